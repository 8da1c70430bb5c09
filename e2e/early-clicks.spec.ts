import type { Page } from '@playwright/test';
import { signInAs } from './setup/account.ts';
import { untilAlive } from './setup/journey.ts';
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
  await page.getByRole('banner').getByRole('button', { name: 'Scarica l’app' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await release();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a form sent before the scripts came is answered', async ({ page }) => {
  await signInAs(page, 'impaziente@example.it');
  await holdScripts(page);
  await page.goto('/it/profile/details', { waitUntil: 'commit' });
  await page.locator('#details').getByLabel('Telefono').fill('+39 051 765432');
  await page.locator('#details').getByRole('button', { name: 'Salva' }).click();
  await expect(page.locator('#details').getByText('Salvato')).toBeVisible();
});
