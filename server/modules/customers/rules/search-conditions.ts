/** What the words of customers begin with, in front of a name's words and of contacts (`customer_words`). */
const NAME = 'n';
const CONTACT = 'c';
const ENDING = 'e';
/** So many digits are looked for in the middle and at the end of a phone, too. */
const FEWEST_WITHIN = 3;

/** Signs that people write between the digits of a phone. */
const PHONE = /^[+\d\s()./-]+$/;
const FEWEST_DIGITS = 2;
/** More words do not narrow what is found. */
const MOST_WORDS = 6;
const LONGEST_WORD = 100;

/**
 * What was typed as a question to the database (`tsquery`) for customers of a provider who have a word that begins with each word typed: of
 * their name, or all of it their e-mail or phone, case and accents aside; 'ros mar', '333 12', '+39 333 12' and any three digits that follow each other in the phone find
 * Mario Rossi.
 * @param withContacts whether e-mails and phones are looked at
 * @returns null where nothing was typed that could be found
 */
export function searchConditions(
  providerId: number,
  typed: string,
  { withContacts }: { withContacts: boolean },
) {
  const begins = (kind: string, word: string): string =>
    `'${providerId}${kind}${word.replaceAll(/['\\]/g, '$&$&')}':*`;
  if (withContacts && asksForPhone(typed)) {
    const digits = digitsOf(typed);
    const ways = [begins(CONTACT, digits)];
    // As it is dialled inside another country: 07700 finds +44 7700
    if (/^0\d{3}/.test(digits)) ways.push(begins(CONTACT, digits.slice(1)));
    if (digits.length >= FEWEST_WITHIN) ways.push(begins(ENDING, digits));
    return ways.join(' | ');
  }
  const asked = folded(typed)
    .split(/\s+/)
    .slice(0, MOST_WORDS)
    .flatMap((part) => {
      const words = part.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
      const asName = words.map((word) => begins(NAME, word)).join(' & ');
      const ways = [asName, ...(withContacts && part !== '' ? [begins(CONTACT, part)] : [])];
      const usable = ways.filter((way) => way !== '').map((way) => `(${way})`);
      return usable.length > 0 ? [`(${usable.join(' | ')})`] : [];
    });
  return asked.length > 0 ? asked.join(' & ') : null;
}

/** The digits that were typed to find a phone by; null for anything else. */
export const phoneDigitsToFind = (typed: string): string | null =>
  asksForPhone(typed) ? digitsOf(typed) : null;

const asksForPhone = (typed: string): boolean => PHONE.test(typed) && digitsOf(typed).length >= FEWEST_DIGITS;

const digitsOf = (typed: string): string => typed.replace(/^\s*(?:\+|00)/, '').replace(/\D/g, '');

/** A word that stands in a lower-case name as it was typed. */
const PLAIN_WORD = /^[a-z0-9]+$/;

/** The lower-case names that begin with a plain word, as a half-open range, signs in the order of their numbers. */
export interface Stretch {
  from: string;
  to: string;
}

const stretchOf = (from: string): Stretch => {
  const last = from.length - 1;
  return { from, to: from.slice(0, last) + String.fromCodePoint((from.codePointAt(last) ?? 0) + 1) };
};

/** The single plain word that was typed to find names by; null for several words, for other signs, and where digits were typed to find a phone. */
export function singleSearchWord(typed: string, { withContacts }: { withContacts: boolean }): Stretch | null {
  const word = folded(typed).trim();
  const isPlain = PLAIN_WORD.test(word) && word.length <= LONGEST_WORD;
  return isPlain && !(withContacts && asksForPhone(typed)) ? stretchOf(word) : null;
}

/** Of more words, a statement would be another one each time. */
const MOST_STRETCHES = 3;

/**
 * Each plain word that was typed to find names by, the shorter one of two that begin alike, so that no name is in two stretches. Of whoever is found
 * by the first word of their name, the name is in one of them; null for more words than that is said of.
 */
export function searchStretches(
  typed: string,
  { withContacts }: { withContacts: boolean },
): Stretch[] | null {
  if (withContacts && asksForPhone(typed)) return [];
  const words = folded(typed)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => PLAIN_WORD.test(word));
  const shortest = [...new Set(words)].filter(
    (word) => !words.some((other) => other !== word && word.startsWith(other)),
  );
  return shortest.length > MOST_STRETCHES ? null : shortest.map((word) => stretchOf(word));
}

const folded = (text: string): string =>
  text
    .slice(0, LONGEST_WORD * MOST_WORDS)
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .toLowerCase();
