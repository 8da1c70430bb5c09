import type { Page } from '#server/kernel/page.ts';
import { pageOf } from '#server/kernel/page.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { RequestContext } from '#server/kernel/request-context.ts';
import type { Work } from '#server/kernel/work.ts';
import type { Viewer } from '#server/modules/authority/index.ts';
import { expectMay } from '#server/modules/authority/index.ts';
import { hasBookedWith, ownResourceOf, seesContacts } from '#server/modules/booking/index.ts';
import { standingCustomer } from '#server/modules/customers/index.ts';
import { reminderHoursOf } from '#server/modules/providers/index.ts';
import type { LoggedMail, MailLine } from '../rules/mail-log.ts';
import { mailLine, remindersAhead } from '../rules/mail-log.ts';
import type { ReservationForMail } from '../rules/reservation-for-mail.ts';
import { mailsOfCustomer, mailsOfReservation } from '../store/mail-log.ts';
import { mailSources } from './mail-sources.ts';

type Asking = Pick<RequestContext, 'work' | 'actor'>;
interface Asked {
  providerId: number;
  id: number;
  page: number;
}

/** What was sent about a booking, ten a page, and when its customer will be reminded of it. */
export interface MailsOfReservation extends Page<MailLine> {
  /** The first one first; none where nobody can be written to, or it is off. */
  remindersAt: Date[];
}

/** What was sent to whom about a booking, the latest first; never what it said. @throws Refusal as `expectMay`; notFound */
export async function getReservationMails(
  { work, actor }: Asking,
  { providerId, id, page }: Asked,
): Promise<MailsOfReservation> {
  const viewer = await expectMay(work, actor, providerId, 'seeReservations');
  const [booking, ownResourceId] = await Promise.all([
    mailSources.reservationForMail(work, { providerId, reservationId: id }),
    ownResourceOf(work, viewer),
  ]);
  if (!booking || (ownResourceId !== null && booking.resourceId !== ownResourceId))
    throw new Refusal('notFound');
  const [{ mails, total }, remindersAt] = await Promise.all([
    mailsOfReservation(work, { providerId, reservationId: id, page }),
    remindersOf(work, booking),
  ]);
  return { ...pageOf(await linesFor(work, viewer, mails), { total, page }), remindersAt };
}

/**
 * What was sent to a customer, or to who cares for them, about all their bookings; of a collaborator about those with them.
 * @throws Refusal as `expectMay`; notFound
 */
export async function getCustomerMails(
  { work, actor }: Asking,
  { providerId, id, page }: Asked,
): Promise<Page<MailLine>> {
  const viewer = await expectMay(work, actor, providerId, 'seeCustomers');
  const customerId = await standingCustomer(work, { providerId, customerId: id });
  const resourceId = await ownResourceOf(work, viewer);
  if (
    customerId === null ||
    (resourceId !== null && !(await hasBookedWith(work, { providerId, customerId, resourceId }, 'card')))
  )
    throw new Refusal('notFound');
  const { mails, total } = await mailsOfCustomer(work, { providerId, customerId, resourceId, page });
  return pageOf(await linesFor(work, viewer, mails), { total, page });
}

async function linesFor(work: Work, viewer: Viewer, mails: readonly LoggedMail[]): Promise<MailLine[]> {
  const sees = { ofCustomers: await seesContacts(work, viewer), ofProvider: viewer.extent === 'all' };
  return mails.map((mail) => mailLine(mail, sees));
}

/** As `findDueReminders` will find them. */
async function remindersOf(
  work: Work,
  { providerId, status, startsAt, recipient }: ReservationForMail,
): Promise<Date[]> {
  if (status !== 'A' || recipient === null) return [];
  const wished = await reminderHoursOf(work, [providerId]);
  return remindersAhead(startsAt, wished.get(providerId) ?? [], work.now());
}
