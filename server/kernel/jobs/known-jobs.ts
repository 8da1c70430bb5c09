import { setTimeout as pause } from 'node:timers/promises';
import type { Fact, Reaction } from '../facts.ts';
import type { JobKind } from '../jobs.ts';
import type { Work } from '../work.ts';
import type { TakenJob } from './jobs-in-hand.ts';
import { LONGEST_RUN_SECONDS } from './queues.ts';
import type { Lane } from './workers.ts';

/** What the queue of a reaction holds. */
export interface FactJob {
  factId: string;
  data: object;
}

/** Reactions work in the database alone, on connections that people's requests need too. */
const REACTIONS: Lane = { name: 'reactions', places: 6 };
const JOBS_AT_ONCE = 4;

/** Every reaction and job kind by its queue, and how one runs. */
export class KnownJobs {
  readonly #reactions = new Map<string, Reaction>();
  readonly #kinds = new Map<string, JobKind>();

  add(reactions: readonly Reaction[], kinds: readonly JobKind[]): void {
    for (const reaction of reactions) this.#reactions.set(`${reaction.to}.${reaction.name}`, reaction);
    for (const kind of kinds) this.#kinds.set(kind.name, kind);
  }

  /** Every queue with the places its jobs share. */
  lanes(): Map<string, Lane> {
    return new Map([
      ...[...this.#reactions.keys()].map((queue): [string, Lane] => [queue, REACTIONS]),
      ...[...this.#kinds.values()].map(({ name, atOnce = JOBS_AT_ONCE }): [string, Lane] => [
        name,
        { name, places: atOnce },
      ]),
    ]);
  }

  queuesOf(fact: Fact): string[] {
    return [...this.#reactions].filter(([, { to }]) => to === fact.name).map(([queue]) => queue);
  }

  kinds(): JobKind[] {
    return [...this.#kinds.values()];
  }

  /** @throws Error when no job kind has this name */
  kind(name: string): JobKind {
    const kind = this.#kinds.get(name);
    if (!kind) throw new Error(`No job is called ${name}`);
    return kind;
  }

  /** @throws its error; RanTooLong when it does not end, and is left to itself */
  async run(job: Pick<TakenJob, 'queue' | 'data'>, work: Work): Promise<void> {
    const isOver = new AbortController();
    const hung = pause(LONGEST_RUN_SECONDS * 1000, 'hung' as const, { ref: false, signal: isOver.signal });
    hung.catch(() => undefined);
    try {
      if ((await Promise.race([this.#begin(job, work), hung])) === 'hung') throw new RanTooLong();
    } finally {
      isOver.abort();
    }
  }

  async #begin({ queue, data }: Pick<TakenJob, 'queue' | 'data'>, work: Work): Promise<void> {
    const reaction = this.#reactions.get(queue);
    // Only `announce` and `enqueue` write to these queues, with these shapes.
    if (reaction) await react(work, queue, reaction, data as FactJob);
    else await this.kind(queue).run(work, data as Record<string, unknown>);
  }
}

async function react(work: Work, queue: string, reaction: Reaction, job: FactJob): Promise<void> {
  await work.transaction(async (tx) => {
    const isFirst = await tx.db
      .insertInto('handled_facts')
      .values({ fact_id: job.factId, reaction: queue })
      .onConflict((conflict) => conflict.doNothing())
      .returning('fact_id')
      .executeTakeFirst();
    if (isFirst) await reaction.run(tx, job.data);
  });
}

class RanTooLong extends Error {
  override readonly name = 'RanTooLong';
}
