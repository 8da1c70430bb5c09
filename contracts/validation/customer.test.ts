import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { CustomerForm, MOST_FURTHER } from './customer.ts';
import { issueText } from './field-texts.ts';

const anna = { firstname: 'Anna', lastname: 'Rossi', email: 'anna@example.it', phone: '+39 333 1234567' };
const further = (kind: 'email' | 'phone', value: string, label: string | null = null) => ({
  kind,
  value,
  label,
});

/** The first thing that is wrong, as `field: problem`; or what was read. */
function read(typed: object): unknown {
  const { success, output, issues } = v.safeParse(CustomerForm, typed);
  return success ? output : `${v.getDotPath(issues[0])}: ${issues[0].message}`;
}

describe('a customer, as the provider writes them down', () => {
  it('has at least a name or a contact', () => {
    const nothing = { firstname: null, lastname: null, email: null, phone: null, further: [] };
    expect(read({ firstname: ' Piero ' })).toEqual({ ...nothing, firstname: 'Piero' });
    expect(read({ lastname: 'Rossi' })).toEqual({ ...nothing, lastname: 'Rossi' });
    expect(read({ phone: '333 1234567' })).toEqual({ ...nothing, phone: '333 1234567' });
    expect(read({ email: ' anna@example.it ' })).toEqual({ ...nothing, email: 'anna@example.it' });
    for (const blank of [
      {},
      { firstname: '  ' },
      { firstname: '\u200B', lastname: '\u00A0', email: '', phone: '' },
    ])
      expect(read(blank)).toBe('firstname: nobody');
  });

  it('is called the same with and without marks of the reading direction', () => {
    expect(read({ ...anna, firstname: '\u200FAnna\u200E', lastname: 'Ros\u061Csi' })).toEqual(read(anna));
  });

  it.each([
    [{ firstname: 'A\u0000nna' }, 'firstname: unreadable'],
    [{ firstname: 'Anna\nRossi' }, 'firstname: unreadable'],
    [{ lastname: '\u202Eissor' }, 'lastname: unreadable'],
    [{ firstname: 'x'.repeat(101) }, 'firstname: tooLong'],
    [{ ...anna, email: 'anna' }, 'email: email'],
    [{ ...anna, email: `${'a'.repeat(64)}@${'b.'.repeat(95)}it` }, 'email: tooLong'],
    [{ ...anna, phone: 'at home' }, 'phone: phone'],
    [{ ...anna, further: [further('email', 'anna')] }, 'further.0.value: email'],
    [{ ...anna, further: [further('phone', '')] }, 'further.0.value: required'],
    [{ ...anna, further: [further('phone', '02 123456', 'x'.repeat(41))] }, 'further.0.label: tooLong'],
  ])('is refused as %j', (typed, problem) => {
    expect(read(typed)).toBe(problem);
  });

  it('may have an Arabic name and an address of exactly 254 characters', () => {
    const email = `${'a'.repeat(64)}@${'b'.repeat(61)}.${'c'.repeat(61)}.${'d'.repeat(62)}.it`;
    expect(email).toHaveLength(254);
    expect(read({ firstname: 'ليلى', email })).toMatchObject({ firstname: 'ليلى', email });
  });

  it('has further contacts beside the main one of their kind, each once', () => {
    const work = further('email', 'anna@lavoro.example', 'lavoro');
    expect(read({ ...anna, further: [work] })).toEqual({ ...anna, further: [work] });
    expect(read({ ...anna, email: null, further: [work] })).toBe('email: required');
    expect(read({ ...anna, phone: null, further: [further('phone', '02 123456')] })).toBe('phone: required');
    expect(read({ ...anna, further: [further('email', 'ANNA@example.it')] })).toBe('further: twice');
    expect(read({ ...anna, further: [further('phone', '+39 (333) 123-4567')] })).toBe('further: twice');
    const many = Array.from({ length: MOST_FURTHER + 1 }, (_, index) => further('phone', `02 12345${index}`));
    expect(read({ ...anna, further: many.slice(1) })).toMatchObject({ further: { length: MOST_FURTHER } });
    expect(read({ ...anna, further: many })).toBe('further: tooLong');
  });

  it('hears what is wrong in both languages', () => {
    const textOf = (typed: object, locale: 'it' | 'en') => {
      const { issues } = v.safeParse(CustomerForm, typed);
      return issues && issueText(issues[0], { name: 'telefono' }, locale);
    };
    expect(textOf({}, 'it')).toBe('Inserisci un nome, un’e-mail o un telefono.');
    expect(textOf({}, 'en')).toBe('Please enter a name, an e-mail address or a phone number.');
    const twice = { ...anna, further: [further('phone', anna.phone)] };
    expect(textOf(twice, 'it')).toBe('telefono: c’è già.');
    expect(textOf(twice, 'en')).toBe('telefono appears twice.');
  });
});
