import type { PoolClient } from 'pg';
import type { Misbehaviour } from './misbehaviour.ts';
import type {
  AnswerRow,
  ChangedRow,
  DeliveryRow,
  Hidden,
  Kind,
  NewRow,
  ObjectKinds,
  Stored,
} from './object-store.ts';
import { findObject, PLATFORM, writeEffects } from './object-store.ts';
import { newEvent } from './objects/event-object.ts';

/** The kinds of event that the product's webhook endpoint is subscribed to; the others are only listed. */
const announcedTypes: ReadonlySet<string> = new Set([
  'account.application.deauthorized',
  'account.updated',
  'charge.refunded',
  'payment_intent.canceled',
  'payment_intent.payment_failed',
  'payment_intent.processing',
  'payment_intent.requires_action',
  'payment_intent.succeeded',
  'refund.failed',
  'refund.updated',
]);

/**
 * The work of one writing call: it reads with a lock, gathers what changes and what is announced, and writes all of it
 * at once in `commit`. A transaction is opened only when something is locked, which keeps new intents cheap.
 */
export class SimulatorCall {
  readonly now: Date;
  readonly requestId: string;
  readonly #client: PoolClient;
  readonly #idempotencyKey: string | null;
  readonly #misbehaviour: Misbehaviour;
  readonly #added = new Map<string, NewRow>();
  readonly #changed = new Map<string, ChangedRow>();
  readonly #deliveries: DeliveryRow[] = [];
  #isOpen = false;

  constructor(
    client: PoolClient,
    request: { now: Date; requestId: string; idempotencyKey: string | null },
    misbehaviour: Misbehaviour,
  ) {
    this.now = request.now;
    this.requestId = request.requestId;
    this.#client = client;
    this.#idempotencyKey = request.idempotencyKey;
    this.#misbehaviour = misbehaviour;
  }

  get nowSeconds(): number {
    return Math.floor(this.now.getTime() / 1000);
  }

  /** What the account can give back, in cents. */
  balanceOf(account: string): number {
    return this.#misbehaviour.balances.get(account) ?? Number.POSITIVE_INFINITY;
  }

  get hasAnnounced(): boolean {
    return this.#deliveries.length > 0;
  }

  async lock<K extends Kind>(kind: K, account: string, id: string): Promise<Stored<K> | null> {
    if (!this.#isOpen) {
      await this.#client.query('begin');
      this.#isOpen = true;
    }
    return findObject(this.#client, kind, account, id, 'for update');
  }

  add<K extends Kind>(kind: K, account: string, body: ObjectKinds[K], parent: string | null = null): void {
    this.#added.set(body.id, {
      id: body.id,
      kind,
      account,
      parent,
      created: body.created ?? this.nowSeconds,
      body,
    });
  }

  change<K extends Kind>(_kind: K, body: ObjectKinds[K], hidden: Hidden | null = null): void {
    this.#changed.set(body.id, { id: body.id, body, hidden });
  }

  /** Records an event and plans how it will be sent. */
  announce(type: string, account: string, object: object): void {
    const plans = announcedTypes.has(type) ? this.#misbehaviour.planDeliveries(type) : [];
    const event = newEvent({
      type,
      account: account === PLATFORM ? null : account,
      object,
      created: this.nowSeconds,
      pendingWebhooks: plans.length > 0 ? 1 : 0,
      request: { id: this.requestId, idempotency_key: this.#idempotencyKey },
    });
    this.add('event', account, event);
    for (const plan of plans) {
      const dueAt = new Date(this.now.getTime() + plan.delaySeconds * 1000);
      this.#deliveries.push({ eventId: event.id, dueAt, state: plan.state });
    }
  }

  async commit(answer: AnswerRow | null): Promise<void> {
    const added = [...this.#added.values()];
    const changed = [...this.#changed.values()];
    await writeEffects(this.#client, { added, changed, deliveries: this.#deliveries, answer });
    if (this.#isOpen) await this.#client.query('commit');
    this.#isOpen = false;
  }

  /** Forgets what was gathered; an answer can still be committed alone. */
  async abandon(): Promise<void> {
    this.#added.clear();
    this.#changed.clear();
    this.#deliveries.length = 0;
    if (this.#isOpen) await this.#client.query('rollback');
    this.#isOpen = false;
  }
}
