/** The front door of videos: video courses, their sections and files, who may watch them. */
export { addVideoCourse } from './use-cases/add-video-course.ts';
