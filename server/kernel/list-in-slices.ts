/** A list of any length on its way into a file: how long it is, and its rows a slice at a time. */
export interface ListInSlices<Row> {
  total: number;
  slices(): AsyncIterable<Row[]>;
}

/** Read at once: a file of any length takes as much memory as this, and its numbers. */
const ROWS_AT_ONCE = 1000;

/**
 * A list whose ids are known, in its order: rows that are added, moved or changed while it is written neither double nor displace others.
 * @param ids in the order of the list
 * @param read the rows of some of them, in the order given; what is gone meanwhile is left out
 */
export function listInSlices<Row>(
  ids: readonly number[],
  read: (ids: readonly number[]) => Promise<Row[]>,
): ListInSlices<Row> {
  return {
    total: ids.length,
    async *slices() {
      for (let from = 0; from < ids.length; from += ROWS_AT_ONCE)
        yield await read(ids.slice(from, from + ROWS_AT_ONCE));
    },
  };
}
