/** So much a form may say in all, in bytes as it is sent: a little less than the server reads. */
const MOST_BYTES = 250_000;

/**
 * Which field of a form says more than can be sent, the longest one; null where everything can. Nothing is sent then: the server would not read it, and could
 * not say which field it was.
 * @param entries what is sent, by name
 * @param mostOf how many characters a field takes at most; null where it does not say
 */
export function tooLongIn(
  entries: Iterable<readonly [name: string, value: unknown]>,
  mostOf: (name: string) => number | null,
): { name: string; length: number; most: number } | null {
  const texts = [...entries].flatMap(([name, value]) =>
    typeof value === 'string' ? [{ name, length: value.length, value }] : [],
  );
  const [longest] = texts.toSorted((one, other) => other.length - one.length);
  const letters = texts.reduce((sum, { value }) => sum + value.length, 0);
  // What is longer than that in letters is not written out to be measured
  const bytes =
    letters > MOST_BYTES
      ? letters
      : new URLSearchParams(texts.map(({ name, value }) => [name, value])).toString().length;
  if (!longest || bytes <= MOST_BYTES) return null;
  const most = mostOf(longest.name);
  const { name, length } = longest;
  return { name, length, most: most === null || most < 0 ? Math.floor((length * MOST_BYTES) / bytes) : most };
}
