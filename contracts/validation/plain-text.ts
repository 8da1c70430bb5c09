import * as v from 'valibot';

/** What a field of a form can be wrong about; each has a text in both languages. */
export type FieldProblem = 'required' | 'email' | 'phone' | 'tooLong' | 'unreadable';

/** What a name can be wrong about beside. */
export type NameProblem = 'address';

/** What a text can be wrong about that has a least length. */
export type LengthProblem = 'tooShort';

/** A text longer than a bound (specification section 5): of at least n characters with the bound n - 1. */
export const longerThan = (bound: number) =>
  v.minLength<string, number, LengthProblem>(bound + 1, 'tooShort');

/** Invisible and without a use in a line: zero-width space, word joiner, byte order mark, marks of the reading direction. */
const INVISIBLE = /[\u200B\u200E\u200F\u061C\u2060\uFEFF]/gu;
const ONLY_BLANK = /^[\p{White_Space}\p{Cf}]*$/u;
/** Control characters and line breaks, halves of characters, characters that turn the reading direction around. */
const UNREADABLE = /[\p{Cc}\p{Cs}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u;
/** The same, but for line breaks and tabs. */
const UNREADABLE_IN_PARAGRAPHS = /[\p{Cs}\u0000-\u0008\u000B-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069]/u;
/** More accents on one letter than any language writes. */
const HEAPED_ACCENTS = /\p{M}{5,}/u;

/**
 * No text becomes shorter than a fourth by its normal form. A longer one must not be brought into it: accents heaped on one
 * letter are put in order in a time that grows with their square.
 */
const MOST_AS_TYPED = 4;

/**
 * One line of text as people type it: the same letters in the same form (NFC), trimmed; null when nothing is left.
 * What a name means is nobody's business here: `<script>` or `null` may be one, every output escapes.
 */
export function plainText(longest: number) {
  return v.pipe(
    v.nullish(v.string('unreadable'), null),
    v.transform((typed) => (typed ?? '').replace(INVISIBLE, '').trim()),
    v.maxLength(longest * MOST_AS_TYPED, 'tooLong' satisfies FieldProblem),
    v.transform((typed) => {
      const text = typed.normalize('NFC');
      return ONLY_BLANK.test(text) ? null : text;
    }),
    v.check((text) => text === null || text.length <= longest, 'tooLong' satisfies FieldProblem),
    v.check(
      (text) => text === null || !(UNREADABLE.test(text) || HEAPED_ACCENTS.test(text)),
      'unreadable' satisfies FieldProblem,
    ),
  );
}

/** As `plainText` for an address or a number, which programs wrap in invisible marks: they go before anything is judged. */
export function contactText(longest: number) {
  return v.pipe(
    v.nullish(v.string('unreadable'), null),
    v.transform((typed): string | null | undefined => typed?.replaceAll(/\p{Cf}/gu, '')),
    plainText(longest),
  );
}

/** As `contactText`, and something must be left. */
export function requiredContactText(longest: number) {
  return v.pipe(contactText(longest), v.string('required' satisfies FieldProblem));
}

/** As `plainText`, and something must be left. */
export function requiredText(longest: number) {
  return v.pipe(plainText(longest), v.string('required' satisfies FieldProblem));
}

/** What a mail program makes a link of: a scheme, an e-mail, a host with a path, or one that ends in a usual way. */
const ADDRESS =
  /:\/\/|\bwww\.|[^\s@]@[^\s@]+\.\p{L}|[\p{L}\d]\.\p{L}{2,}\/|[\p{L}\d-]{2,}\.(?:app|at|biz|cc|ch|click|club|co|com|de|dev|es|eu|fr|fun|info|io|it|link|live|ly|me|net|online|org|page|pro|pw|ru|shop|site|space|store|top|tv|uk|us|vip|website|wiki|work|xyz)(?![\p{L}\d])/iu;

/** As `requiredText`, for a name that stands in the subject of mails: no web address and no e-mail, which would be a link there. */
export function requiredName(longest: number) {
  return v.pipe(
    requiredText(longest),
    v.check((name) => !ADDRESS.test(name), 'address' satisfies NameProblem),
  );
}

/** Several paragraphs, '' for none: line breaks are the only control characters. */
export function paragraphs(longest: number) {
  return v.pipe(
    v.string('unreadable' satisfies FieldProblem),
    v.transform((typed) => typed.replace(/\r\n?/g, '\n').trim()),
    v.maxLength(longest * MOST_AS_TYPED, 'tooLong' satisfies FieldProblem),
    v.transform((typed) => typed.normalize('NFC')),
    v.maxLength(longest, 'tooLong' satisfies FieldProblem),
    v.check((text) => !UNREADABLE.test(text.replaceAll('\n', '')), 'unreadable' satisfies FieldProblem),
  );
}

/** Somebody's own words in several paragraphs, never empty: line breaks and tabs are the only control characters. */
export function requiredParagraphs(longest: number) {
  return v.pipe(
    v.string('required' satisfies FieldProblem),
    v.maxLength(longest * 2, 'tooLong' satisfies FieldProblem),
    v.transform((typed) => typed.normalize('NFC').replace(/\r\n?/g, '\n').trim()),
    v.check((text) => !ONLY_BLANK.test(text), 'required' satisfies FieldProblem),
    v.maxLength(longest, 'tooLong' satisfies FieldProblem),
    v.check((text) => !UNREADABLE_IN_PARAGRAPHS.test(text), 'unreadable' satisfies FieldProblem),
  );
}
