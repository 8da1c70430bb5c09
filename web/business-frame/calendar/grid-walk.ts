/** Something in a column that the arrows lead to, whether or not it stands in the page. */
export interface Stop {
  /** Finds it in its column. */
  selector: string;
  /** Minute of the day that it is drawn from. */
  from: number;
}

/** The stops of a column, in the order of their times. */
export interface StopsOfColumn {
  key: string;
  stops: readonly Stop[];
}

export interface FoundStop {
  /** Place of its column. */
  column: number;
  stop: Stop;
}

const BY: Partial<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 };

/**
 * Up and down through a column, sideways to what is nearest in time in the next column that has anything.
 * @returns null: there is nothing that way
 */
export function stopAfter(
  columns: readonly StopsOfColumn[],
  { column, stop }: FoundStop,
  key: string,
): FoundStop | null {
  const by = BY[key];
  const own = columns[column]?.stops ?? [];
  if (by === undefined) return null;
  if (key === 'ArrowUp' || key === 'ArrowDown') {
    const next = own[own.indexOf(stop) + by];
    return own.includes(stop) && next ? { column, stop: next } : null;
  }
  for (let place = column + by; place >= 0 && place < columns.length; place += by) {
    const [nearest] = (columns[place]?.stops ?? []).toSorted(
      (one, other) => Math.abs(one.from - stop.from) - Math.abs(other.from - stop.from),
    );
    if (nearest) return { column: place, stop: nearest };
  }
  return null;
}
