import type { AffectedAct } from '#contracts/consequences.ts';
import { builder } from '#server/graphql/builder.ts';
import { withoutNulls } from '#server/graphql/without-nulls.ts';
import type { RequestContext } from '#server/kernel/request-context.ts';
import type { Settling } from '../index.ts';

const AffectedActEnum = builder.enumType('HurtAct', {
  description: 'Act on a booking or class session affected by a change.',
  values: {
    KEEP: { description: 'Keep it; its history says so.' },
    MOVE: { description: 'Move a booking to another time or person.' },
    REPLACE: { description: 'Give a session another teacher or room: participants are notified.' },
    CANCEL: { description: 'Cancel it as the provider: customers are notified and refunded.' },
  } as const satisfies Record<AffectedAct, object>,
});

const AffectedActInput = builder.inputType('HurtActInput', {
  description: 'The act for one affected booking or class session; exactly one of the two is named.',
  fields: (t) => ({
    reservationId: t.field({ type: 'Id', description: 'Id of the booking.' }),
    sessionId: t.field({ type: 'Id', description: 'Id of the class session.' }),
    act: t.field({ type: AffectedActEnum, required: true, description: 'One of the acts its list allows.' }),
    start: t.string({
      description: 'For a move: the new start, yyyy-mm-ddTHH:mm in the provider’s local time.',
    }),
    resourceId: t.field({
      type: 'Id',
      description:
        'For a move: the person; anyone available if omitted. For a replacement: the new teacher or room.',
    }),
  }),
});

/** The argument of every change that may hurt bookings or sessions. */
export const actsArg = {
  type: [AffectedActInput] as [typeof AffectedActInput],
  description:
    'One act per affected booking or class session; without one the change is refused (`bookingsHurt`), and the error lists them in `hurt`.',
};

/** A request with what was chosen in it, as commands take it. */
export const withActs = (
  { work, actor, idempotencyKey, deps }: RequestContext,
  acts: unknown,
): Pick<RequestContext, 'work' | 'actor' | 'idempotencyKey' | 'deps'> & Settling => ({
  work,
  actor,
  idempotencyKey,
  deps,
  acts: withoutNulls(acts ?? []),
});
