import type { Page } from '@playwright/test';
import { signInAtCenter } from './setup/account.ts';
import { dateInDays, expectAccessible, journeys, query, secondsAgo, untilAlive } from './setup/journey.ts';
import { aDeskCenter, comeIn as comeInto } from './setup/desk-center.ts';
import { NARROW, open, picture } from './setup/screens.ts';
import { expect, test } from './setup/test.ts';

const OWNER = 'owner-calendario@example.it';
/** Far from what other journeys book at the studio. */
const DAY = 400;

const at = (search = '', language = 'it'): string =>
  `/${language}/business/${journeys().town.studio}/calendar${search}`;

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
  await expect(page.getByRole('heading', { level: 1, name: 'Calendario' })).toBeVisible();
  const anna = page.getByRole('region', { name: /^Anna Verdi, / });
  await expect(anna.getByRole('link')).toHaveCount(4);
  await expect(
    anna.getByRole('link', {
      name: /^10:00–11:00, Piero Rossi, Massaggio rilassante, con Anna Verdi, pagata, prima visita/,
    }),
  ).toBeVisible();
  await expect(booking(page, 'Giulia Costa.*da pagare.*con una nota.*presa online')).toBeVisible();
  await expect(booking(page, 'Marta Fabbri.*da confermare')).toBeVisible();
  await expect(booking(page, 'Ugo Sala')).toHaveCount(0);
  await expectAccessible(page);
  await picture(page, 'day-1280-it');

  await page.locator('summary', { hasText: 'Opzioni' }).click();
  await page.getByRole('checkbox', { name: 'Prenotazioni annullate' }).click();
  await expect(booking(page, 'Ugo Sala.*annullata')).toBeVisible();
  await expect(page).toHaveURL(/cancelled=1/);
  await expectAccessible(page);
  await picture(page, 'day-options-1280-it');
  await page.getByRole('checkbox', { name: 'Bruno Neri' }).click();
  await expect(booking(page, 'Sofia Gallo')).toHaveCount(0);
  await expect(anna.getByRole('link')).toHaveCount(5);
  await page.getByRole('link', { name: 'Tutti', exact: true }).click();
  await expect(booking(page, 'Sofia Gallo')).toBeVisible();
  await page.keyboard.press('Escape');
  await booking(page, 'Sofia Gallo').click();
  const drawer = page.getByRole('dialog', { name: 'Sofia Gallo' });
  await expect(drawer).toBeVisible();
  await expect(page).toHaveURL(/\/calendar\/\d+\?date=/);
  await picture(page, 'drawer-1280-it');
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL(/\/calendar\?date=/);

  const views = page.getByRole('navigation', { name: 'Vista' });
  await views.getByRole('link', { name: 'Settimana' }).click();
  await expect(page.locator('[data-column]')).toHaveCount(7);
  await expect(booking(page, 'Sofia Gallo')).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'week-1280-it');
  await views.getByRole('link', { name: 'Lun–ven' }).click();
  await expect(page.locator('[data-column]')).toHaveCount(5);
  await views.getByRole('link', { name: 'Mese' }).click();
  await expect(page.getByRole('link', { name: /: 6 prenotazioni$/ })).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'month-1280-it');
  await views.getByRole('link', { name: 'Agenda' }).click();
  await expect(
    page.getByRole('heading', { level: 2, name: new RegExp(`^\\w+ì? ${Number(dateInDays(DAY).slice(8))} `) }),
  ).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'agenda-1280-it');
});

