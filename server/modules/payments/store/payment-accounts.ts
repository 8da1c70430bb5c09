import { sql } from 'kysely';
import type { Work } from '#server/kernel/work.ts';
import type { AccountSeen, AccountState, MissingThing } from '../rules/account-state.ts';
import { paymentTables } from './tables.ts';

/** A provider's account with the card processor. */
export interface PaymentAccount {
  providerId: number;
  id: number;
  /** null: stored before the processor was asked to open it. */
  processorAccountId: string | null;
  /** Whom the customer pays, as the processor knows them. */
  customerName: string;
  state: AccountState;
  /** The one that new payments go to; the others stand for what was paid through them. */
  isCurrent: boolean;
  disconnectedBy: 'owner' | 'processor' | null;
  missing: MissingThing[];
  isInReview: boolean;
  dueAt: Date | null;
  payoutsEnabled: boolean;
  openingAttempt: number;
  keyStoredAt: Date;
  createdAt: Date;
  /** When the processor was last read; null: never. */
  readAt: Date | null;
}

/** An account that the processor has opened. */
export type OpenedAccount = PaymentAccount & { processorAccountId: string };

type Key = Pick<PaymentAccount, 'providerId' | 'id'>;

const COLUMNS = [
  'provider_id as providerId',
  'id',
  'processor_account_id as processorAccountId',
  'customer_name as customerName',
  'state',
  'is_current as isCurrent',
  'disconnected_by as disconnectedBy',
  'is_in_review as isInReview',
  'due_at as dueAt',
  'payouts_enabled as payoutsEnabled',
  'opening_attempt as openingAttempt',
  'key_stored_at as keyStoredAt',
  'created_at as createdAt',
  'read_at as readAt',
] as const;

/** Said in the statement itself: a parameter would hide the index, which is of the current ones alone. */
const isCurrent = sql<boolean>`is_current`;
const missing = sql<MissingThing[]>`missing`.as('missing');

/** The account that a provider's new payments go to; null: it has none. */
export async function findPaymentAccount(
  work: Work,
  providerId: number,
  { forChange = false } = {},
): Promise<PaymentAccount | null> {
  const row = await paymentTables(work)
    .selectFrom('payment_accounts')
    .select(COLUMNS)
    .select(missing)
    .where('provider_id', '=', providerId)
    .where(isCurrent)
    .$if(forChange, (query) => query.forUpdate())
    .executeTakeFirst();
  return row ?? null;
}

/** Events name only the processor's account; the provider follows from it. Past accounts too: what was paid through them is followed. */
export async function findAccountByProcessorId(
  work: Work,
  processorAccountId: string,
): Promise<OpenedAccount | null> {
  const row = await paymentTables(work)
    .selectFrom('payment_accounts')
    .select(COLUMNS)
    .select(missing)
    .where('processor_account_id', '=', processorAccountId)
    .executeTakeFirst();
  return row ? { ...row, processorAccountId } : null;
}

