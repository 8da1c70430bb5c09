import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MOST_CUSTOMER_FIELDS, MOST_CUSTOMER_FIELDS_EVER } from '#contracts/customer-fields.ts';
import { aCustomer } from '#server/modules/customers/builders.ts';
import { customersPersonalData } from '#server/modules/customers/index.ts';
import { aPerson } from '#server/modules/identity/builders.ts';
import { runAudit } from '#server/run-audit.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';
import { mergingAt } from './testing/merging-steps.ts';

const NEW =
  'mutation($p: Id!, $input: NewCustomerFieldInput!) { createCustomerField(providerId: $p, input: $input) }';
const EDIT = `mutation($p: Id!, $id: Id!, $version: Int!, $input: CustomerFieldInput!) {
  editCustomerField(providerId: $p, id: $id, version: $version, input: $input) }`;
const REORDER =
  'mutation($p: Id!, $id: Id!, $before: Id) { reorderCustomerFields(providerId: $p, id: $id, beforeId: $before) }';
const ARCHIVE = 'mutation($p: Id!, $id: Id!) { archiveCustomerField(providerId: $p, id: $id) }';
const RESTORE = 'mutation($p: Id!, $id: Id!) { restoreCustomerField(providerId: $p, id: $id) }';
const FIELDS =
  'query($p: Id!) { getCustomerFields(providerId: $p) { id version name kind expires isAsked isArchived } }';
const CREATE_CUSTOMER =
  'mutation($p: Id!, $input: CustomerInput!) { createCustomer(providerId: $p, input: $input) }';
const EDIT_CUSTOMER = `mutation($p: Id!, $id: Id!, $version: Int!, $input: CustomerInput!) {
  editCustomer(providerId: $p, id: $id, version: $version, input: $input) }`;
const CARD = `query($p: Id!, $id: Id!) { getCustomer(providerId: $p, id: $id) {
  version firstname history { action fields } fields { id name value validUntil } } }`;
const LIST = `query($p: Id!, $ending: Boolean, $page: Int) {
  getCustomers(providerId: $p, isEnding: $ending, page: $page) { total items { firstname } } }`;
const FIND = `query($p: Id!, $id: Id) {
  searchCustomers(providerId: $p, id: $id) { askedFields { name isMissing validUntil } } }`;

interface Field {
  id: number;
  version: number;
  name: string;
  isArchived: boolean;
}
interface Card {
  version: number;
  firstname: string;
  history: { action: string; fields: string[] }[];
  fields: { id: number; name: string; value: string | null; validUntil: string | null }[];
}

let app: TestApp;
let at: Awaited<ReturnType<typeof mergingAt>>;

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(async () => {
  expect(await runAudit(app.pool, app.clock.now())).toEqual([]);
  await app.close();
});
beforeEach(async () => {
  at = await mergingAt(app);
});

const CERTIFICATE = { name: 'Certificato medico', kind: 'yesNo', expires: true, isAsked: true };
const CARD_NUMBER = { name: 'Numero tessera', kind: 'text', expires: false, isAsked: false };

const added = async (input: object, actor = at.owner): Promise<number> =>
  (await at.ask(NEW, { input }, actor)) as unknown as number;
const fields = async (actor = at.owner) => (await at.ask(FIELDS, {}, actor)) as unknown as Field[];
const card = async (id: number, actor = at.owner) => (await at.ask(CARD, { id }, actor)) as unknown as Card;
type Value = { fieldId: number; value?: string | null; validUntil?: string | null };
async function fill(id: number, values: Value[], actor = at.owner): Promise<void> {
  const { version, firstname } = await card(id);
  await at.ask(EDIT_CUSTOMER, { id, version, input: { firstname, fields: values } }, actor);
}
const valuesOf = async (id: number) =>
  (await card(id)).fields.map(({ name, value, validUntil }) => [name, value, validUntil]);
const asked = async (id: number) => {
  const [one] = (await at.ask(FIND, { id })) as unknown as { askedFields: object[] }[];
  return one?.askedFields;
};
/** A date so many days after the provider's today. */
const inDays = (days: number): string =>
  new Date(app.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);
const refused = (code: string, affected?: string[]) => ({
  code,
  ...(affected && { affected }),
});

