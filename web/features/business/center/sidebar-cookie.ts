const COOKIE = 'radura_sidebar';
const NARROW = 'icons';
const ONE_YEAR = 365 * 24 * 60 * 60;

/** Whether a browser wishes the sidebar as icons. @param header its `Cookie` line */
export const isSidebarNarrow = (header: string | null): boolean =>
  (header ?? '').split(';').some((one) => one.trim() === `${COOKIE}=${NARROW}`);

/** Remembers it in this browser, so that the next page comes in the chosen width. */
export function keepSidebar(isNarrow: boolean): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  const age = isNarrow ? ONE_YEAR : 0;
  // oxlint-disable-next-line unicorn/no-document-cookie -- the cookie store is missing in browsers that are in use
  document.cookie = `${COOKIE}=${NARROW}; Path=/; Max-Age=${age}; SameSite=Lax${secure}`;
}
