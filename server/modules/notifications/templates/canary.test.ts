import { describe, expect, it, test } from 'vitest';
import { LOCALES } from '#contracts/languages.ts';
import { aReservationForMail, reservationMailData } from '../builders.ts';
import { CONTACT_MAIL_KINDS } from '../rules/mail-kinds.ts';
import { RESERVATION_MAIL_KINDS } from '../rules/reservation-mail-kinds.ts';
import { contactMail } from './contact-mails.ts';
import { escaped } from './html.ts';
import type { RenderedMail } from './mail-content.ts';
import { providerRequestMail } from './provider-request-mail.ts';
import { reservationMail } from './reservation-mails.ts';

/** What might break out of each place a mail puts text into: markup, attributes, headers, calendar lines, templates. */
const CANARIES = [
  `<script>alert(1)</script>`,
  `"><img src=x onerror=alert(1)>`,
  `' onmouseover='alert(1)`,
  `x\r\nBcc: canary@example.org`,
  `x\nBEGIN:VALARM\nTRIGGER:-PT1M`,
  `x\u0000\u001B[31m\u2028y`,
  `a\u202Egpj.exe`,
  `{{7*7}} \${7*7} <%= 7*7 %>`,
  `</title></style><style>body{display:none}`,
  `-->`,
  `half \uD800 a character`,
  `;LANGUAGE=x:MAILTO:evil@example.org`,
];

function dataFullOf(canary: string, language: 'it' | 'en') {
  const base = aReservationForMail();
  const provider = {
    ...base.provider,
    name: canary,
    email: 'ciao@corteverde.example',
    phone: canary,
    addressLine: canary,
    city: canary,
    cancellationPolicy: canary,
    color: canary,
    logo: `https://x.example/${canary}`,
  };
  const reservation = aReservationForMail({
    status: 'C',
    cancelReason: 'byCustomer',
    expiresAt: new Date('2026-11-02T08:30:00Z'),
    person: { email: 'ada@example.org', firstname: canary, lastname: canary, phone: canary },
    recipient: { email: 'ada@example.org', firstname: canary },
    isReadByCarer: true,
    provider,
    offer: { id: 9, name: canary, durationMinutes: 60 },
    resourceName: canary,
  });
  return reservationMailData({ reservation, language });
}

function expectHarmless(mail: RenderedMail): void {
  const { subject, text, html: markup, attachments } = mail;
  expect(subject).not.toMatch(/[\p{Cc}\u2028\u2029\u202E]/u);
  expect(subject.isWellFormed()).toBe(true);
  expect(text.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\u2028\u2029\u202E]/u);
  expect(text.isWellFormed() && markup.isWellFormed()).toBe(true);
  expect(text).not.toMatch(/^(Bcc|BEGIN|TRIGGER):/m);
  // Of elements only our own, of attributes only our own.
  const tags = new Set([...markup.matchAll(/<\/?([a-z][a-z0-9]*)/gi)].map(([, tag]) => tag?.toLowerCase()));
  expect([...tags].filter((tag) => !OWN_TAGS.has(tag ?? ''))).toEqual([]);
  const attributes = new Set(
    [...markup.matchAll(/<[a-z][^>]*>/gi)].flatMap(([tag]) =>
      [...tag.matchAll(/\s([a-z:-]+)=(?=")/gi)].map(([, name]) => name),
    ),
  );
  expect([...attributes].filter((name) => !OWN_ATTRIBUTES.has(name ?? ''))).toEqual([]);
  expect(markup.match(/<style/g)).toHaveLength(1);
  for (const { content } of attachments) {
    const lines = content.replaceAll('\r\n ', '').split('\r\n');
    expect(
      lines.filter(
        (line) =>
          !/^(BEGIN|END|VERSION|PRODID|METHOD|UID|SEQUENCE|STATUS|DTSTAMP|DTSTART|DTEND|SUMMARY|LOCATION|URL|ORGANIZER|ATTENDEE)[:;]|^$/.test(
            line,
          ),
      ),
    ).toEqual([]);
    expect(lines.filter((line) => line.startsWith('BEGIN:'))).toEqual(['BEGIN:VCALENDAR', 'BEGIN:VEVENT']);
    expect(content.replaceAll('\r\n', '')).not.toMatch(/\p{Cc}/u);
  }
}

const OWN_TAGS = new Set([
  'html',
  'head',
  'meta',
  'title',
  'style',
  'body',
  'div',
  'table',
  'tr',
  'td',
  'p',
  'h1',
  'span',
  'strong',
  'br',
  'a',
  'img',
]);
const OWN_ATTRIBUTES = new Set([
  'lang',
  'xmlns',
  'charset',
  'name',
  'content',
  'class',
  'style',
  'role',
  'width',
  'height',
  'cellpadding',
  'cellspacing',
  'border',
  'align',
  'href',
  'target',
  'src',
  'alt',
]);

describe.each(CANARIES)('%j through every field', (canary) => {
  test.each(RESERVATION_MAIL_KINDS)('of %s', (kind) => {
    for (const language of LOCALES) expectHarmless(reservationMail(kind, dataFullOf(canary, language)));
  });
  test.each(CONTACT_MAIL_KINDS)('of %s', (kind) => {
    const message = {
      name: canary,
      email: 'ada@example.org',
      subject: canary,
      content: `${canary}\n${canary}`,
      isDemoRequest: false,
    };
    for (const language of LOCALES)
      expectHarmless(contactMail(kind, message, language, 'https://radura.example'));
  });
  test('of a request to a provider', () => {
    const request = {
      name: canary,
      email: 'ada@example.org',
      phone: canary,
      message: `${canary}\n${canary}`,
    };
    for (const language of LOCALES) {
      const about = { providerName: canary, language, origin: 'https://radura.example' };
      expectHarmless(providerRequestMail(request, about));
    }
  });
});

it('finds what is not escaped', () => {
  expect(escaped`<p title="${'"&<>\''}">${'a\nb'}</p>`.markup).toBe(
    '<p title="&quot;&amp;&lt;&gt;&#39;">a b</p>',
  );
});

it('puts nothing typed by a stranger into the subject of a copy', () => {
  const message = {
    name: 'You won',
    email: 'ada@example.org',
    subject: 'Click here',
    content: 'x',
    isDemoRequest: false,
  };
  expect(contactMail('contact-copy', message, 'en', 'https://radura.example').subject).toBe(
    'We have received your message',
  );
});
