import type { Page } from '@playwright/test';
import { expect, test } from './setup/test.ts';
import { dateInDays, expectAccessible, journeys } from './setup/journey.ts';

const { town } = journeys();
const WORDS = {
  it: {
    service: /Massaggio rilassante/,
    whole: 'Vedi il mese intero',
    row: 'Vedi i giorni in fila',
    day: 'Giorno',
    next: 'Mese successivo',
    state: /pieno|chiuso/,
  },
  en: {
    service: /Massaggio rilassante/,
    whole: 'See the whole month',
    row: 'See the days in a row',
    day: 'Day',
    next: 'Next month',
    state: /full|closed/,
  },
} as const;
const monthOf = (date: string) => date.slice(0, 7);

/** A picture for whoever asks for them by `PICTURES=folder`. */
async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env['PICTURES'];
  if (folder) await page.screenshot({ path: `${folder}/${name}.png` });
}

for (const language of ['it', 'en'] as const) {
  for (const [width, height] of [
    [390, 844],
    [1280, 800],
  ] as const) {
    const words = WORDS[language];

    test(`${language}, ${width} px: the month from Monday on, by pointer and keys`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto(`/${language}/provider/${town.studio}`);
      await page.getByRole('link', { name: words.service }).click();
      const grid = page.getByRole('grid', { name: words.day });
      await expect(grid).toBeVisible();
      await grid.scrollIntoViewIfNeeded();
      await picture(page, `days-${language}-${width}`);
      await page.locator('[data-turn="1"]').click();
      await expect(page).toHaveURL(/month=/);
      await page.getByRole('button', { name: words.whole }).click();
      await grid.scrollIntoViewIfNeeded();
      await expectAccessible(page);
      await picture(page, `month-${language}-${width}`);

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
      const below = await focusedDay(page);
      expect(new Date(below).getUTCDay()).toBe(new Date(first).getUTCDay());
      // On a month's last day there may be none left to go back to
      if (monthOf(dateInDays(1)) === monthOf(dateInDays(0))) {
        await page.keyboard.press('PageUp');
        await expect.poll(() => focusedDay(page).then(monthOf)).toBe(monthOf(dateInDays(0)));
      }
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/day=/);
      await page.getByRole('button', { name: words.row }).click();
      await expect(grid).toBeVisible();
    });
  }
}

test('each booking link of a service has a name of its own', async ({ page }) => {
  await page.goto(`/it/provider/${town.studio}`);
  const names = await page
    .getByRole('link', { name: /^Prenota/ })
    .evaluateAll((links) => links.map((link) => link.textContent));
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(name).toMatch(/\d+ min.*(€|Gratis)/);
});

test('what a provider wrote in Italian says so on an English page', async ({ page }) => {
  await page.goto(`/en/provider/${town.studio}`);
  for (const heading of [
    page.getByRole('heading', { level: 1 }),
    page.getByRole('heading', { level: 3, name: /Massagg/ }).first(),
  ])
    expect(await heading.evaluate((shown) => shown.closest('[lang]')?.getAttribute('lang'))).toBe('it');
  await page.goto('/en/book/?keyword=yoga&city=Turin&country=IT');
  const card = page.getByRole('article').first().getByRole('link');
  expect(await card.evaluate((shown) => shown.closest('[lang]')?.getAttribute('lang'))).toBe('it');
});

async function focusedDay(page: Page): Promise<string> {
  return page.evaluate(() => document.activeElement?.closest('[data-day]')?.getAttribute('data-day') ?? '');
}
