import type { Page } from '@playwright/test';
import { signInAs } from './setup/account.ts';
import {
  chooseDay,
  chooseTime,
  dateInDays,
  expectAccessible,
  giveDetails,
  journeys,
  linkInMail,
  query,
} from './setup/journey.ts';
import { NARROW } from './setup/screens.ts';
import { expect, test } from './setup/test.ts';

const { town } = journeys();

async function bookAsGuest(page: Page, email: string, days: number, time: string): Promise<string> {
  await chooseTime(page, { provider: town.studio, days, time });
  await giveDetails(page, email);
  await page.getByRole('button', { name: /Prenota e paga sul posto/ }).click();
  await page.goto(await linkInMail(email, 'reservation-to-confirm', '/reservation-confirmation/'));
  await page.getByRole('button', { name: /Conferm/ }).click();
  await expect(page).toHaveURL(/\/reservation-success/);
  return linkInMail(email, 'reservation-confirmed', '/manage/');
}

async function moveTo(page: Page, days: number, time: string): Promise<void> {
  await page.getByRole('link', { name: 'Sposta la prenotazione' }).click();
  await chooseDay(page, days);
  await page.getByRole('link', { name: new RegExp(`^${time}`) }).click();
  await expect(page.getByRole('heading', { name: 'Spostare la prenotazione?' })).toBeVisible();
}

async function reservationOf(email: string) {
  const [row] = await query<{ status: string; sequence: number; local: string }>(
    `select r.status, r.sequence, to_char(r.local_start, 'YYYY-MM-DD HH24:MI') as local
      from reservations r join people p on p.id = r.person_id where p.email = $1 order by r.id desc limit 1`,
    [email],
  );
  return row;
}

test('who booked as a guest finds the booking in the profile, moves it, cancels it, and sees the order', async ({
  page,
}) => {
  const email = 'trova@example.it';
  await bookAsGuest(page, email, 6, '10:00');
  await signInAs(page, email);
  await page.goto('/it/profile/reservations');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByText('Confermata')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: /Massaggio rilassante/ }).click();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Sposta la prenotazione' }).click();
  await expect(page.getByRole('heading', { name: 'Scegli il nuovo orario' })).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Lascia com’è' }).click();
  await moveTo(page, 7, '11:00');
  await expect(page.getByText(/Il prezzo resta 50,00/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Sì, sposta' }).click();
  await expect(page.getByText('Prenotazione spostata').first()).toBeVisible();
  expect(await reservationOf(email)).toEqual({ status: 'A', sequence: 1, local: `${dateInDays(7)} 11:00` });
  await linkInMail(email, 'reservation-moved', '/manage/');

  await page.getByRole('link', { name: 'Annulla la prenotazione' }).click();
  await expect(page.getByRole('heading', { name: 'Annullare davvero?' })).toBeFocused();
  await page.getByRole('button', { name: 'Sì, annulla' }).click();
  await expect(page.getByText('Annullata', { exact: true })).toBeVisible();
  expect(await reservationOf(email)).toMatchObject({ status: 'C' });

  await page.getByRole('link', { name: 'Storico pagamenti' }).click();
  await expect(page.getByRole('article')).toContainText(/Massaggio rilassante[\s\S]*50,00[\s\S]*Annullato/);
  await expectAccessible(page);
});

test('a guest moves the booking by the mail’s link, without scripts on a narrow screen', async ({
  browser,
}) => {
  const page = await (
    await browser.newContext({ javaScriptEnabled: false, locale: 'it-IT', viewport: NARROW })
  ).newPage();
  const scripted = await (await browser.newContext({ locale: 'it-IT' })).newPage();
  const email = 'senza-script@example.it';
  await page.goto(await bookAsGuest(scripted, email, 6, '17:00'));
  await moveTo(page, 9, '12:00');
  // The page goes to its form's place once it has come as a whole: a pointer could miss it.
  await page.waitForLoadState();
  await page.getByRole('button', { name: 'Sì, sposta' }).press('Enter');
  await expect
    .poll(() => reservationOf(email))
    .toMatchObject({ sequence: 1, local: `${dateInDays(9)} 12:00` });
  await expect(page.getByText(/Ti abbiamo mandato un’e-mail/)).toBeVisible();
});

test('a calendar program follows the bookings until the address is revoked', async ({ page, request }) => {
  await signInAs(page, 'calendario@example.it');
  await page.goto('/it/profile/calendar');
  await page.getByRole('button', { name: 'Crea l’indirizzo' }).click();
  const url = await page.getByLabel('Indirizzo del calendario').inputValue();
  const answer = await request.get(url);
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
  expect(await answer.text()).toContain('BEGIN:VCALENDAR');
  await page.getByText('Revoca l’indirizzo').click();
  await page.getByRole('button', { name: 'Sì, revoca' }).click();
  await expect(page.getByRole('button', { name: 'Crea l’indirizzo' })).toBeVisible();
  expect((await request.get(url)).status()).toBe(404);
});

const OVERLAP = 'In quell’orario hai già un’altra prenotazione.';
const ALL_THE_SAME = 'Va bene lo stesso, anche se gli orari si sovrappongono';

/** Books on site as the signed-in customer, up to the answer. */
async function bookOnSite(page: Page, email: string, days: number, time: string): Promise<void> {
  await chooseTime(page, { provider: town.studio, days, time });
  await giveDetails(page, email);
  await page.getByRole('button', { name: /Prenota e paga sul posto/ }).click();
}

test('who has another booking at that time is told, and goes on when they say so, in booking and in moving', async ({
  page,
}) => {
  const email = 'sovrapposta@example.it';
  await signInAs(page, email);
  await bookOnSite(page, email, 5, '18:00');
  await expect(page.getByRole('heading', { name: 'Prenotazione confermata' })).toBeVisible();
  await bookOnSite(page, email, 5, '18:30');
  await expect(page.getByRole('alert').filter({ hasText: OVERLAP })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue(email);
  await expect(page.getByRole('checkbox').first()).toBeChecked();
  await expectAccessible(page);
  await page.setViewportSize(NARROW);
  await page.getByRole('checkbox', { name: ALL_THE_SAME }).check();
  await page.getByRole('button', { name: /Prenota e paga sul posto/ }).click();
  await expect(page.getByRole('heading', { name: 'Prenotazione confermata' })).toBeVisible();

  await page.goto('/it/profile/reservations');
  await page.getByRole('article').filter({ hasText: '18:00' }).getByRole('link').first().click();
  await moveTo(page, 5, '19:00');
  await page.getByRole('button', { name: 'Sì, sposta' }).click();
  await expect(page.getByRole('alert').filter({ hasText: OVERLAP })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('checkbox', { name: ALL_THE_SAME }).check();
  await page.getByRole('button', { name: 'Sì, sposta' }).click();
  await expect(page.getByText('Prenotazione spostata').first()).toBeVisible();
});
