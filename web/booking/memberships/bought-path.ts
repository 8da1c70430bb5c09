/** Where who has bought a pass goes on. */
export const PASS_BOUGHT_PATH = '/my-passes?bought=1';
