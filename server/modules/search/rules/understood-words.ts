/** One word of a question, beside the words that entries know. */
export interface AskedWord {
  word: string;
  /** So common that no entry keeps it ("di", "con"). */
  isCommon: boolean;
  /** Whether some entry has a word of the same stem. */
  isKnown: boolean;
  /** For one that is not known: words that begin with it or are spelled almost like it, the likeliest first. */
  nearest: readonly string[];
}

/**
 * What was meant by words that found nothing: for each word the known words it may stand for, all of which are to be
 * looked for. Null when there is nothing else to try, because every word is known or one resembles nothing.
 */
export function understoodWords(asked: readonly AskedWord[]): string[][] | null {
  const isOnlyCommon = asked.every(({ isCommon }) => isCommon);
  const telling = isOnlyCommon ? asked : asked.filter(({ isCommon }) => !isCommon);
  const understood = telling.map(({ word, isKnown, nearest }) => (isKnown ? [word] : [...nearest]));
  const isHopeless = understood.length === 0 || understood.some((words) => words.length === 0);
  const isSame = telling.every(({ isKnown }) => isKnown);
  return isHopeless || isSame ? null : understood;
}
