import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { signInAtCenter } from './setup/account.ts';
import { expectAccessible, query, untilAlive } from './setup/journey.ts';
import { expect, test } from './setup/test.ts';

const NARROW = { width: 390, height: 844 };

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

/** Two who are one, with notes, a tag that both have and one that only the second has; so also of the center's own fields. */
async function twoGinestri(providerId: number): Promise<{ first: number; second: number }> {
  const ids: number[] = [];
  for (const [firstname, phone] of [
    ['Elvira', '333 4040401'],
    ['Elvi', '+39 333 4040402'],
  ]) {
    const [made] = await query<{ id: number }>(
      `insert into customers (provider_id, firstname, lastname, phone, recorded) values ($1, $2, 'Ginestri', $3, '{firstname,lastname,phone}')
       returning id::int as id`,
      [providerId, firstname, phone],
    );
    ids.push(made?.id ?? 0);
  }
  const [first = 0, second = 0] = ids;
  await query(
    `with tags as (insert into customer_tags (provider_id, name, color) values ($1, 'Mattina', '#336655'), ($1, 'Socia', '#7a5200') returning id, name),
     tagged as (insert into customer_tagged (provider_id, customer_id, tag_id)
       select $1, c.id, tags.id from tags cross join (values ($2::bigint, 'Mattina'), ($3, 'Mattina'), ($3, 'Socia')) c (id, name) where c.name = tags.name)
     insert into customer_notes (provider_id, customer_id, text, is_health, written_at)
       values ($1, $2, 'Arriva sempre presto', false, now()), ($1, $3, 'Vuole la musica bassa', false, now()), ($1, $3, 'Ernia', true, now())`,
    [providerId, first, second],
  );
  await query(
    `with fields as (insert into customer_fields (provider_id, name, kind, expires, is_asked, position)
       values ($1, 'Tessera', 'text', false, false, 1), ($1, 'Certificato', 'yesNo', true, false, 2) returning id, name)
     insert into customer_field_values (provider_id, customer_id, field_id, value, valid_until)
       select $1, v.customer, fields.id, v.value, v.until from fields
         join (values ($2::bigint, 'Tessera', 'A 1', null::date), ($3, 'Tessera', 'B 2', null), ($3, 'Certificato', 'yes', '2039-12-31'))
           v (customer, name, value, until) on v.name = fields.name`,
    [providerId, first, second],
  );
  await query('update customers set birthday = $2 where id = $1', [second, '1979-05-14']);
  return { first, second };
}

const comeIn = async (page: Page, providerId: number, role: 'owner' | 'collaborator' = 'owner') => {
  const email = `${role}-${randomUUID()}@example.it`;
  await signInAtCenter(page, email, { providerId, role });
  return email;
};
const at = (providerId: number, path = '', language = 'it') =>
  `/${language}/business/${providerId}/customers${path}`;

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilAlive(page);
}

/** A picture for who looks at the screens: `PICTURES=folder npx playwright test e2e/customers-merge.spec.ts`. */
async function picture(page: Page, name: string, fullPage = true): Promise<void> {
  const folder = process.env['PICTURES'];
  if (folder) await page.screenshot({ path: `${folder}/${name}.png`, fullPage });
}

const names = async (providerId: number) =>
  (
    await query<{ name: string }>(
      'select firstname as name from customers where provider_id = $1 and merged_into is null order by 1',
      [providerId],
    )
  ).map(({ name }) => name);

