import type { ClassForm } from '#contracts/validation/class-form.ts';
import type { Work } from '#server/kernel/work.ts';
import { insertClass } from '#server/modules/catalog/index.ts';
import { holdSessions } from '#server/modules/availability/index.ts';
import { aProvider } from '#server/modules/providers/builders.ts';
import { aColleague } from '#server/modules/staff/builders.ts';
import { epochMinutesOf } from '#contracts/time.ts';
import { saveClassTerms } from './store/class-terms.ts';
import { insertSessions } from './store/sessions.ts';

/** A class with its sessions, for tests. */
export interface ClassMade {
  providerId: number;
  classId: number;
  sessionIds: number[];
  teacherId: number;
}

/** What a test wants of a class, and when its sessions begin (UTC). */
export type ClassWanted = Partial<ClassForm> & {
  providerId?: number;
  starts?: readonly string[];
  /** Of each session, of the model custom. */
  prices?: readonly number[];
  /** Its sessions repeat each other. */
  isSeries?: boolean;
};

/** For tests: yoga for 15 euro a session, ten places, an hour each; one session on 3 November 2026 at 18:00 unless told otherwise. */
export async function aClass(work: Work, wanted: ClassWanted = {}): Promise<ClassMade> {
  return work.transaction(async (tx) => {
    const {
      providerId: given,
      starts = ['2026-11-03T17:00:00Z'],
      prices = [],
      isSeries = false,
      ...form
    } = wanted;
    const providerId = given ?? (await aProvider(tx));
    const teacherId = await aColleague(tx, { providerId });
    const whole: ClassForm = {
      serviceType: 'Y',
      name: 'Yoga',
      description: '',
      groupId: null,
      model: 'session',
      lateJoin: 'no',
      priceCents: 1500,
      durationMinutes: 60,
      capacity: 10,
      minimumCapacity: 1,
      locationType: 1,
      closesMinutes: 0,
      vatTreatment: null,
      isActive: true,
      isPublished: true,
      ...form,
    };
    const { classId } = await insertClass(tx, providerId, whole);
    await saveClassTerms(tx, { providerId, classId }, whole);
    const sessions = starts.map((start, index) => {
      const startsAt = new Date(start);
      return {
        providerId,
        classId,
        startsAt,
        endsAt: new Date(startsAt.getTime() + whole.durationMinutes * 60_000),
        timeZone: 'Europe/Rome',
        priceCents: prices[index] ?? null,
        capacity: whole.capacity,
        teacherId,
        roomId: null,
        locationType: whole.locationType,
        link: null,
        series: isSeries ? 0 : null,
      };
    });
    const sessionIds = await insertSessions(tx, sessions);
    await holdSessions(
      tx,
      { providerId, offerId: classId },
      sessions.map(({ startsAt, endsAt }, index) => ({
        sessionId: sessionIds[index] ?? 0,
        from: epochMinutesOf(startsAt),
        to: epochMinutesOf(endsAt),
        teacherId,
        roomId: null,
      })),
    );
    return { providerId, classId, sessionIds, teacherId };
  });
}
