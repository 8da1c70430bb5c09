const LONGEST_WORD = 40;

/**
 * The words of a text without case, accents and signs: "L'Università" → l, universita. Nothing but letters and digits
 * is left, so that no text can say anything to the database but words.
 */
export function foldedWords(text: string): string[] {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map((word) => Array.from(word).slice(0, LONGEST_WORD).join(''));
}

/** The same as one text, for sorting and comparing: "Il Prato (MI)" → "il prato mi". */
export function foldedText(text: string): string {
  return foldedWords(text).join(' ');
}
