import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { journeys, query } from './setup/journey.ts';
import { signInAtCenter } from './setup/account.ts';
import { open } from './setup/screens.ts';
import { expect, test } from './setup/test.ts';

const services = (path: string): string => `/it/business/${journeys().town.workshop}/services${path}`;

const comeIn = (page: Page): Promise<void> =>
  signInAtCenter(page, 'owner-servizi@example.it', { providerId: journeys().town.workshop, role: 'owner' });

/** Services of a group, put there as they are. */
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

test('an owner adds a service, it stands on the public page at once, and leaves it by its row', async ({
  page,
}) => {
  const { workshop } = journeys().town;
  await comeIn(page);
  await open(page, services('/new'));
  await page.getByRole('textbox', { name: 'Nome' }).fill('Riflessologia plantare');
  await page.getByRole('textbox', { name: 'Prezzo' }).fill('48,5');
  await page.getByRole('button', { name: 'Aggiungi il servizio' }).click();
  await expect(page.locator('#toasts')).toContainText('Creato con successo: Riflessologia plantare');
  await expect(page.getByRole('dialog', { name: 'Riflessologia plantare' })).toContainText('48,50');
  const visitor = await page.context().newPage();
  await visitor.goto(`/it/provider/${workshop}`);
  await expect(visitor.getByText('Riflessologia plantare').first()).toBeVisible();

  await page.keyboard.press('Escape');
  await row(page, 'Riflessologia')
    .getByRole('button', { name: /^Altro per/ })
    .click();
  await page.getByRole('menuitem', { name: 'Togli dalla pagina' }).click();
  await expect(row(page, 'Riflessologia')).toContainText('Non pubblicato');
  await visitor.reload();
  await expect(visitor.getByText('Massaggio rilassante').first()).toBeVisible();
  await expect(visitor.getByText('Riflessologia plantare')).toHaveCount(0);
});

test('a picture: one that is too small is refused, one that fits is shown to visitors', async ({ page }) => {
  const picture = (width: number, height: number): Promise<Buffer> =>
    sharp({ create: { width, height, channels: 3, background: '#3f7c8c' } })
      .png()
      .toBuffer();
  await comeIn(page);
  await open(page, services('/new'));
  await page.getByRole('textbox', { name: 'Nome' }).fill('Bagno di suoni');
  await page.getByRole('textbox', { name: 'Prezzo' }).fill('25');
  const file = page.locator('input[type=file]');
  await file.setInputFiles({ name: 'piccola.png', mimeType: 'image/png', buffer: await picture(320, 200) });
  await expect(page.getByText(/troppo piccola/).first()).toBeVisible();
  await file.setInputFiles({ name: 'lago.png', mimeType: 'image/png', buffer: await picture(1300, 900) });
  await expect(page.getByText('L’immagine è pronta').first()).toBeVisible();
  await page.getByRole('button', { name: 'Aggiungi il servizio' }).click();
  await expect(page.getByRole('dialog', { name: 'Bagno di suoni' })).toBeVisible();
  await page.goto(`/it/provider/${journeys().town.workshop}`);
  await expect(page.locator('img[src*="/media/services/"]').first()).toBeVisible();
});

test('the order is changed by keys alone, and stays', async ({ page }) => {
  await makeServices(['Corso 01', 'Corso 02', 'Corso 03', 'Corso 04'], 'Movimento');
  await comeIn(page);
  await open(page, services('/order'));
  const order = page.getByRole('grid', { name: 'Movimento' });
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
  await page.keyboard.press('Enter');
  await expect(order.getByRole('row').first()).toContainText('Corso 02');
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await page.reload();
  await expect(order.getByRole('row').first()).toContainText('Corso 02');
});
