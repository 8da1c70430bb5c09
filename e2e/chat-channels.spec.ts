import { aDeskCenter, comeIn, signInAsCustomerOf } from './setup/desk-center.ts';
import { expectAccessible, untilAlive } from './setup/journey.ts';
import { NARROW, picture } from './setup/screens.ts';
import { expect, test } from './setup/test.ts';

test('a center posts in a channel, and its customer reads what is new', async ({ page, browser }) => {
  const center = await aDeskCenter({ center: 'Corte degli Avvisi', person: 'Ada Avviso' });
  await page.setViewportSize(NARROW);
  await signInAsCustomerOf(page, center);
  await page.goto(`/it/chat?provider=${center.id}`);
  await untilAlive(page);
  const tabs = page.getByRole('navigation', { name: 'Chat o canali' });
  await tabs.getByRole('link', { name: 'Canali' }).click();
  await expect(page.getByText('Nessun canale')).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);

  const desk = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage();
  await comeIn(desk, center);
  await desk.goto(`/it/business/${center.id}/messages?tab=channel`);
  await untilAlive(desk);
  await desk.getByRole('textbox', { name: 'Nome del canale' }).fill('Orari');
  await desk.getByRole('button', { name: 'Crea il canale' }).click();
  await desk.getByRole('list', { name: 'Canali' }).getByRole('link', { name: 'Orari' }).click();
  const text = desk.getByRole('textbox', { name: 'Scrivi un messaggio' });
  await text.fill('Lunedì siamo chiusi');
  await text.press('Enter');
  await expect(desk.getByRole('log')).toContainText('Lunedì siamo chiusi');
  await picture(desk, 'channels-1280');
  await expectAccessible(desk);

  // It comes without a reload, unread until it is opened
  const channel = page.getByRole('list', { name: 'Canali' }).getByRole('link', { name: 'Orari' });
  await expect(channel.getByText('Non letta')).toBeAttached();
  await picture(page, 'channel-list-390');
  await expectAccessible(page);
  await channel.click();
  const log = page.getByRole('log');
  await expect(log).toContainText('Lunedì siamo chiusi');
  await expect(log).toContainText('Corte degli Avvisi');
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await text.fill('Riapriamo martedì');
  await text.press('Enter');
  await expect(log).toContainText('Riapriamo martedì');
  await picture(page, 'channel-390');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Torna alle conversazioni' }).click();
  await expect(channel).toBeVisible();
  await expect(channel.getByText('Non letta')).toHaveCount(0);

  // The other tab has nothing open
  await desk
    .getByRole('navigation', { name: 'Chat o canali' })
    .getByRole('link', { name: 'Chat', exact: true })
    .click();
  await expect(desk.getByRole('log')).toHaveCount(0);
  await desk.goBack();
  await desk.getByRole('button', { name: 'Archivia il canale' }).click();
  await desk.getByRole('alertdialog').getByRole('button', { name: 'Archivia il canale' }).click();
  await expect(desk.getByText('Nessun canale')).toBeVisible();
  await expect(page.getByText('Nessun canale')).toBeVisible();
  await desk.context().close();
});
