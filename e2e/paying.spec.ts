import {
  chooseTime,
  countTaps,
  expectAccessible,
  findAndChooseTime,
  giveDetails,
  journeys,
  linkInMail,
  payWithCard,
  query,
  secondsAgo,
} from './setup/journey.ts';
import { NARROW } from './setup/screens.ts';
import { expect, test } from './setup/test.ts';

const { town } = journeys();

test('a guest on a phone books in ten taps, pays with a card and finds the mail', async ({ page }) => {
  await page.setViewportSize(NARROW);
  const taps = await countTaps(page);
  const offer = /Massaggio rilassante/;
  await findAndChooseTime(page, { named: 'Studio Aria', offer, days: 2, time: '10:00' });
  await giveDetails(page, 'paga@example.it');
  await page.getByRole('button', { name: /Paga 45,00/ }).click();
  await expect(page).toHaveURL(/\/pay\//);
  expect(await taps()).toBeLessThanOrEqual(10);
  await expect(page.getByText('Denaro di prova')).toBeVisible();
  await expectAccessible(page);
  await payWithCard(page, '4242 4242 4242 4242');
  await expect(page).toHaveURL(/\/reservation-success/);
  await expectAccessible(page);
  const orders = await query<{ state: string; status: string }>(
    `select o.payment_state as state, r.status from orders o join reservations r on r.provider_id = o.provider_id and r.id = o.subject_id
      join people p on p.id = o.person_id where p.email = 'paga@example.it'`,
  );
  expect(orders).toEqual([{ state: 'fullyPaid', status: 'A' }]);
  // The mail is written within moments of the payment's event.
  await linkInMail('paga@example.it', 'reservation-confirmed', '/manage/');
  await page.goto('/development/mailbox');
  await page
    .getByRole('link', { name: /paga@example.it/ })
    .first()
    .click();
  await expect(page.locator('body')).toContainText('Massaggio rilassante');
});

test('a declined card says why, and another one pays', async ({ page }) => {
  await chooseTime(page, { provider: town.studio, days: 2, time: '12:00' });
  await giveDetails(page, 'rifiutata@example.it');
  await page.getByRole('button', { name: /Paga .* e prenota/ }).click();
  await payWithCard(page, '4000 0000 0000 9995');
  await expect(page.getByRole('alert').first()).toContainText(
    /Il pagamento non è riuscito, riprova\. .*fondi/,
  );
  await expect(page.getByRole('alert').first().locator('p')).toHaveCount(1);
  await expect(page.locator(':focus')).toContainText(/fondi/);
  await expect(page.locator(':focus')).toBeInViewport();
  await expectAccessible(page);
  await payWithCard(page, '4242 4242 4242 4242');
  await expect(page).toHaveURL(/\/reservation-success/);
});

test('the bank asks first (3-D Secure): refused, then accepted', async ({ page }) => {
  await chooseTime(page, { provider: town.onlineOnly, days: 2, time: '10:00' });
  await giveDetails(page, 'banca@example.it');
  await page.getByRole('button', { name: /Paga .* e prenota/ }).click();
  await payWithCard(page, '4000 0000 0000 3220');
  await page.getByRole('button', { name: 'Non confermo' }).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await payWithCard(page, '4000 0000 0000 3220');
  await page.getByRole('button', { name: 'Confermo il pagamento' }).click();
  await expect(page).toHaveURL(/\/reservation-success/);
});

test('who needs time is warned before the end and has the place five minutes longer, once', async ({
  page,
}) => {
  const email = 'piano@example.it';
  await chooseTime(page, { provider: town.onlineOnly, days: 4, time: '10:00' });
  await giveDetails(page, email);
  await page.getByRole('button', { name: /Paga .* e prenota/ }).click();
  await expect(page.getByRole('timer')).toContainText(/1[45]:\d\d/);
  await expect(page.getByRole('button', { name: 'Tieni il posto altri 5 minuti' })).toHaveCount(0);
  await query(
    `with soon as (update reservations r set expires_at = $2 from people p where p.id = r.person_id and p.email = $1 returning r.provider_id, r.id, r.order_id),
      held as (update holds h set expires_at = $2 from soon where h.provider_id = soon.provider_id and h.holder_id = soon.id and h.kind = 'reservation')
    update orders o set payable_until = $2 from soon where o.provider_id = soon.provider_id and o.id = soon.order_id`,
    [email, secondsAgo(-100)],
  );
  await page.reload();
  await expect(page.getByText('Tra poco il posto torna libero')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Tieni il posto altri 5 minuti' }).dblclick();
  await expect(page.getByRole('timer')).toContainText(/6:[0-3]\d/);
  await expect(page.getByText('Tra poco il posto torna libero')).toHaveCount(0);
  const [{ minutes } = { minutes: 0 }] = await query<{ minutes: number }>(
    `select round(extract(epoch from expires_at - $2) / 60)::int as minutes from reservations r join people p on p.id = r.person_id where p.email = $1`,
    [email, secondsAgo(0)],
  );
  expect([6, 7]).toContain(minutes);
});

test('who has paid sees what was booked, in this browser alone and out of reach of scripts', async ({
  page,
  browser,
}) => {
  await chooseTime(page, { provider: town.studio, days: 3, time: '14:00', language: 'en' });
  await giveDetails(page, 'pagata@example.it');
  await page.getByRole('button', { name: /^Pay .* and book/ }).click();
  await expect(page).toHaveURL(/\/pay\//);
  const payAddress = page.url();
  await payWithCard(page, '4242 4242 4242 4242');
  await expect(page).toHaveURL(/\/en\/reservation-success$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Booking confirmed');
  await page.setViewportSize(NARROW);
  await page.reload();
  for (const told of [/Massaggio rilassante/, /from 14:00/, /45,00.*paid online/])
    await expect(page.getByRole('main')).toContainText(told);
  // The way to move or cancel it is in the mail: whoever paid has not proved to read that e-mail.
  await expect(page.locator('a[href*="/manage/"]')).toHaveCount(0);
  await expectAccessible(page);
  expect(await page.evaluate(() => document.cookie)).not.toContain('radura_booking');
  // Whoever types the address is told nothing of a booking, with a cookie that they wrote themselves either
  const other = await (await browser.newContext({ locale: 'en-GB' })).newPage();
  await other
    .context()
    .addCookies([
      { name: 'radura_booking', value: '1.1.0.zzzzzzzz.AAAAAAAAAAAAAAAAAAAAAAAAAAA', url: page.url() },
    ]);
  await other.goto(page.url());
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Looking for your booking?');
  await expect(other.getByRole('main')).not.toContainText('Massaggio rilassante');
  await other.context().clearCookies();
  // As the bank's own page sends people back.
  await other.goto(`${payAddress}?redirect_status=succeeded`);
  await expect(other).toHaveURL(/\/en\/reservation-success$/);
  await expect(other.getByRole('main')).toContainText('Massaggio rilassante');
});
