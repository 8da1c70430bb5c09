import { readFileSync } from 'node:fs';
import type { Download, Page } from '@playwright/test';
import { textsOfPdf } from '#server/testing/pdf-text.ts';
import { signInAtCenter } from './setup/account.ts';
import { dateInDays, expectAccessible, journeys, query, untilAlive } from './setup/journey.ts';
import { expect, test } from './setup/test.ts';

const OWNER = 'owner-esporta@example.it';
const NARROW = { width: 390, height: 844 };
/** Who is written down here, so that each journey finds its own: nobody else is called so. */
const FAMILY = 'Esportini';

const center = (path: string, language = 'it', providerId = journeys().town.workshop): string =>
  `/${language}/business/${providerId}/${path}`;

const comeIn = (page: Page, role: 'owner' | 'manager' = 'owner'): Promise<void> =>
  signInAtCenter(page, role === 'owner' ? OWNER : 'manager-esporta@example.it', {
    providerId: journeys().town.workshop,
    role,
  });

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilAlive(page);
}

/** A picture for who looks at the screens: `PICTURES=folder npx playwright test e2e/exports.spec.ts`. */
async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env['PICTURES'];
  if (folder) await page.screenshot({ path: `${folder}/${name}.png` });
}

async function written(firstname: string, lastname: string, phone: string): Promise<void> {
  await query(
    `insert into customers (provider_id, firstname, lastname, phone, recorded) values ($1, $2, $3, $4, '{firstname,lastname}')`,
    [journeys().town.workshop, firstname, lastname, phone],
  );
}

/** What is downloaded when the button of the drawer is pressed. */
async function taken(page: Page, button: string): Promise<Download> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  return download;
}
const read = async (download: Download): Promise<Buffer> => readFileSync(await download.path());

test.beforeEach(async () => {
  await written('Ada', `=${FAMILY}`, '+39 333 7770001');
  await written('Bea', `Łucja ${FAMILY}`, '02 777002');
  await written('Cleo', 'Altrimenti', '02 777003');
});
test.afterEach(async () => {
  await query('update customers set archived_at = now() where provider_id = $1 and lastname like any ($2)', [
    journeys().town.workshop,
    [`%${FAMILY}`, 'Altrimenti'],
  ]);
});

test('an owner takes the customers that the list shows out, as CSV and as PDF, and is asked who they are', async ({
  page,
}) => {
  test.slow();
  await comeIn(page);
  await open(page, center(`customers?q=${FAMILY.toLowerCase()}`));
  await page.getByText('Esporta', { exact: true }).click();
  await expect(page.getByRole('link', { name: /^PDF/ })).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'export-menu-1280-it');
  await page.getByRole('link', { name: /^CSV/ }).click();
  const drawer = page.getByRole('dialog', { name: 'Esportare i clienti' });
  await expect(drawer).toContainText('Righe: 2');
  await expectAccessible(page);
  await picture(page, 'export-csv-1280-it');
  const csv = await taken(page, 'Scarica il CSV');
  expect(csv.suggestedFilename()).toMatch(/^officina-del-benessere-clienti-\d{4}-\d\d-\d\d\.csv$/);
  const lines = (await read(csv)).toString('utf8').split('\r\n');
  expect(lines[0]).toMatch(/^\uFEFFNome;Cognome;E-mail;Telefono;/);
  expect(lines.slice(1).map((line) => line.split(';').slice(0, 4))).toEqual([
    ['Ada', `'=${FAMILY}`, '', "'+39 333 7770001"],
    ['Bea', `Łucja ${FAMILY}`, '', '02 777002'],
    [''],
  ]);

  await drawer.getByRole('link', { name: 'PDF' }).click();
  await expect(drawer.getByRole('button', { name: 'Scarica il PDF' })).toBeVisible();
  const pdf = await taken(page, 'Scarica il PDF');
  expect(pdf.suggestedFilename()).toMatch(/^officina-del-benessere-clienti-\d{4}-\d\d-\d\d\.pdf$/);
  const [sheet = [], ...more] = textsOfPdf(await read(pdf));
  expect(more).toEqual([]);
  expect(sheet[0]).toBe('Clienti');
  expect(sheet).toContain(`Ada =${FAMILY}`);
  expect(sheet).toContain(`Bea Łucja ${FAMILY}`);
  expect(sheet).not.toContain('Cleo Altrimenti');
  expect(sheet.at(-1)).toBe('Pagina 1 di 1');

  await query(
    'update login_sessions s set stepped_up_at = null from people p where p.id = s.person_id and p.email = $1',
    [OWNER],
  );
  // The page was opened in time, the button is pressed too late
  await drawer.getByRole('button', { name: 'Scarica il PDF' }).click();
  await expect(page.getByText('Inserisci la password.').first()).toBeVisible();
  await untilAlive(page);
  await expect(drawer).toContainText('Prima conferma chi sei');
  await expectAccessible(page);
  await picture(page, 'export-proof-1280-it');
});

test('reservations, in English and narrow; a manager is offered no file, a center without the package is told how', async ({
  page,
}) => {
  test.slow();
  await comeIn(page);
  await page.setViewportSize(NARROW);
  await open(page, center(`reservations?status=all&from=${dateInDays(700)}&to=${dateInDays(701)}`, 'en'));
  await page.getByText('Export', { exact: true }).click();
  await picture(page, 'export-menu-390-en');
  await page.getByRole('link', { name: /^CSV/ }).click();
  const drawer = page.getByRole('dialog', { name: 'Export the reservations' });
  await expect(drawer).toContainText('there is nothing to export');
  await open(page, center('reservations/export?status=all&format=pdf', 'en'));
  await expect(drawer).toContainText(/Rows: \d+|nothing to export/);
  await expectAccessible(page);
  await picture(page, 'export-pdf-390-en');

  await open(page, center('customers/export?q=esportini&format=csv', 'en'));
  const csv = await taken(page, 'Download the CSV');
  const [heads, ada] = (await read(csv)).toString('utf8').split('\r\n');
  expect(heads).toMatch(/^\uFEFFFirst name,Family name,/);
  expect(ada).toMatch(/^Ada,'=Esportini,,'\+39 333 7770001,/);

  const { onFree, workshop } = journeys().town;
  // The page that is open reads itself anew, which the next person may not
  await page.goto('about:blank');
  await signInAtCenter(page, 'owner-esporta-free@example.it', { providerId: onFree, role: 'owner' });
  await open(page, center('customers/export', 'en', onFree));
  await expect(page.getByText('Your package does not include this feature.')).toBeVisible();
  await expect(page.getByRole('button', { name: /Download/ })).toHaveCount(0);
  await expectAccessible(page);
  await picture(page, 'export-gate-390-en');

  await comeIn(page, 'manager');
  await open(page, center('customers', 'en'));
  await expect(page.getByRole('searchbox')).toBeVisible();
  await expect(page.getByText('Export', { exact: true })).toHaveCount(0);
  expect((await page.request.get(`/exports/${workshop}/customers.csv`)).status()).toBe(403);
});
