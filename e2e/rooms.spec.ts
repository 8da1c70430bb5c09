import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { signInAtCenter } from './setup/account.ts';
import { dateInDays, expectAccessible, query, untilAlive } from './setup/journey.ts';
import { expect, test } from './setup/test.ts';

const DAY = dateInDays(41);

interface Center {
  id: number;
  massage: number;
  talk: number;
  cabin: number;
}

/** A center that no other journey goes to: two people, a massage that needs one of two cabins, a talk that needs none. */
async function aCenter(): Promise<Center> {
  const [made] = await query<Center>(
    `with p as (
       insert into providers (type, name, city, city_key, publish_online) values ('C', 'Corte delle Sale', 'Bologna', 'it-bologna', false) returning id),
     k as (insert into package_subscriptions (provider_id, package_id, amount_cents, started_at) select id, 1, 2900, now() from p),
     s as (insert into services (provider_id, name) select id, 'Massaggi' from p returning provider_id, id),
     o as (insert into offers (provider_id, service_id, name, price_cents, duration_minutes, position)
       select s.provider_id, s.id, name, 5000, 60, place from s, unnest(array['Massaggio', 'Colloquio']) with ordinality as n (name, place)
       returning provider_id, id, name),
     r as (insert into resources (provider_id, kind, type, name, position)
       select p.id, 1, 'collaborator', first, place from p, unnest(array['Zoe Prati', 'Ugo Prati']) with ordinality as n (first, place) returning provider_id, id),
     c as (insert into resources (provider_id, kind, name, position, quantity) select id, 2, 'Cabina', 3, 2 from p returning provider_id, id),
     u as (insert into resource_units (provider_id, resource_id, unit, name) select provider_id, id, 1, 'Mare' from c),
     n as (insert into offer_needs (provider_id, offer_id, number, units) select provider_id, id, 1, 1 from o where name = 'Massaggio'),
     t as (insert into offer_need_things (provider_id, offer_id, number, resource_id) select c.provider_id, o.id, 1, c.id from o, c where name = 'Massaggio'),
     w as (insert into working_times (provider_id, resource_id, weekday, start_minute, end_minute)
       select provider_id, id, day, 480, 1200 from r, generate_series(1, 7) as day),
     g as (insert into offer_people (provider_id, offer_id, resource_id) select o.provider_id, o.id, r.id from o, r)
     select p.id::int as id, c.id::int as cabin, (select id::int from o where name = 'Massaggio') as massage,
       (select id::int from o where name = 'Colloquio') as talk from p, c`,
  );
  if (!made) throw new Error('No center was made');
  return made;
}

const comeIn = (page: Page, { id }: Center): Promise<void> =>
  signInAtCenter(page, `sale-${randomUUID()}@example.it`, { providerId: id, role: 'owner' });

/** A picture for who looks at the screens: `PICTURES=folder npx playwright test e2e/rooms.spec.ts`. */
async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env['PICTURES'];
  if (folder) await page.screenshot({ path: `${folder}/${name}.png` });
}

async function book(
  page: Page,
  { id }: Center,
  offerId: number,
  firstname: string,
  time: string,
): Promise<void> {
  const answer = await page.request.post('/graphql', {
    headers: { 'x-radura-area': 'business', 'idempotency-key': randomUUID() },
    data: {
      query: `mutation($p: Id!, $input: NewReservationInput!) { createReservation(providerId: $p, input: $input) { id } }`,
      variables: { p: id, input: { offerId, start: `${DAY}T${time}`, customer: { new: { firstname } } } },
    },
  });
  const { errors = [] } = (await answer.json()) as { errors?: object[] };
  expect(errors).toEqual([]);
}

