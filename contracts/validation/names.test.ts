import * as v from 'valibot';
import { expect, test } from 'vitest';
import { requiredName } from './plain-text.ts';

const isName = (typed: string): boolean => v.safeParse(requiredName(120), typed).success;

test.each([
  'Corte Verde',
  'Studio Dott.Rossi',
  'Yoga & Pilates S.r.l.',
  'Massaggio 1.5 h',
  'Spa a 5* – n.2',
  'Ayurveda/Shiatsu',
  'Centro d’Arte A.S.D.',
  'Taglio es. corto',
])('%s is a name', (typed) => expect(isName(typed)).toBe(true));

test.each([
  'Vinci su http://evil.example',
  'https://x.it',
  'www.evil.example',
  'evil.com',
  'Paga su evil.com/pay',
  'evil.xn/pay',
  'scrivi a me@evil.example',
  'EVIL.COM!',
  'premio-2026.shop ora',
])('%s carries an address', (typed) => expect(isName(typed)).toBe(false));
