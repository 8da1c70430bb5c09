import {
  dateOf,
  dayNumberOf,
  MINUTES_PER_DAY,
  nextEpochMinutes,
  offsetPeriodOfWall,
  zoneOf,
} from '#contracts/time.ts';
import type { ClassForm, NewSession } from '#contracts/validation/class-form.ts';
import type { SessionTime } from '#server/modules/availability/index.ts';
import { holdSessions } from '#server/modules/availability/index.ts';
import { announceOffersChanged, insertClass, readClasses } from '#server/modules/catalog/index.ts';
import { getProviderForBooking } from '#server/modules/providers/index.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { Work } from '#server/kernel/work.ts';
import { saveClassTerms } from '../store/class-terms.ts';
import { insertSessions } from '../store/sessions.ts';

/** Adds a course or an event without sessions. Joins the caller's transaction. @returns its id */
export async function addClass(work: Work, providerId: number, form: ClassForm): Promise<number> {
  const { classId } = await insertClass(work, providerId, form);
  await saveClassTerms(work, { providerId, classId }, form);
  await announceOffersChanged(work, providerId);
  return classId;
}

/**
 * Adds sessions to a class: teachers and rooms are held, all or none. Joins the caller's transaction.
 * @returns their ids
 * @throws Refusal as `holdSessions`; notFound; invalidPastDate, at `sessions.<n>.startsAt`
 */
export async function addSessions(
  work: Work,
  { providerId, classId }: { providerId: number; classId: number },
  sessions: readonly NewSession[],
): Promise<number[]> {
  const [ofClass] = await readClasses(work, { providerId, ids: [classId] }, { forChange: true });
  const provider = await getProviderForBooking(work, providerId);
  if (!ofClass || !provider) throw new Refusal('notFound');
  const times = sessions.map((one) => sessionTimeOf(one, provider.timeZone));
  const past = times.flatMap(({ from }, index) =>
    from < nextEpochMinutes(work.now()) ? [`sessions.${index}.startsAt`] : [],
  );
  if (past.length > 0) throw new Refusal('invalidPastDate', { affected: past });
  const ids = await insertSessions(
    work,
    sessions.map((one, index) => ({
      providerId,
      classId,
      startsAt: dateOf(times[index]?.from ?? 0),
      endsAt: dateOf(times[index]?.to ?? 0),
      timeZone: provider.timeZone,
      priceCents: one.priceCents,
      capacity: one.capacity,
      teacherId: one.teacherId,
      roomId: one.roomId,
      locationType: ofClass.locationType,
      link: one.link,
      series: one.series,
      intervalType: one.intervalType,
    })),
  );
  await holdSessions(
    work,
    { providerId, offerId: classId },
    sessions.map((one, index) => heldBy(one, times[index], ids[index])),
  );
  return ids;
}

/** A wall time that comes twice is the earlier one; one that is skipped moves on by the hour that is missing. */
export function sessionTimeOf(
  { startsAt, durationMinutes }: Pick<NewSession, 'startsAt' | 'durationMinutes'>,
  timeZone: string,
): { from: number; to: number } {
  const zone = zoneOf(timeZone);
  const [date = '', time = ''] = startsAt.split('T');
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const wall = dayNumberOf(date) * MINUTES_PER_DAY + hours * 60 + minutes;
  const from = wall - offsetPeriodOfWall(zone, wall).offsetMinutes;
  return { from, to: from + durationMinutes };
}

const heldBy = (
  { teacherId, roomId }: NewSession,
  time: { from: number; to: number } | undefined,
  sessionId: number | undefined,
): SessionTime => ({
  teacherId,
  roomId,
  sessionId: sessionId ?? 0,
  from: time?.from ?? 0,
  to: time?.to ?? 0,
});
