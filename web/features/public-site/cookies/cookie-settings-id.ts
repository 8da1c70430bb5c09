/** Where on `/cookies` the choice stands. */
export const COOKIE_SETTINGS = 'choice';
