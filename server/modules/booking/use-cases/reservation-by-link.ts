import type { LinkPurpose } from '#server/kernel/links.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { Tools } from '#server/kernel/tools.ts';
import type { Work } from '#server/kernel/work.ts';
import type { Reservation } from '../store/reservations.ts';
import { findReservation } from '../store/reservations.ts';

/**
 * The booking behind a mailed link. Looking changes nothing, however often the link is opened.
 * @throws Refusal notFound for every code that is not ours, whatever is wrong with it
 */
export async function reservationByLink(work: Work, tools: Pick<Tools, 'links'>, purpose: LinkPurpose, code: string): Promise<Reservation> {
  const subject = tools.links.read(purpose, code);
  const reservation = subject && (await findReservation(work, subject.providerId, subject.id));
  if (!reservation) throw new Refusal('notFound');
  return reservation;
}
