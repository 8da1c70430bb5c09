import * as v from 'valibot';
import { isCountryCode } from '../countries.ts';
import { LOCALES } from '../languages.ts';
import { isLocalDate } from '../time.ts';
import type { LocalDate } from '../time.ts';
import type { FieldProblem } from './plain-text.ts';
import { plainText } from './plain-text.ts';

const problem = (name: FieldProblem): FieldProblem => name;

/** '' and null take a value away. */
const optionalLine = (longest: number) => v.optional(plainText(longest));

const webAddress = v.optional(
  v.pipe(
    plainText(300),
    v.check(
      (text) => text === null || (/^https?:\/\//i.test(text) && URL.canParse(text)),
      problem('unreadable'),
    ),
  ),
);

const matching = (isRight: (text: string) => boolean, longest: number) =>
  v.optional(
    v.pipe(
      plainText(longest),
      v.transform((text) => text && text.toUpperCase().replaceAll(' ', '')),
      v.check((text) => text === null || isRight(text), problem('unreadable')),
    ),
  );

const EARLIEST_BIRTH_YEAR = 1900;

const birthday = (today: LocalDate) =>
  v.optional(
    v.pipe(
      plainText(10),
      v.check(
        (text) => text === null || (isLocalDate(text, EARLIEST_BIRTH_YEAR) && text <= today),
        problem('unreadable'),
      ),
    ),
  );

const isTimeZone = (name: string) => {
  try {
    return Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
};

/**
 * What somebody may change about themselves; a field that is absent stays as it is (specification sections 1, 2 and 7).
 * @param today nobody is born later
 */
export const userInput = (today: LocalDate) =>
  v.strictObject({
    version: v.pipe(v.number(), v.integer(), v.minValue(1)),
    firstname: v.optional(
      v.pipe(
        plainText(100),
        v.transform((text) => text ?? ''),
      ),
    ),
    lastname: v.optional(
      v.pipe(
        plainText(100),
        v.transform((text) => text ?? ''),
      ),
    ),
    phone: v.optional(
      v.pipe(
        plainText(30),
        v.check((text) => text === null || /^\+?[\d ()./-]{5,29}$/.test(text), problem('phone')),
      ),
    ),
    gender: v.optional(v.nullable(v.picklist(['M', 'F'], problem('unreadable')))),
    birthday: birthday(today),
    address: optionalLine(200),
    city: optionalLine(100),
    postcode: optionalLine(20),
    country: matching(isCountryCode, 2),
    url: webAddress,
    facebook: webAddress,
    instagram: webAddress,
    linkedin: webAddress,
    skype: optionalLine(100),
    twitter: webAddress,
    youtube: webAddress,
    describedName: optionalLine(100),
    codiceFiscale: matching((text) => /^([A-Z0-9]{16}|\d{11})$/.test(text), 20),
    piva: matching((text) => /^[A-Z]{0,2}[A-Z0-9]{8,13}$/.test(text), 20),
    sdi: matching((text) => /^[A-Z0-9]{6,7}$/.test(text), 7),
    timezone: v.optional(v.pipe(v.string(), v.check(isTimeZone, problem('unreadable')))),
    userLanguage: v.optional(v.picklist(LOCALES)),
  });
export type UserInput = v.InferOutput<ReturnType<typeof userInput>>;
