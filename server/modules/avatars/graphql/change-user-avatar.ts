import { builder } from '#server/graphql/builder.ts';
import { signedIn } from '#server/kernel/request-context.ts';
import type { AwaitedUpload } from '#server/modules/media/index.ts';
import { requestAvatarUpload } from '../index.ts';

const AvatarUpload = builder.objectRef<AwaitedUpload>('AvatarUpload').implement({
  description: 'Upload address for a new avatar, valid for 15 minutes.',
  fields: (t) => ({
    uploadId: t.expose('uploadId', {
      type: 'Id',
      description: 'Id to publish the picture after the upload.',
    }),
    presignedUrl: t.exposeString('presignedUrl', {
      description:
        'Takes one HTTP PUT of the file, at most 10 MB, with its own content type (image/jpeg, …); success is 200 alone.',
    }),
  }),
});

builder.mutationField('changeUserAvatar', (t) =>
  t.field({
    description: 'Returns an upload address for a new avatar; `publishUserAvatar` publishes it.',
    type: AvatarUpload,
    args: {
      fileType: t.arg.string({
        required: true,
        description: 'File extension: jpg, jpeg, png, webp or gif.',
      }),
    },
    resolve: (_root, { fileType }, { work, deps, actor }) =>
      requestAvatarUpload(work, deps, signedIn(actor).personId, fileType),
  }),
);
