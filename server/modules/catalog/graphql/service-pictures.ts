import { builder } from '#server/graphql/builder.ts';
import type { AwaitedUpload } from '#server/modules/media/index.ts';
import { requestServicePicture, takeServicePicture } from '../index.ts';

const SubServiceImageUpload = builder.objectRef<AwaitedUpload>('SubServiceImageUpload').implement({
  description: 'Upload address for a service picture, valid for 15 minutes.',
  fields: (t) => ({
    uploadId: t.expose('uploadId', {
      type: 'Id',
      description: 'Id for `takeSubServiceImage` after the upload.',
    }),
    presignedUrl: t.exposeString('presignedUrl', {
      description:
        'Takes one HTTP PUT of the file, at most 10 MB, with its own content type (image/jpeg, …); success is 200 alone.',
    }),
  }),
});

const providerId = { type: 'Id', required: true, description: 'Id of the provider.' } as const;

builder.mutationField('requestSubServiceImageUpload', (t) =>
  t.field({
    description: 'Returns an upload address for a service picture.',
    type: SubServiceImageUpload,
    args: {
      providerId: t.arg(providerId),
      fileType: t.arg.string({
        required: true,
        description: 'File extension: jpg, jpeg, png, webp or gif.',
      }),
    },
    resolve: (_root, args, context) => requestServicePicture(context, args),
  }),
);

builder.mutationField('takeSubServiceImage', (t) =>
  t.string({
    description:
      'Turns an uploaded image of at least 640x400 pixels into a picture, cropped to 16:10. Returns the path to save as `imageUrl` of a service of this provider, within a day.',
    args: {
      providerId: t.arg(providerId),
      uploadId: t.arg({
        type: 'Id',
        required: true,
        description: 'Id from `requestSubServiceImageUpload`, of the same person and provider; works once.',
      }),
    },
    resolve: (_root, args, context) => takeServicePicture(context, args),
  }),
);
