/** This machine, by any of its names. */
export const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\]|::1)$/;

/**
 * Where somebody belongs who calls this machine by another of its names, 127.0.0.1 for localhost: pictures, cookies and links know
 * only the name that was printed at the start.
 * @param host the request's, with its port
 * @param path with the query
 * @returns the address to go to, or null for who is right, or calls another machine or port
 */
export function addressAtOwnName(origin: string, { host, path }: { host: string; path: string }): string | null {
  const [own, asked] = [new URL(origin), URL.parse(`http://${host}`)];
  const isHere = asked !== null && LOOPBACK.test(asked.hostname) && LOOPBACK.test(own.hostname);
  return isHere && asked.port === own.port && asked.hostname !== own.hostname ? own.origin + path : null;
}
