import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { signInAtCenter } from './setup/account.ts';
import { expectAccessible, query, untilAlive } from './setup/journey.ts';
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

const comeIn = (page: Page, { id }: Center, role: 'owner' | 'manager' | 'collaborator' = 'owner') =>
  signInAtCenter(page, `${role}-${randomUUID()}@example.it`, { providerId: id, role });

const screen = ({ id }: Center, path: string, language = 'it'): string =>
  `/${language}/business/${id}/${path}`;
const hours = (center: Center, part = '', language = 'it'): string =>
  screen(center, `staff/${center.anna}/hours${part}`, language);

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilAlive(page);
}

/** A picture for who looks at the screens: `PICTURES=folder npx playwright test e2e/hours.spec.ts`. */
async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env['PICTURES'];
  if (folder) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
}

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
const [MONDAY, TUESDAY, WEDNESDAY, SATURDAY] = [1, 2, 3, 6].map((day) => weekdayFrom(NEXT_WEEK, day)) as [
  string,
  string,
  string,
  string,
];
/** The next year in which both August and Christmas are to come. */
const thisYear = new Date().getUTCFullYear();
const AUGUST_YEAR = new Date().getUTCMonth() < 6 ? thisYear : thisYear + 1;
const christmas = `${thisYear}-12-25`;
const CHRISTMAS = christmas > NEXT_WEEK ? christmas : `${thisYear + 1}-12-25`;
/** The last Sunday of a March to come, when two o’clock is three. */
const MARCH_YEAR = new Date().getUTCMonth() < 2 ? thisYear : thisYear + 1;
const SPRING = later(weekdayFrom(`${MARCH_YEAR}-03-25`, 7), 0);

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

const menuOf = async (page: Page, day: string, act: string): Promise<void> => {
  await page.getByRole('button', { name: `Altro per ${day}` }).click();
  await page.getByRole('menuitem', { name: act }).click();
};

