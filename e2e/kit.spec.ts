import type { Locator, Page } from '@playwright/test';
import { expect, test } from './setup/test.ts';
import { expectAccessible } from './setup/journey.ts';

const WORDS = {
  it: {
    filter: 'Filtra',
    menu: 'Altro per Massaggio rilassante',
    edit: 'Modifica',
    dialog: 'Nuovo gruppo',
    remove: 'Elimina',
    drawer: 'Dettaglio del servizio',
    order: 'Ordine dei servizi',
    empty: 'Vuoti',
    group: /Gruppo/,
    calendar: 'Apri il calendario',
    down: 'Sposta giù',
    drag: 'Trascina Massaggio rilassante',
    cancel: 'Annulla',
    again: 'Riprova',
    saved: 'Servizio salvato',
    more: 'Altre opzioni',
    chosen: 'Scelte in questa pagina: 1',
    options: 'Cerca tra le opzioni',
  },
  en: {
    filter: 'Filter',
    menu: 'More for Massaggio rilassante',
    edit: 'Edit',
    dialog: 'New group',
    remove: 'Delete',
    drawer: 'Service detail',
    order: 'Order of the services',
    empty: 'Empty',
    group: /Group/,
    calendar: 'Open the calendar',
    down: 'Move down',
    drag: 'Drag Massaggio rilassante',
    cancel: 'Cancel',
    again: 'Try again',
    saved: 'Service saved',
    more: 'More options',
    chosen: 'Selected on this page: 1',
    options: 'Search the options',
  },
} as const;
type Language = keyof typeof WORDS;

/** What the browser complains about: a broken policy, a fault while hydrating, a warning of any library. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => void complaints.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => void complaints.push(error.message));
  return complaints;
}

/** Opens the gallery and waits until its rich parts have taken over. */
async function openGallery(page: Page, language: Language): Promise<void> {
  await page.goto(`/${language}/development/kit`);
  await expect(page.getByRole('grid', { name: WORDS[language].order })).toBeVisible();
  await expect(
    page
      .getByRole('form', { name: WORDS[language].empty })
      .getByRole('button', { name: WORDS[language].calendar })
      .first(),
  ).toBeVisible();
}

async function expectToFit(page: Page): Promise<void> {
  expect(
    await page.evaluate<number>(
      'document.documentElement.scrollWidth - document.documentElement.clientWidth',
    ),
  ).toBe(0);
}

/** A dialog of the business area is so many times 300 px wide, or as wide as the screen where that is less. */
async function expectDialogWidth(dialog: Locator, width: number): Promise<void> {
  await expect
    .poll(async () => {
      const box = await dialog.boundingBox();
      return box && (box.width === width || box.width % 300 === 0);
    })
    .toBe(true);
}

