/** Lets one line of each kind through in a while, and counts the others. */
export class Seldom {
  readonly #everyMs: number;
  readonly #nowMs: () => number;
  readonly #kinds = new Map<string, { since: number; leftOut: number }>();

  constructor(everyMs: number, nowMs: () => number = () => performance.now()) {
    this.#everyMs = everyMs;
    this.#nowMs = nowMs;
  }

  /**
   * Asks for one line.
   * @param kind of a small number of kinds: each is kept
   * @returns how many of the kind were left out since the last one that came through; null: leave this one out too
   */
  pass(kind: string): number | null {
    const now = this.#nowMs();
    const last = this.#kinds.get(kind);
    if (last && now - last.since < this.#everyMs) {
      last.leftOut += 1;
      return null;
    }
    this.#kinds.set(kind, { since: now, leftOut: 0 });
    return last?.leftOut ?? 0;
  }
}
