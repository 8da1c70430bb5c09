import { builder } from '#server/graphql/builder.ts';
import type { AwaitedUpload } from '#server/modules/media/index.ts';
import {
  addProviderPhoto,
  chooseDrawnPhoto,
  deleteProviderPhoto,
  describeProviderPhoto,
  getOwnProvider,
  reorderProviderPhotos,
  requestProviderPhoto,
  takeProviderPhoto,
} from '../index.ts';
import { OwnProviderRef } from './own-provider-refs.ts';

const ProviderPhotoUpload = builder.objectRef<AwaitedUpload>('ProviderPhotoUpload').implement({
  description: 'Where a photo of a provider can be uploaded to, for 15 minutes.',
  fields: (t) => ({
    uploadId: t.expose('uploadId', {
      type: 'Id',
      description: 'For `takeProviderPhoto` once it is uploaded.',
    }),
    presignedUrl: t.exposeString('presignedUrl', {
      description:
        'Takes one HTTP PUT of the file, at most 10 MB, with its own content type (image/jpeg, …); success is 200 alone.',
    }),
  }),
});

const providerId = { type: 'Id', required: true, description: 'Whose gallery.' } as const;
const id = { type: 'Id', required: true, description: 'Which photo.' } as const;
const description = { description: 'What it shows, in words, at most 200 characters.' } as const;

builder.mutationField('requestProviderPhotoUpload', (t) =>
  t.field({
    description: 'Asks where to upload a photo to.',
    type: ProviderPhotoUpload,
    args: {
      providerId: t.arg(providerId),
      fileType: t.arg.string({
        required: true,
        description: "The file name's ending: jpg, jpeg, png, webp or gif.",
      }),
    },
    resolve: (_root, args, context) => requestProviderPhoto(context, args),
  }),
);

builder.mutationField('takeProviderPhoto', (t) =>
  t.string({
    description:
      'Makes an uploaded image a photo, cut to 16:10 from its middle; it must measure 1280x800 pixels. Answers the key for `addProviderPhoto`, within a day.',
    args: {
      providerId: t.arg(providerId),
      uploadId: t.arg({
        type: 'Id',
        required: true,
        description: 'From `requestProviderPhotoUpload`, of the same person and provider; works once.',
      }),
    },
    resolve: (_root, args, context) => takeProviderPhoto(context, args),
  }),
);

builder.mutationField('addProviderPhoto', (t) =>
  t.field({
    type: OwnProviderRef,
    description: 'Hangs a photo up behind the others; the first one is the main one. At most thirty.',
    args: {
      providerId: t.arg(providerId),
      key: t.arg.string({ required: true, description: 'From `takeProviderPhoto`.' }),
      description: t.arg.string(description),
    },
    resolve: async (_root, args, context) => {
      await addProviderPhoto(context, args.providerId, { key: args.key, description: args.description });
      return getOwnProvider(context, args.providerId);
    },
  }),
);

builder.mutationField('chooseDrawnPhoto', (t) =>
  t.field({
    type: OwnProviderRef,
    description:
      'Chooses the landscape that is drawn for a provider as its photo; the first photo that is added takes its place.',
    args: { providerId: t.arg(providerId) },
    resolve: async (_root, args, context) => {
      await chooseDrawnPhoto(context, args.providerId);
      return getOwnProvider(context, args.providerId);
    },
  }),
);

builder.mutationField('describeProviderPhoto', (t) =>
  t.field({
    type: OwnProviderRef,
    description: 'Says what a photo shows.',
    args: {
      providerId: t.arg(providerId),
      id: t.arg(id),
      version: t.arg.int({ required: true, description: 'The one the form was filled from.' }),
      description: t.arg.string({ ...description, required: true }),
    },
    resolve: async (_root, args, context) => {
      const of = { providerId: args.providerId, photoId: args.id, version: args.version };
      await describeProviderPhoto(context, of, { description: args.description });
      return getOwnProvider(context, args.providerId);
    },
  }),
);

builder.mutationField('deleteProviderPhoto', (t) =>
  t.field({
    type: OwnProviderRef,
    description: 'Takes a photo down for good.',
    args: { providerId: t.arg(providerId), id: t.arg(id) },
    resolve: async (_root, args, context) => {
      await deleteProviderPhoto(context, { providerId: args.providerId, photoId: args.id });
      return getOwnProvider(context, args.providerId);
    },
  }),
);

builder.mutationField('reorderProviderPhotos', (t) =>
  t.field({
    type: OwnProviderRef,
    description: 'Puts one photo before another, or at the end.',
    args: {
      providerId: t.arg(providerId),
      id: t.arg(id),
      beforeId: t.arg({ type: 'Id', description: 'Before this one; at the end when left out.' }),
    },
    resolve: async (_root, args, context) => {
      await reorderProviderPhotos(context, args.providerId, { id: args.id, beforeId: args.beforeId });
      return getOwnProvider(context, args.providerId);
    },
  }),
);
