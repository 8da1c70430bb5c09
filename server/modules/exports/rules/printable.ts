/** Marks that turn the direction of what stands around them, and signs that print nothing. */
const MARKS = /[\p{Cc}\u061C\u200B-\u200F\u2028-\u202E\u2060-\u2069\uFEFF]/gu;
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;
const MISSING = '\uFFFD';

/** A text as a line on paper: without what could turn the direction of the cells beside it, and without line ends. */
export const onOneLine = (text: string): string =>
  text
    .replaceAll(/[\r\n\t]+/g, ' ')
    .replaceAll(MARKS, '')
    .trim();

/** With Latin letters in place of those that the font has not, such as Chinese ones; with a sign in place of what is no letter. */
export const inLettersOf = (
  text: string,
  has: (codePoint: number) => boolean,
  inLatin: (letter: string) => string,
): string =>
  Array.from(text, (letter) => {
    if (has(letter.codePointAt(0) ?? 0)) return letter;
    return (/\p{L}/u.test(letter) && inLatin(letter)) || MISSING;
  }).join('');

/** Whether a line has words that are read from the right. */
export const isReadFromRight = (line: string): boolean => RIGHT_TO_LEFT.test(line);

/**
 * The words of a line in the order in which they stand on paper from the left: of words that are read from the right, one after the other, the last
 * one first. Their letters are turned by the font.
 */
export function asWrittenFromLeft(line: string): string[] {
  const words: string[] = [];
  let turned: string[] = [];
  for (const word of line.split(' ')) {
    if (RIGHT_TO_LEFT.test(word)) {
      turned.unshift(word);
      continue;
    }
    words.push(...turned, word);
    turned = [];
  }
  return [...words, ...turned];
}

/**
 * A text in lines that fit: broken between words, a word that is too long within it; what does not fit into the last line is left out behind dots.
 * @param widthOf of a text, in the unit of `width`
 */
export function linesThatFit(
  text: string,
  { width, most, widthOf }: { width: number; most: number; widthOf: (text: string) => number },
): string[] {
  const lines: string[] = [];
  let rest = text;
  while (rest !== '') {
    if (widthOf(rest) <= width) return [...lines, rest];
    const letters = Array.from(rest);
    const fitting = lettersThatFit(letters, { width, widthOf });
    if (lines.length === most - 1) {
      const short = lettersThatFit(letters, { width, widthOf: (part) => widthOf(`${part}…`) });
      return [...lines, `${letters.slice(0, short).join('').trimEnd()}…`];
    }
    const line = letters.slice(0, fitting).join('');
    const space = letters[fitting] === ' ' ? line.length : line.lastIndexOf(' ');
    const end = space > 0 ? space : line.length;
    lines.push(rest.slice(0, end).trimEnd());
    rest = rest.slice(end).trimStart();
  }
  return lines;
}

/** How many letters from the beginning fit: one at least, so that there is an end. */
function lettersThatFit(
  letters: readonly string[],
  { width, widthOf }: { width: number; widthOf: (text: string) => number },
): number {
  let [fits, tooMany] = [1, letters.length + 1];
  while (tooMany - fits > 1) {
    const middle = Math.floor((fits + tooMany) / 2);
    if (widthOf(letters.slice(0, middle).join('')) <= width) fits = middle;
    else tooMany = middle;
  }
  return fits;
}
