import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ExportFormat } from '#contracts/exports.ts';
import { MOST_PDF_ROWS } from '#contracts/exports.ts';
import type { Locale } from '#contracts/languages.ts';
import type { HttpServer } from '#server/http-server.ts';
import { openHttpServer } from '#server/http-server.ts';
import { worksEveryDay } from '#server/modules/availability/builders.ts';
import { bookFor } from '#server/modules/booking/builders.ts';
import { anOffer } from '#server/modules/catalog/builders.ts';
import { aWalkIn } from '#server/modules/customers/builders.ts';
import { Browsers } from '#server/modules/identity/testing/second-factor-steps.ts';
import { aColleague } from '#server/modules/staff/builders.ts';
import { aGivenCourse, aVideoCourse } from '#server/modules/videos/builders.ts';
import type { AtProvider } from '#server/testing/at-provider.ts';
import { atProvider } from '#server/testing/at-provider.ts';
import { textsOfPdf } from '#server/testing/pdf-text.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';
import type { ListFile } from './index.ts';
import { exportBuyers, exportCustomers, exportReservations } from './index.ts';

const STANDING =
  'query($p: Id!, $list: String!) { getExportStanding(providerId: $p, list: $list) { isProved isOpened } }';
const TAG =
  'mutation($p: Id!, $input: CustomerTagInput!) { createCustomerTag(providerId: $p, input: $input) }';
const SET_TAGS =
  'mutation($p: Id!, $id: Id!, $tags: [Id!]!) { setCustomerTags(providerId: $p, id: $id, tagIds: $tags) }';
const ARCHIVE = 'mutation($p: Id!, $ids: [Id!]!) { archiveCustomers(providerId: $p, ids: $ids) }';
const LIST = `query($p: Id!, $sort: String, $down: Boolean) {
  getCustomers(providerId: $p, sort: $sort, isDescending: $down) { items { firstname } } }`;

let app: TestApp;
let http: HttpServer;
let browsers: Browsers;
let at: AtProvider;
let anna: number;
let offerId: number;

beforeAll(async () => {
  app = await openTestApp();
  http = await openHttpServer(app, app.config, { isDevelopment: false, withWeb: false });
  browsers = new Browsers(app, http);
});
afterAll(async () => {
  await http.close();
  await app.close();
});
beforeEach(async () => {
  at = await atProvider(app);
  const { providerId } = at;
  anna = await aColleague(app.work(), { providerId });
  await worksEveryDay(app.work(), { providerId, resourceId: anna });
  ({ offerId } = await anOffer(app.work(), { providerId, people: [anna] }));
});

type As = { actor?: AtProvider['owner']; locale?: Locale; format?: ExportFormat };

const asking = ({ actor = at.owner, locale = 'it' }: As) => ({ work: app.work(), actor, locale });
const customers = (asked: object = {}, as: As = {}): Promise<ListFile> =>
  exportCustomers(
    asking(as),
    {
      providerId: at.providerId,
      search: null,
      standing: 'current',
      notSeenDays: null,
      tagId: null,
      isEnding: false,
      sort: 'name',
      isDescending: false,
      ...asked,
    },
    as.format ?? 'csv',
  );
const reservations = (asked: object = {}, as: As = {}): Promise<ListFile> =>
  exportReservations(
    asking(as),
    {
      providerId: at.providerId,
      search: null,
      standing: 'upcoming',
      payment: null,
      resourceId: null,
      serviceId: null,
      customerId: null,
      from: null,
      to: null,
      sort: 'start',
      isDescending: false,
      ...asked,
    },
    as.format ?? 'csv',
  );

async function contentOf(file: Promise<ListFile>): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of (await file).pieces) pieces.push(Buffer.from(piece));
  return Buffer.concat(pieces);
}
const linesOf = async (file: Promise<ListFile>): Promise<string[]> =>
  (await contentOf(file)).toString('utf8').split('\r\n').slice(0, -1);
/** The first cells of the rows, without the heads. */
const firstCells = async (file: Promise<ListFile>): Promise<string[]> =>
  (await linesOf(file)).slice(1).map((line) => line.split(';')[0] ?? '');

const named = (firstname: string, more: object = {}): Promise<number> =>
  aWalkIn(app.work(), { providerId: at.providerId, firstname, ...more });
