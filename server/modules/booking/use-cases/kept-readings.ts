import type { CalendarReading } from '../store/calendar-bookings.ts';

/** A booking takes some half a kilobyte: so many are kept in a process, of all centers together. */
const MOST_BOOKINGS = 100_000;
/** What nobody has asked for as long is dropped; changes are remembered far longer (`sweepCalendarChanges`). */
const KEPT_MS = 30 * 60_000;

interface Kept {
  reading: CalendarReading;
  /** By the clock of the use cases, which knows when a place is lost. */
  readAt: Date;
  /** By the clock of the process, which never goes back. */
  untilMs: number;
}

/** The calendars that were read by last, each with the moment it is of: where the next reading goes on. */
export class KeptReadings {
  readonly #readings = new Map<string, Kept>();
  readonly #nowMs: () => number;
  #bookings = 0;

  constructor(nowMs: () => number = () => performance.now()) {
    this.#nowMs = nowMs;
  }

  /** What may be read on from: time alone has changed nothing since. */
  get(key: string, now: Date): CalendarReading | null {
    const kept = this.#readings.get(key);
    if (!kept || kept.untilMs < this.#nowMs() || now < kept.readAt) return null;
    const { until } = kept.reading;
    return until === null || now < until ? kept.reading : null;
  }

  set(key: string, reading: CalendarReading, now: Date): void {
    this.#drop(key);
    this.#readings.set(key, { reading, readAt: now, untilMs: this.#nowMs() + KEPT_MS });
    this.#bookings += sizeOf(reading);
    // Those asked for longest ago come first
    for (const [oldest, { untilMs }] of this.#readings) {
      if (this.#bookings <= MOST_BOOKINGS && untilMs >= this.#nowMs()) break;
      this.#drop(oldest);
    }
  }

  #drop(key: string): void {
    const known = this.#readings.get(key);
    if (!known) return;
    this.#readings.delete(key);
    this.#bookings -= sizeOf(known.reading);
  }
}

/** An empty one takes room too. */
const sizeOf = ({ bookings }: CalendarReading): number => bookings.length + 10;
