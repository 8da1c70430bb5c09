import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible, journeys, query, untilAlive } from './setup/journey.ts';
import { becomeCustomer, fillLogin, signInAtCenter } from './setup/account.ts';
import { expect, test } from './setup/test.ts';

const services = (language: string, path = ''): string =>
  `/${language}/business/${journeys().town.workshop}/services${path}`;

/** The owner of the studio, signed in where businesses are. */
const comeIn = (page: Page, role: 'owner' | 'collaborator' = 'owner'): Promise<void> =>
  signInAtCenter(page, `${role}-servizi@example.it`, { providerId: journeys().town.workshop, role });

/** Every move of an order has been saved. */
const untilKept = (page: Page): Promise<void> => expect(page.locator('[aria-busy=true]')).toHaveCount(0);

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilAlive(page);
}

/** A picture for who looks at the screens: `PICTURES=folder npx playwright test e2e/services.spec.ts`. */
async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env['PICTURES'];
  if (folder) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
}

/** As many services as a list of two pages needs, with a group, put there as they are. */
async function makeServices(names: readonly string[], group: string): Promise<void> {
  const { workshop } = journeys().town;
  await query(
    `with g as (
       insert into offering_groups (provider_id, name, color, position) values ($1, $2, '#3f7c8c', 1) returning id),
     s as (
       insert into services (provider_id, name, group_id, position)
       select $1, name, (select id from g), 10 + place from unnest($3::text[]) with ordinality as made (name, place) returning id, name)
     insert into offers (provider_id, service_id, name, price_cents, duration_minutes, position)
     select $1, id, name, 3000, 30, 0 from s`,
    [workshop, group, names],
  );
}

const removeServices = (part: string): Promise<object[]> =>
  query('update services set deleted = true, archived = true where provider_id = $1 and name like $2', [
    journeys().town.workshop,
    part,
  ]);

let lastOfTown = 0;

test.beforeEach(async () => {
  const [row] = await query<{ last: number }>('select max(id)::int as last from services');
  lastOfTown = row?.last ?? 0;
});

// What one journey leaves behind would move the services of the next to another page.
test.afterEach(() =>
  query('update services set deleted = true, archived = true where provider_id = $1 and id > $2', [
    journeys().town.workshop,
    lastOfTown,
  ]),
);

const row = (page: Page, name: string) =>
  page.getByRole('grid', { name: 'Servizi' }).getByRole('row', { name: new RegExp(name) });

