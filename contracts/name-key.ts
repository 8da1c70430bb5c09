/** Both names as they are compared: without case, accents and signs, in any order; '' for none. */
export function nameKey(firstname: string | null, lastname: string | null): string {
  return `${firstname ?? ''} ${lastname ?? ''}`
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .sort()
    .join(' ');
}

/** What somebody is called; null without a name. */
export function fullName(
  named: { firstname: string | null; lastname: string | null } | null | undefined,
): string | null {
  return [named?.firstname, named?.lastname].filter(Boolean).join(' ') || null;
}

/**
 * Whether two names, as they are compared, may be of one person: one has all words of the other, which may be shortened to their first letter; of who
 * has no name nobody can say.
 */
export function namesAgree(a: string, b: string): boolean {
  const [fewer = [], more = []] = [a, b]
    .map((key) => key.split(' ').filter((word) => word !== ''))
    .sort((one, other) => one.length - other.length);
  const left = [...more];
  return fewer.every((word) => {
    const found = left.findIndex(
      (other) => other === word || isInitialOf(word, other) || isInitialOf(other, word),
    );
    if (found !== -1) left.splice(found, 1);
    return found !== -1;
  });
}

const isInitialOf = (letter: string, word: string): boolean =>
  [...letter].length === 1 && word.startsWith(letter);
