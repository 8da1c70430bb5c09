import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FrameLocator, Page } from '@playwright/test';
import { signInAtCenter } from './setup/account.ts';
import { dateInDays, expectAccessible, journeys, query } from './setup/journey.ts';
import { open } from './setup/screens.ts';
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

const screen = (path: string): string => `/it/business/${town.studio}/widget${path}`;

const comeIn = (page: Page) =>
  signInAtCenter(page, 'owner-widget@example.it', { providerId: town.studio, role: 'owner' });

const preview = (page: Page): FrameLocator => page.frameLocator('iframe[title="Anteprima del widget"]');
const variable = (frame: FrameLocator, name: string): Promise<string> =>
  frame
    .locator('h1')
    .first()
    .evaluate((shown, asked) => getComputedStyle(shown).getPropertyValue(asked), name);

/** The colour's code, in its field. */
const code = (page: Page, label: RegExp) => page.getByRole('group', { name: label }).getByRole('textbox');

/** From the offers to the last button, in a frame of another site. */
async function bookIn(frame: FrameLocator, email: string, onStep = async () => {}): Promise<void> {
  await frame.getByRole('link', { name: /Massaggio rilassante/ }).click();
  await onStep();
  const day = frame.locator(`a[href*="day=${dateInDays(11)}"]`).first();
  const nextMonth = frame.locator('[data-turn="1"]');
  await expect(day.or(nextMonth).first()).toBeVisible();
  if (!(await day.isVisible())) await nextMonth.click();
  await day.click();
  await frame.getByRole('link', { name: /^10:00/ }).click();
  await onStep();
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
  await comeIn(page);
  await open(page, `/it/business/${town.studio}/services`);
  // The whole way from another screen: the page's policy is that of the first document.
  await page.getByRole('link', { name: 'Widget' }).first().click();
  await expect(page).toHaveURL(screen(`/${first}`));
  await expect.poll(() => variable(preview(page), '--primary')).toBe('#1F5C49');
  const colour = code(page, /^Colore principale/);
  await colour.fill('#6B2D5C');
  await colour.press('Tab');
  await expect.poll(() => variable(preview(page), '--primary')).toBe('#6B2D5C');
  await colour.fill('#8C8C8C');
  await colour.press('Tab');
  await expect(page.getByText(/Il testo sui pulsanti si legge male: contrasto/)).toBeVisible();
  await colour.fill('#A94F63');
  await colour.press('Tab');
  await expect(page.getByText(/Il testo sui pulsanti si legge male/)).toHaveCount(0);

  // Nobody books by trying colours out.
  await bookIn(preview(page), 'anteprima@example.it');
  await expect(preview(page).getByText('Questa è un’anteprima: da qui non si prenota.')).toBeVisible();
  expect(await query("select 1 from mails where recipient = 'anteprima@example.it'")).toEqual([]);

  await page.getByRole('button', { name: 'Salva il widget' }).click();
  await expect(page.locator('#toasts')).toContainText('Aggiornato con successo: Widget');
  await page.goto(`/it/website-integration/${first}`);
  expect(
    await page.locator('h1').evaluate((shown) => getComputedStyle(shown).getPropertyValue('--primary')),
  ).toBe('#A94F63');
  await expectAccessible(page);
});

test('the code pasted into a page of another site shows the widget at its own height, and a guest books in it', async ({
  page,
  browser,
}) => {
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
    // A site's own message, and one of a frame that is no widget, set no height.
    await site.evaluate(() => window.postMessage({ type: 'radura:height', height: 5000 }, '*'));
    await site.setViewportSize({ width: 390, height: 844 });
    await expect.poll(height).toBeGreaterThan(before);
    expect(await height()).toBeLessThan(4900);
    // Nobody but our own settings screen says how a widget looks.
    await site.evaluate(() =>
      document
        .querySelector('iframe')
        ?.contentWindow?.postMessage({ type: 'radura:look', look: { primaryColor: '#ff0000' } }, '*'),
    );
    // Each step comes into the sight of the page around, though its frame is higher than the screen
    const stepTop = async () => {
      const around = await site.locator('iframe').evaluate((shown) => shown.getBoundingClientRect().top);
      const inside = frame.locator('section[tabindex="-1"]').last();
      return around + (await inside.evaluate((shown) => shown.getBoundingClientRect().top));
    };
    await bookIn(frame, 'dal-sito@example.it', async () => {
      await expect.poll(async () => Math.abs((await stepTop()) - 211)).toBeLessThan(212);
    });
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

test('nothing but the widget lets itself be framed, and one that is kept to its site only there', async ({
  page,
  browser,
  faults,
}) => {
  faults.provoke(/frame-ancestors/);
  faults.provoke(/ERR_BLOCKED_BY_RESPONSE/);
  const origin = new URL(test.info().project.use.baseURL ?? '').origin;
  const paths = [`/it/business/${town.studio}/widget`, '/it/login', `/it/provider/${town.studio}`, '/it'];
  const frame = `<iframe title="Prenotazioni" src="${origin}/it/website-integration/${first}"></iframe>${paths
    .map((path) => `<iframe title="${path}" src="${origin}${path}"></iframe>`)
    .join('')}`;
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
    // Our own preview of it stays.
    await page.reload();
    await expect(preview(page).getByRole('link', { name: /Massaggio rilassante/ })).toBeVisible();

    const context = await browser.newContext({ locale: 'it-IT' });
    const visited = await context.newPage();
    await visited.goto(own.address);
    const shown = visited
      .frameLocator('iframe[title="Prenotazioni"]')
      .getByRole('link', { name: /Massaggio rilassante/ });
    await expect(shown).toBeVisible();
    for (const path of paths)
      await expect(visited.frameLocator(`iframe[title="${path}"]`).locator('h1')).toHaveCount(0);
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
