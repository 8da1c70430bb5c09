import type { Locator, Page } from '@playwright/test';
import { signInAtCenter } from './setup/account.ts';
import { dateInDays, expectAccessible, journeys, query, secondsAgo } from './setup/journey.ts';
import { NARROW, open } from './setup/screens.ts';
import { expect, test } from './setup/test.ts';

const OWNER = 'owner-calendario@example.it';
/** Far from what other journeys book at the studio. */
const DAY = 400;

const at = (search: string): string => `/it/business/${journeys().town.studio}/calendar${search}`;

const comeIn = (page: Page): Promise<void> =>
  signInAtCenter(page, OWNER, { providerId: journeys().town.studio, role: 'owner' });

interface Wanted {
  person?: string;
  firstname: string;
  lastname?: string;
  offer?: string;
  date?: string;
  from: string;
  minutes?: number;
  status?: string;
  paid?: boolean;
  note?: string;
  channel?: 'Business' | 'Web';
}

const made: { reservations: number[]; orders: number[]; customers: number[] } = {
  reservations: [],
  orders: [],
  customers: [],
};

/** Writes a booking down where it is drawn, without its hold: nothing else happens then. */
async function book(wanted: Wanted): Promise<number> {
  const { person = 'Anna Verdi', firstname, lastname = 'Prova', offer = 'Massaggio rilassante' } = wanted;
  const { date = dateInDays(DAY), from, minutes = 60, status = 'A', paid = false } = wanted;
  const { studio } = journeys().town;
  const [row] = await query<{ id: number; orderId: number; customerId: number }>(
    `with c as (insert into customers (provider_id, firstname, lastname) values ($1, $2, $3) returning id),
      n as (select nextval(pg_get_serial_sequence('reservations', 'id')) as id, ($6 || ' ' || $7)::timestamp as local),
      p as (select id from resources where provider_id = $1 and name = $5),
      f as (select id, name, price_cents from offers where provider_id = $1 and name = $4 limit 1),
      o as (insert into orders (provider_id, customer_id, subject, subject_id, name, resource_name, price_cents, line_count, channel, payment_mode,
          payment_state, platform_fee_basis_points, created_at)
        select $1, c.id, 'reservation', n.id, f.name, $5, f.price_cents, 1, $11, 'onSite', $10, 0, now() from c, n, f returning id),
      l as (insert into order_lines (provider_id, order_id, position, subject, subject_id, name, price_cents, vat_treatment, vat_rate_basis_points)
        select $1, o.id, 1, 'reservation', n.id, f.name, f.price_cents, 'standard', 2200 from o, n, f),
      r as (insert into reservations (id, provider_id, customer_id, offer_id, resource_id, order_id, starts_at, ends_at, local_start, time_zone, status,
          cancel_reason, cancelled_at, expires_at, price_cents, discount_cents, total_cents, prepare_minutes, cleanup_minutes, notice_minutes,
          free_cancellation_hours, language, only_book, note, terms_version, created_at)
        overriding system value
        select n.id, $1, c.id, f.id, p.id, o.id, n.local at time zone 'Europe/Rome',
          (n.local at time zone 'Europe/Rome') + make_interval(mins => $8), n.local, 'Europe/Rome', $9,
          case when $9 = 'C' then 'byCustomer' end, case when $9 = 'C' then now() end, case when $9 in ('P', 'RSD') then $13::timestamptz end, f.price_cents, 0, f.price_cents, 0, 0, 0, 24, 'it', true, $12, '1', now()
        from n, c, p, f, o returning id)
     select r.id::int as id, o.id::int as "orderId", c.id::int as "customerId" from r, o, c`,
    [
      studio,
      firstname,
      lastname,
      offer,
      person,
      date,
      from,
      minutes,
      status,
      paid ? 'fullyPaid' : 'notPaid',
      wanted.channel ?? 'Business',
      wanted.note ?? null,
      secondsAgo(-86_400),
    ],
  );
  if (!row) throw new Error('Nothing was written');
  made.reservations.push(row.id);
  made.orders.push(row.orderId);
  made.customers.push(row.customerId);
  return row.id;
}

