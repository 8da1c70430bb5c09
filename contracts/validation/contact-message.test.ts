import { describe, expect, it } from 'vitest';
import { readContactMessage } from './contact-message.ts';

describe('the contact form', () => {
  const good = {
    contact_name: 'Ada',
    contact_email: 'ada@example.org',
    subject: 'Domanda',
    contact_content: 'Ciao',
  };
  const problemsOf = (typed: unknown) => {
    const read = readContactMessage(typed);
    return 'inputs' in read
      ? Object.fromEntries(read.inputs.map(({ code, affected }) => [affected[0], code]))
      : null;
  };

  it('reads what was written', () => {
    expect(readContactMessage({ ...good, contact_name: ' Ada ', contact_content: 'a\r\nb  ' })).toEqual({
      message: {
        name: 'Ada',
        email: 'ada@example.org',
        subject: 'Domanda',
        content: 'a\nb',
        isDemoRequest: false,
      },
    });
  });
  it.each(['Demo', 'Richiesta demo', 'DEMO request'])('knows a wish for a demo: %s', (subject) => {
    expect(readContactMessage({ ...good, subject })).toMatchObject({ message: { isDemoRequest: true } });
  });
  it('knows a democracy from a demo', () => {
    expect(readContactMessage({ ...good, subject: 'democrazia' })).toMatchObject({
      message: { isDemoRequest: false },
    });
  });
  it.each([null, undefined, {}, [], 'text', 7])('asks for everything when given %j', (typed) => {
    expect(problemsOf(typed)).toMatchObject(
      typeof typed === 'object' || typed === undefined
        ? {
            contact_name: 'required',
            contact_email: 'required',
            subject: 'required',
            contact_content: 'required',
          }
        : { contact_content: 'required' },
    );
  });
  it.each([
    ['spaces', { contact_content: ' \n\u00A0\u200B' }, { contact_content: 'required' }],
    ['a bad address', { contact_email: 'ada@' }, { contact_email: 'email' }],
    ['a header in the subject', { subject: 'x\r\nBcc: eva@example.org' }, { subject: 'unreadable' }],
    ['a NUL', { contact_content: 'a\u0000b' }, { contact_content: 'unreadable' }],
    ['half a character', { contact_content: 'a\uD800b' }, { contact_content: 'unreadable' }],
    ['turned text', { contact_content: 'a\u202Eb' }, { contact_content: 'unreadable' }],
    ['too long a text', { contact_content: 'x'.repeat(5001) }, { contact_content: 'tooLong' }],
    ['a megabyte', { contact_content: 'x'.repeat(1_000_000) }, { contact_content: 'tooLong' }],
    ['a list', { contact_name: ['a', 'b'] }, { contact_name: 'unreadable' }],
  ])('refuses %s', (_name, wrong, problems) => expect(problemsOf({ ...good, ...wrong })).toEqual(problems));
  it('keeps lines and any other letters', () => {
    expect(
      problemsOf({ ...good, contact_content: `<script>\n{{7*7}} ' OR 1=1--\t👩‍🚀 ${'x'.repeat(4900)}` }),
    ).toBeNull();
  });
});
