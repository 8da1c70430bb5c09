import { afterAll, beforeAll, expect, it } from 'vitest';
import { aWalkIn } from '#server/modules/customers/builders.ts';
import type { AtProvider } from '#server/testing/at-provider.ts';
import { atProvider } from '#server/testing/at-provider.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';
import { exportCustomers } from './index.ts';

const CUSTOMERS = 200;
const CREATE =
  'mutation($p: Id!, $input: CustomerImportInput!) { createCustomerImport(providerId: $p, input: $input) { id } }';
const ONE = `query($p: Id!, $id: Id!) { getCustomerImport(providerId: $p, id: $id) { id version
  columns { head field } summary { counts { new changed unchanged refused } } } }`;
const DISCARD = 'mutation($p: Id!, $id: Id!) { discardCustomerImport(providerId: $p, id: $id) { id } }';
const FIELD =
  'mutation($p: Id!, $input: NewCustomerFieldInput!) { createCustomerField(providerId: $p, input: $input) }';

let app: TestApp;
let at: AtProvider;
beforeAll(async () => {
  app = await openTestApp();
  at = await atProvider(app);
});
afterAll(() => app.close());

const pick = <T>(from: readonly T[], index: number): T => from[index % from.length] as T;
const FIRST = [
  'Ada',
  'Niccolò',
  'Maria Grazia',
  'Zoë',
  '=cmd',
  null,
  '小明',
  'D’Angelo',
  'محمد',
  'Jean-Luc',
  '"Gigi"',
  '-1',
];
const LAST = [
  'Verdi',
  'De Luca',
  'O’Hara; Rossi',
  null,
  '王',
  'Van der Berg',
  'D’Alò, junior',
  '@nome',
  'الفاسي',
];
const PHONES = [
  '333 11',
  '02 45678',
  '+44 7700 90',
  '0039 333 22',
  '+353 87 123',
  null,
  '39333 33',
  '080/1',
  '+41 79 123 ',
];

/** A customer unlike the others. */
async function aVariedCustomer(index: number): Promise<void> {
  const [firstname, lastname] = [pick(FIRST, index), pick(LAST, index * 7)];
  const number = String(1000 + index);
  const started = pick(PHONES, index * 5);
  const id = await aWalkIn(app.work(), {
    providerId: at.providerId,
    firstname,
    lastname,
    phone: started === null ? null : `${started}${number}`,
    email: index % 3 === 0 && started !== null ? null : `c${index}@round.example`,
  });
  await app.pool.query(
    `update customers set birthday = $2, tax_code = $3, language = $4, blacklisted = $5, archived_at = case when $6 then now() end where id = $1`,
    [
      id,
      pick([null, '1988-03-14', '2012-12-01', '1950-01-31'], index),
      pick([null, 'RVINNA12H47F205X', '01234567897'], index),
      pick([null, 'it', 'en'], index),
      index % 11 === 0,
      index % 13 === 0,
    ],
  );
  if (index % 4 === 0)
    await app.pool.query(
      `insert into customer_tagged (provider_id, customer_id, tag_id) select $1, $2, id from customer_tags where provider_id = $1 and ($3 or name = 'VIP')`,
      [at.providerId, id, index % 8 === 0],
    );
  if (index % 5 === 0)
    await app.pool.query(
      `insert into customer_field_values (provider_id, customer_id, field_id, value, valid_until)
         select $1, $2, id, case kind when 'yesNo' then 'yes' when 'date' then '2020-02-29' else '=A 1; "b"' end,
           case when expires then date '2027-12-31' end
         from customer_fields where provider_id = $1`,
      [at.providerId, id],
    );
}

async function everything(): Promise<unknown[]> {
  const { rows } = await app.pool.query(
    `select to_jsonb(c) - 'words' as card, array(select to_jsonb(g) from customer_tagged g where g.customer_id = c.id order by g.tag_id) as tags,
       array(select to_jsonb(v) from customer_field_values v where v.customer_id = c.id order by v.field_id) as values,
       array(select to_jsonb(f) from customer_contacts f where f.customer_id = c.id) as further
     from customers c where provider_id = $1 order by id`,
    [at.providerId],
  );
  return rows;
}

it.each(['it', 'en'] as const)('a list of customers that comes back changes nothing (%s)', async (locale) => {
  if (locale === 'it') {
    for (const [name, kind, expires] of [
      ['Certificato', 'yesNo', true],
      ['Tessera', 'text', false],
      ['Socio dal', 'date', false],
    ])
      await at.ask(FIELD, { input: { name, kind, expires, isAsked: false } });
    await app.pool.query(
      `insert into customer_tags (provider_id, name, color) values ($1, 'VIP', '#53667a'), ($1, 'Tutti i mesi', '#53667a')`,
      [at.providerId],
    );
    for (let index = 0; index < CUSTOMERS; index++) await aVariedCustomer(index);
    // Each in the care of one whose e-mail says who it is
    await app.pool.query(
      `update customers c set cared_for_by = carer.id, care_relation = (array['parent', 'guardian', 'other'])[1 + c.id % 3]
         from customers carer where carer.provider_id = $1 and c.provider_id = $1 and carer.email = 'c100@round.example' and c.id % 9 = 1 and c.id <> carer.id`,
      [at.providerId],
    );
  }
  // A center that imports list after list waits for its turn, and whoever exports has just proved who they are
  app.clock.set(new Date(app.clock.now().getTime() + 2 * 3_600_000));
  const director = await at.works('director');
  const before = await everything();
  for (const standing of ['current', 'archived'] as const) {
    const file = await exportCustomers(
      { work: app.work(), actor: director, locale },
      {
        providerId: at.providerId,
        search: null,
        standing,
        notSeenDays: null,
        tagId: null,
        isEnding: false,
        sort: 'name',
        isDescending: false,
      },
      'csv',
    );
    const text = (await Array.fromAsync(file.pieces)).join('');
    const { id } = (await at.ask(CREATE, { input: { from: 'text', text } })) as { id: number };
    await app.jobs.drain();
    const list = (await at.ask(ONE, { id })) as {
      version: number;
      columns: { head: string; field: string | null }[];
      summary: { counts: { new: number; changed: number; unchanged: number; refused: number } };
    };
    expect(list.columns.filter(({ field }) => field === null)).toHaveLength(4);
    expect(list.summary.counts).toEqual({
      new: 0,
      changed: 0,
      unchanged: standing === 'current' ? CUSTOMERS - 16 : 16,
      refused: 0,
    });
    await at.ask(DISCARD, { id });
  }
  expect(await everything()).toEqual(before);
});