test('an owner comes from the account to the services, adds one, and it stands on the public page at once', async ({
  page,
}) => {
  const { workshop } = journeys().town;
  await comeIn(page);
  await page.goto('/it/business/account');
  await page.getByRole('link', { name: 'Gestisci Officina del Benessere' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await page.getByRole('link', { name: 'Servizi' }).first().click();
  await page.getByRole('link', { name: 'Nuovo servizio' }).click();
  await untilAlive(page);
  await page.getByRole('textbox', { name: 'Nome' }).fill('Riflessologia plantare');
  await page.getByRole('textbox', { name: 'Prezzo' }).fill('48,5');
  await page.getByRole('button', { name: 'Aggiungi il servizio' }).click();
  await expect(page.locator('#toasts')).toContainText('Creato con successo: Riflessologia plantare');
  const drawer = page.getByRole('dialog', { name: 'Riflessologia plantare' });
  await expect(drawer).toContainText('48,50');
  await expect(drawer).toContainText('In vendita');
  await page.goto(`/it/provider/${workshop}`);
  await expect(page.getByText('Riflessologia plantare').first()).toBeVisible();

  await open(page, services('it'));
  await row(page, 'Riflessologia')
    .getByRole('button', { name: /^Altro per/ })
    .click();
  await page.getByRole('menuitem', { name: 'Togli dalla pagina' }).click();
  await expect(row(page, 'Riflessologia')).toContainText('Non pubblicato');
  await page.goto(`/it/provider/${workshop}`);
  await expect(page.getByText('Massaggio rilassante').first()).toBeVisible();
  await expect(page.getByText('Riflessologia plantare')).toHaveCount(0);
});

test('who asks for the back office without a log-in is led to it, and from there to today', async ({
  page,
}) => {
  const email = 'banco-servizi@example.it';
  await becomeCustomer(page, email, { providerId: journeys().town.workshop, role: 'manager' });
  await page.goto('/it/business');
  await expect(page).toHaveURL(/\/it\/business\/login\?next=%2Fit%2Fbusiness$/);
  await fillLogin(page, email);
  await expect(page).toHaveURL(/\/it\/business\/\d+\/today$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
});

test('a form that is not right stays, says what is wrong at each field, and leads there', async ({
  page,
}) => {
  await comeIn(page);
  await open(page, services('it', '/new'));
  await page.getByRole('textbox', { name: 'Descrizione' }).fill('Un’ora di pace.');
  await page.getByRole('button', { name: 'Aggiungi il servizio' }).click();
  await expect(page.getByRole('textbox', { name: 'Nome' })).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Nome' })).toHaveAccessibleDescription(
    /Inserisci un valore per nome!/,
  );
  const summary = page.getByRole('alert');
  await expect(summary).toContainText('Compila tutti i campi obbligatori');
  await summary.getByRole('button', { name: 'Inserisci un valore per prezzo!' }).click();
  await expect(page.getByRole('textbox', { name: 'Prezzo' })).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Descrizione' })).toHaveValue('Un’ora di pace.');
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Annulla' }).click();
  const question = page.getByRole('alertdialog', { name: 'Uscire senza salvare?' });
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Resta qui' }).click();
  await expect(page.getByRole('textbox', { name: 'Descrizione' })).toHaveValue('Un’ora di pace.');
  await page.getByRole('link', { name: 'Annulla' }).click();
  await question.getByRole('button', { name: 'Esci senza salvare' }).click();
  await expect(page).toHaveURL(services('it'));
});

test('a service in two variants with a period, changed, duplicated, archived, restored, deleted', async ({
  page,
}) => {
  test.slow();
  await comeIn(page);
  await open(page, services('it', '/new'));
  await page.getByRole('textbox', { name: 'Nome' }).fill('Rituale d’estate');
  await page.getByRole('textbox', { name: 'Prezzo' }).fill('60');
  await page.getByRole('button', { name: 'Aggiungi una variante' }).click();
  const second = page.getByRole('group', { name: 'Variante 2' });
  await second.getByRole('textbox', { name: 'Nome della variante' }).fill('Un’ora e mezza');
  await second.getByRole('textbox', { name: 'Durata' }).fill('90');
  await second.getByRole('textbox', { name: 'Prezzo' }).fill('85');
  await second.getByText('Tempi, posti e sale').click();
  await second.getByRole('textbox', { name: 'Riordino' }).fill('15');
  await page.getByRole('switch', { name: 'Solo in un periodo' }).check();
  await page.getByRole('combobox', { name: 'Dalle' }).fill('930');
  await page.getByRole('combobox', { name: 'Alle', exact: true }).fill('12');
  await page.getByRole('combobox', { name: 'Alle', exact: true }).blur();
  await expect(page.getByRole('combobox', { name: 'Dalle' })).toHaveValue('09:30');
  await picture(page, 'form-1280');
  await page.getByRole('button', { name: 'Aggiungi il servizio' }).click();
  const drawer = page.getByRole('dialog', { name: 'Rituale d’estate' });
  await expect(drawer).toContainText('dalle 09:30, fino alle 12:00');
  await expect(drawer).toContainText('15 min dopo');
  await expect(drawer).toContainText('85,00');

  await drawer.getByRole('link', { name: 'Modifica' }).click();
  await untilAlive(page);
  await page.getByRole('button', { name: 'Sposta su: Variante 2' }).click();
  await page.getByRole('button', { name: 'Salva' }).click();
  await expect(page.locator('#toasts')).toContainText('Aggiornato con successo: Rituale d’estate');
  await expect(drawer.getByRole('listitem').first()).toContainText('Un’ora e mezza');
  await page.keyboard.press('Escape');

  await row(page, 'Rituale')
    .getByRole('button', { name: /^Altro per/ })
    .click();
  await page.getByRole('menuitem', { name: 'Duplica' }).click();
  await untilAlive(page);
  await expect(page.getByRole('textbox', { name: 'Nome', exact: true })).toHaveValue(
    'Rituale d’estate (copia)',
  );
  await page.getByRole('button', { name: 'Aggiungi il servizio' }).click();
  await expect(page.getByRole('dialog', { name: 'Rituale d’estate (copia)' })).toBeVisible();
  await page.keyboard.press('Escape');

  for (const name of ['Rituale d’estate 0', 'Rituale d’estate \\(copia']) {
    await row(page, name.replace(' 0', '')).first().locator('label').click();
  }
  await expect(page.getByText('Scelte in questa pagina: 2')).toBeVisible();
  await page.getByRole('button', { name: 'Archivia', exact: true }).click();
  await expect(page.locator('#toasts')).toContainText('Archiviato con successo: 2 servizi');
  await expect(row(page, 'Rituale')).toHaveCount(0);
  await page.getByRole('button', { name: 'Stato' }).click();
  await page.getByRole('option', { name: 'Archiviati' }).click();
  await expect(page).toHaveURL(/standing=archived/);
  await expect(row(page, 'Rituale')).toHaveCount(2);
  await row(page, 'copia')
    .getByRole('button', { name: /^Altro per/ })
    .click();
  await page.getByRole('menuitem', { name: 'Elimina' }).click();
  const question = page.getByRole('alertdialog', { name: 'Eliminare Rituale d’estate (copia)?' });
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Elimina' }).click();
  await expect(page.locator('#toasts')).toContainText('Cancellato con successo');
  await expect(row(page, 'Rituale')).toHaveCount(1);
  await row(page, 'Rituale')
    .getByRole('button', { name: /^Altro per/ })
    .click();
  await page.getByRole('menuitem', { name: 'Ripristina' }).click();
  await expect(row(page, 'Rituale')).toHaveCount(0);
});

test('a picture: one that is too small is refused, one that fits is shown, and visitors see it', async ({
  page,
}) => {
  const picture = (width: number, height: number): Promise<Buffer> =>
    sharp({ create: { width, height, channels: 3, background: '#3f7c8c' } })
      .png()
      .toBuffer();
  await comeIn(page);
  await open(page, services('it', '/new'));
  await page.getByRole('textbox', { name: 'Nome' }).fill('Bagno di suoni');
  await page.getByRole('textbox', { name: 'Prezzo' }).fill('25');
  const file = page.locator('input[type=file]');
  await file.setInputFiles({ name: 'piccola.png', mimeType: 'image/png', buffer: await picture(320, 200) });
  await expect(page.getByText(/troppo piccola/).first()).toBeVisible();
  await file.setInputFiles({ name: 'lago.png', mimeType: 'image/png', buffer: await picture(1300, 900) });
  await expect(page.getByText('L’immagine è pronta').first()).toBeVisible();
  await page.getByRole('button', { name: 'Aggiungi il servizio' }).click();
  const drawer = page.getByRole('dialog', { name: 'Bagno di suoni' });
  await expect(drawer.locator('img')).toHaveAttribute('src', /\/media\/services\/\d+\/.*medium\.webp$/);
  await page.goto(`/it/provider/${journeys().town.workshop}`);
  await expect(page.locator('img[src*="/media/services/"]').first()).toBeVisible();
});

test('a form whose log-in has ended keeps what was typed, and is saved once somebody is signed in again', async ({
  page,
}) => {
  await comeIn(page);
  // The bell asks anew as soon as its line stands: it has asked while the log-in still was.
  const bellHasAsked = page.waitForResponse((response) => new URL(response.url()).pathname === '/graphql');
  await open(page, services('it', '/new'));
  await bellHasAsked;
  const name = page.getByRole('textbox', { name: 'Nome' });
  await name.fill('Cromoterapia');
  await page.getByRole('textbox', { name: 'Prezzo' }).fill('48,5');
  await query('delete from login_sessions s using people p where p.id = s.person_id and p.email = $1', [
    'owner-servizi@example.it',
  ]);
  const save = page.getByRole('button', { name: 'Aggiungi il servizio' });
  await save.click();
  const refusal = page.getByRole('alert');
  await expect(refusal).toContainText('Accedi per continuare.');
  const [logIn] = await Promise.all([
    page.waitForEvent('popup'),
    refusal.getByRole('link', { name: 'Accedi in un’altra scheda' }).click(),
  ]);
  await expect(logIn).toHaveURL(/\/it\/business\/login$/);
  await expect(name).toHaveValue('Cromoterapia');
  await comeIn(page);
  await save.click();
  await expect(page.locator('#toasts')).toContainText('Creato con successo: Cromoterapia');
  await expect(page.getByRole('dialog', { name: 'Cromoterapia' })).toContainText('48,50');
});

test('two who change one service: the second is told, and may save all the same', async ({
  page,
  browser,
}) => {
  await makeServices(['Stretching'], 'Corpo');
  const [found] = await query<{ id: string }>(
    "select id from services where provider_id = $1 and name = 'Stretching' and not deleted",
    [journeys().town.workshop],
  );
  const address = services('it', `/${found?.id}/edit`);
  await comeIn(page);
  await open(page, address);
  const colleague = await (await browser.newContext({ baseURL: new URL(page.url()).origin })).newPage();
  await comeIn(colleague);
  await open(colleague, address);
  await colleague.getByRole('textbox', { name: 'Prezzo' }).fill('31');
  await colleague.getByRole('button', { name: 'Salva' }).click();
  await expect(colleague.getByRole('dialog', { name: 'Stretching' })).toContainText('31,00');
  await page.getByRole('textbox', { name: 'Prezzo' }).fill('32');
  await page.getByRole('button', { name: 'Salva' }).click();
  await expect(page.getByRole('heading', { name: 'Qualcuno ha cambiato questi dati' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Prezzo' })).toHaveValue('32,00');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Salva la mia' }).click();
  await expect(page.getByRole('dialog', { name: 'Stretching' })).toContainText('32,00');
  await colleague.context().close();
  await removeServices('Stretching');
});

test('a list of two pages: searched, sorted, filtered by group, gone through; its order by keys and by the menu', async ({
  page,
}) => {
  test.slow();
  await makeServices(
    Array.from({ length: 11 }, (_, index) => `Corso ${String(index + 1).padStart(2, '0')}`),
    'Movimento',
  );
  await comeIn(page);
  await open(page, services('it'));
  await page.getByRole('link', { name: 'Pagina successiva' }).click();
  await expect(page).toHaveURL(/page=2/);
  await page.getByRole('searchbox', { name: 'Cerca un servizio' }).fill('corso 1');
  await expect(page).toHaveURL(/q=corso/);
  await expect(row(page, 'Corso')).toHaveCount(2);
  await page.getByRole('link', { name: 'Togli i filtri' }).click();
  await page.getByRole('button', { name: 'Gruppo' }).click();
  await page.getByRole('option', { name: 'Movimento' }).click();
  await expect(page).toHaveURL(/group=\d+/);
  await page.getByRole('link', { name: 'Nome' }).click();
  await expect(page).toHaveURL(/sort=name/);
  await expect(page.getByRole('columnheader', { name: 'Nome' })).toHaveAttribute('aria-sort', 'ascending');
  await page.getByRole('link', { name: 'Nome' }).click();
  await expect(page).toHaveURL(/down=1/);
  await expect(row(page, 'Corso').first()).toContainText('Corso 11');

  await open(page, services('it', '/order'));
  const order = page.getByRole('grid', { name: 'Movimento' });
  await expect(order.getByRole('row').first()).toContainText('Corso 01');
  await order.getByRole('row').first().focus();
  await page.keyboard.press('ArrowRight');
  // The focus goes there a moment after the key.
  await expect(order.getByRole('button', { name: 'Trascina Corso 01' })).toBeFocused();
  await page.keyboard.press('Enter');
  // Each key counts from where the one before has led.
  const droppedBetween = (one: string, other: string) =>
    expect(page.getByRole('button', { name: `Inserisci tra ${one} e ${other}` })).toBeFocused();
  await droppedBetween('Corso 01', 'Corso 02');
  await page.keyboard.press('ArrowDown');
  await droppedBetween('Corso 02', 'Corso 03');
  await page.keyboard.press('ArrowDown');
  await droppedBetween('Corso 03', 'Corso 04');
  await page.keyboard.press('Enter');
  await expect(order.getByRole('row').first()).toContainText('Corso 02');
  await order.getByRole('button', { name: 'Altro per Corso 05' }).click();
  await page.getByRole('menuitem', { name: 'Sposta su' }).click();
  await expect(order.getByRole('row').nth(3)).toContainText('Corso 05');
  await untilKept(page);
  await page.reload();
  await untilAlive(page);
  await expect(order.getByRole('row').first()).toContainText('Corso 02');
  await expect(order.getByRole('row').nth(3)).toContainText('Corso 05');
});

test('groups: added, twice the same name refused, changed, deleted; their services stay', async ({
  page,
}) => {
  await makeServices(['Ayurveda'], 'Oriente');
  await comeIn(page);
  await open(page, services('it'));
  await page.getByRole('link', { name: 'Gruppi' }).click();
  const drawer = page.getByRole('dialog', { name: 'Gruppi di servizi' });
  await drawer.getByRole('textbox', { name: 'Nome' }).fill('Oriente');
  await drawer.getByRole('button', { name: 'Aggiungi il gruppo' }).click();
  await expect(drawer.getByRole('textbox', { name: 'Nome' })).toHaveAttribute('aria-invalid', 'true');
  await drawer.getByRole('textbox', { name: 'Nome' }).fill('Estremo oriente');
  await drawer.getByRole('button', { name: 'Aggiungi il gruppo' }).click();
  await expect(drawer.getByRole('row', { name: /Estremo oriente/ })).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'groups-1280');
  await drawer.getByRole('button', { name: 'Altro per Oriente' }).click();
  await page.getByRole('menuitem', { name: 'Elimina' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Elimina' }).click();
  await expect(drawer.getByRole('row', { name: /^Oriente/ })).toHaveCount(0);
  await drawer.getByRole('button', { name: 'Altro per Estremo oriente' }).click();
  await page.getByRole('menuitem', { name: 'Modifica' }).click();
  await expect(drawer.getByRole('textbox', { name: 'Nome' })).toHaveValue('Estremo oriente');
  await drawer.getByRole('textbox', { name: 'Nome' }).fill('Lontano oriente');
  await drawer.getByRole('button', { name: 'Salva' }).click();
  await expect(drawer.getByRole('row', { name: /Lontano oriente/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(row(page, 'Ayurveda')).toBeVisible();
  await query("delete from offering_groups where provider_id = $1 and name = 'Lontano oriente'", [
    journeys().town.workshop,
  ]);
});

test('a collaborator sees the own services, and nothing to change them by', async ({ page }) => {
  await comeIn(page, 'collaborator');
  await open(page, services('it'));
  await expect(page.getByRole('heading', { name: 'Che cosa offri?' })).toBeVisible();
  await expect(page.getByText('Per ora non te n’è stato assegnato nessuno')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Nuovo servizio' })).toHaveCount(0);
});

for (const [language, words] of [
  [
    'it',
    {
      title: 'Servizi',
      menu: /^Altro per Massaggi/,
      confirm: 'Elimina',
      filter: 'Stato',
      groups: 'Gruppi',
      add: 'Nuovo servizio',
      cancel: 'Annulla',
    },
  ],
  [
    'en',
    {
      title: 'Services',
      menu: /^More for Massaggi/,
      confirm: 'Delete',
      filter: 'State',
      groups: 'Groups',
      add: 'New service',
      cancel: 'Cancel',
    },
  ],
] as const) {
  for (const width of [390, 1440]) {
    test(`${language} at ${width} px: every screen and overlay is accessible, fits, and nothing complains`, async ({
      page,
    }) => {
      test.slow();
      await page.setViewportSize({ width, height: 900 });
      const fits = async (): Promise<void> => {
        expect(
          await page.evaluate<number>(
            'document.documentElement.scrollWidth - document.documentElement.clientWidth',
          ),
        ).toBe(0);
        await expectAccessible(page);
      };
      await comeIn(page);
      await open(page, services(language));
      await expect(page.getByRole('button', { name: words.filter })).toBeVisible();
      await fits();
      await picture(page, `list-${language}-${width}`);
      await page.getByRole('button', { name: words.filter }).click();
      await expect(page.getByRole('listbox')).toBeVisible();
      await fits();
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: words.menu }).click();
      await expect(page.getByRole('menu')).toBeVisible();
      await fits();
      await page.getByRole('menuitem', { name: words.confirm }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
      await fits();
      await page.getByRole('alertdialog').getByRole('button', { name: words.cancel }).click();
      await page.getByRole('link', { name: 'Massaggi', exact: true }).click();
      await expect(page.getByRole('dialog', { name: 'Massaggi' })).toBeVisible();
      await fits();
      await picture(page, `drawer-${language}-${width}`);
      await page.keyboard.press('Escape');
      await page.getByRole('link', { name: words.groups }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await fits();
      await page.keyboard.press('Escape');
      await page.getByRole('link', { name: words.add }).click();
      await untilAlive(page);
      await fits();
      await picture(page, `new-${language}-${width}`);
      await open(page, services(language, '/order'));
      await fits();
      await picture(page, `order-${language}-${width}`);
    });
  }
}
