import { fillLogin, registerAndConfirm } from './setup/account.ts';
import { chooseTime, expectAccessible, giveDetails, journeys, payWithCard, query } from './setup/journey.ts';
import { expect, test } from './setup/test.ts';

const { town } = journeys();
const EMAIL = 'ritorna@example.it';

/** The newest mail of a kind to the person: its subject and text. */
async function mail(kind: string): Promise<string> {
  const [mail] = await query<{ told: string }>(
    `select concat_ws(E'\\n', rendered->>'subject', rendered->>'text') as told from mails
      where recipient = $1 and kind = $2 and state = 'sent' order by id desc limit 1`,
    [EMAIL, kind],
  );
  return mail?.told ?? '';
}

test('a guest who paid becomes a customer, finds the booking, cancels it knowing what comes back, and leaves', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await chooseTime(page, { provider: town.studio, days: 5, time: '11:00' });
  await giveDetails(page, EMAIL);
  await page.getByRole('button', { name: /Paga 45,00/ }).click();
  await payWithCard(page, '4242 4242 4242 4242');
  await expect(page).toHaveURL(/\/reservation-success/);

  await registerAndConfirm(page, EMAIL);
  await page.goto('/it/profile/reservations');
  await fillLogin(page, EMAIL);
  const booking = page.getByRole('article').filter({ hasText: 'Massaggio rilassante' });
  await expect(booking).toContainText('pagato online');
  await expectAccessible(page);

  // From here on in the other language, mails too.
  await page.goto('/it/profile/details');
  await page.getByLabel('Lingua', { exact: true }).selectOption('en');
  await page.locator('#details').getByRole('button', { name: 'Salva' }).click();
  await expect(page).toHaveURL(/\/en\/profile\/details$/);
  await page.goto('/en/profile/reservations');
  await booking.getByRole('link').click();
  await expect(page.getByText(/If you cancel now, we refund 45,00/)).toBeVisible();
  await page.getByRole('link', { name: 'Cancel the booking' }).click();
  await expect(page.getByText(/We refund 45,00/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Yes, cancel' }).click();
  await expect(page.getByText(/Cancelled(, refund on its way| and refunded)/)).toBeVisible();
  await expect.poll(() => mail('refund-done'), { timeout: 20_000 }).toMatch(/45,00/);
  await page.goto('/en/profile/payments');
  await expect(page.getByRole('article')).toContainText(/Refunded: .*45,00/);

  await page.locator('summary:visible').first().click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.locator('[data-authentication]')).toHaveAttribute('data-authentication', 'loggedOut');
  // Going back while the answer is on its way would take the log-out back.
  await expect(page).toHaveURL(/\/en$/);
  await page.goBack();
  await expect(page.getByText('Massaggio rilassante')).toHaveCount(0);
});