test('every view says whose bookings it shows, leads to one person’s and back, and blocks name theirs', async ({
  page,
}) => {
  test.slow();
  await aDay();
  await book({ firstname: 'Lena', lastname: 'Prima', date: dateInDays(-DAY), from: '10:00' });
  await comeIn(page);
  await open(page, at(`?view=week&date=${dateInDays(DAY)}`));
  const who = page.getByRole('navigation', { name: 'Persone' });
  const everybody = who.getByRole('link', { name: 'Tutti', exact: true });
  const bruno = who.getByRole('link', { name: 'Bruno Neri', exact: true });
  await expect(everybody).toHaveAttribute('aria-current', 'true');
  await expect(bruno).not.toHaveAttribute('aria-current');
  // In lanes of this width by initials
  await expect(booking(page, 'Sofia Gallo')).toContainText('BN');
  await expect(booking(page, 'Piero Rossi')).toContainText('AV');
  await expectAccessible(page);
  await picture(page, 'who-week-1280-it');
  await bruno.click();
  await expect(bruno).toHaveAttribute('aria-current', 'true');
  await expect(booking(page, 'Piero Rossi')).toHaveCount(0);
  // Its columns are of one person: no block repeats who it is
  await expect(booking(page, 'Sofia Gallo')).not.toContainText(/BN|Bruno/);
  await picture(page, 'who-week-one-1280-it');
  await page.keyboard.press('1');
  await expect(page.locator('[data-column]')).toHaveCount(1);
  await expect(bruno).toHaveAttribute('aria-current', 'true');
  await expectAccessible(page);
  await picture(page, 'who-day-one-1280-it');
  await everybody.click();
  await expect(booking(page, 'Piero Rossi')).toBeVisible();
  // Over a column a person stand the names themselves
  await expect(who).toHaveCount(0);

  await open(page, at(`?view=month&date=${dateInDays(DAY)}`));
  await expect(bruno).toBeVisible();
  await expect(booking(page, 'Piero Rossi')).toContainText('AV');
  await expect(booking(page, 'Giulia Costa').locator('svg:visible')).not.toHaveCount(0);
  await expect(booking(page, 'Marta Fabbri.*da confermare')).toHaveCSS('outline-style', 'dashed');
  await expect(booking(page, 'Piero Rossi')).toHaveCSS('outline-style', 'none');
  await expectAccessible(page);
  await booking(page, 'Marta Fabbri').scrollIntoViewIfNeeded();
  await picture(page, 'who-month-1280-it');
  const ink = await booking(page, 'Piero Rossi').evaluate((line) => getComputedStyle(line).color);
  await open(page, at(`?view=month&date=${dateInDays(-DAY)}`));
  await expect(booking(page, 'Lena Prima')).not.toHaveCSS('color', ink);
  await open(page, at(`?view=agenda&date=${dateInDays(-DAY)}`));
  await expect(booking(page, 'Lena Prima').locator('strong')).not.toHaveCSS('color', ink);

  await open(page, at(`?view=week&colour=service&date=${dateInDays(DAY)}`, 'en'));
  await expect(page.getByRole('list', { name: 'Colours' }).getByRole('listitem')).not.toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'People' })).toHaveCount(0);
  await expectAccessible(page);
  await picture(page, 'who-week-services-1280-en');

  await page.setViewportSize(NARROW);
  await open(page, at(`?view=agenda&date=${dateInDays(DAY)}`));
  await bruno.click();
  await expect(booking(page, 'Piero Rossi')).toHaveCount(0);
  await expectAccessible(page);
  await picture(page, 'who-agenda-390-it');
  await open(page, at(`?people=${page.url().match(/people=(\d+)/)?.[1]}&date=${dateInDays(DAY)}`));
  await picture(page, 'who-day-390-it');
  await everybody.click();
  await expect(booking(page, 'Piero Rossi')).toBeVisible();
  expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(
    NARROW.width,
  );
});

