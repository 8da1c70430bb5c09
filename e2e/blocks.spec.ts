import type { Page } from '@playwright/test';
import { askAtCenter, comeIn } from './setup/desk-center.ts';
import { dateInDays, expectAccessible, query, untilAlive } from './setup/journey.ts';
import { expect, test } from './setup/test.ts';

const DAY = dateInDays(40);

interface Center {
  id: number;
  offer: number;
  tilde: number;
  rocco: number;
  cabin: number;
}

/** A center that no other journey goes to: two people who work from 8 to 20, a massage of an hour that needs a cabin. */
async function aCenter(): Promise<Center> {
  const [made] = await query<Center>(
    `with p as (
       insert into providers (type, name, city, city_key, publish_online, booking_horizon_days)
       values ('C', 'Corte dei Blocchi', 'Bologna', 'it-bologna', true, 200) returning id),
     k as (insert into package_subscriptions (provider_id, package_id, amount_cents, started_at) select id, 1, 2900, now() from p),
     s as (insert into services (provider_id, name) select id, 'Massaggi' from p returning provider_id, id),
     o as (insert into offers (provider_id, service_id, name, price_cents, duration_minutes)
       select provider_id, id, 'Massaggio', 5000, 60 from s returning provider_id, id),
     r as (insert into resources (provider_id, kind, type, name, position)
       select p.id, 1, 'collaborator', first, place from p, unnest(array['Tilde Gelsi', 'Rocco Gelsi']) with ordinality as n (first, place) returning provider_id, id, name),
     c as (insert into resources (provider_id, kind, name, position, quantity) select id, 2, 'Cabina dei gelsi', 3, 1 from p returning id),
     w as (insert into working_times (provider_id, resource_id, weekday, start_minute, end_minute)
       select provider_id, id, day, 480, 1200 from r, generate_series(1, 7) as day),
     g as (insert into offer_people (provider_id, offer_id, resource_id) select o.provider_id, o.id, r.id from o, r)
     select p.id::int as id, o.id::int as offer, c.id::int as cabin,
       (select id::int from r where name like 'Tilde%') as tilde, (select id::int from r where name like 'Rocco%') as rocco from p, o, c`,
  );
  if (!made) throw new Error('No center was made');
  return made;
}

const book = (page: Page, { id, offer, tilde }: Center, firstname: string, time: string): Promise<unknown> =>
  askAtCenter(
    page,
    `mutation($p: Id!, $input: NewReservationInput!) { createReservation(providerId: $p, input: $input) { id } }`,
    {
      p: id,
      input: {
        offerId: offer,
        resourceId: tilde,
        start: `${DAY}T${time}`,
        customer: { new: { firstname } },
      },
    },
  );

/** Which whole hours of Tilde's day the public is offered. */
async function offered(page: Page, { offer, tilde }: Center): Promise<string[]> {
  const slots = await askAtCenter<{ startTime: string }[]>(
    page,
    `query($offer: Id!, $date: String!, $resource: Id) { getResourceAvailabilitySlots(subServiceId: $offer, date: $date, resourceId: $resource) { startTime } }`,
    { offer, date: DAY, resource: tilde },
  );
  return slots.map(({ startTime }) => startTime.slice(0, 5)).filter((time) => time.endsWith(':00'));
}

interface Kept {
  date: string;
  start: number;
  end: number;
  whose: number;
  reason: string;
  again: number | null;
}
const kept = ({ id }: Center): Promise<Kept[]> =>
  query<Kept>(
    `select local_date::text as date, start_minute as start, end_minute as "end", resource_id::int as whose, reason, repeat_weeks as again
      from breaks where provider_id = $1 and is_block order by local_date, start_minute`,
    [id],
  );

async function open(page: Page, { id }: Center): Promise<void> {
  await page.goto(`/it/business/${id}/calendar?date=${DAY}`);
  await untilAlive(page);
}

const block = (page: Page, name: string) => page.locator('[data-block]').filter({ hasText: name });
const drawer = (page: Page) => page.getByRole('dialog');

/** The middle of a minute of somebody's column, on the screen. */
async function pointAt(page: Page, resource: number, time: string): Promise<{ x: number; y: number }> {
  const box = await page.locator(`[data-column="${resource}"]`).boundingBox();
  if (!box) throw new Error('The column is not in view');
  const minute = Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
  return { x: box.x + box.width / 2, y: box.y + ((minute - 480) * box.height) / 720 };
}

