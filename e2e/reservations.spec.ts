import type { Page } from '@playwright/test';
import { signInAtCenter } from './setup/account.ts';
import { dateInDays, expectAccessible, journeys, query, untilAlive } from './setup/journey.ts';
import { expect, test } from './setup/test.ts';

const OWNER = 'owner-prenotazioni@example.it';
const NARROW = { width: 390, height: 844 };
const at = (path = '', language = 'it'): string =>
  `/${language}/business/${journeys().town.studio}/reservations${path}`;

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilAlive(page);
}

/** A picture for who looks at the screens: `PICTURES=folder npx playwright test e2e/reservations.spec.ts`. */
async function picture(page: Page, name: string, fullPage = false): Promise<void> {
  const folder = process.env['PICTURES'];
  if (folder) await page.screenshot({ path: `${folder}/${name}.png`, fullPage });
}

const BOOK = `mutation($offer: Id!, $at: String!, $email: String!, $firstname: String, $lastname: String, $phone: String) {
  createReservationAsAnonymous(subServiceId: $offer, dateTimeFrom: $at, email: $email, firstname: $firstname, lastname: $lastname, phone: $phone,
    onlyBook: true, agreements: [{ type: "sharing", decision: "Y" }]) { success }
}`;

/** Somebody of the staff of their own, who does a service of their own at 50 euro. */
async function aPersonWithService(name: string, service: string): Promise<{ offer: number; person: number }> {
  const { studio } = journeys().town;
  const [made] = await query<{ offer: number; person: number }>(
    `with r as (insert into resources (provider_id, kind, type, name, position, quantity) values ($1, 1, 'collaborator', $2, 90, 1) returning id),
     w as (insert into working_times (provider_id, resource_id, weekday, start_minute, end_minute)
       select $1, r.id, day, 480, 1260 from r, generate_series(1, 7) as day returning id),
     s as (insert into services (provider_id, name, position) values ($1, $3, 90) returning id),
     o as (insert into offers (provider_id, service_id, name, price_cents, duration_minutes, position)
       select $1, id, $3, 5000, 60, 0 from s returning id),
     p as (insert into offer_people (provider_id, offer_id, resource_id) select $1, o.id, r.id from o, r returning offer_id)
     select o.id::int as offer, r.id::int as person from o, r`,
    [studio, name, service],
  );
  if (!made) throw new Error('Nobody was made');
  return made;
}

