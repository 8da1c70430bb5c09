import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AppWithCards } from '#server/modules/booking/testing/app-with-cards.ts';
import { openAppWithCards } from '#server/modules/booking/testing/app-with-cards.ts';
import { runAudit } from '#server/run-audit.ts';
import { ALL_CASES } from '#server/testing/all-cases.ts';
import { chance } from '#server/testing/chance.ts';
import { ACTS } from './testing/acts-of-credit.ts';
import { codeOf, StoryOfCredit } from './testing/story-of-credit.ts';

let served: AppWithCards;
beforeAll(async () => {
  served = await openAppWithCards();
});
afterAll(() => served.close());

const [STORIES, ACTS_OF_STORY] = ALL_CASES ? [Number(process.env['STORIES'] ?? 40), 60] : [1, 20];
const FIRST_SEED = Number(process.env['SEED'] ?? 31);
const NAMES = Object.keys(ACTS);

/** What is done for a start, whatever chance brings, so that there is something to spend. */
const ALWAYS = [
  'sellPass',
  'topUp',
  'gift',
  'bookWithPass',
  'bookWithCredit',
  'cancelInTime',
  'payVisitWithPass',
  'cancelLate',
];

it('whatever happens to passes and credit in whatever order, the audit finds nothing and the sums agree', async () => {
  const done = new Set<string>();
  for (let seed = FIRST_SEED; seed < FIRST_SEED + STORIES; seed += 1) {
    const next = chance(seed);
    const below = (limit: number) => Math.floor(next() * limit);
    const dice = { below, oneOf: <T>(list: readonly T[]) => list[below(list.length)] };
    const story = await StoryOfCredit.begin(served, `storia-${seed}`);
    const told: string[] = [];
    for (let step = 0; step < ACTS_OF_STORY; step += 1) {
      const name = ALWAYS[step] ?? NAMES[below(NAMES.length)] ?? '';
      let outcome = 'done';
      try {
        await ACTS[name]?.(story, dice);
        done.add(name);
      } catch (error) {
        // A refusal is fine, a wrong sum is not
        const code = codeOf(error);
        if (code === undefined || code === 'internal') throw error;
        outcome = code;
      }
      told.push(`${name} ${outcome}`);
      await story.rest();
      const why = `seed ${seed}: ${told.join(', ')}`;
      expect(await runAudit(served.app.pool, served.app.clock.now()), why).toEqual([]);
      const [credit, held] = await story.wallet();
      expect(held, why).toBe(credit);
      const [entries, left] = await story.left();
      expect(left, why).toEqual(entries);
    }
  }
  // Stories in which nothing is spent and nothing comes back would prove nothing
  expect([...done]).toEqual(expect.arrayContaining(['bookWithPass', 'bookWithCredit', 'cancelInTime']));
}, 600_000);
