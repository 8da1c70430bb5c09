import type { Client } from 'graphql-ws';
import type { CenterChange } from './center-calls.ts';
import { CENTER_CHANGED } from './center-calls.ts';
import { openLiveClient } from './live-client.ts';

/** Whoever was refused may have signed in again in another tab. */
const ASK_REFUSED_AGAIN_MS = 60_000;

type Listener = (change: CenterChange) => void;

/** One for each center that the screens of this page watch. */
const lines = new Map<number, CenterLine>();

/**
 * Told of what changes at a center while the line stands; all who watch the same one share it. It is taken up again whenever it breaks, and each time begins with
 * `missed`. Where there can be none nobody is told anything: whoever watches reads anew by the clock too. @returns ends it
 */
export function watchCenter(providerId: number, listener: Listener): () => void {
  const line = lines.get(providerId) ?? new CenterLine(providerId);
  lines.set(providerId, line);
  line.listeners.add(listener);
  return () => {
    line.listeners.delete(listener);
    // The next screen of the center takes it over.
    setTimeout(() => {
      if (line.listeners.size > 0 || lines.get(providerId) !== line) return;
      lines.delete(providerId);
      line.end();
    });
  };
}

class CenterLine {
  readonly listeners = new Set<Listener>();
  #client: Client | null = null;
  #later: ReturnType<typeof setTimeout> | undefined;
  #isOver = false;

  constructor(providerId: number) {
    void this.#open(providerId);
  }

  end(): void {
    this.#isOver = true;
    clearTimeout(this.#later);
    void this.#client?.dispose();
  }

  #refused(providerId: number): void {
    if (this.#isOver) return;
    void this.#client?.dispose();
    this.#later = setTimeout(() => void this.#open(providerId), ASK_REFUSED_AGAIN_MS);
  }

  async #open(providerId: number): Promise<void> {
    const client = await openLiveClient();
    if (!client) return;
    if (this.#isOver) return void client.dispose();
    this.#client = client;
    client.subscribe<{ centerChanged: CenterChange }>(
      { query: CENTER_CHANGED.document, variables: { providerId } },
      {
        next: ({ data }) => {
          if (data) for (const listener of this.listeners) listener(data.centerChanged);
        },
        // Their session or role has ended, which the next reading of the screen says.
        error: () => this.#refused(providerId),
        complete: () => undefined,
      },
    );
  }
}
