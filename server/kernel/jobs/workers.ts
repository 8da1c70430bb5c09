import { setTimeout as pause } from 'node:timers/promises';
import type { Troubles } from '../troubles.ts';
import type { JobsInHand, TakenJob } from './jobs-in-hand.ts';

/** Jobs that share places: those of one queue, or of several. */
export interface Lane {
  name: string;
  /** How many of them run at once in one process. */
  places: number;
}

const POLL_MS = 500;

/**
 * Works off the queues, each job alone: several at once in each lane, so that a slow one holds up neither its neighbours nor other
 * lanes, and a failing one nobody.
 */
export class JobWorkers {
  readonly #inHand: JobsInHand;
  readonly #lanes: ReadonlyMap<string, Lane>;
  readonly #run: (job: TakenJob) => Promise<unknown>;
  readonly #troubles: Troubles;
  readonly #taken = new Map<TakenJob, Promise<unknown>>();
  readonly #busy = new Map<Lane, number>();
  #next = Promise.withResolvers<void>();
  #isStopping = false;
  #loop: Promise<void> | null = null;

  /**
   * @param options.lanes by queue
   * @param options.run runs a job and writes down its end; rejects only when that could not be written
   */
  constructor(options: {
    inHand: JobsInHand;
    lanes: ReadonlyMap<string, Lane>;
    run: (job: TakenJob) => Promise<unknown>;
    troubles: Troubles;
  }) {
    this.#inHand = options.inHand;
    this.#lanes = options.lanes;
    this.#run = options.run;
    this.#troubles = options.troubles;
  }

  start(): void {
    this.#loop ??= this.#work();
  }

  /** Takes no more. @returns the jobs that were still running when the time was over */
  async stop(withinMs: number): Promise<TakenJob[]> {
    this.#isStopping = true;
    this.#next.resolve();
    const isDone = Promise.resolve(this.#loop).then(() => Promise.all(this.#taken.values()));
    await Promise.race([isDone, pause(withinMs, undefined, { ref: false })]);
    return [...this.#taken.keys()];
  }

  async #work(): Promise<void> {
    while (!this.#isStopping) {
      this.#next = Promise.withResolvers();
      try {
        await this.#takeWhatIsDue();
      } catch (error) {
        this.#troubles.tell('the job queue cannot be asked', { err: error });
      }
      await Promise.race([this.#next.promise, pause(POLL_MS, undefined, { ref: false })]);
    }
  }

  async #takeWhatIsDue(): Promise<void> {
    for (const queue of await this.#inHand.due([...this.#lanes.keys()])) {
      const lane = this.#lanes.get(queue);
      const places = lane ? lane.places - this.#busyIn(lane) : 0;
      if (!lane || places <= 0 || this.#isStopping) continue;
      for (const job of await this.#inHand.take(queue, places)) this.#begin(lane, job);
    }
  }

  #begin(lane: Lane, job: TakenJob): void {
    this.#busy.set(lane, this.#busyIn(lane) + 1);
    const ended = this.#run(job)
      .catch((error: unknown) =>
        this.#troubles.tell('the end of a job could not be written down', { err: error }),
      )
      .finally(() => {
        this.#busy.set(lane, this.#busyIn(lane) - 1);
        this.#taken.delete(job);
        this.#next.resolve();
      });
    this.#taken.set(job, ended);
  }

  #busyIn(lane: Lane): number {
    return this.#busy.get(lane) ?? 0;
  }
}
