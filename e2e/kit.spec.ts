import type { Page } from '@playwright/test';
import { expectAccessible, untilAlive } from './setup/journey.ts';
import { expect, test } from './setup/test.ts';

const words = {
  menu: 'Altro per Massaggio rilassante',
  edit: 'Modifica',
  dialog: 'Nuovo gruppo',
  order: 'Ordine dei servizi',
  empty: 'Vuoti',
  group: /Gruppo/,
  down: 'Sposta giù',
  options: 'Cerca tra le opzioni',
  drag: 'Trascina Massaggio rilassante',
} as const;

/** Opens the gallery and waits until scripts have taken over. */
async function openGallery(page: Page): Promise<void> {
  await page.goto('/it/development/kit');
  await untilAlive(page);
}

test('by keyboard alone: a menu, a choice with search, a dialog, an order', async ({ page }) => {
  await openGallery(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBe(0);
  await page.setViewportSize({ width: 1280, height: 800 });

  const dots = page.getByRole('button', { name: words.menu }).first();
  // A table is drawn anew once scripts have taken over
  await expect(async () => {
    await page.getByRole('link', { name: 'Prezzo' }).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowLeft');
    await expect(dots).toBeFocused({ timeout: 1000 });
  }).toPass({ timeout: 20_000 });
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
  await expectAccessible(page);
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