test.afterEach(async () => {
  await query('delete from reservations where id = any($1)', [made.reservations]);
  await query('delete from order_lines where order_id = any($1)', [made.orders]);
  await query('delete from orders where id = any($1)', [made.orders]);
  await query('delete from customers where id = any($1)', [made.customers]);
  for (const list of Object.values(made)) list.length = 0;
});

/** A day as a studio has it. */
async function aDay(): Promise<void> {
  await book({ firstname: 'Piero', lastname: 'Rossi', from: '10:00', paid: true });
  await book({
    firstname: 'Giulia',
    lastname: 'Costa',
    from: '11:15',
    minutes: 30,
    note: 'Preferisce il silenzio',
    channel: 'Web',
  });
  await book({
    firstname: 'Marta',
    lastname: 'Fabbri',
    from: '11:30',
    minutes: 75,
    status: 'P',
    channel: 'Web',
  });
  await book({ firstname: 'Ugo', lastname: 'Sala', from: '14:00', minutes: 90, status: 'C' });
  await book({ firstname: 'Elena', lastname: 'De Angelis', from: '15:00', minutes: 15 });
  await book({ person: 'Bruno Neri', firstname: 'Sofia', lastname: 'Gallo', from: '10:30', paid: true });
  await book({
    person: 'Bruno Neri',
    firstname: 'Luca',
    lastname: 'Moretti',
    from: '12:00',
    minutes: 120,
    channel: 'Web',
  });
}

const booking = (page: Page, name: string) => page.getByRole('link', { name: new RegExp(name) });

test('a day has a column a person with all that is booked, and leads to the week, the month, and back', async ({
  page,
}) => {
  await aDay();
  await comeIn(page);
  await open(page, at(`?date=${dateInDays(DAY)}`));
  const anna = page.getByRole('region', { name: /^Anna Verdi, / });
  await expect(anna.getByRole('link')).toHaveCount(4);
  await expect(
    anna.getByRole('link', {
      name: /^10:00–11:00, Piero Rossi, Massaggio rilassante, con Anna Verdi, pagata, prima visita/,
    }),
  ).toBeVisible();
  await expect(booking(page, 'Ugo Sala')).toHaveCount(0);
  await expectAccessible(page);

  await page.locator('summary', { hasText: 'Opzioni' }).click();
  await page.getByRole('checkbox', { name: 'Prenotazioni annullate' }).click();
  await expect(booking(page, 'Ugo Sala.*annullata')).toBeVisible();
  await page.keyboard.press('Escape');
  await booking(page, 'Sofia Gallo').click();
  const drawer = page.getByRole('dialog', { name: 'Sofia Gallo' });
  await expect(drawer).toBeVisible();
  await expect(page).toHaveURL(/\/calendar\/\d+\?date=.*cancelled=1/);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();

  const views = page.getByRole('navigation', { name: 'Vista' });
  await views.getByRole('link', { name: 'Settimana' }).click();
  await expect(page.locator('[data-column]')).toHaveCount(7);
  await expect(booking(page, 'Sofia Gallo')).toBeVisible();
  await expectAccessible(page);
  await views.getByRole('link', { name: 'Mese' }).click();
  await expect(page.getByRole('link', { name: /: 6 prenotazioni$/ })).toBeVisible();
  await expectAccessible(page);
  await views.getByRole('link', { name: 'Agenda' }).click();
  await expect(booking(page, 'Giulia Costa')).toBeVisible();
  await expectAccessible(page);
});

