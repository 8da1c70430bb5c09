import { describe, expect, test } from 'vitest';
import { textsIn } from '#web/lib/texts-in.ts';
import { CONTACT_FIELDS, contactProblems } from './contact-fields.ts';

const t = textsIn('en');
const complete = {
  contact_name: 'Ada',
  contact_email: 'ada@example.org',
  subject: 'A question',
  contact_content: 'How do I move a booking?',
};

describe('what keeps the contact form from being sent', () => {
  test('nothing, when it is complete', () => expect(contactProblems(t, complete)).toEqual({}));

  test.each(CONTACT_FIELDS)('%s without anything but spaces', (field) => {
    expect(Object.keys(contactProblems(t, { ...complete, [field]: '  ' }))).toEqual([field]);
  });

  test.each(['ada', 'ada@', '@example.org', 'a b@example.org', 'ada@example'])(
    'the address %s',
    (contact_email) => {
      expect(contactProblems(t, { ...complete, contact_email })).toEqual({
        contact_email: 'Please enter valid email address!',
      });
    },
  );

  test('in the language of the page', () => {
    expect(contactProblems(textsIn('it'), { ...complete, subject: '' })).toEqual({
      subject: 'Inserisci un valore per Oggetto!',
    });
  });
});
