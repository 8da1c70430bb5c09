/** Control characters, line breaks, halves of characters, characters that turn the reading direction around. */
const UNREADABLE = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]+/gu;

/** Text as one harmless line: nothing in it can end a header, a calendar line or a paragraph. */
export function plainLine(text: string): string {
  return text.toWellFormed().replace(UNREADABLE, ' ').replace(/ {2,}/g, ' ').trim();
}

/** As `plainLine`, line by line; more than one empty line in a row becomes one. */
export function plainLines(text: string): string[] {
  const lines = text.split(/\r\n?|\n/).map(plainLine);
  return lines.filter((line, index) => line !== '' || (index > 0 && lines[index - 1] !== ''));
}

const NAME = /^[\p{L}\p{M}][\p{L}\p{M}'’. -]{0,59}$/u;

/**
 * A first name to greet with, or null. A booking mails whatever address was typed, so what was typed as a name must not
 * carry a message or an address of its own: only what looks like a name is used.
 */
export function greetableName(firstname: string | null): string | null {
  const name = plainLine(firstname ?? '');
  return NAME.test(name) && !/\.\p{L}/u.test(name) ? name : null;
}
