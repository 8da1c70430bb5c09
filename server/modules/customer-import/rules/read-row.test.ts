import { describe, expect, it } from 'vitest';
import type { ColumnMeaning } from '#contracts/customer-import.ts';
import { phoneKey } from '#contracts/phone-key.ts';
import { csvLine } from './csv-line.ts';
import { decodeText, readableText } from './decode-text.ts';
import type { OwnFieldToRead } from './read-row.ts';
import { NO_FIELDS, readRow } from './read-row.ts';
import { differencesOf, missingOf, whichCustomer } from './which-customer.ts';
import type { Candidate } from './which-customer.ts';

const COLUMNS: (ColumnMeaning | null)[] = ['firstname', 'lastname', 'email', 'phone'];
const OWN: OwnFieldToRead[] = [
  { id: 1, kind: 'text', expires: true },
  { id: 2, kind: 'date', expires: false },
  { id: 3, kind: 'yesNo', expires: true },
];
const row = (cells: string[], columns = COLUMNS, heads: string[] = []) =>
  readRow(cells, { columns, heads, isMonthFirst: false, ownFields: OWN, today: '2026-05-04', country: 'IT' });

describe('a row', () => {
  it('says who comes, its phone in one form', () => {
    const { fields, problems } = row(['  Ada ', 'Verdi', 'ada@esempio.it', '333 123.45-67']);
    expect(problems).toEqual([]);
    expect(fields).toEqual({
      ...NO_FIELDS,
      firstname: 'Ada',
      lastname: 'Verdi',
      email: 'ada@esempio.it',
      phone: '+393331234567',
    });
  });

  it('with every mistake in it, once each, and nobody', () => {
    expect(row(['A'.repeat(101), '', 'ada(at)esempio', '3,33E+09']).problems).toEqual([
      { field: 'firstname', problem: 'tooLong' },
      { field: 'email', problem: 'email' },
      { field: 'phone', problem: 'phone' },
    ]);
    expect(row(['-', 'n/d', '', ' ']).problems).toEqual([{ field: null, problem: 'nobody' }]);
    expect(row([]).problems).toEqual([{ field: null, problem: 'nobody' }]);
  });

  it('a formula is a name like any other; marks that turn the reading direction are refused', () => {
    expect(row(['=cmd|x!A1', 'Verdi', '', '']).fields.firstname).toBe('=cmd|x!A1');
    expect(row(["'=cmd|x!A1", 'Verdi', '', '']).fields.firstname).toBe('=cmd|x!A1');
    expect(row(['Ada\u202Eidrev', '', '', '']).problems).toEqual([
      { field: 'firstname', problem: 'unreadable' },
    ]);
  });

  it('a whole name is parted, turned where a comma or the head says so', () => {
    const whole = (cell: string, head = 'Cliente') => {
      const { firstname, lastname } = row([cell], ['fullname'], [head]).fields;
      return [firstname, lastname];
    };
    expect(whole('Maria De Luca')).toEqual(['Maria', 'De Luca']);
    expect(whole('De Luca, Maria')).toEqual(['Maria', 'De Luca']);
    expect(whole('Rossi Maria', 'Cognome e nome')).toEqual(['Maria', 'Rossi']);
    expect(whole('Cher')).toEqual(['Cher', null]);
    expect(whole('De Luca Pio', 'Cognome e nome')).toEqual(['Pio', 'De Luca']);
    expect(whole('De Luca Pio')).toEqual(['Pio', 'De Luca']);
    expect(whole('Pio De Luca')).toEqual(['Pio', 'De Luca']);
    expect(whole('Van der Berg Jan', 'Cognome e nome')).toEqual(['Jan', 'Van der Berg']);
    expect(whole('Rossi Maria Grazia', 'Cognome e nome')).toEqual(['Maria Grazia', 'Rossi']);
    expect(whole('Van Morrison')).toEqual(['Van', 'Morrison']);
  });
});

