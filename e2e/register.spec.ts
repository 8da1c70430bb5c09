import type { Locator, Page } from '@playwright/test';
import { PASSWORD, signInAs } from './setup/account.ts';
import { appCode, shownSecret, typeMailedCode } from './setup/business.ts';
import { linkInMail, query, untilAlive } from './setup/journey.ts';
import { expect, test } from './setup/test.ts';

const PHONE = { width: 390, height: 844 };
/** As many taps and fields as a business may need from nothing to a published page. */
const MOST_STEPS = 40;

/** Taps and fills, and counts both. */
class Hand {
  count = 0;

  async tap(what: Locator): Promise<void> {
    this.count += 1;
    await what.click();
  }

  async fill(field: Locator, text: string): Promise<void> {
    this.count += 1;
    await field.fill(text);
  }
}

async function fillCenter(hand: Hand, page: Page, name: string): Promise<void> {
  await hand.fill(page.getByLabel(/Nome del centro|Il tuo nome/), name);
  await hand.fill(page.getByLabel('Città'), 'Bolog');
  await hand.tap(page.getByRole('option', { name: /^Bologna/ }));
}

async function register(
  hand: Hand,
  page: Page,
  { name, email }: { name: string; email: string },
): Promise<void> {
  await page.goto('/it/business/register');
  await expect(page.getByRole('button', { name: /^Mostra/ })).toBeVisible();
  await fillCenter(hand, page, name);
  await hand.fill(page.getByLabel('E-mail'), email);
  await hand.fill(page.getByLabel('Password', { exact: true }), PASSWORD);
  await hand.tap(page.getByRole('checkbox', { name: /Accetto i termini/ }));
  await hand.tap(page.getByRole('button', { name: 'Registra la mia attività' }));
  await expect(page).toHaveURL(/\/it\/business\/\d+\/welcome$/);
}

const step = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.locator('summary', { hasText: title }) });
const goOn = (page: Page, title: string) =>
  step(page, title).getByRole('button', { name: 'Salva e continua' });
const progress = (page: Page, done: number) =>
  expect(page.getByText(`${done} di 7 passi fatti`)).toBeVisible();

test('from nothing to a published page in few taps on a phone, and customers find it', async ({ page }) => {
  await page.setViewportSize(PHONE);
  const hand = new Hand();
  const email = 'titolare.bosco@example.it';

  await page.goto('/it');
  await page.locator('summary:visible').first().click();
  await expect(page.getByRole('link', { name: /Registra/ }).first()).toHaveAttribute(
    'href',
    '/it/business/register',
  );
  await page.goto('/it/business/register');
  await register(hand, page, { name: 'Il Bosco Lento', email });
  await untilAlive(page);
  await progress(page, 0);

  await hand.tap(page.getByRole('checkbox', { name: 'Centro massaggi' }));
  await hand.tap(goOn(page, 'Che cosa fai'));
  await progress(page, 1);
  await hand.fill(page.getByLabel('Via e numero'), 'Via Rizzoli 12');
  await hand.fill(page.getByLabel('CAP'), '40125');
  await hand.tap(goOn(page, 'Dove sei'));
  await progress(page, 2);
  await hand.tap(page.getByRole('button', { name: "Usa l'immagine disegnata" }));
  await progress(page, 3);
  await hand.tap(goOn(page, 'Orari di apertura'));
  await progress(page, 4);
  await hand.fill(page.getByLabel('Il tuo nome'), 'Ada');
  await hand.tap(goOn(page, 'Chi ci lavora'));
  await progress(page, 5);
  await hand.tap(page.getByRole('button', { name: 'Massaggio decontratturante' }));
  await hand.tap(goOn(page, 'Il primo servizio'));
  await progress(page, 6);
  await hand.tap(goOn(page, 'Come pagano i clienti'));
  await progress(page, 7);
  await expect(page.getByText('Conferma la tua e-mail')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pubblica' })).toHaveCount(0);

  hand.count += 1;
  await page.goto(await linkInMail(email, 'account-verify', '/user-confirmation/'));
  await hand.tap(page.getByRole('button', { name: 'Conferma' }));
  await hand.tap(page.getByRole('link', { name: 'Vai alla tua attività' }));
  await expect(page).toHaveURL(/\/welcome$/);
  await untilAlive(page);
  await hand.tap(page.getByRole('button', { name: 'Pubblica' }));
  await expect(page.locator('#toasts')).toContainText('Rilasciato successo: Il Bosco Lento');
  // Where the page's address stands
  await expect(page).toHaveURL(/\/profile$/);
  expect(hand.count).toBeLessThanOrEqual(MOST_STEPS);
  test.info().annotations.push({ type: 'taps and fields', description: String(hand.count) });

  // Search learns of it by a job of its own, a moment later.
  const found = page.getByRole('link', { name: /Il Bosco Lento/ }).first();
  await expect(async () => {
    await page.goto('/it/book?type=C&keyword=Bosco+Lento&city=Bologna');
    await expect(found).toBeVisible({ timeout: 1000 });
  }).toPass();
  await found.click();
  await expect(page.getByRole('heading', { name: 'Il Bosco Lento' })).toBeVisible();
  await expect(page.getByText('Massaggio decontratturante').first()).toBeVisible();
  await expect(page.getByText('Via Rizzoli 12').first()).toBeVisible();
});

test('an e-mail that has an account leads to the log-in, and from there the center is added', async ({
  page,
}) => {
  const email = 'cliente.con.centro@example.it';
  await signInAs(page, email);
  await page.goto('/it/business/register');
  const hand = new Hand();
  await expect(page.getByRole('button', { name: /^Mostra/ })).toBeVisible();
  await page.getByRole('radio', { name: /in proprio/ }).check();
  await fillCenter(hand, page, 'Ada Corti');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('checkbox', { name: /Accetto i termini/ }).check();
  await page.getByRole('button', { name: 'Registra la mia attività' }).click();
  await expect(page.getByText('Esiste già un account con questa e-mail.')).toBeVisible();
  await page.getByRole('link', { name: 'Sono cliente: accedi' }).click();
  await expect(page).toHaveURL(/\/it\/add-center$/);
  await expect(page.getByText(email)).toBeVisible();
  await untilAlive(page);
  // Whoever comes from the customers' side first gets what every owner signs in with
  await page.getByRole('button', { name: 'Aggiungi un’app' }).click();
  await typeMailedCode(page, email);
  await page.getByLabel('Scrivi le sei cifre').fill(appCode(await shownSecret(page)));
  await page.getByRole('button', { name: 'Conferma il codice' }).click();
  await page.getByRole('button', { name: 'Li ho messi al sicuro' }).click();
  await fillCenter(hand, page, 'Ada Corti');
  await page.getByRole('button', { name: 'Aggiungi il centro' }).click();
  await expect(page).toHaveURL(/\/it\/business\/login\?next=/);
  const [made] = await query<{ type: string; owner: string }>(
    'select p.type, o.email as owner from providers p join people o on o.id = p.owner_person_id where p.name = $1',
    ['Ada Corti'],
  );
  expect(made).toEqual({ type: 'C', owner: email });
});
