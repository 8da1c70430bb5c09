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
import { expectAccessible, journeys, linkInMail, query, secondsAgo } from './setup/journey.ts';
import { expect, test } from './setup/test.ts';

const NARROW = { width: 390, height: 844 };

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

test('a used e-mail is told beside its field; what was typed stays', async ({ page }) => {
  await register(page, 'doppia@example.it');
  await page.goto('/it/register');
  await fillRegistration(page, 'Doppia@Example.it', 'Prato-2424!');
  await page.getByRole('button', { name: 'Crea l’account' }).click();
  await expect(page.getByText('Esiste già un account con questa e-mail')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toBeFocused();
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('Prato-2424!');
});

test('a wrong password and an unknown e-mail get the same words', async ({ page }) => {
  await becomeCustomer(page, 'stessa@example.it');
  const words: (string | null)[] = [];
  for (const email of ['stessa@example.it', 'nessuno@example.it']) {
    await page.goto('/it/login');
    await fillLogin(page, email, 'Non-questa-1');
    await expect(page.getByRole('alert')).toBeVisible();
    words.push(await page.getByRole('alert').textContent());
  }
  expect(new Set(words).size).toBe(1);
  await page.getByRole('textbox', { name: 'E-mail' }).fill('');
  await page.getByRole('button', { name: 'Accedi', exact: true }).click();
  await expect(page.getByText('Inserisci un valore per E-mail!')).toBeVisible();
});

test('who closes the door goes home', async ({ page }) => {
  await page.goto('/it/profile');
  await expect(page.getByRole('dialog')).toBeVisible();
  // No dialog of the public pages is wider than 720 px
  expect((await page.getByRole('dialog').boundingBox())?.width).toBeLessThanOrEqual(720);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/it$/);
});

