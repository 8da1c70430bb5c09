import type { Work } from '#server/kernel/work.ts';
import type { StandingStart } from '../store/standing-starts.ts';
import { readStandingStarts } from '../store/standing-starts.ts';

const PAGE = 500;

/** The bookings of all providers that stand and start after one instant, up to another one and including it, soonest first, some hundred at a time. */
export async function* standingStarts(
  work: Work,
  between: { after: Date; until: Date },
): AsyncGenerator<StandingStart[]> {
  let last: StandingStart | null = null;
  do {
    const page: StandingStart[] = await readStandingStarts(work, { ...between, last, limit: PAGE });
    if (page.length > 0) yield page;
    last = page.length === PAGE ? (page.at(-1) ?? null) : null;
  } while (last);
}
