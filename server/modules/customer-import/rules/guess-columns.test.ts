import { describe, expect, it } from 'vitest';
import { guessColumns, headRowOf } from './guess-columns.ts';

describe('what the columns of a list are', () => {
  it('an export of Fresha', () => {
    const heads =
      'Client ID,First Name,Last Name,Full Name,Gender,Mobile Number,Telephone,Email,Accepts Marketing,Date of Birth,Note,Blocked';
    expect(guessColumns(heads.split(','), [])).toEqual([
      null,
      'firstname',
      'lastname',
      null,
      null,
      'phone',
      'phone',
      'email',
      null,
      'birthday',
      'notes',
      'blacklisted',
    ]);
  });

  it('an export of Mindbody: all of several phones', () => {
    const heads = ['Last Name', 'First Name', 'ID', 'Email', 'Home Phone', 'Mobile Phone', 'Address'];
    expect(guessColumns(heads, [])).toEqual(['lastname', 'firstname', null, 'email', 'phone', 'phone', null]);
  });

  it('a mobile column without a number in the first rows stays one', () => {
    const samples = [
      ['Ada', '02 1234567', ''],
      ['Bea', '02 7654321', ''],
    ];
    expect(guessColumns(['Nome', 'Telefono', 'Cellulare'], samples)).toEqual(['firstname', 'phone', 'phone']);
  });

  it('Treatwell and lists by hand: one column for the whole name', () => {
    expect(guessColumns(['Client name', 'Phone', 'Email address'], [])).toEqual([
      'fullname',
      'phone',
      'email',
    ]);
    expect(guessColumns(['COGNOME E NOME', 'Tel.', 'E-mail'], [])).toEqual(['fullname', 'phone', 'email']);
  });

  it('“Nome” above whole names is the whole name, beside a last name the first one', () => {
    expect(guessColumns(['Nome'], [['Maria Rossi'], ['Luca Bianchi']])).toEqual(['fullname']);
    expect(guessColumns(['Name', 'Surname'], [['Maria Pia', 'Rossi']])).toEqual(['firstname', 'lastname']);
  });

  it('without heads that say it, by what stands in a column', () => {
    const samples = [
      ['Maria Rossi', 'maria@esempio.it', '333 123 4567', '31/12/1990'],
      ['Luca Bianchi', 'luca@esempio.it', '+39 02 123456', '01/02/1985'],
    ];
    expect(guessColumns(['', '', '', ''], samples)).toEqual([null, 'email', 'phone', null]);
  });

  it('columns called as the center’s own fields are, and as the last day of one', () => {
    const own = [
      { id: 7, name: 'Certificato medico', expires: true },
      { id: 8, name: 'N. tessera', expires: false },
      { id: 9, name: 'Telefono', expires: true },
      { id: 10, name: '★', expires: false },
    ];
    const guessed = (heads: string) => guessColumns(heads.split(';'), [], own);
    expect(guessed('Nome;CERTIFICATO MEDICO;Certificato medico, valido fino al;n tessera')).toEqual([
      'firstname',
      'own:7',
      'until:7',
      'own:8',
    ]);
    expect(guessed('Scadenza del certificato medico;Nome')).toEqual(['until:7', 'firstname']);
    expect(guessed('Certificato medico, valid until;N. tessera, valid until')).toEqual(['until:7', null]);
    // What every list has comes first
    expect(guessed('Telefono;Telefono;Scadenza telefono;')).toEqual(['phone', 'own:9', 'until:9', null]);
    expect(
      guessColumns(['Tessera'], [['33312345678']], [{ id: 1, name: 'Tessera', expires: false }]),
    ).toEqual(['own:1']);
  });

  it('a list without columns has none', () => {
    expect(guessColumns([], [])).toEqual([]);
  });
});

describe('which row has the heads', () => {
  it('the first, or the one below the title of a report', () => {
    expect(
      headRowOf([
        ['Nome', 'E-mail'],
        ['Ada', 'ada@esempio.it'],
      ]),
    ).toBe(0);
    expect(
      headRowOf([
        ['Elenco clienti', ''],
        ['al 31/10/2026', ''],
        ['Nome', 'E-mail'],
        ['Ada', 'a@b.it'],
      ]),
    ).toBe(2);
  });

  it('one whose words we do not know, above numbers and addresses', () => {
    expect(
      headRowOf([
        ['Chi', 'Dove'],
        ['Ada Verdi', 'ada@esempio.it'],
      ]),
    ).toBe(0);
    expect(
      headRowOf([
        ['Ada', 'Verdi'],
        ['Bea', 'Neri'],
      ]),
    ).toBeNull();
  });

  it('none in a list that begins with a customer', () => {
    expect(headRowOf([['Ada Verdi', 'ada@esempio.it']])).toBeNull();
    expect(headRowOf([])).toBeNull();
  });
});
