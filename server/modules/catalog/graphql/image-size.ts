import { builder } from '#server/graphql/builder.ts';
import type { PictureSize } from '#server/modules/media/index.ts';
import { drawingPath, objectOf, pathInSize } from '#server/modules/media/index.ts';

const ImageSize = builder.enumType('ImageSize', {
  description: 'Largest size of a picture; smaller originals are not enlarged.',
  values: {
    small: { value: 'small', description: '400x250 pixels.' },
    medium: { value: 'medium', description: '800x500 pixels.' },
    large: { value: 'large', description: '1280x800 pixels.' },
    xLarge: { value: 'xLarge', description: '1920x1200 pixels.' },
  } as const satisfies Record<PictureSize, object>,
});

/** The argument of a service's picture. */
export const imageSize = {
  type: ImageSize,
  description: 'Default: medium. External addresses are returned unchanged.',
} as const;

/** Absolute address of what visitors see of a service: its picture, or a still life drawn for what its name says. */
export function shownImage(
  { id, name, imageUrl }: { id: number; name: string; imageUrl: string | null },
  size: PictureSize | null | undefined,
  origin: string,
): string {
  const path = imageUrl ?? drawingPath(objectOf({ id, name }), 'medium');
  return new URL(size ? pathInSize(path, size) : path, origin).href;
}
