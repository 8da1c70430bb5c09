import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errorText } from '#contracts/error-texts.ts';
import { localeAskedBy } from './graphql/http.ts';
import { isCrossSite } from './kernel/is-cross-site.ts';
import { crossSitePage, PLAIN_PAGE_POLICY } from './plain-page.ts';

/** These change nothing (RFC 9110, section 9.2.1), and the product keeps to it. */
const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);
/** Others are meant to call these: each call is signed, and no cookie is looked at. */
const SIGNED_CALLS = new Set(['/webhooks/card-payments']);

/**
 * Refuses whatever would change something and comes from another site's page: forms of pages, resource routes, the API. One check
 * for all, so that nothing added later stands outside of it.
 * @param origin our own address
 */
export function refuseOtherSites(server: FastifyInstance, origin: string): void {
  server.addHook('onRequest', async (request, reply) => {
    const isMeant = SAFE.has(request.method) || SIGNED_CALLS.has(request.routeOptions.url ?? '');
    if (isMeant || !isCrossSite(request, origin)) return;
    return answerElsewhere(request, reply);
  });
}

/** A page for who sees one, else the envelope of every refusal. */
function answerElsewhere(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const locale = localeAskedBy(request);
  reply.code(403).header('cache-control', 'no-store');
  if (request.headers.accept?.includes('text/html')) {
    return reply
      .header('content-security-policy', PLAIN_PAGE_POLICY)
      .type('text/html; charset=utf-8')
      .send(crossSitePage(locale));
  }
  const code = 'NotAuthorizedException';
  const message = errorText(code, locale);
  return reply.send({ status: 403, message, error: { code, requestId: request.id } });
}
