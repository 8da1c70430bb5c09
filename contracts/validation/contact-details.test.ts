import { describe, expect, it } from 'vitest';
import type { ContactField } from './contact-details.ts';
import { inputsOfProblems, readContactDetails } from './contact-details.ts';
import { contactProblemText } from './contact-texts.ts';

const NOTHING = { askFirstname: false, askLastname: false, askPhone: false };
const EVERYTHING = { askFirstname: true, askLastname: true, askPhone: true };

function read(field: ContactField, typed: string | null, asked = NOTHING) {
  const result = readContactDetails({ email: 'ada@example.it', [field]: typed }, asked);
  return 'contact' in result ? result.contact[field] : result.problems;
}
const refused = (field: ContactField, problem: string) => [{ field, problem }];

describe('the e-mail', () => {
  it.each([
    ['plain', 'ada@example.it', 'ada@example.it'],
    ['with a space before it', ' ada@example.it', 'ada@example.it'],
    ['in capitals', 'ADA@EXAMPLE.IT', 'ADA@EXAMPLE.IT'],
    ['with a tag', 'ada+spa@example.it', 'ada+spa@example.it'],
    ['of an international domain', 'ada@münchen.example', 'ada@münchen.example'],
    ['of a homoglyph domain, which is another one', 'ada@еxample.it', 'ada@еxample.it'],
    ['with letters of another script', 'niccolò@example.it', 'niccolò@example.it'],
    ['with an apostrophe', "d'angelo@example.it", "d'angelo@example.it"],
    [
      'of 254 characters',
      `ada@${'a'.repeat(60)}.${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(3)}.it`,
      expect.any(String),
    ],
  ])('may be %s', (_name, typed, kept) => expect(read('email', typed)).toEqual(kept));

  it.each([
    ['no @', 'ada.example.it'],
    ['two @', 'ada@spa@example.it'],
    ['a dot at the end', 'ada@example.it.'],
    ['a dot before the @', 'ada.@example.it'],
    ['two dots', 'ada..b@example.it'],
    ['a quoted local part', '"ada b"@example.it'],
    ['a list', 'ada@example.it,eva@example.it'],
    ['a space inside', 'ada b@example.it'],
    ['an address literal', 'ada@[127.0.0.1]'],
    ['a bare network address', 'ada@127.0.0.1'],
    ['a number for a host', 'ada@2130706433'],
    ['no top-level domain', 'ada@localhost'],
    ['a hyphen at the edge', 'ada@-example.it'],
    ['a path', 'ada@example.it/x'],
    ['a port', 'ada@example.it:25'],
    ['a local part of 65', `${'a'.repeat(65)}@example.it`],
    ['a domain that is too long once it is ASCII', `a@${'ü'.repeat(60)}.${'ü'.repeat(60)}.it`],
  ])('cannot have %s', (_name, typed) => expect(read('email', typed)).toEqual(refused('email', 'email')));

  it('cannot be longer than 254', () => {
    expect(read('email', `ada@${'a'.repeat(250)}.it`)).toEqual(refused('email', 'tooLong'));
  });
  it.each(['ada@example.it\r\nBcc: eva@example.it', 'ada\u0000@example.it'])(
    'cannot carry control characters: %j',
    (typed) => {
      expect(read('email', typed)).toEqual(refused('email', 'unreadable'));
    },
  );
  it.each(['', '   ', '\u00A0\u3000', '\u200B', null])('cannot be %j', (typed) => {
    expect(read('email', typed)).toEqual(refused('email', 'required'));
  });
});

