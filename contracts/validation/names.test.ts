import * as v from 'valibot';
import { expect, test } from 'vitest';
import { ClassForm, DuplicatedClass } from './class-form.ts';
import { MembershipForm } from './membership.ts';
import { requiredName } from './plain-text.ts';
import { CourseForm, SectionForm } from './video-course.ts';

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

/** What a center names, and mails say to people who may be strangers. */
const NAMED = {
  class: ClassForm.pipe[0],
  'copied class': DuplicatedClass,
  'video course': CourseForm,
  section: SectionForm,
  membership: MembershipForm,
};

test.each(Object.entries(NAMED))('the name of a %s carries no address', (_kind, { entries }) => {
  expect(v.safeParse(entries.name, 'Lezione di prova').success).toBe(true);
  expect(v.safeParse(entries.name, 'Vinci su evil.com').success).toBe(false);
});
