import type { Page } from '@playwright/test';
import { aDeskCenter, comeIn, signInAsCustomerOf } from './setup/desk-center.ts';
import { expectAccessible, untilAlive } from './setup/journey.ts';
import { NARROW, picture } from './setup/screens.ts';
import { expect, test } from './setup/test.ts';

/** The line has told what was unread before: only what comes after is news. */
async function untilUnreadIsTold(page: Page): Promise<void> {
  const line = await page.waitForEvent('websocket');
  await line.waitForEvent('framereceived', ({ payload }) => String(payload).includes('unreadNotifications'));
}

test('a customer and the desk talk, over a lost line and a reload', async ({ page, browser, faults }) => {
  const center = await aDeskCenter({ center: 'Corte delle Parole', person: 'Petra Parola' });
  await page.setViewportSize(NARROW);
  const { customerId, email } = await signInAsCustomerOf(page, center);
  const desk = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage();
  await comeIn(desk, center);
  await desk.goto(`/it/business/${center.id}/messages`);
  await untilAlive(desk);
  await expect(desk.getByText('Nessuna conversazione')).toBeVisible();

  await page.goto(`/it/chat?provider=${center.id}&chat=new`);
  await untilAlive(page);
  await expect(page.getByText('Inizia scrivendo un messaggio!')).toBeVisible();
  await expectAccessible(page);
  const text = page.getByRole('textbox', { name: 'Scrivi un messaggio' });
  await text.fill('Avete posto domani?\n<script>alert(1)</script>');
  await text.press('Enter');
  await expect(page.getByRole('log')).toContainText('<script>alert(1)</script>');

  await desk.getByRole('list', { name: 'Conversazioni' }).getByRole('link').click();
  await expect(desk.getByRole('log')).toContainText('Avete posto domani?');
  const answer = desk.getByRole('textbox', { name: 'Scrivi un messaggio' });
  await answer.fill('   ');
  await answer.press('Enter');
  await answer.fill('Sì, alle 10: https://radura.it');
  await answer.press('Enter');
  await expect(page.getByRole('log')).toContainText('Sì, alle 10');
  await expect(page.getByRole('log')).toContainText('Corte delle Parole');
  await picture(page, 'chat-390');
  await picture(desk, 'messages-1280');
  await expectAccessible(page);
  await expectAccessible(desk);

  // What is written without a line waits, and what was missed comes with it
  faults.provoke(/net::ERR_INTERNET_DISCONNECTED/);
  await page.context().setOffline(true);
  await text.fill('Allora vengo');
  await text.press('Enter');
  await expect(page.getByText('In invio')).toBeVisible();
  await answer.fill('A domani');
  await answer.press('Enter');
  await page.context().setOffline(false);
  await expect(desk.getByRole('log')).toContainText('Allora vengo', { timeout: 15_000 });
  await expect(page.getByRole('log')).toContainText('A domani', { timeout: 15_000 });
  await expect(page.getByText('In invio')).toBeHidden();
  await page.reload();
  await expect(page.getByRole('log').getByText('Allora vengo')).toHaveCount(1);

  await untilAlive(page);
  const own = page.getByRole('listitem').filter({ hasText: 'Allora vengo' });
  await own.locator('summary').click();
  await own.getByRole('button', { name: 'Elimina' }).click();
  await expect(desk.getByRole('log')).not.toContainText('Allora vengo');

  // A message that comes while the desk is elsewhere says so, and a customer's card leads to the same chat
  const told = untilUnreadIsTold(desk);
  await desk.goto(`/it/business/${center.id}/settings`);
  await untilAlive(desk);
  await told;
  await expect(desk.getByText('Messaggi dei clienti').first()).toBeVisible();
  await text.fill('Ci siete ancora?');
  await text.press('Enter');
  const news = desk.getByRole('status').getByRole('link', { name: /Ci siete ancora/ });
  await expect(news).toBeVisible();
  await picture(desk, 'chat-news-1280');
  await news.click();
  await expect(desk.getByRole('log')).toContainText('Ci siete ancora?');
  await expect(news).toHaveCount(0);
  await desk.goto(`/it/business/${center.id}/messages?customer=${customerId}`);
  await expect(desk.getByRole('log')).toContainText('Ci siete ancora?');

  // Somebody who is chosen in the dialog opens their chat and closes it
  await desk.getByRole('button', { name: 'Nuova conversazione' }).click();
  const dialog = desk.getByRole('dialog', { name: 'Nuova conversazione' });
  await dialog.getByRole('textbox', { name: 'Cerca per nome o e-mail' }).fill(email);
  await dialog.getByRole('button', { name: new RegExp(email) }).click();
  await expect(dialog).toBeHidden();
  await expect(desk.getByRole('log')).toContainText('Ci siete ancora?');
  await desk.context().close();
});
