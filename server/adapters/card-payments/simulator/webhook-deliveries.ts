import { createHmac } from 'node:crypto';
import type { Pool } from 'pg';
import type { EventObject } from './objects/event-object.ts';
import type { ShiftableClock } from './shiftable-clock.ts';
import type { SimulatorKeys } from './simulator-keys.ts';

export type DeliverySettings = {
  pool: Pool;
  clock: ShiftableClock;
  webhookSecrets: SimulatorKeys['webhookSecrets'];
  /** Where events go; null keeps them waiting. */
  webhookUrl: string | null;
  /** Waits before the second, third, … try of one delivery. When they are used up the event counts as not delivered. */
  retryDelaysMs: readonly number[];
};

/** How to sign other than properly: with a wrong secret, or as if it had been sent long ago. */
type Signing = { secret?: string; ageSeconds?: number };

type Due = { id: number | string; attempts: number; body: EventObject };

const AT_ONCE = 8;
const ANSWER_WITHIN_MS = 5_000;
/** A claimed delivery is due again after this, should the process have died while sending it. */
const LEASE_MS = ANSWER_WITHIN_MS + 1_000;
/** How often to look for what another process left behind or a clock has made due. */
const LOOK_AGAIN_MS = 500;

/** Sends what has been announced, with a signature and retries, like the processor: in no particular order. */
export class WebhookDeliveries {
  webhookUrl: string | null;
  readonly #settings: DeliverySettings;
  readonly #timer: NodeJS.Timeout;
  readonly #closing = new AbortController();
  #round: Promise<void> | null = null;
  #isWoken = false;

  constructor(settings: DeliverySettings) {
    this.#settings = settings;
    this.webhookUrl = settings.webhookUrl;
    this.#timer = setInterval(() => this.wake(), LOOK_AGAIN_MS);
    this.#timer.unref();
    this.wake();
  }

  /** Looks for due deliveries now, or once more after the round that is under way. */
  wake(): void {
    this.#isWoken = true;
    this.#round ??= this.#sendRounds().finally(() => {
      this.#round = null;
      if (this.#isWoken && !this.#closing.signal.aborted) this.wake();
    });
  }

  /** Resolves when nothing that is due remains unsent; what waits for a retry or is late does not count. */
  async settle(): Promise<void> {
    this.wake();
    while (this.#round) await this.#round;
  }

  /** Sends what was held back, one after the other, each after the answer to the one before. */
  async releaseHeld(order: 'asHappened' | 'reversed'): Promise<number> {
    const direction = order === 'reversed' ? 'desc' : 'asc';
    const { rows: held } = await this.#settings.pool.query<Due>(
      `select deliveries.id, deliveries.attempts, objects.body
       from card_simulator.deliveries join card_simulator.objects on objects.id = deliveries.event_id
       where deliveries.state = 'held' order by deliveries.id ${direction}`,
    );
    for (const delivery of held) await this.#sendDue(delivery);
    return held.length;
  }

  /** Sends an event again, signed anew, whatever became of it. @returns the status answered, 0 for none */
  async redeliver(eventId: string, signing: Signing = {}): Promise<number> {
    const { rows } = await this.#settings.pool.query<{ body: EventObject }>(
      `select body from card_simulator.objects where id = $1 and kind = 'event'`,
      [eventId],
    );
    const event = rows[0]?.body;
    return event ? this.post(event, signing) : 0;
  }

  /** Sends one body as given. @returns the status answered, 0 for none */
  async post(event: EventObject, signing: Signing = {}): Promise<number> {
    if (this.webhookUrl === null) return 0;
    const { platform, connect } = this.#settings.webhookSecrets;
    const body = JSON.stringify(event, null, 2);
    const timestamp = this.#settings.clock.nowSeconds() - (signing.ageSeconds ?? 0);
    const secret = signing.secret ?? (event.account === undefined ? platform : connect);
    const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
    try {
      const response = await fetch(this.webhookUrl, {
        method: 'POST',
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'stripe-signature': `t=${timestamp},v1=${signature}`,
        },
        body,
        redirect: 'manual',
        signal: AbortSignal.any([this.#closing.signal, AbortSignal.timeout(ANSWER_WITHIN_MS)]),
      });
      await response.body?.cancel();
      return response.status;
    } catch {
      return 0;
    }
  }

  async close(): Promise<void> {
    this.#closing.abort();
    clearInterval(this.#timer);
    await this.#round;
  }

  async #sendRounds(): Promise<void> {
    this.#isWoken = false;
    if (this.webhookUrl === null) return;
    try {
      for (let due = await this.#claim(); due.length > 0; due = await this.#claim()) {
        await Promise.all(due.map((delivery) => this.#sendDue(delivery)));
      }
    } catch {
      // The database is away; the timer looks again, and what was claimed becomes due by itself.
    }
  }

  async #claim(): Promise<Due[]> {
    if (this.#closing.signal.aborted) return [];
    const now = this.#settings.clock.now();
    const lease = new Date(now.getTime() + LEASE_MS);
    const { rows } = await this.#settings.pool.query<Due>(
      `update card_simulator.deliveries set due_at = $2
       from card_simulator.objects
       where objects.id = deliveries.event_id and deliveries.id in (
         select id from card_simulator.deliveries where state = 'waiting' and due_at <= $1
         order by due_at, id limit ${AT_ONCE} for update skip locked)
       returning deliveries.id, deliveries.attempts, objects.body`,
      [now, lease],
    );
    return rows;
  }

  async #sendDue({ id, attempts, body }: Due): Promise<void> {
    const status = await this.post(body);
    const isDelivered = status >= 200 && status < 300;
    const delayMs = this.#settings.retryDelaysMs[attempts];
    const state = isDelivered ? 'delivered' : delayMs === undefined ? 'failed' : 'waiting';
    const dueAt = new Date(this.#settings.clock.now().getTime() + (delayMs ?? 0));
    await this.#settings.pool.query(
      `update card_simulator.deliveries set state = $2, due_at = $3, attempts = attempts + 1, last_status = $4
       where id = $1`,
      [id, state, dueAt, status],
    );
    if (state === 'waiting') setTimeout(() => this.wake(), delayMs).unref();
  }
}
