import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** The summary of tomorrow that who works at a provider may wish, and notices of bookings changed at the same time (docs/decisions/0090). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table staff_mail_wishes
      add column day_before boolean not null default false,
      add column summed_up_until date;
    comment on column staff_mail_wishes.day_before is 'whether the bookings of tomorrow are mailed on the evening before';
    comment on column staff_mail_wishes.summed_up_until is 'the last day that was summed up on the evening before, by the clock of the provider';
    create index staff_mail_wishes_day_before on staff_mail_wishes (provider_id, person_id) where day_before;
    alter table notices drop constraint notices_kind_check, drop constraint notices_name_their_subject;
    alter table notices
      add constraint notices_kind_check check (kind in ('bookingConfirmed', 'bookingMoved', 'bookingChanged', 'bookingCancelled',
        'refundFailed', 'accountAsksForMore', 'accountRefused', 'accountDisconnected', 'invitationAccepted')),
      add constraint notices_name_their_subject check (
        (reservation_id is not null)
          = (kind in ('bookingConfirmed', 'bookingMoved', 'bookingChanged', 'bookingCancelled', 'refundFailed'))
        and (colleague_id is not null) = (kind = 'invitationAccepted'));
  `.execute(db);
}
