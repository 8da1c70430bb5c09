import type { FastifyRequest } from 'fastify';

/**
 * Whether a form was posted from another site's page (OWASP, "verifying origin"). Browsers tell where a post comes from;
 * callers that are no browser tell nothing and may pass: they carry nobody's session.
 * @param origin our own address
 */
export function isCrossSite(request: FastifyRequest, origin: string): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site === 'cross-site' || site === 'same-site') return true;
  const from = request.headers.origin;
  if (from === undefined || from === origin) return false;
  // Reached under another name of this machine: the page came from the very host that is posted to.
  return !URL.canParse(from) || new URL(from).host !== request.host;
}
