import { builder } from '#server/graphql/builder.ts';
import { commandOf, repeatable } from '#server/kernel/idempotency.ts';
import { signedIn } from '#server/kernel/request-context.ts';
import { acceptInvitation, declineInvitation, leaveProvider, listMyInvitations } from '../index.ts';
import { InvitationRef } from './refs.ts';

builder.queryField('getMyInvitations', (t) =>
  t.field({
    type: [InvitationRef],
    description: 'Offers of providers that await the viewer’s answer.',
    resolve: (_root, _args, { work, actor }) => listMyInvitations(work, signedIn(actor)),
  }),
);

const ANSWERS = [
  ['acceptInvitation', acceptInvitation, 'Accepts a provider’s offer; ownership needs a fresh proof.'],
  ['declineInvitation', declineInvitation, 'Declines a provider’s offer.'],
  ['leaveProvider', leaveProvider, 'Gives up the signed-in person’s role at a provider.'],
] as const;

for (const [operation, run, description] of ANSWERS) {
  builder.mutationField(operation, (t) =>
    t.boolean({
      description,
      args: { providerId: t.arg({ type: 'Id', required: true, description: 'Id of the provider.' }) },
      resolve: async (_root, args, context) => {
        const me = signedIn(context.actor);
        await repeatable(context.work, commandOf(context, operation, args), (work) =>
          work.transaction((tx) => run(tx, me, args.providerId)),
        );
        return true;
      },
    }),
  );
}
