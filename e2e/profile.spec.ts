import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible, query, untilAlive } from './setup/journey.ts';
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

/** Signs somebody of a new name in at a center. */
const comeIn = (
  page: Page,
  providerId: number,
  role: 'owner' | 'manager' | 'collaborator' = 'owner',
): Promise<void> => signInAtCenter(page, `${role}-${randomUUID()}@example.it`, { providerId, role });

const screen = (language: string, center: number, path: string): string =>
  `/${language}/business/${center}/${path}`;

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilAlive(page);
}

/** A picture for who looks at the screens: `PICTURES=folder npx playwright test e2e/profile.spec.ts`. */
async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env['PICTURES'];
  if (folder) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
}

test('what an owner writes stands on the public page at once, and stays in its form as it was saved', async ({
  page,
}) => {
  const center = await aCenter();
  await comeIn(page, center);
  await open(page, screen('it', center, 'profile'));
  await expect(page.getByText('Pubblicata')).toBeVisible();
  await page.getByRole('textbox', { name: 'Descrizione' }).fill('Acqua calda e silenzio.');
  await page.getByRole('textbox', { name: 'Sito' }).fill('cortevede.example');
  await page.getByRole('textbox', { name: 'Instagram' }).fill('instagram.com/corteverde');
  await page.getByRole('textbox', { name: 'Parole per trovarti' }).fill('sauna, yoga');
  await page.getByRole('button', { name: 'Salva il profilo' }).click();
  await expect(page.locator('#toasts')).toContainText('Aggiornato con successo: Profilo');
  await expect(page.getByRole('textbox', { name: 'Sito' })).toHaveValue('https://cortevede.example/');
  await page.getByRole('textbox', { name: 'Nome' }).fill('Corte Nuova');
  await page.getByRole('button', { name: 'Salva il profilo' }).click();
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

test('photos too small, of a wrong type and too large are refused at their file, one of 1280x800 hangs at once', async ({
  page,
}) => {
  const center = await aCenter({ isPublished: false });
  await comeIn(page, center);
  await open(page, screen('it', center, 'gallery'));
  await expect(page.getByText('Ancora nessuna foto')).toBeVisible();
  const choose = page.getByLabel('Aggiungi foto').locator('input[type=file]');
  await choose.setInputFiles([
    await file('piccola.jpg', 1279, 800),
    { name: 'testo.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<html>') },
    { name: 'disegno.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') },
    { name: 'enorme.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(10 * 1024 * 1024 + 1) },
    await file('sala.jpg'),
  ]);
  await expect(
    page.getByText('L’immagine è troppo piccola! Deve misurare almeno 1280 × 800 pixel.'),
  ).toBeVisible();
  await expect(page.getByText(/“testo.jpg” non è un’immagine/)).toBeVisible();
  await expect(page.getByText(/“disegno.svg” non è un’immagine/)).toBeVisible();
  await expect(page.getByText(/“enorme.jpg” è troppo grande/)).toBeVisible();
  await expect(photos(page)).toHaveCount(1);
  await expect(page.locator('#toasts')).toContainText('Creato con successo');
  await page.getByRole('button', { name: 'Chiudi l’avviso su piccola.jpg' }).click();
  await expect(page.getByText(/troppo piccola/)).toHaveCount(0);
  await expectAccessible(page);
});

test('photos are described, put in another order by the menu, and taken down, and visitors see it', async ({
  page,
}) => {
  const center = await aCenter();
  await comeIn(page, center);
  await open(page, screen('it', center, 'gallery'));
  await page
    .getByLabel('Aggiungi foto')
    .locator('input[type=file]')
    .setInputFiles([await file('uno.jpg'), await file('due.jpg', 1600, 1000, '#b5652f')]);
  await expect(photos(page)).toHaveCount(2);
  await page.getByRole('link', { name: 'Foto 2' }).click();
  const drawer = page.getByRole('dialog', { name: 'Foto' });
  await drawer.getByRole('textbox', { name: 'Che cosa si vede' }).fill('La corte al mattino');
  await drawer.getByRole('button', { name: 'Salva' }).click();
  await expect(page.locator('#toasts')).toContainText('Aggiornato con successo: Foto');
  await page.keyboard.press('Escape');
  await expect(photos(page).nth(1)).toContainText('La corte al mattino');

  await photos(page)
    .nth(1)
    .getByRole('button', { name: /^Altro per/ })
    .click();
  await page.getByRole('menuitem', { name: 'Rendi principale' }).click();
  await expect(photos(page).first()).toContainText('La corte al mattino');
  await expect(photos(page).first()).toContainText('Principale');
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await page.reload();
  await expect(photos(page).first()).toContainText('La corte al mattino');
  await page.goto(`/it/provider/${center}`);
  await expect(page.getByRole('img', { name: 'La corte al mattino' }).first()).toBeVisible();

  await open(page, screen('it', center, 'gallery'));
  await photos(page)
    .first()
    .getByRole('button', { name: /^Altro per/ })
    .click();
  await page.getByRole('menuitem', { name: 'Elimina' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Elimina' }).click();
  await expect(page.locator('#toasts')).toContainText('Cancellato con successo');
  await expect(photos(page)).toHaveCount(1);
});

test('publishing names each thing that is missing, and is done when all is there', async ({ page }) => {
  const center = await aCenter({ isPublished: false, description: '', city: null });
  await comeIn(page, center);
  await open(page, screen('it', center, 'profile'));
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
  await expect(page.getByRole('textbox', { name: 'Latitudine' })).toHaveValue(/^44\.6/);
  await publish.click();
  await expect(summary).toContainText('Manca una foto');
  await expect(summary).not.toContainText('Manca la descrizione');
  await page.getByRole('link', { name: 'Una foto, o il paesaggio disegnato' }).click();
  await page.getByRole('button', { name: 'Usa il paesaggio disegnato' }).click();
  await expect(photos(page)).toHaveCount(1);
  await page.getByRole('link', { name: 'Profilo' }).first().click();
  await publish.click();
  await expect(page.locator('#toasts')).toContainText('Rilasciato successo');
  await expect(page.getByText('Pubblicata')).toBeVisible();
  await page.goto(`/it/provider/${center}`);
  await expect(page.getByText('Un cortile, acqua calda.')).toBeVisible();
  await open(page, screen('it', center, 'profile'));

  await page.getByRole('button', { name: 'Togli la pagina' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Togli la pagina' }).click();
  await expect(page.getByText('Non pubblicata')).toBeVisible();
});

const RULES = {
  it: { acts: 'Gestiscono le proprie prenotazioni', sees: 'Vedono i contatti dei clienti' },
  en: { acts: 'They manage their own bookings', sees: 'They see customers’ contacts' },
};

test('the owner says what collaborators may', async ({ page }) => {
  const center = await aCenter();
  await comeIn(page, center);
  await open(page, screen('it', center, 'settings'));
  await expect(page.getByRole('switch', { name: RULES.it.acts })).toBeChecked();
  await page.getByRole('switch', { name: RULES.it.sees }).uncheck();
  await page.getByRole('button', { name: 'Salva i permessi' }).click();
  await expect(page.locator('#toasts')).toContainText('Permessi dei collaboratori');
  await expectAccessible(page);
  await picture(page, 'rules-1280-it');
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, screen('en', center, 'settings'));
  await expect(page.getByRole('switch', { name: RULES.en.sees })).not.toBeChecked();
  await expect(page.getByRole('switch', { name: RULES.en.acts })).toBeChecked();
  await expectAccessible(page);
  await picture(page, 'rules-390-en');
});

test('settings are saved and read again, and a change of zone says first what it does to bookings', async ({
  page,
}) => {
  const center = await aCenter();
  await comeIn(page, center);
  await open(page, screen('it', center, 'settings'));
  await page.getByRole('textbox', { name: 'E-mail per gli avvisi' }).fill('banco@corte.example');
  await page.getByRole('textbox', { name: 'Nota sugli orari' }).fill('Anche la domenica');
  await page.getByRole('textbox', { name: 'Annullamento gratuito' }).fill('12');
  await page.getByRole('button', { name: 'Salva le impostazioni' }).click();
  await expect(page.locator('#toasts')).toContainText('Aggiornato con successo: Impostazioni');
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'E-mail per gli avvisi' })).toHaveValue(
    'banco@corte.example',
  );
  await expect(page.getByRole('textbox', { name: 'Annullamento gratuito' })).toHaveValue('12');
  await page.getByRole('textbox', { name: 'E-mail per gli avvisi' }).fill('nessuno');
  await page.getByRole('button', { name: 'Salva le impostazioni' }).click();
  await expect(page.getByRole('textbox', { name: 'E-mail per gli avvisi' })).toBeFocused();
  await expect(page.getByRole('alert')).toContainText('Inserisci un indirizzo e-mail valido!');
  await page.getByRole('link', { name: 'Profilo' }).first().click();
  const question = page.getByRole('alertdialog', { name: 'Uscire senza salvare?' });
  await question.getByRole('button', { name: 'Resta qui' }).click();
  await page.getByRole('textbox', { name: 'E-mail per gli avvisi' }).fill('banco@corte.example');

  await aBookingTomorrow(center);
  await page.getByRole('button', { name: /Fuso orario/ }).click();
  await page.getByRole('searchbox').fill('London');
  await page.getByRole('option', { name: 'Europe/London' }).click();
  await page.getByRole('button', { name: 'Salva le impostazioni' }).click();
  await expect(page.getByRole('alert')).toContainText('C’è 1 prenotazione in arrivo');
  expect(await zoneOf(center)).toBe('Europe/Rome');
  await page.getByRole('button', { name: 'Va bene, salva' }).click();
  await expect(page.locator('#toasts')).toContainText('Aggiornato con successo: Impostazioni');
  expect(await zoneOf(center)).toBe('Europe/London');
});

const zoneOf = async (center: number): Promise<string | undefined> =>
  (await query<{ zone: string }>('select time_zone as zone from providers where id = $1', [center]))[0]?.zone;

async function aBookingTomorrow(center: number): Promise<void> {
  await query(
    `with s as (insert into services (provider_id, name) values ($1, 'Massaggi') returning id),
     o as (insert into offers (provider_id, service_id, name, price_cents, duration_minutes) select $1, id, 'Massaggio', 3000, 60 from s returning id),
     r as (insert into resources (provider_id, kind, type, name) values ($1, 1, 'collaborator', 'Anna') returning id),
     p as (insert into people (email_key, email) values ('domani-' || $1, 'domani-' || $1) returning id),
     c as (insert into customers (provider_id, person_id, email) select $1, id, 'domani@example.it' from p returning id, person_id)
     insert into reservations (provider_id, offer_id, resource_id, customer_id, person_id, status, starts_at, ends_at, local_start, time_zone,
       only_book, prepare_minutes, cleanup_minutes, price_cents, discount_cents, total_cents, language, free_cancellation_hours, notice_minutes, terms_version, created_at)
     select $1, o.id, r.id, c.id, c.person_id, 'A', now() + interval '1 day', now() + interval '25 hours', now() + interval '1 day',
       'Europe/Rome', true, 0, 0, 3000, 0, 3000, 'it', 24, 0, 'v', now() from o, r, c`,
    [center],
  );
}

test('how people pay is saved, refused where nothing could be paid, and asks for a proof that is not old', async ({
  page,
}) => {
  const center = await aCenter();
  await comeIn(page, center);
  await open(page, screen('it', center, 'payment-settings'));
  await expect(page.getByText('Il conto per gli incassi, qui sopra, non è attivo')).toBeVisible();
  await page.getByRole('radio', { name: /Solo sul posto/ }).check();
  await page.getByRole('checkbox', { name: 'Sul posto' }).uncheck();
  await page.getByRole('button', { name: 'Salva', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('non si potrebbero pagare in nessun modo');
  await page.getByRole('checkbox', { name: 'Sul posto' }).check();
  await page.getByRole('textbox', { name: /Sconto/ }).fill('7,5');
  await page.getByRole('button', { name: 'Salva', exact: true }).click();
  await expect(page.locator('#toasts')).toContainText('Aggiornato con successo: Pagamenti');
  const [kept] = await query<{ mode: string; discount: number }>(
    `select accept_payments as mode, online_discount_basis_points as discount
     from providers p join payment_options o on o.provider_id = p.id where p.id = $1`,
    [center],
  );
  expect(kept).toEqual({ mode: 'NoPayments', discount: 750 });
  await query(
    "update login_sessions set stepped_up_at = now() - interval '1 hour' where person_id in (select person_id from provider_roles where provider_id = $1)",
    [center],
  );
  await page.getByRole('radio', { name: /Come preferisce/ }).check();
  await page.getByRole('button', { name: 'Salva', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('conferma di nuovo chi sei');
  await page.getByRole('button', { name: 'Conferma chi sei e salva' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.getByRole('radio', { name: /Come preferisce/ })).toBeChecked();
});

test('how a center is taxed is looked at, refused where it cannot be, and saved', async ({ page }) => {
  const center = await aCenter();
  await comeIn(page, center);
  await open(page, screen('it', center, 'payment-settings'));
  await expect(page.getByText('controlla con il commercialista')).toBeVisible();
  await page.getByRole('button', { name: /IVA dei servizi/ }).click();
  await page.getByRole('option', { name: /Fuori campo IVA/ }).click();
  await page.getByRole('button', { name: 'Salva l’IVA' }).click();
  await expect(page.getByRole('alert')).toContainText('Solo un’associazione');
  await expectAccessible(page);
  await page.getByRole('button', { name: /Regime fiscale/ }).click();
  await page.getByRole('option', { name: /ASD/ }).click();
  await page.getByRole('button', { name: 'Salva l’IVA' }).click();
  await expect(page.locator('#toasts')).toContainText('Aggiornato con successo: IVA');
  await expect(page.getByText('controlla con il commercialista')).toHaveCount(0);
  const [kept] = await query<{ regime: string; treatment: string }>(
    'select vat_regime as regime, vat_treatment as treatment from providers where id = $1',
    [center],
  );
  expect(kept).toEqual({ regime: 'sportsBody', treatment: 'membersOutOfScope' });
  await picture(page, 'vat-1280-it');
});

test('on a phone four screens stand in the bar, and the others behind one more', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const center = await aCenter();
  await comeIn(page, center);
  await open(page, screen('it', center, 'profile'));
  await page.getByText('Altro', { exact: true }).last().click();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Impostazioni' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Impostazioni' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Impostazioni' })).toBeHidden();
});

test('two who save the profile: the slower is told and chooses, and what was typed stays', async ({
  page,
}) => {
  const center = await aCenter();
  await comeIn(page, center);
  await open(page, screen('it', center, 'profile'));
  await page.getByRole('textbox', { name: 'Descrizione' }).fill('La mia');
  await query(
    "update providers set description = 'Di un altro', profile_version = profile_version + 1 where id = $1",
    [center],
  );
  await page.getByRole('button', { name: 'Salva il profilo' }).click();
  await expect(page.getByRole('alert')).toContainText('Qualcuno ha cambiato questi dati');
  await expect(page.getByRole('textbox', { name: 'Descrizione' })).toHaveValue('La mia');
  await page.getByRole('button', { name: 'Salva la mia' }).click();
  await expect(page.locator('#toasts')).toContainText('Aggiornato con successo: Profilo');
  const [saved] = await query<{ description: string }>('select description from providers where id = $1', [
    center,
  ]);
  expect(saved?.description).toBe('La mia');
});

test('a manager looks at profile and gallery and finds no settings; a collaborator finds none of them', async ({
  page,
  faults,
}) => {
  const center = await aCenter();
  await comeIn(page, center, 'manager');
  await open(page, screen('it', center, 'profile'));
  await expect(page.getByText('Puoi guardare questa pagina.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Salva il profilo' })).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'Nome' })).toBeDisabled();
  await expect(page.getByRole('link', { name: 'Impostazioni' })).toHaveCount(0);
  faults.provoke(/404 \(Not Found\)/);
  await page.goto(screen('it', center, 'settings'));
  await expect(page.getByText('Questa pagina non è per il tuo ruolo')).toBeVisible();
  await page.getByRole('main').getByRole('link').click();
  await expect(page).toHaveURL(/\/services$/);
  await comeIn(page, center, 'collaborator');
  await open(page, screen('it', center, 'services'));
  await expect(page.getByRole('link', { name: 'Profilo' })).toHaveCount(0);
});

test('in both languages and widths the screens stand without a fault', async ({ page }) => {
  test.slow();
  const center = await aCenter({ isPublished: false, description: '' });
  await query(
    `insert into provider_photos (provider_id, position, drawing_seed, width, height, description)
     select $1, position, 600 + position, 1920, 1200, case position when 0 then 'La vasca di pietra' else '' end from generate_series(0, 2) as position`,
    [center],
  );
  await comeIn(page, center);
  for (const language of ['it', 'en'])
    for (const width of [390, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      for (const path of ['profile', 'gallery', 'settings', 'payment-settings']) {
        await open(page, screen(language, center, path));
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.waitForLoadState('networkidle');
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        if (width !== 1280) await expectAccessible(page);
        await picture(page, `${path}-${language}-${width}`);
      }
    }
});
