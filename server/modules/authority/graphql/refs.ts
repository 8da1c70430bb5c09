import type { HurtAct } from '#contracts/consequences.ts';
import { builder } from '#server/graphql/builder.ts';
import { withoutNulls } from '#server/graphql/without-nulls.ts';
import type { RequestContext } from '#server/kernel/request-context.ts';
import type { Settling } from '../index.ts';

const HurtActEnum = builder.enumType('HurtAct', {
  description: 'What becomes of a booking that a change would hurt.',
  values: {
    KEEP: { description: 'It stays as it is, and its history says so.' },
    MOVE: { description: 'It takes place at another time or with somebody else.' },
    CANCEL: { description: 'The provider cancels it: the customer is told and all money goes back.' },
  } as const satisfies Record<HurtAct, object>,
});

const HurtActInput = builder.inputType('HurtActInput', {
  description: 'What shall become of one booking.',
  fields: (t) => ({
    reservationId: t.field({ type: 'Id', required: true, description: 'Which one.' }),
    act: t.field({ type: HurtActEnum, required: true, description: 'One that its list says is possible.' }),
    start: t.string({
      description: 'Of a move: the new start, yyyy-mm-ddTHH:mm in local time of the provider.',
    }),
    resourceId: t.field({
      type: 'Id',
      description: 'Of a move: with whom; anyone who is free when left out.',
    }),
  }),
});

/** The argument of every change that may hurt bookings. */
export const actsArg = {
  type: [HurtActInput] as [typeof HurtActInput],
  description:
    'One act for each booking that the change would hurt; while one has none the change is refused (`bookingsHurt`) and the error lists them in `hurt`.',
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