const book = (customerId: number, start: string) =>
  bookFor(app, { providerId: at.providerId, offerId, customerId, at: start });
const historyOf = async (action: string) =>
  (
    await app.pool.query(
      'select actor, subject, subject_id::int as "subjectId", after from audit_entries where provider_id = $1 and action = $2 order by id',
      [at.providerId, action],
    )
  ).rows;

describe('a CSV of customers', () => {
  it('holds what is known of them, as Italian spreadsheets read it', async () => {
    const id = await named('Ada', {
      lastname: 'Verdi; “detta” "Lù"',
      email: 'ada@esempio.it',
      phone: '+39 333 1234567',
    });
    await app.pool.query(
      "update customers set birthday = '1980-02-01', tax_code = 'VRDDAA80B41F205X' where id = $1",
      [id],
    );
    const tag = await at.ask(TAG, { input: { name: 'VIP', color: '#336655' } });
    await at.ask(SET_TAGS, { id, tags: [Number(tag)] });
    await book(id, '2026-11-03T09:00');
    const file = customers();
    expect(await linesOf(file)).toEqual([
      '\uFEFFNome;Cognome;E-mail;Telefono;Compleanno;Codice fiscale o partita IVA;Lingua;Affidato a;Chi è per il cliente;Etichette;Visite;Ultima visita;Prossima;Cliente dal;Non accettato;Archiviato',
      `Ada;"Verdi; “detta” ""Lù""";ada@esempio.it;'+39 333 1234567;01/02/1980;VRDDAA80B41F205X;;;;VIP;0;;03/11/2026;02/11/2026;;`,
    ]);
    expect((await file).fileName).toMatch(/^[a-z0-9-]+-clienti-2026-11-02\.csv$/);
    expect((await file).contentType).toBe('text/csv; charset=utf-8');
  });

  it('is in English with commas for who reads English', async () => {
    await named('Ada', { lastname: 'Verdi, Bianchi' });
    const file = customers({}, { locale: 'en' });
    const [heads, row] = await linesOf(file);
    expect(heads).toMatch(/^\uFEFFFirst name,Last name,E-mail,Phone,/);
    expect(row).toMatch(/^Ada,"Verdi, Bianchi",/);
    expect((await file).fileName).toMatch(/-customers-2026-11-02\.csv$/);
  });

  it('holds no more than the filters leave, and the order of the list', async () => {
    const [, bice, carla] = [await named('Ada'), await named('Bice'), await named('Carla')];
    await named('Dora');
    const tag = await at.ask(TAG, { input: { name: 'VIP', color: '#336655' } });
    for (const id of [bice, carla]) await at.ask(SET_TAGS, { id, tags: [Number(tag)] });
    await at.ask(ARCHIVE, { ids: [carla] });
    expect(await firstCells(customers())).toEqual(['Ada', 'Bice', 'Dora']);
    expect(await firstCells(customers({ tagId: Number(tag) }))).toEqual(['Bice']);
    expect(await firstCells(customers({ standing: 'archived' }))).toEqual(['Carla']);
    expect(await firstCells(customers({ search: 'dor' }))).toEqual(['Dora']);
    expect(await firstCells(customers({ search: 'zz' }))).toEqual([]);
    for (const [sort, isDescending] of [
      ['name', true],
      ['added', true],
      ['lastVisit', true],
      ['added', false],
    ] as const) {
      const shown = (await at.ask(LIST, { sort, down: isDescending })) as { items: { firstname: string }[] };
      expect(await firstCells(customers({ sort, isDescending }))).toEqual(
        shown.items.map(({ firstname }) => firstname),
      );
    }
  });

  it('runs nothing when it is opened', async () => {
    for (const lastname of ['=cmd|calc', '+1', '-1', '@SUM(A1)', '\u202E=1'])
      await named('Ada', { lastname });
    const lastnames = (await linesOf(customers({ sort: 'added' })))
      .slice(1)
      .map((line) => line.split(';')[1]);
    expect(lastnames.slice(0, 4)).toEqual(["'=cmd|calc", "'+1", "'-1", "'@SUM(A1)"]);
    for (const cell of lastnames) expect(cell).not.toMatch(/^[=+\-@\t\r]/);
  });

  it('is taken back by an import: nothing changes there, and a center with the same fields comes to the same file', async () => {
    const NEW_FIELD =
      'mutation($p: Id!, $input: NewCustomerFieldInput!) { createCustomerField(providerId: $p, input: $input) }';
    const NEW_CUSTOMER =
      'mutation($p: Id!, $input: CustomerInput!) { createCustomer(providerId: $p, input: $input) }';
    const BRING = `mutation($p: Id!, $input: CustomerImportInput!) {
      createCustomerImport(providerId: $p, input: $input) { id } }`;
    const BROUGHT = `query($p: Id!, $id: Id!) { getCustomerImport(providerId: $p, id: $id) {
      version summary { counts { new changed unchanged refused } } } }`;
    const START = `mutation($p: Id!, $id: Id!, $version: Int!) {
      startCustomerImport(providerId: $p, id: $id, version: $version) { id } }`;
    const DISCARD = 'mutation($p: Id!, $id: Id!) { discardCustomerImport(providerId: $p, id: $id) { id } }';
    const withFields = async (there: AtProvider): Promise<number[]> => {
      const ids: number[] = [];
      for (const [name, kind, expires] of [
        ['Tessera', 'text', false],
        ['Certificato medico', 'yesNo', true],
        ['Socio dal', 'date', false],
      ])
        ids.push(Number(await there.ask(NEW_FIELD, { input: { name, kind, expires, isAsked: false } })));
      return ids;
    };
    const bring = async (there: AtProvider, text: string) => {
      const { id } = (await there.ask(BRING, { input: { from: 'text', text } })) as { id: number };
      await app.jobs.drain();
      const { version, summary } = (await there.ask(BROUGHT, { id })) as {
        version: number;
        summary: { counts: object };
      };
      return { id, version, counts: summary.counts };
    };
    const [card, certificate, since] = await withFields(at);
    await at.ask(NEW_CUSTOMER, {
      input: {
        firstname: 'Ada',
        email: 'ada@esempio.it',
        phone: '+393331234567',
        birthday: '1980-02-01',
        fields: [
          { fieldId: card, value: '=1+1; “A”' },
          { fieldId: certificate, value: 'yes', validUntil: '2027-04-03' },
          { fieldId: since, value: '2019-12-11' },
        ],
      },
    });
    await at.ask(NEW_CUSTOMER, {
      input: { firstname: 'Bea', fields: [{ fieldId: certificate, value: 'no' }] },
    });
    for (const locale of ['it', 'en'] as const) {
      const file = (await contentOf(customers({}, { locale }))).toString('utf8');
      const { id, counts } = await bring(at, file);
      expect(counts).toEqual({ new: 0, changed: 0, unchanged: 2, refused: 0 });
      await at.ask(DISCARD, { id });
    }
    const lines = await linesOf(customers());
    const other = await atProvider(app);
    await withFields(other);
    const brought = await bring(other, lines.join('\r\n'));
    expect(brought.counts).toEqual({ new: 2, changed: 0, unchanged: 0, refused: 0 });
    await other.ask(START, brought);
    await app.jobs.drain();
    expect(await linesOf(customers({ providerId: other.providerId }, { actor: other.owner }))).toEqual(lines);
  });

  it('has all of a long list, a slice at a time, though rows come and go meanwhile', async () => {
    await app.pool.query(
      `insert into customers (provider_id, firstname, created_at) select $1, 'Nome ' || lpad(n::text, 5, '0'), now() from generate_series(1, 2500) n`,
      [at.providerId],
    );
    const { pieces } = await customers();
    const rows: string[] = [];
    const sizes: number[] = [];
    for await (const piece of pieces) {
      const lines = String(piece).split('\r\n').slice(0, -1);
      if (sizes.length === 1)
        await app.pool.query(
          `with gone as (delete from customers where provider_id = $1 and firstname = 'Nome 02400')
           insert into customers (provider_id, firstname, created_at) values ($1, 'Nome 00000', now())`,
          [at.providerId],
        );
      sizes.push(lines.length);
      rows.push(...lines.map((line) => line.split(';')[0] ?? ''));
    }
    expect(sizes).toEqual([1, 1000, 1000, 499]);
    expect(rows.slice(1, 3)).toEqual(['Nome 00001', 'Nome 00002']);
    expect(new Set(rows).size).toBe(2500);
  });
});

