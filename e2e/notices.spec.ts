import type { Browser, Page } from '@playwright/test';
import { signInAtCenter } from './setup/account.ts';
import { chooseTime, giveDetails, journeys, linkInMail, query } from './setup/journey.ts';
import { open } from './setup/screens.ts';
import { expect, test } from './setup/test.ts';

// Where no other journey books: what it brings its staff may come late, and would be counted with these.
const screen = (path: string): string => `/it/business/${journeys().town.workshop}/${path}`;

const comeIn = (page: Page, email: string): Promise<void> =>
  signInAtCenter(page, email, { providerId: journeys().town.workshop, role: 'owner' });

/** What stands on the bell for whoever cannot see it. */
const bell = (page: Page, words: string | RegExp) => page.getByRole('link', { name: words });

/** In a browser of their own a guest books, and confirms by the mailed link; whom it is with is somebody we know. */
async function guestBooks(browser: Browser, email: string, withWhom: string): Promise<void> {
  const context = await browser.newContext({
    baseURL: test.info().project.use.baseURL,
    locale: 'it-IT',
  });
  const page = await context.newPage();
  await chooseTime(page, {
    provider: journeys().town.workshop,
    offer: /Massaggio rilassante/,
    days: 12,
    time: '19:00',
  });
  await giveDetails(page, email);
  await page.getByRole('button', { name: /Prenota e paga sul posto/ }).click();
  await expect(page.getByText(/controlla la tua e-mail/i).first()).toBeVisible();
  await page.goto(await linkInMail(email, 'reservation-to-confirm', '/reservation-confirmation/'));
  await query(
    `update resources set person_id = (select id from people where email = $1) where (provider_id, id) in (
       select r.provider_id, r.resource_id from reservations r join people p on p.id = r.person_id where p.email = $2)`,
    [withWhom, email],
  );
  await page.getByRole('button', { name: /Conferm/ }).click();
  await expect(page).toHaveURL(/\/reservation-success/);
  await context.close();
}

test.afterEach(async () => {
  const theirs = `(select id from people where email like '%-avvisi@example.it')`;
  await query(`delete from notices where person_id in ${theirs}`);
  await query(`update resources set person_id = null where person_id in ${theirs}`);
});

test('a guest books; the bell counts it elsewhere, says what it is, leads to the booking, and its mails can be stopped', async ({
  page,
  browser,
}) => {
  const email = 'owner-avvisi@example.it';
  await comeIn(page, email);
  await query(
    `insert into staff_mail_wishes (provider_id, person_id, new_bookings, moves, cancellations, days, day_before)
       select $1, id, true, true, true, 'all', false from people where email = $2`,
    [journeys().town.workshop, email],
  );
  await open(page, screen('services'));
  await expect(bell(page, 'Avvisi: Nessun avviso da leggere')).toBeVisible();
  await guestBooks(browser, `ospite-${Date.now()}@example.it`, email);
  await expect(async () => {
    // Somebody comes back to the tab
    await page.evaluate('document.dispatchEvent(new Event("visibilitychange"))');
    await expect(bell(page, 'Avvisi: 1 avviso da leggere')).toBeVisible({ timeout: 1000 });
  }).toPass();

  await expect(bell(page, /^Avvisi:/)).toHaveAttribute('aria-haspopup', 'dialog');
  await bell(page, /^Avvisi:/).click();
  const over = page.getByRole('dialog', { name: 'Avvisi' });
  await expect(over).toContainText('Nuova prenotazione: Massaggio rilassante');
  await page.keyboard.press('Escape');
  await expect(bell(page, /^Avvisi:/)).toBeFocused();
  await bell(page, /^Avvisi:/).click();
  await over.getByRole('link', { name: /^Nuova prenotazione/ }).click();
  await expect(page).toHaveURL(/\/reservations\/\d+$/);
  await expect(bell(page, 'Avvisi: Nessun avviso da leggere')).toBeVisible();

  // The link in the mail of the booking: looked at it changes nothing, asked to it stops them all
  const stop = await linkInMail(email, 'colleague-new-booking', '/stop-mails/');
  await page.context().clearCookies();
  await open(page, stop);
  await page.getByRole('button', { name: 'Non scrivermi più' }).click();
  await expect(page.getByRole('heading', { name: 'Non ti scriviamo più' })).toBeVisible();
});
