import type { Locator, Page } from '@playwright/test';
import { signInAtCenter } from './setup/account.ts';
import { dateInDays, expectAccessible, journeys, query, untilAlive } from './setup/journey.ts';
import { NARROW, picture } from './setup/screens.ts';
import { expect, test } from './setup/test.ts';

const OWNER = 'owner-spostamenti@example.it';
const COLLABORATOR = 'collabora-spostamenti@example.it';
const DAY = dateInDays(45);

const BOOK = `mutation($offer: Id!, $at: String!, $email: String!, $firstname: String, $lastname: String, $resource: Id) {
  createReservationAsAnonymous(subServiceId: $offer, dateTimeFrom: $at, email: $email, firstname: $firstname, lastname: $lastname, resourceId: $resource,
    onlyBook: true, agreements: [{ type: "sharing", decision: "Y" }]) { success }
}`;

interface Staff {
  offer: number;
  /** The same for four at once. */
  group: number;
  nives: number;
  orso: number;
}
let staff: Staff;
let guests = 0;

/** Two of the staff who work from 8 to 20 and do a service of an hour, alone or in groups; nobody else's journey knows them. */
async function aStaff(): Promise<Staff> {
  const [made] = await query<Staff>(
    `with r as (insert into resources (provider_id, kind, type, name, position, quantity)
       select $1, 1, 'collaborator', first || ' Salici', 95, 1 from unnest(array['Nives', 'Orso']) as first returning id, name),
     w as (insert into working_times (provider_id, resource_id, weekday, start_minute, end_minute)
       select $1, r.id, day, 480, 1200 from r, generate_series(1, 7) as day returning id),
     s as (insert into services (provider_id, name, position) values ($1, 'Riflessologia ai salici', 95) returning id),
     o as (insert into offers (provider_id, service_id, name, price_cents, duration_minutes, position, capacity)
       select $1, s.id, kind.name, 5000, 60, 0, kind.capacity from s,
         (values ('Riflessologia ai salici', 1), ('Respiro ai salici', 4)) as kind (name, capacity) returning id, capacity),
     p as (insert into offer_people (provider_id, offer_id, resource_id) select $1, o.id, r.id from o, r returning offer_id)
     select (select id::int from o where capacity = 1) as offer, (select id::int from o where capacity = 4) as group, (select id::int from r where name like 'Nives%') as nives, (select id::int from r where name like 'Orso%') as orso`,
    [journeys().town.studio],
  );
  if (!made) throw new Error('Nobody was made');
  return made;
}

/** A standing booking. @returns its number */
async function book(
  page: Page,
  who: string,
  time: string,
  { resource = staff.nives, offer = staff.offer } = {},
): Promise<number> {
  const [firstname = '', lastname = ''] = who.split(' ');
  const email = `salici-${(guests += 1)}-${Date.now()}@example.it`;
  const variables = { offer, at: `${DAY}T${time}`, email, firstname, lastname, resource };
  const answer = await page.request.post('/graphql', { data: { query: BOOK, variables } });
  const { errors } = (await answer.json()) as { errors?: object[] };
  expect(errors ?? []).toEqual([]);
  const [made] = await query<{ id: number }>(
    `with r as (update reservations set status = 'A', expires_at = null, confirmed_at = now(), waits_for_address = null
        where offer_id = $1 and status = 'P' returning id),
      h as (update holds set expires_at = null where kind = 'reservation' and holder_id in (select id from r) returning id)
     select id::int as id from r`,
    [offer],
  );
  return made?.id ?? 0;
}

interface Standing {
  start: string;
  minutes: number;
  person: number;
  sequence: number;
}
async function standing(id: number): Promise<Standing | undefined> {
  const [row] = await query<Standing>(
    `select to_char(local_start, 'HH24:MI') as start, extract(epoch from ends_at - starts_at)::int / 60 as minutes, resource_id::int as person, sequence
      from reservations where id = $1`,
    [id],
  );
  return row;
}

