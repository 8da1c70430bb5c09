import type { CourseOnCard, SeenFile, SeenSection } from '#web/generated/operations.ts';
import { operation } from '#web/lib/api.ts';

export type { CourseOnCard, SeenFile, SeenSection };

/** What a card shows of a course. */
export const COURSE_ON_CARD = `fragment CourseOnCard on VideoCourse {
  id providerId providerName providerLanguage name priceCents payCents imageUrl(size: medium) categoryName fileCount freeFileCount sectionCount
}`;
/** A file as whoever asks sees it. */
export const SEEN_FILE = `fragment SeenFile on VideoFile {
  id title description type free transcoded durationSeconds sectionId locked closedBecause signedUrl
}`;
export const SEEN_SECTION = `fragment SeenSection on VideoSection { id name numberOfFiles availableAfter periodType }`;

export const VIDEO_COURSES = operation(`query VideoCourses($page: Int, $keyword: String) {
  getVideoCoursesYouFeel(page: $page, keyword: $keyword) { total page pages items { ...CourseOnCard } }
} ${COURSE_ON_CARD}`);

export const VIDEO_COURSE = operation(`query VideoCoursePage($id: Id!) {
  getVideoCourse(id: $id) {
    ...CourseOnCard largeImageUrl: imageUrl(size: large) description target duration durationType alwaysAvailable
    intro { signedUrl }
  }
  getSections(productId: $id) { ...SeenSection }
  getVideoCourseFilesYouFeel(id: $id) { ...SeenFile }
} ${COURSE_ON_CARD} ${SEEN_SECTION} ${SEEN_FILE}`);

const FILE_ON_CARD = `fragment FileOnCard on PublicVideoFile {
  file { ...SeenFile } course { id name providerId providerName providerLanguage imageUrl(size: medium) }
}`;

export const PUBLIC_VIDEO_FILES = operation(`query PublicVideoFiles($page: Int, $keyword: String) {
  getPublicVideoFiles(page: $page, keyword: $keyword) { total page pages items { ...FileOnCard } }
} ${FILE_ON_CARD} ${SEEN_FILE}`);

export const PUBLIC_VIDEO_FILE = operation(`query PublicVideoFile($id: Id!) {
  getPublicVideoFile(id: $id) { ...FileOnCard }
} ${FILE_ON_CARD} ${SEEN_FILE}`);
