/** Where who has topped their wallet up goes on. */
export const TOPPED_UP_PATH = '/my-passes?toppedUp=1';
