export type { PictureSize } from './rules/picture-addresses.ts';
export {
  isPictureSize,
  LANDSCAPE_SEEDS,
  landscapePath,
  PICTURE_SIZES,
  providerPhotoPath,
} from './rules/picture-addresses.ts';
export type { PictureSource } from './use-cases/pictures.ts';
export { Pictures } from './use-cases/pictures.ts';
export { TooManyPictures } from './use-cases/render-in-turn.ts';
