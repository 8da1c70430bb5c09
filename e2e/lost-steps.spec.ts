import type { Page } from '@playwright/test';
import { aDeskCenter, comeIn } from './setup/desk-center.ts';
import type { Faults } from './setup/test.ts';
import { expect, test } from './setup/test.ts';
import { chooseDay, dateInDays, expectAccessible, giveDetails, journeys, query } from './setup/journey.ts';
import { open } from './setup/screens.ts';

const { town } = journeys();
const WORDS = {
  it: {
    lost: 'È rimasto tutto com’era',
    town: 'Torino',
    page: 'Pagina 2',
    offline: 'Non c’è connessione',
    retry: 'Riprova',
  },
  en: {
    lost: 'Everything is as it was',
    town: 'Turin',
    page: 'Page 2',
    offline: 'There is no connection',
    retry: 'Try again',
  },
} as const;
const LANGUAGES = ['it', 'en'] as const;

/** Loses the next request for what a step shows, and that one alone. */
async function loseNext(page: Page, faults: Faults): Promise<void> {
  faults.provoke(/net::ERR_FAILED.*\.data/);
  await page.route(/\.data(\?|$)/, (route) => route.abort(), { times: 1 });
}

async function expectTold(page: Page, language: keyof typeof WORDS = 'it'): Promise<void> {
  await expect(page.locator('output', { hasText: WORDS[language].lost })).toBeVisible();
}

const cards = (page: Page) => page.getByRole('main').getByRole('article');

for (const language of LANGUAGES) {
  const words = WORDS[language];

  test(`${language}: a lost page of the results leaves those that are shown, and the same button brings it`, async ({
    page,
    faults,
  }) => {
    const first = `/${language}/book/?keyword=yoga&city=${words.town}&country=IT&seed=7`;
    await page.goto(first);
    await expect(cards(page)).toHaveCount(8);
    const names = await cards(page).getByRole('heading').allTextContents();
    const second = page.getByRole('link', { name: words.page, exact: true });

    await loseNext(page, faults);
    await second.click();
    await expectTold(page, language);
    await expect(cards(page).getByRole('heading')).toHaveText(names);
    await expect(page).toHaveURL(first);
    await expectAccessible(page);

    await second.click();
    await expect(cards(page)).toHaveCount(3);
    await expect(page).toHaveURL(/page=2/);

    await loseNext(page, faults);
    await page.goBack();
    await expectTold(page, language);
    await expect(page).toHaveURL(/page=2/);
    await expect(cards(page)).toHaveCount(3);
    await page.goBack();
    await expect(cards(page)).toHaveCount(8);
    await expect(page).toHaveURL(first);
  });
}

test('a lost search keeps what was typed, a lost filter the results', async ({ page, faults }) => {
  await page.goto('/it/book/?keyword=yoga&city=Torino&country=IT&seed=7');
  await page.getByRole('searchbox').fill('pilates');
  await loseNext(page, faults);
  await page.getByRole('main').getByRole('button', { name: 'Cerca' }).click();
  await expectTold(page);
  await expect(page.getByRole('searchbox')).toHaveValue('pilates');
  await expect(cards(page)).toHaveCount(8);
  await page.getByRole('main').getByRole('button', { name: 'Cerca' }).click();
  await expect(page).toHaveURL(/keyword=pilates/);

  const map = page.getByRole('link', { name: 'Mappa' });
  await loseNext(page, faults);
  await map.click();
  await expect(page.locator('output', { hasText: WORDS.it.lost }).first()).toBeVisible();
  await map.click();
  await expect(page).toHaveURL(/view=map/);
});

