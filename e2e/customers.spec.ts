import type { Page } from '@playwright/test';
import { signInAtCenter } from './setup/account.ts';
import { journeys, query } from './setup/journey.ts';
import { open } from './setup/screens.ts';
import { expect, test } from './setup/test.ts';

const OWNER = 'owner-clienti@example.it';
/** Who is written down here, so that each journey finds its own: nobody else is called so. */
const at = (path: string): string => `/it/business/${journeys().town.studio}/customers${path}`;

const comeIn = (page: Page): Promise<void> =>
  signInAtCenter(page, OWNER, { providerId: journeys().town.studio, role: 'owner' });

const grid = (page: Page) => page.getByRole('grid', { name: 'Clienti' });
const row = (page: Page, name: string) => grid(page).getByRole('row', { name: new RegExp(name) });

/** Somebody who is written down without the form. @returns their number */
async function aCustomer(firstname: string, lastname: string): Promise<number> {
  const [made] = await query<{ id: number }>(
    `insert into customers (provider_id, firstname, lastname, recorded) values ($1, $2, $3, '{firstname,lastname}')
     returning id::int as id`,
    [journeys().town.studio, firstname, lastname],
  );
  return made?.id ?? 0;
}

test.afterEach(async () => {
  await query(
    "update customers set archived_at = now() where provider_id = $1 and lastname like '%Quercetti'",
    [journeys().town.studio],
  );
});

test('a customer is written down, found, refused with a reason, archived and restored', async ({ page }) => {
  await comeIn(page);
  await open(page, at('/new'));
  await page.getByRole('textbox', { name: 'Cognome' }).fill('Quercetti');
  await page.getByRole('textbox', { name: 'Nome', exact: true }).fill('Marta');
  await page.getByRole('textbox', { name: 'Telefono', exact: true }).fill('333 9876501');
  await page.getByRole('button', { name: 'Aggiungi il cliente' }).click();
  await expect(page.locator('#toasts')).toContainText('Cliente aggiunto');
  const drawer = page.getByRole('dialog', { name: 'Marta Quercetti' });
  await drawer.getByText('Non accettare più', { exact: true }).first().click();
  await drawer.getByRole('textbox', { name: 'Motivo' }).fill('Tre volte assente');
  await drawer.getByRole('button', { name: 'Non accettare più' }).click();
  await expect(drawer).toContainText('Motivo: Tre volte assente');
  await drawer.getByRole('button', { name: 'Chiudi' }).click();
  await page.getByRole('searchbox', { name: 'Cerca per nome, telefono o e-mail' }).fill('3339876501');
  await expect(row(page, 'Marta Quercetti')).toContainText('Non accettato');
  await expect(grid(page).getByRole('row')).toHaveCount(2);

  await row(page, 'Marta Quercetti')
    .getByRole('button', { name: /^Altro per/ })
    .click();
  await page.getByRole('menuitem', { name: 'Archivia' }).click();
  const archived = page.getByRole('region', { name: 'Archiviati ora: 1' });
  await expect(archived).toContainText('Marta Quercetti');
  await archived.getByRole('button', { name: 'Rimetti com’era' }).click();
  await expect(row(page, 'Marta Quercetti')).toBeVisible();
});

test('notes on health are kept apart, and read on a page of their own by who proves who they are', async ({
  page,
}) => {
  const id = await aCustomer('Ida', 'Quater Quercetti');
  await comeIn(page);
  await open(page, at(`/${id}`));
  const drawer = page.getByRole('dialog', { name: 'Ida Quater Quercetti' });
  await drawer.getByRole('textbox', { name: 'Nuova nota' }).fill('Ernia L5');
  await page.keyboard.press('Escape');
  const leaving = page.getByRole('alertdialog', { name: 'Uscire senza salvare?' });
  await leaving.getByRole('button', { name: 'Resta' }).click();
  await drawer.getByRole('checkbox', { name: /Riguarda la salute/ }).check();
  await drawer.getByRole('button', { name: 'Aggiungi la nota' }).click();
  await expect(drawer.getByText('Note sulla salute: 1')).toBeVisible();
  await expect(drawer.getByText('Ernia L5')).toHaveCount(0);
  await drawer.getByRole('link', { name: 'Leggi le note sulla salute' }).click();
  const health = page.getByRole('dialog', { name: /^Note sulla salute/ });
  await expect(health).toContainText('Ernia L5');
  await query(
    'update login_sessions s set stepped_up_at = null from people p where p.id = s.person_id and p.email = $1',
    [OWNER],
  );
  await open(page, at(`/${id}/health-notes`));
  await expect(health).toContainText('conferma chi sei');
  await expect(health).not.toContainText('Ernia L5');
});
