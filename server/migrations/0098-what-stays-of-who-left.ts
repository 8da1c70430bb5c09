import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** What a provider keeps of a customer whose account is gone, until it has answered; and notices of that and of finished imports (docs/decisions/0098). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table customers
      add column erasure_asked_at timestamptz,
      add column erasure_answer text check (erasure_answer in ('erased', 'kept')),
      add constraint customers_answer_what_was_asked check (erasure_answer is null or erasure_asked_at is not null);
    comment on column customers.erasure_asked_at is 'when their account was deleted while the provider kept what it had written down of them; null: never';
    comment on column customers.erasure_answer is 'what the provider decided of it; null: nothing yet';
    alter table notices
      add column customer_id bigint,
      add column import_id bigint,
      add foreign key (provider_id, customer_id) references customers (provider_id, id),
      add foreign key (provider_id, import_id) references customer_imports (provider_id, id),
      drop constraint notices_kind_check, drop constraint notices_name_their_subject;
    alter table notices
      add constraint notices_kind_check check (kind in ('bookingConfirmed', 'bookingMoved', 'bookingChanged', 'bookingCancelled',
        'refundFailed', 'accountAsksForMore', 'accountRefused', 'accountDisconnected', 'invitationAccepted', 'erasureAsked',
        'importFinished')),
      add constraint notices_name_their_subject check (
        (reservation_id is not null)
          = (kind in ('bookingConfirmed', 'bookingMoved', 'bookingChanged', 'bookingCancelled', 'refundFailed'))
        and (colleague_id is not null) = (kind = 'invitationAccepted')
        and (customer_id is not null) = (kind = 'erasureAsked')
        and (import_id is not null) = (kind = 'importFinished'));
    create index notices_of_customer on notices (provider_id, customer_id) where customer_id is not null;
    comment on column notices.customer_id is 'whose account was deleted';
    comment on column notices.import_id is 'the list of customers that was brought in';
    create trigger notices_of_who_stands before insert or update of customer_id on notices
      for each row when (new.customer_id is not null) execute function customer_that_stands();
  `.execute(db);
}
