import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { WantedPerson } from './journey.ts';
import { journeys, linkInMail } from './journey.ts';

export const PASSWORD = 'Bosco-2424!';

/** Makes somebody with a confirmed account, without the screens of registering. */
export async function becomeCustomer(page: Page, email: string, at?: WantedPerson['at']): Promise<void> {
  await askForPerson(page, { email, password: PASSWORD, at, isSignedIn: false });
}

/** Signs somebody in, with a new account unless they have one, without the screens of logging in. */
export async function signInAs(page: Page, email: string): Promise<void> {
  await askForPerson(page, { email, password: PASSWORD, isSignedIn: true });
}

/** Signs somebody in where businesses sign in, with a new account and role unless they have one, second factor and all. */
export async function signInAtCenter(
  page: Page,
  email: string,
  at: NonNullable<WantedPerson['at']>,
): Promise<void> {
  await askForPerson(page, { email, password: PASSWORD, at, area: 'business', isSignedIn: true });
}

/** The browser keeps the cookies of the answer. */
async function askForPerson(page: Page, wanted: WantedPerson): Promise<void> {
  const answer = await page.request.post(journeys().sessionDoor, { data: wanted });
  if (!answer.ok()) throw new Error(await answer.text());
}

/** Registers on the page of its own, up to the notice that a mail is on its way. */
export async function register(page: Page, email: string): Promise<void> {
  await page.goto('/it/register');
  await fillRegistration(page, email);
  await page.getByRole('button', { name: 'Crea l’account' }).click();
  await expect(page.getByRole('heading', { name: 'Controlla la tua e-mail' })).toBeVisible();
}

export async function fillRegistration(
  page: Page,
  email: string,
  password = PASSWORD,
  again = password,
): Promise<void> {
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Ripeti la password').fill(again);
  await page.getByRole('checkbox', { name: /Accetto i termini/ }).check();
}

/** Registers somebody and confirms their e-mail by the mail. */
export async function registerAndConfirm(page: Page, email: string): Promise<void> {
  await register(page, email);
  await page.goto(await linkInMail(email, 'account-verify', '/user-confirmation/'));
  await page.getByRole('button', { name: 'Conferma' }).click();
  await expect(page).toHaveURL(/\/account-ready/);
}

/** Fills the login that is shown, as a modal or as a page. */
export async function fillLogin(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Accedi', exact: true }).click();
}

/** From the login's own page to the profile. */
export async function logIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.goto('/it/login');
  await fillLogin(page, email, password);
  await expect(page).toHaveURL(/\/it\/profile$/);
}
