/** The front door of videos: video courses, their sections and files, who may watch them. */
export { createProduct, toggleProduct } from './use-cases/course-commands.ts';
export { addFileToSection } from './use-cases/file-commands.ts';
export { createSection } from './use-cases/section-commands.ts';
