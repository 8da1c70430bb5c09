import pg from 'pg';
import * as v from 'valibot';
import type { Logger } from './logger.ts';
import { Troubles } from './troubles.ts';

const CHANNEL = 'radura_changes';
/** After this long without a word the connection is asked whether it lives. */
const ASK_EVERY_MS = 10_000;
const CONNECT_AGAIN_MS = { first: 200, longest: 5_000 };

const id = v.nullable(v.number());
const ids = v.nullable(v.array(v.number()));
/** As the triggers of migrations 57 and 82 tell it; null for more than a message holds. */
const Told = v.variant('kind', [
  v.object({
    kind: v.literal('reservations'),
    providerId: v.number(),
    changed: v.nullable(v.array(v.tuple([v.number(), v.number(), v.number(), v.number(), v.number()]))),
  }),
  v.object({ kind: v.literal('hours'), providerId: v.number(), changed: v.nullable(v.array(id)) }),
  v.object({ kind: v.literal('sessions'), providerId: v.number(), changed: v.nullable(v.array(id)) }),
  v.object({ kind: v.literal('notices'), providerId: v.number(), changed: ids }),
  v.object({ kind: v.literal('customers'), providerId: v.number(), changed: ids }),
  v.object({ kind: v.literal('money'), providerId: v.number(), changed: ids }),
  v.object({
    kind: v.literal('chats'),
    providerId: v.number(),
    changed: v.nullable(v.array(v.tuple([v.number(), v.number(), v.number()]))),
  }),
]);

/**
 * What a transaction has changed, told once it has committed: of `reservations` id, resource, the minutes since 1970 it touches (before and after) and the
 * customer, of `hours` the resources (null: the whole center), of `sessions` of classes who teaches them (null: nobody), of `notices` whose, of `customers` which, of `money` whose it was paid for or given back to (none: the
 * till alone), of `chats` id and the first and last member (0: the desk), of channels the id below zero and who has read
 * (-1: something was posted).
 */
export type ToldChange = v.InferOutput<typeof Told>;

/** @param change null: some may have been missed */
export type ChangeListener = (change: ToldChange | null) => void;

/**
 * Hears what the processes on this database change, over one connection of its own that is opened with the first listener and kept (NOTIFY,
 * docs/decisions/0066). A change is heard once however many listen. When the connection was lost, all are told that they may have missed some.
 */
export class ChangeFeed {
  readonly #url: string;
  readonly #troubles: Troubles;
  readonly #listeners = new Set<ChangeListener>();
  #client: pg.Client | null = null;
  #isOpening = false;
  #isClosed = false;
  #timer: NodeJS.Timeout | null = null;
  #waitMs = CONNECT_AGAIN_MS.first;

  constructor(url: string, logger: Pick<Logger, 'warn'>) {
    this.#url = url;
    this.#troubles = new Troubles(logger);
  }

  /** Told of every change from about now on; what came before is read. @returns ends it */
  listen(listener: ChangeListener): () => void {
    this.#listeners.add(listener);
    void this.#open();
    return () => void this.#listeners.delete(listener);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    if (this.#timer) clearTimeout(this.#timer);
    this.#listeners.clear();
    const client = this.#client;
    this.#client = null;
    await client?.end().catch(() => undefined);
  }

  async #open(): Promise<void> {
    if (this.#client || this.#isOpening || this.#isClosed) return;
    this.#isOpening = true;
    const client = new pg.Client({
      connectionString: this.#url,
      application_name: 'radura-changes',
      connectionTimeoutMillis: 5_000,
      query_timeout: 5_000,
      keepAlive: true,
    });
    // Its error comes with its end.
    client.on('error', () => undefined);
    client.on('end', () => this.#lost(client));
    client.on('notification', ({ payload }) => this.#heard(payload ?? ''));
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
    } catch (err) {
      this.#isOpening = false;
      this.#troubles.tell('changes are not heard', { err });
      client.end().catch(() => undefined);
      this.#openLater();
      return;
    }
    this.#isOpening = false;
    if (this.#isClosed) return void client.end().catch(() => undefined);
    this.#client = client;
    this.#waitMs = CONNECT_AGAIN_MS.first;
    this.#ask(client);
    // Between the first listener and now something may have changed, and after a break it surely may.
    this.#tell(null);
  }

  /** A line that died without a word is noticed. */
  #ask(client: pg.Client): void {
    this.#timer = setTimeout(() => {
      client.query('select 1').then(
        () => this.#client === client && this.#ask(client),
        () => client.end().catch(() => undefined),
      );
    }, ASK_EVERY_MS).unref();
  }

  #lost(client: pg.Client): void {
    if (this.#client !== client) return;
    this.#client = null;
    this.#troubles.tell('the connection on which changes are heard was lost', {});
    this.#openLater();
  }

  #openLater(): void {
    if (this.#isClosed) return;
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#open(), this.#waitMs).unref();
    this.#waitMs = Math.min(this.#waitMs * 2, CONNECT_AGAIN_MS.longest);
  }

  #heard(payload: string): void {
    const told = v.safeParse(Told, readJson(payload));
    // Of another version, which says more: whoever listens reads anew.
    this.#tell(told.success ? told.output : null);
  }

  #tell(change: ToldChange | null): void {
    for (const listener of this.#listeners) listener(change);
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
