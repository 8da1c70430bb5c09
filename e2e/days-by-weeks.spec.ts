import type { Page } from '@playwright/test';
import { expect, test } from './setup/test.ts';
import { expectAccessible, journeys } from './setup/journey.ts';
import { NARROW } from './setup/screens.ts';

test('on a phone the month stands from Monday on, and is walked through by keys', async ({ page }) => {
  await page.setViewportSize(NARROW);
  await page.goto(`/it/provider/${journeys().town.studio}`);
  await page.getByRole('link', { name: /Massaggio rilassante/ }).click();
  const grid = page.getByRole('grid', { name: 'Giorno' });
  await expect(grid).toBeVisible();
  await page.locator('[data-turn="1"]').click();
  await expect(page).toHaveURL(/month=/);
  await page.getByRole('button', { name: 'Vedi il mese intero' }).click();
  await expectAccessible(page);

  const columns = await grid.getByRole('gridcell').evaluateAll((cells) =>
    cells.map((cell) => {
      const date = new Date(`${cell.getAttribute('data-day')}T12:00:00Z`);
      return { weekday: (date.getUTCDay() + 6) % 7, left: Math.round(cell.getBoundingClientRect().left) };
    }),
  );
  const lefts = [0, 1, 2, 3, 4, 5, 6].map(
    (weekday) => new Set(columns.filter((each) => each.weekday === weekday).map(({ left }) => left)),
  );
  for (const places of lefts) expect(places.size).toBe(1);
  const order = lefts.map((places) => [...places][0] ?? 0);
  expect(order).toEqual(order.toSorted((one, other) => one - other));
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);

  const free = grid.getByRole('link');
  await free.first().focus();
  const first = await focusedDay(page);
  await page.keyboard.press('ArrowRight');
  expect((await focusedDay(page)) > first).toBe(true);
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('ArrowDown');
  expect(new Date(await focusedDay(page)).getUTCDay()).toBe(new Date(first).getUTCDay());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/day=/);
});

async function focusedDay(page: Page): Promise<string> {
  return page.evaluate(() => document.activeElement?.closest('[data-day]')?.getAttribute('data-day') ?? '');
}
