import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aWalkIn } from '#server/modules/customers/builders.ts';
import type { DataSubject } from '#server/kernel/personal-data.ts';
import type { AtProvider } from '#server/testing/at-provider.ts';
import { atProvider } from '#server/testing/at-provider.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';
import { customerImportPersonalData } from './use-cases/personal-data.ts';

const COUNTS = 'id version summary { counts { new changed unchanged refused } }';
const CREATE = `mutation($p: Id!, $input: CustomerImportInput!) { createCustomerImport(providerId: $p, input: $input) { ${COUNTS} } }`;
const ONE = `query($p: Id!, $id: Id!) { getCustomerImport(providerId: $p, id: $id) { ${COUNTS} columns { field } } }`;
const ROWS = `query($p: Id!, $id: Id!, $outcome: String!) { getCustomerImportRows(providerId: $p, id: $id, outcome: $outcome) {
  items { firstname lastname email phone birthday further isBlacklisted customerName problems { field problem otherRow known } } } }`;
const COLUMNS = `mutation($p: Id!, $id: Id!, $version: Int!, $columns: [String!]!, $prefersList: Boolean, $areNotesHealth: Boolean) {
  changeCustomerImportColumns(providerId: $p, id: $id, version: $version, columns: $columns, prefersList: $prefersList, areNotesHealth: $areNotesHealth) { id } }`;
const START =
  'mutation($p: Id!, $id: Id!, $version: Int!) { startCustomerImport(providerId: $p, id: $id, version: $version) { id } }';
const DISCARD = 'mutation($p: Id!, $id: Id!) { discardCustomerImport(providerId: $p, id: $id) { id } }';

interface List {
  id: number;
  version: number;
  summary: { counts: { new: number; changed: number; unchanged: number; refused: number } };
  columns: { field: string | null }[];
}
interface Row {
  firstname: string | null;
  lastname: string | null;
  email: string | null;
  phone: string | null;
  birthday: string | null;
  further: string[];
  isBlacklisted: boolean;
  customerName: string | null;
  problems: { field: string | null; problem: string; otherRow: number | null; known: string | null }[];
}

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

let at: AtProvider;
beforeEach(async () => {
  at = await atProvider(app);
});

// The shapes the documents ask for
const ask = async <T>(document: string, variables: object = {}): Promise<T> =>
  (await at.ask(document, variables)) as T;
const read = (id: number) => ask<List>(ONE, { id });
const rowsOf = async (id: number, outcome: string) =>
  (await ask<{ items: Row[] }>(ROWS, { id, outcome })).items;

async function checked(text: string): Promise<List> {
  const { id } = await ask<{ id: number }>(CREATE, { input: { from: 'text', text } });
  await app.jobs.drain();
  return read(id);
}

/** A list as another program wrote it. */
const fromField = async (name: string) =>
  checked(await readFile(new URL(`testing/field/${name}.csv`, import.meta.url), 'utf8'));

async function started({ id, version }: { id: number; version: number }): Promise<List> {
  await ask(START, { id, version });
  await app.jobs.drain();
  return read(id);
}

const phonesOf = async (list: List) => (await rowsOf(list.id, 'new')).map(({ phone }) => phone);

async function card(firstname: string): Promise<Record<string, unknown>> {
  const { rows } = await app.pool.query<Record<string, unknown>>(
    `select lastname, email, phone, birthday::text as birthday, tax_code, blacklisted, blacklist_reason, archived_at is not null as archived,
       array(select value from customer_contacts f where f.customer_id = c.id order by kind, position) as further,
       array(select n.text || case when n.is_health then ' (salute)' else '' end from customer_notes n where n.customer_id = c.id) as notes
     from customers c where provider_id = $1 and firstname = $2`,
    [at.providerId, firstname],
  );
  return rows[0] ?? {};
}

