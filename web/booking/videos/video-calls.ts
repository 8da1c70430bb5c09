import type {
  CourseOnCard,
  MyCourseOnCard,
  SeenFile,
  SeenSection,
  WidgetCourse,
} from '#web/generated/operations.ts';
import { operation } from '#web/lib/api.ts';
import { CREATION_RESULT } from '../booking-api.ts';

export type { CourseOnCard, MyCourseOnCard, SeenFile, SeenSection, WidgetCourse };

/** What a card shows of a course. */
export const COURSE_ON_CARD = `fragment CourseOnCard on VideoCourse {
  id providerId providerName providerLanguage name priceCents payCents imageUrl(size: medium) categoryName fileCount freeFileCount sectionCount
}`;
/** What a widget shows of a course: the card and what opens from it. */
const WIDGET_COURSE = `fragment WidgetCourse on VideoCourse {
  ...CourseOnCard largeImageUrl: imageUrl(size: large) description canBuy
} ${COURSE_ON_CARD}`;
/** A file as whoever asks sees it. */
export const SEEN_FILE = `fragment SeenFile on VideoFile {
  id title description type free transcoded durationSeconds sectionId locked closedBecause signedUrl
  seen positionSeconds
}`;
export const SEEN_SECTION = `fragment SeenSection on VideoSection { id name numberOfFiles availableAfter periodType opensAt }`;

export const VIDEO_COURSES = operation(`query VideoCourses($page: Int, $keyword: String) {
  getVideoCoursesYouFeel(page: $page, keyword: $keyword) { total page pages items { ...CourseOnCard } }
} ${COURSE_ON_CARD}`);

/** The courses of one provider, in its order. */
export const VIDEOS_OF_PROVIDER = operation(`query VideosOfProvider($providerId: Id!) {
  getPublicVideos(providerId: $providerId) { ...CourseOnCard }
} ${COURSE_ON_CARD}`);

/** The courses of one provider with all that its widget says of them. */
export const WIDGET_COURSES = operation(`query WidgetCourses($providerId: Id!, $webIntegrationId: Id!) {
  getPublicVideos(providerId: $providerId, webIntegrationId: $webIntegrationId) { ...WidgetCourse }
} ${WIDGET_COURSE}`);

export const VIDEO_COURSE = operation(`query VideoCoursePage($id: Id!) {
  getVideoCourse(id: $id) {
    ...CourseOnCard largeImageUrl: imageUrl(size: large) description target duration durationType alwaysAvailable canBuy
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

/** Who sells a course, and what its latest integration asks of who buys. */
export const COURSE_SELLER = operation(`query CourseSeller($id: Id!) {
  getProviderGeneralInformation(id: $id) { id name phone email }
  getLatestWebIntegrationWithProviderId(id: $id) { id askFirstname askLastname askPhone }
}`);

export const BUY_COURSE = operation(`mutation BuyCourse(
  $productId: Id!, $email: String!, $firstname: String, $lastname: String, $phone: String, $agreements: [AgreementInput!], $shownAmountCents: Int,
  $webIntegrationId: Id, $promoCode: String
) {
  generatePaymentIntent(
    productId: $productId, email: $email, firstname: $firstname, lastname: $lastname, phone: $phone, agreements: $agreements,
    shownAmountCents: $shownAmountCents, webIntegrationId: $webIntegrationId, promoCode: $promoCode
  ) { ...CreationResult }
} ${CREATION_RESULT}`);

const MY_COURSE_ON_CARD = `fragment MyCourseOnCard on UserVideoCourse {
  product { id name providerId imageUrl(size: medium) fileCount description }
  providerName percentSeen filesSeen startsAt endsAt nextOpeningAt withdrawableUntil timeZone
}`;

export const MY_COURSES = operation(`query MyVideoCourses($page: Int) {
  getUserVideoCoursesYouFeel(page: $page) { total page pages items { ...MyCourseOnCard } }
} ${MY_COURSE_ON_CARD}`);

export const MY_COURSE = operation(`query MyVideoCourse($id: Id!) {
  getUserVideoCourse(id: $id) { ...MyCourseOnCard }
  getSections(productId: $id) { ...SeenSection }
  getUserVideoCourseFilesYouFeel(id: $id) { ...SeenFile }
} ${MY_COURSE_ON_CARD} ${SEEN_SECTION} ${SEEN_FILE}`);

export const MARK_SEEN = operation(`mutation MarkFileSeen($fileId: Id!, $seen: Boolean!) {
  markFileSeenUnseen(fileId: $fileId, seen: $seen)
}`);

export const SAVE_POSITION = operation(`mutation SaveFilePosition($fileId: Id!, $seconds: Int!) {
  saveFilePosition(fileId: $fileId, seconds: $seconds)
}`);

export const BEGIN_COURSE = operation(`mutation BeginVideoCourse($id: Id!) { beginVideoCourse(id: $id) }`);

export const GIVE_COURSE_BACK = operation(`mutation WithdrawFromVideoCourse($id: Id!) {
  withdrawFromVideoCourse(id: $id)
}`);