test('breaks and closings go and come by their ticks, and each view has the options that do something in it', async ({
  page,
}) => {
  const center = await aDeskCenter({ center: 'Casa delle Pause', person: 'Pina Pause' });
  await query(
    `with h as (insert into holidays (provider_id, starts_local, ends_local, is_whole_day, name)
       values ($1, $3::date + time '15:00', $3::date + time '17:00', false, 'Inventario'))
     insert into breaks (provider_id, resource_id, weekday, start_minute, end_minute)
       values ($1, $2, extract(isodow from $3::date)::int, 720, 780)`,
    [center.id, center.person, dateInDays(DAY)],
  );
  await comeInto(page, center);
  const calendar = (search = ''): string =>
    `/it/business/${center.id}/calendar?date=${dateInDays(DAY)}${search}`;
  const options = page.locator('summary', { hasText: 'Opzioni' });
  const grid = page.getByRole('region', { name: /^Pina Pause, / });
  const [pause, closed] = [grid.getByText('Pausa', { exact: true }), grid.getByText('Chiuso: Inventario')];
  await open(page, calendar());
  await expect(pause).toHaveCount(1);
  await expect(closed).toHaveCount(1);
  await options.click();
  const breaks = page.getByRole('checkbox', { name: 'Pause e tempi bloccati' });
  const holidays = page.getByRole('checkbox', { name: 'Ferie e chiusure' });
  await breaks.click();
  await expect(pause).toHaveCount(0);
  await expect(closed).toHaveCount(1);
  await holidays.click();
  await expect(closed).toHaveCount(0);
  await breaks.click();
  await expect(pause).toHaveCount(1);
  await holidays.click();
  await expect(closed).toHaveCount(1);
  await expect(page.getByRole('checkbox', { name: 'Tutte le 24 ore' })).toBeVisible();
  await expect(page.getByLabel('Griglia')).toBeVisible();

  // A month and an agenda have no grid, and no breaks; what they do not ask about stays as it is
  for (const view of ['month', 'agenda']) {
    await open(page, calendar(`&view=${view}&hours=all`));
    await expect(page.getByText('Inventario')).toHaveCount(1);
    await options.click();
    await expect(page.getByRole('checkbox', { name: 'Tempi bloccati', exact: true })).toBeVisible();
    await expect(page.getByRole('checkbox', { name: 'Tutte le 24 ore' })).toHaveCount(0);
    await expect(page.getByLabel('Griglia')).toHaveCount(0);
    await holidays.click();
    await expect(page.getByText('Inventario')).toHaveCount(0);
    await expect(page).toHaveURL(/hours=all/);
  }
});

test('the calendar comes again as it was left, by whichever way, until the one it was kept to is gone', async ({
  page,
}) => {
  const center = await aDeskCenter({ center: 'Casa dei Ritorni', person: 'Rita Ritorni' });
  await query(
    `insert into resources (provider_id, kind, type, name) values ($1, 1, 'collaborator', 'Remo Ritorni')`,
    [center.id],
  );
  await comeInto(page, center);
  const today = `/it/business/${center.id}/today`;
  const sidebar = page.getByRole('link', { name: 'Calendario', exact: true }).first();
  await open(page, `/it/business/${center.id}/calendar?view=week&hours=all&date=${dateInDays(DAY)}`);
  await page.getByRole('navigation', { name: 'Persone' }).getByRole('link', { name: 'Remo Ritorni' }).click();
  await expect(page).toHaveURL(/people=\d+/);
  await open(page, today);
  await sidebar.click();
  await expect(page).toHaveURL(/\/calendar\?view=week&people=\d+&hours=all$/);
  await expect(page.getByRole('link', { name: 'Remo Ritorni' })).toHaveAttribute('aria-current', 'true');

  await query(`update resources set archived = true where provider_id = $1 and name = 'Remo Ritorni'`, [
    center.id,
  ]);
  await open(page, today);
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Cerca' });
  await palette.getByRole('textbox').fill('calend');
  await palette.getByRole('menuitem', { name: 'Calendario', exact: true }).click();
  await expect(page).toHaveURL(/\/calendar\?view=week/);
  // Nobody is shown but who is still there
  await expect(page.locator('[data-column]')).toHaveCount(7);
  await expect(page.getByText('Remo Ritorni')).toHaveCount(0);
  await open(page, today);
  await sidebar.click();
  await expect(page).toHaveURL(/\/calendar\?view=week&hours=all$/);
});

