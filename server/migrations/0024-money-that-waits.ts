import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/**
 * A refund that waits has a timetable of its own, and where a payment stands is kept with us, so that the card processor is asked
 * rarely (docs/decisions/0027).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table refunds
      add column tries integer not null default 0 check (tries >= 0),
      add column tried_at timestamptz,
      add column next_try_at timestamptz not null default now(),
      add column waits_for text check (waits_for in ('key', 'permission', 'balance', 'account', 'answer', 'bank')),
      add column alarmed_at timestamptz,
      add column owner_told_at timestamptz;
    comment on column refunds.tried_at is 'when the card processor was asked last; a process that starts asks for all that waits';
    comment on column refunds.waits_for is
      'key, permission: whoever runs this installation; balance, account: the provider, with the processor; answer: the processor has given none; bank: it is on its way';
    comment on column refunds.alarmed_at is 'when the log said last that it waits too long';
    comment on column refunds.owner_told_at is 'when whoever runs the provider was written to that it waits; once';
    create index refunds_due on refunds (next_try_at) where state = 'requested';

    alter table card_payments
      add column asked_at timestamptz,
      add column progress text check (progress in ('awaitingCard', 'awaitingCustomer', 'processing')),
      add column failure text,
      add column secret_hash bytea;
    comment on column card_payments.asked_at is 'when somebody asked the card processor about it: between all processes, one question in a while';
    comment on column card_payments.progress is 'what the processor said last while it is undecided; null: it is not known here';
    comment on column card_payments.failure is 'why the last card was not accepted';
    comment on column card_payments.secret_hash is 'sha-256 of the client secret, to know whoever pays without asking the processor';
    create index card_payments_undecided on card_payments ((coalesce(asked_at, created_at))) where state in ('starting', 'open');
    drop index card_payments_in_flight;
  `.execute(db);
}
