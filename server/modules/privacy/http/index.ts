import type { FastifyInstance } from 'fastify';
import { errorText } from '#contracts/error-texts.ts';
import type { ErrorCode } from '#contracts/error-codes.ts';
import type { ActorOf, ContextOf } from '#server/graphql/http.ts';
import { localeAskedBy } from '#server/graphql/http.ts';
import { isCrossSite } from '#server/kernel/is-cross-site.ts';
import { isRefusal, Refusal } from '#server/kernel/refusal.ts';
import { signedIn } from '#server/kernel/request-context.ts';
import type { Deps } from '#server/kernel/deps.ts';
import { exportMyData } from '../use-cases/export-my-data.ts';

/** What this door needs of the app. */
export interface HttpDeps {
  contextOf: ContextOf;
  actorOf: ActorOf;
  deps: Deps;
}

/** For the person alone: kept nowhere on the way. */
const PRIVATE = {
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
};

const STATUSES: Partial<Record<ErrorCode, number>> = { unauthenticated: 401, tooManyRequests: 429 };

/** `GET /account/export`: everything held about the signed-in person, as a file; not started from other sites' pages. */
export function registerPrivacyRoutes(server: FastifyInstance, { contextOf, actorOf, deps }: HttpDeps): void {
  server.get('/account/export', async (request, reply) => {
    const locale = localeAskedBy(request);
    const { cookie: cookies, authorization } = request.headers;
    reply.headers(PRIVATE);
    try {
      if (isCrossSite(request, deps.origin)) throw new Refusal('NotAuthorizedException');
      const actor = await actorOf({ area: 'public', cookies, authorization });
      const { work } = contextOf({
        requestId: request.id,
        locale,
        address: request.ip,
        idempotencyKey: null,
        actor,
      });
      const { fileName, json } = await exportMyData(work, deps, signedIn(actor));
      return await reply
        .type('application/json; charset=utf-8')
        .header('content-disposition', `attachment; filename="${fileName}"`)
        .send(json);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      const { code, details } = error;
      if (details.retryAfterSeconds !== undefined) reply.header('retry-after', details.retryAfterSeconds);
      const status = STATUSES[code] ?? 403;
      return reply
        .code(status)
        .send({ status, message: errorText(code, locale), error: { code, requestId: request.id } });
    }
  });
}
