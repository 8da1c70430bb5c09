/** Minutes of one day; what is drawn from the one to the other. */
export interface Drawn {
  from: number;
  to: number;
}

/** Where something stands beside what happens at the same time: lane `lane` of `lanes`, from 0. */
export interface Lane {
  lane: number;
  lanes: number;
}

/**
 * Puts what overlaps into lanes beside each other, as few as it takes: what touches end to start may share one, and what overlaps directly or
 * through others has lanes of the same width.
 * @returns a lane for each, in the order given
 */
export function lanesOf(events: readonly Drawn[]): Lane[] {
  const order = events
    .map((event, index) => ({ ...event, index }))
    .sort((one, other) => one.from - other.from || one.index - other.index);
  const lanes: Lane[] = events.map(() => ({ lane: 0, lanes: 1 }));
  let cluster: number[] = [];
  let ends: number[] = [];
  let until = -Infinity;
  const close = (): void => {
    for (const index of cluster) lanes[index] = { lane: lanes[index]?.lane ?? 0, lanes: ends.length };
    cluster = [];
    ends = [];
  };
  for (const { from, to, index } of order) {
    if (from >= until) close();
    const free = ends.findIndex((end) => end <= from);
    const lane = free === -1 ? ends.length : free;
    ends[lane] = to;
    lanes[index] = { lane, lanes: 0 };
    cluster.push(index);
    until = Math.max(until, to);
  }
  close();
  return lanes;
}
