import { EVERYBODY, NOBODY, SIGNED_IN, whoMay } from './actors.ts';
import type { Row } from './row.ts';
import { row } from './row.ts';
import { ONESELF } from './targets/own-account.ts';
import { BOUGHT_COURSE, COURSE_TO_BUY, HAD_COURSE, HAD_FILE } from './targets/own-videos.ts';
import { NOTHING } from './targets/places.ts';
import {
  COURSE_PICTURE,
  COURSES_OF_PROVIDER,
  COURSES_TO_ORDER,
  EMPTY_COURSE,
  EMPTY_SECTION,
  FILES_TO_ORDER,
  FILM_ADDRESS,
  IMAGE_TO_SEND,
  OWN_COURSE,
  OWN_FILE,
  OWN_SECTION,
  OWN_UPLOAD,
  PUBLIC_COURSE,
  PUBLIC_FILE,
  SECTIONS_TO_ORDER,
} from './targets/videos.ts';

const FOR_A_KEY = { needsKey: true };
const SEES = whoMay('seeProducts');
const CHANGES = whoMay('changeProducts');

/** Video courses, their files, and where they are watched. */
export const VIDEOS_TABLE: readonly Row[] = [
  row('getVideoCoursesYouFeel', COURSES_OF_PROVIDER, EVERYBODY, NOBODY, { isAnsweredAlike: true }),
  row('getPublicVideos', COURSES_OF_PROVIDER, EVERYBODY, NOBODY),
  row('getVideoCourse', PUBLIC_COURSE, EVERYBODY, NOBODY),
  row('getVideoCourseFilesYouFeel', PUBLIC_COURSE, EVERYBODY, NOBODY),
  row('getSections', PUBLIC_COURSE, EVERYBODY, NOBODY),
  row('getCustomerPublicFile', PUBLIC_FILE, EVERYBODY, NOBODY),
  row('getPublicVideoFiles', NOTHING, EVERYBODY),
  row('getPublicVideoFile', PUBLIC_FILE, EVERYBODY, NOBODY),
  row('GET /media/watch/:code/:name', FILM_ADDRESS, EVERYBODY, NOBODY),
  row('GET /media/courses/:providerId/:key/:file', COURSE_PICTURE, EVERYBODY, NOBODY),
  row('generatePaymentIntent', COURSE_TO_BUY, EVERYBODY, NOBODY),
  row('getUserVideoCoursesYouFeel', ONESELF, SIGNED_IN),
  row('getUserVideoCourse', HAD_COURSE, SIGNED_IN, NOBODY),
  row('getUserVideoCourseFilesYouFeel', HAD_COURSE, SIGNED_IN, NOBODY),
  row('markFileSeenUnseen', HAD_FILE, SIGNED_IN, NOBODY),
  row('saveFilePosition', HAD_FILE, SIGNED_IN, NOBODY),
  row('beginVideoCourse', HAD_COURSE, SIGNED_IN, NOBODY),
  row('withdrawFromVideoCourse', BOUGHT_COURSE, SIGNED_IN, NOBODY, FOR_A_KEY),
  row('getProducts', OWN_COURSE, SEES, NOBODY),
  row('getProduct', OWN_COURSE, SEES, NOBODY),
  row('createProduct', OWN_COURSE, CHANGES, NOBODY, FOR_A_KEY),
  row('editProduct', OWN_COURSE, CHANGES, NOBODY, FOR_A_KEY),
  row('toggleProduct', OWN_COURSE, CHANGES, NOBODY, FOR_A_KEY),
  row('archiveProducts', OWN_COURSE, CHANGES, NOBODY, FOR_A_KEY),
  row('restoreProducts', OWN_COURSE, CHANGES, NOBODY, FOR_A_KEY),
  row('reorderProducts', COURSES_TO_ORDER, CHANGES, NOBODY, FOR_A_KEY),
  row('deleteProduct', EMPTY_COURSE, CHANGES, NOBODY, FOR_A_KEY),
  row('createSection', OWN_SECTION, CHANGES, NOBODY, FOR_A_KEY),
  row('editSection', OWN_SECTION, CHANGES, NOBODY, FOR_A_KEY),
  row('duplicateSection', OWN_SECTION, CHANGES, NOBODY, FOR_A_KEY),
  row('deleteSection', EMPTY_SECTION, CHANGES, NOBODY, FOR_A_KEY),
  row('reorderSections', SECTIONS_TO_ORDER, CHANGES, NOBODY, FOR_A_KEY),
  row('addFileToSection', OWN_SECTION, CHANGES, NOBODY, FOR_A_KEY),
  row('setIntro', OWN_COURSE, CHANGES, NOBODY, FOR_A_KEY),
  row('setProductImage', IMAGE_TO_SEND, CHANGES, NOBODY, FOR_A_KEY),
  row('removeIntro', OWN_COURSE, CHANGES, NOBODY, FOR_A_KEY),
  row('fileUpload', OWN_UPLOAD, CHANGES, NOBODY),
  row('completeFileUpload', OWN_UPLOAD, CHANGES, NOBODY),
  row('editFile', OWN_FILE, CHANGES, NOBODY, FOR_A_KEY),
  row('removeFileFromSection', OWN_FILE, CHANGES, NOBODY, FOR_A_KEY),
  row('reorderFiles', FILES_TO_ORDER, CHANGES, NOBODY, FOR_A_KEY),
];