test('a phone shows one person’s day at a time, in both languages, and a week to scroll through', async ({
  page,
}) => {
  await aDay();
  await comeIn(page);
  await page.setViewportSize(NARROW);
  await open(page, at(`?date=${dateInDays(DAY)}`));
  await expect(booking(page, 'Piero Rossi')).toBeVisible();
  await expect(booking(page, 'Sofia Gallo')).toBeHidden();
  await expectAccessible(page);
  await picture(page, 'day-390-it');
  const people = page.getByRole('navigation', { name: 'Persone' });
  await people.getByRole('link', { name: 'Bruno Neri' }).click();
  await expect(booking(page, 'Sofia Gallo')).toBeVisible();
  await expect(booking(page, 'Piero Rossi')).toBeHidden();
  const wide = await page.evaluate<number>('document.documentElement.scrollWidth');
  expect(wide).toBeLessThanOrEqual(NARROW.width);

  await open(page, at(`?view=agenda&date=${dateInDays(DAY)}`, 'en'));
  await expect(booking(page, 'Marta Fabbri.*unconfirmed.*booked online')).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'agenda-390-en');
  await open(page, at(`?view=month&date=${dateInDays(DAY)}`, 'en'));
  await expect(page.getByRole('link', { name: /: 6 reservations$/ })).toBeVisible();
  await picture(page, 'month-390-en');
  await open(page, at(`?view=week&date=${dateInDays(DAY)}`, 'en'));
  await expect(page.locator('[data-column]')).toHaveCount(7);
  await expectAccessible(page);
  await picture(page, 'week-390-en');
  await page.getByRole('button', { name: 'Choose in the month' }).click();
  await expect(page.getByRole('dialog', { name: 'Choose in the month' })).toBeVisible();
  await picture(page, 'month-popover-390-en');
  expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(
    NARROW.width,
  );
});

test('keys walk through the bookings, turn the views, and lead to today', async ({ page }) => {
  await aDay();
  await comeIn(page);
  await open(page, at(`?date=${dateInDays(DAY)}`));
  await booking(page, 'Piero Rossi').focus();
  await page.keyboard.press('ArrowDown');
  await expect(booking(page, 'Giulia Costa')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(booking(page, 'Sofia Gallo|Luca Moretti').first()).toBeVisible();
  await expect(
    booking(page, 'Luca Moretti').or(booking(page, 'Sofia Gallo')).and(page.locator(':focus')),
  ).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowUp');
  await expect(
    page
      .getByRole('region', { name: /^Anna Verdi, / })
      .getByRole('link')
      .and(page.locator(':focus')),
  ).toBeVisible();
  // Who stays on a booking that keys have led to is shown its card, which keeps nobody: `I` leads into it, Escape and any other key leave it.
  await page.keyboard.press('ArrowDown');
  const card = page.getByRole('group', { name: /^Scheda di / });
  await expect(card).toContainText(/Nessun’altra visita/);
  await expect(card.getByRole('button', { name: 'Non si è presentato' })).toHaveCount(0);
  await expectAccessible(page);
  await picture(page, 'card-by-keys-1280-it');
  const held = await page.locator(':focus').getAttribute('data-booking');
  expect(held).not.toBeNull();
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();
  await expect(page.locator(':focus')).toHaveAttribute('data-booking', held ?? '');
  await page.keyboard.press('3');
  await expect(page).toHaveURL(/view=workWeek/);
  await expect(page.locator('[data-column]')).toHaveCount(5);
  await page.keyboard.press('5');
  await expect(page).toHaveURL(/view=agenda/);
  await booking(page, 'Piero Rossi').hover();
  await expect(card).toContainText(/Nessun’altra visita/);
  await page.mouse.move(4, 4);
  await expect(card).toBeHidden();
  // Two keys at once: the second goes on from where the first leads
  await page.evaluate(
    `for (const key of ['1', 't']) document.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))`,
  );
  await expect(page).toHaveURL(/\/calendar$/);
  // A month to choose in, by keys too, that shows which days are looked at.
  await open(page, at(`?view=week&date=${dateInDays(DAY)}`));
  await page.getByRole('button', { name: 'Scegli nel mese' }).click();
  const month = page.getByRole('dialog', { name: 'Scegli nel mese' });
  await expect(month.locator('[data-shown]:visible').first()).toBeVisible();
  await expect(month.locator('th').first()).toHaveText(/^lun/i);
  await expectAccessible(page);
  await picture(page, 'month-popover-1280-it');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(month).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`date=${dateInDays(DAY + 7)}`));
  await page.keyboard.press('1');
  await expect(page).toHaveURL(new RegExp(`calendar\\?date=${dateInDays(DAY + 7)}$`));
  await page.keyboard.press('t');
  await expect(page).toHaveURL(/\/calendar$/);
  // What is typed in a field is the field's.
  await page.getByLabel('Vai al giorno').focus();
  await page.keyboard.press('5');
  // It may be a month already, to which the field leads.
  await expect(page).toHaveURL(/\/calendar(\?date=[\d-]+)?$/);
});

