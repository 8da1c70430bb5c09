/** A booking takes some half a kilobyte, a customer less: so many are kept in a process, of all centers together. */
const MOST = 100_000;
/** What nobody has asked for as long is dropped; changes are remembered far longer (`sweepCalendarChanges`). */
const KEPT_MS = 30 * 60_000;

interface Kept<Reading> {
  reading: Reading;
  /** By the clock of the use cases, which knows when a place is lost. */
  readAt: Date;
  /** By the clock of the process, which never goes back. */
  untilMs: number;
}

/** What was read by last for calendars, each with the moment it is of: where the next reading goes on. */
export class KeptReadings<Reading extends { snapshot: string; until?: Date | null }> {
  readonly #readings = new Map<string, Kept<Reading>>();
  readonly #sizeOf: (reading: Reading) => number;
  readonly #nowMs: () => number;
  #size = 0;

  /** @param sizeOf how many bookings or customers it has */
  constructor(sizeOf: (reading: Reading) => number, nowMs: () => number = () => performance.now()) {
    // An empty one takes room too
    this.#sizeOf = (reading) => sizeOf(reading) + 10;
    this.#nowMs = nowMs;
  }

  /** What may be read on from: time alone has changed nothing since. */
  get(key: string, now: Date): Reading | null {
    const kept = this.#readings.get(key);
    if (!kept || kept.untilMs < this.#nowMs() || now < kept.readAt) return null;
    const { until = null } = kept.reading;
    return until === null || now < until ? kept.reading : null;
  }

  set(key: string, reading: Reading, now: Date): void {
    this.#drop(key);
    this.#readings.set(key, { reading, readAt: now, untilMs: this.#nowMs() + KEPT_MS });
    this.#size += this.#sizeOf(reading);
    // Those asked for longest ago come first
    for (const [oldest, { untilMs }] of this.#readings) {
      if (this.#size <= MOST && untilMs >= this.#nowMs()) break;
      this.#drop(oldest);
    }
  }

  #drop(key: string): void {
    const known = this.#readings.get(key);
    if (!known) return;
    this.#readings.delete(key);
    this.#size -= this.#sizeOf(known.reading);
  }
}
