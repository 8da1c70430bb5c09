import type { Page } from '@playwright/test';
import { aDeskCenter, comeIn, signInAsCustomerOf } from './setup/desk-center.ts';
import { expectAccessible, untilAlive } from './setup/journey.ts';
import { NARROW, picture } from './setup/screens.ts';
import { expect, test } from './setup/test.ts';

/** Goes on with the Tab key until something has the focus. */
async function tabTo(page: Page, name: string | RegExp, role: 'link' | 'textbox' | 'button'): Promise<void> {
  const wanted = page.getByRole(role, { name }).first();
  for (let presses = 0; presses < 60; presses += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(wanted).toBeFocused();
}

test('on a phone a talk is opened, written in and left by keys alone; a channel gets another name', async ({
  page,
  browser,
  faults,
}) => {
  const center = await aDeskCenter({ center: 'Corte dei Tasti', person: 'Tea Tasto' });
  await page.setViewportSize(NARROW);
  await signInAsCustomerOf(page, center);
  await page.goto(`/it/chat?provider=${center.id}&chat=new`);
  await untilAlive(page);
  await tabTo(page, 'Scrivi un messaggio', 'textbox');
  await page.keyboard.type('Avete posto?');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('log')).toContainText('Avete posto?');
  await tabTo(page, 'Torna alle conversazioni', 'link');
  await page.keyboard.press('Enter');

  const row = page.getByRole('list', { name: 'Conversazioni' }).getByRole('link');
  await expect(row).toBeFocused();
  await picture(page, 'chat-list-390');
  await page.keyboard.press('Enter');
  await tabTo(page, 'Scrivi un messaggio', 'textbox');
  await page.keyboard.type('Anche domani va bene');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('Grazie');
  await tabTo(page, 'Invia', 'button');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('log')).toContainText('Grazie');
  await picture(page, 'chat-narrow-390');
  await expectAccessible(page);

  const desk = await (await browser.newContext({ viewport: NARROW })).newPage();
  await comeIn(desk, center);
  await desk.goto(`/it/business/${center.id}/messages`);
  await untilAlive(desk);
  await picture(desk, 'messages-390');
  await tabTo(desk, /Avete posto|Grazie/, 'link');
  await desk.keyboard.press('Enter');
  await expect(desk.getByRole('log')).toContainText('Avete posto?');
  await picture(desk, 'messages-talk-390');

  await desk.goto(`/it/business/${center.id}/messages?tab=channel`);
  await untilAlive(desk);
  await desk.getByRole('textbox', { name: 'Nome del canale' }).fill('Orari');
  await desk.getByRole('button', { name: 'Crea il canale' }).click();
  await desk.getByRole('list', { name: 'Canali' }).getByRole('link', { name: 'Orari' }).click();
  await desk.getByRole('button', { name: 'Cambia nome' }).click();
  const dialog = desk.getByRole('dialog');
  faults.provoke(/status of 422/);
  await dialog.getByRole('textbox', { name: 'Nome del canale' }).fill('   ');
  await dialog.getByRole('button', { name: 'Salva il nome' }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Nome del canale' }).fill('Novità');
  await picture(desk, 'channel-rename-390');
  await expectAccessible(desk);
  await dialog.getByRole('button', { name: 'Salva il nome' }).click();
  await expect(dialog).toBeHidden();
  await expect(desk.getByRole('heading', { name: 'Novità' })).toBeVisible();
  await picture(desk, 'channel-acts-390');
  await desk.context().close();
});
