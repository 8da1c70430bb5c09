import type { Page } from '@playwright/test';
import { signInAs, signInAtCenter } from './setup/account.ts';
import { journeys, untilAlive } from './setup/journey.ts';
import { expect, test } from './setup/test.ts';

/** Keeps the page's scripts away until the returned function is called: the page is there, and nothing but HTML answers. */
async function holdScripts(page: Page): Promise<() => Promise<void>> {
  let release = (): void => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return async () => {
    release();
    await untilAlive(page);
  };
}

test('a button clicked before the scripts came opens its dialog once they are there, once', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const release = await holdScripts(page);
  await page.goto('/it', { waitUntil: 'commit' });
  await page.getByRole('banner').getByRole('button', { name: 'Contattaci' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await release();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the scripts leave the page where its reader has scrolled it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAs(page, 'scorre@example.it');
  const release = await holdScripts(page);
  await page.goto('/it/profile', { waitUntil: 'commit' });
  await page.locator('#consents').waitFor();
  await page.mouse.move(200, 400);
  await page.mouse.wheel(0, 900);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(800);
  const before = await page.evaluate(() => scrollY);
  await release();
  expect(await page.evaluate(() => scrollY)).toBe(before);
});

test('a town typed before the scripts came stays, and is what the form sends', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/it/business/register', { waitUntil: 'commit' });
  const town = page.getByLabel('Città');
  await town.fill('Como');
  await release();
  await page.getByLabel(/Nome del centro/).fill('Studio Lago');
  await page.getByRole('radio', { name: /Un’attività in proprio/ }).check({ force: true });
  await expect(town).toHaveValue('Como');
  await page.getByRole('button', { name: 'Registra la mia attività' }).click();
  await expect(page.getByRole('main')).toContainText('E-mail');
  await expect(town).toHaveValue('Como');
});

test('a form sent before the scripts came is answered', async ({ page }) => {
  await signInAs(page, 'impaziente@example.it');
  await holdScripts(page);
  await page.goto('/it/profile', { waitUntil: 'commit' });
  await page.locator('#details').getByLabel('Telefono').fill('+39 051 765432');
  await page.locator('#details').getByRole('button', { name: 'Salva' }).click();
  await expect(page.locator('#details').getByText('Salvato')).toBeVisible();
});

test.describe('a table, whose rows are built anew when the scripts come', () => {
  const services = (): string => `/it/business/${journeys().town.studio}/services`;

  test.beforeEach(({ page }) =>
    signInAtCenter(page, 'subito@example.it', { providerId: journeys().town.studio, role: 'owner' }),
  );

  test('opens the menu that was clicked before', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto(services(), { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Altro per Massaggi' }).click();
    await release();
    await expect(page.getByRole('menu')).toBeVisible();
  });

  test('opens the menu that was being pressed while they came', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto(services(), { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Altro per Massaggi' }).hover();
    await page.mouse.down();
    await release();
    await expect(page.getByRole('menu')).toHaveCount(0);
    await page.mouse.up();
    await expect(page.getByRole('menu')).toBeVisible();
  });
});
