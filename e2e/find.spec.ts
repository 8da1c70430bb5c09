import type { Page } from '@playwright/test';
import { signInAtCenter } from './setup/account.ts';
import { expectAccessible, journeys, untilAlive } from './setup/journey.ts';
import { expect, test } from './setup/test.ts';

const screen = (path: string, language = 'it'): string =>
  `/${language}/business/${journeys().town.studio}/${path}`;

const comeIn = (page: Page, role: 'owner' | 'collaborator' = 'owner'): Promise<void> =>
  signInAtCenter(page, `${role}-cerca@example.it`, { providerId: journeys().town.studio, role });

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilAlive(page);
}

/** A picture for who looks at the screens: `PICTURES=folder npx playwright test e2e/find.spec.ts`. */
async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env['PICTURES'];
  if (folder) await page.screenshot({ path: `${folder}/${name}.png` });
}

const palette = (page: Page) => page.getByRole('dialog', { name: 'Cerca' });
const field = (page: Page) => palette(page).getByRole('textbox');

/** Ctrl K answers once the part that it opens is here. */
async function openByKeys(page: Page): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused({ timeout: 1000 });
  }).toPass();
}

test('Ctrl K leads from any screen to another, to an act, to a service and to a person, by keys alone', async ({
  page,
}) => {
  await comeIn(page);
  await open(page, screen('services'));
  await openByKeys(page);
  await page.keyboard.type('gall');
  await expect(palette(page).getByRole('menuitem')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(screen('gallery'));
  await expect(palette(page)).toHaveCount(0);

  await openByKeys(page);
  await page.keyboard.type('nuovo serv');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(screen('services/new'));

  await openByKeys(page);
  await page.keyboard.type('massag');
  await expect(palette(page).getByRole('menuitem', { name: 'Massaggi' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Massaggi' })).toBeVisible();
  await page.keyboard.press('Escape');

  await openByKeys(page);
  await page.keyboard.type('owner-cerca');
  await expect(palette(page).getByRole('menuitem', { name: /owner-cerca@example.it/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/users\/\d+$/);
});

test('the palette opens by a click, says when nothing is found, and leaves the screen as it was', async ({
  page,
}) => {
  await comeIn(page);
  await open(page, screen('services'));
  await page.getByRole('link', { name: 'Cerca', exact: true }).click();
  await expect(field(page)).toBeFocused();
  await expect(palette(page).getByRole('menuitem', { name: 'Impostazioni' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.type('zzz');
  await expect(palette(page)).toContainText('Nessun risultato per “zzz”.');
  await page.keyboard.press('Escape');
  await expect(palette(page)).toHaveCount(0);
  await expect(page).toHaveURL(screen('services'));
});

test('a collaborator finds the own services, and neither colleagues nor what is not theirs to do', async ({
  page,
}) => {
  await comeIn(page, 'collaborator');
  await open(page, screen('services'));
  await openByKeys(page);
  await expect(palette(page).getByRole('menuitem', { name: 'Servizi', exact: true })).toBeVisible();
  await expect(palette(page).getByRole('menuitem', { name: 'Impostazioni' })).toHaveCount(0);
  await expect(palette(page).getByRole('menuitem', { name: 'Nuovo servizio' })).toHaveCount(0);
  await page.keyboard.type('cerca@example');
  await expect(palette(page)).toContainText('Nessun risultato');
});

for (const language of ['it', 'en'] as const) {
  for (const width of [390, 1440]) {
    test(`${language} at ${width} px: the search stands as a page and over a screen`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await comeIn(page);
      await open(page, screen('find?q=mas', language));
      await expectAccessible(page);
      await picture(page, `find-page-${language}-${width}`);
      await page.getByRole('link', { name: language === 'it' ? 'Cerca' : 'Search', exact: true }).click();
      await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused();
      await picture(page, `find-all-${language}-${width}`);
      await page.keyboard.type('ser');
      await expect(page.getByRole('dialog').getByRole('menuitem').first()).toBeVisible();
      await expectAccessible(page);
      await picture(page, `find-typed-${language}-${width}`);
    });
  }
}
