import type { Page } from '@playwright/test';
import { expect, test } from './setup/test.ts';
import { fillLogin } from './setup/account.ts';
import {
  chooseDay,
  chooseTime,
  dateInDays,
  expectAccessible,
  giveDetails,
  journeys,
  payWithCard,
  query,
} from './setup/journey.ts';

const { town } = journeys();
const WIDTHS = [390, 1280];
const TAKEN = /non è più libero|is no longer free|Hai già prenotato/;

/** A picture for whoever asks for them by `PICTURES=folder`. */
async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env['PICTURES'];
  if (folder) await page.screenshot({ path: `${folder}/${name}.png` });
}

type BookingRequest = {
  days: number;
  time: string;
  email: string;
  provider?: number;
  language?: 'it' | 'en';
};

/** Up to the payment page; by default with who has one person only, so that nobody else is free at that time. */
async function startPaying(
  page: Page,
  { email, provider = town.onlineOnly, ...when }: BookingRequest,
): Promise<void> {
  await chooseTime(page, { provider, ...when });
  await giveDetails(page, email);
  await page.getByRole('button', { name: /Paga .* e prenota|Pay .* and book/ }).click();
  await expect(page).toHaveURL(/\/pay\//);
}

/** Which intent a payment page is for. */
function secretIn(url: string): string {
  const payload = new URL(url).pathname.split('/').at(-1) ?? '';
  // What `paymentPath` writes.
  return (JSON.parse(Buffer.from(payload, 'base64url').toString()) as { result: { clientSecret: string } })
    .result.clientSecret;
}

const statesOf = (email: string) =>
  query<{ status: string }>(
    `select r.status from reservations r join people p on p.id = r.person_id where p.email = $1 order by r.id`,
    [email],
  );

for (const [language, words] of [
  [
    'it',
    {
      title: 'Hai un posto da pagare',
      pay: /^Paga 40,00/,
      left: /ancora per 1[45] minuti/,
      give: 'Lascia il posto',
    },
  ],
  [
    'en',
    {
      title: 'You have a place to pay for',
      pay: /^Pay .*40[.,]00/,
      left: /for 1[45] more minutes/,
      give: 'Give up the place',
    },
  ],
] as const) {
  test(`who goes back from the payment is told of their own place, and goes on to a paid booking (${language})`, async ({
    page,
  }) => {
    const time = language === 'it' ? '08:00' : '09:00';
    await startPaying(page, { days: 6, time, email: `torno-${language}@example.it`, language });
    const payAddress = page.url();
    await page.goBack();
    const hold = page.getByRole('region', { name: words.title });
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 844 });
      await expect(hold).toBeInViewport();
      await expect(hold).toContainText(words.left);
      await expect(hold).toContainText(`, ${time}`);
      await expect(page.getByRole('main')).not.toContainText(TAKEN);
      await hold.getByText(words.give, { exact: true }).click();
      await expectAccessible(page);
      await picture(page, `hold-${language}-${width}`);
      await hold.getByText(words.give, { exact: true }).click();
    }
    // The same on the bare page and on the booking's, opened anew.
    await page.goto(`/${language}/provider/${town.onlineOnly}`);
    await expect(hold).toBeVisible();
    await hold.getByRole('button', { name: words.pay }).click();
    await expect(page).toHaveURL(/\/pay\//);
    expect(secretIn(page.url())).toBe(secretIn(payAddress));
    await payWithCard(page, '4242 4242 4242 4242');
    await expect(page).toHaveURL(/\/reservation-success$/);
    await page.goto(`/${language}/provider/${town.onlineOnly}`);
    await expect(hold).toHaveCount(0);
    expect(await statesOf(`torno-${language}@example.it`)).toEqual([{ status: 'A' }]);
  });
}

test('who gives the place up is asked first, and somebody else takes it at once', async ({
  page,
  browser,
}) => {
  const request = { days: 6, time: '11:00', email: 'lascio@example.it' };
  await startPaying(page, request);
  await page.getByRole('link', { name: 'Torna indietro senza pagare' }).click();
  const hold = page.getByRole('region', { name: 'Hai un posto da pagare' });
  const other = await (await browser.newContext({ locale: 'it-IT' })).newPage();
  await other.goto(`/it/provider/${town.onlineOnly}`);
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(other.getByText('Hai un posto da pagare')).toHaveCount(0);

  await hold.getByText('Lascia il posto', { exact: true }).click();
  await expect(hold).toContainText('libero per tutti');
  expect(await statesOf(request.email)).toEqual([{ status: 'RSD' }]);
  await hold.getByRole('button', { name: 'Sì, lascia il posto' }).dblclick();
  await expect(page.getByText('Hai lasciato il posto: è di nuovo libero.')).toBeVisible();
  await expect(hold).toHaveCount(0);
  await expectAccessible(page);
  await picture(page, 'released-it');
  expect(await statesOf(request.email)).toEqual([{ status: 'C' }]);

  await startPaying(other, { ...request, email: 'prendo@example.it' });
  await payWithCard(other, '4242 4242 4242 4242');
  await expect(other).toHaveURL(/\/reservation-success$/);
});

