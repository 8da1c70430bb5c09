import { readFileSync } from 'node:fs';
import type { Download, Page } from '@playwright/test';
import { textsOfPdf } from '#server/testing/pdf-text.ts';
import { signInAtCenter } from './setup/account.ts';
import { journeys, query } from './setup/journey.ts';
import { open } from './setup/screens.ts';
import { expect, test } from './setup/test.ts';

const OWNER = 'owner-esporta@example.it';
/** Who is written down here, so that each journey finds its own: nobody else is called so. */
const FAMILY = 'Esportini';

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

test('an owner takes the customers that the list shows out, as CSV and as PDF, and proves who they are', async ({
  page,
}) => {
  await signInAtCenter(page, OWNER, { providerId: journeys().town.workshop, role: 'owner' });
  await open(page, `/it/business/${journeys().town.workshop}/customers?q=${FAMILY.toLowerCase()}`);
  await page.getByText('Esporta', { exact: true }).click();
  await page.getByRole('link', { name: /^CSV/ }).click();
  const drawer = page.getByRole('dialog', { name: 'Esportare i clienti' });
  await expect(drawer).toContainText('Righe: 2');
  const csv = await taken(page, 'Scarica il CSV');
  expect(csv.suggestedFilename()).toMatch(/^officina-del-benessere-clienti-\d{4}-\d\d-\d\d\.csv$/);
  const lines = (await read(csv)).toString('utf8').split('\r\n');
  expect(lines.slice(1).map((line) => line.split(';').slice(0, 4))).toEqual([
    ['Ada', `'=${FAMILY}`, '', "'+39 333 7770001"],
    ['Bea', `Łucja ${FAMILY}`, '', "'+39 02 777002"],
    [''],
  ]);

  await drawer.getByRole('link', { name: 'PDF' }).click();
  const [sheet = []] = textsOfPdf(await read(await taken(page, 'Scarica il PDF')));
  expect(sheet).toContain(`Bea Łucja ${FAMILY}`);
  expect(sheet).not.toContain('Cleo Altrimenti');

  await query(
    'update login_sessions s set stepped_up_at = null from people p where p.id = s.person_id and p.email = $1',
    [OWNER],
  );
  // The page was opened in time, the button is pressed too late
  await drawer.getByRole('button', { name: 'Scarica il PDF' }).click();
  await expect(page.getByText('Inserisci la password.').first()).toBeVisible();
});
