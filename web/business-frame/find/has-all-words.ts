/** Whether a label has everything that was typed somewhere, accents and capitals aside: 'nuovo serv' finds 'Nuovo servizio'. */
export function hasAllWords(label: string, typed: string): boolean {
  const within = folded(label);
  return folded(typed)
    .split(/\s+/)
    .every((word) => within.includes(word));
}

const folded = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
