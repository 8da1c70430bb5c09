import type { Page } from '@playwright/test';
import { signInAtCenter } from './setup/account.ts';
import { dateInDays, expectAccessible, journeys, query } from './setup/journey.ts';
import { NARROW, open } from './setup/screens.ts';
import { expect, test } from './setup/test.ts';

const OWNER = 'owner-prenotazioni@example.it';
const at = (path: string): string => `/it/business/${journeys().town.studio}/reservations${path}`;

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
  const toasts = page.locator('#toasts');
  const { offer, person } = await aPersonWithService('Lia Campi', 'Riflessologia');
  const id = await book(page, offer, 'Nora Bassi', `${dateInDays(30)}T10:00`);
  await book(page, offer, 'Ugo Landi', `${dateInDays(30)}T12:00`);
  await comeIn(page);
  await open(page, at(`?person=${person}`));
  await expect(row(page, 'Nora Bassi')).toContainText('10:00–11:00');
  await expect(row(page, 'Nora Bassi')).toContainText('Da pagare');
  await expect(row(page, 'Ugo Landi')).toBeVisible();
  await expectAccessible(page);
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
  await open(page, at(`?person=${person}`));
  await row(page, 'Nora Bassi').getByRole('link', { name: 'Nora Bassi' }).click();
  const drawer = page.getByRole('dialog', { name: 'Nora Bassi' });
  await expect(drawer).toContainText('Confermata');
  await expect(drawer).toContainText('+39 333 4445566');
  await expect(drawer).toContainText('È la prima visita');
  await expectAccessible(page);

  const amount = drawer.getByRole('textbox', { name: 'Importo' }).first();
  await expect(amount).toHaveValue('50,00');
  await amount.fill('60');
  await drawer.getByRole('button', { name: 'Incassa', exact: true }).click();
  await expect(drawer.getByText('L’importo supera quanto è possibile.').first()).toBeVisible();
  // STA-02, STA-04: the failure is told, in the server's words
  await expect(toasts).toContainText('L’importo supera quanto è possibile.');
  await expect(amount).toHaveValue('60,00');
  await amount.fill('20');
  await drawer.getByRole('button', { name: 'Incassa', exact: true }).click();
  await expect(toasts).toContainText(/Incassati 20,00\s€: \p{L}/u);
  await expect(drawer).toContainText('Pagata in parte');
  await expect(drawer.getByRole('textbox', { name: 'Importo' }).first()).toHaveValue('30,00');
  await drawer.getByText('POS', { exact: true }).first().click();
  await drawer.getByText('Scontrino e nota').first().click();
  await drawer.getByRole('textbox', { name: 'Numero dello scontrino' }).first().fill('0042-0007');
  await drawer.getByRole('button', { name: 'Incassa', exact: true }).click();
  await expect(drawer).toContainText('Non resta nulla da incassare.');
  await expect(drawer).toContainText('scontrino 0042-0007');
  await expect(drawer).toContainText('Incassati 30,00 € (POS)');
  await expect(drawer.getByRole('button', { name: /^Incassa/ })).toHaveCount(0);

  await drawer.getByText('Restituisci denaro').click();
  await drawer.getByRole('textbox', { name: 'Importo' }).fill('5,50');
  await drawer.getByRole('button', { name: 'Restituisci' }).click();
  await expect(drawer).toContainText('Restituiti 5,50 € (Contanti)');
  // 44,50 asked for: 50,00 came in, 5,50 went back
  await expect(drawer).toContainText(/Totale dovuto44,50.*Pagato50,00.*Restituito5,50/);
  await expectAccessible(page);
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

  await page.setViewportSize(NARROW);
  await expectAccessible(page);
  const width = await page.evaluate<number>('document.documentElement.scrollWidth');
  expect(width).toBeLessThanOrEqual(NARROW.width);
});
