import type { Page } from '@playwright/test';
import { signInAtCenter } from './setup/account.ts';
import { dateInDays, expectAccessible, journeys, query, untilAlive } from './setup/journey.ts';
import { expect, test } from './setup/test.ts';

const OWNER = 'owner-staff@example.it';
const staff = (path = '', language = 'it', center = journeys().town.studio): string =>
  `/${language}/business/${center}/staff${path}`;

const comeIn = (page: Page): Promise<void> =>
  signInAtCenter(page, OWNER, { providerId: journeys().town.studio, role: 'owner' });

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilAlive(page);
}

/** A picture for who looks at the screens: `PICTURES=folder npx playwright test e2e/staff.spec.ts`. */
async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env['PICTURES'];
  if (folder) await page.screenshot({ path: `${folder}/${name}.png` });
}

const row = (page: Page, name: string) =>
  page.getByRole('grid', { name: 'Staff' }).getByRole('row', { name: new RegExp(name) });
const drawer = (page: Page, name: string) => page.getByRole('dialog', { name });

/** A room of two with names, of the worker's own. @returns its id */
async function addCabins(name: string): Promise<string> {
  const [room] = await query<{ id: string }>(
    'insert into resources (provider_id, kind, name, quantity) values ($1, 2, $2, 2) returning id',
    [journeys().town.studio, name],
  );
  const id = room?.id ?? '';
  await query(
    "insert into resource_units (provider_id, resource_id, unit, name) values ($1, $2, 1, 'Mare'), ($1, $2, 2, 'Bosco')",
    [journeys().town.studio, id],
  );
  return id;
}

const BOOK = `mutation($offer: Id!, $at: String!, $email: String!) {
  createReservationAsAnonymous(subServiceId: $offer, dateTimeFrom: $at, email: $email, onlyBook: true,
    agreements: [{ type: "sharing", decision: "Y" }]) { success }
}`;

/** A service in need of a room, and a standing booking of it at nine some days from now. */
async function bookRoom(page: Page, resourceId: string, days: number): Promise<void> {
  const [made] = await query<{ offer: number }>(
    `with s as (insert into services (provider_id, name, position) values ($1, 'Hammam prenotato', 90) returning id),
     o as (insert into offers (provider_id, service_id, name, price_cents, duration_minutes, position)
       select $1, id, 'Hammam prenotato', 3000, 60, 0 from s returning id),
     p as (insert into offer_people (provider_id, offer_id, resource_id)
       select $1, o.id, r.id from o, resources r where r.provider_id = $1 and r.name = 'Bruno Neri'),
     n as (insert into offer_needs (provider_id, offer_id, number, units) select $1, id, 1, 1 from o),
     t as (insert into offer_need_things (provider_id, offer_id, number, resource_id) select $1, id, 1, $2 from o)
     select id::int as offer from o`,
    [journeys().town.studio, resourceId],
  );
  const variables = { offer: made?.offer, at: `${dateInDays(days)}T09:00`, email: 'hammam@example.it' };
  const answer = await page.request.post('/graphql', { data: { query: BOOK, variables } });
  expect(((await answer.json()) as { errors?: object[] }).errors ?? []).toEqual([]);
  await query(
    `with r as (update reservations set status = 'A', expires_at = null, confirmed_at = now() where offer_id = $1 returning id)
     update holds set expires_at = null where kind = 'reservation' and holder_id in (select id from r)`,
    [made?.offer],
  );
}

test.afterEach(async () => {
  const { studio } = journeys().town;
  await query(
    `with gone as (update reservations set status = 'C', cancel_reason = 'byProvider', cancelled_at = now(), expires_at = null
       where provider_id = $1 and status = 'A' and offer_id in (select id from offers where provider_id = $1 and name like 'Hammam%') returning id)
     delete from holds where kind = 'reservation' and holder_id in (select id from gone)`,
    [studio],
  );
  await query('delete from holidays where provider_id = $1 and out_of_service', [studio]);
  await query(
    "update services set deleted = true, archived = true where provider_id = $1 and name like 'Hammam%'",
    [studio],
  );
  await query("update resources set archived = true where provider_id = $1 and name ~ '^(Cabin|Lia|Sauna)'", [
    studio,
  ]);
});

