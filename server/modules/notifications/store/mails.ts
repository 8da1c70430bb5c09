import { sql } from 'kysely';
import type { Locale } from '#contracts/languages.ts';
import type { Work } from '#server/kernel/work.ts';
import type { RenderedMail } from '../templates/mail-content.ts';
import { LEASE_SECONDS, MOST_DOUBTFUL_TRIES, MOST_TRIES } from '../rules/next-try.ts';
import type { MailKind } from '../rules/mail-kinds.ts';
import { FAREWELL_KIND } from '../rules/mail-kinds.ts';
import type { MailLane } from '../rules/mail-lane.ts';
import { SLOW_KINDS, WAITED_FOR_KINDS } from '../rules/mail-lane.ts';
import { notificationsTables } from './tables.ts';

export interface NewMail {
  /** null when no provider is concerned. */
  providerId: number | null;
  kind: MailKind;
  recipient: string;
  language: Locale;
  /** The row it is about: a reservation, a contact message. */
  subjectId: number;
  /** Figures of the event itself; never codes or tokens. */
  details: object;
  /** One mail per business event, kind and recipient. */
  sendKey: string;
  /** It waits until then; left out: it goes out at once. */
  notBefore?: Date;
  /** Whoever reads it booked themselves: it counts among no mails to strangers. */
  isAskedFor?: boolean;
}

/** The same to many, each once: the sweep of their lane sends them. */
export async function insertMails(
  work: Work,
  mails: readonly Omit<NewMail, 'notBefore' | 'isAskedFor'>[],
): Promise<void> {
  if (mails.length === 0) return;
  await notificationsTables(work)
    .insertInto('mails')
    .values(
      mails.map((mail) => ({
        provider_id: mail.providerId,
        send_key: mail.sendKey,
        kind: mail.kind,
        recipient: mail.recipient,
        language: mail.language,
        subject_id: mail.subjectId,
        details: JSON.stringify(mail.details),
        created_at: work.now(),
        next_try_at: work.now(),
      })),
    )
    .onConflict((conflict) => conflict.column('send_key').doNothing())
    .execute();
}

/** A mail that one try has taken for itself. */
export interface MailInHand extends Omit<
  NewMail,
  'kind' | 'details' | 'notBefore' | 'isAskedFor' | 'subjectId'
> {
  id: number;
  kind: string;
  subjectId: number | null;
  details: unknown;
  /** This one included. */
  tries: number;
  doubtfulTries: number;
  messageId: string;
}

/** One try of a mail, by its number: what an older one still writes changes nothing. */
export type Try = Pick<MailInHand, 'id' | 'tries'>;

/** With the try that ended with its process, if the mail service may have had the mail. */
const doubtfulTries = sql<number>`doubtful_tries + is_handed_over::int`;

/** What stands as the recipient once nothing more is tried: the mail of goodbye takes the address with it. */
const recipientAfterwards = sql<string>`case when kind = ${FAREWELL_KIND} then '' else recipient end`;