test('an owner sets a week with a lunch break, a period, a date, breaks and blocks, and the public times follow each', async ({
  page,
}) => {
  test.slow();
  const center = await aCenter();
  await comeIn(page, center);
  await open(page, hours(center));
  await expect(page.getByRole('heading', { level: 1, name: 'Orari di Anna Verdi' })).toBeVisible();
  expect(await startsOn(page, center, MONDAY)).toEqual([]);
  await page.getByRole('button', { name: 'Con pausa pranzo' }).click();
  await page.getByLabel('lunedì: alle (2)', { exact: true }).fill('1830');
  await page.getByRole('button', { name: 'Salva la settimana' }).click();
  await saved(page, 'Aggiornato con successo: Settimana abituale');
  await picture(page, 'week-1280-it');
  const monday = await startsOn(page, center, MONDAY);
  expect(monday).toEqual(expect.arrayContaining(['09:00', '12:00', '14:00', '17:30']));
  for (const start of ['12:05', '13:00', '13:55', '17:35']) expect(monday).not.toContain(start);
  expect(await startsOn(page, center, SATURDAY)).toEqual([]);
  await menuOf(page, 'martedì', 'Copia su tutti i giorni');
  await page.getByRole('button', { name: 'Salva la settimana' }).click();
  await expect.poll(() => startsOn(page, center, SATURDAY)).toContain('17:00');

  await page.getByRole('link', { name: 'Aggiungi un periodo' }).click();
  const period = await drawer(page, 'Nuovo periodo');
  await typeDate(period, /Dal$/, `${AUGUST_YEAR}-08-31`);
  await typeDate(period, /Al$/, `${AUGUST_YEAR}-08-01`);
  await period.getByRole('button', { name: 'Lun–ven 9–18' }).click();
  await period.getByRole('button', { name: 'Salva', exact: true }).click();
  await expect(period.getByText('La fine deve venire dopo l’inizio.').first()).toBeVisible();
  await expectAccessible(page);
  await typeDate(period, /Dal$/, `${AUGUST_YEAR}-08-01`);
  await typeDate(period, /Al$/, `${AUGUST_YEAR}-08-31`);
  await picture(page, 'period-1280-it');
  await period.getByRole('button', { name: 'Salva', exact: true }).click();
  await saved(page, 'Creato con successo');
  await expect(page.getByRole('list', { name: 'Altri periodi' })).toContainText(
    `01/08/${AUGUST_YEAR} – 31/08/${AUGUST_YEAR}`,
  );
  const august = `${AUGUST_YEAR}-08-05`;
  expect(await startsOn(page, center, weekdayFrom(august, 1))).toContain('13:00');
  expect(await startsOn(page, center, weekdayFrom(august, 6))).toEqual([]);
  expect(await startsOn(page, center, weekdayFrom(`${AUGUST_YEAR}-09-01`, 6))).toContain('14:00');

  await page.getByRole('link', { name: 'Aggiungi una data' }).click();
  const date = await drawer(page, 'Orario di una data');
  await typeDate(date, /Data$/, TUESDAY);
  await date.getByRole('button', { name: 'Salva', exact: true }).click();
  await expect(date.getByText('Scrivi almeno un orario').first()).toBeVisible();
  await date.getByText('Non lavora', { exact: true }).click();
  await date.getByRole('button', { name: 'Salva', exact: true }).click();
  await expect(page.getByRole('list', { name: 'Singole date' })).toContainText(shown(TUESDAY));
  expect(await startsOn(page, center, TUESDAY)).toEqual([]);
  expect(await startsOn(page, center, later(TUESDAY, 7))).toContain('09:00');

  await page.getByRole('link', { name: 'Aggiungi una pausa' }).click();
  const pause = await drawer(page, 'Nuova pausa');
  await pause.getByRole('button', { name: /Giorno$/ }).click();
  await page.getByRole('option', { name: 'sabato' }).click();
  await pause.getByLabel('Dalle', { exact: true }).fill('23');
  await pause.getByLabel('Alle', { exact: true }).fill('2330');
  await pause.getByRole('button', { name: 'Salva', exact: true }).click();
  await expect(pause.getByText('a quell’ora nessuno lavora').first()).toBeVisible();
  await expect(pause.getByLabel('Dalle', { exact: true })).toBeFocused();
  await picture(page, 'break-refused-1280-it');
  await pause.getByLabel('Dalle', { exact: true }).fill('10');
  await pause.getByLabel('Alle', { exact: true }).fill('1030');
  await pause.getByRole('button', { name: 'Salva', exact: true }).click();
  await expect(page.getByRole('list', { name: 'Pause' })).toContainText('ogni sabato, 10:00–10:30');
  const paused = await startsOn(page, center, SATURDAY);
  expect(paused).toEqual(expect.arrayContaining(['09:00', '10:30']));
  expect(paused).not.toContain('09:30');

  await page.getByRole('link', { name: 'Blocca orario' }).click();
  const block = await drawer(page, 'Blocca orario');
  await block.getByRole('textbox', { name: 'Motivo' }).fill('Corso di aggiornamento');
  await typeDate(block, /Data$/, WEDNESDAY);
  await block.getByLabel('Dalle', { exact: true }).fill('15');
  await block.getByLabel('Alle', { exact: true }).fill('17');
  await block.getByRole('button', { name: /Si ripete$/ }).click();
  await page.getByRole('option', { name: 'Ogni 2 settimane' }).click();
  await typeDate(block, /Fino al$/, later(WEDNESDAY, 42));
  await picture(page, 'block-1280-it');
  await block.getByRole('button', { name: 'Blocca', exact: true }).click();
  const blocks = page.getByRole('list', { name: 'Tempo bloccato' });
  await expect(blocks).toContainText('ogni 2 settimane');
  expect(await startsOn(page, center, WEDNESDAY)).not.toContain('15:00');
  expect(await startsOn(page, center, later(WEDNESDAY, 7))).toContain('15:00');
  expect(await startsOn(page, center, later(WEDNESDAY, 14))).not.toContain('15:00');
  await blocks.getByRole('link', { name: 'Corso di aggiornamento' }).click();
  const kept = await drawer(page, 'Corso di aggiornamento');
  await kept.getByRole('checkbox', { name: new RegExp(shown(later(WEDNESDAY, 14))) }).check();
  await kept.getByRole('button', { name: 'Salva', exact: true }).click();
  await expect(kept).toHaveCount(0);
  await expect.poll(() => startsOn(page, center, later(WEDNESDAY, 14))).toContain('15:00');

  // In August nobody works on a Saturday as it is.
  await menuOf(page, 'sabato', 'Togli gli orari');
  await page.getByRole('button', { name: 'Salva la settimana' }).click();
  await expect(page.getByText('Una pausa resterebbe fuori dal nuovo orario')).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'breaks-outside-1280-it');
  await page.getByRole('button', { name: 'Togli le pause e salva' }).click();
  await expect(page.getByText('Nessuna pausa.')).toBeVisible();
  await picture(page, 'hours-1280-it');

  await page.getByRole('list', { name: 'Altri periodi' }).getByRole('link').first().click();
  const again = await drawer(page, /01\/08/);
  await again.getByRole('button', { name: 'Elimina' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Elimina' }).click();
  await saved(page, 'Cancellato con successo');
  await expect(page.getByText('Tutto l’anno vale la settimana abituale.')).toBeVisible();
});

test('a shift through the night, weeks in turn, and what is no time refused at its field', async ({
  page,
}) => {
  test.slow();
  const center = await aCenter();
  await comeIn(page, center);
  await open(page, hours(center));
  const save = page.getByRole('button', { name: 'Salva la settimana' });
  await page.getByRole('button', { name: 'lunedì: aggiungi un orario' }).click();
  const [from, to] = ['dalle', 'alle'].map((end) => page.getByLabel(`lunedì: ${end}`, { exact: true })) as [
    Locator,
    Locator,
  ];
  await expect(from).toBeFocused();
  // The first field at fault takes the focus; what is typed before would go there.
  const ledToFault = () => expect(page.locator('[aria-invalid=true]').first()).toBeFocused();
  await from.fill('22');
  await to.fill('sera');
  await save.click();
  await expect(page.getByText('Scrivi un’ora, per esempio 9:30').first()).toBeVisible();
  await expect(from).toHaveValue('22:00');
  await ledToFault();
  await from.fill('0');
  await to.fill('0');
  await save.click();
  await expect(page.getByText('Inizio e fine coincidono').first()).toBeVisible();
  await ledToFault();
  await from.fill('22');
  await to.fill('6');
  await page.getByRole('button', { name: 'martedì: aggiungi un orario' }).click();
  await page.getByLabel('martedì: dalle', { exact: true }).fill('5');
  await page.getByLabel('martedì: alle', { exact: true }).fill('8');
  await save.click();
  await expect(page.getByText('Due di questi orari si sovrappongono').first()).toBeVisible();
  await ledToFault();
  await expect(page.getByLabel('martedì: dalle', { exact: true })).toBeFocused();
  await page.getByRole('button', { name: 'martedì: togli l’orario' }).click();
  await save.click();
  await saved(page, 'Aggiornato con successo');
  expect(await startsOn(page, center, MONDAY)).toEqual(expect.arrayContaining(['22:00', '23:00']));
  const tuesday = later(MONDAY, 1);
  expect(await startsOn(page, center, tuesday)).toContain('05:00');
  expect(await startsOn(page, center, tuesday)).not.toContain('05:05');

  await page.getByRole('button', { name: /Settimane$/ }).click();
  await page.getByRole('option', { name: '2 settimane a turno' }).click();
  await expect(page.getByRole('heading', { name: 'Settimana 2' })).toBeVisible();
  await save.click();
  await expect(page.getByText('Indica una settimana da cui contare.').first()).toBeVisible();
  await expect(save).toBeEnabled();
  await typeDate(page, /La settimana 1 comincia/, MONDAY);
  const second = page.getByRole('region', { name: 'Settimana 2' });
  await second.getByRole('button', { name: 'lunedì: togli l’orario' }).click();
  await save.click();
  await expect.poll(() => startsOn(page, center, later(MONDAY, 7))).toEqual([]);
  expect(await startsOn(page, center, later(MONDAY, 14))).toContain('22:00');
  await picture(page, 'turns-1280-it');
});

test('of two who save the same hours the second is told, and may save theirs', async ({ page, browser }) => {
  const center = await aCenter();
  await comeIn(page, center);
  const context = await browser.newContext({ baseURL: test.info().project.use.baseURL, locale: 'it-IT' });
  const other = await context.newPage();
  await comeIn(other, center, 'manager');
  await open(page, hours(center));
  await open(other, hours(center));
  await other.getByRole('button', { name: 'Tutti i giorni' }).click();
  await other.getByRole('button', { name: 'Salva la settimana' }).click();
  await saved(other, 'Aggiornato con successo');
  await page.getByRole('button', { name: 'Lun–ven 9–18' }).click();
  await page.getByRole('button', { name: 'Salva la settimana' }).click();
  await expect(page.getByRole('heading', { name: 'Qualcuno ha cambiato questi dati' })).toBeVisible();
  await expectAccessible(page);
  expect(await startsOn(page, center, SATURDAY)).toContain('09:00');
  await page.getByRole('button', { name: 'Salva la mia' }).click();
  await saved(page, 'Aggiornato con successo');
  expect(await startsOn(page, center, SATURDAY)).toEqual([]);
  await context.close();
});

/** Keeps back what the next forms are answered, until it is let go. */
async function holdAnswers(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(/\.data/, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    const response = await route.fetch();
    await held.promise;
    return route.fulfill({ response });
  });
  return held.resolve;
}