test('a forgotten password is chosen anew by either form of the link, once', async ({ page, faults }) => {
  faults.provoke(/404 .* at .*\/reset\//);
  await becomeCustomer(page, 'smemorata@example.it');
  await page.goto('/it/login');
  await page.getByRole('link', { name: 'Hai dimenticato la password?' }).click();
  await page.getByRole('textbox', { name: 'E-mail' }).fill('abc');
  await page.getByRole('button', { name: 'Manda il link' }).click();
  await expect(page.getByText('Inserisci un’e-mail valida')).toBeVisible();
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

test('an expired link says so, and the login sends a new one', async ({ page, faults }) => {
  faults.provoke(/404 .* at .*\/user-confirmation\//);
  await register(page, 'tardi@example.it');
  const link = await linkInMail('tardi@example.it', 'account-verify', '/user-confirmation/');
  await query(
    "update log_in_codes c set expires_at = $1 from people p where p.id = c.person_id and p.email = 'tardi@example.it'",
    [secondsAgo(1)],
  );
  const answer = await page.goto(link);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Questo link non funziona più' })).toBeVisible();
  await page.getByRole('link', { name: 'Accedi' }).click();
  await fillLogin(page, 'tardi@example.it');
  await page.getByRole('button', { name: 'Manda di nuovo l’e-mail' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'una nuova e-mail è in arrivo' })).toBeVisible();
  await expect
    .poll(() => linkInMail('tardi@example.it', 'account-verify', '/user-confirmation/'))
    .not.toBe(link);
});

for (const [path, wayOn] of [
  ['/verify/ada@example.it/1.wrong', 'Log in'],
  ['/reset/ada@example.it/1.wrong', 'Ask for a new link'],
  ['/reset/%25%25', 'Ask for a new link'],
  ['/user-confirmation/1.wrong', 'Log in'],
] as const) {
  test(`the wrong link ${path} ends in a clear page with a way on`, async ({ page, faults }) => {
    faults.provoke(/404 .* at .*\/(verify|reset|user-confirmation)\//);
    await page.setViewportSize(NARROW);
    const answer = await page.goto(`/en${path}`);
    expect(answer?.status()).toBe(404);
    expect(answer?.headers()['referrer-policy']).toBe('no-referrer');
    await expect(page.getByRole('main').getByRole('link', { name: wayOn })).toBeVisible();
    await expectAccessible(page);
  });
}

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
  await page.goto('/it/profile');
  const phone = await (
    await browser.newContext({
      locale: 'it-IT',
      viewport: NARROW,
      userAgent:
        'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    })
  ).newPage();
  await signInAs(phone, 'due.dispositivi@example.it');
  await phone.goto('/it/profile');
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
  await expect(phone).toHaveURL(/\/it\/profile$/);
});

test('a change of the password ends the others; the wrong old one is told', async ({ page }) => {
  await signInAs(page, 'cambia@example.it');
  await page.goto('/it/profile');
  const panel = page.locator('#password');
  const change = async (old: string, next: string): Promise<void> => {
    await panel.getByLabel('Password attuale').fill(old);
    await panel.getByLabel('Nuova password').fill(next);
    await panel.getByLabel('Ripeti la password').fill(next);
    await panel.getByRole('button', { name: 'Cambia password' }).click();
  };
  await change('Sbagliata-1', 'un altro bosco');
  await expect(panel.getByText('La password attuale non è giusta.')).toBeVisible();
  await change(PASSWORD, PASSWORD);
  await expect(panel.getByText('La nuova password deve essere diversa')).toBeVisible();
  await change(PASSWORD, 'un altro bosco');
  await expect(panel.getByText('La password è cambiata')).toBeVisible();
  await expect(panel.getByLabel('Password attuale')).toHaveValue('');
});

test('the language chosen in the profile is the language of the pages', async ({ page }) => {
  await signInAs(page, 'lingua@example.it');
  await page.goto('/it/profile');
  await page.getByLabel('Lingua', { exact: true }).selectOption('en');
  await page.locator('#details').getByRole('button', { name: 'Salva' }).click();
  await expect(page).toHaveURL(/\/en\/profile$/);
  await expect(page.getByRole('heading', { name: 'Your details' })).toBeVisible();
  await expectAccessible(page);
  const [person] = await query<{ language: string }>(
    "select language from people where email = 'lingua@example.it'",
  );
  expect(person?.language).toBe('en');
});

for (const form of ['login', 'register', 'forgot'] as const) {
  test(`/${form} is accessible, and fits 390 px in both languages`, async ({ page }) => {
    await page.setViewportSize(NARROW);
    for (const language of ['en', 'it'] as const) {
      await page.goto(`/${language}/${form}`);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
    }
    await expectAccessible(page);
  });
}

test('nobody is asked about cookies; the choice stands on their page and is kept', async ({ page }) => {
  await page.setViewportSize(NARROW);
  await page.goto('/it/about');
  await expect(page.getByRole('button', { name: 'Accetta tutti' })).toHaveCount(0);
  expect(await page.context().cookies()).toEqual([]);
  await page.getByRole('link', { name: 'Impostazioni cookie' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Solo necessari' }).click();
  await expect(page.getByText('Permetti solo i cookie necessari.')).toBeVisible();
  const [choice] = await page.context().cookies();
  expect([choice?.name, choice?.value]).toEqual(['radura_cookies', 'necessary']);
  expect((choice?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(364 * 86_400);
  await page.getByRole('button', { name: 'Accetta tutti' }).click();
  await expect(page.getByText('Permetti tutti i cookie.')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('one registers, confirms, logs in, saves and leaves', async ({ page }) => {
    await register(page, 'senza.script@example.it');
    await page.goto(await linkInMail('senza.script@example.it', 'account-verify', '/user-confirmation/'));
    await page.getByRole('button', { name: 'Conferma' }).click();
    await page.goto('/it/profile');
    await page.getByRole('main').getByRole('link', { name: 'Accedi' }).click();
    await fillLogin(page, 'senza.script@example.it', 'Sbagliata-1');
    await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue('senza.script@example.it');
    await fillLogin(page, 'senza.script@example.it');
    await expect(page).toHaveURL(/\/it\/profile$/);
    await page.getByRole('checkbox', { name: /Offerte e idee/ }).check();
    await page.locator('#consents').getByRole('button', { name: 'Salva' }).click();
    await expect(page.locator('#consents').getByText('Salvato')).toBeVisible();
    await expect(page.getByRole('checkbox', { name: /Offerte e idee/ })).toBeChecked();
    await page.locator('summary:visible').first().click();
    await page.getByRole('button', { name: 'Esci' }).click();
    await page.goto('/it/profile');
    await expect(page.getByRole('main').getByRole('link', { name: 'Accedi' })).toBeVisible();
  });

  test('the choice about cookies takes an answer', async ({ page }) => {
    await page.goto('/en/cookies');
    await page.getByRole('button', { name: 'Only necessary' }).click();
    await expect(page).toHaveURL(/\/en\/cookies$/);
    await expect(page.getByText('You allow necessary cookies only.')).toBeVisible();
  });
});