test('on the page of what was just booked the place is given up too, and taken again by oneself', async ({
  page,
}) => {
  const request = { days: 6, time: '13:00', email: 'ripenso@example.it' };
  await startPaying(page, request);
  await page.goto('/it/reservation-success');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Manca solo il pagamento');
  await page.getByText('Lascia il posto', { exact: true }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Sì, lascia il posto' }).click();
  await expect(page).toHaveURL(new RegExp(`/it/provider/${town.onlineOnly}\\?released$`));
  await startPaying(page, request);
  expect(await statesOf(request.email)).toEqual([{ status: 'C' }, { status: 'RSD' }]);
});

test('who has an account finds the place in any browser they log in with', async ({ page, browser }) => {
  const { email, password } = town.customer;
  await startPaying(page, { days: 6, time: '15:00', email });
  const other = await (await browser.newContext({ locale: 'it-IT' })).newPage();
  await other.goto('/it/login');
  await fillLogin(other, email, password);
  await expect(other.locator('[data-authentication]')).toHaveAttribute('data-authentication', 'loggedIn');
  await other.goto(`/it/provider/${town.onlineOnly}`);
  await other.getByText('Lascia il posto', { exact: true }).click();
  await other.getByRole('button', { name: 'Sì, lascia il posto' }).click();
  await expect(other.getByText('Hai lasciato il posto')).toBeVisible();
  expect(await statesOf(email)).toContainEqual({ status: 'C' });
  expect(await statesOf(email)).not.toContainEqual({ status: 'RSD' });
});

/** What browsers without scripts show; looking for text passes it by. */
const notice = (page: Page) => page.locator('noscript p').first();

async function expectNotice(page: Page, words: string): Promise<void> {
  await expect(notice(page)).toBeVisible();
  await expect(notice(page)).toContainText(words);
}

for (const [language, words] of [
  [
    'it',
    {
      needs: 'Per pagare online serve JavaScript',
      orOnSite: 'puoi prenotare e pagare sul posto',
      onSite: 'Prenota e paga sul posto',
      mail: /controlla la tua e-mail/i,
    },
  ],
  [
    'en',
    {
      needs: 'Paying online needs JavaScript',
      orOnSite: 'you can book and pay on site',
      onSite: 'Book and pay on site',
      mail: /check your e-mail/i,
    },
  ],
] as const) {
  test.describe(`without JavaScript (${language})`, () => {
    test.use({ javaScriptEnabled: false });
    const pay = /^(Paga|Pay) /;

    async function chooseWithoutScripts(
      page: Page,
      provider: number,
      offer: RegExp,
      time: string,
    ): Promise<void> {
      await page.goto(`/${language}/provider/${provider}`);
      await page.getByRole('link', { name: offer }).click();
      await chooseDay(page, 7);
      await page.getByRole('link', { name: new RegExp(`^${time}`) }).click();
      await giveDetails(page, `senza-script-${language}@example.it`);
    }

    test('who takes money online alone says so before a place is held', async ({ page }) => {
      await chooseWithoutScripts(page, town.onlineOnly, /Trattamento viso/, '10:00');
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 844 });
        await expectNotice(page, words.needs);
        await expect(page.getByRole('button', { name: pay })).toBeHidden();
        await notice(page).scrollIntoViewIfNeeded();
        await picture(page, `no-scripts-${language}-${width}`);
      }
      // The key that sends a form finds the button that is not shown.
      await page.getByRole('textbox', { name: 'E-mail' }).press('Enter');
      await expectNotice(page, words.needs);
      await expect(page).not.toHaveURL(/\/pay\//);
      expect(await statesOf(`senza-script-${language}@example.it`)).toEqual([]);
    });

    test('where it can be paid on site, that is what is offered', async ({ page }) => {
      const time = language === 'it' ? '10:00' : '11:00';
      await chooseWithoutScripts(page, town.studio, /Massaggio rilassante/, time);
      await expectNotice(page, words.orOnSite);
      await expect(page.getByRole('button', { name: pay })).toBeHidden();
      await page.getByRole('button', { name: words.onSite }).click();
      await expect(page.getByText(words.mail).first()).toBeVisible();
      expect(await statesOf(`senza-script-${language}@example.it`)).toEqual([{ status: 'P' }]);
    });
  });
}

for (const [language, closed] of [
  ['it', /^Chiuso per ferie dal/],
  ['en', /^Closed for holidays from/],
] as const) {
  test(`a provider that is closed for holidays says so (${language})`, async ({ page }) => {
    await query(
      `insert into holidays (provider_id, starts_local, ends_local, is_whole_day) select $1, $2, $3, true
        where not exists (select from holidays where provider_id = $1)`,
      [town.onFree, `${dateInDays(10)} 00:00`, `${dateInDays(20)} 00:00`],
    );
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(`/${language}/provider/${town.onFree}`);
      await expect(page.getByText(closed)).toBeVisible();
      await expectAccessible(page);
      await picture(page, `closed-${language}-${width}`);
    }
  });
}
