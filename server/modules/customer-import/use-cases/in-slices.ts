import type { Work } from '#server/kernel/work.ts';

/** A job that runs longer is taken for hung; whoever has more to do goes on in another. */
const LONGEST_RUN_MS = 60_000;

/**
 * Works something off slice by slice, each in a transaction of its own: what a crash leaves undone is the slice it fell into.
 * @param slice answers false when nothing is left
 * @param goOn is told, in place of more slices, when this job has taken its time
 */
export async function inSlices(
  work: Work,
  slice: (tx: Work) => Promise<boolean>,
  goOn: () => Promise<void>,
): Promise<void> {
  const until = performance.now() + LONGEST_RUN_MS;
  while (await work.transaction(slice)) {
    if (performance.now() > until) return goOn();
    // Requests of this process go between two slices.
    await new Promise((resolve) => setImmediate(resolve));
  }
}
