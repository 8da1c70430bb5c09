import { operation } from '#web/lib/api.ts';

export const CREATE_SECTION =
  operation(`mutation CreateSection($providerId: Id!, $productId: Id!, $input: VideoSectionInput!) {
  createSection(providerId: $providerId, productId: $productId, input: $input)
}`);
export const EDIT_SECTION =
  operation(`mutation EditSection($providerId: Id!, $sectionId: Id!, $input: VideoSectionInput!) {
  editSection(providerId: $providerId, sectionId: $sectionId, input: $input)
}`);
export const DELETE_SECTION = operation(
  'mutation DeleteSection($providerId: Id!, $sectionId: Id!) { deleteSection(providerId: $providerId, sectionId: $sectionId) }',
);
export const DUPLICATE_SECTION = operation(
  'mutation DuplicateSection($providerId: Id!, $sectionId: Id!) { duplicateSection(providerId: $providerId, sectionId: $sectionId) }',
);
export const REORDER_SECTIONS =
  operation(`mutation ReorderSections($providerId: Id!, $productId: Id!, $ids: [Id!]!) {
  reorderSections(providerId: $providerId, productId: $productId, ids: $ids)
}`);
export const EDIT_FILE =
  operation(`mutation EditFile($providerId: Id!, $fileId: Id!, $input: VideoFileInput!) {
  editFile(providerId: $providerId, fileId: $fileId, input: $input)
}`);
export const REMOVE_FILE = operation(
  'mutation RemoveFile($providerId: Id!, $fileId: Id!) { removeFileFromSection(providerId: $providerId, fileId: $fileId) }',
);
export const REORDER_FILES =
  operation(`mutation ReorderFiles($providerId: Id!, $sectionId: Id!, $ids: [Id!]!) {
  reorderFiles(providerId: $providerId, sectionId: $sectionId, ids: $ids)
}`);

const UPLOAD = `fragment UploadOfFile on FileUpload { assetId presignedUrl parts { number offset bytes presignedUrl } }`;
export const ADD_FILE =
  operation(`mutation AddFile($providerId: Id!, $sectionId: Id!, $file: FileToSendInput!) {
  addFileToSection(providerId: $providerId, sectionId: $sectionId, file: $file) { ...UploadOfFile }
} ${UPLOAD}`);
export const SET_INTRO =
  operation(`mutation SetIntro($providerId: Id!, $productId: Id!, $file: FileToSendInput!) {
  setIntro(providerId: $providerId, productId: $productId, file: $file) { ...UploadOfFile }
} ${UPLOAD}`);
export const SET_PRODUCT_IMAGE =
  operation(`mutation SetProductImage($providerId: Id!, $productId: Id!, $file: FileToSendInput!) {
  setProductImage(providerId: $providerId, productId: $productId, file: $file) { ...UploadOfFile }
} ${UPLOAD}`);
export const REMOVE_INTRO = operation(
  'mutation RemoveIntro($providerId: Id!, $productId: Id!) { removeIntro(providerId: $providerId, productId: $productId) }',
);
export const REST_OF_FILE = operation(`mutation RestOfFile($providerId: Id!, $assetId: Id!) {
  fileUpload(providerId: $providerId, assetId: $assetId) { ...UploadOfFile }
} ${UPLOAD}`);
export const COMPLETE_FILE = operation(`mutation CompleteFile($providerId: Id!, $assetId: Id!) {
  completeFileUpload(providerId: $providerId, assetId: $assetId) { assetId state }
}`);
