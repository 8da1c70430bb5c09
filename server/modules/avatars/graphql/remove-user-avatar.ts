import { builder } from '#server/graphql/builder.ts';
import { signedIn } from '#server/kernel/request-context.ts';
import { removeAvatar } from '../index.ts';

builder.mutationField('removeUserAvatar', (t) =>
  t.boolean({
    description: 'Removes the avatar. Returns whether there was one.',
    resolve: (_root, _args, { work, actor }) => removeAvatar(work, signedIn(actor).personId),
  }),
);
