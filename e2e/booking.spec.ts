import type { Page } from '@playwright/test';
import {
  chooseTime,
  countTaps,
  dateInDays,
  digitsInMail,
  expectAccessible,
  findAndChooseTime,
  giveDetails,
  journeys,
  linkInMail,
  query,
  toBook,
} from './setup/journey.ts';
import { NARROW, picture, wholePicture } from './setup/screens.ts';
import { expect, test } from './setup/test.ts';

const { town } = journeys();

test('a guest on a phone books in ten taps, proves the e-mail by mailed digits, and later cancels', async ({
  page,
}) => {
  await page.setViewportSize(NARROW);
  const taps = await countTaps(page);
  const offer = /Massaggio rilassante/;
  await findAndChooseTime(page, { named: 'Studio Aria', offer, days: 4, time: '09:00' });
  await giveDetails(page, 'conferma@example.it');
  await page.getByRole('button', { name: /Prenota e paga sul posto/ }).click();
  await expect(page.getByText(/controlla la tua e-mail/i).first()).toBeVisible();
  const code = page.getByRole('textbox', { name: 'Il codice di sei cifre' });
  await expect(code).toBeFocused();
  await expectAccessible(page);
  await picture(page, 'prove-email');
  const digits = await digitsInMail('conferma@example.it');
  await code.fill(digits === '000000' ? '000001' : '000000');
  await expect(code).toHaveAttribute('aria-invalid', 'true');
  await code.fill(digits);
  await expect(page).toHaveURL(/\/reservation-success/);
  await expect(page.getByRole('heading', { name: 'Prenotazione confermata' })).toBeVisible();
  expect(await taps()).toBeLessThanOrEqual(10);
  await expect(page.getByRole('link', { name: 'Aggiungi al calendario' })).toHaveAttribute(
    'href',
    /^data:text\/calendar/,
  );
  await expect(page.getByRole('link', { name: 'Crea un account' })).toBeVisible();
  await expectAccessible(page);
  await wholePicture(page, 'booked');

  const confirmLink = await linkInMail(
    'conferma@example.it',
    'reservation-to-confirm',
    '/reservation-confirmation/',
  );
  await page.goto(confirmLink);
  await expect(page).toHaveURL(/\/reservation-confirmation-error\?reason=used$/);
  await expect(page.getByText(/La prenotazione è già confermata/)).toBeVisible();
  await expect(page.getByRole('button', { name: /Conferm/ })).toHaveCount(0);

  await page.goto(await linkInMail('conferma@example.it', 'reservation-confirmed', '/manage/'));
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Annulla la prenotazione' }).click();
  await page
    .getByRole('button', { name: /annulla/i })
    .first()
    .click();
  await expect(async () => {
    const [row] = await query<{ status: string; reason: string }>(
      `select r.status, r.cancel_reason as reason from reservations r join people p on p.id = r.person_id where p.email = 'conferma@example.it'`,
    );
    expect(row).toEqual({ status: 'C', reason: 'byCustomer' });
  }).toPass();
});

