import { sql } from 'kysely';
import { isCustomerThemselves } from '#server/modules/customers/index.ts';
import type { Work } from '#server/kernel/work.ts';

/** Every sign-up of a person with its sessions, the oldest first. */
export async function readEnrolmentsOfPerson(work: Work, personId: number) {
  const { rows } = await sql<{ providerId: number; orderId: number } & Record<string, unknown>>`
    select e.provider_id as "providerId", e.id as "subscriptionId", e.customer_id as "customerId", e.order_id as "orderId", e.status,
      e.only_book as "isBookedWithoutPaying", e.total_cents as "totalCents", e.language, e.free_cancellation_hours as "freeCancellationHours",
      e.terms_version as "termsVersion", e.confirmed_at as "confirmedAt", e.cancelled_at as "cancelledAt", e.cancel_reason as "cancelReason",
      e.created_at as "createdAt",
      (select coalesce(json_agg(json_build_object('startsAt', s.starts_at, 'endsAt', s.ends_at, 'place', p.status, 'presence', p.presence)
          order by s.starts_at), '[]')
        from enrolment_places p join class_sessions s on s.provider_id = p.provider_id and s.id = p.session_id
        where p.provider_id = e.provider_id and p.enrolment_id = e.id) as sessions
    from enrolments e where e.person_id = ${personId} order by e.id`.execute(work.db);
  return rows;
}

/** Takes the address out of a person's sign-ups; where the provider goes on knowing who came, the sign-up loses its link to the person. */
export async function emptyEnrolmentsOfPerson(work: Work, personId: number): Promise<void> {
  await sql`update enrolments set waits_for_address = null where person_id = ${personId} and waits_for_address is not null`.execute(
    work.db,
  );
  await sql`
    update enrolments e set person_id = null where e.person_id = ${personId}
      and not ${isCustomerThemselves(sql`e.provider_id`, sql`e.customer_id`, personId)}`.execute(work.db);
}