describe('what else a row says', () => {
  const more = (cells: string[]) =>
    row(['Ada', ...cells], ['firstname', 'birthday', 'taxCode', 'tags', 'notes']);

  it('is read as the form of a customer has it', () => {
    expect(
      more(['31/12/1990', 'vrd dai 90t71 a944x', 'VIP; prova,vip', ' Allergia\r\nal lattice ']).fields,
    ).toEqual({
      ...NO_FIELDS,
      firstname: 'Ada',
      birthday: '1990-12-31',
      taxCode: 'VRDDAI90T71A944X',
      tags: ['VIP', 'prova'],
      notes: 'Allergia\nal lattice',
    });
  });

  it('a date or a code that is not right is left out and said; what else is wrong refuses the row', () => {
    const many = Array.from({ length: 21 }, (_, index) => `t${index}`).join(',');
    const { problems, notices, fields } = more(['12/31/1990', 'ABC', many, 'n'.repeat(4001)]);
    expect(problems).toEqual([
      { field: 'tags', problem: 'tooManyTags' },
      { field: 'notes', problem: 'tooLong' },
    ]);
    expect(notices).toEqual([
      { field: 'birthday', problem: 'birthday', known: '12/31/1990' },
      { field: 'taxCode', problem: 'taxCode' },
    ]);
    expect(fields).toMatchObject({ birthday: null, taxCode: null });
    expect(more(['', '', 'e'.repeat(31), '']).problems).toEqual([{ field: 'tags', problem: 'tooLong' }]);
  });

  it('makes nobody by itself', () => {
    expect(row(['31/12/1990'], ['birthday']).problems).toEqual([{ field: null, problem: 'nobody' }]);
  });
});

describe('what a row says in the center’s own fields', () => {
  const own = (cells: string[]) =>
    row(
      ['Ada', ...cells],
      ['firstname', 'own:1', 'until:1', 'own:2', 'until:2', 'own:3', 'until:3', 'own:4'],
    );

  it('is read by their kinds, with the last day where they have one', () => {
    const { fields, problems } = own([
      "'=A 1",
      '31/12/2027',
      '2 marzo 1999',
      '1/1/2027',
      'Sì',
      '30.6.27',
      'x',
    ]);
    expect(problems).toEqual([]);
    expect(fields.own).toEqual([
      { fieldId: 1, value: '=A 1', validUntil: '2027-12-31' },
      { fieldId: 2, value: '1999-03-02', validUntil: null },
      { fieldId: 3, value: 'yes', validUntil: '2027-06-30' },
    ]);
    expect(own(['', '-', 'n/d', '', '', '', '']).fields.own).toEqual([]);
  });

  it.each(['sì', 'SI', 's', 'Yes', 'y', 'true', 'VERO', '1', 'x', '✓'])('%s is yes', (cell) =>
    expect(own(['', '', '', '', cell]).fields.own).toEqual([{ fieldId: 3, value: 'yes', validUntil: null }]),
  );
  it.each(['no', 'N', 'False', 'falso', '0'])('%s is no', (cell) =>
    expect(own(['', '', '', '', cell]).fields.own).toEqual([{ fieldId: 3, value: 'no', validUntil: null }]),
  );

  it('a last day alone says yes, and is a mistake in another kind', () => {
    expect(own(['', '', '', '', '', '31/12/2026'])).toMatchObject({
      problems: [],
      fields: { own: [{ fieldId: 3, value: 'yes', validUntil: '2026-12-31' }] },
    });
    expect(own(['', '31/12/2026']).notices).toEqual([{ field: 'until:1', problem: 'ownValue' }]);
  });

  it('each with its own mistake', () => {
    expect(own(['t'.repeat(201), '31/02/2027', 'mai', '', 'forse', 'presto']).notices).toEqual([
      { field: 'own:1', problem: 'ownText' },
      { field: 'until:1', problem: 'ownDate' },
      { field: 'own:2', problem: 'ownDate' },
      { field: 'own:3', problem: 'ownYesNo' },
      { field: 'until:3', problem: 'ownDate' },
    ]);
  });

  it('makes nobody by itself', () => {
    expect(row(['A 1'], ['own:1']).problems).toEqual([{ field: null, problem: 'nobody' }]);
  });
});

describe('phones', () => {
  it('are found by their digits with the country', () => {
    expect(phoneKey('333 1234567')).toBe('393331234567');
    expect(phoneKey('0044 20')).toBe('4420');
    expect(phoneKey(null)).toBeNull();
  });
});

