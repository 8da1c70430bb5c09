import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { logIn, PASSWORD, registerAndConfirm, signInAs } from './setup/account.ts';
import { chooseTime, expectAccessible, giveDetails, journeys, linkInMail, query } from './setup/journey.ts';
import { NARROW } from './setup/screens.ts';
import { expect, test } from './setup/test.ts';

const { town } = journeys();

async function bookAsGuest(page: Page, email: string): Promise<void> {
  await chooseTime(page, { provider: town.studio, days: 9, time: '15:00' });
  await giveDetails(page, email);
  await page.getByRole('button', { name: /Prenota e paga sul posto/ }).click();
  await page.goto(await linkInMail(email, 'reservation-to-confirm', '/reservation-confirmation/'));
  await page.getByRole('button', { name: /Conferm/ }).click();
  await expect(page).toHaveURL(/\/reservation-success/);
}

test('somebody downloads all data, cancels what is to come, deletes the account and begins anew with the same e-mail', async ({
  page,
}) => {
  const email = 'va-via@example.it';
  await page.setViewportSize(NARROW);
  await bookAsGuest(page, email);
  await signInAs(page, email);
  await page.goto('/it/profile/privacy');
  await expectAccessible(page);

  const exported = page.locator('#export');
  await exported.getByRole('button', { name: 'Scarica i dati' }).click();
  await expect(exported.getByText('Inserisci la tua password.')).toBeVisible();
  await exported.getByLabel('La tua password').fill('Non-e-questa-1!');
  await exported.getByRole('button', { name: 'Scarica i dati' }).click();
  await expect(exported.getByText('La password attuale non è giusta.')).toBeVisible();
  await exported.getByLabel('La tua password').fill(PASSWORD);
  const download = page.waitForEvent('download');
  await exported.getByRole('button', { name: 'Scarica i dati' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^radura-\d{4}-\d\d-\d\d\.json$/);
  const told: unknown = JSON.parse(readFileSync(await file.path(), 'utf8'));
  expect(told).toMatchObject({
    person: { email },
    reservations: [{ status: 'A' }],
    orders: [{ paymentState: 'notPaid' }],
  });
  await expect(exported.getByText('Il download è partito.')).toBeVisible();

  await expect(page.getByRole('button', { name: 'Cancella per sempre' })).toHaveCount(0);
  await page
    .locator('#delete')
    .getByRole('link', { name: /Massaggio rilassante/ })
    .click();
  await page.getByRole('link', { name: 'Annulla la prenotazione' }).click();
  await page.getByRole('button', { name: /Annulla la prenotazione|Sì/ }).click();
  await expect(page.getByText('Annullata').first()).toBeVisible();

  await page.goto('/it/profile/privacy');
  await page.getByText('Cancella l’account…').click();
  await expectAccessible(page);
  await page.locator('#delete').getByLabel('La tua password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Cancella per sempre' }).click();
  await expect(page).toHaveURL(/\/it\/account-deleted$/);
  await expect(page.getByRole('heading', { name: 'Il tuo account non c’è più' })).toBeVisible();
  await expectAccessible(page);
  await expect(
    page
      .context()
      .cookies()
      .then((all) => all.filter(({ name }) => name === 'radura_session')),
  ).resolves.toEqual([]);

  await expect(async () => {
    const mails = await query("select state, recipient from mails where kind = 'account-deleted'");
    expect(mails).toContainEqual({ state: 'sent', recipient: '' });
  }).toPass({ timeout: 20_000 });
  expect(await query('select 1 from people where email = $1', [email])).toEqual([]);

  await registerAndConfirm(page, email);
  await logIn(page, email);
  await page.goto('/it/profile/reservations?status=completed');
  await expect(page.getByRole('article')).toHaveCount(0);
});