test.beforeEach(async () => {
  staff = await aStaff();
});
test.afterEach(async () => {
  const offers = [staff.offer, staff.group];
  await query(`delete from holds where kind = 'reservation' and offer_id = any($1)`, [offers]);
  await query(
    `update reservations set status = 'C', cancel_reason = 'byProvider', cancelled_at = now() where offer_id = any($1) and status = 'A'`,
    [offers],
  );
  await query(`update offers set archived = true, active = false where id = any($1)`, [offers]);
  await query(`update resources set archived = true, person_id = null where id = any($1)`, [
    [staff.nives, staff.orso],
  ]);
});

const comeIn = (page: Page): Promise<void> =>
  signInAtCenter(page, OWNER, { providerId: journeys().town.studio, role: 'owner' });

async function open(page: Page, search = '', language = 'it'): Promise<void> {
  const people = search.includes('people') ? '' : `&people=${staff.nives},${staff.orso}`;
  await page.goto(`/${language}/business/${journeys().town.studio}/calendar?date=${DAY}${people}${search}`);
  await untilAlive(page);
}

const booking = (page: Page, name: string) => page.getByRole('link', { name: new RegExp(name) });
const ghost = (page: Page) => page.locator('[data-fit]');

/** The middle of a minute of somebody's column, on the screen. */
async function pointAt(page: Page, resource: number, time: string): Promise<{ x: number; y: number }> {
  const column = page.locator(`[data-column="${resource}"]`);
  const box = await column.boundingBox();
  const from = 480;
  if (!box) throw new Error('The column is not in view');
  const minute = Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
  const perMinute = box.height / 720;
  return { x: box.x + box.width / 2, y: box.y + (minute - from) * perMinute };
}

/** Takes a booking near its upper edge and holds it so that it begins at a time; in steps, as a hand does. */
async function hold(page: Page, name: string, resource: number, time: string): Promise<void> {
  const block = page.locator('[data-movable]').filter({ has: booking(page, name) });
  await block.scrollIntoViewIfNeeded();
  const box = await block.boundingBox();
  if (!box) throw new Error('The booking is not in view');
  const to = await pointAt(page, resource, time);
  await page.mouse.move(box.x + 20, box.y + 8);
  await page.mouse.down();
  await page.mouse.move(box.x + 26, box.y + 16, { steps: 3 });
  await page.mouse.move(to.x, to.y + 8, { steps: 12 });
}

test('a booking is dragged to another time and person, lengthened, and put back', async ({ page }) => {
  test.slow();
  const id = await book(page, 'Livia Fontana', '10:00');
  await comeIn(page);
  await open(page);
  await hold(page, 'Livia Fontana', staff.orso, '11:30');
  await expect(ghost(page)).toHaveAttribute('data-fit', 'free');
  await expect(ghost(page)).toContainText('11:30–12:30, Orso Salici');
  await picture(page, 'drag-free-1280-it');
  await page.mouse.up();
  const bar = page.getByRole('status').filter({ hasText: 'Livia Fontana' });
  await expect(bar).toContainText('11:30–12:30, Orso Salici');
  await expect(booking(page, '^11:30–12:30, Livia Fontana.*con Orso Salici')).toBeVisible();
  await expect(page).toHaveURL(/\/calendar\?date=/);
  expect(await standing(id)).toMatchObject({ start: '11:30', person: staff.orso, minutes: 60 });
  await expectAccessible(page);
  await picture(page, 'drag-moved-1280-it');
  await bar.getByRole('button', { name: 'Annulla' }).click();
  await expect(booking(page, '^10:00–11:00, Livia Fontana.*con Nives Salici')).toBeVisible();
  expect(await standing(id)).toMatchObject({ start: '10:00', person: staff.nives });

  const block = await booking(page, 'Livia Fontana').boundingBox();
  if (!block) throw new Error('The booking is not in view');
  const end = await pointAt(page, staff.nives, '11:30');
  await page.mouse.move(block.x + 30, block.y + block.height - 2);
  await page.mouse.down();
  await page.mouse.move(end.x, end.y, { steps: 8 });
  await expect(ghost(page)).toContainText('10:00–11:30');
  await page.mouse.up();
  await expect(booking(page, '^10:00–11:30, Livia Fontana')).toBeVisible();
  expect(await standing(id)).toMatchObject({ start: '10:00', minutes: 90 });
  // Whether the customer is told is asked while it can be taken back: yes, unless somebody says no
  const tells = bar.getByRole('checkbox', { name: 'Avvisa il cliente' });
  await expect(tells).toBeChecked();
  await tells.uncheck();
  await expect
    .poll(
      async () =>
        (await query('select from audit_entries where action = $1 and subject_id = $2', ['tellOfMove', id]))
          .length,
    )
    .toBe(1);
  await expect(tells).not.toBeChecked();
  await picture(page, 'drag-not-told-1280-it');
});

