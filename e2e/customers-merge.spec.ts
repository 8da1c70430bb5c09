import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { signInAtCenter } from './setup/account.ts';
import { query, untilAlive } from './setup/journey.ts';
import { open } from './setup/screens.ts';
import { expect, test } from './setup/test.ts';

/** A center of its own for each journey. */
async function aCenter(): Promise<number> {
  const [row] = await query<{ id: number }>(
    `with p as (
       insert into providers (type, name, city, city_key, publish_online)
       values ('C', 'Cascina Ginestra', 'Bologna', 'it-bologna', false) returning id),
     k as (insert into package_subscriptions (provider_id, package_id, amount_cents, started_at) select id, 1, 2900, now() from p)
     select id::int as id from p`,
  );
  if (!row) throw new Error('No center was made');
  return row.id;
}

/** Two who are one, the second with a note. */
async function twoGinestri(providerId: number): Promise<{ first: number; second: number }> {
  const [row] = await query<{ first: number; second: number }>(
    `with c as (insert into customers (provider_id, firstname, lastname, phone, recorded)
       values ($1, 'Elvira', 'Ginestri', '333 4040401', '{firstname,lastname,phone}'),
              ($1, 'Elvi', 'Ginestri', '+39 333 4040402', '{firstname,lastname,phone}') returning id, firstname),
     n as (insert into customer_notes (provider_id, customer_id, text, is_health, written_at)
       select $1, id, 'Vuole la musica bassa', false, now() from c where firstname = 'Elvi')
     select min(id)::int as first, max(id)::int as second from c`,
    [providerId],
  );
  if (!row) throw new Error('Nobody was written down');
  return row;
}

const comeIn = (page: Page, providerId: number): Promise<void> =>
  signInAtCenter(page, `unione-${randomUUID()}@example.it`, { providerId, role: 'owner' });
const at = (providerId: number, path: string) => `/it/business/${providerId}/customers${path}`;

test('two cards of one person are found, compared and made one, and are two again', async ({ page }) => {
  const providerId = await aCenter();
  const { first, second } = await twoGinestri(providerId);
  await comeIn(page, providerId);
  await open(page, at(providerId, `/${first}`));
  const card = page.getByRole('dialog', { name: 'Elvira Ginestri' });
  await card.getByRole('link', { name: 'Unisci con un altro cliente' }).click();
  await untilAlive(page);
  await page.getByRole('searchbox').fill('elv gin');
  await page.getByRole('link', { name: 'Confronta con Elvi Ginestri' }).click();
  const after = page.getByRole('region', { name: 'Dopo l’unione' });
  await expect(after.getByRole('heading')).toHaveText('Elvira Ginestri');
  await expect(after).toContainText('+39 333 4040402');
  await page.getByRole('button', { name: 'Unisci le due schede' }).click();
  await expect(card.getByRole('region', { name: 'Annulla l’unione' })).toContainText('Elvi Ginestri');
  await expect(card).toContainText('Vuole la musica bassa');

  // A link to the old card leads to the one that stays
  await open(page, at(providerId, `/${second}`));
  await expect(page).toHaveURL(new RegExp(`/customers/${first}$`));
  await card.getByRole('button', { name: 'Annulla l’unione' }).click();
  await expect(page.locator('#toasts')).toContainText('Unione annullata: Elvira Ginestri');
  await expect(card).not.toContainText('Vuole la musica bassa');
});
