import { fillLogin, logIn, register, registerAndConfirm } from './setup/account.ts';
import { expectAccessible, linkInMail } from './setup/journey.ts';
import { expect, test } from './setup/test.ts';

test('somebody registers, confirms by the mail, logs in and out, and the app around the site hears of it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const email = 'nuovissima@example.it';
  await registerAndConfirm(page, email);
  await logIn(page, email);
  for (const list of ['reservations', 'payments']) {
    await page.goto(`/it/profile/${list}`);
    await expect(page.getByRole('main').locator('a[href="/it/book"]')).toBeVisible();
    await expectAccessible(page);
  }
  await page.locator('summary:visible').first().click();
  await page.getByRole('button', { name: 'Esci' }).click();
  await expect(page).toHaveURL(/\/it$/);
  const told = (await page.context().cookies()).find(({ name }) => name === 'hybrid_logout');
  expect(told?.value).toBe('1');
});

test('a link opened on another device asks for a password of its own, without scripts', async ({
  page,
  browser,
}) => {
  const email = 'altrove@example.it';
  await register(page, email);
  const code = (await linkInMail(email, 'account-verify', '/user-confirmation/')).split('/').at(-1) ?? '';
  const elsewhere = await browser.newContext({ javaScriptEnabled: false });
  const other = await elsewhere.newPage();
  await other.goto(`/en/user-confirmation/${code}`);
  await expect(other.getByRole('heading', { name: 'Choose your password' })).toBeVisible();
  await other.getByLabel('New password', { exact: true }).fill('Un-altro-bosco-9!');
  await other.getByLabel('Repeat the password').fill('Un-altro-bosco-9!');
  await other.getByRole('button', { name: 'Save password' }).click();
  await expect(other.getByRole('heading', { name: 'Your e-mail is confirmed' })).toBeVisible();
  // The password of the registration opens nothing any more; the chosen one does.
  await page.goto('/it/login');
  await fillLogin(page, email);
  await expect(page.getByText('L’e-mail o la password non è corretta.')).toBeVisible();
  await logIn(page, email, 'Un-altro-bosco-9!');
});