test('B over free time blocks it, also on a colleague’s screen: the public is offered it no more, and undo gives it back', async ({
  page,
  browser,
}) => {
  test.slow();
  const center = await aCenter();
  await comeIn(page, center);
  const colleague = await (await browser.newContext({ locale: 'it-IT' })).newPage();
  await comeIn(colleague, center);
  // Listened for from the socket's beginning: its first message may come before the page is alive.
  const told = colleague
    .waitForEvent('websocket')
    .then((socket) =>
      socket.waitForEvent('framereceived', ({ payload }) => payload.toString().includes('centerChanged')),
    );
  await Promise.all([told, open(colleague, center)]);
  await open(page, center);
  expect(await offered(page, center)).toContain('10:00');
  const place = await pointAt(page, center.tilde, '10:05');
  await page.mouse.move(place.x, place.y);
  await expect(page.locator('[data-pointed]')).toHaveText('10:00');
  await page.keyboard.press('b');
  await expect(drawer(page)).toBeVisible();
  await expect(drawer(page).getByLabel('Dalle')).toHaveValue('10:00');
  await page.getByRole('textbox', { name: /Motivo/ }).fill('Riunione');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Blocca', exact: true }).click();
  // What leads back stays while it is pointed at
  await page.getByRole('status').filter({ hasText: 'orario bloccato' }).hover();
  await expect(
    page.getByRole('link', { name: '10:00–11:00, bloccato: Riunione, Tilde Gelsi' }),
  ).toBeVisible();
  await expect(drawer(page)).toHaveCount(0);
  await expectAccessible(page);
  expect(await offered(page, center)).not.toContain('10:00');
  await expect(block(colleague, 'Riunione')).toBeVisible();
  await colleague.context().close();

  await page.getByRole('status').getByRole('button', { name: 'Ripristina' }).click();
  await expect(block(page, 'Riunione')).toHaveCount(0);
  expect(await kept(center)).toEqual([]);
  expect(await offered(page, center)).toContain('10:00');
});

test('free time that is pulled becomes a block by the form of a booking, which is moved and lengthened by mouse and keys', async ({
  page,
}) => {
  test.slow();
  const center = await aCenter();
  await comeIn(page, center);
  await open(page, center);
  const [from, to] = [await pointAt(page, center.tilde, '09:05'), await pointAt(page, center.tilde, '10:20')];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 8 });
  await page.mouse.up();
  const small = page.getByRole('dialog', { name: /^Nuova prenotazione: / });
  await expect(small.getByRole('textbox', { name: 'Minuti' })).toHaveValue('90');
  await small.getByRole('link', { name: 'Blocca orario' }).click();
  await expect(small).toHaveCount(0);
  await expect(drawer(page).getByLabel('Dalle')).toHaveValue('09:00');
  await expect(drawer(page).getByLabel('Alle', { exact: true })).toHaveValue('10:30');
  await page.getByRole('textbox', { name: /Motivo/ }).fill('Corso');
  await page.getByRole('button', { name: 'Blocca', exact: true }).click();
  await expect(page.getByRole('link', { name: /09:00–10:30, bloccato: Corso/ })).toBeVisible();

  await expect(drawer(page)).toHaveCount(0);
  /** Holds the block there. */
  const carry = async (to: { x: number; y: number }): Promise<void> => {
    const box = await block(page, 'Corso').boundingBox();
    if (!box) throw new Error('The block is not in view');
    await page.mouse.move(box.x + 20, box.y + 8);
    await page.mouse.down();
    await page.mouse.move(box.x + 26, box.y + 16, { steps: 3 });
    await page.mouse.move(to.x, to.y + 8, { steps: 10 });
  };
  await carry(await pointAt(page, center.rocco, '14:00'));
  await expect(page.locator('[data-fit]')).toContainText('14:00–15:30, Rocco Gelsi');
  await page.mouse.up();
  const moved = page.getByRole('link', { name: '14:00–15:30, bloccato: Corso, Rocco Gelsi' });
  await expect(moved).toBeVisible();

  await moved.focus();
  await page.keyboard.press('m');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: '14:00–15:45, bloccato: Corso, Tilde Gelsi' })).toBeVisible();
  expect(await kept(center)).toMatchObject([{ start: 840, end: 945, whose: center.tilde }]);

  // Dropped over somebody it is asked once, by name: who leaves it has it where it was, who goes on keeps the booking as well
  await book(page, center, 'Petra', '11:00');
  await expect(page.getByRole('link', { name: /11:00–12:00, Petra/ })).toBeVisible();
  const over = page.getByRole('alertdialog').filter({ hasText: 'Petra' });
  const dropOver = async (): Promise<void> => {
    await carry(await pointAt(page, center.tilde, '11:00'));
    await expect(page.locator('[data-fit]')).toContainText('C’è una prenotazione');
    await page.mouse.up();
    await expect(over).toBeVisible();
  };
  await dropOver();
  await over.getByRole('button', { name: 'Lascia dov’era' }).click();
  await expect(over).toHaveCount(0);
  expect(await kept(center)).toMatchObject([{ start: 840, end: 945, whose: center.tilde }]);
  await dropOver();
  await over.getByRole('button', { name: 'Blocca lo stesso' }).click();
  await expect(page.getByRole('link', { name: '11:00–12:45, bloccato: Corso, Tilde Gelsi' })).toBeAttached();
  await expect(page.getByRole('link', { name: /11:00–12:00, Petra/ })).toBeVisible();
});