describe('a CSV of bookings', () => {
  it('holds times, names, state and money as figures', async () => {
    const ada = await named('Ada', { lastname: '=Verdi', phone: '0212345' });
    const { reservationId } = await book(ada, '2026-11-03T09:00');
    const file = reservations();
    const [heads, row, ...more] = await linesOf(file);
    expect(heads).toBe(
      '\uFEFFNumero;Data;Inizio;Fine;Cliente;E-mail;Telefono;Servizio;Gruppo;Con;Stato;Pagamento;Importo (€);Pagato (€);Da pagare (€);Prenotata il;Prenotata da',
    );
    const cells = row?.split(';') ?? [];
    expect(cells.slice(0, 3)).toEqual([String(reservationId), '03/11/2026', '09:00']);
    expect(cells[4]).toBe('Ada =Verdi');
    expect(cells[6]).toBe("'+39 02 12345");
    expect(cells.slice(10, 12)).toEqual(['Confermata', 'Da pagare']);
    for (const amount of cells.slice(12, 15)) expect(amount).toMatch(/^\d+,\d\d$/);
    expect(cells.slice(15)).toEqual(['02/11/2026', 'centro']);
    expect(more).toEqual([]);
    expect((await file).fileName).toMatch(/-prenotazioni-2026-11-02\.csv$/);
    const [, english] = await linesOf(reservations({}, { locale: 'en' }));
    expect(english?.split(',')[12]).toMatch(/^\d+\.\d\d$/);
  });

  it('says what a booking comes to without what was given back, as the list does', async () => {
    const booked = await book(await named('Ada'), '2026-11-03T09:00');
    const { orderId } = booked;
    const { rows } = await app.pool.query<{ cents: number }>(
      'select total_cents::int as cents from orders where id = $1',
      [orderId],
    );
    const whole = rows[0]?.cents ?? 0;
    const money = (act: 'takePayment' | 'returnPayment', amountCents: number) =>
      at.ask(
        `mutation($p: Id!, $orders: [TillOrderInput!]!) { ${act}(providerId: $p, orders: $orders, method: cash) { orderId } }`,
        { orders: [{ orderId, amountCents }] },
      );
    const cells = async () => (await linesOf(reservations()))[1]?.split(';').slice(11, 15);
    await money('takePayment', whole);
    await money('returnPayment', 1000);
    const rest = `${(whole - 1000) / 100},00`;
    expect(await cells()).toEqual(['Pagata', rest, rest, '0,00']);
    await money('returnPayment', whole - 1000);
    expect(await cells()).toEqual(['Restituito', '0,00', '0,00', '0,00']);
  });

  it('holds what the filters leave, in the order of the list', async () => {
    const [ada, bice] = [await named('Ada'), await named('Bice')];
    const first = await book(ada, '2026-11-03T09:00');
    const second = await book(bice, '2026-11-04T09:00');
    const third = await book(ada, '2026-11-05T09:00');
    const numbers = (...of: { reservationId: number }[]) =>
      of.map(({ reservationId }) => String(reservationId));
    expect(await firstCells(reservations())).toEqual(numbers(first, second, third));
    expect(await firstCells(reservations({ isDescending: true }))).toEqual(numbers(third, second, first));
    expect(await firstCells(reservations({ customerId: ada }))).toEqual(numbers(first, third));
    expect(await firstCells(reservations({ search: 'bice' }))).toEqual(numbers(second));
    expect(await firstCells(reservations({ from: '2026-11-04', to: '2026-11-04' }))).toEqual(numbers(second));
    expect(await firstCells(reservations({ payment: 'unpaid' }))).toEqual(numbers(first, second, third));
    expect(await firstCells(reservations({ payment: 'paid' }))).toEqual([]);
    expect(await firstCells(reservations({ standing: 'inactive' }))).toEqual([]);
  });
});

