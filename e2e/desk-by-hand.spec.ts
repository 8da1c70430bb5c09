import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { signInAtCenter } from './setup/account.ts';
import type { DeskCenter } from './setup/desk-center.ts';
import { aDeskCenter, aDeskCustomer } from './setup/desk-center.ts';
import { query, untilAlive } from './setup/journey.ts';
import { expect, test } from './setup/test.ts';

// A day at the desk for who uses no mouse.

const standing = async ({ id }: DeskCenter) =>
  query<{ start: string; presence: string | null; paid: number }>(
    `select to_char(r.local_start, 'HH24:MI') as start, r.presence, o.paid_cents as paid from reservations r
      join orders o on o.provider_id = r.provider_id and o.id = r.order_id where r.provider_id = $1 and r.status = 'A' order by r.id`,
    [id],
  );

/** Runs in the page. What has the focus shows it itself, or what stands around it does where it is hidden. @returns '' or what is wrong */
function focusShown(): string {
  const has = document.activeElement;
  if (!has || has === document.body) return 'nothing has the focus';
  const isOutlined = (one: Element): boolean => {
    const { outlineStyle, outlineWidth } = getComputedStyle(one);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  };
  let around: Element | null = has;
  for (let up = 0; around && up < 4; up += 1, around = around.parentElement)
    if (isOutlined(around)) return '';
  return `the focus of this is not to be seen: ${has.outerHTML.slice(0, 200)}`;
}

/** It has the focus, and whoever looks sees where it is. */
async function expectAt(page: Page, where: Locator): Promise<void> {
  await expect(where).toBeFocused();
  expect(await page.evaluate(focusShown)).toBe('');
}

/** Goes on, or back, until it has the focus: each stop on the way is to be seen. */
async function tabTo(page: Page, where: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(where).toBeVisible();
  for (let stops = 0; stops < 80; stops += 1) {
    if (await where.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press(key);
    const hidden = await page.evaluate(focusShown);
    // From the last stop the keys go into the browser's own bar, and from there to the first one
    expect(['', 'nothing has the focus']).toContain(hidden);
  }
  await expectAt(page, where);
}

const palette = (page: Page) => page.getByRole('dialog', { name: 'Cerca' });

/** Finds by Ctrl K, and goes down the list to what is meant. */
async function find(page: Page, typed: string, group: string, hit: string | RegExp): Promise<void> {
  const field = palette(page).getByRole('textbox');
  // Answers once the part that it opens is here
  await expect(async () => {
    await page.keyboard.press('Control+k');
    await expect(field).toBeFocused({ timeout: 1000 });
  }).toPass();
  await page.keyboard.type(typed);
  const meant = palette(page).getByRole('group', { name: group }).getByRole('menuitem', { name: hit });
  await expect(meant).toBeVisible();
  // The list is drawn again while answers come, and then its entries are others.
  const isAtIt = async () =>
    (await field.getAttribute('aria-activedescendant')) === (await meant.getAttribute('id'));
  await expect(async () => {
    if (!(await isAtIt())) await page.keyboard.press('ArrowDown');
    expect(await isAtIt()).toBe(true);
  }).toPass();
  await page.keyboard.press('Enter');
  await expect(palette(page)).toHaveCount(0);
}

test('by keys alone: a customer is found and booked, moved, marked as there, pays in cash, and the till is counted', async ({
  page,
}) => {
  const center = await aDeskCenter({ center: 'Casa dei Tasti', person: 'Ortensia Tasti' });
  await aDeskCustomer(center, 'Zaira', 'Tastiera');
  await signInAtCenter(page, `tasti-${randomUUID()}@example.it`, { providerId: center.id, role: 'owner' });
  await page.goto(`/it/business/${center.id}/calendar`);
  await untilAlive(page);

  // Who is it? The card, and back to the calendar
  await find(page, 'tastiera', 'Clienti', 'Zaira Tastiera');
  const card = page.getByRole('dialog', { name: 'Zaira Tastiera' });
  await expect(card.getByText('+39 333 1239876')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();
  await find(page, 'calend', 'Schermate', 'Calendario');
  await expect(page.getByRole('heading', { level: 1, name: 'Calendario' })).toBeVisible();

  await page.keyboard.press('n');
  const search = page.getByRole('combobox', { name: 'Cerca il cliente' });
  await expectAt(page, search);
  await page.keyboard.type('zai');
  await expect(page.getByRole('option', { name: /Zaira Tastiera/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(search).toHaveCount(0);
  const book = page.getByRole('button', { name: 'Prenota', exact: true });
  const time = page.getByRole('combobox', { name: 'Ora', exact: true });
  await tabTo(page, time, 'Shift+Tab');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('14:00', { delay: 50 });
  await expect(time).toHaveValue('14:00');
  await tabTo(page, book);
  await page.keyboard.press('Enter');
  await expect(page.locator('#toasts')).toContainText('Prenotazione creata');
  const stands = (from: string) => page.getByRole('link', { name: new RegExp(`^${from}.*Zaira Tastiera`) });
  await expect(stands('14:00')).toBeFocused();

  await page.keyboard.press('m');
  await expect(page.getByText(/^Sposti Zaira Tastiera/)).toBeAttached();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('[data-fit]')).toContainText('14:30–15:30');
  await page.keyboard.press('Enter');
  await expect(stands('14:30')).toBeVisible();
  expect(await standing(center)).toMatchObject([{ start: '14:30' }]);

  await tabTo(page, stands('14:30'));
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Zaira Tastiera' });
  await tabTo(page, drawer.getByRole('button', { name: 'Segna l’arrivo' }));
  await page.keyboard.press('Enter');
  await expect(drawer.getByRole('button', { name: 'Togli il segno' })).toBeVisible();
  await tabTo(page, drawer.getByRole('button', { name: 'Incassa', exact: true }));
  await page.keyboard.press('Enter');
  await expect(drawer.getByText('Non resta nulla da incassare.')).toBeVisible();
  expect(await standing(center)).toMatchObject([{ presence: 'arrived', paid: 5000 }]);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  // Who closes a drawer is where they came from
  await expectAt(page, stands('14:30'));

  await find(page, 'cassa', 'Schermate', /^Cassa/);
  await expect(page.getByRole('heading', { level: 1, name: 'Cassa' })).toBeVisible();
  const count = page.getByRole('region', { name: 'Conta della cassa' });
  await tabTo(page, count.getByLabel('Contanti contati'));
  await page.keyboard.type('50');
  await tabTo(page, count.getByRole('button', { name: 'Registra la conta' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Nessuna differenza')).toBeVisible();
});
