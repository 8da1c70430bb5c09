import type { Page } from '@playwright/test';
import { signInAtCenter } from './setup/account.ts';
import { expectAccessible, journeys, untilAlive } from './setup/journey.ts';
import { expect, test } from './setup/test.ts';

const screen = (path: string, language = 'it'): string =>
  `/${language}/business/${journeys().town.studio}/${path}`;

const comeIn = (page: Page, email: string): Promise<void> =>
  signInAtCenter(page, email, { providerId: journeys().town.studio, role: 'owner' });

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilAlive(page);
}

/** A picture for who looks at the screens: `PICTURES=folder npx playwright test e2e/sidebar.spec.ts`. */
async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env['PICTURES'];
  if (folder) await page.screenshot({ path: `${folder}/${name}.png` });
}

const side = (page: Page) => page.getByRole('banner');
const widthOf = async (page: Page): Promise<number> => (await side(page).boundingBox())?.width ?? 0;

test('the sidebar becomes icons, keeps its names and ways, and comes so again', async ({ page }) => {
  await comeIn(page, 'barra@example.it');
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, screen('calendar'));
  expect(await widthOf(page)).toBe(260);
  await picture(page, 'sidebar-names-1280-it');
  const only = page.getByRole('button', { name: 'Solo icone' });
  await expect(only).toHaveAttribute('aria-pressed', 'false');
  await only.click();
  await expect(only).toHaveAttribute('aria-pressed', 'true');
  expect(await widthOf(page)).toBe(64);
  await page.mouse.move(640, 400);
  await picture(page, 'sidebar-icons-1280-it');
  await expectAccessible(page);

  const nav = page.getByRole('navigation', { name: 'Menu dell’attività' });
  await expect(nav.getByRole('link', { name: 'Calendario' })).toHaveAttribute('aria-current', 'page');
  await expect(nav.getByRole('link', { name: 'Clienti' })).toHaveAttribute('title', 'Clienti');
  await nav.getByRole('link', { name: 'Clienti' }).click();
  await expect(page).toHaveURL(screen('customers'));
  expect(await widthOf(page)).toBe(64);

  // What opens over the screen stands within it
  await side(page).getByText('Cambia centro').locator('..').click();
  await expect(page.getByRole('link', { name: 'Aggiungi un centro' })).toBeInViewport({ ratio: 1 });
  await picture(page, 'sidebar-icons-centers-1280-it');
  await page.keyboard.press('Escape');
  await side(page).getByText('Altro da registrare').locator('..').click();
  await expect(page.getByRole('link', { name: 'Cliente di passaggio' })).toBeInViewport({ ratio: 1 });
  await picture(page, 'sidebar-icons-new-1280-it');
  await page.keyboard.press('Escape');
  await side(page)
    .getByRole('link', { name: /^Avvisi/ })
    .click();
  const bell = page.getByRole('dialog', { name: 'Avvisi' });
  await expect(bell).toBeInViewport({ ratio: 1 });
  await picture(page, 'sidebar-icons-bell-1280-it');
  await page.keyboard.press('Escape');
  await expect(side(page).getByRole('link', { name: 'Cambia persona' })).toBeVisible();

  // From the server on, without a moment of the other width
  const html = await (await page.request.get(screen('services'))).text();
  expect(html).toContain('data-sidebar="icons"');
  await open(page, screen('services', 'en'));
  expect(await widthOf(page)).toBe(64);
  await page.getByRole('button', { name: 'Icons only' }).press('Enter');
  expect(await widthOf(page)).toBe(260);
  expect(await (await page.request.get(screen('services'))).text()).not.toContain('data-sidebar');
});

test('what stands above the places fits beside the search in both languages', async ({ page }) => {
  await comeIn(page, 'barra-lingue@example.it');
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const language of ['it', 'en']) {
    await open(page, screen('calendar', language));
    const bell = await side(page).locator('a[href$="/notices"]').boundingBox();
    // The sidebar's edge less what is kept free along it
    expect((bell?.x ?? 0) + (bell?.width ?? 0)).toBeLessThanOrEqual(260 - 8);
  }
});

test('what the package lacks stays, with a mark, and leads to what it does', async ({ page }) => {
  const providerId = journeys().town.onFree;
  await signInAtCenter(page, 'barra-gratuita@example.it', { providerId, role: 'owner' });
  await open(page, `/it/business/${providerId}/services`);
  const nav = page.getByRole('navigation', { name: 'Menu dell’attività' });
  const widget = nav.getByRole('link', { name: 'Widget (non incluso nel pacchetto)' });
  await expect(widget).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'sidebar-free-it');
  await page.getByRole('button', { name: 'Solo icone' }).click();
  await expect(widget).toHaveAttribute('title', 'Widget (non incluso nel pacchetto)');
  await picture(page, 'sidebar-free-icons-it');
  await widget.click();
  await expect(page.locator('[aria-labelledby="widget-gate"]')).toBeVisible();
});

test('a phone has its bar and no such button, whatever was chosen', async ({ page }) => {
  await comeIn(page, 'barra-telefono@example.it');
  await open(page, screen('services'));
  await page.getByRole('button', { name: 'Solo icone' }).click();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('button', { name: 'Solo icone' })).toBeHidden();
  await expect(page.getByRole('navigation').getByText('Altro', { exact: true }).last()).toBeVisible();
  expect(await widthOf(page)).toBe(390);
  await picture(page, 'sidebar-390-it');
});
