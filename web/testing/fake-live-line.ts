import type { CenterChange } from '#web/lib/live/center-calls.ts';

const lines = new Set<FakeLiveLine>();

/** The line on which screens hear of changes, without a server: as silent as the test is. */
export class FakeLiveLine {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static readonly CLOSED = 3;
  readonly readyState = FakeLiveLine.OPEN;
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;
  #asked: string | undefined;

  constructor() {
    queueMicrotask(() => this.onopen?.());
  }

  /** What the client says: it opens the line, and then asks to be told. */
  send(text: string): void {
    const { type, id } = JSON.parse(text) as { type: string; id?: string }; // as graphql-ws writes it
    if (type === 'connection_init') this.#answer({ type: 'connection_ack' });
    if (type !== 'subscribe') return;
    this.#asked = id;
    lines.add(this);
  }

  close(): void {
    lines.delete(this);
    this.onclose?.({ code: 1000, reason: '' });
  }

  tell(change: CenterChange): void {
    this.#answer({ id: this.#asked, type: 'next', payload: { data: { centerChanged: change } } });
  }

  #answer(message: object): void {
    queueMicrotask(() => this.onmessage?.({ data: JSON.stringify(message) }));
  }
}

/** Tells the screens that are shown what has changed at their center. */
export function sendToCenter(change: Partial<CenterChange> & Pick<CenterChange, 'kind'>): void {
  for (const line of lines) line.tell({ ids: [], customerIds: [], from: null, to: null, ...change });
}

/** How many listen. */
export const listening = (): number => lines.size;