describe('lists of other programs', () => {
  it('puts customers into the care of others of the center or of the list, whatever their order', async () => {
    await started(await fromField('family-1'));
    const list = await checked(
      [
        'Nome;Cognome;Email;Affidato a;Grado di parentela',
        'Anna;Riva;famiglia.riva@field.example;Famiglia.Riva@field.example;madre',
        'Lino;Zeta;;Zita Zeta <zita@field.example>;tutore',
        'Zita;Zeta;zita@field.example;;',
        'Ugo;Solo;;nessuno@field.example;boh',
        'Ida;Rossa;;Lino Zeta;',
      ].join('\n'),
    );
    expect(list.summary.counts).toEqual({ new: 5, changed: 0, unchanged: 0, refused: 0 });
    const notices = async () =>
      (await rowsOf(list.id, 'new')).map(({ firstname, problems }) => [
        firstname,
        problems.map(({ problem }) => problem),
      ]);
    expect(await notices()).toEqual([
      ['Anna', []],
      ['Lino', []],
      ['Zita', []],
      ['Ugo', ['careRelation', 'carer']],
      ['Ida', ['carer']],
    ]);
    await started(list);
    expect(await notices()).toEqual([
      ['Anna', []],
      ['Lino', []],
      ['Zita', []],
      ['Ugo', ['careRelation', 'carer']],
      ['Ida', ['carer']],
    ]);
    const { rows } = await app.pool.query(
      `select c.firstname, carer.firstname as carer, c.care_relation, c.email from customers c
         join customers carer on carer.provider_id = c.provider_id and carer.id = c.cared_for_by
       where c.provider_id = $1 order by c.firstname`,
      [at.providerId],
    );
    expect(rows).toEqual([
      { firstname: 'Anna', carer: 'Marta', care_relation: 'parent', email: null },
      { firstname: 'Lino', carer: 'Zita', care_relation: 'guardian', email: null },
    ]);
    // Who cares for somebody is told of that, and nothing that a list says of who is in their care
    const zita = { personId: 0, addresses: ['zita@field.example'] } as DataSubject;
    const told = JSON.stringify(await customerImportPersonalData.export(app.work(), app.deps, zita));
    expect(told).toContain('Zita Zeta <zita@field.example>');
    expect(told).not.toContain('Lino');
  });

  it('leaves customers their own e-mail where they are named as their own carers', async () => {
    const list = await checked(
      [
        'Nome;Cognome;Email;Affidato a',
        'Piero;Conti;piero@field.example;piero@field.example',
        'Rita;Conti;piero@field.example;Piero Conti <piero@field.example>',
        'Sara;Conti;sara@field.example;Sara Conti <sara@field.example>',
        'Ugo;Conti;nonna@field.example;nonna@field.example',
        'Zoe;Conti;nonna@field.example;nonna@field.example',
      ].join('\n'),
    );
    expect(list.summary.counts).toEqual({ new: 5, changed: 0, unchanged: 0, refused: 0 });
    await started(list);
    const { rows } = await app.pool.query(
      `select firstname, email, cared_for_by is not null as cared from customers
       where provider_id = $1 and lastname = 'Conti' order by firstname`,
      [at.providerId],
    );
    expect(rows).toEqual([
      { firstname: 'Piero', email: 'piero@field.example', cared: false },
      { firstname: 'Rita', email: null, cared: true },
      { firstname: 'Sara', email: 'sara@field.example', cared: false },
      { firstname: 'Ugo', email: null, cared: false },
      { firstname: 'Zoe', email: null, cared: false },
    ]);
    const again = await checked(
      ['Nome;Cognome;Email;Affidato a', 'Sara;Conti;sara@field.example;sara@field.example'].join('\n'),
    );
    const [sara] = await rowsOf(again.id, 'unchanged');
    expect(sara?.problems.map(({ problem }) => problem)).toEqual(['carerMayNot']);
  });

  it('knows a carer by a bare address wherever in a long list they stand', async () => {
    const others = Array.from({ length: 1010 }, (_one, index) => `Cliente;Numero ${index};;`);
    const list = await checked(
      [
        'Nome;Cognome;Email;Affidato a',
        'Anna;Riva;riva@field.example;riva@field.example',
        ...others,
        'Marta;Zeta;riva@field.example;',
        'Bice;Riva;riva@field.example;riva@field.example',
      ].join('\n'),
    );
    expect(list.summary.counts).toEqual({ new: 1013, changed: 0, unchanged: 0, refused: 0 });
    await started(list);
    const { rows } = await app.pool.query(
      `select c.firstname, carer.firstname as carer, c.email from customers c
         left join customers carer on carer.provider_id = c.provider_id and carer.id = c.cared_for_by
       where c.provider_id = $1 and c.lastname in ('Riva', 'Zeta') order by c.firstname`,
      [at.providerId],
    );
    expect(rows).toEqual([
      { firstname: 'Anna', carer: 'Marta', email: null },
      { firstname: 'Bice', carer: 'Marta', email: null },
      { firstname: 'Marta', carer: null, email: 'riva@field.example' },
    ]);
  });

  it('a daughter on her mother’s e-mail is not written onto the mother', async () => {
    await started(await fromField('family-1'));
    const list = await fromField('family-2');
    expect(list.summary.counts).toEqual({ new: 0, changed: 0, unchanged: 0, refused: 1 });
    expect((await rowsOf(list.id, 'refused'))[0]?.problems).toEqual([
      { field: 'email', problem: 'emailOfOther', otherRow: null, known: 'Marta Riva' },
    ]);
    await started(list);
    expect(await card('Marta')).toMatchObject({
      phone: '+393331110004',
      birthday: null,
      tax_code: null,
      notes: [],
    });
  });

  it('names whom a row changes, and asks which of two values counts', async () => {
    await started(
      await checked('Nome;Cognome;E-mail;Data di nascita\nMarta;Riva;m@field.example;02/01/1980\n'),
    );
    const again = await checked(
      'Nome;Cognome;E-mail;Telefono;Data di nascita;Note\nMarta;Riva;m@field.example;3331110004;03/01/1980;Ama il blu\n',
    );
    expect((await rowsOf(again.id, 'changed'))[0]).toMatchObject({
      customerName: 'Marta Riva',
      problems: [{ field: 'birthday', problem: 'differs', known: '1980-01-02' }],
    });
    const columns = again.columns.map(({ field }) => field ?? '');
    const { id, version } = again;
    await ask(COLUMNS, { id, version, columns, prefersList: true, areNotesHealth: false });
    await app.jobs.drain();
    await started(await read(id));
    expect(await card('Marta')).toMatchObject({
      birthday: '1980-01-03',
      phone: '+393331110004',
      notes: ['Ama il blu'],
    });
  });

  it('a city goes to a field of the center that is made for it, once', async () => {
    for (const name of ['Ida', 'Leo']) {
      const list = await checked(`Nome;Residenza\n${name};Milano\n`);
      const { id, version } = list;
      await ask(COLUMNS, { id, version, columns: ['firstname', 'field:city'] });
      await app.jobs.drain();
      await started(await read(id));
    }
    const { rows } = await app.pool.query(
      'select f.name, count(v.*)::int as values from customer_fields f join customer_field_values v on v.field_id = f.id where f.provider_id = $1 group by f.name',
      [at.providerId],
    );
    expect(rows).toEqual([{ name: 'Città', values: 2 }]);
  });

  it('phones whose plus was lost are of their countries, national ones of the center’s', async () => {
    const foreign = await fromField('fresha-foreign');
    expect(await phonesOf(foreign)).toEqual([
      '+353871234567',
      '+33612345678',
      '+355691234567',
      '+34612345678',
      '+380501234567',
      '+32470123456',
      '+41791234567',
      '+393331110081',
    ]);
    await ask(DISCARD, { id: foreign.id });
    await app.pool.query(`update providers set country_code = 'GB' where id = $1`, [at.providerId]);
    const london = await fromField('london-national');
    expect(await phonesOf(london)).toEqual([
      '+447700900125',
      '+442079460018',
      '+447700900126',
      '+447700900127',
    ]);
  });

  it('an export of Fresha: who is blocked stays so, a family shares an e-mail', async () => {
    const list = await fromField('fresha-like');
    const [refused] = await rowsOf(list.id, 'refused');
    expect(refused?.problems).toEqual([{ field: 'email', problem: 'emailOfRow', otherRow: 5, known: null }]);
    await started(list);
    expect(await card('Sonia')).toMatchObject({ blacklisted: true, blacklist_reason: 'Three no-shows' });
    expect(await card('Emily')).toMatchObject({ phone: '+447700900123', blacklisted: false });
  });

  it('an export of Mindbody: whoever has the second phone alone keeps it', async () => {
    const list = await fromField('mindbody-like');
    expect(list.summary.counts).toMatchObject({ new: 3, refused: 0 });
    await started(list);
    expect(await card('Pio')).toMatchObject({ lastname: 'De Luca', phone: '+390245678902' });
    expect(await card('Sara')).toMatchObject({ phone: '+393331110021', birthday: '1988-03-14' });
    expect(await card('Ada')).toMatchObject({ birthday: null });
  });

  it('of several phones the first is the main one, and brought again nothing changes', async () => {
    const text =
      'Nome;Telefono fisso;Cellulare;E-mail;Email 2\nUgo;02 45678902;333 1110009;u@a.example;v@a.example\n';
    await started(await checked(text));
    expect(await card('Ugo')).toMatchObject({
      phone: '+393331110009',
      email: 'u@a.example',
      further: ['v@a.example', '+390245678902'],
    });
    expect((await checked(text)).summary.counts).toMatchObject({ unchanged: 1, changed: 0, new: 0 });
  });

  it('an export of Square: a birthday without a year is left out and said, the customer comes in', async () => {
    const list = await fromField('square-like');
    expect(list.summary.counts).toMatchObject({ new: 4, refused: 0 });
    const rows = await rowsOf(list.id, 'new');
    expect(rows.map(({ birthday, problems }) => birthday ?? problems[0]?.known)).toEqual([
      '1990-05-12',
      '05-12',
      '--05-12',
      '0000-05-12',
    ]);
    expect(rows[0]?.phone).toBe('+393331110011');
  });

  it('a phone that lost its zero in a spreadsheet is marked, and makes no double', async () => {
    await aWalkIn(app.work(), {
      providerId: at.providerId,
      firstname: 'Pina',
      lastname: 'Fissi',
      phone: '0245678902',
    });
    const list = await fromField('after-excel');
    expect(list.summary.counts).toMatchObject({ new: 0, changed: 1 });
    expect((await rowsOf(list.id, 'changed'))[0]?.problems).toEqual([
      { field: 'phone', problem: 'phoneZero', otherRow: null, known: '+390245678902' },
    ]);
  });

  it('marks around phones and addresses are dropped, and names are parted', async () => {
    const marked = await fromField('zero-width');
    expect(marked.summary.counts).toMatchObject({ new: 3, refused: 0 });
    expect((await rowsOf(marked.id, 'new')).map(({ phone, email }) => [phone, email])).toEqual([
      ['+393331110041', 'zita@field.example'],
      ['+393331110042', 'nora@field.example'],
      ['+393331110043', 'mac@field.example'],
    ]);
    await ask(DISCARD, { id: marked.id });
    const names = await fromField('full-names');
    expect((await rowsOf(names.id, 'new')).map(({ firstname, lastname }) => [firstname, lastname])).toEqual([
      ['Pio', 'De Luca'],
      ['Maria Grazia', 'Rossi'],
      ['Maria Grazia', 'Rossi'],
    ]);
  });

  it('quotes and a first line that says what parts the columns', async () => {
    const quotes = await fromField('quotes');
    expect((await rowsOf(quotes.id, 'new')).map(({ firstname }) => firstname)).toEqual([
      'Mario "Il Rosso"',
      '"Gigi" Luigi',
      '"Anna \\"Nina\\""',
      'Lia',
    ]);
    await ask(DISCARD, { id: quotes.id });
    const parted = await fromField('sep-line');
    expect((await rowsOf(parted.id, 'new'))[0]).toMatchObject({ firstname: 'Sepa', phone: '+393331110052' });
  });
});
