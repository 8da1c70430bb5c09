import { NoticesToMark } from '#contracts/validation/notices.ts';
import type { NoticeKind } from '#contracts/notice-kinds.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { Page } from '#server/kernel/page.ts';
import { pageOf } from '#server/kernel/page.ts';
import type { RequestContext } from '#server/kernel/request-context.ts';
import type { Work } from '#server/kernel/work.ts';
import type { Viewer } from '#server/modules/authority/index.ts';
import { expectMay, providerCommand } from '#server/modules/authority/index.ts';
import { reservationDetailsOfMany } from '#server/modules/booking/index.ts';
import { namesOfColleaguePlaces } from '#server/modules/colleagues/index.ts';
import type { ImportRow } from '#server/modules/customer-import/index.ts';
import { countsOfImports } from '#server/modules/customer-import/index.ts';
import { resourcesOf } from '#server/modules/staff/index.ts';
import type { NoticeReader, NoticeRow } from '../store/notices.ts';
import {
  countTheirs,
  countUnread,
  deleteNoticesBefore,
  findNotices,
  markRead,
  readCustomersToErase,
} from '../store/notices.ts';
import { noticeKindsOf } from './notice-audience.ts';

type Asking = Pick<RequestContext, 'work' | 'actor'>;

/** How long a notice is kept, read or not. */
const KEPT_DAYS = 90;
const DAY_MS = 86_400_000;

/** The booking a notice is about, as it stands now; nobody's e-mail and phone are in it. */
export interface NoticedBooking {
  id: number;
  serviceName: string;
  /** '' of who has left and of who gave none. */
  customerName: string;
  /** Whom it is with; null where nobody knows any more. */
  resourceName: string | null;
  startsAt: Date;
  timeZone: string;
}

/** A notice as its reader sees it: what happened, and what it is about as that stands now. */
export interface SeenNotice {
  id: number;
  kind: NoticeKind;
  createdAt: Date;
  isRead: boolean;
  /** null where it is about none, and where it is no longer the reader's to see. */
  booking: NoticedBooking | null;
  /** Who works at the provider; null where it is about nobody. */
  colleague: { id: number; name: string } | null;
  /** Whose account was deleted, by what the provider wrote down itself. */
  customer: NoticedCustomer | null;
  /** A list of customers that was brought in, with what it came to. */
  customerImport: ({ id: number } & ImportRow['counts']) | null;
}

/** A customer whose account was deleted. */
export interface NoticedCustomer {
  id: number;
  /** As the provider wrote it down; '' where it did not, or has erased it. */
  name: string;
  /** Whether somebody still has to decide what is kept. */
  isOpen: boolean;
}

export interface NoticePage extends Page<SeenNotice> {
  unread: number;
}

const readerOf = ({ providerId, personId, role }: Viewer): NoticeReader => ({
  providerId,
  personId,
  kinds: noticeKindsOf(role),
});

/** What the reader was told at a provider, the latest first, ten a page. @throws Refusal as `expectMay` */
export async function getNotices(
  { work, actor }: Asking,
  { providerId, page }: { providerId: number; page: number },
): Promise<NoticePage> {
  const viewer = await expectMay(work, actor, providerId, 'seeNotices');
  const { notices, total, unread } = await findNotices(work, readerOf(viewer), page);
  return { ...pageOf(await seen(work, viewer, notices), { total, page }), unread };
}

/** How many of them are unread. @throws Refusal as `expectMay` */
export async function countUnreadNotices({ work, actor }: Asking, providerId: number): Promise<number> {
  return countUnread(work, readerOf(await expectMay(work, actor, providerId, 'seeNotices')));
}

