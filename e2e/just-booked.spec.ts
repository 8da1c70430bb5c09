import type { Page } from '@playwright/test';
import {
  chooseTime,
  expectAccessible,
  giveDetails,
  journeys,
  linkInMail,
  payWithCard,
} from './setup/journey.ts';
import { expect, test } from './setup/test.ts';

const { town } = journeys();
const WIDTHS = [390, 1280];

/** A picture for whoever asks for them by `PICTURES=folder`. */
async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env['PICTURES'];
  if (folder) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
}

async function startPaying(
  page: Page,
  request: { days: number; time: string; email: string; language?: 'it' | 'en' },
): Promise<void> {
  const { email, ...when } = request;
  await chooseTime(page, { provider: town.studio, ...when });
  await giveDetails(page, email);
  await page.getByRole('button', { name: /Paga .* e prenota|Pay .* and book/ }).click();
  await expect(page).toHaveURL(/\/pay\//);
}

for (const [language, words] of [
  ['it', { asks: 'Cerchi la tua prenotazione?', own: 'Le mie prenotazioni' }],
  ['en', { asks: 'Looking for your booking?', own: 'My bookings' }],
] as const) {
  test(`whoever types the address of the confirmation is told nothing of a booking (${language})`, async ({
    page,
    context,
  }) => {
    await page.goto('/it/about');
    await context.addCookies([
      { name: 'radura_booking', value: '1.1.0.zzzzzzzz.AAAAAAAAAAAAAAAAAAAAAAAAAAA', url: page.url() },
    ]);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(`/${language}/reservation-success`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.asks);
      await expect(page.getByRole('link', { name: words.own })).toBeVisible();
      await expect(page.getByRole('definition')).toHaveCount(0);
      await expectAccessible(page);
      await picture(page, `nothing-${language}-${width}`);
      await page.goto(`/${language}/subscription-success`);
      await expect(page.getByRole('heading', { level: 1 })).not.toContainText(/conferma|confirmed/);
      await picture(page, `no-sign-up-${language}-${width}`);
    }
  });
}

test('who has paid sees what was booked, in this browser alone and out of reach of scripts', async ({
  page,
  browser,
}) => {
  await startPaying(page, { days: 3, time: '14:00', email: 'pagata@example.it', language: 'en' });
  const payAddress = page.url();
  await payWithCard(page, '4242 4242 4242 4242');
  await expect(page).toHaveURL(/\/en\/reservation-success$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Booking confirmed');
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 });
    await page.reload();
    for (const told of [/Massaggio rilassante/, /from 14:00/, /45,00.*paid online/])
      await expect(page.getByRole('main')).toContainText(told);
    // The way to move or cancel it is in the mail: whoever paid has not proved to read that e-mail.
    await expect(page.locator('a[href*="/manage/"]')).toHaveCount(0);
    await expectAccessible(page);
    await picture(page, `paid-en-${width}`);
  }
  expect(await page.evaluate(() => document.cookie)).not.toContain('radura_booking');
  const other = await (await browser.newContext({ locale: 'en-GB' })).newPage();
  await other.goto(page.url());
  await expect(other.getByRole('main')).not.toContainText('Massaggio rilassante');
  // As the bank's own page sends people back.
  await other.goto(`${payAddress}?redirect_status=succeeded`);
  await expect(other).toHaveURL(/\/en\/reservation-success$/);
  await expect(other.getByRole('main')).toContainText('Massaggio rilassante');
});

test('who leaves the payment goes on in the same browser; somebody else with the same e-mail does not', async ({
  page,
  browser,
}) => {
  const request = { days: 3, time: '16:00', email: 'torna@example.it' };
  await startPaying(page, request);
  const first = page.url();
  // A colleague is free at that time too, so the form is there again.
  await page.goBack();
  await giveDetails(page, request.email);
  await page.getByRole('button', { name: /Paga .* e prenota/ }).click();
  await expect(page).toHaveURL(/\/pay\//);
  expect(secretIn(page.url())).toBe(secretIn(first));

  const stranger = await (await browser.newContext({ locale: 'it-IT' })).newPage();
  await chooseTime(stranger, { provider: town.studio, ...request });
  await giveDetails(stranger, request.email);
  await stranger.getByRole('button', { name: /Paga .* e prenota/ }).click();
  await expect(stranger.getByRole('alert').first()).toContainText('Hai già prenotato');

  await page.goto('/it/reservation-success');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Manca solo il pagamento');
  await expectAccessible(page);
  await picture(page, 'unpaid-it-1280');
  await page.setViewportSize({ width: 390, height: 844 });
  await picture(page, 'unpaid-it-390');
  await page.getByRole('button', { name: 'Vai al pagamento' }).click();
  await expect(page).toHaveURL(/\/it\/pay\//);
  expect(secretIn(page.url())).toBe(secretIn(first));
  await payWithCard(page, '4242 4242 4242 4242');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Prenotazione confermata');
});

test('who confirms by the mail sees the booking with the way to manage it', async ({ page }) => {
  await chooseTime(page, { provider: town.studio, days: 3, time: '17:00' });
  await giveDetails(page, 'lettera@example.it');
  await page.getByRole('button', { name: /Prenota e paga sul posto/ }).click();
  await expect(page.getByText(/controlla la tua e-mail/i).first()).toBeVisible();
  await page.goto('/it/reservation-success');
  await expect(page.getByRole('main')).not.toContainText('Massaggio rilassante');
  await page.goto(
    await linkInMail('lettera@example.it', 'reservation-to-confirm', '/reservation-confirmation/'),
  );
  await page.getByRole('button', { name: /Conferm/ }).click();
  await expect(page).toHaveURL(/\/reservation-success/);
  await expect(page.getByRole('main')).toContainText('Massaggio rilassante');
  await expect(page.getByRole('main')).toContainText('50,00');
  await picture(page, 'confirmed-it-1280');
  await page.setViewportSize({ width: 390, height: 844 });
  await picture(page, 'confirmed-it-390');
  await page.getByRole('link', { name: 'Vedi o annulla la prenotazione' }).click();
  await expect(page).toHaveURL(/\/manage\//);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('La tua prenotazione');
});

/** Which intent a payment page is for. */
function secretIn(url: string): string {
  const payload = new URL(url).pathname.split('/').at(-1) ?? '';
  // What `paymentPath` writes.
  return (JSON.parse(Buffer.from(payload, 'base64url').toString()) as { result: { clientSecret: string } })
    .result.clientSecret;
}
