import type { Page } from '@playwright/test';
import { signInAtCenter } from './setup/account.ts';
import { aDeskCenter, askAtCenter, comeIn as enter } from './setup/desk-center.ts';
import { dateInDays, expectAccessible, journeys, query, untilAlive } from './setup/journey.ts';
import { expect, test } from './setup/test.ts';

const OWNER = 'owner-clienti@example.it';
const NARROW = { width: 390, height: 844 };
/** Who is written down here, so that each journey finds its own: nobody else is called so. */
const at = (path = '', language = 'it'): string =>
  `/${language}/business/${journeys().town.studio}/customers${path}`;

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilAlive(page);
}

/** A picture for who looks at the screens: `PICTURES=folder npx playwright test e2e/customers.spec.ts`. */
async function picture(page: Page, name: string, fullPage = false): Promise<void> {
  const folder = process.env['PICTURES'];
  if (folder) await page.screenshot({ path: `${folder}/${name}.png`, fullPage });
}

const comeIn = (page: Page, email = OWNER, role: 'owner' | 'collaborator' = 'owner'): Promise<void> =>
  signInAtCenter(page, email, { providerId: journeys().town.studio, role });

const grid = (page: Page) => page.getByRole('grid', { name: /Clienti|Customers/ });
const row = (page: Page, name: string) => grid(page).getByRole('row', { name: new RegExp(name) });

/** Somebody who is written down without the form. @returns their number */
async function aCustomer(firstname: string, lastname: string, phone: string | null = null): Promise<number> {
  const [made] = await query<{ id: number }>(
    `insert into customers (provider_id, firstname, lastname, phone, recorded) values ($1, $2, $3, $4, '{firstname,lastname}')
     returning id::int as id`,
    [journeys().town.studio, firstname, lastname, phone],
  );
  return made?.id ?? 0;
}

/** Tags that the journey at work has made: others may be at work beside it. */
const tagsMade: string[] = [];

test.afterEach(async () => {
  await query('delete from customer_tags where provider_id = $1 and name = any($2)', [
    journeys().town.studio,
    tagsMade.splice(0),
  ]);
  await query(
    "update customers set archived_at = now() where provider_id = $1 and lastname like '%Quercetti'",
    [journeys().town.studio],
  );
});