describe('a PDF', () => {
  it('has the rows of the list with its heads on every sheet, each with its number', async () => {
    for (let index = 10; index < 60; index += 1) await named(`Nome ${index}`, { lastname: 'Łódź' });
    const file = customers({ search: 'nome' }, { format: 'pdf' });
    const sheets = textsOfPdf(await contentOf(file));
    expect((await file).fileName).toMatch(/-clienti-2026-11-02\.pdf$/);
    expect((await file).contentType).toBe('application/pdf');
    expect(sheets.length).toBeGreaterThan(1);
    expect(sheets[0]?.slice(0, 2)).toEqual([
      'Clienti',
      expect.stringMatching(/ · 02\/11\/2026 09:00 · Righe: 50$/),
    ]);
    for (const [index, texts] of sheets.entries()) {
      expect(texts).toContain('Ultima visita');
      expect(texts.at(-1)).toBe(`Pagina ${index + 1} di ${sheets.length}`);
    }
    const names = sheets.flat().filter((text) => text.startsWith('Nome '));
    expect(names).toEqual(Array.from({ length: 50 }, (_, index) => `Nome ${index + 10} Łódź`));
  });

  it('stays in order with names from everywhere, marks of direction and names that do not end', async () => {
    await named('Юрий', { lastname: 'A', phone: '1' });
    await named('\u202EEvil\u202C', { lastname: 'B', phone: '2' });
    await named('x'.repeat(60), { lastname: 'C', phone: '3' });
    await named('李', { lastname: 'D', phone: '4' });
    const texts = textsOfPdf(await contentOf(customers({}, { format: 'pdf', locale: 'en' }))).flat();
    const rows = texts.slice(texts.indexOf('Next') + 1);
    expect(rows.slice(0, 5)).toEqual(['Юрий A', '1', '0', 'Evil B', '2']);
    expect(rows).toContain('Li D');
    expect(rows.at(-1)).toBe('Page 1 of 1');
  });

  it('of bookings has day, time, service and amount', async () => {
    await book(await named('Ada', { lastname: 'Verdi' }), '2026-11-03T09:00');
    const texts = textsOfPdf(await contentOf(reservations({}, { format: 'pdf' }))).flat();
    expect(texts[0]).toBe('Prenotazioni');
    expect(texts).toContain('03/11/2026');
    expect(texts).toContain('Ada Verdi');
    expect(texts.find((text) => text.startsWith('09:00–'))).toBeDefined();
    expect(texts.find((text) => /^\d+,\d\d.€$/.test(text))).toBeDefined();
  });

  it('of more than fits is refused, and leaves no line in the history; the CSV is not', async () => {
    await app.pool.query(
      `insert into customers (provider_id, firstname, created_at) select $1, 'Nome', now() from generate_series(1, $2) n`,
      [at.providerId, MOST_PDF_ROWS + 1],
    );
    await expect(customers({}, { format: 'pdf' })).rejects.toMatchObject({ code: 'tooManyRowsForPdf' });
    expect(await historyOf('exportCustomers')).toEqual([]);
    expect((await linesOf(customers())).length).toBe(MOST_PDF_ROWS + 2);
  });
});

