import { chooseTime, expectAccessible, giveDetails, journeys, payWithCard } from './setup/journey.ts';
import { NARROW } from './setup/screens.ts';
import { expect, test } from './setup/test.ts';

const { town } = journeys();

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
