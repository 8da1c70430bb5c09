import type { Page } from '@playwright/test';
import { signInAtCenter } from './setup/account.ts';
import { dateInDays, expectAccessible, journeys, query, untilAlive } from './setup/journey.ts';
import { NARROW } from './setup/screens.ts';
import { expect, test } from './setup/test.ts';

const OWNER = 'owner-spostamenti@example.it';
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

interface Status {
  start: string;
  minutes: number;
  person: number;
  sequence: number;
}
async function standing(id: number): Promise<Status | undefined> {
  const [row] = await query<Status>(
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

async function open(page: Page, search = ''): Promise<void> {
  const people = `&people=${staff.nives},${staff.orso}`;
  await page.goto(`/it/business/${journeys().town.studio}/calendar?date=${DAY}${people}${search}`);
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

test('a booking is dragged to another time and person, lengthened, put back, and the customer is not told', async ({
  page,
}) => {
  const id = await book(page, 'Livia Fontana', '10:00');
  await comeIn(page);
  await open(page);
  await hold(page, 'Livia Fontana', staff.orso, '11:30');
  await expect(ghost(page)).toHaveAttribute('data-fit', 'free');
  await expect(ghost(page)).toContainText('11:30–12:30, Orso Salici');
  await page.mouse.up();
  const bar = page.getByRole('status').filter({ hasText: 'Livia Fontana' });
  await expect(bar).toContainText('11:30–12:30, Orso Salici');
  await expect(booking(page, '^11:30–12:30, Livia Fontana.*con Orso Salici')).toBeVisible();
  expect(await standing(id)).toMatchObject({ start: '11:30', person: staff.orso, minutes: 60 });
  await expectAccessible(page);
  await bar.getByRole('button', { name: 'Ripristina' }).click();
  await expect(booking(page, '^10:00–11:00, Livia Fontana.*con Nives Salici')).toBeVisible();

  const block = await booking(page, 'Livia Fontana').boundingBox();
  if (!block) throw new Error('The booking is not in view');
  const end = await pointAt(page, staff.nives, '11:30');
  await page.mouse.move(block.x + 30, block.y + block.height - 2);
  await page.mouse.down();
  await page.mouse.move(end.x, end.y, { steps: 8 });
  await page.mouse.up();
  await expect(booking(page, '^10:00–11:30, Livia Fontana')).toBeVisible();
  expect(await standing(id)).toMatchObject({ start: '10:00', minutes: 90 });
  // Whether the customer is told is asked while it can be taken back: yes, unless somebody says no
  const tells = bar.getByRole('checkbox', { name: 'Avvisa il cliente' });
  await expect(tells).toBeChecked();
  await tells.uncheck();
  const untold = () =>
    query('select from audit_entries where action = $1 and subject_id = $2', ['tellOfMove', id]);
  await expect.poll(async () => (await untold()).length).toBe(1);
});

test('over another booking it is refused in words, against a rule it asks why, and Escape lets go', async ({
  page,
}) => {
  const id = await book(page, 'Mirco Salvi', '10:00');
  await book(page, 'Nora Pace', '14:00');
  // From 18 on nobody works: still drawn, as the other one works till 20
  await query('update working_times set end_minute = 1080 where resource_id = $1', [staff.nives]);
  await page.setViewportSize({ width: 1280, height: 1400 });
  await comeIn(page);
  await open(page);
  await hold(page, 'Mirco Salvi', staff.nives, '13:30');
  await expect(ghost(page)).toHaveAttribute('data-fit', 'hard');
  await page.mouse.up();
  await expect(page.locator('#toasts')).toContainText('C’è già un’altra prenotazione');
  await expect(ghost(page)).toBeHidden();

  await hold(page, 'Mirco Salvi', staff.nives, '17:30');
  await expect(ghost(page)).toHaveAttribute('data-fit', 'soft');
  await page.keyboard.press('Escape');
  await expect(ghost(page)).toBeHidden();
  await page.mouse.up();
  expect(await standing(id)).toMatchObject({ start: '10:00', sequence: 0 });

  await hold(page, 'Mirco Salvi', staff.nives, '17:30');
  await page.mouse.up();
  const why = page.getByRole('dialog', { name: 'Motivo dello spostamento' });
  await expect(why.getByText('L’orario di lavoro', { exact: true })).toBeVisible();
  await why.getByRole('button', { name: 'Sposta lo stesso' }).click();
  await expect(why.getByText(/^Inserisci un valore/)).toBeVisible();
  await why.getByRole('textbox', { name: 'Motivo per procedere lo stesso' }).fill('Finisce tardi');
  await why.getByRole('button', { name: 'Sposta lo stesso' }).click();
  await expect(booking(page, '^17:30–18:30, Mirco Salvi')).toBeVisible();
  expect(await standing(id)).toMatchObject({ start: '17:30', sequence: 1 });
});

test('keys move a group together, say what they do, go on from where it is, and Z takes it back', async ({
  page,
}) => {
  const offer = staff.group;
  const ids = [
    await book(page, 'Alba Neri', '10:00', { offer }),
    await book(page, 'Bice Galli', '10:00', { offer }),
  ];
  const everybody = () => Promise.all(ids.map((id) => standing(id)));
  await comeIn(page);
  await open(page);
  await booking(page, 'Alba Neri').focus();
  await page.keyboard.press('m');
  await expect(page.getByText(/^Sposti Respiro ai salici, 2 prenotazioni\. Frecce/)).toBeAttached();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(page.getByText(/10:15–11:30, Orso Salici\. Libero$/)).toBeAttached();
  await page.keyboard.press('Enter');
  await expect(booking(page, '^10:15–11:30, Bice Galli.*con Orso Salici')).toBeVisible();
  await expect(booking(page, '^10:15–11:30, Alba Neri')).toBeFocused();
  expect(await everybody()).toMatchObject(
    ids.map(() => ({ start: '10:15', minutes: 75, person: staff.orso })),
  );
  await page.keyboard.press('z');
  await expect(booking(page, '^10:00–11:00, Alba Neri.*con Nives Salici')).toBeFocused();
  expect(await everybody()).toMatchObject(
    ids.map(() => ({ start: '10:00', person: staff.nives, sequence: 2 })),
  );
});

test.describe('by touch on a narrow screen', () => {
  test.use({ viewport: NARROW, hasTouch: true });

  test('a long press holds a booking, and a swipe scrolls', async ({ page }) => {
    const id = await book(page, 'Elio Bassi', '10:00');
    await comeIn(page);
    await open(page, `&person=${staff.nives}`);
    const touch = await page.context().newCDPSession(page);
    const finger = (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0) =>
      touch.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x: Math.round(x), y: Math.round(y) }],
      });
    const block = booking(page, 'Elio Bassi');
    const toMiddle = async (): Promise<{ x: number; y: number }> => {
      await block.evaluate((element) => element.scrollIntoView({ block: 'center' }));
      const box = await block.boundingBox();
      if (!box) throw new Error('The booking is not in view');
      return { x: box.x + 40, y: box.y + 10 };
    };
    const first = await toMiddle();
    const grid = page.locator('[data-by=person]');
    const top = () => grid.evaluate(({ scrollTop }) => scrollTop);
    const before = await top();
    await finger('touchStart', first.x, first.y);
    for (let step = 1; step <= 6; step += 1) await finger('touchMove', first.x, first.y - step * 20);
    await finger('touchEnd');
    await expect.poll(top).toBeGreaterThan(before + 40);
    // It rolls on for a while: a finger that is put down meanwhile only stops it.
    let last = -1;
    await expect(async () => {
      const now = await top();
      const isStill = now === last;
      last = now;
      expect(isStill).toBe(true);
    }).toPass({ intervals: [150] });
    await expect(ghost(page)).toBeHidden();

    const held = await toMiddle();
    await finger('touchStart', held.x, held.y);
    await expect(ghost(page)).toBeVisible();
    const column = await page.locator(`[data-column="${staff.nives}"]`).boundingBox();
    const hour = (column?.height ?? 0) / 12;
    for (let step = 1; step <= 8; step += 1) await finger('touchMove', held.x, held.y + (step * hour) / 8);
    await expect(ghost(page)).toContainText('11:00–12:00');
    await finger('touchEnd');
    await expect(booking(page, '^11:00–12:00, Elio Bassi')).toBeVisible();
    expect(await standing(id)).toMatchObject({ start: '11:00' });
  });
});
