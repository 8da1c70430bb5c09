import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import { PAGE_SIZE, rowsBefore } from '#server/kernel/page.ts';
import type { Work } from '#server/kernel/work.ts';
import { bookedTimes } from '#server/modules/booking/index.ts';
import type { LoggedMail } from '../rules/mail-log.ts';
import { CUSTOMER_MAIL_KINDS } from '../rules/mail-log.ts';
import { RESERVATION_MAIL_KINDS } from '../rules/reservation-mail-kinds.ts';

interface LogPage {
  mails: LoggedMail[];
  total: number;
}

const COLUMNS = sql`m.id, m.subject_id as "reservationId", m.kind, m.recipient, m.state, m.tries, m.created_at as "createdAt",
  m.next_try_at as "nextTryAt", m.sent_at as "sentAt", m.last_error as "lastError"`;

/** One page of the mails about a booking, the latest first; found by the index of what mails are about. */
export async function mailsOfReservation(
  work: Work,
  { providerId, reservationId, page }: { providerId: number; reservationId: number; page: number },
): Promise<LogPage> {
  return logPage(
    work,
    sql`mails m where m.provider_id = ${providerId} and m.subject_id = ${reservationId}
      and m.kind = any(${[...RESERVATION_MAIL_KINDS]}::text[])`,
    page,
  );
}

/** The same of the mails to a customer about all their bookings. @param of.resourceId only about those with this person; null: all */
export async function mailsOfCustomer(
  work: Work,
  of: { providerId: number; customerId: number; resourceId: number | null; page: number },
): Promise<LogPage> {
  const { providerId, customerId, resourceId, page } = of;
  return logPage(
    work,
    sql`${bookedTimes} b join mails m on m.provider_id = b.provider_id and m.subject_id = b.id
        and m.kind = any(${[...CUSTOMER_MAIL_KINDS]}::text[])
      where b.provider_id = ${providerId} and b.customer_id = ${customerId}
        and (${resourceId}::bigint is null or b.resource_id = ${resourceId})`,
    page,
  );
}

async function logPage(work: Work, from: RawBuilder<unknown>, page: number): Promise<LogPage> {
  const [found, counted] = await Promise.all([
    sql<LoggedMail>`select ${COLUMNS} from ${from} order by m.id desc limit ${PAGE_SIZE} offset ${rowsBefore(page)}`.execute(
      work.db,
    ),
    sql<{ total: number }>`select count(*)::int as total from ${from}`.execute(work.db),
  ]);
  return { mails: found.rows, total: counted.rows[0]?.total ?? 0 };
}
