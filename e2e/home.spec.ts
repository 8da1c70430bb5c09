import { expect, test } from '@playwright/test';

test('the home page is served in Italian first and in English when asked', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'it');
  await page.goto('/en');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('a page that does not exist says so', async ({ page }) => {
  const answer = await page.goto('/en/nope');
  expect(answer?.status()).toBe(404);
  await expect(page.getByText("The page doesn't exist")).toBeVisible();
});