/** Marks notices of one's own as read: some, or all up to one. @returns how many are unread now. @throws Refusal as `providerCommand`; notFound for one that is not theirs */
export async function readNotices(
  asking: Pick<RequestContext, 'work' | 'actor' | 'idempotencyKey'>,
  providerId: number,
  input: unknown,
): Promise<{ unread: number }> {
  return providerCommand(asking, {
    operation: 'readNotices',
    action: 'seeNotices',
    providerId,
    schema: NoticesToMark,
    input,
    async run(tx, which, viewer) {
      const reader = readerOf(viewer);
      const ids = unique(which.ids);
      if (ids.length > 0 && (await countTheirs(tx, reader, ids)) < ids.length) throw new Refusal('notFound');
      await markRead(tx, reader, which.upTo === null ? { ids } : { upTo: which.upTo });
      // What somebody has read is nobody else's affair: no history
      return { answer: { unread: await countUnread(tx, reader) }, changes: [] };
    },
  });
}

/** Drops what nobody looks for any more. */
export async function sweepNotices(work: Work): Promise<void> {
  await deleteNoticesBefore(work, new Date(work.now().getTime() - KEPT_DAYS * DAY_MS));
}

async function seen(work: Work, viewer: Viewer, notices: readonly NoticeRow[]): Promise<SeenNotice[]> {
  const { providerId } = viewer;
  const [bookings, colleagues, customers, imports] = await Promise.all([
    bookingsIn(work, viewer, notices),
    colleaguesIn(work, viewer, notices),
    readCustomersToErase(work, providerId, idsOf(notices, 'customerId')),
    countsOfImports(work, providerId, idsOf(notices, 'importId')),
  ]);
  return notices.map(({ reservationId, colleagueId, customerId, importId, ...notice }) => {
    const customer = customerId === null ? undefined : customers.get(customerId);
    const counts = importId === null ? undefined : imports.get(importId);
    return {
      ...notice,
      booking: (reservationId !== null && bookings.get(reservationId)) || null,
      colleague: (colleagueId !== null && colleagues.get(colleagueId)) || null,
      customer: customer ? { id: customer.id, name: nameOf(customer), isOpen: customer.isOpen } : null,
      customerImport: importId !== null && counts ? { id: importId, ...counts } : null,
    };
  });
}

const nameOf = ({ firstname, lastname }: { firstname: string | null; lastname: string | null }): string =>
  [firstname, lastname].filter(Boolean).join(' ');

/** The bookings some notices are about; who sees their own alone sees none that has gone to somebody else since. */
async function bookingsIn(
  work: Work,
  { providerId, personId, role }: Viewer,
  notices: readonly NoticeRow[],
): Promise<Map<number, NoticedBooking>> {
  const ids = idsOf(notices, 'reservationId');
  if (ids.length === 0) return new Map();
  const details = await reservationDetailsOfMany(
    work,
    ids.map((id) => ({ providerId, id })),
  );
  const resources = await resourcesOf(
    work,
    providerId,
    unique(details.map(({ reservation }) => reservation.resourceId)),
  );
  const ownerOf = new Map(resources.map(({ id, personId: owner }) => [id, owner]));
  const seesAll = noticeKindsOf(role).all.includes('bookingConfirmed');
  return new Map(
    details
      .filter(({ reservation }) => seesAll || ownerOf.get(reservation.resourceId) === personId)
      .map(({ reservation, customer, order, provider }) => [
        reservation.id,
        {
          id: reservation.id,
          serviceName: order.snapshot.name,
          customerName: nameOf(customer),
          resourceName: order.snapshot.resourceName,
          startsAt: reservation.startsAt,
          timeZone: provider.timeZone,
        },
      ]),
  );
}

async function colleaguesIn(
  work: Work,
  { providerId }: Viewer,
  notices: readonly NoticeRow[],
): Promise<Map<number, { id: number; name: string }>> {
  const names = await namesOfColleaguePlaces(work, providerId, idsOf(notices, 'colleagueId'));
  return new Map([...names].map(([id, name]) => [id, { id, name }]));
}

type SubjectId = 'reservationId' | 'colleagueId' | 'customerId' | 'importId';

const unique = (ids: readonly number[]): number[] => [...new Set(ids)];
const idsOf = (notices: readonly NoticeRow[], of: SubjectId): number[] =>
  unique(notices.flatMap((notice) => notice[of] ?? []));
