/** Where who has bought a course goes on. */
export const BOUGHT_PATH = '/my-video-courses?bought=1';
