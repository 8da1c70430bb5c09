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
  payWithCard,
  query,
} from './setup/journey.ts';
import { expect, test } from './setup/test.ts';

const { town, simulator } = journeys();
const NARROW = { width: 390, height: 844 };

/** A picture for whoever asks for them by `PICTURES=folder`. */
async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env['PICTURES'];
  if (folder) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
}

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

/** The bank sends back what was asked for last, once the processor has it. */
async function failLastRefund(): Promise<void> {
  await expect(async () => {
    const [refund] = await query<{ id: string; account: string }>(
      `select f.processor_refund_id as id, p.processor_account_id as account from refunds f
        join card_payments p on p.provider_id = f.provider_id and p.id = f.card_payment_id
        where f.processor_refund_id is not null and f.state = 'requested' order by f.id desc limit 1`,
    );
    const told = await fetch(`${simulator}/simulator/control`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        command: 'settleRefund',
        account: refund?.account,
        refundId: refund?.id,
        status: 'failed',
      }),
    });
    expect(told.status).toBe(200);
  }).toPass({ timeout: 20_000 });
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
  await picture(page, 'list-1280');

  await page.getByRole('link', { name: /Massaggio rilassante/ }).click();
  await expectAccessible(page);
  await picture(page, 'detail-1280');
  await page.getByRole('link', { name: 'Sposta la prenotazione' }).click();
  await expect(page.getByRole('heading', { name: 'Scegli il nuovo orario' })).toBeFocused();
  await expectAccessible(page);
  await picture(page, 'move-1280');
  await page.getByRole('link', { name: 'Lascia com’è' }).click();
  await moveTo(page, 7, '11:00');
  await expect(page.getByText(/Il prezzo resta 50,00/)).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'move-sure-1280');
  await page.getByRole('button', { name: 'Sì, sposta' }).click();
  await expect(page.getByText('Prenotazione spostata').first()).toBeVisible();
  expect(await reservationOf(email)).toEqual({ status: 'A', sequence: 1, local: `${dateInDays(7)} 11:00` });
  await linkInMail(email, 'reservation-moved', '/manage/');
  await picture(page, 'moved-1280');

  await page.getByRole('link', { name: 'Annulla la prenotazione' }).click();
  await expect(page.getByRole('heading', { name: 'Annullare davvero?' })).toBeFocused();
  await page.getByRole('button', { name: 'Sì, annulla' }).click();
  await expect(page.getByText('Annullata', { exact: true })).toBeVisible();
  expect(await reservationOf(email)).toMatchObject({ status: 'C' });

  await page.getByRole('link', { name: 'Storico pagamenti' }).click();
  await expect(page.getByRole('article')).toContainText(/Massaggio rilassante[\s\S]*50,00[\s\S]*Annullato/);
  await expectAccessible(page);
});

test('what was paid comes back when it is cancelled in time, told before the tap', async ({ page }) => {
  const email = 'rimborsata@example.it';
  await signInAs(page, email);
  await chooseTime(page, { provider: town.studio, days: 8, time: '16:00' });
  await giveDetails(page, email);
  await page.getByRole('button', { name: /Paga .* e prenota/ }).click();
  await payWithCard(page, '4242 4242 4242 4242');
  await expect(page).toHaveURL(/\/reservation-success/);
  await page.goto('/it/profile/reservations');
  await page.getByRole('article').filter({ hasText: 'pagato online' }).getByRole('link').click();
  await expect(page.getByText(/Se annulli adesso ti rimborsiamo 45,00/)).toBeVisible();
  await page.getByRole('link', { name: 'Annulla la prenotazione' }).click();
  await expect(page.getByText(/Ti rimborsiamo 45,00/)).toBeVisible();
  await page.getByRole('button', { name: 'Sì, annulla' }).click();
  await expect(page.getByText(/Annullata(, rimborso in arrivo| e rimborsata)/)).toBeVisible();
  await expect(async () => {
    await page.goto('/it/profile/payments');
    await expect(page.getByRole('article').first()).toContainText(/Rimborsato: 45,00/, { timeout: 2000 });
  }).toPass({ timeout: 20_000 });
  await picture(page, 'payments-1280');
  await page.setViewportSize(NARROW);
  await picture(page, 'payments-390');
});

test('who waits for a refund that the bank sent back reads that it failed', async ({ page }) => {
  const email = 'rimandata@example.it';
  await signInAs(page, email);
  await chooseTime(page, { provider: town.studio, days: 9, time: '17:00' });
  await giveDetails(page, email);
  await page.getByRole('button', { name: /Paga .* e prenota/ }).click();
  await payWithCard(page, '4000 0000 0000 7726');
  await expect(page).toHaveURL(/\/reservation-success/);
  await page.goto('/it/profile/reservations');
  await page.getByRole('article').filter({ hasText: 'pagato online' }).getByRole('link').click();
  await page.getByRole('link', { name: 'Annulla la prenotazione' }).click();
  await page.getByRole('button', { name: 'Sì, annulla' }).click();
  await expect(page.getByText('Annullata, rimborso in arrivo')).toBeVisible();
  await failLastRefund();
  await expect(async () => {
    await page.reload();
    await expect(page.getByText('Annullata, rimborso non riuscito')).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 20_000 });
  await expect(page.getByText(/Il rimborso di 45,00.€ non è riuscito/)).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'refund-failed-1280');
  await page.setViewportSize(NARROW);
  await picture(page, 'refund-failed-390');
  await page.goto('/it/profile/payments');
  await expect(page.getByRole('article').first()).toContainText('Rimborso non riuscito');
  await expectAccessible(page);
  await picture(page, 'payments-refund-failed-390');
  await page.setViewportSize({ width: 1280, height: 800 });
  await picture(page, 'payments-refund-failed-1280');
});

