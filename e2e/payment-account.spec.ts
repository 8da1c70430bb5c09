import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { signInAtCenter } from './setup/account.ts';
import { letLogInAge } from './setup/business.ts';
import {
  chooseTime,
  expectAccessible,
  giveDetails,
  journeys,
  linkInMail,
  payWithCard,
  query,
  untilAlive,
} from './setup/journey.ts';
import { expect, test } from './setup/test.ts';

const screen = (center: number, language = 'it'): string =>
  `/${language}/business/${center}/payment-settings`;

/** A picture for who looks at the screens: `PICTURES=folder npx playwright test e2e/payment-account.spec.ts`. */
async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env['PICTURES'];
  if (folder) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
}

/** A center with the package Grow that nobody can book at: enough for its settings. */
async function aCenter(mode = 'Optional'): Promise<number> {
  const [row] = await query<{ id: string }>(
    `with p as (insert into providers (type, name, accept_payments) values ('C', 'Corte Verde', $1) returning id),
     s as (insert into package_subscriptions (provider_id, package_id, amount_cents, started_at) select id, 1, 2900, now() from p)
     select id from p`,
    [mode],
  );
  return Number(row?.id);
}

/** Signs somebody of a new name in at a center. @returns the e-mail */
async function comeIn(page: Page, providerId: number, role: 'owner' | 'director' = 'owner'): Promise<string> {
  const email = `${role}-${randomUUID()}@example.it`;
  await signInAtCenter(page, email, { providerId, role });
  return email;
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilAlive(page);
}

const account = (page: Page) => page.locator('#account');
const HOSTED = /\/simulator\/account-page\//;

/** Goes on to the processor by the one act, answers there, and is back. */
async function answerAtProcessor(page: Page, act: string, choice: string): Promise<void> {
  await account(page).getByRole('button', { name: act }).click();
  await expect(page).toHaveURL(HOSTED);
  await page.getByRole('radio', { name: choice }).check();
  await page.getByRole('button', { name: /Conferma e torna|Confirm and go back/ }).click();
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

async function bookAndPay(page: Page, provider: number, email: string, time: string): Promise<void> {
  await chooseTime(page, { provider, days: 9, time });
  await giveDetails(page, email);
  await page.getByRole('button', { name: /Paga 40,00/ }).click();
  await payWithCard(page, '4242 4242 4242 4242');
  await expect(page).toHaveURL(/\/reservation-success/);
}

async function cancelByLink(page: Page, email: string): Promise<void> {
  await page.goto(await linkInMail(email, 'reservation-confirmed', '/manage/'));
  await page.getByRole('link', { name: 'Annulla la prenotazione' }).click();
  await page.getByRole('button', { name: 'Sì, annulla' }).click();
  await expect(page.getByText(/Annullata(, rimborso in arrivo| e rimborsata)/)).toBeVisible();
}

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

test('an owner connects an account: asked for more, ready, a guest pays; disconnected, the money still goes back; connected anew; taken away at the processor, a refund becomes a task', async ({
  page,
  browser,
}) => {
  test.slow();
  await page.setViewportSize({ width: 1440, height: 900 });
  const center = journeys().town.unconnected;
  await comeIn(page, center);
  await open(page, screen(center));
  await expect(account(page)).toContainText('Nessun conto');
  await expect(page.getByText('Il conto per gli incassi, qui sopra, non è attivo')).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'account-none-1440-it');

  await account(page).getByRole('button', { name: 'Collega un conto' }).click();
  await expect(page).toHaveURL(HOSTED);
  await expect(page.getByText('Il conto di Bottega Serena')).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'processor-it');
  await page.getByRole('radio', { name: 'Chiedono ancora un documento' }).check();
  await page.getByRole('button', { name: 'Conferma e torna a Radura' }).click();
  await expect(page).toHaveURL(/\/payment-settings\?account=back$/);
  await untilAlive(page);
  await expect(account(page)).toContainText('Manca qualcosa');
  await expect(account(page).getByRole('listitem')).toHaveText([
    'un documento',
    'l’IBAN su cui ricevere il denaro',
  ]);
  await expectAccessible(page);
  await picture(page, 'account-more-1440-it');

  await answerAtProcessor(page, 'Completa i dati', 'È tutto a posto');
  await expect(account(page)).toContainText('Attivo');
  await expect(page.getByText('Il conto per gli incassi, qui sopra, non è attivo')).toBeHidden();
  await untilAlive(page);
  await expectAccessible(page);
  await picture(page, 'account-ready-1440-it');

  const guest = await anotherPage(browser);
  await bookAndPay(guest, center, 'serena-uno@example.it', '10:00');

  await account(page).getByText('Scollega il conto').click();
  await expect(account(page).getByText('Da subito nessuno può più pagare online.')).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'account-disconnect-1440-it');
  await account(page).getByRole('button', { name: 'Scollega', exact: true }).click();
  await expect(page.locator('#toasts')).toContainText('conto scollegato');
  await expect(account(page)).toContainText('Il conto è stato scollegato qui');

  await chooseTime(guest, { provider: center, days: 9, time: '12:00' });
  await expect(guest.getByRole('button', { name: /^Prenota/ })).toBeVisible();
  await expect(guest.getByRole('button', { name: /Paga/ })).toHaveCount(0);
  const [old] = (await accountsOf(center)).slice(-1);
  await cancelByLink(guest, 'serena-uno@example.it');
  await expect
    .poll(() => refundsOf('serena-uno@example.it'), { timeout: 20_000 })
    .toEqual([{ state: 'succeeded', account: old?.account, waitsFor: null }]);

  await answerAtProcessor(page, 'Collega di nuovo', 'È tutto a posto');
  await expect(account(page)).toContainText('Attivo');
  await expect(account(page)).toContainText('Prima di questo');
  const [before, after] = (await accountsOf(center)).slice(-2);
  expect(before).toEqual({ account: old?.account, state: 'disconnected', isCurrent: false });
  expect(after).toMatchObject({ state: 'ready', isCurrent: true });
  await bookAndPay(guest, center, 'serena-due@example.it', '14:00');

  await untilAlive(page);
  await answerAtProcessor(page, 'Apri il conto', 'Il titolare scollega Radura');
  await expect(account(page)).toContainText('Il gestore non ci lascia più agire');
  await cancelByLink(guest, 'serena-due@example.it');
  await expect
    .poll(() => refundsOf('serena-due@example.it'), { timeout: 20_000 })
    .toEqual([{ state: 'requested', account: after?.account, waitsFor: 'account' }]);
  await open(page, screen(center));
  await expect(account(page)).toContainText(/1 rimborso in attesa: 40,00/);
  await expect(account(page)).toContainText('Trattamento viso');
  await expectAccessible(page);
  await picture(page, 'account-task-1440-it');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  await picture(page, 'account-task-390-it');
});

