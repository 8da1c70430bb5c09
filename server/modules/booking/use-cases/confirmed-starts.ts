import type { Work } from '#server/kernel/work.ts';
import type { ConfirmedStart } from '../store/confirmed-starts.ts';
import { readConfirmedStarts } from '../store/confirmed-starts.ts';

const PAGE = 500;

/** The bookings of all providers that stand and start after one instant, up to another one and including it, soonest first, some hundred at a time. */
export async function* standingStarts(
  work: Work,
  between: { after: Date; until: Date },
): AsyncGenerator<ConfirmedStart[]> {
  let last: ConfirmedStart | null = null;
  do {
    const page: ConfirmedStart[] = await readConfirmedStarts(work, { ...between, last, limit: PAGE });
    if (page.length > 0) yield page;
    last = page.length === PAGE ? (page.at(-1) ?? null) : null;
  } while (last);
}