test('a day by rooms has a column for each, says where a booking is, and blocks a room from its own column', async ({
  page,
}) => {
  test.slow();
  const center = await aCenter();
  await comeIn(page, center);
  await book(page, center, center.massage, 'Lia', '10:00');
  await book(page, center, center.massage, 'Noa', '10:00');
  await book(page, center, center.talk, 'Ivo', '12:00');
  await page.goto(`/it/business/${center.id}/calendar?date=${DAY}`);
  await untilAlive(page);
  const switches = page.getByRole('navigation', { name: 'Colonne' });
  await expect(switches.getByRole('link', { name: 'Persone' })).toHaveAttribute('aria-current', 'page');
  await switches.getByRole('link', { name: 'Sale' }).click();
  await expect(page).toHaveURL(/columns=rooms/);
  const column = (name: string) => page.getByRole('region', { name: new RegExp(`^${name}, `) });
  await expect(column('Mare').getByRole('link', { name: /Lia/ })).toBeVisible();
  await expect(column('Cabina 2').getByRole('link', { name: /Noa/ })).toBeVisible();
  await expect(column('Senza sala').getByRole('link', { name: /Ivo/ })).toBeVisible();
  await expect(page.getByText('Per cambiare sala')).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'rooms-1280-it');

  const box = await column('Mare').boundingBox();
  if (!box) throw new Error('The column is not in view');
  await page.mouse.move(box.x + box.width / 2, box.y + (box.height * 365) / 720);
  await expect(page.locator('[data-pointed]')).toHaveText('14:00');
  await page.keyboard.press('b');
  await page.getByRole('textbox', { name: /Motivo/ }).fill('Pulizia');
  await page.getByRole('button', { name: 'Blocca', exact: true }).click();
  await expect(
    column('Mare').getByRole('link', { name: '14:00–15:00, bloccato: Pulizia, Mare' }),
  ).toBeVisible();
  // A block is of the thing, with all its units
  await expect(column('Cabina 2').getByRole('link', { name: /Pulizia/ })).toBeVisible();
  await expect(page).toHaveURL(/columns=rooms/);
  await picture(page, 'rooms-blocked-1280-it');

  // What is begun in a room's column takes place there
  const at = { x: box.x + box.width * 1.5, y: box.y + (box.height * 185) / 720 };
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(async () => {
    await page.mouse.move(at.x, at.y - 8);
    await page.mouse.move(at.x, at.y);
    await expect(page.locator('[data-pointed]')).toHaveText('11:00', { timeout: 500 });
  }).toPass();
  await page.mouse.click(at.x, at.y);
  const form = page.getByRole('dialog', { name: /Nuova prenotazione: Cabina 2/ });
  await expect(form.getByRole('combobox', { name: 'Cerca il cliente' })).toBeFocused();
  await page.keyboard.type('pass');
  await page.getByRole('option', { name: /Di passaggio/ }).click();
  await form.getByRole('textbox', { name: 'Nome, se lo dice' }).fill('Rea');
  await expect(form.getByText('Massaggio')).toBeVisible();
  await expect(form.getByText('Colloquio')).toHaveCount(0);
  await expectAccessible(page);
  await picture(page, 'rooms-begun-1280-it');
  await form.getByRole('button', { name: 'Prenota', exact: true }).click();
  await expect(column('Cabina 2').getByRole('link', { name: /^11:00–12:00, Rea/ })).toBeVisible();

  // On the full page as well: a room that is taken is said at its field, and another one chosen there
  const taken = `date=${DAY}&time=11:00&offer=${center.massage}&room=${center.cabin}.2`;
  await page.goto(`/it/business/${center.id}/reservations/new?${taken}`);
  await untilAlive(page);
  // The free times are those of that room
  await expect(page.getByText('Le 11:00 non sono tra gli orari liberi', { exact: false })).toBeVisible();
  const times = page.getByRole('group', { name: 'Orari liberi' });
  await expect(times.getByRole('button', { name: '12:00' })).toBeVisible();
  await expect(times.getByRole('button', { name: '11:00' })).toHaveCount(0);
  await picture(page, 'rooms-times-1280-it');
  await page.getByText('Di passaggio', { exact: true }).click();
  await page.getByRole('textbox', { name: 'Nome, se lo dice' }).fill('Iole');
  await page.getByRole('button', { name: 'Prenota', exact: true }).click();
  await expect(page.getByText(/^A quell’ora questa sala o attrezzatura è occupata/).first()).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'rooms-taken-1280-it');
  await page.getByRole('button', { name: /Sala o attrezzatura/ }).click();
  await page.getByRole('option', { name: 'Mare' }).click();
  await expect(times.getByRole('button', { name: '11:00' })).toBeVisible();
  await page.getByRole('button', { name: 'Prenota', exact: true }).click();
  await expect(page.locator('#toasts')).toContainText('Prenotazione creata');
  await page.goto(`/it/business/${center.id}/calendar?date=${DAY}&columns=rooms`);
  await untilAlive(page);
  await expect(column('Mare').getByRole('link', { name: /^11:00–12:00, Iole/ })).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(column('Mare').getByRole('link', { name: /Lia/ })).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'rooms-390-it');
});

test('a day by rooms shows whoever is in them, also after one person alone was looked at', async ({
  page,
}) => {
  const center = await aCenter();
  await comeIn(page, center);
  await book(page, center, center.massage, 'Lia', '10:00');
  await book(page, center, center.massage, 'Noa', '10:00');
  await page.goto(`/it/business/${center.id}/calendar?date=${DAY}`);
  await untilAlive(page);
  await page.getByRole('link', { name: 'Zoe Prati', exact: true }).first().click();
  await expect(page).toHaveURL(/people=/);
  await page.keyboard.press('1');
  await expect(page.locator('[data-column]')).toHaveCount(1);
  const switches = page.getByRole('navigation', { name: 'Colonne' });
  await switches.getByRole('link', { name: 'Sale' }).click();
  const column = (name: string) => page.getByRole('region', { name: new RegExp(`^${name}, `) });
  await expect(column('Mare').getByRole('link', { name: /Lia/ })).toBeVisible();
  await expect(column('Cabina 2').getByRole('link', { name: /Noa/ })).toBeVisible();
  // Nobody can be left out there, and an option that is changed leaves the choice of people as it is
  await page.locator('summary', { hasText: 'Opzioni' }).click();
  await expect(page.getByRole('checkbox', { name: 'Zoe Prati' })).toHaveCount(0);
  await page.getByRole('checkbox', { name: 'Ferie e chiusure' }).uncheck();
  await expect(page).toHaveURL(/holidays=off/);
  await page.keyboard.press('Escape');
  await switches.getByRole('link', { name: 'Persone' }).click();
  await expect(page.locator('[data-column]')).toHaveCount(1);
});

