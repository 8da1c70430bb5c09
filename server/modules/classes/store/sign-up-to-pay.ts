import { sql } from 'kysely';
import type { Work } from '#server/kernel/work.ts';
import type { Enrolment } from './enrolments.ts';

/** The sign-up of a customer for exactly these sessions whose payment is waited for still; null without one. */
export async function signUpToPay(
  work: Work,
  {
    providerId,
    customerId,
    sessionIds,
  }: { providerId: number; customerId: number; sessionIds: readonly number[] },
): Promise<Pick<Enrolment, 'id' | 'orderId' | 'status' | 'totalCents'> | null> {
  const { rows } = await sql<Pick<Enrolment, 'id' | 'orderId' | 'status' | 'totalCents'>>`
    select e.id, e.order_id as "orderId", e.status, e.total_cents as "totalCents" from enrolments e
      where e.provider_id = ${providerId} and e.customer_id = ${customerId} and e.status = 'RSD' and e.expires_at > ${work.now()}
        and (select array_agg(p.session_id order by p.session_id) from enrolment_places p
          where p.provider_id = e.provider_id and p.enrolment_id = e.id and p.status = 'RSD')
          = array(select unnest(${[...sessionIds]}::bigint[]) order by 1) limit 1`.execute(work.db);
  return rows[0] ?? null;
}
