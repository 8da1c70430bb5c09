import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { fillLogin, PASSWORD, signInAs } from './setup/account.ts';
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
import { expectAccessible } from './setup/journey.ts';
import { NARROW } from './setup/screens.ts';
import { expect, test } from './setup/test.ts';

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Esci' }).click();
  await expect(page).toHaveURL(/\/it\/business\/login$/);
}

/** From the second step to the account, with a code of the app. */
async function answerCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('Codice di sei cifre').fill(code);
  await page.getByRole('button', { name: 'Continua' }).first().click();
}

test('an owner sets the second step up, and comes back with a code and with a recovery code', async ({
  page,
}) => {
  const email = 'titolare@example.it';
  await becomeOwner(page, email);
  await page.setViewportSize(NARROW);
  await page.goto('/it/business/login');
  await expectAccessible(page);
  // The password alone sets nothing up: six digits go to the e-mail first.
  await enterBusinessFirst(page, email);
  await expect(page.getByRole('heading', { name: 'Proteggi il tuo accesso' })).toBeFocused();
  const picture = page.getByRole('img', { name: 'Codice QR' });
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  const secret = await shownSecret(page);
  await page.getByLabel('Scrivi le sei cifre').fill('000000');
  await page.getByRole('button', { name: 'Conferma il codice' }).click();
  await expect(page.getByText('Il codice non è giusto')).toBeVisible();
  await page.getByLabel('Scrivi le sei cifre').fill(appCode(secret));
  await page.getByRole('button', { name: 'Conferma il codice' }).click();
  await expectAccessible(page);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Scarica' }).click();
  const file = await readFile(await (await saved).path(), 'utf8');
  const codes = await keepCodes(page);
  expect(codes).toHaveLength(10);
  for (const code of [email, ...codes]) expect(file).toContain(code);
  const cookies = (await page.context().cookies()).map(({ name }) => name);
  expect(cookies).toContain('radura_business');
  expect(cookies).not.toContain('radura_session');
  await signOut(page);

  await letTimePass(email);
  await enterBusiness(page, email);
  await answerCode(page, '000 000');
  await expect(page.getByText(/Il codice non è giusto.* Hai ancora 4 tentativi\./)).toBeVisible();
  await answerCode(page, ` ${appCode(secret).replace(/(?<=^...)/, ' ')}`);
  await toAccount(page);
  await signOut(page);

  await enterBusiness(page, email);
  await page.getByText('Usa un codice di recupero').click();
  const recovery = page.locator('details form');
  await recovery.getByLabel('Codice di recupero').fill(codes[0]?.toLowerCase() ?? '');
  await recovery.getByRole('button').click();
  await toAccount(page, '/second-factor');
  await expect(page.locator('#second-factor')).toContainText('Ancora validi: 9');
});

test('a passkey is set up and opens the door', async ({ page }) => {
  const email = 'impronta@example.it';
  await becomeOwner(page, email);
  await addFingerprintReader(page);
  await enterBusinessFirst(page, email);
  await page.getByRole('button', { name: 'Crea una passkey' }).click();
  await keepCodes(page);
  await signOut(page);
  await enterBusiness(page, email);
  await page.getByRole('button', { name: 'Usa una passkey' }).click();
  await toAccount(page, '/second-factor');

  // Changing factors asks for the passkey too, once the log-in is a while ago.
  await letLogInAge(email);
  await page.getByRole('button', { name: 'Crea codici nuovi' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Crea codici nuovi' }).click();
  const question = page.getByRole('dialog', { name: 'Conferma che sei tu' });
  await question.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await question.getByRole('button', { name: 'Conferma', exact: true }).click();
  await question.getByRole('button', { name: 'Conferma con una passkey' }).click();
  await expect(page.getByRole('heading', { name: 'Conserva questi codici' })).toBeVisible();
});

test('a customer adds an app of their own accord, is asked for it, and removes it', async ({ page }) => {
  const email = 'prudente@example.it';
  await signInAs(page, email);
  await page.goto('/it/profile/second-factor');
  await letLogInAge(email);
  const panel = page.locator('#second-factor');
  const dialog = page.getByRole('dialog');
  await panel.getByRole('button', { name: 'Aggiungi un’app' }).click();
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Conferma' }).click();
  // A first factor asks for a code by e-mail as well.
  await typeMailedCode(page, email);
  const secret = await shownSecret(page);
  await page.getByLabel('Scrivi le sei cifre').fill(appCode(secret));
  await page.getByRole('button', { name: 'Conferma il codice' }).click();
  await dialog.getByRole('button', { name: 'Li ho messi al sicuro' }).click();

  await page.context().clearCookies();
  await letTimePass(email);
  await page.goto('/it/profile/second-factor');
  await fillLogin(page, email);
  await answerCode(page, appCode(secret));
  await panel.getByRole('button', { name: 'Rimuovi l’app' }).click();
  await dialog.getByRole('button', { name: 'Rimuovi l’app' }).click();
  await expect(panel.getByRole('button', { name: 'Aggiungi un’app' })).toBeVisible();
});