test('a phone shows one person’s day at a time, and a week to scroll through', async ({ page }) => {
  await aDay();
  await comeIn(page);
  await page.setViewportSize(NARROW);
  await open(page, at(`?date=${dateInDays(DAY)}`));
  await expect(booking(page, 'Piero Rossi')).toBeVisible();
  await expect(booking(page, 'Sofia Gallo')).toBeHidden();
  await expectAccessible(page);
  // What is above the day leaves it most of the screen, and half an hour is high enough for a finger
  const topOf = (what: Locator) => what.evaluate((shown) => shown.getBoundingClientRect().top);
  expect(await topOf(page.locator('[data-step]'))).toBeLessThanOrEqual(160);
  const halfHour = page.locator('li[data-key]').filter({ has: booking(page, 'Giulia Costa') });
  expect((await halfHour.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  const people = page.getByRole('navigation', { name: 'Persone' });
  await people.getByRole('link', { name: 'Bruno Neri' }).click();
  await expect(booking(page, 'Sofia Gallo')).toBeVisible();
  await expect(booking(page, 'Piero Rossi')).toBeHidden();
  const width = () => page.evaluate<number>('document.documentElement.scrollWidth');
  expect(await width()).toBeLessThanOrEqual(NARROW.width);
  await open(page, at(`?view=week&date=${dateInDays(DAY)}`));
  await expect(page.locator('[data-column]')).toHaveCount(7);
  expect(await width()).toBeLessThanOrEqual(NARROW.width);
});

test('a pointer is told which free time it is over; keys walk through the bookings and turn the views', async ({
  page,
}) => {
  await aDay();
  await comeIn(page);
  await open(page, at(`?date=${dateInDays(DAY)}`));
  const ground = page.getByRole('button', { name: /^Nuova prenotazione: Anna Verdi/ });
  await ground.hover({ position: { x: 60, y: 72 * 5 + 40 } });
  const anna = page.getByRole('region', { name: /^Anna Verdi, / });
  await expect(anna.getByText('13:30', { exact: true })).toBeVisible();
  await booking(page, 'Piero Rossi').focus();
  await page.keyboard.press('ArrowDown');
  await expect(booking(page, 'Giulia Costa')).toBeFocused();
  // Who stays on a booking that keys have led to is shown its card, which keeps nobody
  const card = page.getByRole('group', { name: 'Scheda di Giulia Costa' });
  await expect(card).toContainText('Preferisce il silenzio');
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();
  await expect(booking(page, 'Giulia Costa')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(
    booking(page, 'Luca Moretti').or(booking(page, 'Sofia Gallo')).and(page.locator(':focus')),
  ).toBeVisible();
  await page.keyboard.press('2');
  await expect(page.locator('[data-column]')).toHaveCount(7);
  await page.keyboard.press('t');
  await expect(page).toHaveURL(/\/calendar\?view=week$/);
});

test('a week folds what has no lane into a way to its day, and arrows reach what is too far to be in the page', async ({
  page,
}) => {
  const names = ['Adele', 'Berto', 'Clelia', 'Dario', 'Elvira', 'Furio'];
  for (const firstname of names) await book({ firstname, lastname: 'Piega', from: '10:00' });
  await book({ firstname: 'Sera', lastname: 'Piega', from: '20:00' });
  await comeIn(page);
  await open(page, at(`?view=week&date=${dateInDays(DAY)}`));
  const fold = page.getByRole('link', { name: /^Altre 4 prenotazioni, 10:00–11:00, .*: apri il giorno$/ });
  await expect(booking(page, 'Clelia Piega')).toHaveCount(0);
  await booking(page, 'Berto Piega').focus();
  await page.keyboard.press('ArrowDown');
  await expect(fold).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(booking(page, 'Clelia Piega')).toBeFocused();

  await page.locator('summary', { hasText: 'Opzioni' }).click();
  await page.getByLabel('Griglia').selectOption('5');
  await page.keyboard.press('Escape');
  await expect(booking(page, 'Sera Piega')).toHaveCount(0);
  await booking(page, 'Furio Piega').focus();
  await page.keyboard.press('ArrowDown');
  await expect(booking(page, 'Sera Piega')).toBeFocused();
  await expect(booking(page, 'Sera Piega')).toBeInViewport();
});
