import { getBookableOffer } from '#server/modules/catalog/index.ts';
import type { BookablePerson } from '#server/modules/catalog/index.ts';
import type { Work } from '#server/kernel/work.ts';

/** Who does what was booked, today; nobody once it cannot be booked any more. */
export async function peopleOfOffer(work: Work, offerId: number): Promise<readonly BookablePerson[]> {
  return (await getBookableOffer(work, offerId))?.people ?? [];
}