describe('which customer a row means', () => {
  const of = (id: number, fields: Partial<Candidate>): Candidate => ({
    ...NO_FIELDS,
    id,
    version: 1,
    further: [],
    hasNote: false,
    filledFields: [],
    ...fields,
  });
  const ada = of(1, { firstname: 'Ada', lastname: 'Verdi', email: 'Ada@Esempio.it', phone: '333 1234567' });

  it('who has the e-mail and a name that agrees, whatever the phone', () => {
    const meant = whichCustomer(row(['A.', 'V.', 'ada@esempio.it', '']), [ada]);
    expect(meant).toEqual({ is: 'customer', customer: ada });
  });

  it('nobody whose e-mail it is under another name: families share one', () => {
    expect(whichCustomer(row(['Anna', 'Verdi', 'ada@esempio.it', '']), [ada])).toEqual({
      is: 'another',
      customer: ada,
    });
    expect(whichCustomer(row(['Ada', 'Verdi Rossi', 'ada@esempio.it', '']), [ada])).toMatchObject({
      is: 'customer',
    });
  });
  it('what a card says otherwise is told, and taken from the list where that is asked', () => {
    const { fields } = row(['Ada', 'Verdi', 'ada@esempio.it', '333 1234567']);
    const said = { ...fields, birthday: '1990-12-31', language: 'en' as const };
    const card = { ...ada, birthday: '1980-01-01', language: 'en' as const };
    expect(differencesOf(said, card)).toEqual([
      { field: 'birthday', problem: 'differs', known: '1980-01-01' },
    ]);
    expect(missingOf(said, card)).toEqual({});
    expect(missingOf(said, card, true)).toEqual({ birthday: '1990-12-31' });
  });
  it('with the phone alone, who is called the same: families share one', () => {
    expect(whichCustomer(row(['Verdi', 'Ada', '', '+39 333 1234567']), [ada])).toMatchObject({
      is: 'customer',
    });
    expect(whichCustomer(row(['Leo', 'Verdi', '', '333 1234567']), [ada])).toEqual({ is: 'nobody' });
    expect(whichCustomer(row(['', '', '', '333 1234567']), [ada])).toMatchObject({ is: 'customer' });
  });

  it('nobody can say which of two', () => {
    expect(whichCustomer(row(['Ada', 'Verdi', '', '333 1234567']), [ada, { ...ada, id: 2 }])).toEqual({
      is: 'several',
    });
  });

  it('by the name where neither side has an address', () => {
    const plain = of(3, { firstname: 'Zoe', lastname: 'Neri' });
    expect(whichCustomer(row(['Zoè', 'neri', '', '']), [plain])).toMatchObject({ is: 'customer' });
    expect(whichCustomer(row(['Ada', 'Verdi', '', '']), [ada])).toEqual({ is: 'nobody' });
  });

  it('what is there stays, what is missing comes; half a name is not put beside another', () => {
    const { fields } = row(['Ada', 'Verdi', 'ada@esempio.it', '3339999999']);
    expect(missingOf(fields, of(1, { firstname: 'Ada', phone: '333' }))).toEqual({
      email: 'ada@esempio.it',
      lastname: 'Verdi',
      further: [{ kind: 'phone', value: '+393339999999' }],
    });
    const said = { ...fields, birthday: '1990-12-31', tags: ['VIP', 'Prova'], notes: 'Allergia' };
    const contacts = { email: 'ADA@esempio.it', phone: '333 9999999' };
    const known = { ...contacts, firstname: 'Ada', lastname: 'Verdi', tags: ['vip'] };
    expect(missingOf(said, of(1, known))).toEqual({
      birthday: '1990-12-31',
      tags: ['Prova'],
      notes: 'Allergia',
    });
    const filled = { birthday: '1980-01-01', tags: ['vip', 'prova'], hasNote: true };
    expect(missingOf(said, of(1, { ...known, ...filled }))).toEqual({});
    expect(missingOf(fields, of(1, { firstname: 'Mario', ...contacts }))).toEqual({});
    const own = [1, 2].map((fieldId) => ({ fieldId, value: 'A', validUntil: null }));
    expect(missingOf({ ...NO_FIELDS, own }, of(1, { filledFields: [1] }))).toEqual({ own: own.slice(1) });
    expect(missingOf({ ...NO_FIELDS, own }, of(1, { filledFields: [1, 2] }))).toEqual({});
  });
});

describe('texts of files', () => {
  it('are read whatever wrote them', () => {
    expect(decodeText(new Uint8Array([0xef, 0xbb, 0xbf, 0xc3, 0xa8]))).toBe('è');
    expect(decodeText(new Uint8Array([0xc3, 0xa8]))).toBe('è');
    expect(decodeText(new Uint8Array([0xe8, 0x80]))).toBe('è€');
    expect(decodeText(new Uint8Array([0xff, 0xfe, 0xe8, 0x00]))).toBe('è');
  });

  it('say how they are parted', () => {
    expect(readableText('Nome;E-mail\nAda;a@b.it').delimiter).toBe(';');
    expect(readableText('Nome\tE-mail\nAda, Bea\ta@b.it').delimiter).toBe('\t');
    expect(readableText('"Nome; cognome",E-mail\n"a;b",a@b.it').delimiter).toBe(',');
    expect(readableText('sep=|\r\nNome|E-mail')).toEqual({ text: 'Nome|E-mail', delimiter: '|' });
    expect(readableText('Nome').delimiter).toBe(',');
  });
});

it('a line of a report runs nothing, and its marks go when it is brought again', () => {
  expect(csvLine(['=cmd|x!A1', '+39 333', '-1+2', 'a;b', 'c"d', 'è'])).toBe(
    `'=cmd|x!A1;'+39 333;'-1+2;"a;b";"c""d";è\r\n`,
  );
});
