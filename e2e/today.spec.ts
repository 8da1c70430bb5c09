import type { Page } from '@playwright/test';
import { addDays } from '#contracts/time.ts';
import { askAtCenter, comeIn, dateAtNoon, zoneOfNoon } from './setup/desk-center.ts';
import { expectAccessible, query, untilAlive } from './setup/journey.ts';
import { NARROW, wholePicture } from './setup/screens.ts';
import { expect, test } from './setup/test.ts';

const WIDE = { width: 1280, height: 800 };

interface Center {
  id: number;
  /** Fausta's and Guido's offers, of half an hour. */
  offers: [number, number];
}

/** So many minutes from now, by the wall clock there. */
function localIn(minutes: number): string {
  const at = new Date(Math.ceil(Date.now() / 300_000) * 300_000 + minutes * 60_000);
  return at.toLocaleString('sv-SE', { timeZone: zoneOfNoon() }).slice(0, 16).replace(' ', 'T');
}

/** A center of its own for each journey, with two people who work at all hours. */
async function aCenter(): Promise<Center> {
  const [row] = await query<{ id: number; offers: [number, number] }>(
    `with p as (
       insert into providers (type, name, city, city_key, publish_online, time_zone)
       values ('C', 'Giardino Lento', 'Bologna', 'it-bologna', false, $1) returning id),
     k as (insert into package_subscriptions (provider_id, package_id, amount_cents, started_at) select id, 1, 2900, now() from p),
     s as (insert into services (provider_id, name) select id, 'Trattamenti' from p returning provider_id, id),
     o as (insert into offers (provider_id, service_id, name, price_cents, duration_minutes)
       select s.provider_id, s.id, name, 4500, 30 from s, unnest(array['Impacco di fango', 'Peeling al sale']) as name
       returning provider_id, id, name),
     r as (insert into resources (provider_id, kind, type, name)
       select id, 1, 'collaborator', name from p, unnest(array['Fausta Riva', 'Guido Sala']) as name returning provider_id, id, name),
     w as (insert into working_times (provider_id, resource_id, weekday, start_minute, end_minute)
       select provider_id, id, day, 0, 1440 from r, generate_series(1, 7) as day),
     g as (insert into offer_people (provider_id, offer_id, resource_id) select o.provider_id, o.id, r.id from o
       join r on (o.name = 'Impacco di fango') = (r.name = 'Fausta Riva'))
     select p.id::int as id, (select array_agg(o.id::int order by o.name) from o) as offers from p`,
    [zoneOfNoon()],
  );
  if (!row) throw new Error('No center was made');
  return row;
}

const BOOK = `mutation($p: Id!, $input: NewReservationInput!) { createReservation(providerId: $p, input: $input) { orderId } }`;
const TAKE = `mutation($p: Id!, $orders: [TillOrderInput!]!) { takePayment(providerId: $p, orders: $orders, method: cash) { __typename } }`;

async function book(page: Page, { id }: Center, offerId: number, minutes: number, firstname: string) {
  const input = {
    offerId,
    start: localIn(minutes),
    customer: { new: { firstname } },
    ...(minutes < 0 && { overruling: { reason: 'Segnata dopo' } }),
  };
  return askAtCenter<{ orderId: number }>(page, BOOK, { p: id, input });
}

/** Somebody late, two to come, and one who has paid. */
async function aDay(page: Page, center: Center): Promise<void> {
  const [fango, sale] = center.offers;
  await book(page, center, fango, -25, 'Ivana Tardi');
  await book(page, center, fango, 60, 'Lia Presto');
  await book(page, center, sale, 90, 'Rocco Dopo');
  const { orderId } = await book(page, center, sale, 180, 'Sonia Pagato');
  await askAtCenter(page, TAKE, { p: center.id, orders: [{ orderId, amountCents: 4500 }] });
}

const lines = (page: Page, name: string) => page.getByRole('list', { name }).locator('a[data-booking]');

