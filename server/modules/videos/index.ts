/** The front door of videos: video courses, their sections and files, who may watch them. */
export type { AccessDetails } from './use-cases/access-details.ts';
export { accessDetails, sectionName } from './use-cases/access-details.ts';
export type { CourseBuying, CourseRequest } from './use-cases/buy-course.ts';
export { buyCourse, COURSE_HOLD_MINUTES } from './use-cases/buy-course.ts';
export type { AccessState, CourseBuyer } from './use-cases/course-buyers.ts';
export { buyersToExport, stateOfAccess } from './use-cases/course-buyers.ts';
export { hasVideoCourses } from './store/accesses.ts';
export { giveCourse } from './use-cases/assign-course.ts';
export { addVideoCourse } from './use-cases/add-video-course.ts';
