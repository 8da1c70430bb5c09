import type { Page } from '@playwright/test';
import {
  becomeCustomer,
  fillLogin,
  fillRegistration,
  logIn,
  PASSWORD,
  register,
  signInAs,
} from './setup/account.ts';
import { expectAccessible, journeys, linkInMail, query } from './setup/journey.ts';
import { NARROW } from './setup/screens.ts';
import { expect, test } from './setup/test.ts';

function authentication(page: Page) {
  return page.locator('[data-authentication]');
}

test('somebody registers from the profile’s door, confirms by mail, logs in, changes data and leaves nothing behind', async ({
  page,
}) => {
  await page.setViewportSize(NARROW);
  await page.goto('/it/profile');
  await page.getByRole('dialog').getByRole('link', { name: 'Registrati' }).click();
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toBeFocused();
  const create = page.getByRole('button', { name: 'Crea l’account' });
  await expect(create).toBeDisabled();
  await fillRegistration(page, 'nuova@example.it', 'Bosco-2', 'Bosco-3');
  await expect(page.getByText('deve avere 8 caratteri')).toBeVisible();
  await expect(page.getByText('le password non coincidono')).toBeVisible();
  await expectAccessible(page);
  await fillRegistration(page, 'nuova@example.it');
  await create.click();
  await expect(page.getByRole('heading', { name: 'Controlla la tua e-mail' })).toBeFocused();

  await page.goto('/it/login');
  await fillLogin(page, 'nuova@example.it');
  await expect(page.getByRole('alert')).toContainText('Conferma prima la tua e-mail');
  await expect(page.getByRole('button', { name: 'Manda di nuovo l’e-mail' })).toBeVisible();

  const link = await linkInMail('nuova@example.it', 'account-verify', '/user-confirmation/');
  await page.goto(link);
  await expectAccessible(page);
  expect(
    await query("select 1 from people where email = 'nuova@example.it' and verified_at is not null"),
  ).toEqual([]);
  await page.getByRole('button', { name: 'Conferma' }).click();
  await expect(page.getByRole('heading', { name: 'La tua e-mail è confermata' })).toBeVisible();
  await page.goBack();
  await expect(page).not.toHaveURL(/user-confirmation/);

  await page.goto('/it/profile');
  await fillLogin(page, 'nuova@example.it');
  await expect(page).toHaveURL(/\/it\/profile$/);
  await expectAccessible(page);
  await page.getByRole('link', { name: /^I tuoi dati/ }).click();
  await page.getByLabel('Telefono').fill('+39 055 1234567');
  await page.locator('#details').getByRole('button', { name: 'Salva' }).click();
  await expect(page.locator('#details').getByText('Salvato')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Telefono')).toHaveValue('+39 055 1234567');
  await expect(authentication(page)).toHaveAttribute('data-authentication', 'loggedIn');
  const [session] = (await page.context().cookies()).filter(({ name }) => name === 'radura_session');
  expect(session?.httpOnly).toBe(true);
  expect((session?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(364 * 86_400);

  await page.locator('summary:visible').first().click();
  await page.getByRole('button', { name: 'Esci' }).click();
  await expect(authentication(page)).toHaveAttribute('data-authentication', 'loggedOut');
  await expect(page).toHaveURL(/\/it$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
  );
  expect(kept).not.toContain('nuova');
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('radura_session');
});

test('a forgotten password is chosen anew by either form of the link, once', async ({ page, faults }) => {
  faults.provoke(/404 .* at .*\/reset\//);
  await becomeCustomer(page, 'smemorata@example.it');
  await page.goto('/it/login');
  await page.getByRole('link', { name: 'Hai dimenticato la password?' }).click();
  // The log-in has a field of that name too
  await expect(page.getByRole('button', { name: 'Manda il link' })).toBeVisible();
  await page.getByRole('textbox', { name: 'E-mail' }).fill('smemorata@example.it');
  await page.getByRole('button', { name: 'Manda il link' }).click();
  await expect(page.getByRole('heading', { name: 'Guarda nella posta' })).toBeVisible();

  const link = await linkInMail('smemorata@example.it', 'account-reset', '/reset/');
  const [, email = '', code = ''] = /\/reset\/([^/]+)\/([^/?]+)/.exec(link) ?? [];
  const encoded = Buffer.from(`${decodeURIComponent(email)}:${code}`).toString('base64url');
  await page.goto(link);
  await expect(page.getByText('smemorata@example.it')).toBeVisible();
  const answer = await page.goto(`/it/reset/${encoded}`);
  expect(answer?.headers()['referrer-policy']).toBe('no-referrer');
  expect(answer?.headers()['cache-control']).toContain('no-store');
  await expect(page.getByText('smemorata@example.it')).toBeVisible();
  await expectAccessible(page);
  const save = page.getByRole('button', { name: 'Salva la password' });
  await expect(save).toBeDisabled();
  await page.getByLabel('Nuova password').fill('settete');
  await page.getByLabel('Ripeti la password').fill('altro');
  await page.getByLabel('Ripeti la password').blur();
  await expect(page.getByText('La nuova password e la conferma non coincidono')).toBeVisible();
  await expect(save).toBeDisabled();
  await page.getByLabel('Nuova password').fill('nuovanuova');
  await page.getByLabel('Ripeti la password').fill('nuovanuova');
  await save.click();
  await expect(page.getByRole('heading', { name: 'La password è impostata' })).toBeVisible();
  await logIn(page, 'smemorata@example.it', 'nuovanuova');
  await page.context().clearCookies();
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'E-mail non valida o codice scaduto' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Chiedi un nuovo link' })).toBeVisible();
});

test('an invited collaborator chooses a password, is shown to the business door and comes in', async ({
  page,
  faults,
}) => {
  faults.provoke(/404 .* at .*\/verify\//);
  await page.setViewportSize(NARROW);
  const link = await linkInMail('collaboratrice@example.it', 'account-invite', '/verify/');
  await page.goto(link);
  await expectAccessible(page);
  await page.getByLabel('Nuova password').fill(PASSWORD);
  await page.getByLabel('Ripeti la password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Salva la password' }).click();
  await expect(page.getByText('accedi dalla pagina per le attività')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Vai all’accesso per le attività' }).click();
  await fillLogin(page, 'collaboratrice@example.it');
  await expect(page).toHaveURL(new RegExp(`/it/business/${journeys().town.studio}/today$`));
  await expect(page.getByRole('banner')).toContainText('Studio Aria');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  expect((await page.goto(link))?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Questo link non funziona più' })).toBeVisible();
});

test('of two devices one is ended from the other, and is asked to log in at its next step', async ({
  browser,
  page,
}) => {
  await signInAs(page, 'due.dispositivi@example.it');
  await page.goto('/it/profile/sign-ins');
  await expect(page.getByRole('link', { name: 'Dati dell’account' })).toHaveAttribute('aria-current', 'page');
  const phone = await (
    await browser.newContext({
      locale: 'it-IT',
      viewport: NARROW,
      userAgent:
        'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    })
  ).newPage();
  await signInAs(phone, 'due.dispositivi@example.it');
  await phone.goto('/it/profile/consents');
  await page.reload();
  const devices = page.locator('#sign-ins').getByRole('listitem');
  await expect(devices).toHaveCount(2);
  await devices.filter({ hasNotText: 'questo dispositivo' }).getByRole('button').click();
  await expect(devices).toHaveCount(1);
  await phone.locator('#consents').getByRole('button', { name: 'Salva' }).click();
  await expect(authentication(phone)).toHaveAttribute('data-authentication', 'notAuthorized');
  await expect(phone.getByText('La sessione è finita.')).toBeVisible();
  await expect(phone.getByText('due.dispositivi@example.it')).toHaveCount(0);
  await expectAccessible(phone);
  await fillLogin(phone, 'due.dispositivi@example.it');
  await expect(phone.locator('#consents')).toBeVisible();
  await expect(phone).toHaveURL(/\/it\/profile\/consents$/);
});

test('the doors are accessible and fit 390 px, and a wrong link ends in a clear page with a way on', async ({
  page,
  faults,
}) => {
  faults.provoke(/404 .* at .*\/(verify|reset|user-confirmation)\//);
  await page.setViewportSize(NARROW);
  for (const form of ['login', 'register', 'forgot']) {
    await page.goto(`/it/${form}`);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(NARROW.width);
    await expectAccessible(page);
  }
  for (const [path, wayOn] of [
    ['/verify/ada@example.it/1.wrong', 'Log in'],
    ['/reset/%25%25', 'Request a new link'],
    ['/user-confirmation/1.wrong', 'Log in'],
  ] as const) {
    const answer = await page.goto(`/en${path}`);
    expect(answer?.status()).toBe(404);
    expect(answer?.headers()['referrer-policy']).toBe('no-referrer');
    await expect(page.getByRole('main').getByRole('link', { name: wayOn })).toBeVisible();
  }
  await expectAccessible(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('one registers, confirms, logs in, saves and leaves; the choice about cookies takes an answer', async ({
    page,
  }) => {
    await register(page, 'senza.script@example.it');
    await page.goto(await linkInMail('senza.script@example.it', 'account-verify', '/user-confirmation/'));
    await page.getByRole('button', { name: 'Conferma' }).click();
    await page.goto('/it/profile');
    await page.getByRole('main').getByRole('link', { name: 'Accedi' }).click();
    await fillLogin(page, 'senza.script@example.it', 'Sbagliata-1');
    await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue('senza.script@example.it');
    await fillLogin(page, 'senza.script@example.it');
    await expect(page).toHaveURL(/\/it\/profile$/);
    await page.getByRole('link', { name: /^Consensi/ }).click();
    await page.getByRole('checkbox', { name: /Offerte e idee/ }).check();
    await page.locator('#consents').getByRole('button', { name: 'Salva' }).click();
    await expect(page.locator('#consents').getByText('Salvato')).toBeVisible();
    await expect(page.getByRole('checkbox', { name: /Offerte e idee/ })).toBeChecked();
    await page.locator('summary:visible').first().click();
    await page.getByRole('button', { name: 'Esci' }).click();
    await page.goto('/it/profile');
    await expect(page.getByRole('main').getByRole('link', { name: 'Accedi' })).toBeVisible();
    await page.goto('/en/cookies');
    await page.getByRole('button', { name: 'Only necessary' }).click();
    await expect(page.getByText('You allow necessary cookies only.')).toBeVisible();
  });
});