test('a wrong link ends in a clear page with a way on', async ({ page }) => {
  await page.goto('/reservation-confirmation/a.b.nonsense');
  await expect(page).toHaveURL(/\/reservation-confirmation-error$/);
  await expect(page.getByRole('heading', { name: 'Qualcosa è andato storto' })).toBeVisible();
  await expect(page.getByText('Riprova più tardi')).toBeVisible();
  await expect(page.getByRole('button', { name: /Conferm/ })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Torna a Radura' }).click();
  await expect(page).toHaveURL(({ pathname }) => pathname === '/it' || pathname === '/');
});

test('what costs nothing is booked without a payment page', async ({ page }) => {
  await chooseTime(page, { provider: town.studio, offer: /Prova gratuita/, days: 4, time: '15:00' });
  await giveDetails(page, 'gratis@example.it');
  await page
    .getByRole('button', { name: /Prenota|Conferma/ })
    .last()
    .click();
  await expect(page.getByRole('heading', { name: 'Prenotazione confermata' })).toBeVisible();
  expect(page.url()).not.toContain('/pay/');
  const booked = await query<{ price: number; status: string; payments: number }>(
    `select o.total_cents as price, r.status,
        (select count(*)::int from card_payments c where c.provider_id = o.provider_id and c.order_id = o.id) as payments
      from orders o join reservations r on r.provider_id = o.provider_id and r.id = o.subject_id
      join people p on p.id = o.person_id where p.email = 'gratis@example.it'`,
  );
  expect(booked).toEqual([{ price: 0, status: 'A', payments: 0 }]);
});

test('two browsers want one place: one gets it, the other is told and shown the times', async ({
  browser,
}) => {
  const rivals = await Promise.all(
    ['uno@example.it', 'due@example.it'].map(async (email) => {
      const page = await (await browser.newContext({ locale: 'it-IT' })).newPage();
      await chooseTime(page, { provider: town.onlineOnly, days: 5, time: '11:00' });
      await giveDetails(page, email);
      return page;
    }),
  );
  await Promise.all(rivals.map((page) => page.getByRole('button', { name: /Paga .* e prenota/ }).click()));
  await expect.poll(() => rivals.filter((page) => page.url().includes('/pay/')).length).toBe(1);
  const [loser] = rivals.filter((page) => !page.url().includes('/pay/'));
  if (!loser) throw new Error('Both were sent to pay');
  await expect(loser.getByRole('alert').first()).toHaveText(
    'A quell’ora nessuno è libero. Scegli un altro orario.',
  );
  const taken = await query(
    "select 1 from holds where provider_id = $1 and (starts_at at time zone 'Europe/Rome')::date = $2::date",
    [town.onlineOnly, dateInDays(5)],
  );
  expect(taken).toHaveLength(1);
});

test('without a connection nothing typed is lost, the same button books once it is back, and another code proves the e-mail', async ({
  page,
  context,
  faults,
}) => {
  faults.provoke(/net::ERR_INTERNET_DISCONNECTED/);
  await chooseTime(page, { provider: town.studio, days: 6, time: '09:00' });
  await giveDetails(page, 'galleria@example.it');
  await context.setOffline(true);
  const book = page.getByRole('button', { name: /Prenota e paga sul posto/ });
  await book.click();
  await expect(page.getByText('Non siamo riusciti a inviare')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue('galleria@example.it');
  await page.getByRole('link', { name: 'Cambia orario' }).click();
  await expect(page.getByText('Non siamo riusciti a caricare')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue('galleria@example.it');
  await context.setOffline(false);
  await book.click();
  await expect(page.getByText(/controlla la tua e-mail/i).first()).toBeVisible();

  const email = 'galleria@example.it';
  const first = await digitsInMail(email);
  await page.getByRole('button', { name: 'Invia un altro codice' }).click();
  await expect(page.getByText(`Abbiamo inviato un nuovo codice a ${email}`)).toBeVisible();
  const code = page.getByRole('textbox', { name: 'Il codice di sei cifre' });
  await expect(code).toBeFocused();
  await expect.poll(() => digitsInMail(email)).not.toBe(first);
  await code.fill(await digitsInMail(email));
  await expect(page).toHaveURL(/\/reservation-success/);
});

test('on a phone the month stands from Monday on, and is walked through by keys', async ({ page }) => {
  await page.setViewportSize(NARROW);
  await page.goto(`/it/provider/${journeys().town.studio}`);
  await toBook(page, /Massaggio rilassante/).click();
  const grid = page.getByRole('grid', { name: 'Giorno' });
  await expect(grid).toBeVisible();
  await page.locator('[data-turn="1"]').click();
  await expect(page).toHaveURL(/month=/);
  await page.getByRole('button', { name: 'Vedi il mese intero' }).click();
  await expectAccessible(page);

  const columns = await grid.getByRole('gridcell').evaluateAll((cells) =>
    cells.map((cell) => {
      const date = new Date(`${cell.getAttribute('data-day')}T12:00:00Z`);
      return { weekday: (date.getUTCDay() + 6) % 7, left: Math.round(cell.getBoundingClientRect().left) };
    }),
  );
  const lefts = [0, 1, 2, 3, 4, 5, 6].map(
    (weekday) => new Set(columns.filter((each) => each.weekday === weekday).map(({ left }) => left)),
  );
  for (const places of lefts) expect(places.size).toBe(1);
  const order = lefts.map((places) => [...places][0] ?? 0);
  expect(order).toEqual(order.toSorted((one, other) => one - other));
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);

  const free = grid.getByRole('link');
  await free.first().focus();
  const first = await focusedDay(page);
  await page.keyboard.press('ArrowRight');
  expect((await focusedDay(page)) > first).toBe(true);
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('ArrowDown');
  expect(new Date(await focusedDay(page)).getUTCDay()).toBe(new Date(first).getUTCDay());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/day=/);
});

async function focusedDay(page: Page): Promise<string> {
  return page.evaluate(() => document.activeElement?.closest('[data-day]')?.getAttribute('data-day') ?? '');
}

test.describe('terms', () => {
  const cancellingIsFree = (hours: number) =>
    query('update providers set free_cancellation_hours = $2 where id = $1', [town.studio, hours]);

  test.afterEach(() => cancellingIsFree(24));

  test('terms that change while the form is filled in are shown, and those that were agreed stay', async ({
    page,
  }) => {
    const email = 'condizioni@example.it';
    await chooseTime(page, { provider: town.studio, days: 10, time: '13:00' });
    await giveDetails(page, email);
    const words = page.getByText('Puoi annullare gratis entro');
    const shownAtFirst = await words.textContent();
    await cancellingIsFree(48);
    const book = page.getByRole('button', { name: /Prenota e paga sul posto/ });
    await book.click();
    await expect(page.getByRole('alert').first()).toContainText(
      'Le condizioni per annullare o spostare sono cambiate',
    );
    await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue(email);
    await expect(words).not.toHaveText(shownAtFirst ?? '');
    const agreed = /entro (.+?)\. Dopo/.exec((await words.textContent()) ?? '')?.[1] ?? 'no moment';
    await book.click();
    await expect(page.getByText(/controlla la tua e-mail/i).first()).toBeVisible();

    await cancellingIsFree(96);
    await page.goto(await linkInMail(email, 'reservation-to-confirm', '/reservation-confirmation/'));
    await page.getByRole('button', { name: /Conferm/ }).click();
    await expect(page).toHaveURL(/\/reservation-success/);
    await page.goto(await linkInMail(email, 'reservation-confirmed', '/manage/'));
    await expect(page.getByText(`Puoi spostarla gratis fino a ${agreed}`)).toBeVisible();
    await page.getByText('Termini di questa prenotazione').click();
    await expect(page.getByRole('heading', { name: 'Che cosa fa Radura' })).toBeVisible();
    await expectAccessible(page);
  });
});
