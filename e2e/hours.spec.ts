import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { signInAtCenter } from './setup/account.ts';
import { query } from './setup/journey.ts';
import { open } from './setup/screens.ts';
import { expect, test } from './setup/test.ts';

interface Center {
  id: number;
  anna: number;
}

/** A published center of its own for each journey, with a person who gives an hour's massage and no hours yet. */
async function aCenter(): Promise<Center> {
  const [row] = await query<{ id: string; anna: string }>(
    `with p as (
       insert into providers (type, name, description, city, city_key, address_line1, postal_code, latitude, longitude, publish_online,
         booking_horizon_days)
       values ('C', 'Corte Verde', 'Massaggi in un cortile.', 'Bologna', 'it-bologna', 'Via Verdi 1', '40121', 44.49, 11.34, true, 700)
       returning id),
     c as (insert into provider_categories (provider_id, category_id, position) select p.id, c.id, 0 from p, categories c where c.slug = 'spa'),
     k as (insert into package_subscriptions (provider_id, package_id, amount_cents, started_at) select id, 1, 2900, now() from p),
     s as (insert into services (provider_id, name) select id, 'Massaggi' from p returning provider_id, id),
     o as (insert into offers (provider_id, service_id, name, price_cents, duration_minutes)
       select provider_id, id, 'Massaggio', 0, 60 from s returning provider_id, id),
     r as (insert into resources (provider_id, kind, type, name) select id, 1, 'collaborator', 'Anna Verdi' from p returning provider_id, id),
     w as (insert into offer_people (provider_id, offer_id, resource_id) select o.provider_id, o.id, r.id from o, r)
     select p.id, r.id as anna from p, r`,
  );
  return { id: Number(row?.id), anna: Number(row?.anna) };
}

/** Anna from 9 to 18 on all days. */
const worksAllDays = ({ id, anna }: Center) =>
  query(
    `insert into working_times (provider_id, resource_id, weekday, start_minute, end_minute)
     select $1, $2, day, 540, 1080 from generate_series(1, 7) as day`,
    [id, anna],
  );

const comeIn = (page: Page, { id }: Center) =>
  signInAtCenter(page, `ore-${randomUUID()}@example.it`, { providerId: id, role: 'owner' });

const screen = ({ id }: Center, path: string): string => `/it/business/${id}/${path}`;
const hours = (center: Center): string => screen(center, `staff/${center.anna}/hours`);

const saved = (page: Page, what: string) =>
  expect(page.locator('#toasts')).toContainText(what, { timeout: 15_000 });

/** The starts that a visitor is offered on a date, `['09:00', …]`. */
async function startsOn(page: Page, { id }: Center, date: string): Promise<string[]> {
  const [offer] = await query<{ id: string }>('select id from offers where provider_id = $1', [id]);
  const answer = await page.request.post('/graphql', {
    data: {
      query: `query($o: Id!, $date: String!) { getResourceAvailabilitySlots(subServiceId: $o, date: $date) { startTime } }`,
      variables: { o: Number(offer?.id), date },
    },
  });
  const { data } = (await answer.json()) as {
    data: { getResourceAvailabilitySlots: { startTime: string }[] };
  };
  return data.getResourceAvailabilitySlots.map(({ startTime }) => startTime.slice(0, 5));
}

const DAY_MS = 86_400_000;
const isoOf = (date: Date): string => date.toISOString().slice(0, 10);
const later = (date: string, days: number): string => isoOf(new Date(Date.parse(date) + days * DAY_MS));
const shown = (date: string): string => date.split('-').toReversed().join('/');

/** The first such ISO weekday from a date on. */
function weekdayFrom(date: string, weekday: number): string {
  let found = date;
  while ((new Date(found).getUTCDay() || 7) !== weekday) found = later(found, 1);
  return found;
}
/** A week ahead, so that no notice and no hour of today matters. */
const NEXT_WEEK = later(isoOf(new Date()), 7);
const MONDAY = weekdayFrom(NEXT_WEEK, 1);
const TUESDAY = weekdayFrom(NEXT_WEEK, 2);
const thisYear = new Date().getUTCFullYear();
const CHRISTMAS = `${thisYear}-12-25` > NEXT_WEEK ? `${thisYear}-12-25` : `${thisYear + 1}-12-25`;

/** Types a date into the kit's field. */
async function typeDate(within: Page | Locator, label: string | RegExp, date: string): Promise<void> {
  const [year = '', month = '', day = ''] = date.split('-');
  const field = within.getByRole('group', { name: label });
  await field.getByRole('spinbutton').first().click();
  await field.page().keyboard.type(day + month + year);
}

/** The part that is open, once the drawer has taken over from the server's HTML. */
async function drawer(page: Page, title: string | RegExp): Promise<Locator> {
  const opened = page.getByRole('dialog', { name: title });
  await expect(opened).toBeVisible();
  return opened;
}