test.describe('with all of the product', () => {
  // Otherwise the browser says that the offline page's script is kept out, and nothing is to be said here.
  test.use({ serviceWorkers: 'allow' });

  for (const language of ['it', 'en'] as const) {
    for (const width of [390, 1440]) {
      test(`${language} at ${width} px: every overlay is accessible, fits, and nothing complains`, async ({
        page,
      }) => {
        // The gallery is long, and it is looked through a dozen times.
        test.slow();
        const complaints = complaintsOf(page);
        const words = WORDS[language];
        await page.setViewportSize({ width, height: 900 });
        await openGallery(page, language);
        await expectToFit(page);
        await expectAccessible(page);

        await page.getByRole('button', { name: words.menu }).first().click();
        await expect(page.getByRole('menuitem', { name: words.edit })).toBeVisible();
        await expectAccessible(page);
        await page.keyboard.press('Escape');

        await page.getByRole('button', { name: words.more }).click();
        await expect(page.getByRole('dialog', { name: words.more })).toBeVisible();
        await expectAccessible(page);
        await page.keyboard.press('Escape');

        const form = page.getByRole('form', { name: words.empty });
        await form.getByRole('button', { name: words.group }).click();
        await expect(page.getByRole('searchbox', { name: words.options })).toBeVisible();
        await expectAccessible(page);
        await page.keyboard.press('Escape');

        for (const calendar of await form.getByRole('button', { name: words.calendar }).all()) {
          await calendar.click();
          await expect(page.getByRole('dialog')).toBeVisible();
          await expectAccessible(page);
          await page.keyboard.press('Escape');
          await expect(page.getByRole('dialog')).toHaveCount(0);
        }

        await page.getByRole('button', { name: words.dialog }).click();
        const dialog = page.getByRole('dialog', { name: words.dialog });
        await dialog.getByRole('button', { name: words.again }).click();
        await expect(page.getByText(words.saved)).toBeVisible();
        await expect(dialog).toBeVisible();
        await expectDialogWidth(dialog, width);
        await expectAccessible(page);
        await expectToFit(page);
        await page.keyboard.press('Escape');

        await page.getByRole('button', { name: words.remove, exact: true }).click();
        await expect(page.getByRole('alertdialog').getByRole('button', { name: words.cancel })).toBeFocused();
        await expect(page.getByRole('alertdialog').getByRole('button', { name: words.remove })).toHaveCSS(
          'background-color',
          'rgb(163, 38, 42)',
        );
        await expectAccessible(page);
        await page.keyboard.press('Escape');

        await page.getByRole('link', { name: words.drawer }).click();
        await expect(page.getByRole('dialog', { name: words.drawer })).toBeVisible();
        await expect(page).toHaveURL(/service=1/);
        await expectDialogWidth(page.getByRole('dialog', { name: words.drawer }), width);
        await expectAccessible(page);
        await page.goBack();
        await expect(page.getByRole('dialog', { name: words.drawer })).toHaveCount(0);
        await page.goForward();
        await expect(page.getByRole('dialog', { name: words.drawer })).toBeVisible();
        // A page that changed under it may leave the focus nowhere: the key comes from the page itself then
        await page.evaluate(() =>
          document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })),
        );
        await expect(page.getByRole('dialog', { name: words.drawer })).toHaveCount(0);
        expect(complaints).toEqual([]);
      });
    }
  }
});

