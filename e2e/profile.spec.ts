import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { query } from './setup/journey.ts';
import { open } from './setup/screens.ts';
import { signInAtCenter } from './setup/account.ts';
import { expect, test } from './setup/test.ts';

interface NewCenter {
  name?: string;
  isPublished?: boolean;
  description?: string;
  city?: string | null;
}

/** A center of its own for each journey, with what publishing needs unless told otherwise, put there as it is. */
async function aCenter({
  name = 'Corte Verde',
  isPublished = true,
  description = 'Massaggi e acqua calda, in un cortile silenzioso.',
  city = 'Bologna',
}: NewCenter = {}): Promise<number> {
  const [row] = await query<{ id: string }>(
    `with p as (
       insert into providers (type, name, description, city, city_key, address_line1, postal_code, latitude, longitude, publish_online)
       values ('C', $1, $2, $3, case when $3::text is null then null else 'it-bologna' end, 'Via Verdi 1', '40121',
         case when $3::text is null then null else 44.49 end, case when $3::text is null then null else 11.34 end, $4) returning id),
     c as (insert into provider_categories (provider_id, category_id, position) select p.id, c.id, 0 from p, categories c where c.slug = 'spa'),
     s as (insert into package_subscriptions (provider_id, package_id, amount_cents, started_at) select id, 1, 2900, now() from p)
     select id from p`,
    [name, description, city, isPublished],
  );
  return Number(row?.id);
}

const comeIn = (page: Page, providerId: number): Promise<void> =>
  signInAtCenter(page, `owner-${randomUUID()}@example.it`, { providerId, role: 'owner' });

const screen = (center: number, path: string): string => `/it/business/${center}/${path}`;

test('what an owner writes stands on the public page at once', async ({ page }) => {
  const center = await aCenter();
  await comeIn(page, center);
  await open(page, screen(center, 'profile'));
  await page.getByRole('textbox', { name: 'Nome' }).fill('Corte Nuova');
  await page.getByRole('textbox', { name: 'Descrizione' }).fill('Acqua calda e silenzio.');
  await page.getByRole('textbox', { name: 'Instagram' }).fill('instagram.com/corteverde');
  await page.getByRole('button', { name: 'Salva il profilo' }).click();
  await expect(page.locator('#toasts')).toContainText('Aggiornato con successo: Profilo');
  await expect(page.locator('header').getByText('Corte Nuova').first()).toBeVisible();
  await page.goto(`/it/provider/${center}`);
  await expect(page.getByRole('heading', { name: 'Corte Nuova' })).toBeVisible();
  await expect(page.getByText('Acqua calda e silenzio.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Instagram' })).toHaveAttribute(
    'href',
    'https://instagram.com/corteverde',
  );
});

/** A photo as a camera makes it. */
const photo = (width: number, height: number, colour: string): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: colour } })
    .jpeg()
    .toBuffer();
const photos = (page: Page) => page.getByRole('grid', { name: 'Galleria' }).getByRole('row');
const file = async (name: string, width = 1280, height = 800, colour = '#3f7c8c') => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await photo(width, height, colour),
});

test('photos that cannot be are refused at their file, those that can hang at once, are ordered, and visitors see them', async ({
  page,
}) => {
  const center = await aCenter();
  await comeIn(page, center);
  await open(page, screen(center, 'gallery'));
  await page
    .getByLabel('Aggiungi foto')
    .locator('input[type=file]')
    .setInputFiles([
      await file('piccola.jpg', 1279, 800),
      { name: 'testo.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<html>') },
      { name: 'enorme.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(10 * 1024 * 1024 + 1) },
      await file('uno.jpg'),
      await file('due.jpg', 1600, 1000, '#b5652f'),
    ]);
  await expect(page.getByText(/L’immagine è troppo piccola!/)).toBeVisible();
  await expect(page.getByText(/“testo.jpg” non è un’immagine/)).toBeVisible();
  await expect(page.getByText(/“enorme.jpg” è troppo grande/)).toBeVisible();
  await expect(photos(page)).toHaveCount(2);
  const seenFirst = await photos(page).nth(1).locator('img').getAttribute('src');
  await photos(page)
    .nth(1)
    .getByRole('button', { name: /^Altro per/ })
    .click();
  await page.getByRole('menuitem', { name: 'Rendi principale' }).click();
  await expect(photos(page).first().locator('img')).toHaveAttribute('src', seenFirst ?? '');
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await page.goto(`/it/provider/${center}`);
  await expect(page.locator(`img[src*="/media/"]`).first()).toBeVisible();
});

test('publishing names each thing that is missing, and is done when all is there', async ({ page }) => {
  const center = await aCenter({ isPublished: false, description: '', city: null });
  await comeIn(page, center);
  await open(page, screen(center, 'profile'));
  const publish = page.getByRole('button', { name: 'Pubblica la pagina' });
  await publish.click();
  const summary = page.getByRole('alert');
  await expect(summary).toContainText('Manca la descrizione.');
  await expect(summary).toContainText('Manca una foto');
  await expect(summary).toContainText('Manca il luogo');
  await page.getByRole('textbox', { name: 'Descrizione' }).fill('Un cortile, acqua calda.');
  await page.getByRole('button', { name: 'Salva il profilo' }).click();
  await expect(page.locator('#toasts')).toContainText('Aggiornato con successo: Profilo');
  await page.getByRole('combobox', { name: 'Città' }).fill('Moden');
  await page.getByRole('option', { name: /^Modena/ }).click();
  await page.getByRole('button', { name: 'Salva il luogo' }).click();
  await expect(page.locator('#toasts')).toContainText('Aggiornato con successo: Luogo');
  await page.getByRole('link', { name: "Una foto, o l'immagine disegnata" }).click();
  await page.getByRole('button', { name: "Usa l'immagine disegnata" }).click();
  await expect(photos(page)).toHaveCount(1);
  await page.getByRole('link', { name: 'Profilo' }).first().click();
  await publish.click();
  await expect(page.locator('#toasts')).toContainText('Rilasciato successo');
  await page.goto(`/it/provider/${center}`);
  await expect(page.getByText('Un cortile, acqua calda.')).toBeVisible();
});
