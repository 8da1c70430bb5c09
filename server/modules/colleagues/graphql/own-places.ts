import { builder } from '#server/graphql/builder.ts';
import { commandOf, repeatable } from '#server/kernel/idempotency.ts';
import { signedIn } from '#server/kernel/request-context.ts';
import { acceptInvitation, declineInvitation, leaveProvider, listMyInvitations } from '../index.ts';
import { InvitationRef } from './refs.ts';

builder.queryField('getMyInvitations', (t) =>
  t.field({
    type: [InvitationRef],
    description: 'What waits for one’s own answer at providers.',
    resolve: (_root, _args, { work, actor }) => listMyInvitations(work, signedIn(actor)),
  }),
);

const ANSWERS = [
  ['acceptInvitation', acceptInvitation, 'Accepts what a provider offers; ownership after a fresh proof.'],
  ['declineInvitation', declineInvitation, 'Declines what a provider offers.'],
  ['leaveProvider', leaveProvider, 'Gives one’s own role at a provider up.'],
] as const;

for (const [operation, run, description] of ANSWERS) {
  builder.mutationField(operation, (t) =>
    t.boolean({
      description,
      args: { providerId: t.arg({ type: 'Id', required: true, description: 'Which provider.' }) },
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
