import type { ActCalls } from '#web/business-frame/acts/answer-act.ts';
import { listAddress, oneOf } from '#web/lib/list-address.ts';
import type { RequestContext } from '#web/lib/request-context.ts';
import {
  ARCHIVED_CLASSES,
  ARCHIVED_SERVICES,
  ARCHIVED_VIDEOS,
  RESTORE_ARCHIVED_CLASSES,
  RESTORE_ARCHIVED_SERVICES,
  RESTORE_ARCHIVED_VIDEOS,
} from './archive-calls.ts';

/** What the archive holds, in the order of its tabs (specification section 2, "Archive"). */
export const ARCHIVE_KINDS = ['courses', 'events', 'services', 'videos'] as const;
export type ArchiveKind = (typeof ARCHIVE_KINDS)[number];

export const ARCHIVE_ADDRESS = listAddress({ kind: oneOf(ARCHIVE_KINDS) });
export const ARCHIVE_PAGE_SIZE = 10;

export type Archived = { id: number; name: string };
export type ArchivePage = { items: readonly Archived[]; total: number };

/** One page of what is archived of a kind, ten at a time. @param page from 1 */
export async function readArchive(
  { api }: Pick<RequestContext, 'api'>,
  { providerId, kind, page }: { providerId: number; kind: ArchiveKind; page: number },
): Promise<ArchivePage> {
  if (kind === 'services') return (await api(ARCHIVED_SERVICES, { providerId, page })).getSubServices;
  if (kind === 'videos') return pageOf((await api(ARCHIVED_VIDEOS, { providerId })).getProducts, page);
  const serviceType = kind === 'events' ? 'E' : 'Y';
  return pageOf((await api(ARCHIVED_CLASSES, { providerId, serviceType })).getClasses, page);
}

const pageOf = (all: readonly Archived[], page: number): ArchivePage => ({
  items: all.slice((page - 1) * ARCHIVE_PAGE_SIZE, page * ARCHIVE_PAGE_SIZE),
  total: all.length,
});

/** The call that takes something of a kind out of the archive. */
export const restoreCalls = (kind: ArchiveKind): ActCalls<'restore'> => ({
  restore(api, { providerId, ids }) {
    if (kind === 'services') return api(RESTORE_ARCHIVED_SERVICES, { providerId, ids });
    if (kind === 'videos') return api(RESTORE_ARCHIVED_VIDEOS, { providerId, ids });
    return api(RESTORE_ARCHIVED_CLASSES, { providerId, ids });
  },
});