test('in English, on a phone: refused, tried with another account, of which something is missing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const center = await aCenter('OnlineOnly');
  await comeIn(page, center);
  await open(page, screen(center, 'en'));
  await expect(account(page)).toContainText('No account');
  await expectAccessible(page);
  await picture(page, 'account-none-390-en');
  await account(page).getByRole('button', { name: 'Connect an account' }).click();
  await expect(page).toHaveURL(HOSTED);
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page.getByRole('heading', { name: 'The account of Corte Verde' })).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'processor-390-en');
  await page.getByRole('radio', { name: 'The account is refused' }).check();
  await page.getByRole('button', { name: 'Confirm and go back to Radura' }).click();
  await untilAlive(page);
  await expect(page).toHaveURL(/\/en\/business\/\d+\/payment-settings/);
  await expect(account(page)).toContainText('Refused');
  await expectAccessible(page);
  await picture(page, 'account-refused-390-en');
  await answerAtProcessor(page, 'Connect another account', 'Niente: torno indietro');
  await untilAlive(page);
  await expect(account(page)).toContainText('To be completed');
  await picture(page, 'account-started-390-en');
  await answerAtProcessor(page, 'Continue', 'Chiedono ancora un documento');
  await untilAlive(page);
  await account(page).getByText('Disconnect the account').click();
  await expect(account(page)).toContainText('without an account there would be no bookings');
  await expectAccessible(page);
  await picture(page, 'account-more-390-en');
  expect(await accountsOf(center)).toMatchObject([
    { state: 'refused', isCurrent: false },
    { state: 'askedForMore', isCurrent: true },
  ]);
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

test('a director sees how the account stands and nothing to press', async ({ page }) => {
  const center = await aCenter();
  await comeIn(page, center, 'director');
  await open(page, screen(center));
  await expect(account(page)).toContainText('Nessun conto');
  await expect(account(page)).toContainText('chi è titolare del centro');
  await expect(account(page).getByRole('button')).toHaveCount(0);
  await expectAccessible(page);
});
