import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aProvider } from '#server/modules/providers/builders.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';
import type { CustomerSearch } from './index.ts';
import { customerSearch, findCustomers, listedCustomers } from './index.ts';
import { searchConditions } from './rules/search-conditions.ts';

/** More than are looked at by name before those found are gathered. */
const CUSTOMERS = 2500;
const TYPED = [
  'r',
  'rossi',
  'ROS',
  'ross',
  'rossi m',
  'mar ros',
  'maria',
  'maria rossi',
  'z',
  'zz',
  'zeno',
  'de',
  'de ros',
  'angelo',
  'd’angelo',
  'dangelo',
  'muller',
  'müll',
  'mull',
  'rossini',
  'anna-maria',
  'annamaria',
  '1',
  '12',
  'k',
  'nobody',
  '333',
  '33',
  '+39 333 0012',
  '0012',
  'rossi12@',
  'info',
  'x@',
  '@',
  '.',
  'a b c',
  'r m l a',
  'ro ross rossi mar',
  'de-ros-ma-ri',
  'lastinalphabet',
  'quir',
  'maria q',
];

let app: TestApp;
let providerId: number;

beforeAll(async () => {
  app = await openTestApp();
  providerId = await aProvider(app.work());
  const elsewhere = await aProvider(app.work(), { name: 'Elsewhere' });
  await app.pool.query(GENERATED, [providerId, CUSTOMERS]);
  await app.pool.query(GENERATED, [elsewhere, 50]);
  // Every forty-first into one of those between, some of them into the same
  await app.pool.query(
    'update customers set merged_into = id - 1 - (id / 41) % 2 * 41 where provider_id = $1 and id % 41 = 0 and id > 410',
    [providerId],
  );
  await app.pool.query('update customers set archived_at = now() where provider_id = $1 and id % 13 = 0', [
    providerId,
  ]);
  await app.pool.query('analyze customers');
});
afterAll(() => app.close());

/** Family names many have, few have and that nobody has in the same way; some customers with a first name, an e-mail or a phone alone. */
const GENERATED = `
  insert into customers (provider_id, firstname, lastname, email, phone, created_at)
  select $1::bigint, case when n % 17 = 0 then null else first end, case when n % 400 = 0 then 'Quirino' when n % 7 = 0 or n % 17 = 0 then null else last end,
      case when n % 5 = 0 or n % 17 = 0 then (array['Rossi', 'info', 'x', 'zeno'])[1 + n % 4] || n || '@example.it' end,
      case when n % 3 = 0 then '+39 333 ' || lpad(n::text, 7, '0') end, now()
    from generate_series(1, $2::int) n, lateral (select
      (array['Maria', 'maria', 'Anna-Maria', 'Zeno', 'Rossi', 'Ångela', 'Luca', '12'])[1 + n * 31 % 8] as first,
      (array['Rossi', 'rossi', 'De Rossi', 'Rossini', 'Müller', 'Muller', 'D’Angelo', 'dangelo', 'Bianchi', 'Bianchi Rossi', 'Àbaco', 'RÒssi', ' Rossi',
        'lastinalphabet', 'Rossi-Neri', 'zz' || n % 3, 'Abate', 'Aloe', 'Amato', 'Baldi', 'Barone', 'Basile', 'Bruno', 'Conte'])[1 + n * 37 % 24] as last) made`;

/** All found, one by one, as the words say. */
async function plainly(typed: string, options: { withContacts: boolean }, isDescending: boolean) {
  const words = searchConditions(providerId, typed, options);
  if (words === null) return [];
  const way = isDescending ? sql`desc` : sql`asc`;
  const { rows } = await sql<{ id: number }>`
    select c.id from ${listedCustomers} c where c.provider_id = ${providerId} and c.archived_at is null
      and c.id in (select coalesce(merged_into, id) from customers where provider_id = ${providerId} and words @@ ${words}::tsquery)
      order by c.name_key ${way}, c.firstname_key ${way}, c.id ${way}`.execute(app.work().db);
  return rows.map(({ id }) => id);
}

async function countUpTo(search: CustomerSearch, where: RawBuilder<unknown>, most: number) {
  const { rows } = await sql<{ counted: number }>`
    select count(*)::int as counted from ${search.all({ where, most })} found`.execute(app.work().db);
  return rows[0]?.counted;
}