test('a link pressed while hours are being saved is followed once they are, and asks first where they are refused', async ({
  page,
}) => {
  const center = await aCenter();
  await comeIn(page, center);
  await open(page, hours(center));
  const question = page.getByRole('alertdialog');
  const save = page.getByRole('button', { name: 'Salva la settimana' });
  const add = page.getByRole('link', { name: 'Aggiungi un periodo' });
  const monday = page.getByLabel('lunedì: alle', { exact: true });
  await page.getByRole('button', { name: 'Lun–ven 9–18' }).click();
  await monday.fill('1730');
  const letGo = await holdAnswers(page);
  await save.click();
  await expect.poll(() => startsOn(page, center, MONDAY)).toContain('16:30');
  await add.click();
  await expect(question).toHaveCount(0);
  letGo();
  const period = await drawer(page, 'Nuovo periodo');
  await expect(question).toHaveCount(0);
  await period.getByRole('button', { name: 'Chiudi' }).click();
  await expect(period).toHaveCount(0);

  await page.unrouteAll();
  await monday.fill('sera');
  const letGoOn = await holdAnswers(page);
  await save.click();
  await add.click();
  letGoOn();
  await expect(question).toBeVisible();
  await question.getByRole('button').first().click();
  await expect(monday).toHaveValue('sera');
  await expect(page.getByText('Scrivi un’ora, per esempio 9:30').first()).toBeVisible();
});

