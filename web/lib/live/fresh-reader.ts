/** Changes that come together are read together. */
const GATHER_MS = 150;
/** What was not answered is asked again after this long. */
const AGAIN_MS = 5_000;

export interface FreshReaderOptions<Data> {
  /** Nothing that is shown is older, while somebody looks. */
  everyMs: number;
  read(): Promise<Data>;
  onRead(data: Data): void;
  /** @param since when what is shown was read, while nothing newer can be had; null: it can */
  onBroken(since: Date | null): void;
}

/** Where the browser says that somebody looks, and that there is a line. */
interface Browser {
  isHidden(): boolean;
  isOffline(): boolean;
}

const BROWSER: Browser = {
  isHidden: () => document.visibilityState === 'hidden',
  isOffline: () => !navigator.onLine,
};

/**
 * Keeps what a screen shows fresh: reads when asked to, by the clock, when somebody comes back to the screen and when the line is back; one reading at a time. What
 * cannot be read is said at once, with the age of what is shown.
 */
export class FreshReader<Data> {
  readonly #options: FreshReaderOptions<Data>;
  readonly #browser: Browser;
  #readAt = new Date();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isReading = false;
  /** Asked for and not read yet. */
  #isWanted = false;
  /** Its timer is the one that gathers: what comes meanwhile must not put the reading off, or a stream of changes would never be read. */
  #isGathering = false;
  #isOver = false;

  constructor(options: FreshReaderOptions<Data>, browser = BROWSER) {
    this.#options = options;
    this.#browser = browser;
    this.#wait(options.everyMs);
  }

  /** Something has changed. */
  ask(): void {
    this.#isWanted = true;
    if (!this.#isReading && !this.#isGathering) this.#gather();
  }

  /** The browser lost the line, or has it back. */
  lineChanged(): void {
    if (this.#browser.isOffline()) this.#options.onBroken(this.#readAt);
    else this.ask();
  }

  /** Somebody looks at the screen again, or away. */
  lookChanged(): void {
    const isOld = Date.now() - this.#readAt.getTime() > this.#options.everyMs;
    if (!this.#browser.isHidden() && (this.#isWanted || isOld)) this.ask();
  }

  end(): void {
    this.#isOver = true;
    clearTimeout(this.#timer);
  }

  #gather(): void {
    this.#wait(GATHER_MS);
    this.#isGathering = true;
  }

  #wait(milliseconds: number): void {
    this.#isGathering = false;
    clearTimeout(this.#timer);
    if (!this.#isOver) this.#timer = setTimeout(() => void this.#read(), milliseconds);
  }

  async #read(): Promise<void> {
    this.#isGathering = false;
    if (this.#browser.isHidden()) {
      this.#isWanted = true;
      return;
    }
    this.#isReading = true;
    this.#isWanted = false;
    const began = new Date();
    try {
      const data = await this.#options.read();
      if (this.#isOver) return;
      this.#readAt = began;
      this.#options.onRead(data);
      // An answer that was on its way when the line was lost does not bring it back
      this.#options.onBroken(this.#browser.isOffline() ? this.#readAt : null);
      if (this.#isWanted) this.#gather();
      else this.#wait(this.#options.everyMs);
    } catch {
      if (this.#isOver) return;
      this.#options.onBroken(this.#readAt);
      this.#wait(AGAIN_MS);
    } finally {
      this.#isReading = false;
    }
  }
}
