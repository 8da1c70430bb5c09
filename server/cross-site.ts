import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errorText } from '#contracts/error-texts.ts';
import { m } from '#contracts/texts/messages.js';
import { localeAskedBy } from './graphql/http.ts';
import { isCrossSite } from './kernel/is-cross-site.ts';

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
    const [title, text, home] = [m.shell_other_site_title, m.shell_other_site_text, m.shell_go_home].map(
      (message) => message({}, { locale }),
    );
    return reply
      .header(
        'content-security-policy',
        "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      )
      .type('text/html; charset=utf-8')
      .send(
        `<!doctype html><html lang="${locale}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title><h1>${title}</h1><p>${text}</p><p><a href="/${locale}">${home}</a></p></html>`,
      );
  }
  const code = 'NotAuthorizedException';
  const message = errorText(code, locale);
  return reply.send({ status: 403, message, error: { code, requestId: request.id } });
}
