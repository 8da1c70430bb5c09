/** More than a slow reader is owed: they are told once that they missed some. */
const MOST_WAITING = 50;

/**
 * Messages that one reader takes one after the other, as an async iterable for a subscription. One that reads too slowly finds a single message in the place of
 * those that waited.
 */
export class MessageQueue<Message> implements AsyncIterableIterator<Message, undefined> {
  readonly #insteadOfMany: Message;
  readonly #onEnd: () => void;
  readonly #mostWaiting: number;
  #waiting: Message[] = [];
  #reader: PromiseWithResolvers<IteratorResult<Message, undefined>> | null = null;
  #error: Error | null = null;
  #isOver = false;

  /** @param mostWaiting more than so many become `insteadOfMany` */
  constructor(insteadOfMany: Message, onEnd: () => void, mostWaiting = MOST_WAITING) {
    this.#insteadOfMany = insteadOfMany;
    this.#onEnd = onEnd;
    this.#mostWaiting = mostWaiting;
  }

  push(message: Message): void {
    if (this.#isOver) return;
    if (this.#reader) {
      this.#reader.resolve({ value: message, done: false });
      this.#reader = null;
      return;
    }
    this.#waiting.push(message);
    if (this.#waiting.length > this.#mostWaiting) this.#waiting = [this.#insteadOfMany];
  }

  /** Ends it with an error, which its reader meets before any message that still waits. */
  fail(error: Error): void {
    if (this.#isOver) return;
    this.#close();
    if (this.#reader) this.#reader.reject(error);
    else this.#error = error;
    this.#reader = null;
  }

  async next(): Promise<IteratorResult<Message, undefined>> {
    const error = this.#error;
    this.#error = null;
    if (error) throw error;
    const message = this.#waiting.shift();
    if (message !== undefined) return { value: message, done: false };
    if (this.#isOver) return { value: undefined, done: true };
    this.#reader ??= Promise.withResolvers();
    return this.#reader.promise;
  }

  async return(): Promise<IteratorResult<Message, undefined>> {
    if (!this.#isOver) this.#close();
    this.#reader?.resolve({ value: undefined, done: true });
    this.#reader = null;
    return { value: undefined, done: true };
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  #close(): void {
    this.#isOver = true;
    this.#waiting = [];
    this.#onEnd();
  }
}
