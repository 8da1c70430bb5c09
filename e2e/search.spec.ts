import type { Page } from '@playwright/test';
import { expectAccessible } from './setup/journey.ts';
import { expect, test } from './setup/test.ts';

/** The words of each language that somebody searching reads or writes. */
const WORDS = {
  it: {
    what: 'Che cosa',
    where: 'Dove',
    search: 'Cerca',
    town: 'Torino',
    typed: 'Tor',
    centersIn: 'Centri a Torino',
    professionalsIn: 'Professionisti a Torino',
    professionals: 'Professionisti',
    centers: 'Centri',
    elevenResults: '11 risultati per «yoga»',
    twoResults: '2 risultati per «yoga»',
    oneResult: '1 risultato per «yoga»',
    category: 'Categoria',
    pilates: 'Studio pilates',
    free: 'Gratis',
    price: /^da \d+,\d\d\s€$/,
    next: /Prima ora libera: (Oggi|Domani|\p{L}+ \d\d\/\d\d) alle \d\d:\d\d/u,
    sort: 'Ordina',
    name: 'Nome',
  },
  en: {
    what: 'What',
    where: 'Where',
    search: 'Search',
    town: 'Turin',
    typed: 'Tur',
    centersIn: 'Centres in Turin',
    professionalsIn: 'Professionals in Turin',
    professionals: 'Professionals',
    centers: 'Centres',
    elevenResults: '11 results for “yoga”',
    twoResults: '2 results for “yoga”',
    oneResult: '1 result for “yoga”',
    category: 'Category',
    pilates: 'Pilates studio',
    free: 'Free',
    price: /^from \d+,\d\d\s€$/,
    next: /Next free time: (Today|Tomorrow|\p{L}+ \d\d\/\d\d) at \d\d:\d\d/u,
    sort: 'Sort',
    name: 'Name',
  },
} as const;

test.use({ viewport: { width: 390, height: 844 } });

for (const language of ['it', 'en'] as const) {
  const words = WORDS[language];

  test(`${language}: from the home page to a provider, by word, town, type, category, order and page`, async ({
    page,
  }) => {
    await page.goto(`/${language}`);
    await page.getByRole('searchbox', { name: words.what }).fill('yoga');
    await chooseTown(page, words);
    await press(page, words.search);

    await expect(page.getByRole('heading', { level: 1, name: words.centersIn })).toBeVisible();
    await expect(page.getByText(words.elevenResults)).toBeVisible();
    await expect(cards(page)).toHaveCount(8);
    for (const card of await cards(page).all()) {
      await expect(card.getByText(words.price).or(card.getByText(words.free, { exact: true }))).toBeVisible();
      await expect(card.locator('p', { hasText: words.next })).toBeVisible();
      await expect(card).toContainText('Lezione di yoga');
    }
    await expectFitsAndAccessible(page);

    await page.getByRole('radio', { name: words.professionals }).check();
    await press(page, words.search);
    await expect(page.getByRole('heading', { level: 1, name: words.professionalsIn })).toBeVisible();
    await expect(page.getByText(words.twoResults)).toBeVisible();
    expect((await names(page)).toSorted()).toEqual(['Irene Sole', 'Luca Vento']);

    await page.getByRole('radio', { name: words.centers }).check();
    await page.getByRole('combobox', { name: words.category }).selectOption({ label: words.pilates });
    await press(page, words.search);
    await expect(page.getByText(words.oneResult)).toBeVisible();
    expect(await names(page)).toEqual(['Tappeto Volante']);
    await expect(cards(page).getByText(words.free, { exact: true })).toBeVisible();

    await page.getByRole('combobox', { name: words.category }).selectOption('');
    await press(page, words.search);
    await expect(page.getByText(words.elevenResults)).toBeVisible();
    await page.getByRole('navigation', { name: words.sort }).getByRole('link', { name: words.name }).click();
    await expect.poll(() => names(page)).toEqual([...'ABCDEFGH'].map((mail) => `Sala ${mail}`));

    await page.getByRole('link', { name: 'Sala C' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Sala C' })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/${language}/provider/\\d+`));
  });
}

test('the second page goes on where the first ended, and going back finds the first as it was', async ({
  page,
}) => {
  await page.goto('/it/book/?keyword=yoga&city=Torino&country=IT&seed=7');
  const first = await names(page);
  expect(first).toHaveLength(8);
  await page.getByRole('link', { name: 'Pagina 2', exact: true }).click();
  await expect(page).toHaveURL(/seed=7.*page=2/);
  await expect(cards(page)).toHaveCount(3);
  const second = await names(page);
  expect(new Set([...first, ...second]).size).toBe(11);
  await expectFitsAndAccessible(page);
  await page.goBack();
  await expect(cards(page)).toHaveCount(8);
  expect(await names(page)).toEqual(first);
  expect(new URL(page.url()).searchParams.get('seed')).toBe('7');
  // Another draw is another order of the same eleven.
  await page.goto('/it/book/?keyword=yoga&city=Torino&country=IT&seed=8');
  expect(await names(page)).not.toEqual(first);
});

test('where nothing is found there is a way on', async ({ page }) => {
  await page.goto('/it/book/?keyword=zqxwv');
  await expect(page.getByRole('heading', { name: 'Nessun centro o professionista trovato' })).toBeVisible();
  await expect(page.getByRole('searchbox', { name: WORDS.it.what })).toHaveValue('zqxwv');
  await expectFitsAndAccessible(page);
  await page.getByRole('link', { name: 'Mostra tutti i centri' }).click();
  await expect(cards(page)).toHaveCount(8);
});

async function chooseTown(page: Page, words: (typeof WORDS)['it' | 'en']): Promise<void> {
  const field = page.getByRole('combobox', { name: words.where });
  await field.pressSequentially(words.typed);
  await expect(page.getByRole('option', { name: words.town }).first()).toBeVisible();
  await field.press('ArrowDown');
  await field.press('Enter');
  await expect(field).toHaveValue(words.town);
}

async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('search').getByRole('button', { name }).click();
}

const cards = (page: Page) => page.getByRole('article');

/** The names on the cards, from top to bottom. */
async function names(page: Page): Promise<string[]> {
  await expect(cards(page).first()).toBeVisible();
  return cards(page).getByRole('heading').allInnerTexts();
}

async function expectFitsAndAccessible(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
  await expectAccessible(page);
}
