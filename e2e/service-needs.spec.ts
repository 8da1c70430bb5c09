import type { Page } from '@playwright/test';
import { expectAccessible, journeys, query, untilAlive } from './setup/journey.ts';
import { signInAtCenter } from './setup/account.ts';
import { expect, test } from './setup/test.ts';

const address = (path: string): string => `/it/business/${journeys().town.studio}/services${path}`;
const OWNER = 'owner-cabine@example.it';

const comeIn = (page: Page): Promise<void> =>
  signInAtCenter(page, OWNER, { providerId: journeys().town.studio, role: 'owner' });

async function open(page: Page, path: string): Promise<void> {
  await page.goto(address(path));
  await untilAlive(page);
}

/** A picture for who looks at the screens: `PICTURES=folder npx playwright test e2e/service-needs.spec.ts`. */
async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env['PICTURES'];
  if (folder) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
}

test.beforeAll(() =>
  query(
    `insert into resources (provider_id, kind, name, quantity)
     values ($1, 2, 'Cabina del mare', 1), ($1, 2, 'Cabina del bosco', 1), ($1, 2, 'Tappetino', 6)`,
    [journeys().town.studio],
  ),
);
test.afterAll(async () => {
  const { studio } = journeys().town;
  await query(
    "update services set deleted = true, archived = true where provider_id = $1 and name like 'Rito%'",
    [studio],
  );
  await query(
    "update resources set archived = true where provider_id = $1 and name ~ '^(Cabina del|Tappetino)'",
    [studio],
  );
});

/** Fills the last line of the needs. */
async function need(page: Page, units: string, names: readonly string[]): Promise<void> {
  await page.getByRole('button', { name: 'Aggiungi sale o attrezzature' }).click();
  await page.getByRole('textbox', { name: 'Quante', exact: true }).last().fill(units);
  await page.getByRole('button', { name: 'Tra queste' }).last().click();
  for (const name of names) await page.getByRole('option', { name }).click();
  await page.keyboard.press('Escape');
}

const drawerOf = (page: Page, name: string) => page.getByRole('dialog', { name });

test('a service in one of two rooms with two mats: chosen line by line, corrected where it cannot be, and read again', async ({
  page,
}) => {
  await comeIn(page);
  await open(page, '/new');
  await page.getByRole('textbox', { name: 'Nome' }).fill('Rito del bosco');
  await page.getByRole('textbox', { name: 'Prezzo' }).fill('48');
  await page.getByText('Tempi, posti e sale').first().click();
  await need(page, '1', ['Cabina del mare', 'Cabina del bosco']);
  await need(page, '7', ['Tappetino']);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page);
    await picture(page, `needs-${width}`);
  }
  await page.getByRole('button', { name: 'Aggiungi il servizio' }).click();
  const mats = page.getByRole('textbox', { name: 'Quante', exact: true }).last();
  await expect(mats).toHaveAccessibleDescription(/sale e attrezzature/);
  await mats.fill('2');
  await page.getByRole('button', { name: 'Aggiungi il servizio' }).click();
  await expect(drawerOf(page, 'Rito del bosco')).toContainText('1 tra Cabina del mare, Cabina del bosco');
  await expect(drawerOf(page, 'Rito del bosco')).toContainText('2 × Tappetino');
  await picture(page, 'needs-seen');

  await drawerOf(page, 'Rito del bosco').getByRole('link', { name: 'Modifica' }).click();
  await page.getByRole('button', { name: 'Togli la riga 2' }).click();
  await page.getByRole('button', { name: 'Salva' }).click();
  await expect(drawerOf(page, 'Rito del bosco')).toContainText('1 tra Cabina del mare, Cabina del bosco');
  await expect(drawerOf(page, 'Rito del bosco')).not.toContainText('Tappetino');
});
