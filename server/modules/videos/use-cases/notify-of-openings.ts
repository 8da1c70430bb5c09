import type { Work } from '#server/kernel/work.ts';
import { sectionOpened } from '../facts.ts';
import { markNotifiedOpenings } from '../store/openings.ts';

const MOST_AT_ONCE = 100;
const MOST_ROUNDS = 20;

/** Announces the sections that have opened, each once for each access: what is marked and what is announced stand in one commit. */
export async function notifyOfOpenings(work: Work): Promise<void> {
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const told = await work.transaction(async (tx) => {
      const opened = await markNotifiedOpenings(tx, MOST_AT_ONCE);
      for (const one of opened) await tx.announce(sectionOpened(one));
      return opened.length;
    });
    if (told < MOST_AT_ONCE) return;
  }
}
