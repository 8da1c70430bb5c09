import type { Page } from '@playwright/test';
import { expect, test } from './setup/test.ts';
import { chooseTime, expectAccessible, giveDetails, journeys, payWithCard, query } from './setup/journey.ts';
import { NARROW } from './setup/screens.ts';

const { town } = journeys();

type BookingRequest = {
  days: number;
  time: string;
  email: string;
};

/** Up to the payment page, with who has one person only: nobody else is free at that time. */
async function startPaying(page: Page, { email, ...when }: BookingRequest): Promise<void> {
  await chooseTime(page, { provider: town.onlineOnly, ...when });
  await giveDetails(page, email);
  await page.getByRole('button', { name: /Paga .* e prenota/ }).click();
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

test('who goes back from the payment is told of their own place, and goes on to a paid booking', async ({
  page,
}) => {
  await page.setViewportSize(NARROW);
  const email = 'torno@example.it';
  await startPaying(page, { days: 6, time: '08:00', email });
  const payAddress = page.url();
  await page.goBack();
  const hold = page.getByRole('region', { name: 'Hai un posto da pagare' });
  await expect(hold).toBeInViewport();
  await expect(hold).toContainText(/ancora per 1[45] minuti/);
  await expect(hold).toContainText(', 08:00');
  await expect(page.getByRole('main')).not.toContainText(/non è più libero|Hai già prenotato/);
  await hold.getByText('Lascia il posto', { exact: true }).click();
  await expectAccessible(page);
  // The same on the bare page
  await page.goto(`/it/provider/${town.onlineOnly}`);
  await hold.getByRole('button', { name: /^Paga 40,00/ }).click();
  await expect(page).toHaveURL(/\/pay\//);
  expect(secretIn(page.url())).toBe(secretIn(payAddress));
  await payWithCard(page, '4242 4242 4242 4242');
  await expect(page).toHaveURL(/\/reservation-success$/);
  await page.goto(`/it/provider/${town.onlineOnly}`);
  await expect(hold).toHaveCount(0);
  expect(await statesOf(email)).toEqual([{ status: 'A' }]);
});

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
  expect(await statesOf(request.email)).toEqual([{ status: 'C' }]);

  await startPaying(other, { ...request, email: 'prendo@example.it' });
  await payWithCard(other, '4242 4242 4242 4242');
  await expect(other).toHaveURL(/\/reservation-success$/);
});

/** What browsers without scripts show; looking for text passes it by. */
const notice = (page: Page) => page.locator('noscript p').first();

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('who takes money online alone says so before a place is held; elsewhere it is paid on site', async ({
    page,
  }) => {
    const email = 'senza-script@example.it';
    const choose = async (provider: number, offer: RegExp): Promise<void> => {
      await chooseTime(page, { provider, offer, days: 7, time: '10:00' });
      await giveDetails(page, email);
    };
    await choose(town.onlineOnly, /Trattamento viso/);
    await expect(notice(page)).toContainText('Per pagare online serve JavaScript');
    await expect(page.getByRole('button', { name: /^Paga / })).toBeHidden();
    // The key that sends a form finds the button that is not shown.
    await page.getByRole('textbox', { name: 'E-mail' }).press('Enter');
    await expect(notice(page)).toContainText('Per pagare online serve JavaScript');
    await expect(page).not.toHaveURL(/\/pay\//);
    expect(await statesOf(email)).toEqual([]);

    await choose(town.studio, /Massaggio rilassante/);
    await expect(notice(page)).toContainText('puoi prenotare e pagare sul posto');
    await page.getByRole('button', { name: 'Prenota e paga sul posto' }).click();
    await expect(page.getByText(/controlla la tua e-mail/i).first()).toBeVisible();
    expect(await statesOf(email)).toEqual([{ status: 'P' }]);
  });
});