test('over another booking it is refused in words, against a rule it asks why, and Escape lets go', async ({
  page,
  faults,
}) => {
  test.slow();
  faults.provoke(/net::ERR_CONNECTION_FAILED .*\/graphql/);
  const id = await book(page, 'Mirco Salvi', '10:00');
  await book(page, 'Nora Pace', '14:00');
  await page.setViewportSize({ width: 1280, height: 1400 });
  await comeIn(page);
  await open(page, '&hours=all');
  // All 24 hours are drawn: the day's own are reckoned from midnight.
  const at = async (time: string) => {
    const box = await page.locator(`[data-column="${staff.nives}"]`).boundingBox();
    if (!box) throw new Error('The column is not in view');
    const minute = Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
    return { x: box.x + box.width / 2, y: box.y + (minute * box.height) / 1440 };
  };
  const take = async (): Promise<void> => {
    const block = booking(page, 'Mirco Salvi');
    // From five in the morning on: all that is aimed at lies far from the edges, where the grid would scroll.
    await page
      .locator('[data-by=person]')
      .evaluate((element) => element.scrollTo(0, (5 * element.scrollHeight) / 24));
    const box = await block.boundingBox();
    if (!box) throw new Error('The booking is not in view');
    await page.mouse.move(box.x + 20, box.y + 8);
    await page.mouse.down();
    await page.mouse.move(box.x + 24, box.y + 20, { steps: 3 });
  };
  await take();
  const taken = await at('13:30');
  await page.mouse.move(taken.x, taken.y + 8, { steps: 10 });
  await expect(ghost(page)).toHaveAttribute('data-fit', 'hard');
  await expect(ghost(page)).toContainText('C’è già un’altra prenotazione');
  await picture(page, 'drag-taken-1280-it');
  await page.mouse.up();
  await expect(page.locator('#toasts')).toContainText('C’è già un’altra prenotazione');
  await expect(ghost(page)).toBeHidden();
  expect(await standing(id)).toMatchObject({ start: '10:00', sequence: 0 });

  await take();
  const early = await at('07:00');
  await page.mouse.move(early.x, early.y + 8, { steps: 10 });
  await expect(ghost(page)).toHaveAttribute('data-fit', 'soft');
  await expect(ghost(page)).toContainText('L’orario di lavoro');
  await page.keyboard.press('Escape');
  await expect(ghost(page)).toBeHidden();
  await page.mouse.up();
  await expect(page).toHaveURL(/\/calendar\?date=/);
  expect(await standing(id)).toMatchObject({ start: '10:00', sequence: 0 });

  await take();
  const again = await at('07:00');
  await page.mouse.move(again.x, again.y + 8, { steps: 10 });
  await expect(ghost(page)).toHaveAttribute('data-fit', 'soft');
  await page.mouse.up();
  const why = page.getByRole('dialog', { name: 'Motivo dello spostamento' });
  await expect(why.getByText('L’orario di lavoro', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'drag-why-1280-it');
  await why.getByRole('button', { name: 'Sposta lo stesso' }).click();
  await expect(why.getByText(/^Inserisci un valore/)).toBeVisible();
  await why.getByRole('textbox', { name: 'Motivo per procedere lo stesso' }).fill('Parte presto');
  // The server does it, and its answer is lost: what was typed stays, and pressing again does it no second time.
  await page.route(
    '**/graphql',
    async (route) => {
      await route.fetch();
      await route.abort('connectionfailed');
    },
    { times: 1 },
  );
  await why.getByRole('button', { name: 'Sposta lo stesso' }).click();
  await expect(page.locator('#toasts')).toContainText('Nessuna risposta dal server');
  await expect(why.getByRole('textbox')).toHaveValue('Parte presto');
  await why.getByRole('button', { name: 'Sposta lo stesso' }).click();
  await expect(booking(page, '^07:00–08:00, Mirco Salvi')).toBeVisible();
  expect(await standing(id)).toMatchObject({ start: '07:00', sequence: 1 });
});

test('what a colleague changed meanwhile is not moved, and shown as it is now', async ({ page }) => {
  const id = await book(page, 'Irene Gatti', '10:00');
  await comeIn(page);
  // The line is silent: the change is met by the drop, not told before it.
  await page.routeWebSocket(/\/graphql/, () => {});
  await open(page);
  await query(
    `update reservations set starts_at = starts_at + interval '5 hours', ends_at = ends_at + interval '5 hours',
      local_start = local_start + interval '5 hours', sequence = sequence + 1 where id = $1`,
    [id],
  );
  await hold(page, 'Irene Gatti', staff.nives, '12:00');
  await page.mouse.up();
  await expect(page.locator('#toasts')).toContainText('Nel frattempo la prenotazione è cambiata');
  await expect(booking(page, '^15:00–16:00, Irene Gatti')).toBeVisible();
  expect(await standing(id)).toMatchObject({ start: '15:00', sequence: 1 });
});

test('keys move a booking, and say what they do', async ({ page }) => {
  const id = await book(page, 'Sara Monti', '10:00');
  await comeIn(page);
  await open(page);
  await booking(page, 'Sara Monti').focus();
  await page.keyboard.press('m');
  await expect(page.getByText(/^Sposti Sara Monti\. Frecce/)).toBeAttached();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(page.getByText(/10:30–11:45, Orso Salici\. Libero$/)).toBeAttached();
  await picture(page, 'keys-1280-it');
  await page.keyboard.press('Enter');
  await expect(booking(page, '^10:30–11:45, Sara Monti.*con Orso Salici')).toBeVisible();
  expect(await standing(id)).toMatchObject({ start: '10:30', minutes: 75, person: staff.orso });

  await booking(page, 'Sara Monti').focus();
  await page.keyboard.press('M');
  await page.keyboard.press('ArrowUp');
  await expect(ghost(page)).toContainText('10:15–11:30');
  await page.keyboard.press('Escape');
  await expect(ghost(page)).toBeHidden();
  await expect(booking(page, 'Sara Monti')).toBeFocused();
  expect(await standing(id)).toMatchObject({ start: '10:30' });

  // In the hour that a night shows twice it is asked which is meant, after the drop
  await query(
    `with r as (update reservations set starts_at = '2027-10-31T03:00Z', ends_at = '2027-10-31T04:00Z', local_start = '2027-10-31 04:00' where id = $1),
       o as (update orders set starts_at = '2027-10-31T03:00Z', ends_at = '2027-10-31T04:00Z' where id = (select order_id from reservations where id = $1))
     update holds set starts_at = '2027-10-31T03:00Z', service = tstzrange('2027-10-31T03:00Z', '2027-10-31T04:00Z'),
       busy = tstzrange('2027-10-31T03:00Z', '2027-10-31T04:00Z') where kind = 'reservation' and holder_id = $1`,
    [id],
  );
  await page.goto(
    `/it/business/${journeys().town.studio}/calendar?date=2027-10-31&people=${staff.nives},${staff.orso}&hours=all`,
  );
  await untilAlive(page);
  await booking(page, 'Sara Monti').focus();
  await page.keyboard.press('m');
  for (let step = 0; step < 6; step += 1) await page.keyboard.press('ArrowUp');
  await expect(ghost(page)).toContainText('02:30');
  await page.keyboard.press('Enter');
  const why = page.getByRole('dialog', { name: 'Motivo dello spostamento' });
  await why.getByRole('textbox', { name: 'Motivo per procedere lo stesso' }).fill('Turno di notte');
  await page.keyboard.press('Enter');
  const bar = page.getByRole('status').filter({ hasText: 'Sara Monti' });
  const which = bar.getByRole('group', { name: 'Quella notte le 02:30 vengono due volte' });
  await expect(which.getByRole('radio', { name: 'La prima (+02:00)' })).toBeChecked();
  const instant = async () =>
    (
      await query<{ at: string }>(`select to_json(starts_at)::text as at from reservations where id = $1`, [
        id,
      ])
    )[0]?.at;
  expect(await instant()).toContain('T00:30:00');
  await which.getByRole('radio', { name: 'La prima (+02:00)' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(booking(page, '^02:30–03:30 \\(\\+01:00\\), Sara Monti')).toBeVisible();
  await expect(bar).toContainText('02:30–03:30');
  expect(await instant()).toContain('T01:30:00');
  await expectAccessible(page);
  await picture(page, 'second-of-two-1280-it');
  await bar.getByRole('button', { name: 'Annulla' }).click();
  await expect(booking(page, '^04:00–05:00, Sara Monti')).toBeVisible();
});

test('keys go on from where a booking or a block was dropped, and Z takes it back in its own time', async ({
  page,
}) => {
  test.slow();
  const id = await book(page, 'Dina Orti', '10:00');
  await query(
    `insert into breaks (provider_id, resource_id, is_block, reason, local_date, start_minute, end_minute)
      values ($1, $2, true, 'Riunione ai salici', $3, 840, 900)`,
    [journeys().town.studio, staff.nives, DAY],
  );
  await comeIn(page);
  await page.clock.install();
  await open(page);
  const dina = (whose: string) => booking(page, `^10:00–11:00, Dina Orti.*con ${whose} Salici`);
  const carry = async (): Promise<void> => {
    await page.keyboard.press('m');
    await page.keyboard.press('ArrowRight');
    await expect(ghost(page)).toContainText('Orso Salici');
    await page.keyboard.press('Enter');
  };
  await dina('Nives').focus();
  await carry();
  await expect(dina('Orso')).toBeFocused();
  expect(await standing(id)).toMatchObject({ person: staff.orso });
  const bar = page.getByRole('status').filter({ hasText: 'Dina Orti' });
  await expect(bar.getByRole('button', { name: 'Annulla' })).toHaveAttribute('aria-keyshortcuts', 'Z');
  await picture(page, 'keys-moved-1280-it');
  // Nobody is hurried: the time to take it back begins with the next key
  await page.clock.fastForward(60_000);
  await expect(bar).toBeVisible();
  await page.keyboard.press('z');
  await expect(dina('Nives')).toBeFocused();
  await expect(bar).toBeHidden();
  expect(await standing(id)).toMatchObject({ person: staff.nives });
  await carry();
  await expect(dina('Orso')).toBeFocused();
  await page.keyboard.press('Shift');
  await page.clock.fastForward(15_000);
  await expect(bar).toBeHidden();

  const block = (column: number) =>
    page.locator(`[data-column="${column}"] [data-block]`).filter({ hasText: 'Riunione ai salici' });
  await block(staff.nives).focus();
  await carry();
  await expect(block(staff.orso)).toBeFocused();
  await page.keyboard.press('z');
  await expect(block(staff.nives)).toBeFocused();
  await expect(block(staff.orso)).toHaveCount(0);
});

test('a group goes together, by mouse and by keys, and is put back by one press', async ({ page }) => {
  test.slow();
  const offer = staff.group;
  const ids = [
    await book(page, 'Alba Neri', '10:00', { offer }),
    await book(page, 'Bice Galli', '10:00', { offer }),
  ];
  const everybody = () => Promise.all(ids.map((id) => standing(id)));
  await comeIn(page);
  // The line is silent: who joins is met by the drop, not shown before it.
  await page.routeWebSocket(/\/graphql/, () => {});
  await open(page);
  // Each of a group has marks of their own: a first visit, booked online, unpaid
  await expect(booking(page, 'Alba Neri').locator('svg')).toHaveCount(3);
  await hold(page, 'Bice Galli', staff.orso, '12:00');
  await expect(ghost(page)).toHaveAttribute('data-fit', 'free');
  await expect(ghost(page)).toContainText('12:00–13:00, Orso Salici');
  await expect(ghost(page)).toContainText('Respiro ai salici, 2 prenotazioni');
  await picture(page, 'group-drag-1280-it');
  await page.mouse.up();
  const bar = page.getByRole('status').filter({ hasText: 'Respiro ai salici, 2 prenotazioni' });
  await expect(bar).toContainText('12:00–13:00, Orso Salici');
  await expect(bar.getByRole('checkbox', { name: 'Avvisa i clienti' })).toBeChecked();
  for (const name of ['Alba Neri', 'Bice Galli'])
    await expect(booking(page, `^12:00–13:00, ${name}.*con Orso Salici`)).toBeVisible();
  expect(await everybody()).toMatchObject(ids.map(() => ({ start: '12:00', person: staff.orso })));
  await expectAccessible(page);
  await picture(page, 'group-moved-1280-it');
  await bar.getByRole('checkbox', { name: 'Avvisa i clienti' }).uncheck();
  const untold = () =>
    query('select from audit_entries where action = $1 and subject_id = any($2)', ['tellOfMoves', ids]);
  await expect.poll(async () => (await untold()).length).toBe(2);
  await bar.getByRole('button', { name: 'Annulla' }).click();
  for (const name of ['Alba Neri', 'Bice Galli'])
    await expect(booking(page, `^10:00–11:00, ${name}.*con Nives Salici`)).toBeVisible();
  expect(await everybody()).toMatchObject(
    ids.map(() => ({ start: '10:00', person: staff.nives, sequence: 2 })),
  );

  await booking(page, 'Alba Neri').focus();
  await page.keyboard.press('m');
  await expect(page.getByText(/^Sposti Respiro ai salici, 2 prenotazioni\. Frecce/)).toBeAttached();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(page.getByText(/10:15–11:30, Nives Salici\. Libero$/)).toBeAttached();
  await page.keyboard.press('Enter');
  await expect(booking(page, '^10:15–11:30, Bice Galli')).toBeVisible();
  expect(await everybody()).toMatchObject(ids.map(() => ({ start: '10:15', minutes: 75 })));

  // Who has joined since it was drawn is not left behind: it is refused, and drawn anew
  await query('update offers set duration_minutes = 75 where id = $1', [offer]);
  await book(page, 'Clelia Fusco', '10:15', { offer });
  await hold(page, 'Alba Neri', staff.nives, '14:00');
  await page.mouse.up();
  await expect(page.locator('#toasts')).toContainText('Nel frattempo la prenotazione è cambiata');
  await expect(booking(page, '^10:15–11:30, Clelia Fusco')).toBeVisible();
  expect(await everybody()).toMatchObject(ids.map(() => ({ start: '10:15' })));
});

test('a booking’s card says who comes and what is next, by mouse and by key', async ({ page }) => {
  const id = await book(page, 'Tosca Villa', '10:00');
  await query(`update reservations set note = 'Porta il referto' where id = $1`, [id]);
  await query(
    `update customers set phone = '+39 333 7778899' where id = (select customer_id from reservations where id = $1)`,
    [id],
  );
  await comeIn(page);
  await open(page);
  const card = page.getByRole('group', { name: 'Scheda di Tosca Villa' });
  await booking(page, 'Tosca Villa').hover();
  await expect(card.getByText('Porta il referto')).toBeVisible();
  await expect(card.getByRole('link', { name: '+39 333 7778899' })).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'card-1280-it');
  // It can be pointed at, and Escape closes it.
  await card.getByText('Porta il referto').hover();
  await expect(card).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();
  // What is dragged is never under a card.
  await hold(page, 'Tosca Villa', staff.nives, '13:00');
  await expect(ghost(page)).toBeVisible();
  await expect(card).toBeHidden();
  await page.keyboard.press('Escape');
  await page.mouse.up();

  await booking(page, 'Tosca Villa').focus();
  await page.keyboard.press('i');
  await expect(card).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(booking(page, 'Tosca Villa')).toBeFocused();
  await page.keyboard.press('i');
  await expect(card.getByRole('link', { name: 'Scheda cliente' })).toBeVisible();
  await card.getByRole('link', { name: /^Incassa 50,00/ }).click();
  await expect(page.getByRole('dialog', { name: 'Tosca Villa' })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/calendar/${id}\\?.*#reservation-money$`));
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(booking(page, 'Tosca Villa')).toBeVisible();
});

test('a pull over free time begins a reservation that is so long', async ({ page }) => {
  await comeIn(page);
  await open(page);
  const [from, to] = [await pointAt(page, staff.orso, '09:00'), await pointAt(page, staff.orso, '10:15')];
  await page.mouse.move(from.x, from.y + 4);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y + 4, { steps: 6 });
  await expect(page.getByText('09:00–10:30', { exact: true })).toBeVisible();
  await page.mouse.up();
  const form = page.getByRole('dialog', { name: 'Nuova prenotazione: Orso Salici' });
  await expect(form.getByRole('combobox', { name: 'Ora' })).toHaveValue('09:00');
  await expect(form.getByRole('textbox', { name: 'Minuti' })).toHaveValue('90');
  await form.getByRole('button', { name: 'Altre opzioni' }).click();
  await expect(page).toHaveURL(/reservations\/new\?.*time=09:00.*durationMinutes=90/);
  await expect(page.getByRole('textbox', { name: 'Durata in minuti' })).toHaveValue('90');
});

/** One finger on the screen; where it is put, goes and leaves. */
async function aFinger(page: Page) {
  const touch = await page.context().newCDPSession(page);
  return (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0) =>
    touch.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: Math.round(x), y: Math.round(y) }],
    });
}

