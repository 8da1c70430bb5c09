import type { IncomingHttpHeaders } from 'node:http';
import { hostnameOf, isLoopback } from './network-address.ts';

/**
 * Whether another site's page asks (OWASP, "verifying origin"). Every browser of today says where a post comes from; callers that say
 * nothing are none, carry nobody's session and may pass. Only our public address counts as ours, never a name that the request
 * brings.
 * @param origin our own address
 */
export function isCrossSite(request: { headers: IncomingHttpHeaders }, origin: string): boolean {
  const { 'sec-fetch-site': site, origin: from, host = '' } = request.headers;
  if (site === 'cross-site' || site === 'same-site') return true;
  if (from === undefined || from === origin) return false;
  // A page that sends no referrer hides its origin as well; then the browser must vouch for it.
  if (from === 'null') return site !== 'same-origin';
  return !isFromThisMachine(from, { origin, host });
}

/** On one's own machine our page may stand under another of its names: 127.0.0.1 for localhost. */
function isFromThisMachine(from: string, { origin, host }: { origin: string; host: string }): boolean {
  const [page, own] = [URL.parse(from), new URL(origin)];
  const names = [page?.hostname, own.hostname, hostnameOf(host)];
  return page?.host === host && names.every((name) => typeof name === 'string' && isLoopback(name));
}
