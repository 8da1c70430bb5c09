import type { LinkPurpose, LinkSubject } from '#server/kernel/links.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { Deps } from '#server/kernel/deps.ts';
import type { Work } from '#server/kernel/work.ts';
import type { ReservationDetails } from './reservation-details.ts';
import { reservationDetails } from './reservation-details.ts';

/**
 * The booking behind a mailed link. Looking changes nothing, however often the link is opened.
 * @throws Refusal notFound for every code that is not ours, whatever is wrong with it
 */
export async function reservationByLink(
  work: Work,
  deps: Pick<Deps, 'links'>,
  purpose: LinkPurpose,
  code: string,
): Promise<ReservationDetails> {
  const { providerId, id } = readLink(deps, purpose, code);
  return reservationDetails(work, providerId, id);
}

/** @throws Refusal notFound */
export function readLink(deps: Pick<Deps, 'links'>, purpose: LinkPurpose, code: string): LinkSubject {
  const subject = deps.links.read(purpose, code);
  if (!subject) throw new Refusal('notFound');
  return subject;
}