describe('who takes a list out', () => {
  it('is an owner or a director with a fresh proof, and nobody else', async () => {
    await named('Ada');
    for (const take of [customers, reservations]) {
      await expect(linesOf(take({}, { actor: await at.works('director') }))).resolves.toBeDefined();
      for (const role of ['manager', 'collaborator'] as const)
        await expect(take({}, { actor: await at.works(role) })).rejects.toMatchObject({
          code: 'NotAuthorizedException',
        });
      await expect(take({}, { actor: await at.works('owner', 16) })).rejects.toMatchObject({
        code: 'stepUpNeeded',
      });
      await expect(take({}, { actor: (await atProvider(app)).owner })).rejects.toMatchObject({
        code: 'notFound',
      });
      await expect(
        exportCustomers(
          { work: app.work(), actor: { kind: 'guest' }, locale: 'it' },
          {
            providerId: at.providerId,
            search: null,
            standing: 'current',
            notSeenDays: null,
            tagId: null,
            isEnding: false,
            sort: 'name',
            isDescending: false,
          },
          'csv',
        ),
      ).rejects.toMatchObject({ code: 'unauthenticated' });
    }
  });

  it('sees nobody of another center, whatever the filters name', async () => {
    const mine = await named('Ada');
    await book(mine, '2026-11-03T09:00');
    const other = await atProvider(app);
    const as = { actor: other.owner };
    expect(await firstCells(customers({ providerId: other.providerId }, as))).toEqual([]);
    const asked = { providerId: other.providerId, customerId: mine, resourceId: anna, standing: 'all' };
    expect(await firstCells(reservations(asked, as))).toEqual([]);
  });

  it('needs a package that opens it, as the screen is told', async () => {
    const standing = (actor = at.owner) => at.ask(STANDING, { list: 'customers' }, actor);
    expect(await standing()).toEqual({ isProved: true, isOpened: true });
    expect(await standing(await at.works('director', 16))).toEqual({ isProved: false, isOpened: true });
    await app.pool.query('update package_subscriptions set active = false where provider_id = $1', [
      at.providerId,
    ]);
    expect(await standing()).toEqual({ isProved: true, isOpened: false });
    await expect(customers()).rejects.toMatchObject({ code: 'insufficientPlan' });
    await expect(reservations()).rejects.toMatchObject({ code: 'insufficientPlan' });
    for (const role of ['manager', 'collaborator'] as const)
      await expect(standing(await at.works(role))).rejects.toMatchObject({ code: 'NotAuthorizedException' });
    await expect(at.ask(STANDING, { list: 'payments' })).rejects.toMatchObject({ code: 'invalidInput' });
  });

  it('stands in the history with the filters and how many rows, without what was searched for', async () => {
    await named('Ada');
    await named('Bice');
    await customers({ search: 'ada', sort: 'added' }, { format: 'csv' });
    await reservations({ standing: 'all', from: '2026-11-01' }, { format: 'pdf' });
    const by = { actor: `person:${at.owner.personId}`, subject: 'provider', subjectId: at.providerId };
    expect(await historyOf('exportCustomers')).toEqual([
      {
        ...by,
        after: {
          format: 'csv',
          rows: 1,
          standing: 'current',
          notSeenDays: null,
          tagId: null,
          isEnding: false,
          sort: 'added',
          isDescending: false,
          isSearched: true,
        },
      },
    ]);
    expect(await historyOf('exportReservations')).toMatchObject([
      { ...by, after: { format: 'pdf', rows: 0, standing: 'all', from: '2026-11-01', isSearched: false } },
    ]);
  });

  it('is asked to wait after sixty files in an hour', async () => {
    for (let count = 0; count < 60; count += 1) await customers();
    await expect(customers()).rejects.toMatchObject({ code: 'tooManyRequests' });
    await expect(customers({}, { actor: await at.works('director') })).resolves.toBeDefined();
  });
});

