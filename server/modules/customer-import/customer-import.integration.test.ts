import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { HttpServer } from '#server/http-server.ts';
import { openHttpServer } from '#server/http-server.ts';
import { aCustomer, aWalkIn } from '#server/modules/customers/builders.ts';
import { addCustomer } from '#server/modules/customers/index.ts';
import type { AtProvider } from '#server/testing/at-provider.ts';
import { atProvider } from '#server/testing/at-provider.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';
import { aWorkbook } from './builders.ts';
import { customerImportInvariants } from './audit.ts';
import { reportOfImport } from './index.ts';
import { ALL_CASES } from '#server/testing/all-cases.ts';

interface Counts {
  new: number;
  changed: number;
  unchanged: number;
  refused: number;
}
interface Import {
  id: number;
  version: number;
  problem: string | null;
  rowsHandled: number;
  isEmptied: boolean;
  isMonthFirst: boolean;
  summary: { state: string; fileName: string | null; rowCount: number; counts: Counts };
  columns: { head: string; field: string | null; samples: string[] }[];
}
interface Row {
  rowNumber: number;
  cells: string[];
  firstname: string | null;
  lastname: string | null;
  email: string | null;
  phone: string | null;
  birthday: string | null;
  taxCode: string | null;
  tags: string[];
  hasNotes: boolean;
  own: { fieldId: number; value: string; validUntil: string | null }[];
  customerId: number | null;
  problems: { field: string | null; problem: string; otherRow: number | null }[];
}

const SEEN = `id version problem rowsHandled isEmptied isMonthFirst columns { head field samples }
  summary { state fileName rowCount counts { new changed unchanged refused } }`;
const CREATE = `mutation($p: Id!, $input: CustomerImportInput!) { createCustomerImport(providerId: $p, input: $input) { ${SEEN} } }`;
const ONE = `query($p: Id!, $id: Id!) { getCustomerImport(providerId: $p, id: $id) { ${SEEN} } }`;
const LIST = 'query($p: Id!) { getCustomerImports(providerId: $p) { total items { id state fileName } } }';
const ROWS = `query($p: Id!, $id: Id!, $outcome: String!, $page: Int) { getCustomerImportRows(providerId: $p, id: $id, outcome: $outcome, page: $page) {
  total pages items { rowNumber cells firstname lastname email phone birthday taxCode tags hasNotes own { fieldId value validUntil } customerId problems { field problem otherRow } } } }`;
const COLUMNS = `mutation($p: Id!, $id: Id!, $version: Int!, $columns: [String!]!, $isMonthFirst: Boolean) {
  changeCustomerImportColumns(providerId: $p, id: $id, version: $version, columns: $columns, isMonthFirst: $isMonthFirst) { ${SEEN} } }`;
const START = `mutation($p: Id!, $id: Id!, $version: Int!) { startCustomerImport(providerId: $p, id: $id, version: $version) { ${SEEN} } }`;
const DISCARD = `mutation($p: Id!, $id: Id!) { discardCustomerImport(providerId: $p, id: $id) { ${SEEN} } }`;
const UPLOAD =
  'mutation($p: Id!, $fileName: String!) { requestCustomerImportUpload(providerId: $p, fileName: $fileName) { uploadId presignedUrl } }';

let app: TestApp;
let http: HttpServer;
let address: string;
beforeAll(async () => {
  app = await openTestApp();
  http = await openHttpServer(app, app.config, { isDevelopment: false, withWeb: false });
  address = await http.fastify.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await http.close();
  await app.close();
});

let at: AtProvider;
beforeEach(async () => {
  at = await atProvider(app);
});

// The shapes the documents ask for
const ask = async <T>(document: string, variables: object = {}, actor = at.owner): Promise<T> =>
  (await at.ask(document, variables, actor)) as T;
const read = (id: number) => ask<Import>(ONE, { id });
const rowsOf = async (id: number, outcome: string, page = 1) =>
  (await ask<{ items: Row[]; total: number }>(ROWS, { id, outcome, page })).items;

/** Pasted, read and checked. */
async function pasted(text: string): Promise<Import> {
  const { id } = await ask<Import>(CREATE, { input: { from: 'text', text } });
  await app.jobs.drain();
  return read(id);
}

/** Uploaded, read and checked. */
async function sent(fileName: string, content: Uint8Array, type = 'text/csv'): Promise<Import> {
  const { uploadId, presignedUrl } = await ask<{ uploadId: number; presignedUrl: string }>(UPLOAD, {
    fileName,
  });
  const url = presignedUrl.replace(app.deps.origin, address);
  const put = await fetch(url, { method: 'PUT', headers: { 'content-type': type }, body: content.slice() });
  expect(put.status).toBe(200);
  const { id } = await ask<Import>(CREATE, { input: { from: 'file', fileName, uploadId } });
  await app.jobs.drain();
  return read(id);
}

async function started({ id, version }: Import): Promise<Import> {
  await ask(START, { id, version });
  await app.jobs.drain();
  return read(id);
}