test('a customer is written down, found, changed, refused with a reason, archived and restored', async ({
  page,
}) => {
  test.slow();
  await comeIn(page);
  await open(page, `/it/business/${journeys().town.studio}/services`);
  await page.getByRole('link', { name: 'Clienti' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Clienti' })).toBeVisible();
  await page.getByRole('link', { name: 'Nuovo cliente' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Nuovo cliente' })).toBeVisible();
  await untilAlive(page);
  await page.getByRole('button', { name: 'Aggiungi il cliente' }).click();
  await expect(page.getByText('Inserisci un nome, un’e-mail o un telefono.').first()).toBeVisible();
  await page.getByRole('textbox', { name: 'Cognome' }).fill('Quercetti');
  await page.getByRole('textbox', { name: 'Nome', exact: true }).fill('Marta');
  await page.getByRole('textbox', { name: 'Telefono', exact: true }).fill('333 9876501');
  await page.getByRole('textbox', { name: 'Altri telefoni' }).fill('02 555111, lavoro');
  await page.getByRole('textbox', { name: /Codice fiscale/ }).fill('troppo corto');
  await page.getByRole('button', { name: 'Aggiungi il cliente' }).click();
  await expect(page.getByRole('textbox', { name: /Codice fiscale/ })).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('textbox', { name: 'Cognome' })).toHaveValue('Quercetti');
  await expectAccessible(page);
  await picture(page, 'customer-new-1280-it');
  await page.getByRole('textbox', { name: /Codice fiscale/ }).fill('qrcmrt80a41f205x');
  await page.getByRole('button', { name: 'Aggiungi il cliente' }).click();
  await expect(page.locator('#toasts')).toContainText('Cliente aggiunto');
  const drawer = page.getByRole('dialog', { name: 'Marta Quercetti' });
  await expect(drawer).toContainText('QRCMRT80A41F205X');
  await expect(drawer).toContainText('02 555111');
  await expect(drawer).toContainText('Niente in programma.');
  await expectAccessible(page);
  await picture(page, 'customer-1280-it');

  await drawer.getByText('Non accettare più', { exact: true }).first().click();
  await drawer.getByRole('textbox', { name: 'Motivo' }).fill('Tre volte assente');
  await drawer.getByRole('button', { name: 'Non accettare più' }).click();
  await expect(drawer).toContainText('Motivo: Tre volte assente');
  await expect(drawer.getByRole('button', { name: 'Accetta di nuovo' })).toBeVisible();
  await drawer.getByRole('button', { name: 'Chiudi' }).click();
  await page.getByRole('searchbox', { name: 'Cerca per nome, telefono o e-mail' }).fill('3339876501');
  await expect(row(page, 'Marta Quercetti')).toContainText('Non accettato');
  await expect(grid(page).getByRole('row')).toHaveCount(2);
  await expectAccessible(page);
  await picture(page, 'customers-1280-it');

  await row(page, 'Marta Quercetti')
    .getByRole('button', { name: /^Altro per/ })
    .click();
  await page.getByRole('menuitem', { name: 'Archivia' }).click();
  await expect(page.getByRole('heading', { name: 'Nessuno corrisponde' })).toBeVisible();
  const archived = page.getByRole('region', { name: 'Archiviati ora: 1' });
  await expect(archived).toContainText('Marta Quercetti');
  await expect(page).toHaveURL(/[?&]q=3339876501/);
  await expectAccessible(page);
  await picture(page, 'customers-archived-1280-it');
  await archived.getByRole('button', { name: 'Rimetti com’era' }).click();
  await expect(page.locator('#toasts')).toContainText('Marta Quercetti');
  await expect(page.getByRole('region', { name: 'Ripristinati ora: 1' })).toBeVisible();
  await expect(row(page, 'Marta Quercetti')).toBeVisible();
  // Another list is another matter
  await page.getByRole('columnheader', { name: 'Ultima visita' }).click();
  await expect(page.getByRole('region', { name: 'Ripristinati ora: 1' })).toHaveCount(0);

  await row(page, 'Marta Quercetti').getByRole('link', { name: 'Marta Quercetti' }).click();
  await drawer.getByRole('textbox', { name: 'Nuova nota' }).fill('Ancora da salvare');
  await drawer.getByRole('button', { name: 'Archivia' }).click();
  const onCard = drawer.getByRole('region', { name: 'Archiviati ora: 1' });
  await expect(onCard).toBeVisible();
  await expect(drawer.getByRole('textbox', { name: 'Nuova nota' })).toHaveValue('Ancora da salvare');
  await expectAccessible(page);
  await picture(page, 'customer-archived-1280-it');
  await onCard.getByRole('button', { name: 'Rimetti com’era' }).click();
  await expect(drawer.getByRole('region', { name: 'Ripristinati ora: 1' })).toBeVisible();
  await drawer.getByRole('button', { name: 'Archivia' }).click();
  await expect(onCard).toBeVisible();
  await drawer.getByRole('button', { name: 'Chiudi' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Esci senza salvare' }).click();
  await expect(drawer).toHaveCount(0);
  await expect(archived).toBeVisible();

  await open(page, at('?standing=archived&q=marta+quercetti'));
  await row(page, 'Marta Quercetti')
    .getByRole('button', { name: /^Altro per/ })
    .click();
  await page.getByRole('menuitem', { name: 'Ripristina' }).click();
  await expect(page.getByRole('heading', { name: 'Nessuno corrisponde' })).toBeVisible();
});

/** A tag without the form. */
async function aTag(name: string): Promise<void> {
  tagsMade.push(name);
  await query("insert into customer_tags (provider_id, name, color) values ($1, $2, '#336655')", [
    journeys().town.studio,
    name,
  ]);
}

test('several are chosen, tagged, put back and archived at once; narrow, in English, rows are cards', async ({
  page,
}) => {
  test.slow();
  await aTag('Ghianda');
  const ids = [await aCustomer('Ada', 'Bis Quercetti'), await aCustomer('Bea', 'Bis Quercetti')];
  await aCustomer('Cleo', 'Bis Quercetti', '333 1110002');
  await comeIn(page);
  await open(page, at('?q=bis+quercetti'));
  await expect(grid(page).getByRole('row')).toHaveCount(4);
  for (const name of ['Ada', 'Bea'])
    await row(page, `${name} Bis`).getByRole('checkbox').click({ force: true });
  await expect(page.getByText('Scelte in questa pagina: 2')).toBeVisible();
  const bar = page.getByRole('region', { name: 'Azioni sulle righe selezionate' });
  await bar.getByRole('button', { name: 'Etichette' }).click();
  const chosen = page.getByRole('dialog', { name: 'Clienti selezionati' });
  await chosen.getByRole('button', { name: 'Cambia le etichette' }).click();
  await expect(chosen.getByText('Scegli almeno un’etichetta.').first()).toBeVisible();
  await chosen
    .getByRole('group', { name: 'Da aggiungere' })
    .getByRole('checkbox', { name: 'Ghianda' })
    .check();
  await expectAccessible(page);
  await picture(page, 'customers-chosen-1280-it');
  await chosen.getByRole('button', { name: 'Cambia le etichette' }).click();
  await expect(chosen.getByText('Aggiunta Ghianda: 2')).toBeVisible();
  await expect(chosen.getByRole('checkbox', { name: 'Ghianda (ce l’hanno in 2)' })).not.toBeChecked();
  await expectAccessible(page);
  await picture(page, 'customers-chosen-changed-1280-it');
  await chosen.getByRole('button', { name: 'Rimetti com’era' }).click();
  await expect(page.locator('#toasts')).toContainText('Etichette rimesse com’erano: 2');
  await expect(chosen.getByText('Aggiunta Ghianda: 2')).toHaveCount(0);
  await chosen
    .getByRole('group', { name: 'Da aggiungere' })
    .getByRole('checkbox', { name: 'Ghianda' })
    .check();
  await chosen.getByRole('button', { name: 'Cambia le etichette' }).click();
  await expect(chosen.getByText('Aggiunta Ghianda: 2')).toBeVisible();
  await chosen.getByRole('button', { name: 'Chiudi' }).click();
  await expect(chosen).toHaveCount(0);
  for (const name of ['Ada', 'Bea']) await expect(row(page, `${name} Bis`)).toContainText('Ghianda');
  // Who was ticked is ticked still
  await expect(page.getByText('Scelte in questa pagina: 2')).toBeVisible();
  await bar.getByRole('button', { name: 'Archivia' }).click();
  await expect(grid(page).getByRole('row')).toHaveCount(2);
  const archived = () =>
    query('select 1 from customers where id = any($1) and archived_at is not null', [ids]);
  expect(await archived()).toHaveLength(2);
  const now = page.getByRole('region', { name: 'Archiviati ora: 2' });
  await expect(now).toContainText('Ada Bis Quercetti, Bea Bis Quercetti');
  await now.getByRole('button', { name: 'Rimetti com’era' }).click();
  await expect(grid(page).getByRole('row')).toHaveCount(4);
  expect(await archived()).toHaveLength(0);
  await page.setViewportSize(NARROW);
  await open(page, at('?q=cleo+bis', 'en'));
  await expect(row(page, 'Cleo Bis Quercetti')).toContainText('333 1110002');
  await expectAccessible(page);
  await picture(page, 'customers-390-en');
  await row(page, 'Cleo').getByRole('checkbox').click({ force: true });
  await page
    .getByRole('region', { name: 'Actions on the selected rows' })
    .getByRole('button', { name: 'Tags' })
    .click();
  const one = page.getByRole('dialog', { name: 'Selected customers' });
  await expect(one).toContainText('Cleo Bis Quercetti');
  await expectAccessible(page);
  await picture(page, 'customers-chosen-390-en');
  await one.getByRole('button', { name: 'Close' }).click();
  await expect(one).toHaveCount(0);
  await row(page, 'Cleo').getByRole('link', { name: 'Cleo Bis Quercetti' }).click();
  await expect(page.getByRole('dialog', { name: 'Cleo Bis Quercetti' })).toContainText('Nothing to come.');
  await expectAccessible(page);
  await picture(page, 'customer-390-en');
});

test('notes are written and removed, health notes are read on a page of their own, tags are made and given', async ({
  page,
}) => {
  test.slow();
  tagsMade.push('Quercia');
  const id = await aCustomer('Ida', 'Quater Quercetti');
  await comeIn(page);
  await open(page, at('/tags'));
  const tags = page.getByRole('dialog', { name: 'Etichette' });
  const added = tags.getByRole('form', { name: 'Nuova etichetta' });
  await added.getByRole('button', { name: 'Aggiungi' }).click();
  await expect(added.getByText('Inserisci un valore per il nome!').first()).toBeVisible();
  await added.getByRole('textbox', { name: 'Nome' }).fill('Quercia');
  await added.getByRole('button', { name: 'Aggiungi' }).click();
  await expect(tags.getByText('Clienti: 0').first()).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'customer-tags-1280-it');

  await open(page, at(`/${id}`));
  const drawer = page.getByRole('dialog', { name: 'Ida Quater Quercetti' });
  await drawer.getByText('Cambia le etichette').click();
  await drawer.getByRole('checkbox', { name: 'Quercia' }).check();
  await drawer.getByRole('button', { name: 'Salva le etichette' }).click();
  await expect(page.getByText('Etichette salvate')).toBeVisible();
  await drawer.getByRole('textbox', { name: 'Nuova nota' }).fill('Preferisce la mattina');
  await drawer.getByRole('button', { name: 'Aggiungi la nota' }).click();
  await expect(drawer.getByRole('listitem').filter({ hasText: 'Preferisce la mattina' })).toBeVisible();
  await expect(drawer.getByRole('textbox', { name: 'Nuova nota' })).toHaveValue('');
  await drawer.getByRole('textbox', { name: 'Nuova nota' }).fill('Ernia L5');
  await page.keyboard.press('Escape');
  const leaving = page.getByRole('alertdialog', { name: 'Uscire senza salvare?' });
  await leaving.getByRole('button', { name: 'Resta' }).click();
  await expect(leaving).toHaveCount(0);
  await drawer.getByRole('checkbox', { name: /Riguarda la salute/ }).check();
  await drawer.getByRole('button', { name: 'Aggiungi la nota' }).click();
  await expect(drawer.getByText('Note sulla salute: 1')).toBeVisible();
  await expect(drawer.getByText('Ernia L5')).toHaveCount(0);
  await expectAccessible(page);
  await picture(page, 'customer-notes-1280-it');
  await drawer.getByRole('link', { name: 'Leggi le note sulla salute' }).click();
  const health = page.getByRole('dialog', { name: /^Note sulla salute/ });
  await expect(health).toContainText('Ernia L5');
  await expectAccessible(page);
  await picture(page, 'customer-health-1280-it');
  await health.getByRole('button', { name: /^Non riguarda la salute: la nota/ }).click();
  await expect(health).toContainText('Nessuna nota sulla salute.');
  await health.getByRole('button', { name: 'Chiudi' }).click();
  const noted = page.getByRole('listitem').filter({ hasText: 'Ernia L5' });
  await noted.getByRole('button', { name: /^Riguarda la salute: la nota/ }).click();
  await expect(noted).toHaveCount(0);
  await page.getByRole('link', { name: 'Leggi le note sulla salute' }).click();
  await expect(health).toContainText('Ernia L5');
  await health.getByRole('button', { name: /^Togli la nota/ }).click();
  await expect(health).toContainText('Nessuna nota sulla salute.');
  await query(
    'update login_sessions s set stepped_up_at = null from people p where p.id = s.person_id and p.email = $1',
    [OWNER],
  );
  await open(page, at(`/${id}/health-notes`));
  await expect(health).toContainText('conferma chi sei');
  await health.getByRole('button', { name: 'Leggi' }).click();
  await expect(health.getByText('Inserisci la password.').first()).toBeVisible();
  await expectAccessible(page);
  await open(page, at('?q=ida+quater'));
  await expect(row(page, 'Ida Quater')).toContainText('Quercia');
  await picture(page, 'customers-tagged-1280-it');
});

test('a customer is put in the care of another, told on both cards, and looks after themselves again', async ({
  page,
}) => {
  const [child, mother] = [
    await aCustomer('Leo', 'Quinto Quercetti'),
    await aCustomer('Rosa', 'Quinto Quercetti', '333 5550005'),
  ];
  await comeIn(page);
  await open(page, at(`/${child}`));
  const drawer = page.getByRole('dialog', { name: 'Leo Quinto Quercetti' });
  await drawer.getByRole('link', { name: 'Chi se ne occupa' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Chi si occupa di Leo/ })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Cerca il cliente che se ne occupa' }).fill('quinto');
  await page.getByRole('link', { name: 'Scegli Rosa Quinto Quercetti' }).click();
  await expect(page.getByText(/non ha un’e-mail: per ora Leo/)).toBeVisible();
  const save = page.getByRole('button', { name: 'Affida a Rosa Quinto Quercetti' });
  await save.click();
  await expect(page.getByText('Inserisci un valore per il legame!').first()).toBeVisible();
  await page.getByRole('button', { name: /^.*Che cosa è Rosa/ }).click();
  await page.getByRole('option', { name: 'genitore' }).click();
  await expectAccessible(page);
  await picture(page, 'customer-care-1280-it');
  await save.click();
  await expect(drawer.getByRole('link', { name: 'Rosa Quinto Quercetti' })).toBeVisible();
  await expect(drawer).toContainText('genitore');
  await drawer.getByRole('link', { name: 'Rosa Quinto Quercetti' }).click();
  const other = page.getByRole('dialog', { name: 'Rosa Quinto Quercetti' });
  await expect(other.getByRole('link', { name: 'Leo Quinto Quercetti' })).toBeVisible();
  await page.setViewportSize(NARROW);
  await open(page, at(`/${mother}/care?with=${child}`, 'en'));
  await page.getByRole('button', { name: /What Leo/ }).click();
  await page.getByRole('option', { name: 'child' }).click();
  await page.getByRole('button', { name: 'Put in the care of Leo Quinto Quercetti' }).click();
  await expect(page.getByText(/^This customer is in somebody’s care/).first()).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'customer-care-390-en');
  await open(page, at(`/${child}/care`));
  await page.getByRole('button', { name: 'Nessuno se ne occupa più' }).click();
  await expect(drawer).toBeVisible();
  await expect(drawer.getByRole('link', { name: 'Rosa Quinto Quercetti' })).toHaveCount(0);
});

test('days and times of a center are those of its clock, wherever whoever looks lives', async ({ page }) => {
  const center = await aDeskCenter({ center: 'Corte dei fusi', person: 'Zena Fusi' });
  const email = await enter(page, center);
  await query("update providers set time_zone = 'Europe/Rome' where id = $1", [center.id]);
  await query(
    "update profiles set time_zone = 'America/New_York' where person_id = (select id from people where email = $1)",
    [email],
  );
  const day = dateInDays(3);
  await askAtCenter(
    page,
    'mutation($p: Id!, $input: NewReservationInput!) { createReservation(providerId: $p, input: $input) { id } }',
    {
      p: center.id,
      input: { offerId: center.offer, start: `${day}T01:00`, customer: { new: { firstname: 'Notte' } } },
    },
  );
  const shown = day.split('-').toReversed().join('/');
  await open(page, `/it/business/${center.id}/customers`);
  await expect(row(page, 'Notte')).toContainText(shown);
  await row(page, 'Notte').getByRole('link', { name: 'Notte' }).click();
  await expect(page.getByRole('dialog', { name: 'Notte' })).toContainText(shown);

  const [told] = await query<{ at: string }>(
    `insert into notices (provider_id, person_id, kind, is_own, created_at)
       select $1, id, 'accountRefused', false, date_trunc('day', now() at time zone 'Europe/Rome') at time zone 'Europe/Rome' from people where email = $2
       returning to_char(created_at at time zone 'Europe/Rome', 'DD/MM/YYYY') as at`,
    [center.id, email],
  );
  await open(page, `/it/business/${center.id}/notices`);
  await expect(page.getByRole('listitem').filter({ hasText: `${told?.at} 00:00` })).toBeVisible();
});