it('shows no contacts to who sees none, should a collaborator ever be let in', async () => {
  const { customersToExport } = await import('#server/modules/customer-cards/index.ts');
  const { reservationsToExport } = await import('#server/modules/booking/index.ts');
  const collaborator = await at.works('collaborator');
  await app.pool.query('update resources set person_id = $2 where id = $1', [anna, collaborator.personId]);
  await app.pool.query('update providers set collaborators_see_contacts = false where id = $1', [
    at.providerId,
  ]);
  const ada = await named('Ada', { email: 'ada@esempio.it', phone: '0212345' });
  await named('Bice', { email: 'bice@esempio.it' });
  await book(ada, '2026-11-03T09:00');
  const { personId } = collaborator;
  const viewer = { personId, providerId: at.providerId, role: 'collaborator', extent: 'own' } as const;
  const of = { providerId: at.providerId, search: null, isDescending: false };
  const people = await customersToExport(app.work(), viewer, {
    ...of,
    standing: 'current',
    notSeenDays: null,
    tagId: null,
    isEnding: false,
    sort: 'name',
  });
  const booked = await reservationsToExport(app.work(), viewer, {
    ...of,
    standing: 'all',
    payment: null,
    resourceId: null,
    serviceId: null,
    customerId: null,
    from: null,
    to: null,
    sort: 'start',
  });
  for (const list of [people, booked]) {
    expect(list.total).toBe(1);
    for await (const rows of list.slices()) expect(rows).toMatchObject([{ email: null, phone: null }]);
  }
});