interface Written {
  firstname: string | null;
  lastname: string | null;
  email: string | null;
  phone: string | null;
}
/** What else is known of the provider's customers, in the order of their names. */
async function moreOfCustomers(): Promise<object[]> {
  const { rows } = await app.pool.query(
    `select firstname as name, birthday::text as birthday, tax_code as "taxCode",
       array(select t.name from customer_tagged g join customer_tags t on t.id = g.tag_id where g.customer_id = c.id order by t.name) as tags,
       array(select n.text from customer_notes n where n.customer_id = c.id order by n.id) as notes
     from customers c where c.provider_id = $1 order by coalesce(firstname, '')`,
    [at.providerId],
  );
  return rows;
}

const COLUMNS_OF_CUSTOMERS = 'firstname, lastname, email, phone';
async function customers(): Promise<Written[]> {
  const { rows } = await app.pool.query<Written>(
    `select ${COLUMNS_OF_CUSTOMERS} from customers where provider_id = $1 order by id`,
    [at.providerId],
  );
  return rows;
}

async function expectSound(): Promise<void> {
  for (const { name, sql } of customerImportInvariants) {
    const { rows } = await app.pool.query(sql);
    expect({ name, rows }).toEqual({ name, rows: [] });
  }
}

const FAR_CELL = new TextEncoder().encode(
  '<worksheet><sheetData><row><c r="ZZZZZZ1" t="inlineStr"><is><t>Ada</t></is></c></row></sheetData></worksheet>',
);
/** The archive, saying that its picture comes to so many bytes. */
function claiming(archive: Uint8Array, size: number): Uint8Array {
  const bytes = Buffer.from(archive);
  // In the directory at its end a file's size stands 22 bytes before its name.
  bytes.writeUInt32LE(size, bytes.lastIndexOf('xl/media/image.bin') - 22);
  return bytes;
}

const LIST_OF_TWO =
  'Nome;Cognome;E-mail;Telefono\nAda;Verdi;ada@esempio.it;333 1234567\nBea;Neri;;02 123456\n';

