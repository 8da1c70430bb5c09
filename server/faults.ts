import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errorText } from '#contracts/error-texts.ts';
import type { Locale } from '#contracts/languages.ts';
import { localeOfRequest } from '#contracts/languages.ts';
import { localeAskedBy } from './graphql/http.ts';
import { isDatabaseOutage, OUTAGE_RETRY_SECONDS } from './kernel/database-outage.ts';
import type { Logger } from './kernel/logger.ts';
import { outagePage, PLAIN_PAGE_POLICY, tooLargePage } from './plain-page.ts';

/** What is answered when a door throws: the general text and an id, a 503 with a time to wait while the database is away. */
export function answerFaultsPlainly(server: FastifyInstance, logger: Logger): void {
  server.setErrorHandler(async (error, request, reply) => {
    const status = statusOf(error);
    if (status >= 500) logger.error({ err: error, requestId: request.id }, 'fault');
    if (isDatabaseOutage(error)) {
      if (wantsPage(request)) return answerWithOutagePage(request, reply, OUTAGE_RETRY_SECONDS);
      reply.header('retry-after', OUTAGE_RETRY_SECONDS).header('cache-control', 'no-store');
    }
    if (status === 413 && wantsPage(request)) return answerWithPage(request, reply.code(413), tooLargePage);
    return reply.code(status).send(faultOf(error, request));
  });
  // Fastify's own answer says the address back, which may be a key.
  server.setNotFoundHandler(async (request, reply) => {
    const error = { code: 'notFound', requestId: request.id };
    return reply
      .code(404)
      .send({ status: 404, message: errorText('notFound', localeAskedBy(request)), error });
  });
}

/** The envelope of a fault that names no internals. */
export function faultOf(error: unknown, request: FastifyRequest) {
  const status = statusOf(error);
  const code = status >= 500 ? 'errorSomethingWentWrong' : 'invalidInput';
  return { status, message: errorText(code, localeAskedBy(request)), error: { code, requestId: request.id } };
}

/** Whether a person looks at what is answered. */
export function wantsPage(request: FastifyRequest): boolean {
  return request.headers.accept?.includes('text/html') === true;
}

/** A calm page that needs nothing, in the language of its address. */
export function answerWithOutagePage(
  request: FastifyRequest,
  reply: FastifyReply,
  retrySeconds: number,
): FastifyReply {
  return answerWithPage(request, reply.code(503).header('retry-after', retrySeconds), outagePage);
}

function answerWithPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: (locale: Locale) => string,
): FastifyReply {
  const [path = '/'] = request.url.split('?');
  return reply
    .header('cache-control', 'no-store')
    .header('content-security-policy', PLAIN_PAGE_POLICY)
    .type('text/html; charset=utf-8')
    .send(page(localeOfRequest(path, request.headers.cookie)));
}

function statusOf(error: unknown): number {
  if (isDatabaseOutage(error)) return 503;
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : 500;
  return typeof status === 'number' && status >= 400 && status < 600 ? status : 500;
}
