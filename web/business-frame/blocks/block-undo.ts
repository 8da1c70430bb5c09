import type { Affected } from '#contracts/consequences.ts';
import { ApiFailure } from '#web/lib/api-failure.ts';
import type { RequestContext } from '#web/lib/request-context.ts';
import { ownAttemptKey } from '#web/lib/page-person.ts';
import type { ActToSend } from '../planning/chosen-acts.ts';
import { affectedIn } from '../planning/affected-in.ts';
import type { Block } from './block-calls.ts';
import { CREATE_BLOCK, DELETE_BLOCK, EDIT_BLOCK } from './block-calls.ts';

/** A block as the API takes it. */
export type BlockSent = Omit<Block, 'id' | 'version' | 'date' | 'reason'> & { date: string; reason: string };

/** What takes an act on a block back. */
export type BlockUndo =
  | { kind: 'delete'; id: number }
  | { kind: 'create'; block: BlockSent }
  /** `without`: what the act made of some of its dates. */
  | { kind: 'restore'; id: number; version: number; block: BlockSent; without: readonly number[] };

export function sentOf({ id: _id, version: _version, date, reason, ...rest }: Block): BlockSent {
  return { ...rest, date: date ?? '', reason: reason ?? '' };
}

/** Every booking and session in that time stays as it is. */
export const keptAll = (affected: readonly Affected[]): ActToSend[] =>
  affected.map(({ reservationId = null, sessionId = null }) => ({
    reservationId,
    sessionId,
    act: 'KEEP',
    start: null,
    resourceId: null,
  }));

/** Takes an act back; what was booked meanwhile, or stood there before, stays as it is. @throws ApiFailure changedMeanwhile, where somebody was there since */
export async function sendUndo(
  api: RequestContext['api'],
  providerId: number,
  undo: BlockUndo,
): Promise<void> {
  try {
    await send(api, providerId, undo, []);
  } catch (error) {
    const affected = error instanceof ApiFailure ? affectedIn(error) : [];
    if (affected.length === 0) throw error;
    await send(api, providerId, undo, keptAll(affected));
  }
}

async function send(
  api: RequestContext['api'],
  providerId: number,
  undo: BlockUndo,
  acts: ActToSend[],
): Promise<void> {
  const withKey = { idempotencyKey: ownAttemptKey() };
  if (undo.kind === 'delete') await api(DELETE_BLOCK, { providerId, id: undo.id, from: null }, withKey);
  else if (undo.kind === 'create') await api(CREATE_BLOCK, { providerId, input: undo.block, acts }, withKey);
  else {
    const { id, version, block, without } = undo;
    const asked = { providerId, id, version, input: block, without: [...without], acts };
    await api(EDIT_BLOCK, asked, withKey);
  }
}
