import { Refusal } from '#server/kernel/refusal.ts';
import type { Work } from '#server/kernel/work.ts';
import { readClassTerms } from '../store/class-terms.ts';
import { findEnrolment } from '../store/enrolments.ts';
import { readPlaces } from '../store/places.ts';
import { readSessions } from '../store/sessions.ts';
import type { WholeEnrolment } from './desk/what-cancelling-gives-back.ts';

/** A sign-up with its places and their sessions; locked until the transaction ends where that is asked for. @throws Refusal notFound */
export async function wholeEnrolment(
  work: Work,
  key: { providerId: number; id: number },
  { forChange = false } = {},
): Promise<WholeEnrolment> {
  const enrolment = await findEnrolment(work, key, { forChange });
  if (!enrolment) throw new Refusal('notFound');
  const places = await readPlaces(work, key);
  const sessions = await readSessions(work, {
    providerId: key.providerId,
    ids: places.map(({ sessionId }) => sessionId),
  });
  const terms = (await readClassTerms(work, [enrolment.classId])).get(enrolment.classId);
  return { enrolment, places, sessions, isTotal: terms?.model === 'total' };
}
