import type { Page } from '@playwright/test';
import { expectAccessible, untilAlive } from './setup/journey.ts';
import { NARROW } from './setup/screens.ts';
import { expect, test } from './setup/test.ts';

test.use({ viewport: NARROW });

test('from the home page to a provider, by word, town, type, category, order and page', async ({ page }) => {
  await page.goto('/it');
  await page.getByRole('combobox', { name: 'Che cosa' }).fill('yoga');
  await chooseTown(page);
  await press(page, 'Cerca');

  await expect(
    page.getByRole('heading', { level: 1, name: 'Centri e professionisti a Torino' }),
  ).toBeVisible();
  await expect(page.getByText('13 risultati per «yoga»')).toBeVisible();
  await type(page, 'Centri');
  await expect(page.getByRole('heading', { level: 1, name: 'Centri a Torino' })).toBeVisible();
  await expect(page.getByText('11 risultati per «yoga»')).toBeVisible();
  await expect(cards(page)).toHaveCount(8);
  // The first card's name stands on the first screen
  const first = await cards(page).first().getByRole('heading').boundingBox();
  expect((first?.y ?? Infinity) + (first?.height ?? 0)).toBeLessThan(NARROW.height);
  for (const card of await cards(page).all()) {
    await expect(
      card.getByText(/^da \d+(,\d\d)?\s€$/).or(card.getByText('Gratis', { exact: true })),
    ).toBeVisible();
    await expect(
      card.getByRole('link', { name: /^(Oggi|Domani|\p{L}+ \d\d\/\d\d) alle \d\d:\d\d, /u }).first(),
    ).toBeVisible();
    await expect(card).toContainText('Lezione di yoga');
  }
  await expectFitsAndAccessible(page);

  await type(page, 'Professionisti');
  await expect(page.getByRole('heading', { level: 1, name: 'Professionisti a Torino' })).toBeVisible();
  await expect(page.getByText('2 risultati per «yoga»')).toBeVisible();
  expect((await names(page)).toSorted()).toEqual(['Irene Sole', 'Luca Vento']);

  await type(page, 'Centri');
  await openForm(page);
  await page.getByRole('combobox', { name: 'Categoria' }).selectOption({ label: 'Studio pilates' });
  await press(page, 'Cerca');
  await expect(page.getByText('1 risultato per «yoga»')).toBeVisible();
  expect(await names(page)).toEqual(['Tappeto Volante']);
  await expect(cards(page).getByText('Gratis', { exact: true })).toBeVisible();

  await openForm(page);
  await page.getByRole('combobox', { name: 'Categoria' }).selectOption('');
  await press(page, 'Cerca');
  await expect(page.getByText('11 risultati per «yoga»')).toBeVisible();
  await page.getByRole('navigation', { name: 'Ordina' }).getByRole('link', { name: 'Nome' }).click();
  await expect.poll(() => names(page)).toEqual([...'ABCDEFGH'].map((mail) => `Sala ${mail}`));

  // A time on a card leads to booking it
  const time = cards(page).filter({ hasText: 'Sala C' }).getByRole('list', { name: 'Orari liberi' });
  await time.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sala C' })).toBeVisible();
  await expect(page).toHaveURL(/\/it\/provider\/\d+.*offer=\d+.*at=/);
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toBeVisible();
});

test('the second page goes on where the first ended, and going back finds the first as it was', async ({
  page,
}) => {
  await page.goto('/it/book/?type=C&keyword=yoga&city=Torino&country=IT&sort=random&seed=7');
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
  await page.goto('/it/book/?type=C&keyword=yoga&city=Torino&country=IT&sort=random&seed=8');
  expect(await names(page)).not.toEqual(first);
});

test('a town that nobody knows is told', async ({ page }) => {
  await page.goto('/it/book/?keyword=yoga&city=qwertyzxc');
  await expect(page.getByRole('heading', { name: 'Non conosciamo «qwertyzxc»' })).toBeVisible();
  await expectFitsAndAccessible(page);
});

test('where nothing is found there is a way on', async ({ page }) => {
  await page.goto('/it/book/?keyword=zqxwv');
  await expect(page.getByRole('heading', { name: 'Nessun centro o professionista trovato' })).toBeVisible();
  await openForm(page);
  await expect(page.getByRole('combobox', { name: 'Che cosa' })).toHaveValue('zqxwv');
  await expectFitsAndAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Mostra tutti' }).click();
  await expect(cards(page)).toHaveCount(8);
});

async function chooseTown(page: Page): Promise<void> {
  const field = page.getByRole('combobox', { name: 'Dove' });
  await field.pressSequentially('Tor');
  await expect(page.getByRole('option', { name: 'Torino' }).first()).toBeVisible();
  await field.press('ArrowDown');
  await field.press('Enter');
  await expect(field).toHaveValue('Torino');
}

/** On phones the form lies behind one line. */
async function openForm(page: Page): Promise<void> {
  await untilAlive(page);
  await page.getByRole('button', { name: /^Modifica la ricerca/ }).click();
}

async function type(page: Page, name: string): Promise<void> {
  const link = page.getByRole('navigation', { name: 'Che cosa cerchi' }).getByRole('link', { name });
  await link.click();
  await expect(link).toHaveAttribute('aria-current', 'true');
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