describe('a name', () => {
  it.each([
    ['empty', '', null],
    ['spaces only', '   ', null],
    ['foreign spaces only', '\u00A0\u3000', null],
    ['a zero-width space', '\u200B', null],
    ['a lone joiner', '\u200D', null],
    ['null', null, null],
    ['an emoji family', '👨‍👩‍👧', '👨‍👩‍👧'],
    ['NFD', 'Niccolo\u0300', 'Niccolò'],
    ['NFC', 'Niccolò', 'Niccolò'],
    ['Turkish', 'İbrahim Işık', 'İbrahim Işık'],
    ['German', 'Strauß', 'Strauß'],
    ['markup', '<script>alert(1)</script>', '<script>alert(1)</script>'],
    ['a template', '{{7*7}}', '{{7*7}}'],
    ['SQL', "' OR 1=1--", "' OR 1=1--"],
    ['a formula', '=HYPERLINK("x")', '=HYPERLINK("x")'],
    ['the word null', 'null', 'null'],
    ['a property name', '__proto__', '__proto__'],
    ['a path', '../../x', '../../x'],
    ['100 characters', 'a'.repeat(100), 'a'.repeat(100)],
    ['spaces around', '  Ada ', 'Ada'],
  ])('may be %s', (_name, typed, kept) => expect(read('firstname', typed)).toBe(kept));

  it.each([
    ['NUL', 'A\u0000da', 'unreadable'],
    ['half a character', 'A\uD800', 'unreadable'],
    ['a turned reading direction', 'A\u202Eda', 'unreadable'],
    ['an isolated reading direction', 'A\u2067da', 'unreadable'],
    ['a new line', 'Ada\r\nBcc: x', 'unreadable'],
    ['heaped accents', `A${'\u0335'.repeat(8)}`, 'unreadable'],
    ['101 characters', 'a'.repeat(101), 'tooLong'],
    ['a megabyte', 'a'.repeat(1_000_000), 'tooLong'],
    ['10,000 lines', 'a\n'.repeat(10_000), 'tooLong'],
  ])('cannot hold %s', (_name, typed, problem) =>
    expect(read('lastname', typed)).toEqual(refused('lastname', problem)),
  );
});

describe('a phone number', () => {
  it.each(['+39 06 1234567', '00 39 333 1234567', '(06) 12.34-567', '112 118'])('may be %s', (typed) => {
    expect(read('phone', typed)).toBe(typed);
  });
  it.each(['call me', '+', '12', '٠٦١٢٣٤٥', '+39+06'])('cannot be %s', (typed) => {
    expect(read('phone', typed)).toEqual(refused('phone', 'phone'));
  });
  it('cannot be longer than 30', () =>
    expect(read('phone', '1'.repeat(31))).toEqual(refused('phone', 'tooLong')));
});

describe('what is asked', () => {
  it('must be there, everything else may be empty', () => {
    const bare = { email: 'ada@example.it', firstname: ' ', lastname: null, phone: undefined };
    expect(readContactDetails(bare, NOTHING)).toEqual({
      contact: { email: 'ada@example.it', firstname: null, lastname: null, phone: null },
    });
    expect(readContactDetails(bare, EVERYTHING)).toEqual({
      problems: [
        { field: 'firstname', problem: 'required' },
        { field: 'lastname', problem: 'required' },
        { field: 'phone', problem: 'required' },
      ],
    });
  });

  it('tells each field once, for the API and in both languages', () => {
    const read = readContactDetails(
      { email: '', firstname: '', lastname: 'x'.repeat(101), phone: '1' },
      EVERYTHING,
    );
    const problems = 'problems' in read ? read.problems : [];
    expect(inputsOfProblems(problems)).toEqual([
      { code: 'required', affected: ['email'] },
      { code: 'required', affected: ['firstname'] },
      { code: 'tooLong', affected: ['lastname'] },
      { code: 'phone', affected: ['phone'] },
    ]);
    expect(problems.map((one) => contactProblemText(one, 'en'))).toEqual([
      'Please enter value for email!',
      'Please enter value for first name!',
      'last name must be less than 101 characters long!',
      'Please enter valid phone number!',
    ]);
    expect(contactProblemText({ field: 'email', problem: 'email' }, 'en')).toBe(
      'Please enter valid email address!',
    );
    expect(contactProblemText({ field: 'email', problem: 'email' }, 'it')).toBe(
      'Inserisci un indirizzo e-mail valido!',
    );
    expect(contactProblemText({ field: 'phone', problem: 'unreadable' }, 'it')).toContain('telefono');
  });

  it('ignores fields that are not its own', () => {
    const typed = { email: 'ada@example.it', role: 'owner', __proto__: { firstname: 'Eva' } };
    expect(readContactDetails(typed, NOTHING)).toEqual({
      contact: { email: 'ada@example.it', firstname: null, lastname: null, phone: null },
    });
  });
});