test('a week folds what has no lane into a way to its day, and arrows reach what is too far to be in the page', async ({
  page,
}) => {
  const names = ['Adele', 'Berto', 'Clelia', 'Dario', 'Elvira', 'Furio'];
  for (const firstname of names) await book({ firstname, lastname: 'Piega', from: '10:00' });
  await book({ firstname: 'Sera', lastname: 'Piega', from: '20:00' });
  await comeIn(page);
  await open(page, at(`?view=week&date=${dateInDays(DAY)}`));
  const fold = page.getByRole('link', { name: /^Altre 3 prenotazioni, 10:00–11:00, .*: apri il giorno$/ });
  await expect(fold).toHaveText('+3');
  await expect(page.getByRole('region', { name: /, 7 prenotazioni$/ })).toBeVisible();
  await expect(booking(page, 'Clelia Piega')).toBeVisible();
  await expect(booking(page, 'Dario Piega')).toHaveCount(0);
  await booking(page, 'Clelia Piega').focus();
  await page.keyboard.press('ArrowDown');
  await expect(fold).toBeFocused();
  await expectAccessible(page);
  await picture(page, 'week-folded-1280-it');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/calendar\?date=.*#booking-\d+$/);
  await expect(booking(page, 'Dario Piega')).toBeFocused();

  await page.locator('summary', { hasText: 'Opzioni' }).click();
  await page.getByLabel('Griglia').selectOption('5');
  await page.keyboard.press('Escape');
  await expect(booking(page, 'Sera Piega')).toHaveCount(0);
  await booking(page, 'Furio Piega').focus();
  await page.keyboard.press('ArrowDown');
  await expect(booking(page, 'Sera Piega')).toBeFocused();
  await expect(booking(page, 'Sera Piega')).toBeInViewport();
  await expect(booking(page, 'Adele Piega')).toHaveCount(0);
  await page.keyboard.press('ArrowUp');
  await expect(booking(page, 'Furio Piega')).toBeFocused();
  // Paper has all of the day
  await page.evaluate("dispatchEvent(new Event('beforeprint'))");
  await expect(booking(page, 'Piega')).toHaveCount(7);
  await page.evaluate("dispatchEvent(new Event('afterprint'))");
  await expect(booking(page, 'Sera Piega')).toHaveCount(0);
});

test('what waits for somebody is not moved, and says so: by key, by mouse and under a finger', async ({
  page,
  browser,
}) => {
  test.slow();
  await book({ firstname: 'Marta', from: '10:00', status: 'P' });
  await book({ firstname: 'Rino', from: '12:00', status: 'RSD' });
  await comeIn(page);
  await open(page, at(`?date=${dateInDays(DAY)}`));
  const toasts = page.locator('#toasts');
  await booking(page, 'Rino Prova').focus();
  await page.keyboard.press('m');
  await expect(toasts).toContainText('In attesa del pagamento: non si può spostare.');
  const unconfirmed = 'Da confermare: non si può spostare.';
  await booking(page, 'Marta Prova').focus();
  await page.keyboard.press('M');
  await expect(toasts).toContainText(unconfirmed);
  await picture(page, 'fixed-1280-it');
  await expect(toasts).not.toContainText(unconfirmed);
  const box = await booking(page, 'Marta Prova').boundingBox();
  if (!box) throw new Error('The booking is not in view');
  await page.mouse.move(box.x + 20, box.y + 8);
  await page.mouse.down();
  await page.mouse.move(box.x + 24, box.y + 20, { steps: 3 });
  await expect(toasts).toContainText(unconfirmed);
  await page.mouse.up();
  await expect(page).toHaveURL(/\/calendar\?date=/);

  const phone = await browser.newContext({
    baseURL: test.info().project.use.baseURL,
    storageState: await page.context().storageState(),
    hasTouch: true,
    viewport: NARROW,
    locale: 'en-GB',
  });
  const touched = await phone.newPage();
  await open(touched, at(`?date=${dateInDays(DAY)}`, 'en'));
  await booking(touched, 'Marta Prova').evaluate((link) => link.scrollIntoView({ block: 'center' }));
  const place = await booking(touched, 'Marta Prova').boundingBox();
  const finger = await phone.newCDPSession(touched);
  const points = [{ x: Math.round((place?.x ?? 0) + 40), y: Math.round((place?.y ?? 0) + 10) }];
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: points });
  await expect(touched.locator('#toasts')).toContainText('Not confirmed yet: it cannot be moved.');
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect(touched).toHaveURL(/\/calendar\?date=/);
  await picture(touched, 'fixed-390-en');
  await phone.close();
});

