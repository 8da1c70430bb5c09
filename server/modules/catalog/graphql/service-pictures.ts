import { builder } from '#server/graphql/builder.ts';
import type { AwaitedUpload } from '#server/modules/media/index.ts';
import { requestServicePicture, takeServicePicture } from '../index.ts';

const SubServiceImageUpload = builder.objectRef<AwaitedUpload>('SubServiceImageUpload').implement({
  description: 'Where a picture of a service can be uploaded to, for 15 minutes.',
  fields: (t) => ({
    uploadId: t.expose('uploadId', {
      type: 'Id',
      description: 'For `takeSubServiceImage` once it is uploaded.',
    }),
    presignedUrl: t.exposeString('presignedUrl', {
      description:
        'Takes one HTTP PUT of the file, at most 10 MB, with its own content type (image/jpeg, …); success is 200 alone.',
    }),
  }),
});

const providerId = { type: 'Id', required: true, description: 'Whose service it is for.' } as const;

builder.mutationField('requestSubServiceImageUpload', (t) =>
  t.field({
    description: 'Asks where to upload a picture of a service to.',
    type: SubServiceImageUpload,
    args: {
      providerId: t.arg(providerId),
      fileType: t.arg.string({
        required: true,
        description: "The file name's ending: jpg, jpeg, png, webp or gif.",
      }),
    },
    resolve: (_root, args, context) => requestServicePicture(context, args),
  }),
);

builder.mutationField('takeSubServiceImage', (t) =>
  t.string({
    description:
      'Makes an uploaded image a picture, cut to 16:10 from its middle; it must measure 640x400 pixels. Answers the path to save as `imageUrl` of a service of this provider, within a day.',
    args: {
      providerId: t.arg(providerId),
      uploadId: t.arg({
        type: 'Id',
        required: true,
        description: 'From `requestSubServiceImageUpload`, of the same person and provider; works once.',
      }),
    },
    resolve: (_root, args, context) => takeServicePicture(context, args),
  }),
);
