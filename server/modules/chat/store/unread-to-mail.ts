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

/**
 * Marks as mailed all that one reader has not read, also what is not due by itself yet: one mail tells of it all. Whoever marks at the same time finds
 * nothing. @returns the chats
 */
export async function markMailed(
  tx: Work,
  { personId, providerId }: MailReader,
  againMs: number,
): Promise<string[]> {
  const { rows } = await sql<{ chatId: string }>`
    with due as (
      select m.provider_id, m.chat, m.member from chat_members m
       where ${personId === null ? sql`m.member = 0 and m.provider_id = ${providerId}` : sql`m.person_id = ${personId}`}
         and m.unread_number > greatest(m.read_number, m.mailed_number)
         and (m.mailed_at is null or m.mailed_at <= ${new Date(tx.now().getTime() - againMs)})
         and not exists (select from chat_members b
           where b.provider_id = m.provider_id and b.chat = m.chat and b.blocked_at is not null)
       order by m.provider_id, m.chat for update of m skip locked
    )
    update chat_members m set mailed_number = m.unread_number, mailed_at = ${tx.now()}
      from due join chats c on c.provider_id = due.provider_id and c.id = due.chat
     where m.provider_id = due.provider_id and m.chat = due.chat and m.member = due.member
    returning c.chat_id as "chatId"`.execute(tx.db);
  return rows.map(({ chatId }) => chatId);
}

/** How many messages of a chat one side has not read. */
export async function countUnread(
  work: Work,
  { providerId, id }: { providerId: number; id: number },
  member: number,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(o.number)::integer as count from chat_members m join chat_messages o
        on o.provider_id = m.provider_id and o.chat = m.chat and o.number > m.read_number and o.deleted_number is null
     where m.provider_id = ${providerId} and m.chat = ${id} and m.member = ${member}
       and case when o.from_desk then m.member <> 0 else m.member <> o.sender_id end`.execute(work.db);
  return rows[0]?.count ?? 0;
}