describe('a list of customers', () => {
  it('is understood, checked without a customer being written, then written and told of', async () => {
    const found = await pasted(LIST_OF_TWO);
    expect(found.columns.map(({ field }) => field)).toEqual(['firstname', 'lastname', 'email', 'phone']);
    expect(found.columns[0]).toEqual({ head: 'Nome', field: 'firstname', samples: ['Ada', 'Bea'] });
    expect(found.summary).toMatchObject({
      state: 'checked',
      rowCount: 2,
      counts: { new: 2, changed: 0, unchanged: 0, refused: 0 },
    });
    expect(await customers()).toEqual([]);

    const after = await started(found);
    expect(after.summary).toMatchObject({ state: 'done', counts: { new: 2 } });
    expect(after.rowsHandled).toBe(2);
    expect(await customers()).toEqual([
      { firstname: 'Ada', lastname: 'Verdi', email: 'ada@esempio.it', phone: '+393331234567' },
      { firstname: 'Bea', lastname: 'Neri', email: null, phone: '+3902123456' },
    ]);
    expect(
      (await rowsOf(found.id, 'new')).map(({ rowNumber, customerId }) => [rowNumber, customerId !== null]),
    ).toEqual([
      [2, true],
      [3, true],
    ]);
    expect(await ask(LIST)).toEqual({ total: 1, items: [{ id: found.id, state: 'done', fileName: null }] });
    await expectSound();
  });

  it('sends nothing, agrees to nothing and makes no log-in', async () => {
    const counted = async () => {
      const { rows } = await app.pool.query<Record<string, string>>(
        `select (select count(*) from mails) as mails, (select count(*) from log_ins) as log_ins, (select count(*) from profiles) as profiles,
          (select count(*) from people where verified_at is not null) as verified`,
      );
      return rows[0];
    };
    await app.jobs.drain();
    const before = await counted();
    await started(await pasted(LIST_OF_TWO));
    expect(await counted()).toEqual(before);
  });

  it('brought again changes nothing', async () => {
    await started(await pasted(LIST_OF_TWO + ';;;800 100200\nZoe Neri;;;\n'));
    const before = await customers();
    const again = await pasted(LIST_OF_TWO + ';;;800 100200\nZoe Neri;;;\n');
    expect(again.summary.counts).toEqual({ new: 0, changed: 0, unchanged: 4, refused: 0 });
    const after = await started(again);
    expect(after.summary).toMatchObject({
      state: 'done',
      counts: { new: 0, changed: 0, unchanged: 4, refused: 0 },
    });
    expect(await customers()).toEqual(before);
  });

  it('finds who is there by e-mail, or by phone and name, and fills only what is missing', async () => {
    const work = app.work();
    const providerId = at.providerId;
    await addCustomer(work, providerId, {
      language: 'it',
      firstname: 'Ada',
      lastname: null,
      email: 'ADA@esempio.it',
      phone: null,
      further: [],
    });
    await aWalkIn(work, { providerId, firstname: 'Bea', lastname: 'Neri', phone: '02/123456' });
    await aWalkIn(work, { providerId, firstname: 'Leo', lastname: 'Neri', phone: '02 123 456', email: null });
    const found = await pasted(
      'Nome;Cognome;E-mail;Telefono\nAda;Verdi;ada@esempio.it;333 1234567\nBea;Neri;bea@esempio.it;+39 02123456\nUgo;Neri;;02123456\n',
    );
    expect(found.summary.counts).toEqual({ new: 1, changed: 2, unchanged: 0, refused: 0 });
    await started(found);
    expect(await customers()).toEqual([
      { firstname: 'Ada', lastname: 'Verdi', email: 'ADA@esempio.it', phone: '+393331234567' },
      { firstname: 'Bea', lastname: 'Neri', email: 'bea@esempio.it', phone: '02/123456' },
      { firstname: 'Leo', lastname: 'Neri', email: null, phone: '02 123 456' },
      { firstname: 'Ugo', lastname: 'Neri', email: null, phone: '+3902123456' },
    ]);
    const { rows } = await app.pool.query(
      `select recorded, person_id is not null as is_bound, version from customers where provider_id = $1 and firstname = 'Bea'`,
      [providerId],
    );
    expect(rows).toEqual([
      { recorded: ['firstname', 'lastname', 'phone', 'email'], is_bound: true, version: 2 },
    ]);
  });

  it('fills who is archived and leaves them archived', async () => {
    const id = await aWalkIn(app.work(), {
      providerId: at.providerId,
      firstname: 'Bea',
      lastname: 'Neri',
      phone: '02/123456',
    });
    await app.pool.query('update customers set archived_at = $2 where id = $1', [id, app.clock.now()]);
    const found = await pasted('Nome;Cognome;E-mail;Telefono\nBea;Neri;bea@esempio.it;+39 02123456\n');
    expect(found.summary.counts).toEqual({ new: 0, changed: 1, unchanged: 0, refused: 0 });
    await started(found);
    const { rows } = await app.pool.query(
      'select email, archived_at is not null as is_archived from customers where provider_id = $1',
      [at.providerId],
    );
    expect(rows).toEqual([{ email: 'bea@esempio.it', is_archived: true }]);
  });

  it('finds a customer by a further address of theirs', async () => {
    await addCustomer(app.work(), at.providerId, {
      language: 'it',
      firstname: 'Ada',
      lastname: 'Verdi',
      email: 'ada@esempio.it',
      phone: '333 1234567',
      further: [
        { kind: 'email', value: 'ada.lavoro@esempio.it', label: 'lavoro' },
        { kind: 'phone', value: '02 99887766', label: 'casa' },
      ],
    });
    const found = await pasted(
      'Nome;E-mail;Telefono\nAda Verdi;Ada.Lavoro@esempio.it;\nVerdi, Ada;;0039 0299887766\n',
    );
    expect(found.summary.counts).toEqual({ new: 0, changed: 0, unchanged: 2, refused: 0 });
  });

  it('says of every row that is refused why, page by page and as a file that runs nothing', async () => {
    await aWalkIn(app.work(), { providerId: at.providerId, firstname: 'Ivo', phone: '333 7654321' });
    await aWalkIn(app.work(), { providerId: at.providerId, firstname: 'Ivo', phone: '333 7654321' });
    const found = await pasted(
      [
        'Nome;E-mail;Telefono;Saldo',
        'Ada Verdi;ada@esempio.it;;=1+1',
        'Ada V.;ADA@esempio.it;;',
        '=cmd|x!A1;non-una-mail;abc;=2+2',
        ';;;10,00',
        'Ivo;;3337654321;',
        'Mar\u202Eia;maria@esempio.it;;',
        '',
      ].join('\n'),
    );
    expect(found.summary.counts).toEqual({ new: 1, changed: 0, unchanged: 0, refused: 5 });
    const problems = (await rowsOf(found.id, 'refused')).map(({ rowNumber, problems: all }) => [
      rowNumber,
      all.map(({ problem, field, otherRow }) => [problem, field, otherRow]),
    ]);
    expect(problems).toEqual([
      [3, [['sameAsRow', 'email', 2]]],
      [
        4,
        [
          ['email', 'email', null],
          ['phone', 'phone', null],
        ],
      ],
      [5, [['nobody', null, null]]],
      [6, [['severalCustomers', null, null]]],
      [7, [['unreadable', 'firstname', null]]],
    ]);
    const report = await reportOfImport(
      { work: app.work(), actor: at.owner, locale: 'it' },
      { providerId: at.providerId, id: found.id, outcome: 'refused' },
    );
    const text = (await Array.fromAsync(report.pieces)).join('');
    expect(text.split('\r\n').slice(0, 3)).toEqual([
      '\uFEFFRiga;Motivo;Nome;E-mail;Telefono;Saldo',
      '3;È lo stesso cliente della riga 2.;Ada V.;ADA@esempio.it;;',
      "4;L’indirizzo e-mail non è valido. Il numero di telefono non è valido.;'=cmd|x!A1;non-una-mail;abc;'=2+2",
    ]);
    await started(found);
    expect((await customers()).filter(({ email }) => email !== null)).toHaveLength(1);
    await expectSound();
  });

  it('brings dates of birth, tax codes, tags and notes; brought again it changes nothing', async () => {
    const list = [
      'Nome;E-mail;Date of birth;Codice fiscale;Etichette;Note',
      'Ada;ada@esempio.it;12/31/1990;vrddai90t71a944x;VIP, Mattina;Allergia al lattice',
      'Bea;bea@esempio.it;2/3/1985;;vip;',
      'Cleo;cleo@esempio.it;;;;Preferisce il silenzio',
    ].join('\n');
    await aCustomer(app.work(), { providerId: at.providerId, email: 'cleo@esempio.it' });
    const found = await pasted(list);
    expect(found.isMonthFirst).toBe(true);
    expect(found.columns.map(({ field }) => field)).toEqual([
      'firstname',
      'email',
      'birthday',
      'taxCode',
      'tags',
      'notes',
    ]);
    expect(found.summary.counts).toEqual({ new: 2, changed: 1, unchanged: 0, refused: 0 });
    expect(await rowsOf(found.id, 'new')).toMatchObject([
      { birthday: '1990-12-31', taxCode: 'VRDDAI90T71A944X', tags: ['VIP', 'Mattina'], hasNotes: true },
      { birthday: '1985-02-03', taxCode: null, tags: ['vip'], hasNotes: false },
    ]);
    const known = await moreOfCustomers();
    await started(found);
    const after = await moreOfCustomers();
    expect([known.length, after]).toEqual([
      1,
      [
        {
          name: 'Ada',
          birthday: '1990-12-31',
          taxCode: 'VRDDAI90T71A944X',
          tags: ['Mattina', 'VIP'],
          notes: ['Allergia al lattice'],
        },
        { name: 'Bea', birthday: '1985-02-03', taxCode: null, tags: ['VIP'], notes: [] },
        { name: 'Cleo', birthday: null, taxCode: null, tags: [], notes: ['Preferisce il silenzio'] },
      ],
    ]);
    const { rows: notes } = await app.pool.query(
      'select distinct is_health, written_by from customer_notes where provider_id = $1',
      [at.providerId],
    );
    expect(notes).toEqual([{ is_health: true, written_by: null }]);

    const again = await pasted(list);
    expect(again.summary.counts).toEqual({ new: 0, changed: 0, unchanged: 3, refused: 0 });
    await started(again);
    expect(await moreOfCustomers()).toEqual(after);
    await expectSound();
  });

  describe('with columns that are the center’s own fields', () => {
    const NEW_FIELD =
      'mutation($p: Id!, $input: NewCustomerFieldInput!) { createCustomerField(providerId: $p, input: $input) }';
    const ARCHIVE_FIELD = 'mutation($p: Id!, $id: Id!) { archiveCustomerField(providerId: $p, id: $id) }';
    const aField = async (name: string, kind: string, expires = false): Promise<number> =>
      (await at.ask(NEW_FIELD, { input: { name, kind, expires, isAsked: false } })) as unknown as number;
    async function ownValues(): Promise<string[]> {
      const { rows } = await app.pool.query<{ said: string }>(
        `select concat_ws(' · ', c.firstname, f.name, v.value, v.valid_until) as said
           from customer_field_values v join customers c on c.id = v.customer_id join customer_fields f on f.id = v.field_id
           where v.provider_id = $1 order by c.firstname, f.position`,
        [at.providerId],
      );
      return rows.map(({ said }) => said);
    }
    const LIST_OF_A_GYM = [
      'Nome;E-mail;Certificato medico;Scadenza certificato medico;Tessera;Socio dal',
      'Ada;ada@esempio.it;Sì;12/31/2027;A 1;2/14/2020',
      'Bea;bea@esempio.it;;03/02/28;;',
      'Cleo;cleo@esempio.it;forse;presto;A 3;ieri',
      'Dina;dina@esempio.it;no;;D 9;',
    ].join('\n');

    it('guesses them by name, fills what is empty, and brought again changes nothing', async () => {
      const [certificate, card, since] = [
        await aField('Certificato medico', 'yesNo', true),
        await aField('Tessera', 'text'),
        await aField('Socio dal', 'date'),
      ];
      const dina = await aCustomer(app.work(), { providerId: at.providerId, email: 'dina@esempio.it' });
      await app.pool.query(
        "insert into customer_field_values (provider_id, customer_id, field_id, value) values ($1, $2, $3, 'D 1')",
        [at.providerId, dina, card],
      );
      const found = await pasted(LIST_OF_A_GYM);
      expect(found.columns.map(({ field }) => field)).toEqual([
        'firstname',
        'email',
        `own:${certificate}`,
        `until:${certificate}`,
        `own:${card}`,
        `own:${since}`,
      ]);
      // By the one date that can be meant in one way alone, whichever column has it
      expect(found).toMatchObject({
        isMonthFirst: true,
        summary: { counts: { new: 3, changed: 1, unchanged: 0, refused: 0 } },
      });
      const cleo = (await rowsOf(found.id, 'new')).find(({ firstname }) => firstname === 'Cleo');
      expect(cleo?.problems).toEqual([
        { field: `own:${certificate}`, problem: 'ownYesNo', otherRow: null },
        { field: `until:${certificate}`, problem: 'ownDate', otherRow: null },
        { field: `own:${since}`, problem: 'ownDate', otherRow: null },
      ]);
      const report = await reportOfImport(
        { work: app.work(), actor: at.owner, locale: 'it' },
        { providerId: at.providerId, id: found.id, outcome: 'new' },
      );
      expect((await Array.fromAsync(report.pieces)).join('').split('\r\n')[3]).toContain(
        '4;“Certificato medico”: scrivi sì o no. Il valore non viene importato.',
      );
      expect((await rowsOf(found.id, 'new'))[0]?.own).toEqual([
        { fieldId: certificate, value: 'yes', validUntil: '2027-12-31' },
        { fieldId: card, value: 'A 1', validUntil: null },
        { fieldId: since, value: '2020-02-14', validUntil: null },
      ]);
      await started(found);
      const after = [
        'Ada · Certificato medico · yes · 2027-12-31',
        'Ada · Tessera · A 1',
        'Ada · Socio dal · 2020-02-14',
        'Bea · Certificato medico · yes · 2028-03-02',
        'Cleo · Tessera · A 3',
        'Dina · Certificato medico · no',
        'Dina · Tessera · D 1',
      ];
      expect(await ownValues()).toEqual(after);
      // A form of the card that was opened before is told of it
      const { rows } = await app.pool.query('select version from customers where id = $1', [dina]);
      expect(rows).toEqual([{ version: 3 }]);
      await expectSound();

      const again = await pasted(LIST_OF_A_GYM);
      expect(again.summary.counts).toEqual({ new: 0, changed: 0, unchanged: 4, refused: 0 });
      await ask(DISCARD, { id: again.id });
      expect(await ownValues()).toEqual(after);
    });

    it('takes them as somebody says, and no field of another center, without a last day, or archived', async () => {
      const [card, note] = [await aField('Tessera', 'text'), await aField('Misura', 'text', true)];
      const found = await pasted('Nome;Uno;Due\nAda;A 1;31/12/2027\nBea;;31/12/2027\n');
      const { id } = found;
      expect(found.columns.map(({ field }) => field)).toEqual(['firstname', null, null]);
      const saying = (columns: string[], version = found.version) => ask(COLUMNS, { id, version, columns });
      const others = await atProvider(app);
      const stranger = (await others.ask(NEW_FIELD, {
        input: { name: 'Altrove', kind: 'text', expires: true, isAsked: false },
      })) as unknown as number;
      for (const wrong of [
        ['firstname', `own:${stranger}`, ''],
        ['firstname', `own:${card}`, `until:${card}`],
        ['firstname', `own:${card}`, `own:${card}`],
        ['firstname', 'own:0', ''],
        ['', `own:${card}`, ''],
      ])
        await expect(saying(wrong)).rejects.toMatchObject({ code: 'invalidInput' });
      await saying(['firstname', `own:${note}`, `until:${note}`]);
      await app.jobs.drain();
      const after = await read(id);
      expect(after.summary.counts).toMatchObject({ new: 2, refused: 0 });
      expect((await rowsOf(id, 'new'))[1]?.problems).toEqual([
        { field: `until:${note}`, problem: 'ownValue', otherRow: null },
      ]);
      // What is archived between the check and the writing is shown and filled nowhere
      await at.ask(ARCHIVE_FIELD, { id: note });
      await started(after);
      expect(await customers()).toHaveLength(2);
      expect(await ownValues()).toEqual([]);
      await expectSound();
    });
  });

  it('reads its dates as somebody says, and leaves out those that are none', async () => {
    const found = await pasted('Nome;Data di nascita\nAda;02/03/1990\nBea;31/12/1990\nCleo;12/31/1990\n');
    expect(found).toMatchObject({ isMonthFirst: false, summary: { counts: { new: 3, refused: 0 } } });
    expect((await rowsOf(found.id, 'new'))[2]).toMatchObject({
      birthday: null,
      problems: [{ field: 'birthday', problem: 'birthday', otherRow: null }],
    });
    const { id, version } = found;
    await ask(COLUMNS, { id, version, columns: ['firstname', 'birthday'], isMonthFirst: true });
    await app.jobs.drain();
    const after = await read(id);
    expect(after).toMatchObject({ isMonthFirst: true, summary: { counts: { new: 3, refused: 0 } } });
    expect((await rowsOf(id, 'new')).map(({ birthday }) => birthday)).toEqual([
      '1990-02-03',
      null,
      '1990-12-31',
    ]);
    await expect(
      ask(COLUMNS, { id, version: after.version, columns: ['', 'birthday'] }),
    ).rejects.toMatchObject({ code: 'invalidInput' });
  });

  it('brings no more tags than a center may have: at the check, and when colleagues were quicker', async () => {
    const tags = (from: number, count: number) =>
      Array.from({ length: count }, (_, index) => `t${from + index}`);
    const rows = (names: string[]) =>
      `Nome;E-mail;Etichette\n${names.map((name) => `Ada;${name}@esempio.it;${name}`).join('\n')}`;
    const tooMany = await pasted(`${rows(tags(1, 51))}\nBea;bea@esempio.it;`);
    expect(tooMany.summary.counts).toMatchObject({ new: 1, refused: 51 });
    expect((await rowsOf(tooMany.id, 'refused'))[0]?.problems).toEqual([
      { field: 'tags', problem: 'tooManyTags', otherRow: null },
    ]);
    await ask(DISCARD, { id: tooMany.id });

    const found = await pasted(rows(tags(1, 50)));
    expect(found.summary.counts).toMatchObject({ new: 50, refused: 0 });
    await app.pool.query(
      "insert into customer_tags (provider_id, name, color) values ($1, 'altra', '#53667a'), ($1, 'T1', '#53667a')",
      [at.providerId],
    );
    const after = await started(found);
    expect(after.summary.counts).toMatchObject({ new: 1, refused: 49 });
    await expectSound();
  });

  it('is checked anew when somebody says what its columns are', async () => {
    const found = await pasted('Uno;Due;Tre\nVerdi;Ada;0\nNeri;Bea;7\n');
    expect(found.columns.map(({ field }) => field)).toEqual([null, null, null]);
    expect(found.summary.counts).toMatchObject({ new: 0, refused: 2 });
    const { id, version } = found;
    await expect(ask(COLUMNS, { id, version, columns: ['lastname'] })).rejects.toMatchObject({
      code: 'invalidInput',
    });
    await expect(ask(COLUMNS, { id, version, columns: ['', '', ''] })).rejects.toMatchObject({
      code: 'invalidInput',
    });
    await expect(
      ask(COLUMNS, { id, version, columns: ['firstname', 'firstname', ''] }),
    ).rejects.toMatchObject({
      code: 'invalidInput',
    });
    await expect(ask(COLUMNS, { id, version, columns: ['vip', '', ''] })).rejects.toMatchObject({
      code: 'invalidInput',
    });
    await ask(COLUMNS, { id, version, columns: ['lastname', 'firstname', ''] });
    await app.jobs.drain();
    const after = await read(id);
    expect(after.summary).toMatchObject({ state: 'checked', counts: { new: 2, refused: 0 } });
    await expect(ask(START, { id, version })).rejects.toMatchObject({ code: 'changedMeanwhile' });
    await started(after);
    expect(await customers()).toMatchObject([{ firstname: 'Ada', lastname: 'Verdi' }, { firstname: 'Bea' }]);
  });
});

