import { setTimeout as pause } from 'node:timers/promises';
import type { Troubles } from '../troubles.ts';

/** What every process does again and again while it lives: at once, and then so many seconds after each end. */
export class RepeatedRuns {
  readonly #troubles: Troubles;
  readonly #stopping = new AbortController();
  readonly #loops: Promise<void>[] = [];

  constructor(troubles: Troubles) {
    this.#troubles = troubles;
  }

  /** @param run whose errors are told, and end nothing */
  add(name: string, everySeconds: number, run: () => Promise<void>): void {
    this.#loops.push(this.#repeat(name, everySeconds * 1000, run));
  }

  /** Begins nothing more, and waits for what runs as long as it is let. */
  async stop(withinMs: number): Promise<void> {
    this.#stopping.abort();
    await Promise.race([Promise.all(this.#loops), pause(withinMs, undefined, { ref: false })]);
  }

  async #repeat(name: string, everyMs: number, run: () => Promise<void>): Promise<void> {
    const { signal } = this.#stopping;
    while (!signal.aborted) {
      await run().catch((error: unknown) =>
        this.#troubles.tell(`${name} failed and will be repeated`, { err: error }),
      );
      await pause(everyMs, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }
}
