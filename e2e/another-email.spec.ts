import type { Page } from '@playwright/test';
import { fillLogin, PASSWORD, signInAs } from './setup/account.ts';
import { linkInMail } from './setup/journey.ts';
import { expect, test } from './setup/test.ts';

async function askForEmail(page: Page, email: string): Promise<void> {
  const panel = page.locator('#email');
  await panel.getByLabel('Nuova e-mail').fill(email);
  await panel.getByLabel('Password attuale').fill(PASSWORD);
  await panel.getByRole('button', { name: 'Mandami il link' }).click();
}

test('somebody changes their e-mail, and whoever reads the old one takes it back', async ({
  page,
  browser,
  faults,
}) => {
  faults.provoke(/404 .* at .*\/new-email\//);
  const [before, after] = ['prima@example.it', 'dopo@example.it'];
  await signInAs(page, before);
  await page.goto('/it/profile/email');

  await askForEmail(page, after);
  await expect(page.locator('#email').getByText('Il messaggio sta arrivando')).toBeVisible();
  await expect(page.getByLabel('Nuova e-mail')).toHaveValue('');

  // Another browser has to log in before the link does anything, and a look at it does nothing
  const link = await linkInMail(after, 'account-new-email', '/new-email/');
  const context = await browser.newContext({ locale: 'it' });
  const elsewhere = await context.newPage();
  const answer = await elsewhere.goto(link);
  expect(answer?.headers()['referrer-policy']).toBe('no-referrer');
  await expect(elsewhere.getByRole('dialog')).toBeVisible();
  await fillLogin(elsewhere, before);
  await expect(elsewhere.getByRole('heading', { name: 'Usare questa e-mail?' })).toBeVisible();
  await expect(elsewhere.getByText(after)).toBeVisible();
  await elsewhere.getByRole('button', { name: 'Usa questa e-mail' }).click();
  await expect(elsewhere.getByRole('heading', { name: 'La nuova e-mail è la tua' })).toBeVisible();
  await elsewhere.getByRole('link', { name: 'Vai al profilo' }).click();
  await expect(elsewhere.getByRole('link', { name: `E-mail ${after}` })).toBeVisible();
  await elsewhere.goto(link);
  await expect(elsewhere.getByRole('heading', { name: 'Questo link non funziona più' })).toBeVisible();

  // The other browser is out
  await page.reload();
  await expect(page.getByRole('dialog')).toBeVisible();

  const back = await linkInMail(before, 'account-email-changed', '/email-back/');
  await page.goto(back.replace('/it/', '/en/'));
  await expect(page.getByRole('heading', { name: 'Take your e-mail back?' })).toBeVisible();
  await page.getByRole('button', { name: 'Take it back' }).click();
  await expect(page.getByRole('heading', { name: 'Your e-mail is back' })).toBeVisible();
  await elsewhere.goto('/it/profile');
  await expect(elsewhere.getByRole('dialog')).toBeVisible();
  await context.close();
});