describe('files', () => {
  const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
  const names = async ({ id }: Import) =>
    (await rowsOf(id, 'new')).map(({ firstname, lastname }) => `${firstname} ${lastname}`);

  it('of Windows, of UTF-8 with a mark and of UTF-16 say the same', async () => {
    const windows = Uint8Array.from(
      'Nome;Cognome\r\nNiccolò;D’Alò\r\n',
      (letter) => ({ ò: 0xf2, '’': 0x92 })[letter] ?? letter.charCodeAt(0),
    );
    for (const content of [
      windows,
      bytes('\uFEFFNome,Cognome\nNiccolò,D’Alò\n'),
      new Uint8Array(Buffer.from('\uFEFFNome\tCognome\nNiccolò\tD’Alò', 'utf16le')),
    ]) {
      const found = await sent('clienti.csv', content);
      expect(await names(found)).toEqual(['Niccolò D’Alò']);
      await ask(DISCARD, { id: found.id });
    }
  });

  it('of Excel: dates, numbers and formulas are what they show', async () => {
    const found = await sent(
      'clienti.xlsx',
      aWorkbook([
        ['Elenco clienti'],
        [],
        ['Nome', 'Cognome', 'Cellulare', 'Nato il'],
        ['Ada', '=cmd', 3331234567, new Date('1990-12-31')],
      ]),
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    );
    expect(found.summary).toMatchObject({ state: 'checked', fileName: 'clienti.xlsx', rowCount: 1 });
    expect((await rowsOf(found.id, 'new'))[0]).toMatchObject({
      rowNumber: 4,
      cells: ['Ada', '=cmd', '3331234567', '1990-12-31'],
      firstname: 'Ada',
      lastname: '=cmd',
      phone: '+393331234567',
    });
  });

  it('are gone once they are read', async () => {
    await sent('clienti.csv', bytes(LIST_OF_TWO));
    const { rows } = await app.pool.query<{ object_key: string | null }>(
      'select object_key from customer_imports where provider_id = $1',
      [at.providerId],
    );
    expect(rows).toEqual([{ object_key: null }]);
    const jobs = await app.pool.query<{ key: string }>(
      `select data -> 'keys' ->> 0 as key from pgboss.job where name = 'media.remove-files' and state = 'completed'
        order by created_on desc limit 1`,
    );
    expect(jobs.rows).toHaveLength(1);
    expect(await app.deps.storage.sizeOf(jobs.rows[0]?.key ?? '')).toBeNull();
  });

  it.each([
    ['a picture', Uint8Array.from([0xff, 0xd8, 0xff, 0, 0, 0, 1, 2]), 'notReadable'],
    ['no workbook', bytes('PK\u0003\u0004 nothing'), 'notReadable'],
    [
      'an archive that is no workbook',
      new Uint8Array(Buffer.from('UEsFBgAAAAAAAAAAAAAAAAAAAAAAAA==', 'base64')),
      'notReadable',
    ],
    ['nothing', bytes(' \n\n'), 'empty'],
    ['heads alone', bytes('Nome;E-mail\n'), 'empty'],
    ['quotes that never end', bytes(`Nome;Note\nAda;"${'x'.repeat(1_100_000)}`), 'openQuotes'],
    ['too many columns', bytes(`${'a;'.repeat(101)}b\n`), 'tooManyColumns'],
    [
      'an archive that unpacks to more than there may be',
      claiming(
        aWorkbook([['Nome'], ['Ada']], { 'xl/media/image.bin': new Uint8Array(1) }),
        310 * 1024 * 1024,
      ),
      'tooLarge',
    ],
  ])('%s is refused with words', async (_name, content, problem) => {
    const found = await sent('clienti.csv', content);
    expect([found.summary.state, found.problem, found.isEmptied]).toEqual(['failed', problem, true]);
    await expectSound();
  });

  // It takes all the memory that its reader has.
  it.runIf(ALL_CASES)('a cell so far out that no memory holds its row is refused with words', async () => {
    const found = await sent('clienti.csv', aWorkbook([], { 'xl/worksheets/sheet1.xml': FAR_CELL }));
    expect([found.summary.state, found.problem, found.isEmptied]).toEqual(['failed', 'tooLarge', true]);
    await expectSound();
  });

  it('after one that was refused the next one may come', async () => {
    await sent('clienti.csv', bytes(' \n\n'));
    expect((await pasted(LIST_OF_TWO)).summary.state).toBe('checked');
  });

  it('a note of megabytes costs its row, not the list; a cell that is not used may be as long as it likes', async () => {
    const long = 'x'.repeat(900_000);
    const found = await sent(
      'clienti.csv',
      bytes(`Nome;Note;Altro\n${long};a;\nBea;${long};\nAda Verdi;;${long}\n`),
    );
    expect(found.summary.counts).toMatchObject({ new: 1, refused: 2 });
    expect((await rowsOf(found.id, 'refused')).map(({ problems }) => problems)).toEqual([
      [{ field: 'firstname', problem: 'tooLong', otherRow: null }],
      [{ field: 'notes', problem: 'tooLong', otherRow: null }],
    ]);
  });

  // All of them are put down before there is one too many.
  it.runIf(ALL_CASES)(
    'of 200,000 rows and one more is refused, and requests are answered meanwhile',
    async () => {
      const line = (index: number) => `N${index};c${index}@esempio.it\n`;
      const content = bytes(
        `Nome;E-mail\n${Array.from({ length: 200_001 }, (_, index) => line(index)).join('')}`,
      );
      let slowest = 0;
      let last = performance.now();
      const beat = setInterval(() => {
        slowest = Math.max(slowest, performance.now() - last);
        last = performance.now();
      }, 10);
      const found = await sent('clienti.csv', content);
      clearInterval(beat);
      expect([found.summary.state, found.problem]).toEqual(['failed', 'tooManyRows']);
      expect(slowest).toBeLessThan(1000);
    },
  );

  it('of another kind, of somebody else or too large are not taken', async () => {
    await expect(ask(UPLOAD, { fileName: 'clienti.pdf' })).rejects.toMatchObject({ code: 'fileNotAccepted' });
    const { uploadId } = await ask<{ uploadId: number }>(UPLOAD, { fileName: 'clienti.csv' });
    const input = { from: 'file', fileName: 'clienti.csv', uploadId };
    await expect(ask(CREATE, { input })).rejects.toMatchObject({ code: 'fileNotAccepted' });
    const manager = await at.works('manager');
    await expect(ask(CREATE, { input }, manager)).rejects.toMatchObject({ code: 'fileNotAccepted' });
  });
});

