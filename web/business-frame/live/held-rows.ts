/** What stands in a list. */
export interface Row {
  id: number;
}

/**
 * Rows that stay in their places, each as it is now where that is known.
 * @param inPlace how a row reads that is kept in another's place; as it is now if left out
 */
export function inTheirPlaces<Item extends Row>(
  held: readonly Item[],
  now: readonly Item[],
  inPlace: (held: Item, now: Item) => Item = (_held, row) => row,
): Item[] {
  const newest = new Map(now.map((row) => [row.id, row]));
  return held.map((row) => inPlace(row, newest.get(row.id) ?? row));
}

/** @param partOf the part of the list that a row stands in; all in one if left out */
export const areInSamePlaces = <Item extends Row>(
  some: readonly Item[],
  others: readonly Item[],
  partOf: (row: Item) => unknown = () => null,
): boolean =>
  some.length === others.length &&
  some.every((row, index) => {
    const other = others[index];
    return other !== undefined && row.id === other.id && partOf(row) === partOf(other);
  });

/** Whether somebody is at work in a part of the screen: the pointer or the keyboard is there, a menu is open, or something is chosen. */
export const isWorkedIn = (part: Element | null): boolean =>
  part !== null &&
  (part.matches(':hover, :focus-within') ||
    part.querySelector('[aria-expanded="true"], [aria-selected="true"]') !== null);

/** The same where rows may not be held for long: the keyboard is there, a menu is open, or the pointer was moved there just now. */
export const isWorkedInNow = (part: Element | null, wasMovedNow: boolean): boolean =>
  part !== null &&
  ((wasMovedNow && part.matches(':hover')) ||
    part.querySelector(':focus-visible, [aria-expanded="true"]') !== null);