test('the filters narrow the list; empty lists say why and go on; the fifth tab begins a second group', async ({
  page,
}) => {
  await page.setViewportSize(NARROW);
  await signInAs(page, 'filtra@example.it');
  await page.goto('/it/profile/reservations');
  await picture(page, 'list-390');
  await page.getByRole('link', { name: 'Video' }).click();
  await expect(page.getByRole('heading', { name: 'Nessun video trovato' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Altro' }).getByRole('link')).toHaveText(['Video']);
  await expect(page.getByRole('list', { name: 'Che cosa' }).getByRole('link')).toHaveText([
    'Tutto',
    'Servizi',
    'Corsi',
    'Eventi',
  ]);
  await expectAccessible(page);
  await picture(page, 'video-390');
  await page.getByRole('link', { name: 'Mostra tutte le prenotazioni' }).click();
  await expect(page.getByRole('link', { name: 'Tutto' })).toHaveAttribute('aria-current', 'true');
  await page.getByRole('link', { name: 'Passate' }).click();
  await expect(page.getByRole('heading', { name: 'Nessuna prenotazione passata' })).toBeVisible();
  const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  expect(isTooWide).toBe(false);
  await page.goto('/en/profile/reservations');
  await expect(page.getByRole('link', { name: 'Upcoming' })).toBeVisible();
  await picture(page, 'list-en-390');
});

test('a calendar program follows the bookings until the address is revoked', async ({ page, request }) => {
  await signInAs(page, 'calendario@example.it');
  await page.goto('/it/profile');
  await page.getByRole('button', { name: 'Crea l’indirizzo' }).click();
  const url = await page.getByLabel('Indirizzo del calendario').inputValue();
  await expectAccessible(page);
  await picture(page, 'feed-1280');
  const answer = await request.get(url);
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
  expect(await answer.text()).toContain('BEGIN:VCALENDAR');
  await page.getByText('Revoca l’indirizzo').click();
  await page.getByRole('button', { name: 'Sì, revoca' }).click();
  await expect(page.getByRole('button', { name: 'Crea l’indirizzo' })).toBeVisible();
  expect((await request.get(url)).status()).toBe(404);
});

test('a guest moves the booking by the mail’s link, on a narrow screen', async ({ page }) => {
  await page.setViewportSize(NARROW);
  const email = 'sposta@example.it';
  await page.goto(await bookAsGuest(page, email, 6, '14:00'));
  await moveTo(page, 8, '09:00');
  await expectAccessible(page);
  await picture(page, 'guest-move-390');
  await page.getByRole('button', { name: 'Sì, sposta' }).click();
  await expect(page.getByText('Prenotazione spostata').first()).toBeVisible();
  expect(await reservationOf(email)).toEqual({ status: 'A', sequence: 1, local: `${dateInDays(8)} 09:00` });
});

test('moving works without scripts', async ({ browser }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false, locale: 'it-IT' })).newPage();
  const scripted = await (await browser.newContext({ locale: 'it-IT' })).newPage();
  const email = 'senza-script@example.it';
  await page.goto(await bookAsGuest(scripted, email, 6, '17:00'));
  await moveTo(page, 9, '12:00');
  await page.getByRole('button', { name: 'Sì, sposta' }).click();
  await expect(page.getByText(/Ti abbiamo mandato un’e-mail/)).toBeVisible();
  expect(await reservationOf(email)).toMatchObject({ sequence: 1, local: `${dateInDays(9)} 12:00` });
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
  await picture(page, 'overlap-1280');
  await page.setViewportSize(NARROW);
  await picture(page, 'overlap-390');
  await page.getByRole('checkbox', { name: ALL_THE_SAME }).check();
  await page.getByRole('button', { name: /Prenota e paga sul posto/ }).click();
  await expect(page.getByRole('heading', { name: 'Prenotazione confermata' })).toBeVisible();

  await page.goto('/it/profile/reservations');
  await page.getByRole('article').filter({ hasText: '18:00' }).getByRole('link').first().click();
  await moveTo(page, 5, '19:00');
  await page.getByRole('button', { name: 'Sì, sposta' }).click();
  await expect(page.getByRole('alert').filter({ hasText: OVERLAP })).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'overlap-move-390');
  await page.setViewportSize({ width: 1280, height: 800 });
  await picture(page, 'overlap-move-1280');
  await page.getByRole('checkbox', { name: ALL_THE_SAME }).check();
  await page.getByRole('button', { name: 'Sì, sposta' }).click();
  await expect(page.getByText('Prenotazione spostata').first()).toBeVisible();
});

test('the same without scripts', async ({ browser }) => {
  const page = await (
    await browser.newContext({ javaScriptEnabled: false, locale: 'it-IT', viewport: NARROW })
  ).newPage();
  const email = 'sovrapposta.senza.script@example.it';
  await signInAs(page, email);
  await bookOnSite(page, email, 4, '18:00');
  await expect(page.getByText('Prenotazione confermata')).toBeVisible();
  await bookOnSite(page, email, 4, '18:30');
  await expect(page.getByText(OVERLAP)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue(email);
  await page.getByRole('checkbox', { name: ALL_THE_SAME }).check();
  await page.getByRole('button', { name: /Prenota e paga sul posto/ }).click();
  await expect(page.getByText('Prenotazione confermata')).toBeVisible();
});
