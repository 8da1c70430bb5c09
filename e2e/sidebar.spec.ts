import { signInAtCenter } from './setup/account.ts';
import { expectAccessible, journeys } from './setup/journey.ts';
import { open } from './setup/screens.ts';
import { expect, test } from './setup/test.ts';

test('the sidebar becomes icons, keeps its names and ways, and comes so again; a phone has its bar', async ({
  page,
}) => {
  const providerId = journeys().town.studio;
  const screen = (path: string): string => `/it/business/${providerId}/${path}`;
  const side = page.getByRole('banner');
  const width = async (): Promise<number> => (await side.boundingBox())?.width ?? 0;
  await signInAtCenter(page, 'barra@example.it', { providerId, role: 'owner' });
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, screen('services'));
  expect(await width()).toBe(260);
  const only = page.getByRole('button', { name: 'Solo icone' });
  await only.click();
  await expect(only).toHaveAttribute('aria-pressed', 'true');
  expect(await width()).toBe(64);
  await expectAccessible(page);
  const nav = page.getByRole('navigation', { name: 'Menu dell’attività' });
  await expect(nav.getByRole('link', { name: 'Clienti' })).toHaveAttribute('title', 'Clienti');

  // What opens over the screen stands within it
  await side.getByText('Altro da registrare').locator('..').click();
  await expect(page.getByRole('link', { name: 'Cliente di passaggio' })).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await side.getByRole('link', { name: /^Avvisi/ }).click();
  await expect(page.getByRole('dialog', { name: 'Avvisi' })).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');

  // From the server on, without a moment of the other width
  expect(await (await page.request.get(screen('services'))).text()).toContain('data-sidebar="icons"');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(only).toBeHidden();
  expect(await width()).toBe(390);
  await page.getByText('Altro', { exact: true }).last().click();
  await page.getByRole('link', { name: 'Impostazioni' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Impostazioni' })).toBeVisible();
});
