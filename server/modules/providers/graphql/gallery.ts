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
  description: 'Upload address for a provider’s photo, valid for 15 minutes.',
  fields: (t) => ({
    uploadId: t.expose('uploadId', {
      type: 'Id',
      description: 'Id for `takeProviderPhoto` after the upload.',
    }),
    presignedUrl: t.exposeString('presignedUrl', {
      description:
        'Takes one HTTP PUT of the file, at most 10 MB, with its own content type (image/jpeg, …); success is 200 alone.',
    }),
  }),
});

const providerId = { type: 'Id', required: true, description: 'Id of the provider.' } as const;
const id = { type: 'Id', required: true, description: 'Id of the photo.' } as const;
const description = { description: 'Alternative text, at most 200 characters.' } as const;

builder.mutationField('requestProviderPhotoUpload', (t) =>
  t.field({
    description: 'Returns an upload address for a photo.',
    type: ProviderPhotoUpload,
    args: {
      providerId: t.arg(providerId),
      fileType: t.arg.string({
        required: true,
        description: 'File extension: jpg, jpeg, png, webp or gif.',
      }),
    },
    resolve: (_root, args, context) => requestProviderPhoto(context, args),
  }),
);

builder.mutationField('takeProviderPhoto', (t) =>
  t.string({
    description:
      'Turns an uploaded image of at least 1280x800 pixels into a photo, cropped to 16:10. Returns the key for `addProviderPhoto`, valid for a day.',
    args: {
      providerId: t.arg(providerId),
      uploadId: t.arg({
        type: 'Id',
        required: true,
        description: 'Id from `requestProviderPhotoUpload`, of the same person and provider; works once.',
      }),
    },
    resolve: (_root, args, context) => takeProviderPhoto(context, args),
  }),
);

builder.mutationField('addProviderPhoto', (t) =>
  t.field({
    type: OwnProviderRef,
    description: 'Adds a photo at the end of the gallery; the first is the main one. At most thirty.',
    args: {
      providerId: t.arg(providerId),
      key: t.arg.string({ required: true, description: 'Key from `takeProviderPhoto`.' }),
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
    description: 'Uses the drawn room as the provider’s photo; the first uploaded photo replaces it.',
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
    description: 'Changes the alternative text of a photo.',
    args: {
      providerId: t.arg(providerId),
      id: t.arg(id),
      version: t.arg.int({ required: true, description: 'Version the form was filled from.' }),
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
    description: 'Deletes a photo.',
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
    description: 'Moves a photo before another, or to the end.',
    args: {
      providerId: t.arg(providerId),
      id: t.arg(id),
      beforeId: t.arg({ type: 'Id', description: 'Id to move before; to the end if omitted.' }),
    },
    resolve: async (_root, args, context) => {
      await reorderProviderPhotos(context, args.providerId, { id: args.id, beforeId: args.beforeId });
      return getOwnProvider(context, args.providerId);
    },
  }),
);