describe('an import that is disturbed', () => {
  const many = (count: number): string =>
    `Nome;E-mail\n${Array.from({ length: count }, (_, index) => `Ada N${index};n${index}@esempio.it`).join('\n')}`;

  it('goes on after a crash in the middle, and writes nobody twice', async () => {
    const found = await pasted(many(600));
    // The second slice meets a fault, as if the process died there.
    await app.pool.query(`
      create function crash() returns trigger language plpgsql as $$ begin raise exception 'crash'; end $$;
      create trigger crash before insert on customers for each row when (new.email = 'n550@esempio.it') execute function crash()`);
    try {
      await ask(START, { id: found.id, version: found.version });
      await expect(app.jobs.drain()).rejects.toThrow('crash');
    } finally {
      await app.pool.query('drop function crash cascade');
    }
    const half = await read(found.id);
    expect([half.summary.state, half.rowsHandled]).toEqual(['running', 500]);
    expect(await customers()).toHaveLength(500);

    await app.jobs.runNow('customer-import.write', { providerId: at.providerId, id: found.id });
    const after = await read(found.id);
    expect(after.summary).toMatchObject({
      state: 'done',
      counts: { new: 600, changed: 0, unchanged: 0, refused: 0 },
    });
    expect(new Set((await customers()).map(({ email }) => email)).size).toBe(600);
    expect(await customers()).toHaveLength(600);
    await expectSound();
  });

  it('run twice at the same time writes nobody twice', async () => {
    const found = await pasted(many(600));
    await ask(START, { id: found.id, version: found.version });
    const key = { providerId: at.providerId, id: found.id };
    await Promise.all([1, 2, 3].map(() => app.jobs.runNow('customer-import.write', key)));
    await app.jobs.drain();
    expect((await read(found.id)).summary).toMatchObject({ state: 'done', counts: { new: 600 } });
    expect(await customers()).toHaveLength(600);
  });

  it('finds whoever was written down since the check', async () => {
    const found = await pasted(LIST_OF_TWO);
    await aCustomer(app.work(), { providerId: at.providerId, email: 'ada@esempio.it' });
    const after = await started(found);
    expect(after.summary.counts).toEqual({ new: 1, changed: 1, unchanged: 0, refused: 0 });
    expect(await customers()).toMatchObject([
      { firstname: 'Ada', lastname: 'Verdi', email: 'ada@esempio.it' },
      { firstname: 'Bea' },
    ]);
  });

  it('and people who are written down in the same moment, are each there once', async () => {
    const found = await pasted(many(600));
    await ask(START, { id: found.id, version: found.version });
    const rivals = Array.from({ length: 40 }, (_, index) =>
      aCustomer(app.work(), { providerId: at.providerId, email: `n${index * 10}@esempio.it` }),
    );
    await Promise.all([app.jobs.drain(), ...rivals]);
    await app.jobs.drain();
    const after = await read(found.id);
    expect(after.summary.state).toBe('done');
    expect(await customers()).toHaveLength(600);
  });

  it('holds up another one of the center with words, not of another center; started once', async () => {
    const found = await pasted(LIST_OF_TWO);
    const twice = ask(CREATE, { input: { from: 'text', text: LIST_OF_TWO } });
    await expect(twice).rejects.toMatchObject({
      code: 'cannotUpdate',
      message: 'Un’altra importazione è ancora aperta: completala o annullala, poi riprova.',
    });
    const elsewhere = await atProvider(app);
    await elsewhere.ask(CREATE, { input: { from: 'text', text: LIST_OF_TWO } });
    await ask(DISCARD, { id: found.id });
    await expect(ask(DISCARD, { id: found.id })).rejects.toMatchObject({ code: 'changedMeanwhile' });
    const next = await pasted(LIST_OF_TWO);
    await ask(START, { id: next.id, version: next.version });
    await expect(ask(START, { id: next.id, version: next.version })).rejects.toMatchObject({
      code: 'changedMeanwhile',
    });
    await expect(ask(DISCARD, { id: next.id })).rejects.toMatchObject({ code: 'changedMeanwhile' });
    await app.jobs.drain();
    expect(await customers()).toHaveLength(2);
  });

  it('at once by two people, one waits', async () => {
    const wanted = [1, 2, 3, 4].map(() =>
      ask<Import>(CREATE, { input: { from: 'text', text: LIST_OF_TWO } }),
    );
    const answers = await Promise.allSettled(wanted);
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await app.jobs.drain();
  });
});