/** Presses long on what is in the middle of the screen and takes it an hour down; the finger stays. */
async function takeAnHourDown(page: Page, finger: Awaited<ReturnType<typeof aFinger>>, block: Locator) {
  await block.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const held = await block.boundingBox();
  if (!held) throw new Error('The booking is not in view');
  await finger('touchStart', held.x + 40, held.y + 10);
  await expect(ghost(page)).toBeVisible();
  const column = await page.locator(`[data-column="${staff.nives}"]`).boundingBox();
  const hour = (column?.height ?? 0) / 12;
  for (let step = 1; step <= 8; step += 1)
    await finger('touchMove', held.x + 40, held.y + 10 + (step * hour) / 8);
}

test.describe('by touch on a narrow screen', () => {
  test.use({ viewport: NARROW, hasTouch: true });
  test('a long press holds a booking, and a swipe scrolls', async ({ page }) => {
    const id = await book(page, 'Elio Bassi', '10:00');
    await comeIn(page);
    await open(page, `&person=${staff.nives}`, 'en');
    const finger = await aFinger(page);
    const block = booking(page, 'Elio Bassi');
    await block.scrollIntoViewIfNeeded();
    const box = await block.boundingBox();
    if (!box) throw new Error('The booking is not in view');
    const grid = page.locator('[data-by=person]');
    const before = await grid.evaluate(({ scrollTop }) => scrollTop);
    await finger('touchStart', box.x + 40, box.y + 10);
    for (let step = 1; step <= 6; step += 1) await finger('touchMove', box.x + 40, box.y + 10 - step * 20);
    await finger('touchEnd');
    await expect.poll(() => grid.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(before + 40);
    // It rolls on for a while: a finger that is put down meanwhile only stops it.
    let last = -1;
    await expect(async () => {
      const top = await grid.evaluate(({ scrollTop }) => scrollTop);
      const isStill = top === last;
      last = top;
      expect(isStill).toBe(true);
    }).toPass({ intervals: [250] });
    await expect(ghost(page)).toBeHidden();
    expect(await standing(id)).toMatchObject({ start: '10:00' });

    await takeAnHourDown(page, finger, block);
    await expect(ghost(page)).toContainText('11:00–12:00');
    await expect(ghost(page)).toHaveAttribute('data-fit', 'free');
    await picture(page, 'touch-390-en');
    await finger('touchEnd');
    await expect(booking(page, '^11:00–12:00, Elio Bassi')).toBeVisible();
    expect(await standing(id)).toMatchObject({ start: '11:00' });
    await expectAccessible(page);
    await picture(page, 'touch-moved-390-en');
  });

  test('a long press near the end of a booking lengthens it, and a short one has no such end', async ({
    page,
  }) => {
    const id = await book(page, 'Elsa Pini', '10:00');
    await comeIn(page);
    await open(page, `&person=${staff.nives}`, 'en');
    const finger = await aFinger(page);
    const column = await page.locator(`[data-column="${staff.nives}"]`).boundingBox();
    const hour = (column?.height ?? 0) / 12;
    const block = booking(page, 'Elsa Pini');
    const pullEnd = async (hours: number): Promise<void> => {
      await block.evaluate((element) => element.scrollIntoView({ block: 'center' }));
      const held = await block.boundingBox();
      if (!held) throw new Error('The booking is not in view');
      const end = held.y + held.height - 10;
      await finger('touchStart', held.x + 40, end);
      await expect(ghost(page)).toBeVisible();
      for (let part = 1; part <= 8; part += 1)
        await finger('touchMove', held.x + 40, end + (part * hours * hour) / 8);
    };
    await pullEnd(0.5);
    await expect(ghost(page)).toContainText('10:00–11:30');
    await picture(page, 'touch-longer-390-en');
    await finger('touchEnd');
    await expect(booking(page, '^10:00–11:30, Elsa Pini')).toBeVisible();
    expect(await standing(id)).toMatchObject({ start: '10:00', minutes: 90 });
    await pullEnd(-1);
    await finger('touchEnd');
    await expect(booking(page, '^10:00–10:30, Elsa Pini')).toBeVisible();
    await pullEnd(0.5);
    await expect(ghost(page)).toContainText('10:30–11:00');
    await finger('touchEnd');
    await expect(booking(page, '^10:30–11:00, Elsa Pini')).toBeVisible();
    expect(await standing(id)).toMatchObject({ start: '10:30', minutes: 30 });
  });

  test('a long press on one of a group takes all of them along, and one press puts them back', async ({
    page,
  }) => {
    const offer = staff.group;
    const ids = [
      await book(page, 'Gemma Riva', '10:00', { offer }),
      await book(page, 'Ilario Costa', '10:00', { offer }),
    ];
    await comeIn(page);
    await open(page, `&person=${staff.nives}`, 'en');
    const finger = await aFinger(page);
    await takeAnHourDown(page, finger, booking(page, 'Gemma Riva'));
    await expect(ghost(page)).toContainText('11:00–12:00');
    await expect(ghost(page)).toContainText('Respiro ai salici, 2 reservations');
    await expect(ghost(page)).toHaveAttribute('data-fit', 'free');
    await picture(page, 'touch-group-390-en');
    await finger('touchEnd');
    const bar = page.getByRole('status').filter({ hasText: 'Respiro ai salici, 2 reservations' });
    for (const name of ['Gemma Riva', 'Ilario Costa'])
      await expect(booking(page, `^11:00–12:00, ${name}`)).toBeVisible();
    const all = () => Promise.all(ids.map((id) => standing(id)));
    expect(await all()).toMatchObject(ids.map(() => ({ start: '11:00', person: staff.nives })));
    await expectAccessible(page);
    await picture(page, 'touch-group-moved-390-en');
    await bar.getByRole('button', { name: 'Undo' }).tap();
    for (const name of ['Gemma Riva', 'Ilario Costa'])
      await expect(booking(page, `^10:00–11:00, ${name}`)).toBeVisible();
    expect(await all()).toMatchObject(ids.map(() => ({ start: '10:00', person: staff.nives })));
  });
});

test('a collaborator whose owner forbids it holds nothing', async ({ page }) => {
  const { studio } = journeys().town;
  const id = await book(page, 'Zeno Riva', '10:00');
  await signInAtCenter(page, COLLABORATOR, { providerId: studio, role: 'collaborator' });
  const [person] = await query<{ id: number }>('select id::int as id from people where email = $1', [
    COLLABORATOR,
  ]);
  await query('update resources set person_id = $2 where id = $1', [staff.nives, person?.id]);
  const allow = (may: boolean) =>
    query('update providers set collaborators_act_on_own = $2 where id = $1', [studio, may]);
  await allow(false);
  try {
    await open(page, '&people=');
    await expect(booking(page, 'Zeno Riva')).toBeVisible();
    await expect(page.locator('[data-movable]')).toHaveCount(0);
    await booking(page, 'Zeno Riva').focus();
    await page.keyboard.press('m');
    await page.keyboard.press('ArrowDown');
    await expect(ghost(page)).toHaveCount(0);
    await allow(true);
    await page.reload();
    await untilAlive(page);
    await expect(page.locator('[data-movable]')).toHaveCount(1);
    expect(await standing(id)).toMatchObject({ start: '10:00' });
  } finally {
    await allow(true);
  }
});
