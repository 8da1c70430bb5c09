import { expect, it } from 'vitest';
import type { EmailTemplateKind } from '#contracts/email-templates.ts';
import type { Locale } from '#contracts/languages.ts';
import { chooseTexts } from './choose-texts.ts';

const template = (kind: EmailTemplateKind, language: Locale) => ({
  kind,
  language,
  color: kind === 'all' ? '#111111' : '#222222',
  logo: null,
  header: `${kind} ${language}`,
  goodbye: '',
  footer: '',
});
const of = { kind: 'payment-done', language: 'it' } as const;

it.each([
  ['none: ours', [], null],
  ['of another kind: ours', [template('refund-done', 'it')], null],
  ['for all', [template('all', 'it')], { header: 'all it', color: '#111111' }],
  [
    'its kind before all',
    [template('all', 'it'), template('payment-done', 'it')],
    { header: 'payment-done it' },
  ],
  ['the other language lends its colour alone', [template('all', 'en')], { header: '', color: '#111111' }],
  [
    'all in the language before the kind in the other',
    [template('payment-done', 'en'), template('all', 'it')],
    { header: 'all it', color: '#111111' },
  ],
  [
    'of the other language, the kind’s colour',
    [template('all', 'en'), template('payment-done', 'en')],
    { header: '', color: '#222222' },
  ],
])('%s', (_name, active, expected) => {
  const words = chooseTexts(active, of);
  if (expected === null) expect(words).toBeNull();
  else expect(words).toMatchObject(expected);
});
