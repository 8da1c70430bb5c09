import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { signInAtCenter } from './setup/account.ts';
import { expectAccessible, query, untilAlive } from './setup/journey.ts';
import { expect, test } from './setup/test.ts';

const NARROW = { width: 390, height: 844 };

/** A center of its own for each journey. */
async function aCenter(): Promise<number> {
  const [row] = await query<{ id: string }>(
    `with p as (
       insert into providers (type, name, city, city_key, publish_online)
       values ('C', 'Corte Verde', 'Bologna', 'it-bologna', false) returning id),
     k as (insert into package_subscriptions (provider_id, package_id, amount_cents, started_at) select id, 1, 2900, now() from p)
     select id from p`,
  );
  return Number(row?.id);
}

/** Cash that somebody there took without an order, as far as the drawer is concerned. */
async function takeCash(providerId: number, email: string, cents: number): Promise<void> {
  await query(
    `insert into till_payments (provider_id, kind, method, amount_cents, taken_by, taken_at, key)
     select $1, 'taken', 'cash', $2, id, now(), $3 from people where email = $4`,
    [providerId, cents, randomUUID(), email],
  );
}

async function comeIn(page: Page, providerId: number, role: 'owner' | 'manager' | 'collaborator') {
  const email = `${role}-${randomUUID()}@example.it`;
  await signInAtCenter(page, email, { providerId, role });
  return email;
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilAlive(page);
}

/** A picture for who looks at the screens: `PICTURES=folder npx playwright test e2e/till.spec.ts`. */
async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env['PICTURES'];
  if (folder) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
}

test('an owner finds the till in the sidebar, counts the drawer with a difference, and looks at the day before', async ({
  page,
}) => {
  const center = await aCenter();
  const email = await comeIn(page, center, 'owner');
  await takeCash(center, email, 12_050);
  await open(page, `/it/business/${center}/services`);
  await page.getByRole('link', { name: 'Cassa' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Cassa' })).toBeVisible();
  const sums = page.getByRole('table', { name: 'Incassi del giorno' });
  await expect(sums.getByRole('row', { name: /Contanti/ })).toContainText('120,50 €');
  const count = page.getByRole('region', { name: 'Conta della cassa' });
  await expect(count).toContainText('120,50 €');
  await expectAccessible(page);
  await picture(page, 'till-1280-it');

  await count.getByLabel('Contanti contati').fill('100');
  await count.getByLabel('Lasciati in cassa').fill('200');
  await count.getByRole('button', { name: 'Registra la conta' }).click();
  await expect(count.getByText('Non può restare più di quanto hai contato.').first()).toBeVisible();
  await expect(count.getByLabel('Contanti contati')).toHaveValue('100,00');
  await count.getByLabel('Lasciati in cassa').fill('50');
  await count.getByLabel('Nota').fill('Resto dato due volte');
  await count.getByRole('button', { name: 'Registra la conta' }).click();
  await expect(page.getByText('20,50 € in meno')).toBeVisible();
  await expect(page.getByText('Contati 100,00 €, attesi 120,50 €, lasciati in cassa 50,00 €')).toBeVisible();
  await expect(count).toContainText('50,00 €');
  await expect(count.getByLabel('Contanti contati')).toHaveValue('');
  await picture(page, 'till-counted-1280-it');

  await page.getByRole('link', { name: 'Giorno prima' }).click();
  await expect(page.getByText('Nessun movimento in questa data')).toBeVisible();
  await expect(count).toHaveCount(0);
  await page.getByRole('link', { name: 'Torna a oggi' }).click();
  await expect(count).toBeVisible();
});

test('a manager on a phone is told in English of cash that came in while counting', async ({ page }) => {
  const center = await aCenter();
  const email = await comeIn(page, center, 'manager');
  await page.setViewportSize(NARROW);
  await takeCash(center, email, 1000);
  await open(page, `/en/business/${center}/till`);
  await expect(page.getByRole('link', { name: 'Day before' })).toHaveCount(0);
  await takeCash(center, email, 500);
  await page.getByLabel('Cash counted').fill('15');
  await page.getByRole('button', { name: 'Save the count' }).click();
  await expect(page.getByRole('alert')).toContainText('it is now 15,00 €');
  await expectAccessible(page);
  await picture(page, 'till-390-en');
  await page.getByRole('button', { name: 'Save the count' }).click();
  await expect(page.getByText('No difference')).toBeVisible();
});

test('a collaborator finds no till', async ({ page, faults }) => {
  const center = await aCenter();
  await comeIn(page, center, 'collaborator');
  faults.provoke(/403|404/);
  await page.goto(`/it/business/${center}/till`);
  await expect(page.getByRole('heading', { name: 'Cassa' })).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the drawer is counted, and a wrong amount is refused at its field', async ({ page }) => {
    const center = await aCenter();
    const email = await comeIn(page, center, 'owner');
    await takeCash(center, email, 1000);
    await page.goto(`/it/business/${center}/till`);
    await page.getByLabel('Contanti contati').fill('dieci');
    await page.getByRole('button', { name: 'Registra la conta' }).click();
    await expect(page.locator('[aria-invalid=true]')).toHaveValue('dieci');
    await page.getByLabel('Contanti contati').fill('10');
    await page.getByRole('button', { name: 'Registra la conta' }).click();
    await expect(page.getByText('Nessuna differenza')).toBeVisible();
  });
});
