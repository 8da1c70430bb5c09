import type { Page } from '@playwright/test';
import type { Faults } from './setup/test.ts';
import { expect, test } from './setup/test.ts';
import { expectAccessible, journeys } from './setup/journey.ts';
import { NARROW } from './setup/screens.ts';

/** Loses the next request for what a step shows, and that one alone. */
async function loseNext(page: Page, faults: Faults): Promise<void> {
  faults.provoke(/net::ERR_FAILED.*\.data/);
  await page.route(/\.data(\?|$)/, (route) => route.abort(), { times: 1 });
}

const told = (page: Page) => page.locator('output', { hasText: 'È rimasto tutto com’era' });
const cards = (page: Page) => page.getByRole('main').getByRole('article');

test('a lost page of the results leaves those that are shown, and the same button brings it', async ({
  page,
  faults,
}) => {
  const first = '/it/book/?keyword=yoga&city=Torino&country=IT&seed=7';
  await page.goto(first);
  await expect(cards(page)).toHaveCount(8);
  const names = await cards(page).getByRole('heading').allTextContents();
  const second = page.getByRole('link', { name: 'Pagina 2', exact: true });

  await loseNext(page, faults);
  await second.click();
  await expect(told(page)).toBeVisible();
  await expect(cards(page).getByRole('heading')).toHaveText(names);
  await expect(page).toHaveURL(first);
  await expectAccessible(page);

  await second.click();
  await expect(cards(page)).toHaveCount(5);
  await expect(page).toHaveURL(/page=2/);

  await loseNext(page, faults);
  await page.goBack();
  await expect(told(page)).toBeVisible();
  await expect(page).toHaveURL(/page=2/);
  await expect(cards(page)).toHaveCount(5);
  await page.goBack();
  await expect(cards(page)).toHaveCount(8);
});

test.describe('without a connection', () => {
  test.use({ serviceWorkers: 'allow', viewport: NARROW });

  test('a page of ours stands in place of the browser’s, and opens the one that was asked for', async ({
    page,
    context,
    faults,
  }) => {
    const wanted = `/it/provider/${journeys().town.studio}`;
    await page.goto('/it');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
    faults.provoke(/net::ERR_INTERNET_DISCONNECTED/);
    faults.provoke(/status of 503 .*\/provider\//);
    await context.setOffline(true);
    await page.goto(wanted);
    const offline = page.getByRole('heading', { level: 1, name: 'Non c’è connessione' });
    await expect(offline).toBeVisible();
    await expectAccessible(page);
    expect(await page.evaluate(() => caches.keys())).toEqual([]);
    await context.setOffline(false);
    await page.getByRole('link', { name: 'Riprova' }).click();
    await expect(offline).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`${wanted}$`));
  });
});
