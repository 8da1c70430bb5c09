import type { Locator, Page } from '@playwright/test';
import { askAtCenter, comeIn } from './setup/desk-center.ts';
import { dateInDays, query } from './setup/journey.ts';
import { open } from './setup/screens.ts';
import { expect, test } from './setup/test.ts';

const DAY = dateInDays(41);

interface Center {
  id: number;
  massage: number;
}

/** A center that no other journey goes to: two people, and a massage that needs one of two cabins. */
async function aCenter(): Promise<Center> {
  const [made] = await query<Center>(
    `with p as (
       insert into providers (type, name, city, city_key, publish_online) values ('C', 'Corte delle Sale', 'Bologna', 'it-bologna', false) returning id),
     k as (insert into package_subscriptions (provider_id, package_id, amount_cents, started_at) select id, 1, 2900, now() from p),
     s as (insert into services (provider_id, name) select id, 'Massaggi' from p returning provider_id, id),
     o as (insert into offers (provider_id, service_id, name, price_cents, duration_minutes)
       select provider_id, id, 'Massaggio', 5000, 60 from s returning provider_id, id),
     r as (insert into resources (provider_id, kind, type, name, position)
       select p.id, 1, 'collaborator', first, place from p, unnest(array['Zoe Prati', 'Ugo Prati']) with ordinality as n (first, place) returning provider_id, id),
     c as (insert into resources (provider_id, kind, name, position, quantity) select id, 2, 'Cabina', 3, 2 from p returning provider_id, id),
     u as (insert into resource_units (provider_id, resource_id, unit, name) select provider_id, id, 1, 'Mare' from c),
     n as (insert into offer_needs (provider_id, offer_id, number, units) select provider_id, id, 1, 1 from o),
     t as (insert into offer_need_things (provider_id, offer_id, number, resource_id) select c.provider_id, o.id, 1, c.id from o, c),
     w as (insert into working_times (provider_id, resource_id, weekday, start_minute, end_minute)
       select provider_id, id, day, 480, 1200 from r, generate_series(1, 7) as day),
     g as (insert into offer_people (provider_id, offer_id, resource_id) select o.provider_id, o.id, r.id from o, r)
     select p.id::int as id, o.id::int as massage from p, o`,
  );
  if (!made) throw new Error('No center was made');
  return made;
}

const book = (page: Page, { id, massage }: Center, firstname: string, time: string) =>
  askAtCenter(
    page,
    'mutation($p: Id!, $input: NewReservationInput!) { createReservation(providerId: $p, input: $input) { id } }',
    { p: id, input: { offerId: massage, start: `${DAY}T${time}`, customer: { new: { firstname } } } },
  );

/** Takes a booking near its upper edge and holds it over a time of a column; in steps, as a hand does. */
async function hold(page: Page, link: Locator, column: Locator, minute: number): Promise<void> {
  await link.scrollIntoViewIfNeeded();
  const [box, to] = [await link.boundingBox(), await column.boundingBox()];
  if (!box || !to) throw new Error('It is not in view');
  await page.mouse.move(box.x + 20, box.y + 8);
  await page.mouse.down();
  await page.mouse.move(box.x + 26, box.y + 16, { steps: 3 });
  const y = to.y + ((minute - 480) * to.height) / 720 + 8;
  await page.mouse.move(to.x + to.width / 2, y, { steps: 12 });
}

test('a booking goes to another room by dragging, undone by its bar, and by keys, which a colleague sees', async ({
  page,
}) => {
  const center = await aCenter();
  await comeIn(page, center);
  await book(page, center, 'Lia', '10:00');
  await book(page, center, 'Noa', '10:00');
  const calendar = `/it/business/${center.id}/calendar?date=${DAY}&columns=rooms`;
  await open(page, calendar);
  const column = (name: string, on = page) => on.getByRole('region', { name: new RegExp(`^${name}, `) });
  const lia = (room: string, on = page) => column(room, on).getByRole('link', { name: /Lia/ });
  const ghost = page.locator('[data-fit]');

  await hold(page, lia('Mare'), column('Cabina 2'), 600);
  await expect(ghost).toHaveAttribute('data-fit', 'hard');
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect(lia('Mare')).toBeVisible();

  await hold(page, lia('Mare'), column('Cabina 2'), 840);
  await expect(ghost).toHaveAttribute('data-fit', 'free');
  await page.mouse.up();
  const bar = page.getByRole('status').filter({ hasText: 'Lia' });
  await expect(bar).toContainText('14:00–15:00, Cabina 2');
  await bar.getByRole('button', { name: 'Ripristina' }).click();
  await expect(lia('Mare')).toHaveAttribute('aria-label', /10:00/);

  const other = await page.context().newPage();
  await open(other, calendar);
  await lia('Mare').focus();
  await page.keyboard.press('m');
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await expect(ghost).toContainText('11:00–12:00, Cabina 2');
  await page.keyboard.press('Enter');
  await expect(lia('Cabina 2', other)).toBeVisible();
});
