import { REMINDER_HOURS } from '#contracts/reminders.ts';
import { standingStarts } from '#server/modules/booking/index.ts';
import { standingPlaces } from '#server/modules/classes/index.ts';
import { reminderHoursOf } from '#server/modules/providers/index.ts';
import type { Work } from '#server/kernel/work.ts';
import { lockReminderMark, moveReminderMark } from '../store/reminder-marks.ts';
import { queueMail } from './queue-mail.ts';
import { subscriptionForMail } from './subscription-for-mail.ts';
import type { MailSources } from './write-mail.ts';

const HOUR_MS = 3_600_000;
export const REMIND_JOB = 'notifications.remind-of-booking';
export const REMIND_OF_SESSION_JOB = 'notifications.remind-of-session';

/** A booking to be reminded of, as it was when its time came. */
export interface DueReminder {
  providerId: number;
  reservationId: number;
  sequence: number;
  /** ISO; at another one meanwhile, it is reminded of at that. */
  startsAt: string;
  hours: number;
}

/** A session of a class to be reminded of, as it was when its time came. */
export interface DueSessionReminder extends Pick<DueReminder, 'providerId' | 'startsAt' | 'hours'> {
  enrolmentId: number;
  sessionId: number;
}

/**
 * Finds whose reminder is due (specification section 7): from a mark for each distance up to now, so that each is found once however many
 * processes look and whenever one stops. What was booked or moved to a start nearer than that is not reminded of: its
 * customer has just been written to. After a standstill those are left out of whose notice more than half is gone.
 */
export async function findDueReminders(work: Work): Promise<void> {
  for (const hours of REMINDER_HOURS) await findDue(work, hours);
}

async function findDue(work: Work, hours: number): Promise<void> {
  const now = work.now().getTime();
  const until = new Date(now + hours * HOUR_MS);
  const earliest = new Date(now + (hours * HOUR_MS) / 2);
  await work.transaction(async (tx) => {
    const mark = await lockReminderMark(tx, hours, until);
    if (mark >= until) return;
    const after = mark > earliest ? mark : earliest;
    for await (const bookings of standingStarts(tx, { after, until })) {
      const wished = await reminderHoursOf(tx, [...new Set(bookings.map(({ providerId }) => providerId))]);
      for (const { providerId, reservationId, sequence, startsAt } of bookings) {
        if (!wished.get(providerId)?.includes(hours)) continue;
        const due: DueReminder = {
          providerId,
          reservationId,
          sequence,
          startsAt: startsAt.toISOString(),
          hours,
        };
        await tx.enqueue(REMIND_JOB, { ...due });
      }
    }
    for await (const places of standingPlaces(tx, { after, until })) {
      const wished = await reminderHoursOf(tx, [...new Set(places.map(({ providerId }) => providerId))]);
      for (const { startsAt, ...place } of places) {
        if (!wished.get(place.providerId)?.includes(hours)) continue;
        const due: DueSessionReminder = { ...place, startsAt: startsAt.toISOString(), hours };
        await tx.enqueue(REMIND_OF_SESSION_JOB, { ...due });
      }
    }
    await moveReminderMark(tx, hours, until);
  });
}

/** Reminds who comes, or who cares for them, of one booking, once; nobody where nobody can be written to. */
export async function remindOfBooking(
  work: Work,
  sources: MailSources,
  { providerId, reservationId, sequence, startsAt, hours }: DueReminder,
): Promise<void> {
  const booking = await sources.reservationForMail(work, { providerId, reservationId });
  if (!booking?.recipient) return;
  await queueMail(work, {
    providerId,
    kind: 'reservation-reminder',
    recipient: booking.recipient.email,
    language: booking.language,
    subjectId: reservationId,
    details: { sequence, startsAt },
    sendKey: `reservation-reminder:${providerId}/${reservationId}#${sequence}@${hours}`,
  });
}

/** The same of one session of a class. */
export async function remindOfSession(
  work: Work,
  { providerId, enrolmentId, sessionId, startsAt, hours }: DueSessionReminder,
): Promise<void> {
  const found = await subscriptionForMail(work, { providerId, enrolmentId });
  if (!found?.recipient) return;
  await queueMail(work, {
    providerId,
    kind: 'subscription-reminder',
    recipient: found.recipient.email,
    language: found.language,
    subjectId: enrolmentId,
    details: { sessionIds: [sessionId], startsAt },
    sendKey: `subscription-reminder:${providerId}/${enrolmentId}/${sessionId}/${startsAt}@${hours}`,
  });
}
