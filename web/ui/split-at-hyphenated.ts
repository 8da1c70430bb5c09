/** Letters on both sides of a hyphen, short enough for the narrowest line, with what clings to them (“l’e-mail.”). */
const HYPHENATED = /(?<=^|\s)(\S{0,6}?\p{L}{1,4}-\p{L}{1,8}[^\s@-]{0,2})(?=\s|$)/u;

/** @returns the text in parts, in order: every second one a word with a hyphen, to be kept on one line */
export function splitAtHyphenated(text: string): string[] {
  return text.split(HYPHENATED);
}
