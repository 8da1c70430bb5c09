import type { LinkPurpose, LinkSubject } from '#server/kernel/links.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { Tools } from '#server/kernel/tools.ts';
import type { Work } from '#server/kernel/work.ts';
import type { ReservationDetails } from './reservation-details.ts';
import { reservationDetails } from './reservation-details.ts';

/**
 * The booking behind a mailed link. Looking changes nothing, however often the link is opened.
 * @throws Refusal notFound for every code that is not ours, whatever is wrong with it
 */
export async function reservationByLink(
  work: Work,
  tools: Pick<Tools, 'links'>,
  purpose: LinkPurpose,
  code: string,
): Promise<ReservationDetails> {
  const { providerId, id } = readLink(tools, purpose, code);
  return reservationDetails(work, providerId, id);
}

/** @throws Refusal notFound */
export function readLink(tools: Pick<Tools, 'links'>, purpose: LinkPurpose, code: string): LinkSubject {
  const subject = tools.links.read(purpose, code);
  if (!subject) throw new Refusal('notFound');
  return subject;
}