test('by keyboard alone: a menu, a choice with search, a dialog, an order', async ({ page }) => {
  const words = WORDS.it;
  await openGallery(page, 'it');

  const dots = page.getByRole('button', { name: words.menu }).first();
  await page.getByRole('link', { name: 'Prezzo' }).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowLeft');
  await expect(dots).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: words.edit })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#toasts')).toContainText(words.edit);
  await expect(dots).toBeFocused();

  await page.getByRole('form', { name: words.empty }).getByRole('button', { name: words.group }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('searchbox', { name: words.options })).toBeFocused();
  await page.keyboard.type('pil');
  await expect(page.getByRole('listbox', { name: words.group }).getByRole('option')).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.locator('input[name=plain-group]')).toHaveValue('Pilates');

  const opener = page.getByRole('button', { name: words.dialog });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: words.dialog })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();

  const order = page.getByRole('grid', { name: words.order });
  await order.getByRole('row').first().focus();
  await page.keyboard.press('ArrowRight');
  const handle = order.getByRole('button', { name: words.drag });
  await expect(handle).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(handle).not.toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(order.getByRole('row').first()).not.toContainText('Massaggio rilassante');

  const first = order.getByRole('row').first();
  const name = (await first.innerText()).trim();
  await first.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(first.getByRole('button', { name: /^Altro per/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.type('Sposta giù');
  await expect(page.getByRole('menuitem', { name: words.down })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(order.getByRole('row').nth(1)).toContainText(name);
});

test('a selection says how many, means this page, and goes with another order', async ({ page }) => {
  await openGallery(page, 'it');
  const table = page.getByRole('grid', { name: 'Servizi', exact: true });
  await table
    .getByRole('row', { name: /Consulenza/ })
    .locator('label')
    .click();
  await expect(page.getByText(WORDS.it.chosen)).toBeVisible();
  await expectAccessible(page);
  await table.getByRole('row').first().locator('label').click();
  // Six of the seven: the archived one cannot be chosen.
  await expect(page.getByText('Scelte in questa pagina: 6')).toBeVisible();
  await table.getByRole('link', { name: 'Durata' }).click();
  await expect(page).toHaveURL(/sort=minutes/);
  await expect(page.getByText(/^Scelte in questa pagina:/)).toHaveCount(0);
  await expect(table.getByRole('columnheader', { name: 'Durata' })).toHaveAttribute('aria-sort', 'ascending');
});

test('filters stand in the address: typed, chosen, taken away', async ({ page }) => {
  await openGallery(page, 'it');
  const table = page.getByRole('grid', { name: 'Servizi', exact: true });
  await page.getByRole('searchbox', { name: 'Cerca un servizio' }).fill('massaggio');
  await expect(page).toHaveURL(/q=massaggio/);
  await expect(table.getByRole('row')).toHaveCount(3);
  await page.getByText('Archiviati', { exact: true }).click();
  await expect(page).toHaveURL(/state=archived/);
  await page.getByRole('link', { name: 'Togli i filtri' }).click();
  await expect(table.getByRole('row')).toHaveCount(8);
  await expect(page.getByRole('searchbox', { name: 'Cerca un servizio' })).toHaveValue('');
});

test('with scripts a form sends the same names and values', async ({ page }) => {
  await openGallery(page, 'it');
  const form = page.getByRole('form', { name: 'Compilati' });
  for (const name of ['filled-minutes', 'filled-group', 'filled-colour'])
    await expect(form.locator(`input[type=hidden][name=${name}]`)).toBeAttached();
  await expect(form.getByRole('button', { name: WORDS.it.calendar })).toHaveCount(2);
  const sent = await form.evaluate((shown: HTMLFormElement) => [...new FormData(shown)]);
  expect(sent).toEqual([
    ['filled-name', expect.stringMatching(/^Trattamento/)],
    ['filled-text', ''],
    ['filled-price', '55,00'],
    ['filled-minutes', '60'],
    ['filled-group', 'Massaggi'],
    ['filled-staff', 'anna'],
    ['filled-staff', 'bruno'],
    ['filled-where', 'here'],
    ['filled-day', '2027-03-08'],
    ['filled-time', '09:30'],
    ['filled-from', '2027-06-01'],
    ['filled-to', '2027-09-15'],
    ['filled-colour', '#8A5A83'],
    ['filled-published', 'on'],
    ['filled-lunch', 'on'],
  ]);
});

test('what was typed before the rich part came goes along, and nothing changes under who is typing', async ({
  page,
}) => {
  let letCome = (): void => undefined;
  const mayCome = new Promise<void>((resolve) => (letCome = resolve));
  await page.route(/\/assets\/rich-number-[^/]+\.js$/, async (route) => {
    await mayCome;
    await route.continue();
  });
  await page.goto('/it/development/kit');
  await expect(page.getByRole('grid', { name: WORDS.it.order })).toBeVisible();
  const minutes = page.getByRole('form', { name: 'Compilati' }).getByRole('textbox', { name: 'Durata' });
  await minutes.fill('75');
  const arrived = page.waitForResponse(/\/assets\/rich-number-[^/]+\.js$/);
  letCome();
  await arrived;
  await expect(page.getByRole('form', { name: 'Con errori' }).getByRole('group')).not.toHaveCount(0);
  await expect(minutes).toBeFocused();
  await minutes.press('Tab');
  await expect(
    page.getByRole('form', { name: 'Compilati' }).locator('input[type=hidden][name=filled-minutes]'),
  ).toHaveValue('75');
});

test('what is not accessible is found, also in a frame', async ({ page }) => {
  await page.setContent('<!doctype html><html lang="it"><title>Prova</title><img src="data:," /></html>');
  await expect(expectAccessible(page)).rejects.toThrow('image-alt');
  await page.setContent(
    `<!doctype html><html lang="it"><title>Prova</title><iframe title="Dentro" srcdoc="<html lang='it'><title>Dentro</title><input>"></iframe></html>`,
  );
  await expect(expectAccessible(page)).rejects.toThrow('label');
  await page.setContent(
    '<!doctype html><html lang="it"><title>Prova</title><img alt="" src="data:," /></html>',
  );
  await expectAccessible(page);
});
