import type { Pool, PoolClient } from 'pg';
import type { AccountLinkObject } from './objects/account-link-object.ts';
import type { AccountObject } from './objects/account-object.ts';
import type { ApplicationFeeObject } from './objects/application-fee-object.ts';
import type { ChargeObject } from './objects/charge-object.ts';
import type { EventObject } from './objects/event-object.ts';
import type { PaymentIntentObject } from './objects/payment-intent-object.ts';
import type { RefundObject } from './objects/refund-object.ts';
import type { CardPlan } from './test-cards.ts';

export type ObjectKinds = {
  account: AccountObject;
  account_link: AccountLinkObject;
  application_fee: ApplicationFeeObject;
  charge: ChargeObject;
  event: EventObject;
  payment_intent: PaymentIntentObject;
  refund: RefundObject;
};
export type Kind = keyof ObjectKinds;

/** What the processor remembers of an intent and never shows: the card it is asking the customer about. */
export type Hidden = { plan: CardPlan; paymentMethodId: string };

export type Stored<K extends Kind> = { body: ObjectKinds[K]; hidden: Hidden | null };

/** The platform's own objects belong to no connected account. */
export const PLATFORM = '';

type Queryable = Pool | PoolClient;
type Row<K extends Kind> = { body: ObjectKinds[K]; hidden: Hidden | null };

/** @returns null when this account has no such object: another account's is not there either */
export async function findObject<K extends Kind>(
  db: Queryable,
  kind: K,
  account: string,
  id: string,
  lock: '' | 'for update' = '',
): Promise<Stored<K> | null> {
  const { rows } = await db.query<Row<K>>({
    name: `card_simulator_find${lock && '_locked'}`,
    text: `select body, hidden from card_simulator.objects where id = $1 and kind = $2 and account = $3 ${lock}`,
    values: [id, kind, account],
  });
  return rows[0] ?? null;
}

export type ListFilter = {
  account: string;
  parent?: string | null;
  createdFrom?: number | null;
  createdUpTo?: number | null;
  /** A field of the object that must have this value. */
  field?: { name: string; value: string } | null;
  startingAfter?: string | null;
  endingBefore?: string | null;
  limit: number;
};

/** Objects newest first. */
export async function listObjects<K extends Kind>(
  db: Queryable,
  kind: K,
  filter: ListFilter,
): Promise<{ data: ObjectKinds[K][]; hasMore: boolean }> {
  const backwards = Boolean(filter.endingBefore);
  const { rows } = await db.query<Row<K>>(
    `select body, hidden from card_simulator.objects
     where account = $1 and kind = $2
       and ($3::text is null or parent = $3)
       and ($4::bigint is null or created >= $4)
       and ($5::bigint is null or created <= $5)
       and ($6::text is null or body ->> $6 = $7)
       and ($8::text is null or seq < (select seq from card_simulator.objects where id = $8))
       and ($9::text is null or seq > (select seq from card_simulator.objects where id = $9))
     order by seq ${backwards ? 'asc' : 'desc'} limit $10`,
    [
      filter.account,
      kind,
      filter.parent ?? null,
      filter.createdFrom ?? null,
      filter.createdUpTo ?? null,
      filter.field?.name ?? null,
      filter.field?.value ?? null,
      filter.startingAfter ?? null,
      filter.endingBefore ?? null,
      filter.limit + 1,
    ],
  );
  const bodies = rows.slice(0, filter.limit).map((row) => row.body);
  return { data: backwards ? bodies.toReversed() : bodies, hasMore: rows.length > filter.limit };
}

export type NewRow = {
  id: string;
  kind: Kind;
  account: string;
  parent: string | null;
  created: number;
  body: object;
};
export type ChangedRow = { id: string; body: object; hidden: Hidden | null };
export type DeliveryRow = { eventId: string; dueAt: Date; state: string };
export type AnswerRow = {
  account: string;
  key: string;
  fingerprint: string;
  requestId: string;
  status: number;
  body: string;
  created: number;
};

/**
 * Writes everything one call has done, in one statement and so all or nothing.
 * @throws a unique violation of `answers_pkey` when another call has answered under the same key meanwhile
 */
export async function writeEffects(
  db: Queryable,
  effects: { added: NewRow[]; changed: ChangedRow[]; deliveries: DeliveryRow[]; answer: AnswerRow | null },
): Promise<void> {
  const { added, changed, deliveries, answer } = effects;
  await db.query({
    name: 'card_simulator_write',
    text: `
      with added as (
        insert into card_simulator.objects (id, kind, account, parent, created, body)
        select * from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::bigint[], $6::json[])
      ), changed as (
        update card_simulator.objects set body = new.body, hidden = new.hidden
        from unnest($7::text[], $8::json[], $9::json[]) as new (id, body, hidden) where objects.id = new.id
      ), sent as (
        insert into card_simulator.deliveries (event_id, due_at, state)
        select * from unnest($10::text[], $11::timestamptz[], $12::text[])
      )
      insert into card_simulator.answers (account, key, fingerprint, request_id, status, body, created)
      select $13, $14, $15, $16, $17::smallint, $18, $19::bigint where $14::text is not null`,
    values: [
      added.map((row) => row.id),
      added.map((row) => row.kind),
      added.map((row) => row.account),
      added.map((row) => row.parent),
      added.map((row) => row.created),
      added.map((row) => JSON.stringify(row.body)),
      changed.map((row) => row.id),
      changed.map((row) => JSON.stringify(row.body)),
      changed.map((row) => row.hidden && JSON.stringify(row.hidden)),
      deliveries.map((row) => row.eventId),
      deliveries.map((row) => row.dueAt.toISOString()),
      deliveries.map((row) => row.state),
      answer?.account,
      answer?.key,
      answer?.fingerprint,
      answer?.requestId,
      answer?.status,
      answer?.body,
      answer?.created,
    ],
  });
}
