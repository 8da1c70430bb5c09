import { m } from '#contracts/texts/messages.js';
import { builder } from '#server/graphql/builder.ts';
import { commandOf, repeatable } from '#server/kernel/idempotency.ts';
import { signedIn } from '#server/kernel/request-context.ts';
import { getMyPin, removeMyPin, setMyPin } from '../use-cases/own-pin.ts';
import { steppedUpHolder } from '../use-cases/second-factor-holder.ts';
import { Report } from './refs.ts';

const MyPin = builder.objectRef<{ setAt: Date }>('MyPin').implement({
  description: 'The signed-in person’s PIN status; the PIN itself is never returned.',
  fields: (t) => ({
    setAt: t.field({ type: 'DateTime', description: 'When it was created.', resolve: ({ setAt }) => setAt }),
  }),
});

builder.queryField('getMyPin', (t) =>
  t.field({
    description: 'Whether the person has a PIN for shared computers.',
    type: MyPin,
    nullable: true,
    resolve: (_root, _args, { work, actor }) => getMyPin(work, signedIn(actor).personId),
  }),
);

builder.mutationField('setMyPin', (t) =>
  t.field({
    description:
      'Sets the PIN for returning at a computer where the person logged in the same day. Needs a fresh step-up.',
    type: Report,
    args: { pin: t.arg.string({ required: true, description: 'Four to six digits.' }) },
    resolve: async (_root, args, context) => {
      const { deps, locale } = context;
      const holder = steppedUpHolder(context.work, context.actor);
      await repeatable(context.work, commandOf(context, 'setMyPin', args), (work) =>
        setMyPin(work, deps, holder, args.pin),
      );
      return { status: 200, message: m.identity_pin_set({}, { locale }) };
    },
  }),
);

builder.mutationField('removeMyPin', (t) =>
  t.field({
    description: 'Removes the person’s PIN from all computers. Needs a fresh step-up.',
    type: Report,
    resolve: async (_root, args, context) => {
      const { locale } = context;
      const holder = steppedUpHolder(context.work, context.actor);
      await repeatable(context.work, commandOf(context, 'removeMyPin', args), (work) =>
        removeMyPin(work, holder),
      );
      return { status: 200, message: m.identity_pin_removed({}, { locale }) };
    },
  }),
);
