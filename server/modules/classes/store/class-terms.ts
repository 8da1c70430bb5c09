import type { Work } from '#server/kernel/work.ts';
import type { ClassTerms } from '../rules/class-terms.ts';
import { classesTables } from './tables.ts';

/** Writes the terms of a class, or writes them over. */
export async function saveClassTerms(
  work: Work,
  { providerId, classId }: { providerId: number; classId: number },
  { model, lateJoin, closesMinutes }: ClassTerms,
): Promise<void> {
  const terms = { model, late_join: lateJoin, closes_minutes: closesMinutes };
  await classesTables(work)
    .insertInto('class_terms')
    .values({ provider_id: providerId, offer_id: classId, ...terms })
    .onConflict((conflict) => conflict.columns(['provider_id', 'offer_id']).doUpdateSet(terms))
    .execute();
}

/** The terms of some classes, by the class. */
export async function readClassTerms(
  work: Work,
  classIds: readonly number[],
): Promise<Map<number, ClassTerms>> {
  if (classIds.length === 0) return new Map();
  const rows = await classesTables(work)
    .selectFrom('class_terms')
    .select(['offer_id as classId', 'model', 'late_join as lateJoin', 'closes_minutes as closesMinutes'])
    .where('offer_id', 'in', [...classIds])
    .execute();
  return new Map(rows.map(({ classId, ...terms }) => [classId, terms]));
}
