import * as v from 'valibot';
import { HURT_ACTS, affectedKey, MOST_HURT } from '../consequences.ts';

const id = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(Number.MAX_SAFE_INTEGER));

/**
 * What shall become of one booking or session; of a move, its new start in local time of the provider, and with whom (null: anyone who is free); of a
 * replacement, by whom or what.
 */
export const ChosenAct = v.pipe(
  v.object({
    reservationId: v.optional(v.nullable(id), null),
    sessionId: v.optional(v.nullable(id), null),
    act: v.picklist(HURT_ACTS),
    start: v.optional(
      v.nullable(v.pipe(v.string(), v.trim(), v.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:00)?$/))),
      null,
    ),
    resourceId: v.optional(v.nullable(id), null),
  }),
  v.forward(
    v.check(({ act, start }) => act !== 'MOVE' || start !== null),
    ['start'],
  ),
  v.forward(
    v.check(({ act, resourceId }) => act !== 'REPLACE' || resourceId !== null),
    ['resourceId'],
  ),
  v.check(({ reservationId, sessionId }) => (reservationId === null) !== (sessionId === null)),
);
export type ChosenAct = v.InferOutput<typeof ChosenAct>;

/** One act for each booking or session that a change would hurt. */
export const ChosenActs = v.object({
  acts: v.optional(
    v.pipe(
      v.array(ChosenAct),
      v.maxLength(MOST_HURT),
      v.check((acts) => new Set(acts.map(affectedKey)).size === acts.length),
    ),
    [],
  ),
});
