import type { Browser, Page } from '@playwright/test';
import { becomeCustomer, fillLogin, PASSWORD, signInAtCenter } from './setup/account.ts';
import { enterBusiness } from './setup/business.ts';
import { journeys, linkInMail } from './setup/journey.ts';
import { open } from './setup/screens.ts';
import { expect, test } from './setup/test.ts';

const OWNER = 'owner-utenti@example.it';
const users = (path: string): string => `/it/business/${journeys().town.studio}/users${path}`;

const comeIn = (page: Page): Promise<void> =>
  signInAtCenter(page, OWNER, { providerId: journeys().town.studio, role: 'owner' });

const row = (page: Page, name: string) =>
  page.getByRole('grid', { name: 'Collaboratori' }).getByRole('row', { name: new RegExp(name) });

/** Another browser, of somebody else. */
const anotherPage = async (browser: Browser): Promise<Page> =>
  (await browser.newContext({ baseURL: test.info().project.use.baseURL, locale: 'it-IT' })).newPage();

/** Fills the invitation that is open and sends it. */
async function invite(page: Page, email: string, firstname: string, role: string): Promise<void> {
  // The server's form stands there before the drawer does.
  await expect(page.getByRole('dialog', { name: 'Invita qualcuno' })).toBeVisible();
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByRole('textbox', { name: 'Nome', exact: true }).fill(firstname);
  await page.getByRole('radio', { name: new RegExp(`^${role}`) }).check();
  await page.getByRole('button', { name: 'Manda l’invito' }).click();
}

test('a manager is invited, comes in by the mailed link, and is out while they look', async ({
  page,
  browser,
  faults,
}) => {
  faults.provoke(/404 \(Not Found\) at .*\/order\.data/);
  const { studio } = journeys().town;
  await comeIn(page);
  await open(page, users('/invite'));
  await invite(page, 'rita.reception@example.it', 'Rita', 'Responsabile');
  await expect(page.getByRole('dialog', { name: 'Rita' })).toContainText('Invito: Responsabile');

  const rita = await anotherPage(browser);
  await rita.goto(await linkInMail('rita.reception@example.it', 'account-invite', '/verify/'));
  await rita.getByLabel('Nuova password').fill(PASSWORD);
  await rita.getByLabel(/Ripeti/).fill(PASSWORD);
  await rita
    .getByRole('button', { name: /password/i })
    .last()
    .click();
  await expect(rita).toHaveURL(/account-ready/);
  await enterBusiness(rita, 'rita.reception@example.it');
  await expect(rita.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await open(rita, `/it/business/${studio}/services`);
  await expect(rita.getByRole('link', { name: 'Nuovo servizio' })).toBeVisible();
  await expect(rita.getByRole('link', { name: 'Collaboratori' })).toHaveCount(0);

  await open(page, users('?q=rita'));
  await row(page, 'Rita')
    .getByRole('button', { name: /^Altro per/ })
    .click();
  await page.getByRole('menuitem', { name: 'Disattiva' }).click();
  await page
    .getByRole('alertdialog', { name: 'Disattivare Rita?' })
    .getByRole('button', { name: 'Disattiva' })
    .click();
  await expect(row(page, 'Rita')).toContainText('Non attivo');
  // She is looking: the next thing she does says so, and leads on.
  await rita.getByRole('link', { name: 'Ordina' }).click();
  await expect(rita.getByRole('heading', { name: 'Questo centro non c’è' })).toBeVisible();
});

test('somebody with a log-in is asked first, accepts in a second center, and leaves it', async ({
  page,
  browser,
}) => {
  const therapist = 'due.centri@example.it';
  await becomeCustomer(page, therapist);
  await comeIn(page);
  await open(page, users('/invite'));
  await invite(page, therapist, 'Dora', 'Collaborazione');
  await expect(page.getByRole('dialog', { name: 'Dora' })).toContainText('Invitato');

  const her = await anotherPage(browser);
  await her.goto(await linkInMail(therapist, 'account-offer', '/business/login'));
  await fillLogin(her, therapist);
  await expect(her).toHaveURL(/\/it\/business\/account/);
  await expect(her.getByText('Ti invita come: collaborazione')).toBeVisible();
  await her.getByRole('button', { name: 'Accetta l’invito di Studio Aria' }).click();
  await expect(her.getByRole('link', { name: 'Gestisci Studio Aria' })).toBeVisible();
  await her.getByText('Lascia questo centro').last().click();
  await her.getByRole('button', { name: 'Lascia Studio Aria' }).click();
  await expect(her.getByRole('link', { name: 'Gestisci Studio Aria' })).toHaveCount(0);
});
