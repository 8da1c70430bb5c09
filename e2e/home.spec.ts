import { expect, test } from '@playwright/test';

const address = () => process.env['RADURA_URL'] ?? '';

test('the home page is served in Italian first and in English when asked', async ({ page }) => {
  await page.goto(`${address()}/`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'it');
  await page.goto(`${address()}/en`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('a page that does not exist says so', async ({ page }) => {
  const answer = await page.goto(`${address()}/en/nope`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByText("The page doesn't exist")).toBeVisible();
});
