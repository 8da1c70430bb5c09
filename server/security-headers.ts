import type { FastifyInstance } from 'fastify';

const EVERYWHERE = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  // Voice notes: a page that was left for the chat without a load keeps the headers it came with
  'permissions-policy': 'camera=(), microphone=(self), geolocation=(self)',
};
/** Only where a browser comes by https: for the names below ours too, where the embedded app's shell stands. */
const HTTPS_ONLY = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' };
/** What is no page and no file of one: read by programs, kept by nobody, shown nowhere. */
const FOR_PROGRAMS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
};
const PROGRAMS_TYPE = /^(application\/json|text\/plain)\b/;

function headersOfAll(origin: string): Record<string, string> {
  return origin.startsWith('https:') ? { ...EVERYWHERE, ...HTTPS_ONLY } : EVERYWHERE;
}

/** For an answer that no hook comes by: to an address that cannot be read. */
export function headersOfUnreadable(origin: string): Record<string, string> {
  return { ...headersOfAll(origin), ...FOR_PROGRAMS };
}

/**
 * The headers that keep browsers careful, on every answer of every door, refusals and faults too; a route that says one of them
 * itself knows better. The policy of a page depends on its nonce and is set where pages are made.
 */
export function addSecurityHeaders(server: FastifyInstance, origin: string): void {
  server.addHook('onRequest', async (_request, reply) => {
    reply.headers(headersOfAll(origin));
  });
  server.addHook('onSend', async (_request, reply) => {
    if (!PROGRAMS_TYPE.test(String(reply.getHeader('content-type')))) return;
    for (const [name, value] of Object.entries(FOR_PROGRAMS))
      if (!reply.hasHeader(name)) reply.header(name, value);
  });
}
