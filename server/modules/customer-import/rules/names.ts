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

/** Whether a head says that the last name stands first in a whole name. */
export function isLastNameFirst(head: string): boolean {
  return /^\s*(?:cognome\b.*\bnome|last name\b.*\bfirst name|surname\b.*\bname)\b/i.test(head);
}