/** How many accounts a provider has had. */
export async function countAccounts(work: Work, providerId: number): Promise<number> {
  const { count } = await paymentTables(work)
    .selectFrom('payment_accounts')
    .select((account) => account.fn.countAll<number>().as('count'))
    .where('provider_id', '=', providerId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Adds an account as the current one, unless there is one; of two at once both find the same. */
export async function insertPaymentAccount(
  work: Work,
  account: Pick<PaymentAccount, 'providerId' | 'customerName' | 'state'> & { processorAccountId?: string },
): Promise<void> {
  await paymentTables(work)
    .insertInto('payment_accounts')
    .values({
      provider_id: account.providerId,
      processor_account_id: account.processorAccountId ?? null,
      customer_name: account.customerName,
      state: account.state,
      key_stored_at: work.now(),
      created_at: work.now(),
    })
    .onConflict((conflict) => conflict.column('provider_id').where(isCurrent).doNothing())
    .execute();
}

/** Makes room for another current account; this one stays as it is, and is refused or disconnected already. */
export async function setAccountPast(work: Work, { providerId, id }: Key): Promise<void> {
  await paymentTables(work)
    .updateTable('payment_accounts')
    .set({ is_current: false })
    .where('provider_id', '=', providerId)
    .where('id', '=', id)
    .execute();
}

/** Keeps which account the processor opened; a second answer to the same key leaves the first. */
export async function setProcessorAccount(
  work: Work,
  { providerId, id }: Key,
  processorAccountId: string,
): Promise<void> {
  await paymentTables(work)
    .updateTable('payment_accounts')
    .set({ processor_account_id: processorAccountId })
    .where('provider_id', '=', providerId)
    .where('id', '=', id)
    .where('processor_account_id', 'is', null)
    .execute();
}

/** A fresh key to open an account under: of two that store one at once both store the same. */
export async function setOpeningAttempt(work: Work, { providerId, id }: Key, attempt: number): Promise<void> {
  await paymentTables(work)
    .updateTable('payment_accounts')
    .set({ opening_attempt: attempt, key_stored_at: work.now() })
    .where('provider_id', '=', providerId)
    .where('id', '=', id)
    .where('opening_attempt', '=', attempt - 1)
    .execute();
}

/**
 * Takes the turn to read an account at the processor.
 * @param pauseMs nobody's turn comes sooner after the last one; 0: at once
 * @returns the number of the read, for `writeRead`; null: somebody else has just asked
 */
export async function takeTurnToRead(
  work: Work,
  { providerId, id }: Key,
  pauseMs: number,
): Promise<number | null> {
  const now = work.now();
  const row = await paymentTables(work)
    .updateTable('payment_accounts')
    .set((account) => ({ reads: account('reads', '+', 1), asked_at: now }))
    .where('provider_id', '=', providerId)
    .where('id', '=', id)
    .where(({ eb, or }) =>
      or([eb('asked_at', 'is', null), eb('asked_at', '<=', new Date(now.getTime() - pauseMs))]),
    )
    .returning('reads')
    .executeTakeFirst();
  return row?.reads ?? null;
}

/**
 * Keeps what a read saw, unless a later read has been kept, the account is a past one, or its owner has closed it here.
 * @param seen null: the processor no longer lets us act for the account
 * @returns the state before; null: nothing was kept
 */
export async function writeRead(
  work: Work,
  { providerId, id }: Key,
  read: number,
  seen: AccountSeen | null,
): Promise<AccountState | null> {
  const { rows } = await sql<{ before: AccountState }>`
    update payment_accounts a set
      state = ${seen?.state ?? 'disconnected'},
      disconnected_by = ${seen ? null : 'processor'},
      missing = ${seen?.missing ?? []}::text[],
      is_in_review = ${seen?.isInReview ?? false},
      due_at = ${seen?.dueAt ?? null},
      payouts_enabled = ${seen?.payoutsEnabled ?? false},
      customer_name = coalesce(${seen?.businessName ?? null}, a.customer_name),
      written_read = ${read},
      read_at = ${work.now()}
    from payment_accounts before
    where a.provider_id = ${providerId} and a.id = ${id} and a.is_current and a.written_read < ${read}
      and a.disconnected_by is distinct from 'owner'
      and before.provider_id = a.provider_id and before.id = a.id
    returning before.state as before`.execute(work.db);
  return rows[0]?.before ?? null;
}

/** Keeps what is known of an account without asking. */
export async function writeKnownAccount(
  work: Work,
  { providerId, id }: Key,
  { state, customerName }: { state: 'ready' | 'askedForMore'; customerName: string },
): Promise<void> {
  await paymentTables(work)
    .updateTable('payment_accounts')
    .set({ state, customer_name: customerName, disconnected_by: null })
    .where('provider_id', '=', providerId)
    .where('id', '=', id)
    .execute();
}

/** The owner has closed it here: for good, whatever the processor says of it. */
export async function setDisconnectedByOwner(work: Work, { providerId, id }: Key): Promise<void> {
  await paymentTables(work)
    .updateTable('payment_accounts')
    .set({
      state: 'disconnected',
      disconnected_by: 'owner',
      missing: [],
      is_in_review: false,
      due_at: null,
      payouts_enabled: false,
    })
    .where('provider_id', '=', providerId)
    .where('id', '=', id)
    .execute();
}

/**
 * Current accounts whose turn it is to be read although nobody asks: what waits for the processor or left us each hour, the others once a day. Those
 * first that have waited longest.
 */
export async function accountsToRead(work: Work, limit: number): Promise<OpenedAccount[]> {
  const now = sql`${work.now()}::timestamptz`;
  const rows = await paymentTables(work)
    .selectFrom('payment_accounts')
    .select(COLUMNS)
    .select(missing)
    .where(isCurrent)
    .where('processor_account_id', 'is not', null)
    .where(sql<boolean>`disconnected_by is distinct from 'owner'`)
    .where(
      sql<boolean>`(asked_at is null or asked_at <= ${now} - case when state in ('ready', 'refused')
        or created_at < ${now} - interval '30 days' then interval '1 day' else interval '1 hour' end)`,
    )
    .orderBy(sql`asked_at nulls first`)
    .limit(limit)
    .execute();
  return rows.flatMap(({ processorAccountId, ...row }) =>
    processorAccountId === null ? [] : [{ ...row, processorAccountId }],
  );
}

/** Refunds that cannot go back since the processor does not let us act for the account they were paid through. */
export interface WaitingForAccount {
  refunds: number;
  cents: number;
  /** The oldest first, twenty at most. */
  oldest: { orderId: number; name: string; cents: number; askedAt: Date }[];
}

/** What of a provider's money waits for an account, as a task of its owner. */
export async function readWaitingForAccount(work: Work, providerId: number): Promise<WaitingForAccount> {
  const { rows } = await sql<{
    orderId: number;
    name: string;
    cents: number;
    askedAt: Date;
    refunds: number;
    sum: number;
  }>`
    select r.order_id as "orderId", o.name, r.amount_cents as cents, r.created_at as "askedAt",
      (count(*) over ())::int as refunds, (sum(r.amount_cents) over ())::int as sum
    from refunds r join orders o on o.provider_id = r.provider_id and o.id = r.order_id
    where r.provider_id = ${providerId} and r.state = 'requested' and r.waits_for = 'account'
    order by r.created_at, r.id limit 20`.execute(work.db);
  const [first] = rows;
  return {
    refunds: first?.refunds ?? 0,
    cents: first?.sum ?? 0,
    oldest: rows.map(({ orderId, name, cents, askedAt }) => ({ orderId, name, cents, askedAt })),
  };
}