test('free time says which it is, at the step that this browser keeps', async ({ page }) => {
  await comeIn(page);
  await open(page, at(`?date=${dateInDays(DAY)}`));
  const ground = page.getByRole('button', { name: /^Nuova prenotazione: Anna Verdi/ });
  await ground.hover({ position: { x: 60, y: 72 * 2 + 40 } });
  const column = page.getByRole('region', { name: /^Anna Verdi, / });
  await expect(column.getByText('10:30', { exact: true })).toBeVisible();
  await page.locator('summary', { hasText: 'Opzioni' }).click();
  await page.getByLabel('Griglia').selectOption('60');
  await page.keyboard.press('Escape');
  await page.reload();
  await untilAlive(page);
  await page.locator('summary', { hasText: 'Opzioni' }).click();
  await expect(page.getByLabel('Griglia')).toHaveValue('60');
});

test('nights of a clock change say what the clock does, and tell the two 02:30 apart', async ({ page }) => {
  const [spring, autumn] = ['2027-03-28', '2027-10-31'];
  const first = await book({ firstname: 'Nina', date: autumn, from: '01:30' });
  const second = await book({ firstname: 'Otto', date: autumn, from: '04:00' });
  await query(
    "update reservations set starts_at = '2027-10-31T00:30Z', ends_at = '2027-10-31T01:15Z' where id = $1",
    [first],
  );
  await query(
    "update reservations set starts_at = '2027-10-31T01:30Z', ends_at = '2027-10-31T02:15Z' where id = $1",
    [second],
  );
  await comeIn(page);
  await open(page, at(`?date=${autumn}&hours=all`));
  await expect(booking(page, '^02:30–02:15 \\(\\+02:00\\), Nina')).toBeVisible();
  await expect(booking(page, '^02:30–03:15 \\(\\+01:00\\), Otto')).toBeVisible();
  await expect(page.getByText('L’orologio torna indietro').first()).toBeVisible();
  await page.getByRole('region', { name: /^Prenotazioni di/ }).evaluate((element) => element.scrollTo(0, 0));
  await picture(page, 'autumn-1280-it');
  await open(page, at(`?date=${spring}&hours=all`));
  await expect(page.getByText('L’orologio va avanti').first()).toBeVisible();
  await expectAccessible(page);
});

test('a collaborator sees their own column alone, and nothing of who they are not', async ({ page }) => {
  test.slow();
  const { studio } = journeys().town;
  await aDay();
  await signInAtCenter(page, 'carla-calendario@example.it', { providerId: studio, role: 'collaborator' });
  await open(page, at());
  await expect(page.getByText('Nessuna persona dello staff è collegata a te')).toBeVisible();
  await expectAccessible(page);
  const bind = 'update resources set person_id = $3 where provider_id = $1 and name = $2';
  const [carla] = await query<{ id: number }>('select id::int as id from people where email = $1', [
    'carla-calendario@example.it',
  ]);
  await query(bind, [studio, 'Bruno Neri', carla?.id]);
  try {
    await open(page, at(`?date=${dateInDays(DAY)}`));
    await expect(booking(page, 'Sofia Gallo')).toBeVisible();
    await expect(booking(page, 'Piero Rossi')).toHaveCount(0);
    await expect(page.locator('[data-column]')).toHaveCount(1);
    await picture(page, 'own-1280-it');
  } finally {
    await query(bind, [studio, 'Bruno Neri', null]);
  }
});
