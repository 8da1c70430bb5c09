import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { signInAtCenter } from './setup/account.ts';
import { letLogInAge } from './setup/business.ts';
import {
  chooseTime,
  giveDetails,
  journeys,
  linkInMail,
  payWithCard,
  query,
  untilAlive,
} from './setup/journey.ts';
import { open } from './setup/screens.ts';
import { expect, test } from './setup/test.ts';

const screen = (center: number): string => `/it/business/${center}/payment-settings`;

/** A center with the package Grow that nobody can book at: enough for its settings. */
async function aCenter(): Promise<number> {
  const [row] = await query<{ id: string }>(
    `with p as (insert into providers (type, name, accept_payments) values ('C', 'Corte Verde', 'Optional') returning id),
     s as (insert into package_subscriptions (provider_id, package_id, amount_cents, started_at) select id, 1, 2900, now() from p)
     select id from p`,
  );
  return Number(row?.id);
}

/** Signs somebody of a new name in at a center. @returns the e-mail */
async function comeIn(page: Page, providerId: number): Promise<string> {
  const email = `owner-${randomUUID()}@example.it`;
  await signInAtCenter(page, email, { providerId, role: 'owner' });
  return email;
}

const account = (page: Page) => page.locator('#account');
const HOSTED = /\/simulator\/account-page\//;

/** Goes on to the processor by the one act, answers there, and is back. */
async function answerAtProcessor(page: Page, act: string, choice: string): Promise<void> {
  await account(page).getByRole('button', { name: act }).click();
  await expect(page).toHaveURL(HOSTED);
  await page.getByRole('radio', { name: choice }).check();
  await page.getByRole('button', { name: /Conferma e torna/ }).click();
  await expect(page).toHaveURL(/\/payment-settings\?account=back(#account)?$/);
}

interface AccountRow {
  account: string;
  state: string;
  isCurrent: boolean;
}
const accountsOf = (center: number) =>
  query<AccountRow>(
    `select processor_account_id as account, state, is_current as "isCurrent" from payment_accounts where provider_id = $1 order by id`,
    [center],
  );

const anotherPage = async (browser: Browser): Promise<Page> =>
  (await browser.newContext({ baseURL: test.info().project.use.baseURL, locale: 'it-IT' })).newPage();

const refundsOf = (email: string) =>
  query<{ state: string; account: string; waitsFor: string | null }>(
    `select f.state, f.waits_for as "waitsFor", p.processor_account_id as account from refunds f
     join card_payments p on p.provider_id = f.provider_id and p.id = f.card_payment_id
     join orders o on o.provider_id = f.provider_id and o.id = f.order_id
     join customers c on c.provider_id = o.provider_id and c.id = o.customer_id where c.email = $1`,
    [email],
  );

test.afterEach(async () => {
  // Whoever comes next finds it without an account again: what was paid keeps its own.
  await query(
    `update payment_accounts set state = 'disconnected', disconnected_by = 'owner' where provider_id = $1 and is_current`,
    [journeys().town.unconnected],
  );
});

test('an owner connects an account, a guest pays, and the money goes back after it was disconnected', async ({
  page,
  browser,
}) => {
  const center = journeys().town.unconnected;
  await comeIn(page, center);
  await open(page, screen(center));
  await expect(account(page)).toContainText('Nessun conto');
  await answerAtProcessor(page, 'Collega un conto', 'Chiedono ancora un documento');
  await expect(account(page)).toContainText('Manca qualcosa');
  await answerAtProcessor(page, 'Completa i dati', 'È tutto a posto');
  await expect(account(page)).toContainText('Attivo');

  const guest = await anotherPage(browser);
  await chooseTime(guest, { provider: center, days: 9, time: '10:00' });
  await giveDetails(guest, 'serena-uno@example.it');
  await guest.getByRole('button', { name: /Paga 40,00/ }).click();
  await payWithCard(guest, '4242 4242 4242 4242');
  await expect(guest).toHaveURL(/\/reservation-success/);

  await untilAlive(page);
  await account(page).getByText('Scollega il conto').click();
  await account(page).getByRole('button', { name: 'Scollega', exact: true }).click();
  await expect(account(page)).toContainText('Il conto è stato scollegato qui');
  await chooseTime(guest, { provider: center, days: 9, time: '12:00' });
  await expect(guest.getByRole('button', { name: /^Prenota/ })).toBeVisible();
  await expect(guest.getByRole('button', { name: /Paga/ })).toHaveCount(0);
  const [old] = (await accountsOf(center)).slice(-1);
  await guest.goto(await linkInMail('serena-uno@example.it', 'reservation-confirmed', '/manage/'));
  await guest.getByRole('link', { name: 'Annulla la prenotazione' }).click();
  await guest.getByRole('button', { name: 'Sì, annulla' }).click();
  await expect
    .poll(() => refundsOf('serena-uno@example.it'))
    .toEqual([{ state: 'succeeded', account: old?.account, waitsFor: null }]);
});

test('a log-in of long ago is asked again before the account; an address that was used leads back with a word', async ({
  page,
}) => {
  const center = await aCenter();
  const email = await comeIn(page, center);
  await letLogInAge(email);
  await open(page, screen(center));
  await account(page).getByRole('button', { name: 'Collega un conto' }).click();
  await expect(account(page).getByRole('alert')).toContainText('conferma di nuovo chi sei');
  await account(page).getByRole('button', { name: 'Conferma chi sei e continua' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await accountsOf(center)).toEqual([]);

  await query(
    'update login_sessions s set stepped_up_at = now() from people p where p.id = s.person_id and p.email = $1',
    [email],
  );
  await open(page, screen(center));
  await account(page).getByRole('button', { name: 'Collega un conto' }).click();
  await expect(page).toHaveURL(HOSTED);
  const used = page.url();
  await page.getByRole('radio', { name: 'Niente' }).check();
  await page.getByRole('button', { name: 'Conferma e torna a Radura' }).click();
  await expect(page).toHaveURL(/account=back/);
  await page.goto(used);
  await expect(page).toHaveURL(/account=again/);
  await expect(account(page).getByRole('status')).toContainText('Riparti da qui');
});
