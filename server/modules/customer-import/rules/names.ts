/** Words that a last name begins with, and no first name does: 'De Luca Pio' is Pio. */
const PARTICLES =
  /^(?:de|di|da|del|dello|della|dei|degli|delle|dal|dalla|dalle|de[’']|d[’']|la|le|lo|li|van|von|der|den|ter|ten|zu|zur|du|des|dos|das|el|al|san|santa|mac|mc)$/iu;
/** Of them those that are first names elsewhere, too: 'Van Morrison', 'Al Pacino'. */
const ALSO_NAMES = /^(?:van|von|al|el|la|le|lo|li|san|mac|den|du|zu)$/iu;

const isParticle = (word: string | undefined): boolean => word !== undefined && PARTICLES.test(word);

/**
 * The parts of a whole name as lists write them: 'Rossi, Maria' is turned, 'Maria Rossi' parted at its first space. Where the last name stands first,
 * its particles belong to it.
 * @param isLastFirst whether the list has the last name in front
 */
export function partsOfName(whole: string, isLastFirst = false): { firstname: string; lastname: string } {
  const [last, first, ...more] = whole.split(',').map((part) => part.trim());
  if (last && first && more.length === 0) return { firstname: first, lastname: last };
  const words = whole.trim().split(/\s+/);
  const [start = ''] = words;
  const isTurned = isLastFirst || (isParticle(start) && !ALSO_NAMES.test(start));
  if (!isTurned) return { firstname: start, lastname: words.slice(1).join(' ') };
  const found = words.findIndex((word) => !isParticle(word));
  const end = found === -1 ? words.length : found + 1;
  const parts = { firstname: words.slice(end).join(' '), lastname: words.slice(0, end).join(' ') };
  // A single word is what somebody is called
  return words.length === 1 ? { firstname: start, lastname: '' } : parts;
}

/** What somebody is called; null without a name. */
export function fullName(
  named: { firstname: string | null; lastname: string | null } | null | undefined,
): string | null {
  return [named?.firstname, named?.lastname].filter(Boolean).join(' ') || null;
}

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

/** Whether a head says that the last name stands first in a whole name. */
export function isLastNameFirst(head: string): boolean {
  return /^\s*(?:cognome\b.*\bnome|last name\b.*\bfirst name|surname\b.*\bname)\b/i.test(head);
}