test('two cards of one person are found, compared and made one, and are two again after a reload', async ({
  page,
}) => {
  test.slow();
  const providerId = await aCenter();
  const { first, second } = await twoGinestri(providerId);
  const email = await comeIn(page, providerId);
  await open(page, at(providerId, `/${first}`));
  const card = page.getByRole('dialog', { name: 'Elvira Ginestri' });
  await card.getByRole('link', { name: 'Unisci con un altro cliente' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Unisci Elvira Ginestri con un altro cliente',
  );
  await untilAlive(page);
  await page.getByRole('searchbox').fill('elv gin');
  const hit = page.getByRole('link', { name: 'Confronta con Elvi Ginestri' });
  await expect(hit).toContainText('333 4040402');
  await expect(page.getByRole('link', { name: /^Confronta con/ })).toHaveCount(1);
  await expectAccessible(page);
  await picture(page, 'merge-search-1280-it');
  await hit.click();
  const after = page.getByRole('region', { name: 'Dopo l’unione' });
  await expect(after.getByRole('heading')).toHaveText('Elvira Ginestri');
  for (const told of [
    '333 4040401',
    '+39 333 4040402',
    '14/05/1979',
    'Mattina',
    'Socia',
    '3, di cui sulla salute 1',
    'A 1',
    'sì, fino al 31/12/2039',
  ])
    await expect(after).toContainText(told);
  await page.getByRole('link', { name: 'Tieni invece Elvi Ginestri' }).click();
  await expect(after.getByRole('heading')).toHaveText('Elvi Ginestri');
  await expect(after).toContainText('B 2');
  await expect(after).not.toContainText('A 1');
  await page.getByRole('link', { name: 'Tieni invece Elvira Ginestri' }).click();
  await expect(after.getByRole('heading')).toHaveText('Elvira Ginestri');
  await expectAccessible(page);
  await picture(page, 'merge-pair-1280-it');

  // The proof is too old: it is asked for in its place
  await query(
    'update login_sessions s set stepped_up_at = null from people p where p.id = s.person_id and p.email = $1',
    [email],
  );
  await page.getByRole('button', { name: 'Unisci le due schede' }).click();
  const prove = page.getByRole('button', { name: 'Conferma e unisci' });
  await expect(prove).toBeVisible();
  await prove.click();
  await expect(page.getByText('Inserisci la password.').first()).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'merge-proof-1280-it');
  expect(await names(providerId)).toEqual(['Elvi', 'Elvira']);
  await query(
    'update login_sessions s set stepped_up_at = now() from people p where p.id = s.person_id and p.email = $1',
    [email],
  );
  await open(page, at(providerId, `/${first}/merge?with=${second}`));
  await page.getByRole('button', { name: 'Unisci le due schede' }).click();
  await expect(card.getByRole('region', { name: 'Annulla l’unione' })).toContainText('Elvi Ginestri');
  await expect(page.locator('#toasts')).toContainText('Schede unite: Elvira Ginestri');
  await expect(card).toContainText('Vuole la musica bassa');
  await expect(card).toContainText('31/12/2039');
  await expect(card).toContainText('Note sulla salute: 1');
  await expect(card).toContainText('Unito con un’altra scheda');
  await expectAccessible(page);
  await picture(page, 'merged-card-1280-it', false);

  // A link to the old card leads to the one that stays; what the old one was called finds it
  await open(page, at(providerId, `/${second}`));
  await expect(page).toHaveURL(new RegExp(`/customers/${first}$`));
  await open(page, at(providerId, '?q=elvi+ginestri'));
  await expect(page.getByRole('grid').getByRole('row')).toHaveCount(2);
  await expect(page.getByRole('grid')).toContainText('Elvira Ginestri');

  await open(page, at(providerId, `/${first}`));
  await card.getByRole('button', { name: 'Annulla l’unione' }).click();
  await expect(page.locator('#toasts')).toContainText('Unione annullata: Elvira Ginestri');
  await expect(card.getByRole('region', { name: 'Annulla l’unione' })).toHaveCount(0);
  await expect(card).not.toContainText('Vuole la musica bassa');
  await expect(card).not.toContainText('31/12/2039');
  await open(page, at(providerId, '?q=ginestri'));
  await expect(page.getByRole('grid').getByRole('row')).toHaveCount(3);
});

test('narrow, in English: a likely double is told on the card, two e-mails are refused in words, who may not sees nothing', async ({
  page,
  browser,
  faults,
}) => {
  const providerId = await aCenter();
  const { first, second } = await twoGinestri(providerId);
  await query("update customers set phone = '3334040401' where id = $1", [second]);
  await page.setViewportSize(NARROW);
  await comeIn(page, providerId);
  await open(page, at(providerId, `/${first}`, 'en'));
  const card = page.getByRole('dialog', { name: 'Elvira Ginestri' });
  await expect(card).toContainText('Perhaps a double:');
  await expectAccessible(page);
  await picture(page, 'merge-double-390-en', false);
  await card.getByRole('link', { name: 'Elvi Ginestri' }).click();
  await expect(page.getByRole('region', { name: 'After the merge' })).toContainText('333 4040401');
  await expectAccessible(page);
  await picture(page, 'merge-pair-390-en');
  for (const id of [first, second])
    await query(
      `with person as (insert into people (email_key, email) values ($2, $2) returning id)
       update customers set email = $2, person_id = (select id from person) where id = $1`,
      [id, `ginestri-${randomUUID()}@example.it`],
    );
  await open(page, at(providerId, `/${first}/merge?with=${second}`, 'en'));
  await expect(page.getByText('Each of the two cards has a main e-mail of its own')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Merge the two cards' })).toHaveCount(0);
  await expectAccessible(page);
  await picture(page, 'merge-two-emails-390-en');

  faults.provoke(/404 \(Not Found\) at .*\/merge$/);
  const other = await (
    await browser.newContext({ baseURL: test.info().project.use.baseURL, locale: 'it-IT' })
  ).newPage();
  await comeIn(other, providerId, 'collaborator');
  await other.goto(at(providerId, `/${first}/merge`));
  await expect(other.getByText('Questa pagina non c’è')).toBeVisible();
  await other.context().close();
});