/** @returns the new mail's id, or null when this event already has its mail */
export async function insertMail(
  work: Work,
  mail: NewMail & { strangerDay: number | null },
): Promise<number | null> {
  const row = await notificationsTables(work)
    .insertInto('mails')
    .values({
      provider_id: mail.providerId,
      send_key: mail.sendKey,
      kind: mail.kind,
      recipient: mail.recipient,
      language: mail.language,
      subject_id: mail.subjectId,
      details: JSON.stringify(mail.details),
      created_at: work.now(),
      next_try_at: mail.notBefore ?? work.now(),
      stranger_day: mail.strangerDay,
    })
    // What was held back before it was written stays so, and learns what it would tell
    .onConflict((conflict) =>
      conflict
        .column('send_key')
        .doUpdateSet((is) => ({
          recipient: is.ref('excluded.recipient'),
          language: is.ref('excluded.language'),
          details: is.ref('excluded.details'),
          next_try_at: is.ref('excluded.next_try_at'),
          stranger_day: is.ref('excluded.stranger_day'),
        }))
        .where(sql<boolean>`mails.details ? 'isHeldBack'`),
    )
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Of one mail, as somebody wishes to keep it from leaving or to let it go after all: whether it is to go out. Locked by whoever asks. */
export interface MailOfWish extends Pick<NewMail, 'providerId' | 'kind' | 'subjectId' | 'sendKey'> {
  /** The change it tells of. */
  sequence: number;
}

/**
 * Keeps a mail from leaving that no try has taken yet, also before it is written. A try takes a mail by the same row: one of both is first.
 * @returns whether it was kept by this; false: it is kept already, or has gone
 */
export async function holdBack(work: Work, { sequence, ...mail }: MailOfWish): Promise<boolean> {
  const kept = await notificationsTables(work)
    .updateTable('mails')
    .set({ state: 'dropped' })
    .where('send_key', '=', mail.sendKey)
    .where('state', '=', 'waiting')
    .where('tries', '=', 0)
    .executeTakeFirst();
  if (kept.numUpdatedRows > 0n) return true;
  const before = await notificationsTables(work)
    .insertInto('mails')
    .values({
      provider_id: mail.providerId,
      send_key: mail.sendKey,
      kind: mail.kind,
      recipient: '',
      language: 'it',
      subject_id: mail.subjectId,
      details: JSON.stringify({ sequence, isHeldBack: true }),
      state: 'dropped',
      created_at: work.now(),
      next_try_at: work.now(),
    })
    .onConflict((conflict) => conflict.column('send_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return before !== undefined;
}

/** Lets a mail go after all that was held back, as long as its time has not come. @returns whether it goes by this */
export async function letGo(work: Work, { sendKey }: Pick<MailOfWish, 'sendKey'>): Promise<boolean> {
  // Who has not written it yet finds nothing in the way
  const unwritten = await notificationsTables(work)
    .deleteFrom('mails')
    .where('send_key', '=', sendKey)
    .where(sql<boolean>`details ? 'isHeldBack'`)
    .executeTakeFirst();
  if (unwritten.numDeletedRows > 0n) return true;
  const released = await notificationsTables(work)
    .updateTable('mails')
    .set({ state: 'waiting' })
    .where('send_key', '=', sendKey)
    .where('state', '=', 'dropped')
    .where('tries', '=', 0)
    .where('next_try_at', '>', work.now())
    .executeTakeFirst();
  return released.numUpdatedRows > 0n;
}

/** Whether a mail has gone out or will. */
export async function isOnItsWay(work: Work, { sendKey }: Pick<MailOfWish, 'sendKey'>): Promise<boolean> {
  const row = await notificationsTables(work)
    .selectFrom('mails')
    .select('id')
    .where('send_key', '=', sendKey)
    .where('state', 'in', ['waiting', 'sent'])
    .executeTakeFirst();
  return row !== undefined;
}

/** A mail about a change of something. */
export interface MailOfChange {
  state: 'waiting' | 'sent' | 'failed' | 'dropped';
  details: unknown;
}

/** The mails of a kind about one thing that tell of a change of it, the last change first. */
export async function mailsOfChanges(
  work: Work,
  { providerId, subjectId, kind }: { providerId: number; subjectId: number; kind: MailKind },
): Promise<MailOfChange[]> {
  return notificationsTables(work)
    .selectFrom('mails')
    .select(['state', 'details'])
    .where('provider_id', '=', providerId)
    .where('subject_id', '=', subjectId)
    .where('kind', '=', kind)
    .where(sql<boolean>`details ? 'sequence'`)
    .orderBy(sql`(details ->> 'sequence')::int`, 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/**
 * Takes a waiting mail whose time has come for one try; nobody else gets it before the lease ends, and after it another
 * try follows even if this one's process died. Commits by itself.
 * @returns null when there is nothing to try
 */
export async function takeMail(
  work: Work,
  id: number,
  messageId: (sendKey: string) => string,
): Promise<MailInHand | null> {
  const row = await notificationsTables(work)
    .updateTable('mails')
    .set({
      tries: sql`tries + 1`,
      doubtful_tries: doubtfulTries,
      is_handed_over: false,
      next_try_at: endOfLease(work),
    })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .where('next_try_at', '<=', work.now())
    .where('tries', '<', MOST_TRIES)
    .where(doubtfulTries, '<', MOST_DOUBTFUL_TRIES)
    .returning([
      'id',
      'kind',
      'recipient',
      'language',
      'details',
      'tries',
      'provider_id as providerId',
      'subject_id as subjectId',
      'send_key as sendKey',
      'message_id as messageId',
      'doubtful_tries as doubtfulTries',
    ])
    .executeTakeFirst();
  if (!row) return null;
  return { ...row, messageId: row.messageId ?? messageId(row.sendKey) };
}

/**
 * Notes that the mail service may have the mail from now on, so that a try which ends with its process counts as doubtful.
 * The lease begins anew.
 * @returns false when the mail is not this try's any more: then nothing may be handed over
 */
export async function markHandedOver(
  work: Work,
  mail: Try & Pick<MailInHand, 'messageId'>,
): Promise<boolean> {
  const result = await inHand(work, mail)
    .set({ is_handed_over: true, message_id: mail.messageId, next_try_at: endOfLease(work) })
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Mails of a lane whose time has come, the longest waiting first. */
export async function dueMails(work: Work, lane: MailLane, limit: number): Promise<number[]> {
  const rows = await notificationsTables(work)
    .selectFrom('mails')
    .select('id')
    .where('state', '=', 'waiting')
    .where('next_try_at', '<=', work.now())
    .where('tries', '<', MOST_TRIES)
    .$if(lane === 'waitedFor', (query) => query.where('kind', 'in', WAITED_FOR_KINDS))
    .$if(lane === 'slow', (query) => query.where('kind', 'in', SLOW_KINDS))
    .$if(lane === 'usual', (query) => query.where('kind', 'not in', [...WAITED_FOR_KINDS, ...SLOW_KINDS]))
    .orderBy('next_try_at')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Gives up mails whose last try never came to an end. @returns how many */
export async function giveUpLostTries(work: Work): Promise<number> {
  const result = await notificationsTables(work)
    .updateTable('mails')
    .set({
      state: 'failed',
      last_error: 'the last try did not come to an end',
      recipient: recipientAfterwards,
      doubtful_tries: doubtfulTries,
      is_handed_over: false,
    })
    .where('state', '=', 'waiting')
    .where('next_try_at', '<=', work.now())
    .where((is) => is.or([is('tries', '>=', MOST_TRIES), is(doubtfulTries, '>=', MOST_DOUBTFUL_TRIES)]))
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}

/** @param rendered kept for the development mailbox only; null everywhere else */
export async function markSent(work: Work, mail: Try, rendered: RenderedMail | null): Promise<void> {
  await inHand(work, mail)
    .set({
      state: 'sent',
      recipient: recipientAfterwards,
      sent_at: work.now(),
      last_error: null,
      is_handed_over: false,
      rendered: rendered && JSON.stringify(rendered),
    })
    .execute();
}

/** What it would have told is no longer true. */
export async function markDropped(work: Work, mail: Try): Promise<void> {
  await inHand(work, mail).set({ state: 'dropped', recipient: recipientAfterwards }).execute();
}

/** @param nextTryAt null: there is none */
export async function markFailedTry(
  work: Work,
  mail: Try,
  failed: { error: string; doubtfulTries: number; nextTryAt: Date | null },
): Promise<void> {
  const { error, nextTryAt } = failed;
  await inHand(work, mail)
    .set({
      last_error: error.slice(0, 500),
      doubtful_tries: failed.doubtfulTries,
      is_handed_over: false,
      ...(nextTryAt === null
        ? { state: 'failed', recipient: recipientAfterwards }
        : { next_try_at: nextTryAt }),
    })
    .execute();
}

function inHand(work: Work, { id, tries }: Try) {
  return notificationsTables(work)
    .updateTable('mails')
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .where('tries', '=', tries);
}

function endOfLease(work: Work): Date {
  return new Date(work.now().getTime() + LEASE_SECONDS * 1000);
}
