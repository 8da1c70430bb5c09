import { useEffect, useSyncExternalStore } from 'react';
import type { LocalDate } from '#contracts/time.ts';

/** Where a booking is begun in the grid. */
export interface BegunPlace {
  date: LocalDate;
  /** Minute of the date by its wall clock; null: the next free one. */
  minute: number | null;
  /** How long, where somebody pulled it. */
  minutes: number | null;
  resourceId: number | null;
  /** In which room's column (`roomKey`); null: in none. */
  room: string | null;
  /** The next free one is looked for from this minute on. */
  after?: number | null;
  /** Which column (`data-column`); null: the one that the rest says. */
  column: string | null;
}

let begun: BegunPlace | null = null;
let grids = 0;
const watchers = new Set<() => void>();

function watch(onChange: () => void): () => void {
  watchers.add(onChange);
  return () => watchers.delete(onChange);
}

function tell(place: BegunPlace | null): void {
  begun = place;
  for (const watcher of watchers) watcher();
}

/** Opens the small form of a booking at a place of the grid. @returns false where no grid is shown, or nobody may book in it */
export function beginAt(place: BegunPlace): boolean {
  if (grids === 0) return false;
  tell(place);
  return true;
}

export const endBeginning = (): void => tell(null);

/** What was begun in the grid that is shown. */
export function useBegun(): BegunPlace | null {
  useEffect(() => {
    grids += 1;
    return () => {
      grids -= 1;
      tell(null);
    };
  }, []);
  return useSyncExternalStore(
    watch,
    () => begun,
    () => null,
  );
}
