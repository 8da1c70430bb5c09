import { MovesNotification, MoveNotification } from '#contracts/validation/desk.ts';
import type { Change } from '#server/modules/authority/index.ts';
import { providerCommand } from '#server/modules/authority/index.ts';
import type { SeenBooking } from '#server/modules/booking/index.ts';
import { lockOwnBooking, lockOwnBookings, versionOf } from '#server/modules/booking/index.ts';
import { entriesOf } from '#server/kernel/audit.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { RequestContext } from '#server/kernel/request-context.ts';
import type { Work } from '#server/kernel/work.ts';
import { keyOf } from '../rules/send-key.ts';
import type { MailOfWish } from '../store/mails.ts';
import { holdBack, isOnItsWay, letGo } from '../store/mails.ts';
import { mailSources } from './mail-sources.ts';

/** What became of the wish that whoever booked hears of a move, or does not. */
export interface ToldOfMove {
  /** Its mail has gone out or will: where it was on its way already, a wish to keep it comes too late. */
  isTold: boolean;
}

/**
 * Keeps the mail about the last move of a booking from leaving to whoever booked, or lets it go after all, in the seconds that acts of the desk can be undone in
 * (business rule 15). Wished twice it is done once; what has left stays told, and is answered as it is. The center is told of its calendar in any case.
 * @throws Refusal as `providerCommand`; notFound, also for a booking that is not a collaborator's own; changedMeanwhile once it was moved again
 */
export async function notifyOfMove(
  asking: Pick<RequestContext, 'work' | 'actor' | 'idempotencyKey'>,
  seen: SeenBooking,
  input: unknown,
): Promise<ToldOfMove> {
  const { providerId, id } = seen;
  const { outcome } = await providerCommand(asking, {
    operation: 'tellOfMove',
    action: 'changeReservations',
    providerId,
    of: { id },
    schema: MoveNotification,
    input,
    version: versionOf(seen),
    async run(tx, { tells }, viewer) {
      await lockOwnBooking(tx, viewer, id);
      const { isTold, change } = await wish(tx, seen, tells);
      return { answer: { outcome: isTold ? 'told' : 'notTold' }, changes: change ? [change] : [] };
    },
  });
  return { isTold: outcome === 'told' };
}

/**
 * The same for the bookings of a group that were moved together, in one command. They count as told where anybody of them is.
 * @throws Refusal as `notifyOfMove`
 */
export async function notifyOfMoves(
  asking: Pick<RequestContext, 'work' | 'actor' | 'idempotencyKey'>,
  providerId: number,
  input: unknown,
): Promise<ToldOfMove> {
  const { outcome } = await providerCommand(asking, {
    operation: 'tellOfMoves',
    action: 'changeReservations',
    providerId,
    schema: MovesNotification,
    input,
    async run(tx, { bookings, tells }, viewer) {
      const now = await lockOwnBookings(
        tx,
        viewer,
        bookings.map(({ id }) => id),
      );
      if (now.some(({ sequence }, index) => sequence !== bookings[index]?.sequence))
        throw new Refusal('changedMeanwhile');
      const changes: Change[] = [];
      let isNotified = false;
      for (const one of bookings) {
        const wished = await wish(tx, { providerId, ...one }, tells);
        isNotified ||= wished.isTold;
        if (wished.change) changes.push(wished.change);
      }
      return { answer: { outcome: isNotified ? 'told' : 'notTold' }, changes };
    },
  });
  return { isTold: outcome === 'told' };
}

/** @returns what became of a wish, and its line of the history where it changed something */
async function wish(
  work: Work,
  seen: SeenBooking,
  tells: boolean,
): Promise<{ isTold: boolean; change: Change | null }> {
  const toCustomer = await mailOf(work, seen);
  if (!toCustomer) return { isTold: false, change: null };
  const does = tells ? letGo : holdBack;
  // Else what is kept before it is written would be a mail that nobody writes, and letting it go a promise
  const isChanged = (await wasJustMoved(work, seen)) && (await does(work, toCustomer));
  const isNotified = isChanged ? tells : await isOnItsWay(work, toCustomer);
  const line = {
    subject: 'reservation',
    subjectId: seen.id,
    before: { reason: tells ? 'notTold' : 'told' },
    after: { reason: tells ? 'told' : 'notTold' },
  };
  return { isTold: isNotified, change: isChanged ? line : null };
}

/** The ten seconds, and the time that a queue takes at worst until it has written a mail. */
const JUST_MS = 60_000;

/** Whether a booking's time was changed so lately that the mail about it may not have left. */
async function wasJustMoved(work: Work, { providerId, id }: SeenBooking): Promise<boolean> {
  const entries = await entriesOf(work, { providerId, subject: 'reservation', subjectId: id });
  const since = work.now().getTime() - JUST_MS;
  return entries.some(
    ({ happenedAt, before }) =>
      // Of a booking that is new there is no before
      happenedAt.getTime() >= since && (before as { startsAt?: string } | null)?.startsAt !== undefined,
  );
}

/** The mail about a change of a booking's time; null where nobody can be written to. */
async function mailOf(
  work: Work,
  { providerId, id: reservationId, sequence }: SeenBooking,
): Promise<MailOfWish | null> {
  const booking = await mailSources.reservationForMail(work, { providerId, reservationId });
  if (!booking?.recipient) return null;
  const kind = 'reservation-moved';
  const sendKey = keyOf(kind, { providerId, reservationId, sequence });
  return { providerId, kind, subjectId: reservationId, sendKey, sequence };
}
