/** What a file of a video course is (specification section 3, "File types"). */
export const FILE_TYPES = ['document', 'image', 'video', 'audio', 'gif'] as const;
export type FileType = (typeof FILE_TYPES)[number];

/** For whom a course is made (specification section 3, `target`). */
export const COURSE_TARGETS = ['all', 'male', 'female'] as const;
export type CourseTarget = (typeof COURSE_TARGETS)[number];

/** The unit of how long a course can be watched, and of how long after purchase a section opens. */
export const PERIOD_TYPES = ['daily', 'weekly', 'monthly'] as const;
export type PeriodType = (typeof PERIOD_TYPES)[number];

/** How many days a period counts for: a month is 30. */
export const DAYS_OF_PERIOD: Record<PeriodType, number> = { daily: 1, weekly: 7, monthly: 30 };

/** How an uploaded file stands. */
export const FILM_STATES = ['uploading', 'checking', 'ready', 'failed'] as const;
export type FilmState = (typeof FILM_STATES)[number];

const FILMS = ['mp4', 'avi', 'mov', 'qt', 'wmv', 'webm', 'mkv', 'ogv', '3gp'] as const;
const SOUNDS = ['mp3', 'ogg', 'wav', 'm4a'] as const;
/** `peg` stands in the specification's list as it is written there. */
const IMAGES = ['jpg', 'jpeg', 'png', 'webp', 'svg', 'peg'] as const;
const DOCUMENTS = ['pdf', 'txt', 'csv', 'docx', 'xlsx', 'pptx', 'odt', 'ods', 'odp'] as const;

const BY_ENDING = new Map<string, FileType>([
  ...FILMS.map((ending) => [ending, 'video'] as const),
  ...SOUNDS.map((ending) => [ending, 'audio'] as const),
  ...IMAGES.map((ending) => [ending, 'image'] as const),
  ['gif', 'gif'],
  ...DOCUMENTS.map((ending) => [ending, 'document'] as const),
]);

/** The ending of a file's name in small letters, without its dot; '' for none. */
export const endingOfName = (name: string): string =>
  /\.([A-Za-z0-9]{1,8})$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** What a file with such a name is taken as; null for one that is not taken. */
export const fileTypeOfName = (name: string): FileType | null => BY_ENDING.get(endingOfName(name)) ?? null;

/** As `accept` of a file field. */
export const ACCEPTED_FILES = [...BY_ENDING.keys()].map((ending) => `.${ending}`).join(',');
export const ACCEPTED_INTROS = [...BY_ENDING]
  .flatMap(([ending, type]) => (type === 'video' ? [`.${ending}`] : []))
  .join(',');

const MIB = 1024 * 1024;

/** The largest file of each kind, in bytes. */
export const LARGEST_FILE: Record<FileType, number> = {
  video: 4096 * MIB,
  audio: 1024 * MIB,
  document: 50 * MIB,
  image: 10 * MIB,
  gif: 10 * MIB,
};

/** What is larger is sent in parts of that size, the last one with what is left. */
export const PART_BYTES = 16 * MIB;

/** Courses on a page of the public list (specification section 7). */
export const COURSES_ON_PAGE = 8;

/** The smallest price that cards take, in cents; less is free. */
export const LEAST_COURSE_CENTS = 50;
