import { Seldom } from './seldom.ts';

const QUIET_MS = 60_000;

/** The one method of the logger that is used. */
interface Warns {
  warn(details: object, line: string): void;
}

/**
 * Tells of what fails again and again, such as all that asks a database which is gone: one line a minute for each kind of trouble,
 * with how often it came since the line before.
 */
export class Troubles {
  readonly #logger: Warns;
  readonly #seldom: Seldom;

  /** @param elapsedMs a clock that only goes forward */
  constructor(logger: Warns, elapsedMs: () => number = () => performance.now()) {
    this.#logger = logger;
    this.#seldom = new Seldom(QUIET_MS, elapsedMs);
  }

  /**
   * @param kind what is in trouble, one of a few fixed texts: it becomes the line
   * @param details fields of the line; nothing personal
   */
  tell(kind: string, details: object): void {
    const leftOut = this.#seldom.pass(kind);
    if (leftOut !== null) this.#logger.warn(leftOut > 0 ? { ...details, leftOut } : details, kind);
  }
}
