import { signInAtCenter } from './setup/account.ts';
import { expectAccessible, journeys } from './setup/journey.ts';
import { open } from './setup/screens.ts';
import { expect, test } from './setup/test.ts';

test('Ctrl K leads from any screen to another, to an act and to a service, by keys alone', async ({
  page,
}) => {
  const { studio } = journeys().town;
  const screen = (path: string): string => `/it/business/${studio}/${path}`;
  const palette = page.getByRole('dialog', { name: 'Cerca' });
  /** Ctrl K answers once the part that it opens is here. */
  const openByKeys = () =>
    expect(async () => {
      await page.keyboard.press('Control+k');
      await expect(palette.getByRole('textbox')).toBeFocused({ timeout: 1000 });
    }).toPass();
  await signInAtCenter(page, 'owner-cerca@example.it', { providerId: studio, role: 'owner' });
  await open(page, screen('services'));
  await openByKeys();
  await expectAccessible(page);
  await page.keyboard.type('gall');
  await expect(palette.getByRole('menuitem')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(screen('gallery'));
  await expect(palette).toHaveCount(0);

  await openByKeys();
  await page.keyboard.type('nuovo serv');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(screen('services/new'));

  await openByKeys();
  await page.keyboard.type('massag');
  await expect(palette.getByRole('menuitem', { name: 'Massaggi' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Massaggi' })).toBeVisible();
});
