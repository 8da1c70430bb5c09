/** The first letters of the first two words: `Ada Maria Rossi` → `AM`; of an e-mail its first letter. */
export function initialsOf(name: string): string {
  const [local = '', domain] = name.split('@', 2);
  const words = local.split(/[\s._-]+/u).filter(Boolean);
  const mails = words.slice(0, domain === undefined ? 2 : 1).map((word) => [...word][0] ?? '');
  return mails.join('').toLocaleUpperCase('it');
}