test('an owner sets a week with a lunch break, a date and a block, and the public times follow each', async ({
  page,
}) => {
  const center = await aCenter();
  await comeIn(page, center);
  await open(page, hours(center));
  await page.getByRole('button', { name: 'Con pausa pranzo' }).click();
  await page.getByLabel('lunedì: alle (2)', { exact: true }).fill('1830');
  await page.getByRole('button', { name: 'Salva la settimana' }).click();
  await saved(page, 'Aggiornato con successo: Settimana abituale');
  const monday = await startsOn(page, center, MONDAY);
  expect(monday).toEqual(expect.arrayContaining(['09:00', '12:00', '14:00', '17:30']));
  for (const start of ['12:05', '13:00', '13:55', '17:35']) expect(monday).not.toContain(start);

  await page.getByRole('link', { name: 'Aggiungi una data' }).click();
  const date = await drawer(page, 'Orario di una data');
  await typeDate(date, /Data$/, TUESDAY);
  await date.getByText('Non lavora', { exact: true }).click();
  await date.getByRole('button', { name: 'Salva', exact: true }).click();
  await expect(page.getByRole('list', { name: 'Singole date' })).toContainText(shown(TUESDAY));
  expect(await startsOn(page, center, TUESDAY)).toEqual([]);

  await page.getByRole('link', { name: 'Blocca orario' }).click();
  const block = await drawer(page, 'Blocca orario');
  await block.getByRole('textbox', { name: 'Motivo' }).fill('Corso di aggiornamento');
  await typeDate(block, /Data$/, MONDAY);
  await block.getByLabel('Dalle', { exact: true }).fill('15');
  await block.getByLabel('Alle', { exact: true }).fill('17');
  await block.getByRole('button', { name: 'Blocca', exact: true }).click();
  await expect(page.getByRole('list', { name: 'Tempo bloccato' })).toContainText('Corso di aggiornamento');
  expect(await startsOn(page, center, MONDAY)).not.toContain('15:00');
});

test('closings: a national holiday by one tap, and an afternoon of one person', async ({ page }) => {
  const center = await aCenter();
  await worksAllDays(center);
  await comeIn(page, center);
  await open(page, screen(center, 'holidays'));
  await page.getByText('Festività dei prossimi dodici mesi').click();
  await page.getByRole('button', { name: /^Natale/ }).click();
  await saved(page, 'Creato con successo: Natale');
  const row = (name: string) =>
    page.getByRole('grid', { name: 'Ferie e chiusure' }).getByRole('row', { name: new RegExp(name) });
  await expect(row('Natale')).toContainText(shown(CHRISTMAS));
  expect(await startsOn(page, center, CHRISTMAS)).toEqual([]);

  await page.getByRole('link', { name: 'Aggiungi una chiusura' }).first().click();
  const form = await drawer(page, 'Nuova chiusura');
  await form.getByRole('button', { name: /Di chi$/ }).click();
  await page.getByRole('option', { name: 'Anna Verdi' }).click();
  await form.getByRole('textbox', { name: 'Motivo' }).fill('Visita');
  await form.getByText('A ore', { exact: true }).click();
  await typeDate(form, /Dal$/, MONDAY);
  await typeDate(form, /Al$/, MONDAY);
  await form.getByLabel('Dalle', { exact: true }).fill('12');
  await form.getByLabel('Alle', { exact: true }).fill('14');
  await form.getByRole('button', { name: 'Salva', exact: true }).click();
  await expect(row('Visita')).toContainText('12:00–14:00');
  const monday = await startsOn(page, center, MONDAY);
  expect(monday).toEqual(expect.arrayContaining(['11:00', '14:00']));
  expect(monday).not.toContain('12:00');
});

test('opening hours stand on the public page, and bind no booking', async ({ page }) => {
  const center = await aCenter();
  await comeIn(page, center);
  await open(page, screen(center, 'opening-hours'));
  await page.getByRole('button', { name: 'Anche il sabato' }).click();
  await page.getByLabel('sabato: alle', { exact: true }).fill('1230');
  await page.getByRole('button', { name: 'Salva gli orari' }).click();
  await saved(page, 'Aggiornato con successo: Orari di apertura');
  expect(await startsOn(page, center, MONDAY)).toEqual([]);
  await page.goto(`/it/provider/${center.id}`);
  const shownHours = page.getByRole('region', { name: /Orari/ });
  await expect(shownHours).toContainText('sab');
  await expect(shownHours).toContainText('12:30');
  // Who begins to work here is shown the same week.
  await open(page, hours(center));
  await expect(page.getByText('Non è ancora salvato nulla')).toBeVisible();
  await expect(page.getByLabel('sabato: alle', { exact: true })).toHaveValue('12:30');
});
