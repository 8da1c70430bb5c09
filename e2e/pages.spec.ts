import { chooseDay, dateInDays, expectAccessible, journeys, query, toBook } from './setup/journey.ts';
import { NARROW } from './setup/screens.ts';
import { expect, test } from './setup/test.ts';

const { town } = journeys();

const PAGES = [
  '',
  '/book/',
  `/provider/${town.studio}`,
  `/provider/${town.studio}?offer=1`,
  '/about',
  '/privacy',
  '/cookies',
  '/terms',
];

test('the pages are accessible, fit 390 px and speak Italian first and English when asked, which stays', async ({
  page,
  faults,
}) => {
  faults.provoke(/404 .* at .*\/nope$/);
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'it');
  // Nobody is asked about cookies, as there are none
  expect(await page.context().cookies()).toEqual([]);
  await page.locator('[lang=en]').first().click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.goto('/about');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.setViewportSize(NARROW);
  for (const path of PAGES) {
    await page.goto(`/it${path}`);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, path).toBeLessThanOrEqual(NARROW.width);
    await expectAccessible(page);
  }
  const nowhere = await page.goto('/it/nope');
  expect(nowhere?.status()).toBe(404);
  await expectAccessible(page);
});

test('on the package Free a request is written: what is wrong is said, nothing typed is lost, the provider gets it', async ({
  page,
}) => {
  await page.goto(`/it/provider/${town.onFree}`);
  const form = page.getByRole('region', { name: 'Manda una richiesta' });
  await form.getByRole('textbox', { name: 'Il tuo nome' }).fill('Ada Rossi');
  await form.getByRole('textbox', { name: 'E-mail' }).fill('ada.example.it');
  await form.getByRole('textbox', { name: 'Messaggio' }).fill('Avete posto sabato mattina?');
  await form.getByRole('button', { name: 'Invia la richiesta' }).click();
  await expect(form.getByText('Inserisci un indirizzo e-mail valido!')).toBeVisible();
  await expect(form.getByRole('textbox', { name: 'E-mail' })).toBeFocused();
  await expect(form.getByRole('textbox', { name: 'Messaggio' })).toHaveValue('Avete posto sabato mattina?');
  await expectAccessible(page);
  await form.getByRole('textbox', { name: 'E-mail' }).fill('ada.richiesta@example.it');
  await form.getByRole('button', { name: 'Invia la richiesta' }).click();
  await expect(page.getByRole('heading', { name: 'Richiesta inviata' })).toBeFocused();
  await expect(page.getByText('Bottega Gratuita ti risponde a ada.richiesta@example.it.')).toBeVisible();
  await expect.poll(() => requestsFrom('ada.richiesta@example.it')).toEqual(['ciao@bottega.example']);
});

/** To whom requests of somebody were mailed. */
async function requestsFrom(email: string): Promise<string[]> {
  const mails = await query<{ recipient: string }>(
    "select recipient from mails where kind = 'provider-request' and rendered ->> 'replyTo' = $1",
    [email],
  );
  return mails.map(({ recipient }) => recipient);
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('search, provider, service, day and time can be reached by links and forms', async ({ page }) => {
    await page.goto('/it');
    await page.getByRole('combobox', { name: 'Che cosa' }).fill('Studio Aria');
    await page.getByRole('button', { name: 'Cerca' }).click();
    await page
      .getByRole('link', { name: /Studio Aria/ })
      .first()
      .click();
    await toBook(page, /Massaggio rilassante/).click();
    await chooseDay(page, 6);
    await page.getByRole('link', { name: /^10:00/ }).click();
    await expect(page.getByRole('textbox', { name: 'E-mail' })).toBeVisible();
  });

  test('a message to Radura is refused with what was typed still there, then sent', async ({ page }) => {
    await page.goto('/it');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contattaci' }).click();
    const form = page.getByRole('main');
    await form.getByLabel('Nome').fill('Ada');
    await form.getByLabel('E-mail').fill('ada.senza.script@example.it');
    await form.getByLabel('Oggetto').fill('Una domanda');
    await form.getByRole('button', { name: 'Invia il messaggio' }).click();
    await expect(form.getByText('Inserisci un valore per Messaggio!')).toBeVisible();
    await expect(form.getByLabel('Nome')).toHaveValue('Ada');
    await form.getByLabel('Messaggio').fill('Siete anche a Bari?');
    await form.getByRole('button', { name: 'Invia il messaggio' }).click();
    await expect(form.getByRole('heading', { name: 'Il tuo messaggio è stato inviato' })).toBeVisible();
  });

  test('a request is refused with what was typed still there, then sent; a machine’s is not', async ({
    page,
  }) => {
    const write = async (email: string) => {
      await page.getByRole('textbox', { name: 'Il tuo nome' }).fill('Ada');
      await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
      await page.getByRole('button', { name: 'Invia la richiesta' }).click();
    };
    await page.goto(`/it/provider/${town.onFree}`);
    await write('ada.senza@example.it');
    await expect(page.getByText('Inserisci un valore per messaggio!')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Il tuo nome' })).toHaveValue('Ada');
    await page.getByRole('textbox', { name: 'Messaggio' }).fill('Avete posto?');
    await page.getByRole('button', { name: 'Invia la richiesta' }).click();
    await expect(page.getByRole('heading', { name: 'Richiesta inviata' })).toBeInViewport();
    await expect.poll(() => requestsFrom('ada.senza@example.it')).toHaveLength(1);

    await page.goto(`/it/provider/${town.onFree}`);
    await page.getByRole('textbox', { name: 'Messaggio' }).fill('Buy now');
    await page.locator('input[name=website]').fill('https://spam.example', { force: true });
    await write('macchina@example.it');
    await expect(page.getByRole('heading', { name: 'Richiesta inviata' })).toBeVisible();
    expect(await query("select 1 from provider_requests where email = 'macchina@example.it'")).toEqual([]);
  });
});

test('the keyboard alone books', async ({ page }) => {
  await page.goto(`/it/provider/${town.studio}?offer=1&day=${dateInDays(7)}`);
  await page.getByRole('link', { name: /^10:00/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toBeVisible();
  await page.getByRole('textbox', { name: 'E-mail' }).focus();
  await page.keyboard.type('tastiera@example.it');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  for (let step = 0; step < 8; step += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => document.activeElement?.textContent ?? '');
    if (/Prenota e paga sul posto/.test(focused)) break;
  }
  await page.keyboard.press('Enter');
  await expect(page.getByText(/controlla la tua e-mail/i).first()).toBeVisible();
});

test('the widget works where the browser denies it storage', async ({ page }) => {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  await page.addInitScript(() => {
    const deny = (): never => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const storage of ['sessionStorage', 'localStorage'])
      Object.defineProperty(window, storage, { configurable: true, get: deny });
  });
  const [integration] = await query<{ id: number }>(
    'select id from web_integrations where provider_id = $1',
    [town.studio],
  );
  await page.goto(`/it/website-integration/${integration?.id}`);
  await page.getByRole('link', { name: /Massaggio rilassante/ }).click();
  await page.locator('a[href*="day="]').first().click();
  await expect(page).toHaveURL(/day=/);
  await page.reload();
  await expect(page.locator('a[href*="day="]').first()).toBeVisible();
  expect(faults).toEqual([]);
});
