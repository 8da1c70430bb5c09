import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { becomeCustomer, PASSWORD } from './account.ts';
import { journeys, query, secondsAgo } from './journey.ts';

/** Makes somebody with a confirmed account who owns the studio, without the screens of registering. */
export async function becomeOwner(page: Page, email: string): Promise<void> {
  await becomeCustomer(page, email, { providerId: journeys().town.studio, role: 'owner' });
}

/** E-mail and password at the door for businesses. */
export async function enterBusiness(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.goto('/it/business/login');
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Accedi', exact: true }).click();
}

/** The first time at that door: e-mail, password, and the code that is mailed before a second factor is set up. */
export async function enterBusinessFirst(page: Page, email: string): Promise<void> {
  await enterBusiness(page, email);
  await expect(page.getByRole('heading', { name: 'Guarda la tua e-mail' })).toBeVisible();
  await typeMailedCode(page, email);
}

/** Types the code of the newest mail. */
export async function typeMailedCode(page: Page, email: string): Promise<void> {
  await page.getByLabel('Le sei cifre dell’e-mail').fill(await mailedCode(email));
  await page.getByRole('button', { name: 'Continua' }).click();
}

/** The six digits that were mailed last. */
async function mailedCode(email: string): Promise<string> {
  let code: string | undefined;
  await expect(async () => {
    const [mail] = await query<{ subject: string }>(
      "select rendered->>'subject' as subject from mails where recipient = $1 and kind = 'account-email-code' and state = 'sent' order by id desc limit 1",
      [email],
    );
    code = mail?.subject.match(/\d{6}/)?.[0];
    expect(code).toBeDefined();
  }).toPass({ timeout: 20_000 });
  return code ?? '';
}

/** The key that the set-up shows as text. */
export async function shownSecret(page: Page): Promise<string> {
  await page.getByText('Non puoi inquadrarlo?').click();
  return (await page.locator('details[open] code').innerText()).replaceAll(/\s/g, '');
}

/** What an authenticator app shows now. */
export function appCode(secret: string): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate();
}

/** Lets the present code be taken once more, as if half a minute had gone by. */
export async function letTimePass(email: string): Promise<void> {
  await query(
    'update authenticator_apps a set last_step = null from people p where p.id = a.person_id and p.email = $1',
    [email],
  );
}

/** Lets the log-in be too long ago for changes of security. */
export async function letLogInAge(email: string): Promise<void> {
  await query(
    'update login_sessions s set stepped_up_at = $2 from people p where p.id = s.person_id and p.email = $1',
    [email, secondsAgo(3600)],
  );
}

/** Puts a device with fingerprint reader into the browser. */
export async function addFingerprintReader(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** Says that the recovery codes are kept. @returns the codes */
export async function keepCodes(page: Page): Promise<string[]> {
  await expect(page.getByRole('heading', { name: 'Conserva questi codici' })).toBeVisible();
  const codes = await page
    .getByRole('list', { name: 'Codici di recupero' })
    .getByRole('listitem')
    .allInnerTexts();
  const enter = page.getByRole('button', { name: 'Entra' });
  await page.getByRole('checkbox', { name: 'Li ho messi al sicuro' }).check();
  await enter.click();
  await toAccount(page);
  return codes;
}

/** From the first screen of the center somebody has come in at to their own account. */
export async function toAccount(page: Page, section = ''): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await page.goto(`/it/business/account${section}`);
}
