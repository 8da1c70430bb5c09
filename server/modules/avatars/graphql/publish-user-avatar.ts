import { builder } from '#server/graphql/builder.ts';
import { signedIn } from '#server/kernel/request-context.ts';
import { publishAvatar } from '../index.ts';

builder.mutationField('publishUserAvatar', (t) =>
  t.string({
    description: 'Publishes an uploaded image as the avatar, cropped to a square. Returns its address.',
    args: {
      uploadId: t.arg({
        type: 'Id',
        required: true,
        description: 'Id from `changeUserAvatar`, of the same person; works once.',
      }),
    },
    resolve: (_root, { uploadId }, { work, deps, actor }) =>
      publishAvatar(work, deps, signedIn(actor).personId, uploadId),
  }),
);
