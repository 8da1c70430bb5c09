import { sql } from 'kysely';
import type { Work } from '#server/kernel/work.ts';

/** One side of a chat that has not read something and was not mailed of it. */
export interface UnreadSide {
  providerId: number;
  chat: number;
  chatId: string;
  /** 0: the desk. */
  member: number;
  kind: 'desk' | 'direct';
  unreadAt: Date;
  /** Its person is mailed by night too. */
  atNight: boolean;
}

/** How long something is unread before a mail tells of it, by what its reader wishes, and how long one chat then waits for its next mail. */
export interface MailWaits {
  soonMs: number;
  laterMs: number;
  againMs: number;
}

/**
 * Sides that are due for a mail, those that wait longest first, so many after the last one that was listed. Closed chats and who wants no mails are
 * left out; whose clock says night is for the caller.
 */
export async function sidesToMail(
  work: Work,
  { soonMs, laterMs, againMs }: MailWaits,
  after: UnreadSide | null,
  most: number,
): Promise<UnreadSide[]> {
  const now = work.now().getTime();
  const before = (ms: number) => new Date(now - ms);
  const { rows } = await sql<UnreadSide>`
    select m.provider_id as "providerId", m.chat, c.chat_id as "chatId", m.member, c.kind, m.unread_at as "unreadAt",
      coalesce(w.at_night, false) as "atNight"
      from chat_members m join chats c on c.provider_id = m.provider_id and c.id = m.chat
      left join chat_mail_wishes w on w.person_id = m.person_id
      left join chat_settings s on s.provider_id = m.provider_id
     where m.unread_number > greatest(m.read_number, m.mailed_number) and m.unread_at <= ${before(soonMs)}
       and (m.unread_at <= ${before(laterMs)} or w.mails is distinct from 'later')
       and (m.mailed_at is null or m.mailed_at <= ${before(againMs)})
       and w.mails is distinct from 'never' and (m.member <> 0 or s.mails_desk is not false)
       and not exists (select from chat_members b
         where b.provider_id = m.provider_id and b.chat = m.chat and b.blocked_at is not null)
       ${after === null ? sql`` : sql`and (m.unread_at, m.provider_id, m.chat, m.member) > (${after.unreadAt}, ${after.providerId}, ${after.chat}, ${after.member})`}
     order by m.unread_at, m.provider_id, m.chat, m.member limit ${most}`.execute(work.db);
  return rows;
}

/** Who is mailed: a person, or the desk of a center. */
export interface MailReader {
  personId: number | null;
  providerId: number | null;
}

/** One reader, and the chats that a mail tells them of. */
export interface MarkedReader extends MailReader {
  chatIds: string[];
}

/**
 * Marks as mailed all that some readers have not read, also what is not due by itself yet: one mail to each tells of it all. Whoever marks at the
 * same time finds nothing.
 */
export async function markMailed(
  tx: Work,
  readers: readonly MailReader[],
  againMs: number,
): Promise<MarkedReader[]> {
  if (readers.length === 0) return [];
  const people = readers.flatMap(({ personId }) => personId ?? []);
  const desks = readers.flatMap(({ providerId }) => providerId ?? []);
  const { rows } = await sql<MarkedReader>`
    with due as (
      select m.provider_id, m.chat, m.member from chat_members m
       where (m.person_id = any(${people}::bigint[]) or (m.member = 0 and m.provider_id = any(${desks}::bigint[])))
         and m.unread_number > greatest(m.read_number, m.mailed_number)
         and (m.mailed_at is null or m.mailed_at <= ${new Date(tx.now().getTime() - againMs)})
         and not exists (select from chat_members b
           where b.provider_id = m.provider_id and b.chat = m.chat and b.blocked_at is not null)
       order by m.provider_id, m.chat, m.member for update of m skip locked
    ), marked as (
      update chat_members m set mailed_number = m.unread_number, mailed_at = ${tx.now()}
        from due join chats c on c.provider_id = due.provider_id and c.id = due.chat
       where m.provider_id = due.provider_id and m.chat = due.chat and m.member = due.member
      returning m.person_id, m.provider_id, c.chat_id
    )
    select person_id as "personId", case when person_id is null then provider_id end as "providerId",
        json_agg(chat_id order by chat_id) as "chatIds"
      from marked group by 1, 2`.execute(tx.db);
  return rows;
}

/** What one side has not read of a chat. */
export interface UnreadOfSide {
  chatId: string;
  providerId: number;
  kind: 'desk' | 'direct';
  /** The other member; 0: the desk. */
  other: number;
  count: number;
}

/** Of some chats those in which a member has something unread, the latest first; closed ones are left out. */
export async function listUnreadOf(
  work: Work,
  chatIds: readonly string[],
  member: number,
): Promise<UnreadOfSide[]> {
  const { rows } = await sql<UnreadOfSide>`
    select c.chat_id as "chatId", c.provider_id as "providerId", c.kind, o.member as other,
        (select count(*)::integer from chat_messages n
          where n.provider_id = c.provider_id and n.chat = c.id and n.number > m.read_number and n.deleted_number is null
            and case when n.from_desk then m.member <> 0 else m.member <> n.sender_id end) as count
      from chats c
      join chat_members m on m.provider_id = c.provider_id and m.chat = c.id and m.member = ${member}
      join chat_members o on o.provider_id = c.provider_id and o.chat = c.id and o.member <> m.member
     where c.chat_id = any(${chatIds}::text[]) and m.unread_number > m.read_number
       and m.blocked_at is null and o.blocked_at is null
     order by m.unread_at desc, c.id desc`.execute(work.db);
  return rows.filter(({ count }) => count > 0);
}
