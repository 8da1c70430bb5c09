import { sql } from 'kysely';
import type { Work } from '#server/kernel/work.ts';
import type { CardPayment } from './card-payments.ts';
import { CARD_PAYMENT_COLUMNS } from './card-payments.ts';
import { paymentTables } from './tables.ts';

/** Of a payment nobody has asked about. */
const askedLast = sql<Date>`coalesce(asked_at, created_at)`;

/**
 * Attempts that are not decided and whose turn it is to be asked about, those first that have waited longest. The older one is the
 * longer the pause between two questions: a quarter of its age, at least 15 seconds, at most an hour.
 * @param begunAt what nobody has asked about since then is due whatever its pause
 */
export async function undecidedPayments(work: Work, begunAt: Date, limit: number): Promise<CardPayment[]> {
  const now = sql`${work.now()}::timestamptz`;
  const pause = sql`least(interval '1 hour', greatest(interval '15 seconds', (${now} - created_at) / 4))`;
  return (
    paymentTables(work)
      .selectFrom('card_payments')
      .select(CARD_PAYMENT_COLUMNS)
      .where('state', 'in', ['starting', 'open'])
      // What is only being opened is in somebody's hands.
      .where(sql<boolean>`(state = 'open' or created_at <= ${now} - interval '15 seconds')`)
      .where(sql<boolean>`(${askedLast} < ${begunAt} or ${askedLast} <= ${now} - ${pause})`)
      .orderBy(askedLast)
      .limit(limit)
      .execute()
  );
}

/**
 * Takes the turn to ask the processor about a payment: between all processes one question in a while.
 * @returns false when somebody else has asked less than that long ago
 */
export async function takeTurnToAsk(
  work: Work,
  { providerId, id }: Pick<CardPayment, 'providerId' | 'id'>,
  pauseMs: number,
): Promise<boolean> {
  const now = work.now();
  const { numUpdatedRows } = await paymentTables(work)
    .updateTable('card_payments')
    .set({ asked_at: now })
    .where('provider_id', '=', providerId)
    .where('id', '=', id)
    .where(({ eb, or }) =>
      or([eb('asked_at', 'is', null), eb('asked_at', '<=', new Date(now.getTime() - pauseMs))]),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The form has come back: until the processor says what it made of the card, the payment is on its way. */
export async function noteFormAnswered(
  work: Work,
  { providerId, id }: Pick<CardPayment, 'providerId' | 'id'>,
): Promise<void> {
  await paymentTables(work)
    .updateTable('card_payments')
    .set({ progress: 'processing', failure: null })
    .where('provider_id', '=', providerId)
    .where('id', '=', id)
    .where('state', '=', 'open')
    .execute();
}
