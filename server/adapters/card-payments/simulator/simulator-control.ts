import type { Pool } from 'pg';
import { settleRefund } from './give-back.ts';
import type { Fault, Misbehaviour, WebhookManner } from './misbehaviour.ts';
import { findObject, PLATFORM } from './object-store.ts';
import type { AccountDecision } from './objects/account-object.ts';
import { decided, newAccount, withCharges } from './objects/account-object.ts';
import { newEvent } from './objects/event-object.ts';
import { APPLICATION_ID } from './objects/payment-intent-object.ts';
import type { ShiftableClock } from './shiftable-clock.ts';
import { SimulatorCall } from './simulator-call.ts';
import type { SimulatorKeys } from './simulator-keys.ts';
import { drawSecretKey } from './simulator-keys.ts';
import type { WebhookDeliveries } from './webhook-deliveries.ts';

/** What can be answered on the page of an account; `later`: nothing yet. */
export type AccountAnswer = AccountDecision | 'disconnect' | 'later';

/** Everything the simulator can be told to do besides the contract. For tests and for the first run; see README.md. */
export class SimulatorControl {
  readonly #pool: Pool;
  readonly #clock: ShiftableClock;
  readonly #keys: SimulatorKeys;
  readonly #misbehaviour: Misbehaviour;
  readonly #deliveries: WebhookDeliveries;

  constructor(parts: {
    pool: Pool;
    clock: ShiftableClock;
    keys: SimulatorKeys;
    misbehaviour: Misbehaviour;
    deliveries: WebhookDeliveries;
  }) {
    this.#pool = parts.pool;
    this.#clock = parts.clock;
    this.#keys = parts.keys;
    this.#misbehaviour = parts.misbehaviour;
    this.#deliveries = parts.deliveries;
  }

  /** Lets the next calls fail; `operation` as in `paymentIntents.create`, any when left out. */
  failNext(rule: { fault: Fault; operation?: string; times?: number }): void {
    this.#misbehaviour.failNext(rule);
  }

  /** From now on this share (0 to 1) of the answers is late, lost or refused by a bad key, of the events late, lost or doubled. */
  beUnreliable({ share }: { share: number }): void {
    this.#misbehaviour.unreliableShare = share;
  }

  /** While down, every connection is cut without an answer. */
  setOutage({ isDown }: { isDown: boolean }): void {
    this.#misbehaviour.isDown = isDown;
  }

  /** Lets the secret key run out, or gives it back its time. */
  setKeyExpired({ isExpired }: { isExpired: boolean }): void {
    this.#misbehaviour.isKeyExpired = isExpired;
  }

  /** Gives out another secret key; the one of before is unknown from now on. Who runs the product starts it with the new one. */
  async replaceSecretKey(): Promise<string> {
    this.#keys.secretKey = await drawSecretKey(this.#pool);
    return this.#keys.secretKey;
  }

  /** Takes the secret key's permission for one operation; `operation` as in `refunds.create`. */
  withdrawPermission({ operation }: { operation: string }): void {
    this.#misbehaviour.forbidden.add(operation);
  }

  /** What an account can give back from now on; a refund takes nothing from it. */
  setBalance({ account, cents }: { account: string; cents: number }): void {
    this.#misbehaviour.balances.set(account, cents);
  }

  /** How the next events are announced; `type` as in `payment_intent.succeeded`, any when left out. */
  announceNext(rule: { manner: WebhookManner; type?: string; lateSeconds?: number; times?: number }): void {
    this.#misbehaviour.announceNext(rule);
  }

  /** Sends the held events one by one. @returns how many there were */
  releaseHeld({ order }: { order: 'asHappened' | 'reversed' }): Promise<number> {
    return this.#deliveries.releaseHeld(order);
  }

  /** Sends an event once more, lost ones too. `ageSeconds` signs it as of then. @returns the status answered */
  redeliver({ eventId, ageSeconds = 0 }: { eventId: string; ageSeconds?: number }): Promise<number> {
    return this.#deliveries.redeliver(eventId, { ageSeconds });
  }

  /** Claims with a wrong signature that an intent was paid. @returns the status answered */
  async forgeEvent(claim: { account: string; intentId: string }): Promise<number> {
    return this.#deliveries.post(await this.#paidEvent(claim), { secret: 'whsec_of_somebody_else' });
  }

  /** Tells, properly signed, of another account that this intent was paid there. @returns the status answered */
  async sendForeignEvent(claim: {
    account: string;
    intentId: string;
    foreignAccount: string;
  }): Promise<number> {
    const event = await this.#paidEvent(claim);
    return this.#deliveries.post({ ...event, account: claim.foreignAccount });
  }

  /** Resolves when everything due has been sent. */
  settleDeliveries(): Promise<void> {
    return this.#deliveries.settle();
  }

  /** Where events are sent; null keeps them. */
  setWebhookUrl({ webhookUrl }: { webhookUrl: string | null }): void {
    this.#deliveries.webhookUrl = webhookUrl;
    this.#deliveries.wake();
  }

