const LONGEST = 500;
const ELSEWHERE = 'https://return-address.invalid';
/** Whatever browsers drop or read as a slash on their way to a host name. */
const MISLEADING = /[\\\p{Cc}\p{Cf}\p{Zs}\p{Zl}\p{Zp}]/u;

/**
 * Where somebody may be sent after paying: a path of our own, never another site's address however it is written
 * (security checklist, open redirects).
 * @returns the path with query and fragment in its plain form, or null
 */
export function safeReturnPath(address: unknown): string | null {
  if (typeof address !== 'string' || address.length > LONGEST || MISLEADING.test(address)) return null;
  if (!isLocalPath(address) || !URL.canParse(address, ELSEWHERE)) return null;
  const url = new URL(address, ELSEWHERE);
  // Dots that fold away can leave two slashes in front: `/..//example.org`.
  const path = `${url.pathname}${url.search}${url.hash}`;
  return url.origin === ELSEWHERE && isLocalPath(path) ? path : null;
}

function isLocalPath(address: string): boolean {
  return address.startsWith('/') && !address.startsWith('//');
}
