import type { Change, Done, Settling } from '#server/modules/authority/index.ts';
import type { RequestContext } from '#server/kernel/request-context.ts';
import type { Work } from '#server/kernel/work.ts';
import { lockBreak } from '../../store/breaks.ts';

/** Whoever sends a command. */
export type Asking = Pick<RequestContext, 'work' | 'actor' | 'idempotencyKey'>;
/** Of changes that may hurt bookings. */
export type AskingActs = Asking & Settling;
/** Who may change hours, breaks, blocks and closings. */
export const action = 'changeHours';

/** A row of the provider's that a form was filled from. */
export interface OfVersion {
  providerId: number;
  id: number;
  version: number;
}

/** Bookings of one person or thing, or of any. */
export const affects = (by: Settling, resourceIds: readonly number[] | null) => ({
  by,
  touched: () => ({ resourceIds }),
});

/** What a command answers and keeps of its change. */
export const done = (
  id: number,
  subject: string,
  change: Omit<Change, 'subject' | 'subjectId'>,
): Done<{ id: number }> => ({
  answer: { id },
  changes: [{ subject, subjectId: id, ...change }],
});

/** The version that a break or a block has now. */
export const versionOfBreak = ({ version, ...of }: OfVersion, isBlock: boolean) => ({
  expected: version,
  lockCurrent: async (tx: Work) => (await lockBreak(tx, { ...of, isBlock }))?.version ?? null,
});
