import type { Page } from '@playwright/test';
import { fillLogin, logIn, register, registerAndConfirm, signInAs } from './setup/account.ts';
import { expectAccessible, linkInMail } from './setup/journey.ts';
import { expect, test } from './setup/test.ts';

const EMPTY = {
  it: [
    'Nessuna prenotazione in arrivo',
    'Nessuna prenotazione passata',
    'Nessun video trovato',
    'Nessun pagamento',
  ],
  en: ['No upcoming bookings', 'No past bookings', 'No videos found', 'No payments'],
} as const;
const LISTS = ['reservations', 'reservations?status=completed', 'reservations?type=video', 'payments'];

test('somebody new is told why each list is empty, and where to go on', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await registerAndConfirm(page, 'nuovissima@example.it');
  await expect(page.getByText(/attività/)).toHaveCount(0);
  await signInAs(page, 'nuovissima@example.it');
  for (const language of ['it', 'en'] as const) {
    for (const [index, list] of LISTS.entries()) {
      await page.goto(`/${language}/profile/${list}`);
      await expect(page.getByRole('heading', { name: EMPTY[language][index] ?? '' })).toBeVisible();
      await expect(page.getByRole('main').locator(`a[href="/${language}/book"]`)).toBeVisible();
      // What a program finds at fault is so in any language.
      if (language === 'it') await expectAccessible(page);
    }
  }

  await page.locator('summary:visible').first().click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/en$/);
  // The app around the site hears of it.
  const told = (await page.context().cookies()).find(({ name }) => name === 'hybrid_logout');
  expect(told?.value).toBe('1');
});

test('the mail’s code also confirms under the address with the e-mail, and not with another’s', async ({
  page,
  faults,
}) => {
  faults.provoke(/404 .* at .*\/(verify\/altra@|user-confirmation\/)/);
  const email = 'verifica@example.it';
  await register(page, email);
  const link = await linkInMail(email, 'account-verify', '/user-confirmation/');
  const code = link.split('/').at(-1) ?? '';
  expect((await page.goto(`/it/verify/altra@example.it/${code}`))?.status()).toBe(404);
  await page.goto(`/it/verify/${encodeURIComponent(email)}/${code}`);
  await expect(page.getByText(email)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Conferma' }).click();
  await expect(page.getByRole('heading', { name: 'La tua e-mail è confermata' })).toBeVisible();
  expect((await page.goto(link))?.status()).toBe(404);
  await logIn(page, email);
});

/** One with scripts, one without; each in a language of its own. */
const DEVICES = [
  {
    language: 'it',
    hasScripts: true,
    words: {
      title: 'Scegli la tua password',
      save: 'Salva la password',
      again: 'Ripeti la password',
      field: 'Nuova password',
      done: 'La tua e-mail è confermata',
    },
  },
  {
    language: 'en',
    hasScripts: false,
    words: {
      title: 'Choose your password',
      save: 'Save the password',
      again: 'Repeat the password',
      field: 'New password',
      done: 'Your e-mail is confirmed',
    },
  },
] as const;

for (const { language, hasScripts, words } of DEVICES) {
  test(`${language}: a link opened on another device asks for a password, ${hasScripts ? 'with' : 'without'} scripts`, async ({
    page,
    browser,
  }) => {
    const email = `altrove.${language}@example.it`;
    await register(page, email);
    const code = (await linkInMail(email, 'account-verify', '/user-confirmation/')).split('/').at(-1) ?? '';
    const elsewhere = await browser.newContext({
      javaScriptEnabled: hasScripts,
      viewport: { width: 390, height: 844 },
    });
    const other = await elsewhere.newPage();
    await other.goto(`/${language}/user-confirmation/${code}`);
    await expect(other.getByRole('heading', { name: words.title })).toBeVisible();
    await other.setViewportSize({ width: 1280, height: 800 });
    await other.goto(`/${language}/verify/${encodeURIComponent(email)}/${code}`);
    await expect(other.getByText(email)).toBeVisible();
    if (hasScripts) await expectAccessible(other);
    await other.getByLabel(words.field, { exact: true }).fill('Un-altro-bosco-9!');
    await other.getByLabel(words.again).fill('Un-altro-bosco');
    if (!hasScripts) {
      await other.getByRole('button', { name: words.save }).click();
      await expect(other.getByText('match').first()).toBeVisible();
      await other.getByLabel(words.field, { exact: true }).fill('Un-altro-bosco-9!');
    }
    await other.getByLabel(words.again).fill('Un-altro-bosco-9!');
    await other.getByRole('button', { name: words.save }).click();
    await expect(other.getByRole('heading', { name: words.done })).toBeVisible();
    await elsewhere.close();
    // The password of the registration opens nothing any more; the chosen one does.
    await page.goto('/it/login');
    await fillLogin(page, email);
    await expect(page.getByText('L’e-mail o la password non è corretta.')).toBeVisible();
    await logIn(page, email, 'Un-altro-bosco-9!');
  });
}

/** Whether the second of two panels stands beside the first, not below it. */
async function areSideBySide(page: Page, first: string, second: string): Promise<boolean> {
  const [one, other] = [await page.locator(first).boundingBox(), await page.locator(second).boundingBox()];
  return (other?.x ?? 0) >= (one?.x ?? 0) + (one?.width ?? 0);
}

test('the layout changes at 768 and at 1216 pixels', async ({ page }) => {
  await signInAs(page, 'misure@example.it');
  await page.goto('/it/profile');
  const about = page.getByRole('banner').getByRole('link', { name: 'Chi siamo' });
  for (const [width, isWide] of [
    [767, false],
    [768, true],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect(about).toBeVisible({ visible: isWide });
  }
  for (const [width, isWide] of [
    [1215, false],
    [1216, true],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => areSideBySide(page, '#details', '#consents')).toBe(isWide);
  }
});
