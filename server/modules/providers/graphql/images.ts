import { builder } from '#server/graphql/builder.ts';
import type { PictureSize } from '#server/modules/media/index.ts';
import { drawingPath, PICTURE_SIZES, providerPhotoPath, roomOf } from '#server/modules/media/index.ts';
import type { OwnProvider, PublicProvider } from '../index.ts';
import { photoPreviewPath } from '../rules/photo-file.ts';

/** A picture in the sizes it is available in: paths on this installation. */
export type Images = Record<PictureSize, string | null>;

type Photo = PublicProvider['photos'][number];

/** A photo in its sizes; it is never blown up, so a smaller photo lacks the largest. */
function imagesOfPhoto(providerId: number, photo: Photo): Images {
  return imagesBy((size) => {
    const { width, height } = PICTURE_SIZES[size];
    return photo.width >= width && photo.height >= height
      ? providerPhotoPath(providerId, photo.id, size)
      : null;
  });
}

/** The provider's main photo, else a drawn room of its kind. */
export function imagesOfProvider({ id, photos: [main], categories }: PublicProvider): Images {
  const room = roomOf({ id, category: categories[0]?.slug ?? null });
  return main ? imagesOfPhoto(id, main) : imagesBy((size) => drawingPath(room, size));
}

/** A photo in the sizes it has, for those who work there: visitors may not see it yet. */
export function imagesOfPreview({ previewCode, width, height }: OwnProvider['photos'][number]): Images {
  return imagesBy((size) =>
    width >= PICTURE_SIZES[size].width && height >= PICTURE_SIZES[size].height
      ? photoPreviewPath(previewCode, size)
      : null,
  );
}

function imagesBy(pathOf: (size: PictureSize) => string | null): Images {
  return {
    small: pathOf('small'),
    medium: pathOf('medium'),
    large: pathOf('large'),
    xLarge: pathOf('xLarge'),
  };
}

export const ImagesRef = builder.objectRef<Images>('Images').implement({
  description: 'One picture as absolute WebP addresses; null for sizes larger than the picture.',
  fields: (t) => {
    const image = (size: PictureSize) =>
      t.string({
        description: `${PICTURE_SIZES[size].width}x${PICTURE_SIZES[size].height} pixels.`,
        nullable: true,
        resolve: (images, _args, { deps }) =>
          images[size] === null ? null : `${deps.origin}${images[size]}`,
      });
    return { small: image('small'), medium: image('medium'), large: image('large'), xLarge: image('xLarge') };
  },
});

export const PhotoRef = builder.objectRef<{ providerId: number; photo: Photo }>('ProviderPhoto').implement({
  description: 'A photo of a provider’s gallery.',
  fields: (t) => ({
    id: t.field({ description: 'Id of the photo.', type: 'Id', resolve: ({ photo }) => photo.id }),
    description: t.string({
      description: 'Alternative text in the provider’s language; may be empty.',
      resolve: ({ photo }) => photo.description,
    }),
    images: t.field({
      description: 'The photo in its sizes.',
      type: ImagesRef,
      resolve: ({ providerId, photo }) => imagesOfPhoto(providerId, photo),
    }),
  }),
});
