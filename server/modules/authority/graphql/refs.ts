import type { HurtAct } from '#contracts/consequences.ts';
import { builder } from '#server/graphql/builder.ts';
import { withoutNulls } from '#server/graphql/without-nulls.ts';
import type { RequestContext } from '#server/kernel/request-context.ts';
import type { Settling } from '../index.ts';

const HurtActEnum = builder.enumType('HurtAct', {
  description: 'Act on a booking affected by a change.',
  values: {
    KEEP: { description: 'Keep it; its history says so.' },
    MOVE: { description: 'Move it to another time or person.' },
    CANCEL: { description: 'Cancel it as the provider: the customer is notified and refunded.' },
  } as const satisfies Record<HurtAct, object>,
});

const HurtActInput = builder.inputType('HurtActInput', {
  description: 'The act for one affected booking.',
  fields: (t) => ({
    reservationId: t.field({ type: 'Id', required: true, description: 'Id of the booking.' }),
    act: t.field({ type: HurtActEnum, required: true, description: 'One of the acts its list allows.' }),
    start: t.string({
      description: 'For a move: the new start, yyyy-mm-ddTHH:mm in the provider’s local time.',
    }),
    resourceId: t.field({
      type: 'Id',
      description: 'For a move: the person; anyone available if omitted.',
    }),
  }),
});

/** The argument of every change that may hurt bookings. */
export const actsArg = {
  type: [HurtActInput] as [typeof HurtActInput],
  description:
    'One act per affected booking; without one the change is refused (`bookingsHurt`), and the error lists the bookings in `hurt`.',
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