/** A standing booking. @returns its number */
async function book(page: Page, offer: number, who: string, when: string): Promise<number> {
  const [firstname = '', lastname = ''] = who.split(' ');
  const email = `${who.toLowerCase().replaceAll(/[^a-z]/g, '')}@example.it`;
  const variables = { offer, at: when, email, firstname, lastname, phone: '+39 333 4445566' };
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

const row = (page: Page, name: string) =>
  page.getByRole('grid', { name: /Prenotazioni|Reservations/ }).getByRole('row', { name: new RegExp(name) });

const comeIn = (page: Page): Promise<void> =>
  signInAtCenter(page, OWNER, { providerId: journeys().town.studio, role: 'owner' });

test('the list is filtered and searched, a reservation is paid part in cash and part by card terminal, and a part is given back', async ({
  page,
  faults,
}) => {
  test.slow();
  const toasts = page.locator('#toasts');
  const { offer, person } = await aPersonWithService('Lia Campi', 'Riflessologia');
  const id = await book(page, offer, 'Nora Bassi', `${dateInDays(30)}T10:00`);
  await book(page, offer, 'Ugo Landi', `${dateInDays(30)}T12:00`);
  await comeIn(page);
  await open(page, `/it/business/${journeys().town.studio}/services`);
  await page.getByRole('link', { name: 'Prenotazioni' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Prenotazioni' })).toBeVisible();

  await open(page, at(`?person=${person}`));
  await expect(row(page, 'Nora Bassi')).toContainText('10:00–11:00');
  await expect(row(page, 'Nora Bassi')).toContainText('Da pagare');
  await expect(row(page, 'Ugo Landi')).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'reservations-1280-it');
  await page.getByRole('searchbox', { name: 'Cerca cliente, telefono o numero' }).fill('nora');
  await expect(row(page, 'Ugo Landi')).toHaveCount(0);
  await expect(row(page, 'Nora Bassi')).toBeVisible();
  // STA-03: a list that comes says nothing, one that does not is told, and what was shown stays
  await expect(toasts).toBeEmpty();
  faults.provoke(/net::ERR_FAILED.*\.data/);
  await page.route(/reservations\.data/, (route) => route.abort(), { times: 1 });
  await page.getByRole('searchbox', { name: 'Cerca cliente, telefono o numero' }).fill('ugo');
  await expect(toasts).toContainText('Non siamo riusciti a caricare');
  await expect(row(page, 'Nora Bassi')).toBeVisible();
  await open(page, at(`?person=${person}&q=%23${id}&payment=unpaid`));
  await expect(row(page, 'Nora Bassi')).toBeVisible();
  await open(page, at(`?person=${person}&status=inactive`));
  await expect(page.getByRole('heading', { name: 'Nessuna prenotazione corrisponde' })).toBeVisible();
  await picture(page, 'reservations-empty-1280-it');

  await open(page, at(`?person=${person}`));
  await row(page, 'Nora Bassi').getByRole('link', { name: 'Nora Bassi' }).click();
  const drawer = page.getByRole('dialog', { name: 'Nora Bassi' });
  await expect(drawer).toContainText('Confermata');
  await expect(drawer).toContainText('+39 333 4445566');
  await expect(drawer).toContainText('È la prima visita');
  await expectAccessible(page);
  await picture(page, 'reservation-1280-it');

  const amount = drawer.getByRole('textbox', { name: 'Importo' }).first();
  await expect(amount).toHaveValue('50,00');
  await amount.fill('60');
  await drawer.getByRole('button', { name: 'Incassa' }).click();
  await expect(drawer.getByText('L’importo supera quanto è possibile.').first()).toBeVisible();
  // STA-02, STA-04: the failure is told, in the server's words
  await expect(toasts).toContainText('L’importo supera quanto è possibile.');
  await expect(amount).toHaveValue('60,00');
  await amount.fill('20');
  await drawer.getByRole('button', { name: 'Incassa' }).click();
  await expect(toasts).toContainText(/Incassati 20,00\s€: \p{L}/u);
  await expect(drawer).toContainText('Pagata in parte');
  await expect(drawer.getByRole('textbox', { name: 'Importo' }).first()).toHaveValue('30,00');
  await picture(page, 'reservation-partly-1280-it');
  await drawer.getByText('POS', { exact: true }).first().click();
  await drawer.getByText('Scontrino e nota').first().click();
  await drawer.getByRole('textbox', { name: 'Numero dello scontrino' }).first().fill('0042-0007');
  await drawer.getByRole('button', { name: 'Incassa' }).click();
  await expect(drawer).toContainText('Non resta nulla da incassare.');
  await expect(drawer).toContainText('scontrino 0042-0007');
  await expect(drawer).toContainText('Incassati 30,00 € (POS)');
  await expect(drawer.getByRole('button', { name: 'Incassa' })).toHaveCount(0);

  await drawer.getByText('Restituisci denaro').click();
  await drawer.getByRole('textbox', { name: 'Importo' }).fill('5,50');
  await drawer.getByRole('button', { name: 'Restituisci' }).click();
  await expect(drawer).toContainText('Restituiti 5,50 € (Contanti)');
  // 44,50 asked for: 50,00 came in, 5,50 went back
  await expect(drawer).toContainText(/Totale dovuto44,50.*Pagato50,00.*Restituito5,50/);
  await expectAccessible(page);
  await picture(page, 'reservation-paid-1280-it');
  const money = await query<{ kind: string; method: string; cents: number }>(
    `select t.kind, t.method, a.amount_cents as cents from till_payments t join till_allocations a on a.till_payment_id = t.id
      join reservations r on r.order_id = a.order_id where r.id = $1 order by t.id`,
    [id],
  );
  expect(money).toEqual([
    { kind: 'taken', method: 'cash', cents: 2000 },
    { kind: 'taken', method: 'terminal', cents: 3000 },
    { kind: 'returned', method: 'cash', cents: 550 },
  ]);
  await open(page, at(`?person=${person}&payment=paid`));
  await expect(row(page, 'Nora Bassi')).toContainText('Pagata');
  await expect(row(page, 'Nora Bassi')).toContainText('44,50');
  await expect(row(page, 'Ugo Landi')).toHaveCount(0);

  // The rest goes back too: nothing is due, in the list, in its filter and in the calendar
  const ofNora = row(page, 'Nora Bassi');
  await ofNora.getByRole('link', { name: 'Nora Bassi' }).click();
  await drawer.getByText('Restituisci denaro').click();
  await drawer.getByRole('textbox', { name: 'Importo' }).fill('44,50');
  await drawer.getByRole('button', { name: 'Restituisci' }).click();
  await expect(drawer).toContainText('Restituiti 44,50 € (Contanti)');
  await expect(drawer).toContainText(/Totale dovuto0,00.*Pagato50,00.*Restituito50,00/);
  await open(page, at(`?person=${person}`));
  await expect(ofNora).toContainText(/Restituito.*0,00/);
  await picture(page, 'reservations-given-back-1280-it');
  await open(page, at(`?person=${person}&payment=unpaid`));
  await expect(row(page, 'Ugo Landi')).toBeVisible();
  await expect(ofNora).toHaveCount(0);
  await open(page, `/it/business/${journeys().town.studio}/calendar?date=${dateInDays(30)}&people=${person}`);
  await expect(page.getByRole('link', { name: /Nora Bassi.*importo restituito/ }).first()).toBeVisible();
  await picture(page, 'calendar-given-back-1280-it');
  await page.setViewportSize(NARROW);
  await open(page, at(`?person=${person}`, 'en'));
  await expect(ofNora).toContainText(/Given back/);
  await picture(page, 'reservations-given-back-390-en', true);
  await page.setViewportSize({ width: 1280, height: 800 });

  // What it costs from then on is due by itself
  await open(page, at(`/${id}`));
  await drawer.getByText('Cambia servizio o prezzo').click();
  await drawer.getByLabel('Prezzo').fill('30');
  await drawer.getByRole('button', { name: 'Cambia', exact: true }).click();
  await expect(drawer).toContainText(/Totale dovuto30,00.*Da incassare30,00/);
  await open(page, at(`?person=${person}&payment=unpaid`));
  await expect(ofNora).toContainText(/Da pagare.*30,00/);
});

test('in English and on a narrow screen the list is cards and the drawer a page', async ({ page }) => {
  const { offer, person } = await aPersonWithService('Mia Prati', 'Shiatsu');
  await book(page, offer, 'Vito Serra', `${dateInDays(31)}T10:00`);
  await comeIn(page);
  await page.setViewportSize(NARROW);
  await open(page, at(`?person=${person}`, 'en'));
  await expect(page.getByRole('heading', { level: 1, name: 'Reservations' })).toBeVisible();
  await expect(row(page, 'Vito Serra')).toContainText('Not paid');
  await expectAccessible(page);
  await picture(page, 'reservations-390-en');
  await row(page, 'Vito Serra').getByRole('link', { name: 'Vito Serra' }).click();
  const drawer = page.getByRole('dialog', { name: 'Vito Serra' });
  await expect(drawer).toContainText('This is the first visit');
  await expectAccessible(page);
  await picture(page, 'reservation-390-en');
  await drawer.getByRole('button', { name: 'Take payment' }).scrollIntoViewIfNeeded();
  await picture(page, 'reservation-pay-390-en');
});

test('a collaborator sees their own reservations alone, and no money', async ({ page, faults }) => {
  faults.provoke(/404 \(Not Found\) at .*\/reservations\//);
  const { studio } = journeys().town;
  const own = await aPersonWithService('Zita Valli', 'Linfodrenaggio');
  const anothers = await aPersonWithService('Olga Monti', 'Pressoterapia');
  const id = await book(page, own.offer, 'Rosa Ferri', `${dateInDays(32)}T10:00`);
  const theirs = await book(page, anothers.offer, 'Pino Galli', `${dateInDays(32)}T10:00`);
  const email = 'zita@example.it';
  await signInAtCenter(page, email, { providerId: studio, role: 'collaborator' });
  await query(
    'update resources set person_id = (select id from people where email = $1) where provider_id = $2 and id = $3',
    [email, studio, own.person],
  );
  await open(page, at('?status=all'));
  await expect(row(page, 'Rosa Ferri')).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(2);
  await open(page, at(`/${id}`));
  const drawer = page.getByRole('dialog', { name: 'Rosa Ferri' });
  await expect(drawer).toContainText('Linfodrenaggio');
  await expect(drawer.getByRole('button', { name: 'Incassa' })).toHaveCount(0);
  await expectAccessible(page);
  await picture(page, 'reservation-collaborator-1280-it');
  await page.goto(at(`/${theirs}`));
  await expect(page.getByText('Questa pagina non c’è')).toBeVisible();
});
