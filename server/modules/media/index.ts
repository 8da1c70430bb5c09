export type { PictureSize } from './rules/picture-addresses.ts';
export {
  isPictureSize,
  drawingPath,
  pathInSize,
  PICTURE_SIZES,
  providerPhotoPath,
} from './rules/picture-addresses.ts';
export { isDrawing, objectOf, roomOf, roomsOf } from './rules/drawings.ts';
export type { PictureSource } from './use-cases/pictures.ts';
export { filesMadeOf } from './use-cases/pictures.ts';
export { sendPicture } from './http/send-picture.ts';
export { deleteAwaited, insertUpload, isUploadAwaited } from './store/uploads.ts';
export { imageTypeOfBytes } from './rules/image-type.ts';
export { renderInTurn, TooManyPictures } from './use-cases/render-in-turn.ts';
export { makeOriginal, makePictures } from './use-cases/make-pictures.ts';
export { makeJpegs } from './use-cases/make-jpegs.ts';
export { makeLogo } from './use-cases/make-logo.ts';
export { makeSquares } from './use-cases/make-squares.ts';
export { mediaPersonalData } from './use-cases/personal-data.ts';
export { removeFilesLater } from './use-cases/remove-files-later.ts';
export type { AwaitedUpload } from './use-cases/request-upload.ts';
export { keepUpload } from './use-cases/keep-upload.ts';
export { requestImageUpload, requestUpload } from './use-cases/request-upload.ts';
export { takeUpload } from './use-cases/take-upload.ts';
