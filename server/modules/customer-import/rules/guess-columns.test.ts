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
      null,
      'email',
      null,
      'birthday',
      'notes',
      null,
    ]);
  });

  it('an export of Mindbody: of several phones the mobile one', () => {
    const heads = ['Last Name', 'First Name', 'ID', 'Email', 'Home Phone', 'Mobile Phone', 'Address'];
    expect(guessColumns(heads, [])).toEqual(['lastname', 'firstname', null, 'email', null, 'phone', null]);
  });

  it('a mobile column without a number gives way to the phone beside it', () => {
    const samples = [
      ['Ada', '02 1234567', ''],
      ['Bea', '02 7654321', ''],
    ];
    expect(guessColumns(['Nome', 'Telefono', 'Cellulare'], samples)).toEqual(['firstname', 'phone', null]);
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
