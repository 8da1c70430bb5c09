import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FrameLocator, Page } from '@playwright/test';
import { signInAtCenter } from './setup/account.ts';
import { dateInDays, expectAccessible, journeys, query, untilAlive } from './setup/journey.ts';
import { expect, test } from './setup/test.ts';

const { town } = journeys();

/** The studio's first widget, which every other journey books by. */
let first: number;

test.beforeEach(async () => {
  const [row] = await query<{ id: string }>(
    'select min(id) as id from web_integrations where provider_id = $1',
    [town.studio],
  );
  first = Number(row?.id);
});

test.afterEach(async () => {
  await query('delete from web_integrations where provider_id = $1 and id <> $2', [town.studio, first]);
  await query(
    `update web_integrations set name = 'Radura', primary_color = '#1F5C49', url = null, link = null, background = null, base = null, body = null,
      button = null, font = null, gradient = null, fontname = null, font_family = null, font_style = null, integration_type = 'widget',
      only_on_its_site = false, show_services = true, ask_phone = false, archived_at = null where id = $1`,
    [first],
  );
});

const screen = (path = '', language = 'it', center = town.studio): string =>
  `/${language}/business/${center}/widget${path}`;

const comeIn = (page: Page, role: 'owner' | 'manager' | 'collaborator' = 'owner', center = town.studio) =>
  signInAtCenter(page, `${role}-widget-${center}@example.it`, { providerId: center, role });

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilAlive(page);
}

/** A picture for who looks at the screens: `PICTURES=folder npx playwright test e2e/widget-settings.spec.ts`. */
async function picture(page: Page, name: string, isWhole = false): Promise<void> {
  const folder = process.env['PICTURES'];
  if (folder) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: isWhole });
}

const preview = (page: Page): FrameLocator => page.frameLocator('iframe[title="Anteprima del widget"]');
const variable = (frame: FrameLocator, name: string): Promise<string> =>
  frame
    .locator('h1')
    .first()
    .evaluate((shown, asked) => getComputedStyle(shown).getPropertyValue(asked), name);

/** The colour's code, in its field. */
const code = (page: Page, label: RegExp) => page.getByRole('group', { name: label }).getByRole('textbox');

/** From the offers to the last button, in a frame of another site. */
async function bookIn(frame: FrameLocator, email: string): Promise<void> {
  await frame.getByRole('link', { name: /Massaggio rilassante/ }).click();
  const day = frame.locator(`a[href*="day=${dateInDays(11)}"]`).first();
  const nextMonth = frame.locator('[data-turn="1"]');
  await expect(day.or(nextMonth).first()).toBeVisible();
  if (!(await day.isVisible())) await nextMonth.click();
  await day.click();
  await frame.getByRole('link', { name: /^10:00/ }).click();
  await frame.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await frame.getByRole('checkbox').first().check();
  await frame.getByRole('button', { name: /Prenota e paga sul posto/ }).click();
}

