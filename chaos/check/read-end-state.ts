import { Pool } from 'pg';
import { openPool } from '#server/kernel/database.ts';
import { runAudit } from '#server/run-audit.ts';
import type { Account, DeskRow, EndState, Intent, MailRow, ReservationRow } from './end-state.ts';

const MS = 'extract(epoch from';

const RESERVATIONS = `
  select r.id, r.provider_id as "providerId", r.offer_id as "offerId", r.resource_id as "resourceId", p.email,
    (${MS} r.starts_at) * 1000)::float8 as "startsAt", r.status, r.cancel_reason as "cancelReason"
  from reservations r join people p on p.id = r.person_id`;

/** Whoever is booked at a desk here leaves no address: they are nobody's log-in. */
const DESK_RESERVATIONS = `
  select r.id, r.note as key, r.offer_id as "offerId", r.resource_id as "resourceId", (${MS} r.starts_at) * 1000)::float8 as "startsAt",
    (${MS} r.ends_at - r.starts_at) / 60)::int as minutes, r.status, r.presence,
    (select t.resource_id from reservation_things t where t.provider_id = r.provider_id and t.reservation_id = r.id) as "roomId",
    (select count(*)::int from audit_entries a where a.provider_id = r.provider_id and a.subject = 'reservation' and a.subject_id = r.id
      and a.action in ('updateReservation', 'updateReservations', 'callOffReservation', 'activateReservation', 'setReservationPresence')) as changes,
    till.payments, till."takenCents", till."returnedCents"
  from reservations r, lateral (
    select count(*)::int as payments, coalesce(sum(l.amount_cents) filter (where l.reason = 'tillPayment'), 0)::int as "takenCents",
      coalesce(sum(l.amount_cents) filter (where l.reason = 'tillReturn'), 0)::int as "returnedCents"
    from ledger_entries l where l.provider_id = r.provider_id and l.order_id = r.order_id and l.reason in ('tillPayment', 'tillReturn')) till
  where r.person_id is null`;

const ACCOUNTS = `
  select p.processor_intent_id as "intentId", o.subject_id as "reservationId",
    coalesce(sum(l.amount_cents) filter (where l.reason = 'capture'), 0)::int as "capturedCents",
    (coalesce(sum(l.amount_cents) filter (where l.reason = 'refund'), 0)
      - coalesce(sum(l.amount_cents) filter (where l.reason = 'refundReversal'), 0))::int as "refundedCents",
    coalesce(sum(l.amount_cents) filter (where l.reason = 'platformFee'), 0)::int as "feeCents",
    coalesce(sum(l.amount_cents) filter (where l.reason = 'platformFeeReturn'), 0)::int as "feeReturnedCents",
    (${MS} min(l.happened_at) filter (where l.reason = 'capture')) * 1000)::float8 as "capturedAt"
  from card_payments p
  join orders o on o.provider_id = p.provider_id and o.id = p.order_id
  left join ledger_entries l on l.provider_id = p.provider_id and l.card_payment_id = p.id
  where p.processor_intent_id is not null
  group by p.processor_intent_id, o.subject_id`;

const MAILS = `
  select kind, recipient, subject_id as "reservationId", state, message_id as "messageId", (${MS} created_at) * 1000)::float8 as "createdAt"
  from mails where kind like 'reservation-%' or kind like 'owner-%' or kind in ('payment-done', 'refund-done')`;

export const DUE_JOBS = `
  select id, name, state::text, (${MS} now() - greatest(start_after, coalesce(started_on, start_after))))::float8 as seconds
  from pgboss.job where state in ('created', 'retry', 'active') and start_after <= now() and name not like '\\_\\_pgboss%' and name <> 'dead-letters'`;

const DEAD_JOBS = `select name, coalesce(output ->> 'message', '') as error from pgboss.job where name = 'dead-letters' or state = 'failed'`;

const INTENTS = `
  select i.id, (i.body ->> 'amount_received')::int as "receivedCents",
    coalesce((f.body ->> 'amount')::int, 0) as "feeCents", coalesce((f.body ->> 'amount_refunded')::int, 0) as "feeReturnedCents",
    case when (i.body ->> 'amount_received')::int > 0 then c.created * 1000.0 end::float8 as "paidAt",
    (select coalesce(json_agg(json_build_object('cents', (r.body ->> 'amount')::int)), '[]') from card_simulator.objects r
      where r.kind = 'refund' and r.body ->> 'payment_intent' = i.id and r.body ->> 'status' not in ('failed', 'canceled')) as refunds
  from card_simulator.objects i
  left join card_simulator.objects c on c.id = i.body ->> 'latest_charge'
  left join card_simulator.objects f on f.kind = 'application_fee' and f.parent = c.id
  where i.kind = 'payment_intent'`;

/** What the harness knows without looking. */
type Told = Pick<EndState, 'bookings' | 'deskBookings' | 'deliveries' | 'kills'>;

/** Reads both books as they stand. */
export async function readEndState(
  { databaseUrl, processorUrl }: { databaseUrl: string; processorUrl: string },
  { bookings, deskBookings, deliveries, kills }: Told,
): Promise<EndState> {
  const ours = openPool(databaseUrl, 2, () => undefined);
  const theirs = new Pool({ connectionString: processorUrl, max: 1 });
  try {
    return {
      bookings,
      deskBookings,
      deliveries,
      kills,
      reservations: (await ours.query<ReservationRow>(RESERVATIONS)).rows,
      deskReservations: (await ours.query<DeskRow>(DESK_RESERVATIONS)).rows,
      accounts: (await ours.query<Account>(ACCOUNTS)).rows,
      mails: (await ours.query<MailRow>(MAILS)).rows,
      dueJobs: (await ours.query<EndState['dueJobs'][number]>(DUE_JOBS)).rows,
      deadJobs: (await ours.query<EndState['deadJobs'][number]>(DEAD_JOBS)).rows,
      violations: (await runAudit(ours)).map(
        ({ invariant, rows }) => `${invariant}: ${JSON.stringify(rows[0])}`,
      ),
      intents: (await theirs.query<Intent>(INTENTS)).rows,
    };
  } finally {
    await Promise.all([ours.end(), theirs.end()]);
  }
}