test('a person and two cabins with names are added, a service needs them, one is out of service', async ({
  page,
}) => {
  test.slow();
  const { studio } = journeys().town;
  await comeIn(page);
  await open(page, `/it/business/${studio}/services`);
  await page.getByRole('link', { name: 'Staff', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Staff' })).toBeVisible();
  await page.getByRole('link', { name: 'Nuova persona' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Nuova persona' })).toBeVisible();
  await page.getByRole('button', { name: 'Aggiungi' }).click();
  await expect(page.getByText('Inserisci un valore per il nome!').first()).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'person-new-1280-it');
  await page.getByRole('textbox', { name: 'Nome', exact: true }).fill('Lia Fonte');
  await page.getByRole('textbox', { name: 'Mansione' }).fill('Massaggiatrice');
  await page.getByRole('button', { name: /Ruolo$/ }).click();
  await page.getByRole('option', { name: 'Direzione' }).click();
  await page.getByRole('button', { name: 'Aggiungi' }).click();
  await expect(drawer(page, 'Lia Fonte')).toContainText('Direzione');
  await expect(drawer(page, 'Lia Fonte')).toContainText('Nessun accesso');
  await expect(drawer(page, 'Lia Fonte').getByRole('link', { name: 'Invita' })).toBeVisible();
  await expect(drawer(page, 'Lia Fonte').getByRole('link', { name: 'Orari' })).toHaveAttribute(
    'href',
    /\/staff\/\d+\/hours$/,
  );
  await expectAccessible(page);
  await picture(page, 'person-1280-it');

  await open(page, staff('/new?kind=things'));
  await page.getByRole('textbox', { name: 'Nome', exact: true }).fill('Cabina nuova');
  await page.getByRole('textbox', { name: 'Quante sono' }).fill('2');
  await page.getByRole('textbox', { name: 'Nomi delle unità' }).fill('Mare\nmare');
  await page.getByRole('button', { name: 'Aggiungi' }).click();
  await expect(page.getByText('il nome di un’unità: c’è già.').first()).toBeVisible();
  await picture(page, 'thing-new-1280-it');
  await page.getByRole('textbox', { name: 'Nomi delle unità' }).fill('Mare\nBosco');
  await page.getByRole('button', { name: 'Aggiungi' }).click();
  await expect(drawer(page, 'Cabina nuova')).toContainText('2: Mare, Bosco');
  await expect(drawer(page, 'Cabina nuova')).toContainText('Per ora nessuno');

  await open(page, `/it/business/${studio}/services/new`);
  await page.getByRole('textbox', { name: 'Nome' }).fill('Hammam lento');
  await page.getByRole('textbox', { name: 'Prezzo' }).fill('60');
  await page.getByText('Tempi, posti e sale').first().click();
  await page.getByRole('button', { name: 'Aggiungi sale o attrezzature' }).click();
  await page.getByRole('button', { name: 'Tra queste' }).last().click();
  await page.getByRole('option', { name: 'Cabina nuova' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Aggiungi il servizio' }).click();
  await expect(drawer(page, 'Hammam lento')).toContainText('Cabina nuova');

  await open(page, staff('?q=nuova'));
  await row(page, 'Cabina nuova')
    .getByRole('button', { name: /^Altro per/ })
    .click();
  await page.getByRole('menuitem', { name: 'Metti fuori servizio' }).click();
  const form = drawer(page, 'Cabina nuova fuori servizio');
  await form.getByRole('button', { name: 'Metti fuori servizio' }).click();
  await expect(form.getByText('Inserisci un valore per il motivo!').first()).toBeVisible();
  await form.getByRole('button', { name: /Quale unità$/ }).click();
  await page.getByRole('option', { name: 'Bosco' }).click();
  await form.getByRole('textbox', { name: 'Motivo' }).fill('Lampada rotta');
  await expectAccessible(page);
  await picture(page, 'out-1280-it');
  await form.getByRole('button', { name: 'Metti fuori servizio' }).click();
  const seen = drawer(page, 'Cabina nuova');
  await expect(seen).toContainText('1 di 2 fuori servizio');
  await expect(seen).toContainText('Bosco · Lampada rotta');
  await expect(seen).toContainText('fino a nuovo avviso');
  await expect(seen.getByRole('link', { name: 'Hammam lento' })).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'thing-1280-it');
  await seen.getByRole('button', { name: 'Rimetti in servizio' }).click();
  await expect(page.locator('#toasts')).toContainText('Di nuovo in servizio: Cabina nuova');
  await expect(seen).toContainText('In uso');
});

test('what is booked is asked about: a repair, a unit that goes, a room that is archived', async ({
  page,
}) => {
  test.slow();
  const room = await addCabins('Cabina piena');
  await bookRoom(page, room, 33);
  await comeIn(page);
  await open(page, staff(`/${room}/out-of-service`));
  const form = drawer(page, 'Cabina piena fuori servizio');
  await form.getByRole('textbox', { name: 'Motivo' }).fill('Tubo rotto');
  await form.getByRole('button', { name: 'Metti fuori servizio' }).click();
  await expect(form).toContainText('Questa modifica tocca una prenotazione');
  await expect(form).toContainText('Hammam prenotato');
  await expectAccessible(page);
  await picture(page, 'hurt-1280-it');
  await form.locator('[name="acts.0.act"]').selectOption({ label: 'Tieni' });
  await form.getByRole('button', { name: 'Metti fuori servizio' }).click();
  await expect(drawer(page, 'Cabina piena')).toContainText('Tutte le unità · Tubo rotto');
  await expect(drawer(page, 'Cabina piena').getByRole('link', { name: 'Hammam prenotato' })).toBeVisible();

  await query('update holds set unit = 2 where resource_id = $1', [room]);
  await open(page, staff(`/${room}/edit`));
  await page.getByRole('textbox', { name: 'Nomi delle unità' }).fill('Mare');
  await page.getByRole('textbox', { name: 'Quante sono' }).fill('1');
  await page.getByRole('button', { name: 'Salva' }).click();
  await expect(page.getByText('Questa modifica tocca una prenotazione').first()).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Nomi delle unità' })).toHaveValue('Mare');
  await expectAccessible(page);
  await picture(page, 'unit-hurt-1280-it');
  await page.getByRole('link', { name: 'Annulla' }).click();
  await page.getByRole('alertdialog').getByRole('button').last().click();

  await open(page, staff('?q=piena'));
  await row(page, 'Cabina piena')
    .getByRole('button', { name: /^Altro per/ })
    .click();
  await page.getByRole('menuitem', { name: 'Archivia' }).click();
  const question = page.getByRole('alertdialog', { name: 'Archiviare Cabina piena?' });
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Archivia' }).click();
  const settling = page.getByRole('dialog', { name: 'Prima decidi delle prenotazioni' });
  await expect(settling).toContainText('Hammam prenotato');
  await expect(settling.getByRole('button', { name: 'Archivia' })).toBeDisabled();
  await expectAccessible(page);
  await picture(page, 'archive-hurt-1280-it');
  await settling.locator('[name="acts.0.act"]').selectOption({ label: 'Disdici e avvisa' });
  await settling.getByRole('button', { name: 'Archivia' }).click();
  await expect(page.locator('#toasts')).toContainText('Archiviato con successo: Cabina piena');
  await expect(page.getByText('Nessun risultato')).toBeVisible();
  await page.getByRole('button', { name: 'Stato' }).click();
  await page.getByRole('option', { name: 'Archiviati' }).click();
  await row(page, 'Cabina piena')
    .getByRole('button', { name: /^Altro per/ })
    .click();
  await page.getByRole('menuitem', { name: 'Ripristina' }).click();
  await expect(page.locator('#toasts')).toContainText('Ripristinato con successo: Cabina piena');
});

test('of two who save, the second is asked which to keep', async ({ page }) => {
  const room = await addCabins('Cabina doppia');
  await comeIn(page);
  await open(page, staff(`/${room}/edit`));
  await query("update resources set version = version + 1, name = 'Cabina di Rita' where id = $1", [room]);
  await page.getByRole('textbox', { name: 'Nome', exact: true }).fill('Cabina mia');
  await page.getByRole('button', { name: 'Salva' }).click();
  await expect(page.getByRole('heading', { name: /cambiat/i })).toBeVisible();
  await page
    .getByRole('button', { name: /Salva|Tieni|mi[ao]/ })
    .first()
    .click();
  await expect(drawer(page, 'Cabina mia')).toBeVisible();
});

test('rooms go before one another, and the order stays', async ({ page }) => {
  await addCabins('Cabina alfa');
  await addCabins('Cabina beta');
  await comeIn(page);
  await open(page, staff('/order'));
  const list = page.getByRole('grid', { name: 'Sale e attrezzature' });
  await list.getByRole('button', { name: 'Altro per Cabina beta' }).click();
  await page.getByRole('menuitem', { name: 'Sposta su' }).click();
  const names = () => list.getByRole('row').allInnerTexts();
  const isBefore = async () => {
    const all = await names();
    return all.findIndex((text) => text.includes('beta')) < all.findIndex((text) => text.includes('alfa'));
  };
  await expect.poll(isBefore).toBe(true);
  await picture(page, 'order-1280-it');
  await expect
    .poll(async () => {
      const rows = await query<{ name: string }>(
        "select name from resources where provider_id = $1 and name in ('Cabina alfa', 'Cabina beta') order by position",
        [journeys().town.studio],
      );
      return rows.map(({ name }) => name);
    })
    .toEqual(['Cabina beta', 'Cabina alfa']);
});

test('a manager sees and changes nothing; a collaborator finds no such screen', async ({
  page,
  browser,
  faults,
}) => {
  faults.provoke(/404 \(Not Found\) at .*\/staff/);
  const { studio } = journeys().town;
  const room = await addCabins('Cabina vista');
  await signInAtCenter(page, 'manager-staff@example.it', { providerId: studio, role: 'manager' });
  await open(page, staff('?q=vista'));
  await expect(row(page, 'Cabina vista')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Nuova persona' })).toHaveCount(0);
  await row(page, 'Cabina vista').getByRole('link', { name: 'Cabina vista' }).click();
  await expect(drawer(page, 'Cabina vista')).toContainText('Mare, Bosco');
  await expect(drawer(page, 'Cabina vista').getByRole('button', { name: 'Archivia' })).toHaveCount(0);
  for (const path of [`/${room}/edit`, '/new?kind=things', `/${room}/out-of-service`]) {
    await page.goto(staff(path));
    await expect(page.getByText('Questa pagina non è per il tuo ruolo')).toBeVisible();
  }
  const other = await (
    await browser.newContext({ baseURL: test.info().project.use.baseURL, locale: 'it-IT' })
  ).newPage();
  await signInAtCenter(other, 'collab-staff@example.it', { providerId: studio, role: 'collaborator' });
  await other.goto(`/it/business/${studio}/services`);
  await expect(other.getByRole('heading', { level: 1, name: 'Servizi' })).toBeVisible();
  await expect(other.getByRole('link', { name: 'Staff', exact: true })).toHaveCount(0);
  await other.goto(staff());
  await expect(other.getByText('Questa pagina non è per il tuo ruolo')).toBeVisible();
  await other.context().close();
});

test('a package for one alone says so, and how to get another', async ({ page }) => {
  const { onFree } = journeys().town;
  await signInAtCenter(page, 'sola-staff@example.it', { providerId: onFree, role: 'owner' });
  await open(page, staff('', 'it', onFree));
  await expect(page.getByRole('heading', { name: 'Lavorare in più persone' })).toBeVisible();
  await expect(page.getByText('Il tuo pacchetto non comprende questa funzione.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Nuova persona' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Nuova sala o attrezzatura' })).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'gate-1280-it');
});

for (const [language, person, thing] of [
  ['it', 'Nuova persona', 'Nuova sala o attrezzatura'],
  ['en', 'New person', 'New room or equipment'],
] as const) {
  test(`the screens in ${language}, wide and narrow, for everybody`, async ({ page }) => {
    test.slow();
    const room = await addCabins('Cabina larga');
    await query(
      "insert into holidays (provider_id, resource_id, unit, is_whole_day, starts_local, ends_local, name, out_of_service) values ($1, $2, 1, false, '2026-01-01 00:00', '9999-12-31 00:00', 'Lampada', true)",
      [journeys().town.studio, room],
    );
    await comeIn(page);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: width === 390 ? 844 : 800 });
      for (const [path, heading] of [
        ['', 'Staff'],
        ['/new?kind=people', person],
        ['/new?kind=things', thing],
        ['/order', null],
        [`/${room}`, 'Staff'],
        [`/${room}/out-of-service`, 'Staff'],
      ] as const) {
        await open(page, staff(path, language));
        if (heading !== null && !path.startsWith(`/${room}`))
          await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
        else if (heading !== null)
          await expect(page.getByRole('dialog', { name: /Cabina larga/ })).toBeVisible();
        await expectAccessible(page);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow).toBe(0);
        await picture(
          page,
          `staff${path.replaceAll(/\W+/g, '-').replace(room, 'room')}-${width}-${language}`,
        );
      }
    }
  });
}