test('a refused form leads to its fault at once, and then leaves who types alone', async ({ page }) => {
  const center = await aCenter();
  await comeIn(page, center);
  await open(page, hours(center));
  await page.getByRole('button', { name: 'Lun–ven 9–18' }).click();
  const [monday, tuesday] = ['lunedì', 'martedì'].map((day) =>
    page.getByLabel(`${day}: alle`, { exact: true }),
  ) as [Locator, Locator];
  await monday.fill('sera');
  const held = Promise.withResolvers<void>();
  await page.route(/\.data/, async (route) => {
    if (route.request().method() === 'GET') await held.promise;
    return route.fallback();
  });
  await page.getByRole('button', { name: 'Salva la settimana' }).click();
  await expect(monday).toBeFocused();
  await tuesday.fill('17');
  const readAnew = page.waitForResponse((response) => response.request().method() === 'GET');
  held.resolve();
  await readAnew;
  await expect(page.getByRole('button', { name: 'Salva la settimana' })).not.toHaveAttribute('aria-busy');
  await expect(tuesday).toBeFocused();
});

test('closings: a national holiday by one tap, an afternoon, through midnight, a time that does not exist, changed and deleted', async ({
  page,
}) => {
  test.slow();
  const center = await aCenter();
  await comeIn(page, center);
  await open(page, hours(center));
  await page.getByRole('button', { name: 'Tutti i giorni' }).click();
  await page.getByRole('button', { name: 'Salva la settimana' }).click();
  await saved(page, 'Aggiornato con successo');
  expect(await startsOn(page, center, CHRISTMAS)).toContain('09:00');
  await page.getByRole('link', { name: 'Ferie e chiusure' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ferie e chiusure' })).toBeVisible();
  await expect(page.getByText('Nessuna chiusura in arrivo')).toBeVisible();
  await page.getByText('Festività dei prossimi dodici mesi').click();
  await page.getByRole('button', { name: /^Natale/ }).click();
  await saved(page, 'Creato con successo: Natale');
  await expect(page.getByRole('button', { name: /^Natale/ })).toHaveCount(0);
  const row = (name: string) =>
    page.getByRole('grid', { name: 'Ferie e chiusure' }).getByRole('row', { name: new RegExp(name) });
  await expect(row('Natale')).toContainText(shown(CHRISTMAS));
  await expect(row('Natale')).toContainText('Tutto il centro');
  expect(await startsOn(page, center, CHRISTMAS)).toEqual([]);
  await picture(page, 'holidays-1280-it');

  await page.getByRole('link', { name: 'Aggiungi una chiusura' }).first().click();
  const form = await drawer(page, 'Nuova chiusura');
  await form.getByRole('button', { name: /Di chi$/ }).click();
  await page.getByRole('option', { name: 'Anna Verdi' }).click();
  await form.getByRole('textbox', { name: 'Motivo' }).fill('Visita');
  await form.getByText('A ore', { exact: true }).click();
  await typeDate(form, /Dal$/, SPRING);
  await typeDate(form, /Al$/, SPRING);
  await form.getByLabel('Dalle', { exact: true }).fill('230');
  await form.getByLabel('Alle', { exact: true }).fill('14');
  await form.getByRole('button', { name: 'Salva', exact: true }).click();
  await expect(form.getByText(/le 02:30 non esistono/).first()).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'holiday-skipped-1280-it');
  await typeDate(form, /Dal$/, MONDAY);
  await typeDate(form, /Al$/, MONDAY);
  await form.getByLabel('Dalle', { exact: true }).fill('12');
  await form.getByRole('button', { name: 'Salva', exact: true }).click();
  await expect(row('Visita')).toContainText('12:00–14:00');
  await expect(row('Visita')).toContainText('Anna Verdi');
  const monday = await startsOn(page, center, MONDAY);
  expect(monday).toEqual(expect.arrayContaining(['11:00', '14:00']));
  expect(monday).not.toContain('12:00');

  await row('Visita').getByRole('link').click();
  const again = await drawer(page, 'Visita');
  await typeDate(again, /Al$/, later(MONDAY, 1));
  await again.getByLabel('Dalle', { exact: true }).fill('1600');
  await again.getByLabel('Alle', { exact: true }).fill('1000');
  await again.getByRole('button', { name: 'Salva', exact: true }).click();
  await expect(row('Visita')).toContainText('16:00');
  expect(await startsOn(page, center, MONDAY)).not.toContain('16:00');
  expect(await startsOn(page, center, later(MONDAY, 1))).not.toContain('09:00');
  expect(await startsOn(page, center, later(MONDAY, 1))).toContain('10:00');

  await page
    .getByRole('button', { name: /^Di chi$|Centro e staff/ })
    .first()
    .click();
  await page.getByRole('option', { name: 'Anna Verdi' }).click();
  await expect(page).toHaveURL(/whose=/);
  await row('Natale').getByRole('link').click();
  const natale = await drawer(page, 'Natale');
  await natale.getByRole('button', { name: 'Elimina' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Elimina' }).click();
  await saved(page, 'Cancellato con successo');
  await expect(row('Natale')).toHaveCount(0);
  await row('Visita')
    .getByRole('button', { name: /^Altro per/ })
    .click();
  await page.getByRole('menuitem', { name: 'Elimina' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Elimina' }).click();
  await saved(page, 'Cancellato con successo');
  await expect(row('Visita')).toHaveCount(0);
  await query(
    `insert into holidays (provider_id, starts_local, ends_local, is_whole_day, name)
     values ($1, now()::date - 10, now()::date - 9, true, 'Inventario')`,
    [center.id],
  );
  await open(page, screen(center, 'holidays'));
  await expect(row('Inventario')).toHaveCount(0);
  await page.getByText('Passate', { exact: true }).click();
  await expect(row('Inventario')).toContainText('Passata');
});

const BOOK = `mutation($offer: Id!, $at: String!, $email: String!) {
  createReservationAsAnonymous(subServiceId: $offer, dateTimeFrom: $at, email: $email, onlyBook: true,
    agreements: [{ type: "sharing", decision: "Y" }]) { success }
}`;

/** Books through the public API, and lets it stand. */
async function aBooking(page: Page, { id }: Center, at: string): Promise<void> {
  const [offer] = await query<{ id: string }>('select id from offers where provider_id = $1', [id]);
  const variables = { offer: Number(offer?.id), at, email: `ospite-${randomUUID()}@example.it` };
  const answer = await page.request.post('/graphql', { data: { query: BOOK, variables } });
  expect(((await answer.json()) as { errors?: object[] }).errors ?? []).toEqual([]);
  await query(
    `with r as (update reservations set status = 'A', expires_at = null, confirmed_at = now() where provider_id = $1 returning id)
     update holds set expires_at = null where kind = 'reservation' and holder_id in (select id from r)`,
    [id],
  );
}

test('a change that hurts a booking asks first what becomes of it, in the week and in a closing', async ({
  page,
}) => {
  test.slow();
  const center = await aCenter();
  await comeIn(page, center);
  await open(page, hours(center));
  await page.getByRole('button', { name: 'Tutti i giorni' }).click();
  await page.getByRole('button', { name: 'Salva la settimana' }).click();
  await saved(page, 'Aggiornato con successo');
  await aBooking(page, center, `${SATURDAY}T10:00`);
  await menuOf(page, 'sabato', 'Togli gli orari');
  await page.getByRole('button', { name: 'Salva la settimana' }).click();
  const hurt = page.getByRole('group', { name: /tocca/ });
  await expect(hurt).toContainText(shown(SATURDAY));
  await expectAccessible(page);
  await picture(page, 'week-hurts-1280-it');
  expect(await startsOn(page, center, SATURDAY)).toContain('12:00');
  await hurt.getByRole('combobox').first().selectOption('KEEP');
  await page.getByRole('button', { name: 'Salva la settimana' }).click();
  await expect(hurt).toHaveCount(0);
  await expect.poll(() => startsOn(page, center, SATURDAY)).toEqual([]);

  await aBooking(page, center, `${MONDAY}T10:00`);
  await open(page, screen(center, 'holidays/new'));
  const form = await drawer(page, 'Nuova chiusura');
  await typeDate(form, /Dal$/, MONDAY);
  await form.getByRole('button', { name: 'Salva', exact: true }).click();
  await expect(form.getByRole('group', { name: /tocca/ })).toContainText(shown(MONDAY));
  await form.getByRole('group', { name: /tocca/ }).getByRole('combobox').first().selectOption('CANCEL');
  await form.getByRole('button', { name: 'Salva', exact: true }).click();
  await saved(page, 'Creato con successo');
  const [state] = await query<{ status: string }>(
    "select status from reservations where provider_id = $1 and (starts_at at time zone 'Europe/Rome')::date = $2::date",
    [center.id, MONDAY],
  );
  expect(state?.status).not.toBe('A');
});

test('opening hours and a special date stand on the public page, and bind no booking', async ({ page }) => {
  const center = await aCenter();
  await comeIn(page, center);
  await open(page, screen(center, 'opening-hours'));
  await expect(page.getByText('la pagina pubblica mostra quando lavora lo staff')).toBeVisible();
  await page.getByRole('button', { name: 'Anche il sabato' }).click();
  await page.getByLabel('sabato: alle', { exact: true }).fill('1230');
  await page.getByRole('button', { name: 'Salva gli orari' }).click();
  await saved(page, 'Aggiornato con successo: Orari di apertura');
  await page.getByRole('link', { name: 'Aggiungi una data' }).click();
  const date = await drawer(page, 'Orario di una data');
  await typeDate(date, /Data$/, MONDAY);
  await date.getByLabel('Quel giorno: dalle', { exact: true }).fill('15');
  await date.getByLabel('Quel giorno: alle', { exact: true }).fill('15');
  await date.getByRole('button', { name: 'Salva', exact: true }).click();
  await expect(date.getByText('Inizio e fine coincidono').first()).toBeVisible();
  await date.getByLabel('Quel giorno: alle', { exact: true }).fill('20');
  await date.getByRole('button', { name: 'Salva', exact: true }).click();
  await expect(page.getByRole('list', { name: 'Date particolari' })).toContainText(shown(MONDAY));
  await picture(page, 'opening-1280-it');
  expect(await startsOn(page, center, MONDAY)).toEqual([]);
  await page.goto(`/it/provider/${center.id}`);
  const shownHours = page.getByRole('region', { name: /Orari/ });
  await expect(shownHours).toContainText('sab');
  await expect(shownHours).toContainText('12:30');
  await expect(shownHours).toContainText(shown(MONDAY));
  await expect(shownHours).toContainText('15:00');
  // Who begins to work here is shown the same week.
  await open(page, hours(center));
  await expect(page.getByText('Non è ancora salvato nulla')).toBeVisible();
  await expect(page.getByLabel('sabato: alle', { exact: true })).toHaveValue('12:30');
});

test('a collaborator reads their own hours and closings, and changes nothing', async ({ page, faults }) => {
  faults.provoke(/404 \(Not Found\)/);
  const center = await aCenter();
  const email = `collaborator-${randomUUID()}@example.it`;
  await signInAtCenter(page, email, { providerId: center.id, role: 'collaborator' });
  await query(
    'update resources r set person_id = p.id from people p where r.provider_id = $1 and r.id = $2 and p.email = $3',
    [center.id, center.anna, email],
  );
  await query(
    `insert into working_times (provider_id, resource_id, weekday, start_minute, end_minute) values ($1, $2, 1, 540, 1080)`,
    [center.id, center.anna],
  );
  await open(page, hours(center));
  await expect(page.getByText('lun 09:00–18:00')).toBeVisible();
  await expect(page.getByRole('main').locator('input:visible')).toHaveCount(0);
  await expect(page.getByRole('link', { name: /^Aggiungi|^Blocca/ })).toHaveCount(0);
  await expectAccessible(page);
  await picture(page, 'hours-collaborator-1280-it');
  await page.getByRole('link', { name: 'Ferie e chiusure' }).first().click();
  await expect(page.getByText('Nessuna chiusura in arrivo')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Aggiungi una chiusura' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Orari di apertura' })).toHaveCount(0);
  const [bruno] = await query<{ id: string }>(
    "insert into resources (provider_id, kind, type, name) values ($1, 1, 'collaborator', 'Bruno Neri') returning id",
    [center.id],
  );
  await page.goto(screen(center, `staff/${bruno?.id}/hours`));
  await expect(page.getByText('Questa pagina non c’è')).toBeVisible();
});

for (const language of ['it', 'en'] as const) {
  test(`the screens in ${language}, wide and narrow`, async ({ page }) => {
    test.slow();
    const center = await aCenter();
    await query(
      `with w as (insert into working_times (provider_id, resource_id, weekday, start_minute, end_minute)
         select $1, $2, day, minute, minute + 240 from generate_series(1, 5) as day, unnest(array[540, 840]) as minute),
       h as (insert into holidays (provider_id, resource_id, starts_local, ends_local, is_whole_day, name)
         values ($1, null, $3::date, $3::date + 1, true, 'Ponte'), ($1, $2, $3::timestamp + interval '14 hours', $3::timestamp + interval '18 hours', false, null)),
       o as (insert into opening_hours (provider_id, weekday, start_minute, end_minute) values ($1, 1, 540, 1080))
       insert into breaks (provider_id, resource_id, weekday, start_minute, end_minute) values ($1, $2, 1, 600, 630)`,
      [center.id, center.anna, MONDAY],
    );
    await comeIn(page, center);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: width === 390 ? 844 : 800 });
      for (const [name, path] of [
        ['hours', hours(center, '', language)],
        ['period', hours(center, '/periods/new', language)],
        ['date', hours(center, '/dates/new', language)],
        ['break', hours(center, '/breaks/new', language)],
        ['block', hours(center, '/blocks/new', language)],
        ['opening', screen(center, 'opening-hours', language)],
        ['holidays', screen(center, 'holidays', language)],
        ['holiday', screen(center, 'holidays/new', language)],
      ] as const) {
        await open(page, path);
        await expect(page.locator('h1')).toBeVisible();
        await page.waitForLoadState('networkidle');
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        await expectAccessible(page);
        await picture(page, `${name}-${width}-${language}`);
      }
    }
  });
}