test('an owner comes in at today: who is late, who comes next, what is to be paid, what came in; each leads to its act', async ({
  page,
}) => {
  const center = await aCenter();
  await comeIn(page, center, 'owner');
  await aDay(page, center);
  await page.goto('/it/business');
  await expect(page).toHaveURL(new RegExp(`/it/business/${center.id}/today$`));
  await untilAlive(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await expect(lines(page, 'In ritardo')).toHaveText([/Ivana Tardi.*Impacco di fango · Fausta Riva/]);
  await expect(lines(page, 'Prossimi arrivi')).toHaveText([/Lia Presto/, /Rocco Dopo/, /Sonia Pagato/]);
  await expect(page.getByRole('heading', { name: 'Da incassare: 45,00 €' })).toBeVisible();
  await expect(page.getByText('Al banco 45,00 €')).toBeVisible();
  await expect(page.getByText('Da lunedì 45,00 €')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Nuove da ieri (4)' })).toBeVisible();
  await expectAccessible(page);
  await wholePicture(page, 'today-1280-it');

  await lines(page, 'In ritardo').click();
  await expect(page).toHaveURL(/\/today\/\d+$/);
  await expect(page.getByRole('dialog', { name: 'Ivana Tardi' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/today$/);
  const gap = page.getByRole('link', { name: /^Guido Sala/ }).first();
  const [from = ''] = (await gap.innerText()).match(/\d\d:\d\d/) ?? [];
  await gap.click();
  await expect(page).toHaveURL(/\/reservations\/new\?/);
  await expect(page.getByRole('combobox', { name: 'Ora' })).toHaveValue(from);
  await page.getByText('Di passaggio', { exact: true }).click();
  await page.getByRole('textbox', { name: 'Nome, se lo dice' }).fill('Nadia');
  await page.getByRole('button', { name: 'Prenota', exact: true }).click();
  await expect(page).toHaveURL(/\/today#booking-\d+$/);
  await expect(page.getByRole('link', { name: new RegExp(`^${from}.*Nadia`) })).toBeFocused();
});

test('a day at the desk: who came, who did not, money, the same again, the card and back; from today, from the calendar, wide and narrow', async ({
  page,
}) => {
  test.slow();
  const center = await aCenter();
  await comeIn(page, center, 'owner');
  await aDay(page, center);
  const today = `/it/business/${center.id}/today`;
  await page.goto(today);
  await untilAlive(page);
  const acts = (name: string) => page.getByRole('group', { name: `Azioni per ${name}` });
  await acts('Ivana Tardi').getByRole('button', { name: 'Segna l’arrivo' }).click();
  await expect(page.locator('#toasts')).toContainText('Arrivo segnato: Ivana Tardi');
  await expect(lines(page, 'Adesso')).toHaveText([/Ivana Tardi/]);
  // Where the visit stands now, the keys go on from
  await expect(lines(page, 'Adesso')).toBeFocused();
  await acts('Rocco Dopo').getByRole('button', { name: 'Segna l’arrivo' }).click();
  await expect(lines(page, 'Adesso')).toHaveText([/Ivana Tardi/, /Rocco Dopo/]);
  await acts('Rocco Dopo').getByRole('button', { name: 'Togli il segno' }).click();
  await expect(lines(page, 'Prossimi arrivi')).toHaveText([/Lia Presto/, /Rocco Dopo/, /Sonia Pagato/]);
  await expectAccessible(page);
  await wholePicture(page, 'today-acts-1280-it');
  await acts('Ivana Tardi').getByRole('link', { name: 'Incassa 45,00 €' }).click();
  const ivana = page.getByRole('dialog', { name: 'Ivana Tardi' });
  await ivana.getByRole('button', { name: 'Incassa', exact: true }).click();
  await expect(ivana.getByText('Non resta nulla da incassare.')).toBeVisible();
  await ivana.getByRole('link', { name: 'Ivana Tardi' }).click();
  await expect(page).toHaveURL(/\/customers\/\d+\?from=/);
  const card = page.getByRole('dialog', { name: 'Ivana Tardi' });
  await expect(card.getByRole('link', { name: 'Modifica' })).toBeVisible();
  await card.getByRole('button', { name: 'Chiudi' }).click();
  await expect(page).toHaveURL(/\/today\/\d+$/);
  // The address is there before the drawer is.
  await expect(ivana.getByText('Non resta nulla da incassare.')).toBeVisible();
  await expectAccessible(page);
  await wholePicture(page, 'today-drawer-1280-it');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(new RegExp(`${today}$`));
  await expect(acts('Ivana Tardi').getByRole('link', { name: /^Incassa/ })).toHaveCount(0);

  await acts('Ivana Tardi')
    .getByRole('link', { name: /^Tra una settimana, / })
    .click();
  const save = page.getByRole('button', { name: 'Prenota', exact: true });
  await expect(save).toBeFocused();
  await expect(page.getByText('Ivana Tardi', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /Impacco di fango/ })).toBeVisible();
  await wholePicture(page, 'rebook-1280-it');
  await page.keyboard.press('Enter');
  await expect(page.locator('#toasts')).toContainText('Prenotazione creata');
  await expect(page).toHaveURL(/\/today#booking-\d+$/);
  const again =
    'select local_start - lag(local_start) over (order by local_start) as after from reservations';
  expect(
    await query(
      `${again} where provider_id = $1 and customer_id = (select id from customers
    where provider_id = $1 and firstname = 'Ivana Tardi') order by local_start desc limit 1`,
      [center.id],
    ),
  ).toMatchObject([{ after: { days: 7 } }]);
  // Once more the same time: it is taken, and said before it is sent
  await acts('Ivana Tardi')
    .getByRole('link', { name: /^Tra una settimana, / })
    .click();
  await expect(page.getByText(/non sono tra gli orari liberi/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Annulla', exact: true }).click();
  await expect(page).toHaveURL(/\/today$/);

  // What lies under a drawer has no role meanwhile
  const inCalendar = (name: string, state = name) =>
    page.locator(`[data-booking][aria-label*="${name}"][aria-label*="${state}"]`);
  await page.goto(`/it/business/${center.id}/calendar`);
  await untilAlive(page);
  await expect(inCalendar('Ivana Tardi', 'arrivo segnato')).toHaveCount(1);
  await page.getByRole('link', { name: /Lia Presto/ }).click();
  const lia = page.getByRole('dialog', { name: 'Lia Presto' });
  await expect(page).toHaveURL(/\/calendar\/\d+$/);
  await lia.getByRole('button', { name: 'Segna l’arrivo' }).click();
  await expect(inCalendar('Lia Presto', 'arrivo segnato')).toHaveCount(1);
  await lia.getByRole('button', { name: 'Incassa', exact: true }).click();
  await expect(inCalendar('Lia Presto', 'pagata')).toHaveCount(1);
  await lia.getByRole('button', { name: 'Togli il segno' }).click();
  await expect(lia.getByRole('button', { name: 'Segna l’arrivo' })).toBeVisible();
  await lia.getByText('Annulla la prenotazione').first().click();
  await expectAccessible(page);
  await wholePicture(page, 'calendar-acts-1280-it');
  await lia.getByRole('button', { name: 'Annulla la prenotazione' }).click();
  await expect(lia.getByRole('button', { name: 'Riattiva' })).toBeVisible();
  await expect(inCalendar('Lia Presto')).toHaveCount(0);
  await lia.getByRole('button', { name: 'Riattiva' }).click();
  await expect(inCalendar('Lia Presto')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(lia).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`/it/business/${center.id}/calendar$`));

  await page.setViewportSize(NARROW);
  await page.goto(`/it/business/${center.id}/calendar?view=agenda`);
  await untilAlive(page);
  await page.getByRole('link', { name: /Rocco Dopo/ }).click();
  const rocco = page.getByRole('dialog', { name: 'Rocco Dopo' });
  await rocco.getByRole('button', { name: 'Non si è presentato' }).click();
  await expect(rocco.getByRole('button', { name: 'Togli il segno' })).toBeVisible();
  await expectAccessible(page);
  await wholePicture(page, 'calendar-acts-390-it');
  await rocco.getByRole('button', { name: 'Chiudi' }).click();
  await expect(page.getByRole('link', { name: /Rocco Dopo.*non si è presentato/ })).toBeVisible();
  await expect(page).toHaveURL(/\/calendar\?view=agenda$/);
});

test('a manager sees today’s till and no other sums, a collaborator their own day without money', async ({
  page,
  browser,
}) => {
  const center = await aCenter();
  await comeIn(page, center, 'manager');
  await aDay(page, center);
  await page.goto(`/it/business/${center.id}/today`);
  await expect(page.getByRole('heading', { name: 'Incassi al banco oggi' })).toBeVisible();
  await expect(page.getByText('Da lunedì')).toHaveCount(0);

  const context = await browser.newContext({ baseURL: test.info().project.use.baseURL, locale: 'it-IT' });
  const guido = await context.newPage();
  const email = await comeIn(guido, center, 'collaborator');
  await query(
    "update resources set person_id = (select id from people where email = $2) where provider_id = $1 and name = 'Guido Sala'",
    [center.id, email],
  );
  await guido.setViewportSize(NARROW);
  await guido.goto(`/it/business/${center.id}/today`);
  await expect(lines(guido, 'Prossimi arrivi')).toHaveText([/Rocco Dopo/, /Sonia Pagato/]);
  await expect(guido.getByText('Ivana Tardi')).toHaveCount(0);
  await expect(guido.getByText('€')).toHaveCount(0);
  await expect(guido.getByRole('link', { name: /^Fausta Riva/ })).toHaveCount(0);
  await wholePicture(guido, 'today-collaborator-390-it');
  await context.close();
});

test('the day in both languages, wide and narrow, and on paper', async ({ page }) => {
  const center = await aCenter();
  await comeIn(page, center, 'owner');
  await aDay(page, center);
  for (const [language, size] of [
    ['it', NARROW],
    ['en', WIDE],
    ['en', NARROW],
  ] as const) {
    await page.setViewportSize(size);
    await page.goto(`/${language}/business/${center.id}/today`);
    await untilAlive(page);
    await expect(lines(page, language === 'it' ? 'In ritardo' : 'Late')).toHaveCount(1);
    await expectAccessible(page);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
    await wholePicture(page, `today-${size.width}-${language}`);
  }
  await query(
    `update reservations r set note = 'Allergica', status = 'P', expires_at = now() + interval '1 hour' from customers c
       where c.id = r.customer_id and r.provider_id = $1 and c.firstname = 'Lia Presto'`,
    [center.id],
  );
  await query(
    `update reservations r set presence = 'noShow', presence_at = now(), presence_of = r.starts_at from customers c
       where c.id = r.customer_id and r.provider_id = $1 and c.firstname = 'Ivana Tardi'`,
    [center.id],
  );
  await page.setViewportSize(WIDE);
  await query(
    "update customers set phone = '+39 333 1112223' where provider_id = $1 and firstname = 'Lia Presto'",
    [center.id],
  );
  await page.reload();
  await page.getByRole('link', { name: 'Print the day' }).click();
  await expect(page).toHaveURL(/\/today\/print$/);
  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();
  await expectAccessible(page);
  await wholePicture(page, 'today-sheet-en');
  await page.setViewportSize(NARROW);
  await wholePicture(page, 'today-sheet-390-en');
  await page.setViewportSize(WIDE);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Fausta Riva' })).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  const onPaper = (name: string) => page.getByRole('row', { name: new RegExp(name) });
  await expect(onPaper('Lia Presto')).toContainText('unconfirmed, first visit, has a note, 45,00 € to pay');
  await expect(onPaper('Lia Presto')).toContainText('+39 333 1112223');
  await expect(onPaper('Ivana Tardi')).toContainText('no-show');
  await expect(onPaper('Ivana Tardi')).not.toContainText('€');
  await expect(onPaper('Sonia Pagato')).not.toContainText('€');
  await wholePicture(page, 'today-paper-en');
});

test('a day without bookings says so, and a center without anybody leads to its staff', async ({ page }) => {
  const center = await aCenter();
  await comeIn(page, center, 'owner');
  await page.goto(`/it/business/${center.id}/today`);
  await expect(page.getByText('Oggi non c’è nessuna prenotazione.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Domani: nessuna prenotazione' })).toBeVisible();
  await untilAlive(page);
  const tomorrow = addDays(dateAtNoon(), 1);
  for (const time of ['11:00', '10:00'])
    await askAtCenter(page, BOOK, {
      p: center.id,
      input: {
        offerId: center.offers[0],
        start: `${tomorrow}T${time}`,
        customer: { new: { firstname: 'Ora' } },
      },
    });
  const ahead = page.getByRole('link', { name: 'Domani: 2 prenotazioni, la prima alle 10:00' });
  await expect(ahead).toBeVisible();
  await expectAccessible(page);
  await wholePicture(page, 'today-calm-1280-it');
  await ahead.click();
  await expect(page).toHaveURL(new RegExp(`/calendar\\?date=${tomorrow}$`));
  await expect(page.getByRole('link', { name: /^10:00/ })).toBeVisible();
  await untilAlive(page);
  await page.locator('summary', { hasText: 'Opzioni' }).click();
  await page.getByRole('link', { name: 'Stampa la giornata' }).click();
  await expect(page).toHaveURL(new RegExp(`/today/print\\?date=${tomorrow}$`));
  await expect(page.getByRole('row', { name: /^10:00.*Ora/ })).toBeVisible();
  await page.goto(`/it/business/${center.id}/today`);
  await query('delete from offer_people where provider_id = $1', [center.id]);
  await query('update resources set archived = true where provider_id = $1', [center.id]);
  await page.reload();
  await expect(page.getByRole('link', { name: 'Vai allo staff' })).toBeVisible();
});
