import { expect, it } from 'vitest';
import type { MailContent, MailFrame } from './mail-content.ts';
import { withOwnTexts } from './own-texts.ts';

const content: MailContent = { subject: '', title: '', preheader: '', greeting: '', blocks: [] };
const frame: MailFrame = {
  language: 'it',
  senderName: 'Corte Verde',
  colour: '#FA8072',
  logo: null,
  goodbye: 'A presto,\nil team',
  footer: '',
  origin: 'https://radura.example',
};
const words = { color: '#336655', logo: null, header: '', goodbye: '', footer: '' };

it.each([
  ['Ciao {firstname}, ore {time}', { firstname: 'Ada', time: '18:30' }, ['Ciao Ada, ore 18:30']],
  ['Uno\n\nDue {person}', { person: null }, ['Uno']],
  ['{person}', {}, []],
  // A field that is not known leaves no broken sentence
  ['{firstname}, ti aspettiamo!', {}, ['ti aspettiamo!']],
  ['Ciao {firstname}, grazie! Ti aspetta {person}.', {}, ['Ciao, grazie!']],
  // What people are called neither breaks out of its line nor is filled in again
  ['Con {service}', { service: 'x\r\nBcc: a@b.example' }, ['Con x Bcc: a@b.example']],
  ['Con {service}', { service: '{firstname} $& {person}', person: 'Anna' }, ['Con {firstname} $& {person}']],
])('%j with %j', (header, values, expected) => {
  const mail = withOwnTexts({ content, frame }, { ...words, header }, values);
  expect(mail.content.blocks).toEqual(expected.map((text) => ({ kind: 'paragraph', text })));
  expect(mail.frame).toMatchObject({ colour: '#336655', logo: null, goodbye: frame.goodbye });
});

it('shows the logo by its whole address; without words of its own nothing is another', () => {
  const logo = '/media/email-logos/aa.png';
  const own = withOwnTexts(
    { content, frame },
    { ...words, logo, goodbye: 'Ciao {provider}' },
    { provider: 'X' },
  );
  expect(own.frame).toMatchObject({
    logo: 'https://radura.example/media/email-logos/aa.png',
    goodbye: 'Ciao X',
  });
  expect(withOwnTexts({ content, frame }, null, {})).toEqual({ content, frame });
});