  /** Opens a connected account under a given id, or leaves the one that is there: the demo town's providers. */
  async openAccount(details: {
    id: string;
    businessName: string;
    email?: string;
    chargesEnabled?: boolean;
  }): Promise<void> {
    const fresh = newAccount({
      id: details.id,
      type: 'standard',
      country: 'IT',
      email: details.email ?? null,
      businessName: details.businessName,
      metadata: {},
      created: this.#clock.nowSeconds(),
    });
    const account = withCharges(fresh, details.chargesEnabled ?? true);
    await this.#pool.query(
      `insert into card_simulator.objects (id, kind, account, created, body)
       values ($1, 'account', $2, $3, $4) on conflict (id) do nothing`,
      [account.id, PLATFORM, account.created, JSON.stringify(account)],
    );
  }

  /** The processor starts or stops letting an account be paid, and announces it. */
  setChargesEnabled({ id, isEnabled }: { id: string; isEnabled: boolean }): Promise<void> {
    return this.#perform(async (call) => {
      const account = (await call.lock('account', PLATFORM, id))?.body;
      if (!account) throw new Error(`the simulator has no account ${id}`);
      const changed = withCharges(account, isEnabled);
      call.change('account', changed);
      call.announce('account.updated', id, changed);
    });
  }

  /** The processor makes up its mind about an account, and announces it. */
  decideAccount({ id, decision }: { id: string; decision: AccountDecision }): Promise<void> {
    return this.#perform(async (call) => {
      const account = (await call.lock('account', PLATFORM, id))?.body;
      if (!account) throw new Error(`the simulator has no account ${id}`);
      const changed = decided(account, decision);
      call.change('account', changed);
      call.announce('account.updated', id, changed);
    });
  }

  /**
   * Takes the answer of one visit to the page of an account.
   * @returns where its visitor goes on to; null: there is no such address
   */
  async answerAccountPage({
    token,
    answer,
  }: {
    token: string;
    answer: AccountAnswer;
  }): Promise<string | null> {
    const visit = await this.#useAccountLink(token);
    if (visit?.account) {
      if (answer === 'disconnect') await this.deauthorizeAccount({ id: visit.account });
      else if (answer !== 'later') await this.decideAccount({ id: visit.account, decision: answer });
    }
    return visit?.next ?? null;
  }

  /** The account's owner no longer lets the platform act for them; until `openAccount` there is no such account any more. */
  async deauthorizeAccount({ id }: { id: string }): Promise<void> {
    await this.#perform(async (call) => {
      call.announce('account.application.deauthorized', id, {
        id: APPLICATION_ID,
        object: 'application',
        name: 'Radura',
      });
    });
    await this.#pool.query(`delete from card_simulator.objects where id = $1 and kind = 'account'`, [id]);
  }

  /** Lets a refund arrive, or fail days after it seemed done. */
  settleRefund(refund: { account: string; refundId: string; status: 'succeeded' | 'failed' }): Promise<void> {
    return this.#perform(async (call) => {
      await settleRefund(call, refund.account, refund.refundId, refund.status);
    });
  }

  /** Moves the simulator's clock, and with it what is late or waits for a retry. */
  advanceClock({ seconds }: { seconds: number }): void {
    this.#clock.advance(seconds);
    this.#deliveries.wake();
  }

  /** Behaves from now on. What is stored stays. */
  reset(): void {
    this.#misbehaviour.clear();
  }

  /** @returns null: there is no such link; without an account it is used up */
  async #useAccountLink(token: string): Promise<{ next: string; account: string | null } | null> {
    const visits: { next: string; account: string | null }[] = [];
    await this.#perform(async (call) => {
      const link = (await call.lock('account_link', PLATFORM, token))?.body;
      if (!link) return;
      if (link.is_used || link.expires_at <= call.nowSeconds) {
        visits.push({ next: link.refresh_url, account: null });
        return;
      }
      call.change('account_link', { ...link, is_used: true });
      visits.push({ next: link.return_url, account: link.account });
    });
    return visits[0] ?? null;
  }

  async #perform(work: (call: SimulatorCall) => Promise<void>): Promise<void> {
    const client = await this.#pool.connect();
    const request = { now: this.#clock.now(), requestId: '', idempotencyKey: null };
    const call = new SimulatorCall(client, request, this.#misbehaviour);
    try {
      await work(call);
      await call.commit(null);
    } catch (error) {
      await call.abandon();
      throw error;
    } finally {
      client.release();
    }
    this.#deliveries.wake();
  }

  async #paidEvent({ account, intentId }: { account: string; intentId: string }) {
    const found = await findObject(this.#pool, 'payment_intent', account, intentId);
    return newEvent({
      type: 'payment_intent.succeeded',
      account,
      object: { ...found?.body, id: intentId, object: 'payment_intent', status: 'succeeded' },
      created: this.#clock.nowSeconds(),
      pendingWebhooks: 1,
      request: { id: null, idempotency_key: null },
    });
  }
}
