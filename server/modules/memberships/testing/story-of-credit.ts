import { randomUUID } from 'node:crypto';
import { sumOf } from '#contracts/sum-of.ts';
import type { AppWithCards } from '#server/modules/booking/testing/app-with-cards.ts';
import type { Desk } from '#server/modules/booking/testing/desk.ts';
import { aDesk, afterUndo } from '#server/modules/booking/testing/desk.ts';
import { aCustomer } from '#server/modules/customers/builders.ts';
import { anActor } from '#server/modules/identity/builders.ts';
import { setPaymentOptions } from '#server/modules/payments/index.ts';
import type { Actor } from '#server/kernel/request-context.ts';
import type { Refusal } from '#server/kernel/refusal.ts';
import type { Membership } from '../store/memberships.ts';
import { aMembership, aTenEntryOffer } from '../builders.ts';

/** What a card is to pay: a pass, credit, or the rest of a booking. */
export interface Waiting {
  kind: 'pass' | 'topUp' | 'booking';
  orderId: number;
  clientSecret: string;
  stripeAccount: string;
}

/** A visit as the test knows it, from what it asked and was answered. */
export interface Visit {
  id: number;
  orderId: number;
  startsAt: Date;
  sequence: number;
  status: 'stands' | 'waits' | 'back' | 'kept' | 'gone';
  /** The pass of its entry, if one stands for it. */
  passId: number | null;
  /** What the wallet gave for it, and has not got back. */
  walletCents: number;
  /** What the desk took for it in cash, and has not given back. */
  cashCents: number;
}

type Place = Pick<StoryOfCredit, 'served' | 'desk' | 'membership' | 'holder'>;

/** Somebody at a center with what they should hold, counted beside the product. */
export class StoryOfCredit {
  readonly visits: Visit[] = [];
  readonly passes: { id: number; orderId: number; entries: number; isPaid: boolean }[] = [];
  readonly topUps: { orderId: number; leftCents: number; isByCard: boolean }[] = [];
  waiting: Waiting[] = [];
  giftsCents = 0;
  /** Money of visits that the desk put into the wallet. */
  fromDeskCents = 0;

  readonly served: AppWithCards;
  readonly desk: Desk;
  readonly membership: Membership;
  readonly holder: { customerId: number; actor: Actor; email: string };

  private constructor({ served, desk, membership, holder }: Place) {
    this.served = served;
    this.desk = desk;
    this.membership = membership;
    this.holder = holder;
  }

  /** Opens a center that takes all ways of paying, with one customer who has an account. */
  static async begin(served: AppWithCards, name: string): Promise<StoryOfCredit> {
    const { app } = served;
    const desk = await aDesk(app);
    const { providerId } = desk.offer;
    await served.takeCards(providerId);
    await setPaymentOptions(app.work(), providerId, { serviceMembership: true });
    const email = `${name}@example.it`;
    const customerId = await aCustomer(app.work(), { providerId, email });
    const { rows } = await app.pool.query<{ id: number }>(
      `with person as (update people set verified_at = $2 where id = (select person_id from customers where id = $1) returning id),
        log_in as (insert into log_ins (person_id, created_at) select id, $2 from person) select id from person`,
      [customerId, app.clock.now()],
    );
    const membership = await aMembership(app.work(), {
      providerId,
      offers: [aTenEntryOffer({ sessionsCounter: 3, duration: 1 })],
    });
    const actor = anActor({ personId: rows[0]?.id ?? 0 });
    return new StoryOfCredit({ served, desk, membership, holder: { customerId, actor, email } });
  }

  get providerId(): number {
    return this.desk.offer.providerId;
  }

  /** Asks the API as the customer unless told otherwise. @throws Error with the refusal's code */
  async ask<T>(document: string, variables: object, actor = this.holder.actor): Promise<T> {
    const { data, errors } = await this.served.app.ask(
      document,
      { p: this.providerId, ...variables },
      { actor, idempotencyKey: randomUUID() },
    );
    const [error] = errors ?? [];
    if (error) throw Object.assign(new Error(error.message), { code: error.code });
    return (data as { it: T }).it;
  }
  atDesk<T>(document: string, variables: object): Promise<T> {
    return this.ask<T>(document, variables, this.desk.owner);
  }

  /** What the customer's order says by now. */
  async order(orderId: number): Promise<{ state: string; paid: number; owed: number }> {
    const { rows } = await this.served.app.pool.query<{ state: string; paid: number; owed: number }>(
      `select payment_state as state, paid_cents as paid, total_cents - paid_cents - credited_cents as owed
        from orders where provider_id = $1 and id = $2`,
      [this.providerId, orderId],
    );
    if (!rows[0]) throw new Error(`No order ${orderId}`);
    return rows[0];
  }

  /** Lets time pass, and all that is due be done. Whatever waited for a card longer than it may is no more held. */
  async pass(minutes: number): Promise<void> {
    const { app } = this.served;
    app.clock.advance(minutes);
    await this.rest();
    if (minutes <= 30) return;
    for (const visit of this.visits.filter(({ status }) => status === 'waits'))
      Object.assign(visit, { status: 'gone', walletCents: 0 });
  }

  /** Until nothing is left to be done. */
  async rest(): Promise<void> {
    const { app, control } = this.served;
    const hear = async (): Promise<void> => {
      await control.settleDeliveries();
      await app.jobs.drain();
    };
    await hear();
    for (const job of ['booking.expire-reservations', 'memberships.expire-passes', 'payments.reconcile'])
      await app.jobs.runNow(job);
    await hear();
    await hear();
  }

  async restAfterUndo(): Promise<void> {
    await afterUndo(this.served.app);
    await this.rest();
  }

  /** What should be in the wallet, and what is. */
  async wallet(): Promise<[number, number]> {
    const { rows } = await this.served.app.pool.query<{ held: number }>(
      'select balance_cents as held from wallets where provider_id = $1 and customer_id = $2',
      [this.providerId, this.holder.customerId],
    );
    const should =
      sumOf(this.topUps.map(({ leftCents }) => leftCents)) +
      this.giftsCents +
      this.fromDeskCents -
      sumOf(this.visits.map(({ walletCents }) => walletCents));
    return [should, rows[0]?.held ?? 0];
  }

  /** Of each pass what should be left, and what is. */
  async left(): Promise<[[number, number][], [number, number][]]> {
    const { rows } = await this.served.app.pool.query<{ id: number; left: number }>(
      `select p.id, p.entries - (select count(*)::int from pass_uses u where u.pass_id = p.id and u.state <> 'returned') as left
        from passes p where p.provider_id = $1 order by p.id`,
      [this.providerId],
    );
    const should = this.passes
      .toSorted((one, other) => one.id - other.id)
      .map(({ id, entries }): [number, number] => [
        id,
        entries - this.visits.filter(({ passId }) => passId === id).length,
      ]);
    return [should, rows.map(({ id, left }) => [id, left])];
  }
}

/** Whether an error is a refusal of ours, from the API or of a use case. */
export const codeOf = (error: unknown): string | undefined =>
  error instanceof Error ? (error as Partial<Refusal>).code : undefined;