describe('the fields of a provider', () => {
  it('are defined by owner and director, filled in by a manager, read by who sees the customer', async () => {
    const [director, manager] = [await at.works('director'), await at.works('manager')];
    const collaborator = await at.works('collaborator');
    await app.pool.query('update resources set person_id = $2 where id = $1', [
      at.anna,
      collaborator.personId,
    ]);
    const certificate = await added(CERTIFICATE, director);
    for (const who of [manager, collaborator])
      await expect(added(CARD_NUMBER, who)).rejects.toMatchObject({ code: 'NotAuthorizedException' });
    const [own, another] = [await at.named('Olga'), await at.named('Ugo')];
    await at.book(own, '2026-11-20T10:00');
    const values = [{ fieldId: certificate, value: 'yes', validUntil: '2027-01-31' }];
    await fill(own, values, manager);
    await fill(another, values, manager);
    expect((await card(own, collaborator)).fields).toMatchObject([
      { name: 'Certificato medico', value: 'yes', validUntil: '2027-01-31' },
    ]);
    await expect(card(another, collaborator)).rejects.toMatchObject({ code: 'notFound' });
    expect((await fields(collaborator)).map(({ name }) => name)).toEqual(['Certificato medico']);
  });

  it('are called differently, put in order, and changed by the version that was seen', async () => {
    const [first, second] = [await added(CARD_NUMBER), await added(CERTIFICATE)];
    await expect(added({ ...CERTIFICATE, name: 'NUMERO TESSERA' })).rejects.toMatchObject(
      refused('alreadyAssigned'),
    );
    await at.ask(REORDER, { id: second, before: first });
    expect((await fields()).map(({ id }) => id)).toEqual([second, first]);
    const form = { name: 'Tessera', expires: true, isAsked: true };
    await at.ask(EDIT, { id: first, version: 1, input: form });
    await expect(at.ask(EDIT, { id: first, version: 1, input: form })).rejects.toMatchObject(
      refused('changedMeanwhile'),
    );
    expect((await fields())[1]).toMatchObject({ version: 2, ...form, kind: 'text' });
  });

  it('are shown and asked nowhere while archived, and have their values back afterwards', async () => {
    const field = await added(CERTIFICATE);
    const marta = await at.named('Marta');
    await fill(marta, [{ fieldId: field, value: 'yes', validUntil: inDays(-1) }]);
    await at.ask(ARCHIVE, { id: field });
    await at.ask(ARCHIVE, { id: field });
    expect([await valuesOf(marta), await asked(marta)]).toEqual([[], []]);
    expect(await at.ask(LIST, { ending: true })).toMatchObject({ total: 0 });
    expect((await fields())[0]).toMatchObject({ isArchived: true, version: 2 });
    await at.ask(RESTORE, { id: field });
    expect(await valuesOf(marta)).toEqual([['Certificato medico', 'yes', inDays(-1)]]);
  });

  it('are twenty in use at most, also when two are added at once, and sixty ever', async () => {
    const many = (count: number, isArchived: boolean) =>
      app.pool.query(
        `insert into customer_fields (provider_id, name, kind, expires, is_asked, position, archived_at)
          select $1, $3 || n, 'text', false, false, n, $4 from generate_series(1, $2) n`,
        [at.providerId, count, isArchived ? 'vecchio ' : 'campo ', isArchived ? app.clock.now() : null],
      );
    await many(MOST_CUSTOMER_FIELDS - 1, false);
    const done = await Promise.allSettled([added(CERTIFICATE), added(CARD_NUMBER)]);
    expect(done.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const [one] = await fields();
    await at.ask(ARCHIVE, { id: one?.id });
    await added({ ...CARD_NUMBER, name: 'Ne manca uno' });
    await expect(at.ask(RESTORE, { id: one?.id })).rejects.toMatchObject(refused('cannotUpdate'));
    await many(MOST_CUSTOMER_FIELDS_EVER - MOST_CUSTOMER_FIELDS - 1, true);
    const [another] = await fields();
    await at.ask(ARCHIVE, { id: another?.id });
    await expect(added({ ...CARD_NUMBER, name: 'Uno di troppo' })).rejects.toMatchObject(
      refused('cannotUpdate'),
    );
  });
});

describe('what stands in them', () => {
  it('is written with the customer, each field alone, and told in the history without what it says', async () => {
    const [number, certificate] = [await added(CARD_NUMBER), await added(CERTIFICATE)];
    const input = {
      firstname: 'Nora',
      fields: [
        { fieldId: number, value: ' A 17 ', validUntil: '2027-01-01' },
        { fieldId: certificate, value: 'yes', validUntil: '2027-02-28' },
      ],
    };
    const nora = (await at.ask(CREATE_CUSTOMER, { input })) as unknown as number;
    // A field whose values do not end keeps no last day
    expect(await valuesOf(nora)).toEqual([
      ['Numero tessera', 'A 17', null],
      ['Certificato medico', 'yes', '2027-02-28'],
    ]);
    await fill(nora, [{ fieldId: certificate, value: null }]);
    await fill(nora, []);
    expect(await valuesOf(nora)).toEqual([
      ['Numero tessera', 'A 17', null],
      ['Certificato medico', null, null],
    ]);
    const { history } = await card(nora);
    expect(history.map(({ action, fields: told }) => [action, ...told])).toEqual([
      ['editCustomer'],
      ['editCustomer', 'ownFields'],
      ['createCustomer'],
    ]);
    expect(JSON.stringify(history)).not.toContain('A 17');
  });

  it('fits the kind, has a last day only with a value, and stands in a field of this provider', async () => {
    const date = await added({ ...CARD_NUMBER, name: 'Prima visita', kind: 'date' });
    const [text, yes] = [await added(CARD_NUMBER), await added(CERTIFICATE)];
    const nora = await at.named('Nora');
    const other = await mergingAt(app);
    const elsewhere = (await other.ask(NEW, { input: CERTIFICATE })) as unknown as number;
    for (const [values, code, affected] of [
      [[{ fieldId: text }, { fieldId: date, value: '2026-02-30' }], 'invalidInput', ['fields.1.value']],
      [[{ fieldId: yes, value: 'sì' }], 'invalidInput', ['fields.0.value']],
      [[{ fieldId: yes, validUntil: '2027-01-01' }], 'invalidInput', ['fields.0.value']],
      [[{ fieldId: yes, value: 'yes', validUntil: 'domani' }], 'invalidInput', ['fields.0.validUntil']],
      [[{ fieldId: text, value: 'x'.repeat(201) }], 'invalidInput', ['fields.0.value']],
      [[{ fieldId: text, value: 'a\u202Eb' }], 'invalidInput', ['fields.0.value']],
      [
        [
          { fieldId: text, value: '1' },
          { fieldId: text, value: '2' },
        ],
        'invalidInput',
        ['fields'],
      ],
      [[{ fieldId: elsewhere, value: 'yes' }], 'notFound', undefined],
    ] as const)
      await expect(fill(nora, [...values])).rejects.toMatchObject(refused(code, affected && [...affected]));
    expect((await valuesOf(nora)).map(([, value]) => value)).toEqual([null, null, null]);
  });

  it('is asked of a booking where it is missing or ends, and only where the provider wants it', async () => {
    const [certificate] = [await added(CERTIFICATE), await added(CARD_NUMBER)];
    const marta = await at.named('Marta');
    expect(await asked(marta)).toEqual([{ name: 'Certificato medico', isMissing: true, validUntil: null }]);
    await fill(marta, [{ fieldId: certificate, value: 'yes', validUntil: '2026-12-01' }]);
    expect(await asked(marta)).toEqual([
      { name: 'Certificato medico', isMissing: false, validUntil: '2026-12-01' },
    ]);
    await fill(marta, [{ fieldId: certificate, value: 'yes' }]);
    expect(await asked(marta)).toEqual([]);
  });

  it('finds who has something that is over or will be in thirty days', async () => {
    const certificate = await added(CERTIFICATE);
    for (const [name, days] of [
      ['Ada', -400],
      ['Bea', 30],
      ['Cleo', 31],
    ] as const)
      await fill(await at.named(name), [{ fieldId: certificate, value: 'yes', validUntil: inDays(days) }]);
    await at.named('Dina');
    expect(await at.ask(LIST, { ending: true })).toEqual({
      total: 2,
      items: [{ firstname: 'Ada' }, { firstname: 'Bea' }],
    });
  });
});

describe('a merge', () => {
  it('gives the kept one what it lacks, and takes it back where it stands so', async () => {
    const [number, certificate] = [await added(CARD_NUMBER), await added(CERTIFICATE)];
    const [kept, merged] = [await at.named('Marta'), await at.named('Martina')];
    await fill(kept, [{ fieldId: number, value: 'A 1' }]);
    await fill(merged, [
      { fieldId: number, value: 'B 2' },
      { fieldId: certificate, value: 'yes', validUntil: '2027-01-01' },
    ]);
    const before = [await valuesOf(kept), await valuesOf(merged)];
    const first = await at.merge(kept, merged);
    expect(await valuesOf(kept)).toEqual([
      ['Numero tessera', 'A 1', null],
      ['Certificato medico', 'yes', '2027-01-01'],
    ]);
    await at.undo(first);
    expect([await valuesOf(kept), await valuesOf(merged)]).toEqual(before);
    const second = await at.merge(kept, merged);
    await fill(kept, [{ fieldId: certificate, value: 'yes', validUntil: '2028-01-01' }]);
    await at.undo(second);
    expect((await valuesOf(kept))[1]).toEqual(['Certificato medico', 'yes', '2028-01-01']);
    expect((await valuesOf(merged))[1]).toEqual(['Certificato medico', 'yes', '2027-01-01']);
  });
});

describe('the export of a person', () => {
  it('holds what providers keep in fields of their own', async () => {
    const number = await added(CARD_NUMBER);
    const email = `campi-${at.providerId}@example.it`;
    const personId = await aPerson(app.work(), { email });
    const id = await aCustomer(app.work(), { providerId: at.providerId, personId, email });
    const { version } = await card(id);
    await at.ask(EDIT_CUSTOMER, {
      id,
      version,
      input: { email, fields: [{ fieldId: number, value: 'A 9' }] },
    });
    const told = await customersPersonalData.export(app.work(), app.deps, { personId, addresses: [email] });
    expect(told['customerOf']).toMatchObject([
      { ownFields: [{ field: 'Numero tessera', value: 'A 9', validUntil: null }] },
    ]);
  });
});
