import { IMAGE_FILE_TYPES, LARGEST_IMAGE_BYTES } from '#contracts/uploaded-image.ts';

type Chosen = Pick<File, 'name' | 'type' | 'size'>;

/** What a file chooser offers to choose. */
export const ACCEPTED_IMAGES = IMAGE_FILE_TYPES.map((ending) => `.${ending}`).join(',');

/** The ending of a file's name, in small letters and without the dot. */
export function endingOf({ name }: Pick<File, 'name'>): string {
  return name.slice(name.lastIndexOf('.') + 1).toLowerCase();
}

/** Why a file cannot be uploaded as an image, by what the browser says about it; null when it can. */
export function problemOfImage(file: Chosen): 'wrongType' | 'empty' | 'tooLarge' | null {
  const ending = endingOf(file);
  const isImage =
    IMAGE_FILE_TYPES.some((known) => known === ending) && /^image\/(jpeg|png|webp|gif)$/.test(file.type);
  if (!isImage) return 'wrongType';
  if (file.size === 0) return 'empty';
  return file.size > LARGEST_IMAGE_BYTES ? 'tooLarge' : null;
}
