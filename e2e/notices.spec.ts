import type { Browser, Page } from '@playwright/test';
import { signInAtCenter } from './setup/account.ts';
import {
  chooseTime,
  expectAccessible,
  giveDetails,
  journeys,
  linkInMail,
  query,
  untilAlive,
} from './setup/journey.ts';
import { expect, test } from './setup/test.ts';

// Where no other journey books: what it brings its staff may come late, and would be counted with these.
const screen = (path: string, language = 'it'): string =>
  `/${language}/business/${journeys().town.workshop}/${path}`;

const comeIn = (page: Page, email: string): Promise<void> =>
  signInAtCenter(page, email, { providerId: journeys().town.workshop, role: 'owner' });

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilAlive(page);
}

/** A picture for who looks at the screens: `PICTURES=folder npx playwright test e2e/notices.spec.ts`. */
async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env['PICTURES'];
  if (folder) await page.screenshot({ path: `${folder}/${name}.png` });
}

/** What stands on the bell for whoever cannot see it. */
const bell = (page: Page, words: string | RegExp) => page.getByRole('link', { name: words });

/** Opens what is over the screen, once that part is here: before, the bell is a link to the page. */
async function ring(page: Page, words: string | RegExp = /^Avvisi:/): Promise<void> {
  await expect(bell(page, words)).toHaveAttribute('aria-haspopup', 'dialog');
  await bell(page, words).click();
}

/** Tells somebody what stops payments at the studio, as a reaction would. */
async function tell(email: string, kinds: readonly string[]): Promise<void> {
  for (const kind of kinds)
    await query(
      `insert into notices (provider_id, person_id, kind, is_own, created_at)
         select $1, id, $2, false, now() from people where email = $3`,
      [journeys().town.workshop, kind, email],
    );
}

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

test('a guest books in one browser; the bell counts it in the other, says what it is, is read, and leads to the booking', async ({
  page,
  browser,
}) => {
  const email = 'owner-avvisi@example.it';
  await comeIn(page, email);
  await open(page, screen('notices'));
  const mails = page.getByRole('region', { name: 'E-mail sui tuoi appuntamenti' });
  // Who has no appointments here is offered no mails about them
  await expect(mails).toContainText('il tuo accesso non è collegato a nessuno dei collaboratori');
  await expect(mails.getByRole('checkbox')).toHaveCount(0);
  await picture(page, 'notices-no-mails-1280-it');
  await query(
    `update resources set person_id = (select id from people where email = $1)
       where (provider_id, id) = (select provider_id, min(id) from resources where provider_id = $2 and kind = 1 and person_id is null group by 1)`,
    [email, journeys().town.workshop],
  );
  await open(page, screen('notices'));
  await mails.getByText('Tutti', { exact: true }).click();
  await mails.getByRole('checkbox', { name: /^La sera prima/ }).check();
  await picture(page, 'notices-mails-1280-it');
  await page.getByRole('button', { name: 'Salva le e-mail' }).click();
  await expect(page.locator('#toasts')).toContainText('Salvato');
  await query(
    `update resources set person_id = null where person_id = (select id from people where email = $1)`,
    [email],
  );
  await open(page, screen('services'));
  await expect(bell(page, 'Avvisi: Nessun avviso da leggere')).toBeVisible();
  await guestBooks(browser, `ospite-${Date.now()}@example.it`, email);
  await expect(async () => {
    // Somebody comes back to the tab
    await page.evaluate('document.dispatchEvent(new Event("visibilitychange"))');
    await expect(bell(page, 'Avvisi: 1 avviso da leggere')).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(page.getByRole('status').filter({ hasText: '1 avviso da leggere' })).toBeAttached();

  await ring(page);
  const over = page.getByRole('dialog', { name: 'Avvisi' });
  await expect(over).toContainText('Nuova prenotazione: Massaggio rilassante');
  await expect(over.getByRole('img', { name: 'Da leggere' })).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'bell-1280-it');
  await over.getByRole('button', { name: 'Segna tutti come letti' }).click();
  await expect(over.getByRole('button', { name: 'Segna tutti come letti' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(bell(page, 'Avvisi: Nessun avviso da leggere')).toBeFocused();

  await ring(page);
  await over.getByRole('link', { name: /^Nuova prenotazione/ }).click();
  await expect(page).toHaveURL(/\/reservations\/\d+$/);
  await expect(page.getByRole('dialog').getByText('Massaggio rilassante').first()).toBeVisible();
  await open(page, screen('services'));

  await ring(page);
  await over.getByRole('link', { name: 'Tutti gli avvisi' }).click();
  await expect(page).toHaveURL(screen('notices'));
  await expect(page.getByRole('listitem').filter({ hasText: 'Nuova prenotazione' })).toBeVisible();

  await open(page, screen('notices', 'en'));
  await expect(page.getByRole('heading', { level: 1, name: 'Notices' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'New booking' })).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'notices-1280-en');

  // The link in the mail of the booking: looked at it changes nothing, asked to it stops them all
  const stop = await linkInMail(email, 'colleague-new-booking', '/stop-mails/');
  await page.context().clearCookies();
  await open(page, stop);
  await expect(page.getByRole('heading', { name: 'Non ricevere più queste e-mail' })).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'stop-mails-1280-it');
  await page.getByRole('button', { name: 'Non scrivermi più' }).click();
  await expect(page.getByRole('heading', { name: 'Non ti scriviamo più' })).toBeVisible();
  await picture(page, 'stop-mails-done-1280-it');
});

test('a notice leads to where something can be done about it, and is read by that; on a phone too', async ({
  page,
}) => {
  const email = 'telefono-avvisi@example.it';
  await comeIn(page, email);
  await tell(email, ['accountAsksForMore', 'accountRefused', 'accountDisconnected']);
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, screen('services'));
  await ring(page, 'Avvisi: 3 avvisi da leggere');
  const over = page.getByRole('dialog', { name: 'Avvisi' });
  await expect(over.getByRole('listitem')).toHaveCount(3);
  await expectAccessible(page);
  await picture(page, 'bell-390-it');
  await over.getByRole('link', { name: /è stato scollegato/ }).click();
  await expect(page).toHaveURL(screen('payment-settings'));
  await expect(bell(page, 'Avvisi: 2 avvisi da leggere')).toBeVisible();

  await open(page, screen('notices'));
  await expect(page.getByRole('heading', { level: 1, name: 'Avvisi' })).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'notices-390-it');
  await page.getByRole('button', { name: /^Segna come letto: .* rifiutato/ }).click();
  await expect(bell(page, 'Avvisi: 1 avviso da leggere')).toBeVisible();
  await page.getByRole('button', { name: 'Segna tutti come letti' }).click();
  await expect(bell(page, 'Avvisi: Nessun avviso da leggere')).toBeVisible();
});