describe('finding customers among thousands', () => {
  it.each([true, false])(
    'tells the same page as reading all of them, contacts seen: %s',
    async (withContacts) => {
      const { db } = app.work();
      const where = sql`c.provider_id = ${providerId} and c.archived_at is null`;
      const sizes: number[] = [];
      for (const typed of TYPED)
        for (const isDescending of [false, true]) {
          const all = await plainly(typed, { withContacts }, isDescending);
          const search = customerSearch(providerId, typed, { withContacts });
          if (search === null) {
            expect(all).toEqual([]);
            continue;
          }
          sizes.push(all.length);
          for (const skipped of [0, 230]) {
            const first = search.first({ where, isDescending, count: 10, skipped });
            const { rows } = await sql<{ id: number }>`${first}`.execute(db);
            expect({ typed, skipped, ids: rows.map(({ id }) => id).toSorted(byNumber) }).toEqual({
              typed,
              skipped,
              ids: all.slice(skipped, skipped + 10).toSorted(byNumber),
            });
          }
          const { rows } = await sql<{ counted: number; found: number }>`
          select (select count(*)::int from ${search.all({ where, most: CUSTOMERS })} found) as counted,
            (select count(*)::int from ${listedCustomers} c where ${where} and ${search.isFound}) as found`.execute(
            db,
          );
          expect({ typed, ...rows[0] }).toEqual({ typed, counted: all.length, found: all.length });
          for (const most of [all.length - 1, all.length].filter((each) => each >= 0))
            expect(await countUpTo(search, where, most)).toBe(Math.min(all.length, most + 1));
        }
      // Rare, common and in between, or the ways of finding them are not all tried
      expect(sizes).toContain(0);
      expect(sizes.some((size) => size > 0 && size < 100)).toBe(true);
      expect(Math.max(...sizes)).toBeGreaterThan(500);
    },
  );

  it('answers the desk in that order', async () => {
    for (const typed of TYPED) {
      const found = await findCustomers(app.work(), {
        providerId,
        q: typed,
        first: 8,
        withContacts: true,
        among: null,
      });
      const all = await plainly(typed, { withContacts: true }, false);
      expect({ typed, ids: found.map(({ id }) => id) }).toEqual({ typed, ids: all.slice(0, 8) });
    }
  });

  it('finds who is rare among thousands of one family name', async () => {
    const elsewhere = await aProvider(app.work(), { name: 'Relatives' });
    await app.pool.query(
      `insert into customers (provider_id, firstname, lastname, created_at)
        select $1, case when n % 500 = 0 then 'Zita' when n % 3 = 0 then 'Bea' else 'Ada' end, case when n % 7 = 0 then 'Bo' else 'Rossi' end, now()
          from generate_series(1, 3000) n`,
      [elsewhere],
    );
    await app.pool.query('analyze customers');
    const asked = { providerId: elsewhere, first: 8, withContacts: true, among: null };
    const namesOf = async (q: string) =>
      (await findCustomers(app.work(), { ...asked, q })).map(
        ({ firstname, lastname }) => `${firstname} ${lastname}`,
      );
    expect(await namesOf('ros zit')).toEqual(Array.from({ length: 6 }, () => 'Zita Rossi'));
    expect(await namesOf('be ro')).toEqual(Array.from({ length: 8 }, () => 'Bea Rossi'));
  });

  it('counts what most have up to one more than is told', async () => {
    const elsewhere = await aProvider(app.work(), { name: 'Phones' });
    await app.pool.query(
      `insert into customers (provider_id, firstname, phone, created_at)
        select $1, 'Anna', case when n % 10 > 0 then '+39 333 ' || lpad(n::text, 7, '0') end, now() from generate_series(1, 1000) n`,
      [elsewhere],
    );
    // Into one without a phone, who is found in their place
    await app.pool.query(
      "update customers set merged_into = id - 1 where provider_id = $1 and phone = '+39 333 0000111'",
      [elsewhere],
    );
    await app.pool.query('analyze customers');
    const search = customerSearch(elsewhere, '333', { withContacts: true });
    if (search === null) throw new Error('A phone can be looked for');
    const where = sql`c.provider_id = ${elsewhere} and c.archived_at is null`;
    const counted = [];
    for (const most of [0, 500, 898, 899, 900, 10_000]) counted.push(await countUpTo(search, where, most));
    expect(counted).toEqual([1, 501, 899, 900, 900, 900]);
  });
});

const byNumber = (one: number, other: number): number => one - other;