test('the free times follow a room as soon as it is chosen, whatever comes after it', async ({ page }) => {
  const center = await aCenter();
  await comeIn(page, center);
  await book(page, center, center.massage, 'Lia', '10:00');
  const asked = `date=${DAY}&time=10:00&offer=${center.massage}&room=${center.cabin}.1`;
  await page.goto(`/it/business/${center.id}/reservations/new?${asked}`);
  await untilAlive(page);
  const times = page.getByRole('group', { name: 'Orari liberi' });
  await expect(times.getByRole('button', { name: '11:00' })).toBeVisible();
  await expect(times.getByRole('button', { name: '10:00' })).toHaveCount(0);
  await page.getByRole('button', { name: /Sala o attrezzatura/ }).click();
  await expect(page.getByRole('option', { name: 'Mare' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option', { name: 'Cabina 2' })).toBeFocused();
  // A key that is held: no event but the change itself tells the form
  await page.keyboard.down('Enter');
  await expect(times.getByRole('button', { name: '10:00' })).toBeVisible();
  await page.keyboard.up('Enter');
});

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

test('a booking goes to another room by dragging, by keys and by its form, and back', async ({ page }) => {
  test.slow();
  const center = await aCenter();
  await comeIn(page, center);
  await book(page, center, center.massage, 'Lia', '10:00');
  await book(page, center, center.massage, 'Noa', '10:00');
  const calendar = `/it/business/${center.id}/calendar?date=${DAY}&columns=rooms`;
  await page.goto(calendar);
  await untilAlive(page);
  const column = (name: string, on = page) => on.getByRole('region', { name: new RegExp(`^${name}, `) });
  const lia = (room: string, on = page) => column(room, on).getByRole('link', { name: /Lia/ });
  const ghost = page.locator('[data-fit]');

  await hold(page, lia('Mare'), column('Cabina 2'), 600);
  await expect(ghost).toHaveAttribute('data-fit', 'hard');
  await picture(page, 'rooms-drag-taken-1280-it');
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect(lia('Mare')).toBeVisible();

  await hold(page, lia('Mare'), column('Cabina 2'), 840);
  await expect(ghost).toHaveAttribute('data-fit', 'free');
  await expect(ghost).toContainText('14:00–15:00, Cabina 2');
  await picture(page, 'rooms-drag-free-1280-it');
  await page.mouse.up();
  const bar = page.getByRole('status').filter({ hasText: 'Lia' });
  await expect(bar).toContainText('14:00–15:00, Cabina 2');
  await expect(lia('Cabina 2')).toBeVisible();
  await picture(page, 'rooms-moved-1280-it');
  await bar.getByRole('button', { name: 'Annulla' }).click();
  await expect(lia('Mare')).toHaveAttribute('aria-label', /10:00/);

  const other = await page.context().newPage();
  await other.goto(calendar);
  await untilAlive(other);
  await lia('Mare').focus();
  await page.keyboard.press('m');
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await expect(ghost).toContainText('11:00–12:00, Cabina 2');
  await page.keyboard.press('Enter');
  await expect(lia('Cabina 2')).toBeVisible();
  // A colleague's screen shows it by itself
  await expect(lia('Cabina 2', other)).toBeVisible();
  await other.close();

  const [made] = await query<{ id: number }>(
    `select r.id::int as id from reservations r join customers c on c.provider_id = r.provider_id and c.id = r.customer_id
      where r.provider_id = $1 and c.firstname = 'Lia'`,
    [center.id],
  );
  await page.goto(`/it/business/${center.id}/reservations/${made?.id}`);
  await untilAlive(page);
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByText('Cabina: Cabina 2', { exact: true })).toBeVisible();
  await drawer.getByText('Sposta o modifica').click();
  await drawer.getByRole('button', { name: /Sala o attrezzatura/ }).click();
  await page.getByRole('option', { name: 'Mare' }).click();
  await expectAccessible(page);
  await picture(page, 'rooms-form-1280-it');
  await drawer.getByRole('button', { name: 'Salva le modifiche' }).click();
  await expect(drawer.getByText('Cabina: Mare', { exact: true })).toBeVisible();
  await expect(
    drawer.getByText('Sala o attrezzatura: da Cabina: Cabina 2 a Cabina: Mare', { exact: true }),
  ).toBeVisible();
  await drawer.getByRole('button', { name: 'Annulla la modifica' }).click();
  await expect(drawer.getByText('Cabina: Cabina 2', { exact: true })).toBeVisible();
});