test('a lost service, day, time and step of the booking leave what was chosen', async ({ page, faults }) => {
  await page.goto(`/it/provider/${town.studio}`);
  const service = page.getByRole('link', { name: /Massaggio rilassante/ });
  await loseNext(page, faults);
  await service.click();
  await expectTold(page);
  await expect(page.getByRole('heading', { name: 'Servizi' }).first()).toBeVisible();
  await service.click();
  await chooseDay(page, 8);
  await expect(page.getByRole('link', { name: /^09:00/ })).toBeVisible();

  const other = page.locator(`a[href*="day=${dateInDays(9)}"]`).first();
  if (await other.isVisible()) {
    await loseNext(page, faults);
    await other.click();
    await expect(page).toHaveURL(new RegExp(`day=${dateInDays(8)}`));
    await expect(page.getByRole('link', { name: /^09:00/ })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Riprova' })).toHaveCount(0);
  }
  await loseNext(page, faults);
  await page.getByRole('link', { name: /^09:00/ }).click();
  await expect(page.locator('output', { hasText: WORDS.it.lost }).first()).toBeVisible();
  await page.getByRole('link', { name: /^09:00/ }).click();
  await giveDetails(page, 'perso@example.it');

  await loseNext(page, faults);
  await page.getByRole('link', { name: 'Cambia orario' }).click();
  await expect(page.locator('output', { hasText: WORDS.it.lost }).first()).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue('perso@example.it');
});

test('a lost step in the widget leaves its services', async ({ page, faults }) => {
  const [integration] = await query<{ id: number }>(
    'select id from web_integrations where provider_id = $1',
    [town.studio],
  );
  await page.goto(`/it/website-integration/${integration?.id}`);
  const service = page.getByRole('link', { name: /Massaggio rilassante/ });
  await loseNext(page, faults);
  await service.click();
  await expectTold(page);
  await service.click();
  await expect(page.locator(`a[href*="day="]`).first()).toBeVisible();
});

test('lost lists of the account leave those that are shown', async ({ page, faults }) => {
  await page.goto('/it/login');
  const form = page.getByRole('main');
  await form.getByLabel('E-mail').fill(town.customer.email);
  await form.getByLabel('Password', { exact: true }).fill(town.customer.password);
  await form.getByRole('button', { name: 'Accedi' }).click();
  await expect(page).toHaveURL(/\/it\/profile$/);
  await manyOrders(town.customer.email);
  try {
    await page.goto('/it/profile/reservations');
    const past = page.getByRole('link', { name: 'Passate' });
    await loseNext(page, faults);
    await past.click();
    await expectTold(page);
    await expect(page.getByRole('link', { name: 'In arrivo' })).toHaveAttribute('aria-current', 'true');
    await past.click();
    await expect(past).toHaveAttribute('aria-current', 'true');

    const payments = page.getByRole('link', { name: 'Storico pagamenti' });
    await loseNext(page, faults);
    await payments.click();
    await expect(page.locator('output', { hasText: WORDS.it.lost }).first()).toBeVisible();
    await expect(past).toHaveAttribute('aria-current', 'true');
    await payments.click();
    await expect(cards(page)).toHaveCount(10);

    const second = page.getByRole('link', { name: 'Pagina 2', exact: true });
    await loseNext(page, faults);
    await second.click();
    await expect(page.locator('output', { hasText: WORDS.it.lost }).first()).toBeVisible();
    await expect(cards(page)).toHaveCount(10);
    await second.click();
    await expect(page).toHaveURL(/page=2/);
    await expect(cards(page)).toHaveCount(2);
  } finally {
    // A line keeps its order: lines go first.
    await query("delete from order_lines where name = 'Ordine di prova'");
    await query("delete from orders where name = 'Ordine di prova'");
  }
});

async function manyOrders(email: string): Promise<void> {
  await query(
    `with person as (select id from people where email = $1),
      customer as (insert into customers (provider_id, person_id, email, created_at) select $2, id, $1, now() from person
        on conflict do nothing returning id)
    ordered as (insert into orders (provider_id, person_id, customer_id, subject, subject_id, payment_state, payment_mode, price_cents, line_count, platform_fee_basis_points, channel, name, created_at)
      select $2, person.id, coalesce((select id from customer), (select id from customers where provider_id = $2 and person_id = person.id)),
        'product', 900000 + n, 'notPaid', 'onSite', 5000, 1, 300, 'Web', 'Ordine di prova', now()
      from person, generate_series(1, 12) n returning *)
    insert into order_lines (provider_id, order_id, position, subject, subject_id, name, price_cents, vat_treatment, vat_rate_basis_points)
      select provider_id, id, 1, subject, subject_id, name, price_cents, 'standard', 2200 from ordered`,
    [email, town.studio],
  );
}

test.describe('without a connection', () => {
  test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 } });

  for (const language of LANGUAGES) {
    const words = WORDS[language];

    test(`${language}: a page of ours stands in place of the browser's, and opens the one that was asked for`, async ({
      page,
      context,
      faults,
    }) => {
      await page.goto(`/${language}`);
      await page.evaluate(() => navigator.serviceWorker.ready);
      await expect
        .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state))
        .toBe('activated');
      faults.provoke(/net::ERR_INTERNET_DISCONNECTED/);
      faults.provoke(/status of 503 .*\/provider\//);
      await context.setOffline(true);
      await page.goto(`/${language}/provider/${town.studio}`);
      await expect(page.getByRole('heading', { level: 1, name: words.offline })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
      expect(await page.evaluate(() => caches.keys())).toEqual([]);
      await context.setOffline(false);
      await page.getByRole('link', { name: words.retry }).click();
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(words.offline);
      await expect(page).toHaveURL(new RegExp(`/${language}/provider/${town.studio}$`));
    });
  }
});

test('at the desk a step without a line leaves the screen, a form what was typed; with the line the same button saves, once', async ({
  page,
  context,
  faults,
}) => {
  const center = await aDeskCenter({ center: 'Passo Perso', person: 'Pia Passo' });
  await comeIn(page, center, 'owner');
  await open(page, `/it/business/${center.id}/today`);
  const customers = page.getByRole('link', { name: 'Clienti', exact: true }).first();
  // The scripts of the screens beside are fetched once it is quiet
  await expect
    .poll(() =>
      page.evaluate(() => document.querySelectorAll('link[rel=modulepreload][href*=customers]').length),
    )
    .toBeGreaterThan(0);
  await page.waitForLoadState('networkidle');
  faults.provoke(/net::ERR_INTERNET_DISCONNECTED/);
  await context.setOffline(true);
  await customers.click();
  await expectTold(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await expect(page).toHaveURL(/\/today$/);
  await context.setOffline(false);
  await customers.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Clienti' })).toBeVisible();

  await open(page, `/it/business/${center.id}/till/sell`);
  await page.getByLabel('Descrizione').fill('Olio da massaggio');
  await page.getByRole('textbox', { name: 'Importo' }).fill('12,50');
  const sell = page.getByRole('button', { name: 'Registra la vendita' });
  await context.setOffline(true);
  await sell.click();
  await expect(page.getByText('Non siamo riusciti a inviare')).toBeVisible();
  await expect(page.getByLabel('Descrizione')).toHaveValue('Olio da massaggio');
  await expect(sell).toBeEnabled();
  await expectAccessible(page);
  await context.setOffline(false);
  await sell.click();
  await expect(page.getByText('Venduto: Olio da massaggio, 12,50 €')).toBeVisible();
  expect(await query('select count(*)::int as sold from orders where provider_id = $1', [center.id])).toEqual(
    [{ sold: 1 }],
  );
});
