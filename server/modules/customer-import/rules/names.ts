/** The parts of a whole name as lists write them: 'Rossi, Maria' is turned, 'Maria Rossi' parted at its first space. */
export function partsOfName(whole: string): { firstname: string; lastname: string } {
  const [last, first, ...more] = whole.split(',').map((part) => part.trim());
  if (last && first && more.length === 0) return { firstname: first, lastname: last };
  const words = whole.trim().split(/\s+/);
  return { firstname: words[0] ?? '', lastname: words.slice(1).join(' ') };
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

/** Whether a head says that the last name stands first in a whole name. */
export function isLastNameFirst(head: string): boolean {
  return /^\s*(?:cognome\b.*\bnome|last name\b.*\bfirst name|surname\b.*\bname)\b/i.test(head);
}
