/**
 * Where "now" comes from. Every rule and use case receives a clock; only this file and the process start know the real one.
 */
export interface Clock {
  /** The present instant. */
  now(): Date;
}

interface AsksDatabase {
  query(sql: string): Promise<{ rows: { now: Date }[] }>;
}

/**
 * The database's clock, so that several app servers with drifting clocks agree on what has expired: the difference to
 * this machine's clock is measured now and by every call of `adjust`.
 */
export class DatabaseClock implements Clock {
  #database: AsksDatabase;
  #differenceMs = 0;

  constructor(database: AsksDatabase) {
    this.#database = database;
  }

  now(): Date {
    return new Date(Date.now() + this.#differenceMs);
  }

  async adjust(): Promise<void> {
    const asked = Date.now();
    const { rows } = await this.#database.query('select clock_timestamp() as now');
    const answered = Date.now();
    const there = rows[0]?.now.getTime();
    if (there !== undefined) this.#differenceMs = Math.round(there - (asked + answered) / 2);
  }
}

/** A clock that stands still until moved: for tests and for loading history. */
export class SettableClock implements Clock {
  #now: Date;

  constructor(now: Date | string) {
    this.#now = new Date(now);
  }

  now(): Date {
    return new Date(this.#now);
  }

  set(now: Date | string): void {
    this.#now = new Date(now);
  }

  advance(minutes: number): void {
    this.#now = new Date(this.#now.getTime() + minutes * 60_000);
  }
}
