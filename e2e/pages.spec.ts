import { expect, test } from '@playwright/test';
import { dateInDays, expectAccessible, journeys } from './setup/journey.ts';

const { town } = journeys();

const PAGES = ['/', '/book/', `/provider/${town.studio}`, `/provider/${town.studio}?offer=1`, '/about', '/privacy', '/cookies', '/terms', '/nope'];

for (const language of ['it', 'en'] as const) {
  for (const path of PAGES) {
    test(`${language} ${path} is accessible, fits 390 px and speaks its language`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(`/${language}${path === '/' ? '' : path}`);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      expect(overflow).toBe(0);
      await expectAccessible(page);
    });
  }
}

test('Italian first, English when asked, and it stays', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'it');
  await page.locator('[lang=en]').first().click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.goto('/about');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('a page that does not exist says so, with the right status', async ({ page }) => {
  for (const path of ['/en/nope', '/en/provider/999999', '/xx/about']) {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
  }
  await page.goto('/en/nope');
  await expect(page.getByText("The page doesn't exist")).toBeVisible();
});

test('on the package Free a contact card stands in place of booking; unpaid says so', async ({ page }) => {
  await page.goto(`/it/provider/${town.onFree}`);
  await expect(page.getByText('+39 051 0000000').first()).toBeVisible();
  await expect(page.getByRole('link', { name: /^Prenota\s*:/ })).toHaveCount(0);
  await page.goto(`/it/provider/${town.unpaid}`);
  await expect(page.getByRole('link', { name: /^Prenota\s*:/ })).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('search, provider, service, day and time can be reached by links and forms', async ({ page }) => {
    await page.goto('/it');
    await page.getByRole('textbox', { name: 'Che cosa' }).or(page.getByRole('searchbox')).first().fill('Studio Aria');
    await page.getByRole('button', { name: 'Cerca' }).click();
    await page.getByRole('link', { name: /Studio Aria/ }).first().click();
    await page.getByRole('link', { name: /Massaggio rilassante/ }).click();
    await page.locator(`a[href*="day=${dateInDays(6)}"]`).first().click();
    await page.getByRole('link', { name: /^10:00/ }).click();
    await expect(page.getByRole('textbox', { name: 'E-mail' })).toBeVisible();
  });
});

test('the keyboard alone books', async ({ page }) => {
  await page.goto(`/it/provider/${town.studio}?offer=1&day=${dateInDays(7)}`);
  await page.getByRole('link', { name: /^10:00/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toBeVisible();
  await page.getByRole('textbox', { name: 'E-mail' }).focus();
  await page.keyboard.type('tastiera@example.it');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  for (let step = 0; step < 8; step += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => document.activeElement?.textContent ?? '');
    if (/Prenota e paga sul posto/.test(focused)) break;
  }
  await page.keyboard.press('Enter');
  await expect(page.getByText(/controlla la tua e-mail/i).first()).toBeVisible();
});