/** A provider's own site, at another origin: a bare page with what was pasted. */
async function aSite(body: string): Promise<{ address: string; server: Server }> {
  const server = createServer((request, response) => {
    response.writeHead(request.url === '/' ? 200 : 204, { 'content-type': 'text/html; charset=utf-8' });
    response.end(
      `<!doctype html><html lang="it"><head><title>Il mio sito</title></head><body><h1>Il mio sito</h1>${body}</body></html>`,
    );
  });
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening));
  // It listens on a port: its address is not a path.
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}/`, server };
}

test('a new colour shows in the preview at once, and in the widget once it is saved', async ({ page }) => {
  test.slow();
  await comeIn(page);
  await open(page, `/it/business/${town.studio}/services`);
  // The whole way from another screen: the page's policy is that of the first document.
  await page.getByRole('link', { name: 'Widget' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Widget' })).toBeVisible();
  await expect(page).toHaveURL(screen(`/${first}`));
  await expect(preview(page).getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => variable(preview(page), '--primary')).toBe('#1F5C49');
  await expectAccessible(page);
  await picture(page, 'widget-1280-it');

  const colour = code(page, /^Colore principale/);
  await colour.fill('#6B2D5C');
  await colour.press('Tab');
  await expect.poll(() => variable(preview(page), '--primary')).toBe('#6B2D5C');
  expect(await query('select primary_color from web_integrations where id = $1', [first])).toEqual([
    { primary_color: '#1F5C49' },
  ]);
  await colour.fill('#8C8C8C');
  await colour.press('Tab');
  await expect(page.getByText(/Il testo sui pulsanti si legge male: contrasto/)).toBeVisible();
  await picture(page, 'widget-contrast-1280-it');
  await page
    .getByRole('group', { name: /^Colore principale/ })
    .getByRole('option', { name: /rosa/i })
    .click();
  await expect(page.getByText(/Il testo sui pulsanti si legge male/)).toHaveCount(0);
  await expect.poll(() => variable(preview(page), '--primary')).toBe('#A94F63');

  await page.getByText('Altri colori').click();
  const ground = code(page, /^Fondo del testo/);
  await ground.fill('#FFFFFF');
  await ground.press('Tab');
  await expect.poll(() => variable(preview(page), '--widget-body')).toBe('#FFFFFF');
  await page
    .getByRole('group', { name: /^Fondo del testo/ })
    .getByRole('button', { name: 'Predefinito' })
    .click();
  await expect.poll(() => variable(preview(page), '--widget-body')).toBe('');
  await page.getByRole('button', { name: /^Predefinito Testo/ }).click();
  await page.getByRole('option', { name: 'Georgia' }).click();
  await expect.poll(() => variable(preview(page), '--font-text')).toMatch(/^Georgia/);
  await expectAccessible(page);
  await picture(page, 'widget-changed-1280-it', true);

  // Nobody books by trying colours out.
  await bookIn(preview(page), 'anteprima@example.it');
  await expect(preview(page).getByText('Questa è un’anteprima: da qui non si prenota.')).toBeVisible();
  expect(await query("select 1 from mails where recipient = 'anteprima@example.it'")).toEqual([]);

  await page.getByRole('button', { name: 'Salva il widget' }).click();
  await expect(page.locator('#toasts')).toContainText('Aggiornato con successo: Widget');
  const widget = await page.context().newPage();
  await widget.goto(`/it/website-integration/${first}`);
  expect(
    await widget.locator('h1').evaluate((shown) => getComputedStyle(shown).getPropertyValue('--primary')),
  ).toBe('#A94F63');
  await expectAccessible(widget);
  await widget.close();
  // The next one who saves what was seen before is told.
  await query('update web_integrations set version = version + 1 where id = $1', [first]);
  await page.getByRole('textbox', { name: 'Nome' }).fill('Il mio sito');
  await page.getByRole('button', { name: 'Salva il widget' }).click();
  await expect(page.getByRole('heading', { name: 'Qualcuno ha cambiato questi dati' })).toBeVisible();
  await page.getByRole('button', { name: 'Salva la mia' }).click();
  // The notice of the first save may still stand there.
  await expect
    .poll(() => query('select name from web_integrations where id = $1', [first]))
    .toEqual([{ name: 'Il mio sito' }]);
});

test('the code pasted into a page of another site shows the widget at its own height, and a guest books in it', async ({
  page,
  browser,
}) => {
  test.slow();
  await comeIn(page);
  await open(page, screen(`/${first}`));
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copia il codice' }).click();
  await expect(page.locator('#toasts')).toContainText('Codice copiato');
  const pasted = await page.evaluate(() => navigator.clipboard.readText());
  expect(pasted).toBe(await page.getByRole('textbox', { name: 'Codice', exact: true }).inputValue());
  const { address, server } = await aSite(pasted);
  try {
    const context = await browser.newContext({ locale: 'it-IT', viewport: { width: 1100, height: 700 } });
    const site = await context.newPage();
    await site.goto(address);
    const frame = site.frameLocator('iframe[title="Prenotazioni"]');
    await expect(frame.getByRole('link', { name: /Massaggio rilassante/ })).toBeVisible();
    const height = () => site.locator('iframe').evaluate((shown) => shown.getBoundingClientRect().height);
    const inside = () =>
      frame
        .locator('main')
        .evaluate((shown) => shown.parentElement?.parentElement?.getBoundingClientRect().height ?? 0);
    await expect.poll(async () => Math.abs((await height()) - (await inside()))).toBeLessThan(2);
    const before = await height();
    expect(before).not.toBe(720);
    await picture(site, 'pasted-1100-it', true);
    // A site's own message, and one of a frame that is no widget, set no height.
    await site.evaluate(() => window.postMessage({ type: 'radura:height', height: 5000 }, '*'));
    await site.setViewportSize({ width: 390, height: 844 });
    await expect.poll(height).toBeGreaterThan(before);
    expect(await height()).toBeLessThan(4900);
    await picture(site, 'pasted-390-it', true);
    // Nobody but our own settings screen says how a widget looks.
    await site.evaluate(() =>
      document
        .querySelector('iframe')
        ?.contentWindow?.postMessage({ type: 'radura:look', look: { primaryColor: '#ff0000' } }, '*'),
    );
    await bookIn(frame, 'dal-sito@example.it');
    await expect(frame.getByText(/controlla la tua e-mail/i).first()).toBeVisible();
    expect(await variable(frame, '--primary')).toBe('#1F5C49');
    await expect
      .poll(() => query("select 1 from mails where recipient = 'dal-sito@example.it'"))
      .toHaveLength(1);
    await context.close();
  } finally {
    server.close();
  }
});

test('only the widget lets itself be framed', async ({ page, browser, faults }) => {
  faults.provoke(/frame-ancestors/);
  faults.provoke(/ERR_BLOCKED_BY_RESPONSE/);
  const origin = new URL(test.info().project.use.baseURL ?? '').origin;
  const paths = [`/it/business/${town.studio}/widget`, '/it/login', `/it/provider/${town.studio}`, '/it'];
  const frames = paths.map((path) => `<iframe title="${path}" src="${origin}${path}"></iframe>`).join('');
  const { address, server } = await aSite(frames);
  try {
    const context = await browser.newContext({ locale: 'it-IT' });
    const site = await context.newPage();
    await site.goto(address);
    for (const path of paths)
      await expect(site.frameLocator(`iframe[title="${path}"]`).locator('h1')).toHaveCount(0);
    await context.close();
    await comeIn(page);
    for (const path of [screen(`/${first}`), ...paths]) {
      const answer = await page.request.get(path);
      expect(answer.headers()['content-security-policy']).toContain("frame-ancestors 'none'");
    }
    const script = await page.request.get('/widget.js');
    expect(script.headers()).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    });
  } finally {
    server.close();
  }
});

test('a widget kept to its site is shown there, and nowhere else', async ({ page, browser, faults }) => {
  faults.provoke(/frame-ancestors/);
  faults.provoke(/ERR_BLOCKED_BY_RESPONSE/);
  const origin = new URL(test.info().project.use.baseURL ?? '').origin;
  const frame = `<iframe title="Prenotazioni" src="${origin}/it/website-integration/${first}"></iframe>`;
  const [own, another] = await Promise.all([aSite(frame), aSite(frame)]);
  try {
    await comeIn(page);
    await open(page, screen(`/${first}`));
    await page.getByText('Mostralo solo in questo sito').click();
    await page.getByRole('button', { name: 'Salva il widget' }).click();
    const site = page.getByRole('textbox', { name: 'Il sito in cui lo metti' });
    await expect(site).toHaveAttribute('aria-invalid', 'true');
    await site.fill(own.address);
    await page.getByRole('button', { name: 'Salva il widget' }).click();
    await expect(page.locator('#toasts')).toContainText('Aggiornato con successo: Widget');
    await picture(page, 'widget-kept-1280-it', true);
    // Our own preview of it stays.
    await page.reload();
    await expect(preview(page).getByRole('link', { name: /Massaggio rilassante/ })).toBeVisible();

    const context = await browser.newContext({ locale: 'it-IT' });
    const visited = await context.newPage();
    await visited.goto(own.address);
    const shown = visited.frameLocator('iframe').getByRole('link', { name: /Massaggio rilassante/ });
    await expect(shown).toBeVisible();
    // Beside it may fail what the page before had begun.
    const refused = visited.waitForEvent('requestfailed', (request) =>
      request.url().endsWith(`/it/website-integration/${first}`),
    );
    await visited.goto(another.address);
    await refused;
    await expect(shown).toHaveCount(0);
    await context.close();
  } finally {
    own.server.close();
    another.server.close();
  }
});

test('what cannot be is refused at its field, and what was typed stays', async ({ page }) => {
  await comeIn(page);
  await open(page, screen(`/${first}`));
  await page.getByRole('textbox', { name: 'Il sito in cui lo metti' }).fill('javascript:alert(1)');
  await page.getByRole('textbox', { name: 'Nome' }).fill('');
  await page.getByRole('button', { name: 'Salva il widget' }).click();
  const site = page.getByRole('textbox', { name: 'Il sito in cui lo metti' });
  await expect(site).toHaveAccessibleDescription(/Inserisci un URL valido/);
  await expect(page.getByRole('textbox', { name: 'Nome' })).toBeFocused();
  await expect(site).toHaveValue('javascript:alert(1)');
  await expectAccessible(page);
  await picture(page, 'widget-refused-1280-it');
});

test('a second widget is made, listed, archived and restored, in English and on a phone', async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  await comeIn(page);
  await open(page, screen('/new', 'en'));
  await page.getByRole('textbox', { name: 'Name' }).fill('Landing page');
  await page.getByRole('button', { name: /How it opens/ }).click();
  await page.getByRole('option', { name: 'From a link' }).click();
  await expectAccessible(page);
  await picture(page, 'widget-new-390-en', true);
  await page.getByRole('button', { name: 'Create the widget' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Widget: Landing page' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Code', exact: true })).toHaveValue(
    /^<a href=".*>Book<\/a>$/,
  );
  await expectAccessible(page);
  await picture(page, 'widget-second-390-en', true);
  await page.getByRole('link', { name: 'All widgets' }).click();
  const list = page.getByRole('grid', { name: 'Widget' });
  await expect(list.getByRole('row', { name: /Landing page/ })).toContainText('In use');
  await expectAccessible(page);
  await picture(page, 'widgets-390-en');
  await list.getByRole('link', { name: 'Landing page' }).click();
  await page.getByRole('button', { name: 'Archive the widget' }).click();
  await expect(page.getByRole('button', { name: 'Restore the widget' })).toBeVisible();
  await expect(page.getByText(/does not show on the sites/).first()).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expectAccessible(page);
  await picture(page, 'widget-archived-1440-en');
  await page.getByRole('button', { name: 'Restore the widget' }).click();
  await expect(page.getByRole('button', { name: 'Archive the widget' })).toBeVisible();
  await picture(page, 'widget-restored-1440-en');
  // What counts as a change by oneself is none by somebody else.
  await page.getByRole('textbox', { name: 'Name' }).fill('Landing page 2');
  await page.getByRole('button', { name: 'Save the widget' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Widget: Landing page 2' })).toBeVisible();
});

test('a manager looks, a collaborator sees nothing of it', async ({ page, browser, faults }) => {
  faults.provoke(/404 \(Not Found\) at .*\/widget$/);
  await comeIn(page, 'manager');
  await open(page, screen(`/${first}`));
  await expect(page.getByText('Cambiano il widget titolare e direzione.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Salva il widget' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Nuovo widget' })).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'Nome' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Copia il codice' })).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'widget-manager-1280-it');
  const context = await browser.newContext({
    baseURL: test.info().project.use.baseURL,
    locale: 'it-IT',
  });
  const other = await context.newPage();
  await comeIn(other, 'collaborator');
  await other.goto(screen());
  await expect(other.getByText('Questa pagina non è per il tuo ruolo')).toBeVisible();
  await expect(other.getByRole('link', { name: 'Widget' })).toHaveCount(0);
  await context.close();
});

test('where the package has none it says so, and how to get it', async ({ page }) => {
  await comeIn(page, 'owner', town.onFree);
  await open(page, screen('', 'it', town.onFree));
  await expect(page.getByRole('heading', { name: 'Prenotazioni dal tuo sito' })).toBeVisible();
  await expect(page.getByText('Il tuo pacchetto non comprende questa funzione.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Salva il widget' })).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'Codice', exact: true })).toHaveCount(0);
  await expectAccessible(page);
  await picture(page, 'widget-free-1280-it');
});