it('a CSV of who has a course holds contacts, source, price and status, and no other center’s course', async () => {
  const { providerId } = at;
  const made = await aVideoCourse(app.work(), app.deps.storage, { providerId });
  const customerId = await named('Ada', { lastname: '=Verdi', email: 'ada@esempio.it' });
  await aGivenCourse(app.work(), { ...made, customerId });
  const of = { providerId, productId: made.courseId };
  const [heads, row, ...more] = await linesOf(exportBuyers(asking({}), of, 'csv'));
  expect(heads).toBe('\uFEFFNome;Cognome;E-mail;Telefono;Come;Dal;Fino al;Importo (€);Stato');
  expect(row).toMatch(/^Ada;'=Verdi;ada@esempio\.it;;Assegnato;02\/11\/2026;.+;0,00;Attivo$/);
  expect(more).toEqual([]);
  const other = await atProvider(app);
  const foreign = { ...of, providerId: other.providerId };
  await expect(exportBuyers(asking({ actor: other.owner }), foreign, 'csv')).rejects.toMatchObject({
    code: 'notFound',
  });
});

describe('the door', () => {
  const path = (file: string) => `/exports/${at.providerId}/${file}`;
  const get = (url: string, headers: Record<string, string> = {}) =>
    http.fastify.inject({ method: 'GET', url, headers });

  it('opens to a session with a fresh proof, as a file that no browser opens or keeps', async () => {
    const { email } = await browsers.person({ providerId: at.providerId, role: 'owner' });
    const { cookie } = await browsers.setUpApp(email);
    const headers = { cookie: cookie ?? '' };
    await named('Ada');
    const csv = await get(path('customers.csv?search=ada&language=it'), headers);
    expect(csv.statusCode).toBe(200);
    expect(csv.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'content-disposition': expect.stringMatching(/^attachment; filename="[a-z0-9-]+\.csv"$/),
    });
    expect(csv.payload).toMatch(/^\uFEFFNome;/);
    expect(csv.payload).toContain('\r\nAda;');
    const pdf = await get(path('customers.pdf?language=en'), headers);
    expect(pdf.headers['content-type']).toBe('application/pdf');
    expect(textsOfPdf(pdf.rawPayload)[0]?.[0]).toBe('Customers');
    expect((await get(path('reservations.csv?standing=all&language=en'), headers)).payload).toMatch(
      /^\uFEFFNumber,Date,/,
    );
    for (const bad of [
      'customers.exe',
      'customers.csv?sort=password',
      'customers.csv?tagId=x',
      'customers.csv?notSeenDays=9999999',
      'customers.csv?standing=current&standing=archived',
      'reservations.csv?from=2026-02-30',
      `customers.csv?search=${'x'.repeat(200)}`,
    ])
      expect((await get(path(bad), headers)).json()).toMatchObject({ error: { code: 'invalidInput' } });
    expect(
      (await http.fastify.inject({ method: 'HEAD', url: path('customers.csv'), headers })).statusCode,
    ).toBe(404);
    const elsewhere = await get(path('customers.csv'), { ...headers, 'sec-fetch-site': 'cross-site' });
    expect([elsewhere.statusCode, elsewhere.json().error.code]).toEqual([403, 'NotAuthorizedException']);
    app.clock.advance(16);
    expect((await get(path('customers.csv'), headers)).json()).toMatchObject({
      status: 403,
      error: { code: 'stepUpNeeded' },
    });
    expect((await get(path('customers.csv'))).statusCode).toBe(401);
    app.clock.advance(-16);
  });

  it('ends the connection when a file breaks off, so that half a list never looks whole', async () => {
    const { email } = await browsers.person({ providerId: at.providerId, role: 'owner' });
    const { cookie } = await browsers.setUpApp(email);
    const { reservationId } = await book(await named('Ada'), '2026-11-03T09:00');
    // Where no row can be written, its heads are on their way already
    await app.pool.query("update reservations set time_zone = 'Nowhere/Nowhere' where id = $1", [
      reservationId,
    ]);
    const address = await http.fastify.listen({ port: 0, host: '127.0.0.1' });
    const answer = await fetch(address + path('reservations.csv?standing=all'), {
      headers: { cookie: cookie ?? '' },
    });
    expect(answer.status).toBe(200);
    await expect(answer.text()).rejects.toThrow('terminated');
  });
});
