import { builder } from '#server/graphql/builder.ts';
import { signedIn } from '#server/kernel/request-context.ts';
import { publishAvatar } from '../index.ts';

builder.mutationField('publishUserAvatar', (t) =>
  t.string({
    description:
      "Makes an uploaded image one's picture, cut to a square from its middle; answers the picture's address.",
    args: {
      uploadId: t.arg({
        type: 'Id',
        required: true,
        description: 'From `changeUserAvatar`, of the same person; works once.',
      }),
    },
    resolve: (_root, { uploadId }, { work, deps, actor }) =>
      publishAvatar(work, deps, signedIn(actor).personId, uploadId),
  }),
);
