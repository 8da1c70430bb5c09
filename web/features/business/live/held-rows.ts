/** What stands in a list. */
export interface Row {
  id: number;
}

/** Rows that stay in their places, each as it is now where that is known. */
export function inTheirPlaces<Item extends Row>(held: readonly Item[], now: readonly Item[]): Item[] {
  const newest = new Map(now.map((row) => [row.id, row]));
  return held.map((row) => newest.get(row.id) ?? row);
}

export const areInSamePlaces = (some: readonly Row[], others: readonly Row[]): boolean =>
  some.length === others.length && some.every(({ id }, index) => id === others[index]?.id);

/** Whether somebody is at work in a part of the screen: the pointer or the keyboard is there, a menu is open, or something is chosen. */
export const isWorkedIn = (part: Element | null): boolean =>
  part !== null &&
  (part.matches(':hover, :focus-within') ||
    part.querySelector('[aria-expanded="true"], [aria-selected="true"]') !== null);