describe('whose it is', () => {
  it('another center’s import is not found, a collaborator may not', async () => {
    const found = await pasted(LIST_OF_TWO);
    const { id, version } = found;
    const elsewhere = await atProvider(app);
    for (const [document, variables] of [
      [ONE, { id }],
      [ROWS, { id, outcome: 'new' }],
      [COLUMNS, { id, version, columns: ['', '', '', 'phone'] }],
      [START, { id, version }],
      [DISCARD, { id }],
    ] as const)
      await expect(elsewhere.ask(document, variables)).rejects.toMatchObject({ code: 'notFound' });
    const collaborator = await at.works('collaborator');
    await expect(ask(ONE, { id }, collaborator)).rejects.toMatchObject({ code: 'NotAuthorizedException' });
    await expect(ask(LIST, {}, collaborator)).rejects.toMatchObject({ code: 'NotAuthorizedException' });
    expect(await customers()).toEqual([]);
  });

  it('after a week its rows are gone, the counts stay; what was not begun is put away', async () => {
    const over = await started(await pasted(LIST_OF_TWO));
    const open = await pasted('Nome\nZoe Bianchi\n');
    await app.pool.query(
      `update customer_imports set created_at = created_at - interval '8 days' where provider_id = $1`,
      [at.providerId],
    );
    await app.jobs.runNow('customer-import.sweep');
    expect(await read(over.id)).toMatchObject({
      isEmptied: true,
      summary: { state: 'done', counts: { new: 2 } },
    });
    expect(await read(open.id)).toMatchObject({ isEmptied: true, summary: { state: 'discarded' } });
    const { rows } = await app.pool.query('select from customer_import_rows where provider_id = $1', [
      at.providerId,
    ]);
    expect(rows).toHaveLength(0);
    expect(await rowsOf(over.id, 'new')).toEqual([]);
    await expectSound();
  });
});
