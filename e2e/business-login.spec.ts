import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { becomeCustomer, fillLogin, PASSWORD, signInAs } from './setup/account.ts';
import {
  addFingerprintReader,
  appCode,
  becomeOwner,
  enterBusiness,
  enterBusinessFirst,
  keepCodes,
  letLogInAge,
  letTimePass,
  shownSecret,
  toAccount,
  typeMailedCode,
} from './setup/business.ts';
import { expectAccessible, query, secondsAgo } from './setup/journey.ts';
import { expect, test } from './setup/test.ts';

const NARROW = { width: 390, height: 844 };

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Esci' }).click();
  await expect(page).toHaveURL(/\/it\/business\/login$/);
}

/** From the second step to the account, with a code of the app. */
async function answerCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('Codice di sei cifre').fill(code);
  await page.getByRole('button', { name: 'Continua' }).first().click();
}

async function expectFits(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
}

test('an owner sets the second step up, comes back with a code and with a recovery code, and is told what is wrong', async ({
  page,
}) => {
  const email = 'titolare@example.it';
  await becomeOwner(page, email);
  await page.setViewportSize(NARROW);
  await enterBusiness(page, email);
  // The password alone sets nothing up: six digits go to the e-mail first.
  await expect(page.getByLabel('Le sei cifre dell’e-mail')).toBeFocused();
  await expectAccessible(page);
  await expectFits(page);
  await page.getByLabel('Le sei cifre dell’e-mail').fill('000000');
  await page.getByRole('button', { name: 'Continua' }).click();
  await expect(page.getByText(/Il codice non è giusto.* Hai ancora 4 tentativi\./)).toBeVisible();
  await typeMailedCode(page, email);
  await expect(page.getByRole('heading', { name: 'Proteggi il tuo accesso' })).toBeFocused();
  const picture = page.getByRole('img', { name: 'Codice QR' });
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  const secret = await shownSecret(page);
  await expectAccessible(page);
  await expectFits(page);
  await page.getByLabel('Scrivi le sei cifre').fill('000000');
  await page.getByRole('button', { name: 'Conferma il codice' }).click();
  await expect(page.getByText('Il codice non è giusto')).toBeVisible();
  expect(await page.locator('details[open] code').innerText()).toBe(secret.replaceAll(/(.{4})(?=.)/g, '$1 '));
  await page.getByLabel('Scrivi le sei cifre').fill(appCode(secret));
  await page.getByRole('button', { name: 'Conferma il codice' }).click();

  await expect(page.getByRole('heading', { name: 'Conserva questi codici' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Entra' })).toBeDisabled();
  await expectAccessible(page);
  await expectFits(page);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Scarica' }).click();
  const file = await readFile(await (await saved).path(), 'utf8');
  const codes = await keepCodes(page);
  expect(codes).toHaveLength(10);
  for (const code of [email, ...codes]) expect(file).toContain(code);

  await expect(page.locator('#centers')).toContainText('Studio Aria');
  await expect(page.locator('#centers')).toContainText('titolare');
  await expect(page.locator('#second-factor')).toContainText('Ancora validi: 10');
  await expect(page.locator('#sign-ins')).toContainText('questo dispositivo');
  await expectAccessible(page);
  await expectFits(page);
  const cookies = (await page.context().cookies()).map(({ name }) => name);
  expect(cookies).toContain('radura_business');
  expect(cookies).not.toContain('radura_session');
  await page.goto('/it/profile');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goto('/it/business/account');
  await signOut(page);

  await letTimePass(email);
  await enterBusiness(page, email);
  await expect(page.getByLabel('Codice di sei cifre')).toBeFocused();
  await expectAccessible(page);
  await answerCode(page, '000 000');
  await expect(page.getByText(/Il codice non è giusto.* Hai ancora 4 tentativi\./)).toBeVisible();
  await expect(page.getByLabel('Codice di sei cifre')).toBeFocused();
  await answerCode(page, ` ${appCode(secret).replace(/(?<=^...)/, ' ')}`);
  await toAccount(page);
  await signOut(page);

  await enterBusiness(page, email);
  await page.getByText('Usa un codice di recupero').click();
  const recovery = page.locator('details form');
  await recovery.getByLabel('Codice di recupero').fill('AAAAA-AAAAA');
  await recovery.getByRole('button').click();
  await expect(page.getByText(/non è giusto o è già stato usato\. Hai ancora 4 tentativi\./)).toBeVisible();
  await recovery.getByLabel('Codice di recupero').fill(codes[0]?.toLowerCase() ?? '');
  await recovery.getByRole('button').click();
  await toAccount(page);
  await expect(page.locator('#second-factor')).toContainText('Ancora validi: 9');
});

test('a step that has run out leads back to the password, with the e-mail kept', async ({ page }) => {
  const email = 'scaduta@example.it';
  await becomeOwner(page, email);
  await enterBusinessFirst(page, email);
  await expect(page.getByRole('heading', { name: 'Proteggi il tuo accesso' })).toBeVisible();
  await query(
    "update log_in_codes c set expires_at = $2 from people p where p.id = c.person_id and p.email = $1 and c.purpose = 'secondFactor'",
    [email, secondsAgo(1)],
  );
  await page.getByLabel('Scrivi le sei cifre').fill('123456');
  await page.getByRole('button', { name: 'Conferma il codice' }).click();
  await expect(page.getByRole('alert')).toContainText('Accedi di nuovo');
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue(email);
});

test('a passkey is set up and opens the door', async ({ page }) => {
  const email = 'impronta@example.it';
  await becomeOwner(page, email);
  await addFingerprintReader(page);
  await enterBusinessFirst(page, email);
  await page.getByRole('button', { name: 'Crea una passkey' }).click();
  await keepCodes(page);
  await expect(page.locator('#second-factor')).toContainText('Passkey su');
  await expect(page.getByRole('button', { name: /Rimuovi la passkey/ })).toHaveCount(0);
  await signOut(page);
  await enterBusiness(page, email);
  await expect(page.getByLabel('Codice di sei cifre')).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Usa una passkey' }).click();
  await toAccount(page);
  await expect(page.locator('#second-factor')).toContainText('ultimo uso');

  // Changing factors asks for the passkey too, once the log-in is a while ago.
  await letLogInAge(email);
  await page.getByRole('button', { name: 'Crea codici nuovi' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Crea codici nuovi' }).click();
  const question = page.getByRole('dialog', { name: 'Conferma che sei tu' });
  await question.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await question.getByRole('button', { name: 'Conferma', exact: true }).click();
  await expect(question.getByText('Conferma anche con la verifica in due passaggi')).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Conferma con una passkey' }).click();
  await expect(page.getByRole('heading', { name: 'Conserva questi codici' })).toBeVisible();
});

test('somebody without a role is told kindly, and shown to the customers’ door', async ({ page }) => {
  await becomeCustomer(page, 'solo.cliente@example.it');
  await page.setViewportSize(NARROW);
  await enterBusiness(page, 'solo.cliente@example.it');
  const told = page.getByRole('alert');
  await expect(told).toContainText('non gestisci ancora un’attività');
  await expectAccessible(page);
  await expectFits(page);
  await told.getByRole('link', { name: 'Accedi come cliente' }).click();
  await expect(page).toHaveURL(/\/it\/login$/);
});

test('a customer adds an app of their own accord, is asked for it, and removes it', async ({ page }) => {
  const email = 'prudente@example.it';
  await signInAs(page, email);
  await page.goto('/it/profile');
  await letLogInAge(email);
  const panel = page.locator('#second-factor');
  await panel.getByRole('button', { name: 'Aggiungi un’app' }).click();
  await page.getByRole('dialog').getByLabel('Password', { exact: true }).fill('Sbagliata-1');
  await page.getByRole('dialog').getByRole('button', { name: 'Conferma' }).click();
  await expect(page.getByText('La password attuale non è giusta.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('dialog').getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('dialog').getByRole('button', { name: 'Conferma' }).click();
  // A first factor asks for a code by e-mail as well.
  await typeMailedCode(page, email);
  const secret = await shownSecret(page);
  await expectAccessible(page);
  await page.getByLabel('Scrivi le sei cifre').fill(appCode(secret));
  await page.getByRole('button', { name: 'Conferma il codice' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Li ho messi al sicuro' }).click();
  await expect(panel).toContainText('attiva');

  await page.context().clearCookies();
  await letTimePass(email);
  await page.goto('/it/profile');
  const origin = page.getByRole('dialog');
  await origin.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await origin.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await origin.getByRole('button', { name: 'Accedi', exact: true }).click();
  await answerCode(page, appCode(secret));
  await expect(panel.getByRole('button', { name: 'Rimuovi l’app' })).toBeVisible();

  // The password alone changes nothing once the log-in is a while ago.
  await letLogInAge(email);
  await letTimePass(email);
  const change = page.locator('#password');
  await change.getByLabel('Password attuale').fill(PASSWORD);
  await change.getByLabel('Nuova password', { exact: true }).fill('Radura-2525!');
  await change.getByLabel('Ripeti la password').fill('Radura-2525!');
  await change.getByRole('button', { name: 'Cambia password' }).click();
  await expect(change.getByText('Conferma anche con la verifica in due passaggi')).toBeVisible();
  await change.getByLabel('Codice dell’app o di recupero').fill(appCode(secret));
  await change.getByRole('button', { name: 'Cambia password' }).click();
  await expect(change.getByText('La password è cambiata')).toBeVisible();
  await panel.getByRole('button', { name: 'Rimuovi l’app' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Rimuovi l’app' }).click();
  await expect(panel.getByRole('button', { name: 'Aggiungi un’app' })).toBeVisible();
});

test('the businesses’ account leads to their door, which is accessible and speaks the address’s language', async ({
  page,
}) => {
  await page.setViewportSize(NARROW);
  for (const [language, prefix] of [
    ['it', '/it'],
    ['it', ''],
    ['en', '/en'],
  ] as const) {
    await page.goto(`${prefix}/business/account`);
    await expect(page).toHaveURL(({ pathname }) => pathname === `${prefix}/business/login`);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expectFits(page);
  }
  await expectAccessible(page);
});

test('the footer leads to the businesses’ door', async ({ page }) => {
  await page.goto('/en/about');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Business log-in' }).click();
  await expect(page).toHaveURL(/\/en\/business\/login$/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an owner sets an app up and comes back with a code, by either door', async ({ page }) => {
    const email = 'titolare.senza@example.it';
    await becomeOwner(page, email);
    await enterBusinessFirst(page, email);
    const secret = await shownSecret(page);
    await page.getByLabel('Scrivi le sei cifre').fill('000000');
    await page.getByRole('button', { name: 'Conferma il codice' }).click();
    await expect(page.getByText('Il codice non è giusto')).toBeVisible();
    await expect(page.getByRole('img', { name: 'Codice QR' })).toBeVisible();
    await page.getByLabel('Scrivi le sei cifre').fill(appCode(secret));
    await page.getByRole('button', { name: 'Conferma il codice' }).click();
    await keepCodes(page);
    await signOut(page);
    await letTimePass(email);
    await enterBusiness(page, email);
    await answerCode(page, '000000');
    await expect(page.getByText('Il codice non è giusto')).toBeVisible();
    await answerCode(page, appCode(secret));
    await toAccount(page);

    await letTimePass(email);
    await page.goto('/it/login');
    await fillLogin(page, email);
    await answerCode(page, '000000');
    await expect(page.getByText('Hai ancora 4 tentativi.')).toBeVisible();
    await answerCode(page, appCode(secret));
    await expect(page).toHaveURL(/\/it\/profile$/);
  });
});
