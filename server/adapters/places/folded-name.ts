/** Mails that Unicode does not take apart into a base mail and a mark. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
};

/** The words of a name without case, accents and signs: "L'Aquila" → l, aquila; "Łódź" → lodz. */
export function foldedWords(name: string): string[] {
  return name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßæœøłđðþħı]/g, (mail) => PLAIN_LETTERS[mail] ?? mail)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** One key for every way of writing a name: "L'Aquila", "l aquila" and "LAQUILA" are all `laquila`. */
export function foldedName(name: string): string {
  return foldedWords(name).join('');
}

const LONGEST_QUERY = 100;
/** Control characters, text that changes direction, and mails buried under marks name no place. */
const NOT_A_NAME = /\p{Cc}|\p{Bidi_Control}|\p{M}{3,}/u;

/**
 * What somebody typed, as a key to look up; empty when it cannot name a place. What follows a comma or a bracket is
 * left out, so that a suggestion's own text ("Milano (MI)", "Milano, Italia") finds its place again.
 */
export function foldedQuery(text: string): string {
  if (text.length > LONGEST_QUERY || !text.isWellFormed()) return '';
  const typed = text.trim();
  return NOT_A_NAME.test(typed) ? '' : foldedName(typed.replace(/[,(].*$/, ''));
}
