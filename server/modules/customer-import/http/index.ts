import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { ROW_OUTCOMES } from '#contracts/customer-import.ts';
import type { ErrorCode } from '#contracts/error-codes.ts';
import { errorText } from '#contracts/error-texts.ts';
import { Id } from '#contracts/ids.ts';
import { isLocale } from '#contracts/languages.ts';
import type { ActorOf, ContextOf } from '#server/graphql/http.ts';
import { localeAskedBy } from '#server/graphql/http.ts';
import { isCrossSite } from '#server/kernel/is-cross-site.ts';
import { isRefusal, Refusal } from '#server/kernel/refusal.ts';
import type { Deps } from '#server/kernel/deps.ts';
import { reportOfImport } from '../index.ts';

/** What this door needs of the app. */
export interface HttpDeps {
  contextOf: ContextOf;
  actorOf: ActorOf;
  deps: Pick<Deps, 'origin'>;
}

/** For those who bring the list alone: kept nowhere on the way, opened by no browser as a page. */
const PRIVATE = {
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
  'content-security-policy': "default-src 'none'; sandbox",
};

const STATUSES: Partial<Record<ErrorCode, number>> = { unauthenticated: 401, notFound: 404 };

const Asked = v.object({ providerId: Id, id: Id, outcome: v.picklist(ROW_OUTCOMES) });

/** `GET /customer-imports/:providerId/:id/:outcome.csv`: the rows of an import that come to something, as a file; not started from other sites' pages. */
export function registerCustomerImportRoutes(
  server: FastifyInstance,
  { contextOf, actorOf, deps }: HttpDeps,
): void {
  server.get<{
    Params: Record<'providerId' | 'id' | 'outcome', string>;
    Querystring: { language?: unknown };
  }>('/customer-imports/:providerId/:id/:outcome.csv', async (request, reply) => {
    const { language } = request.query;
    const locale = isLocale(language) ? language : localeAskedBy(request);
    const { cookie: cookies, authorization } = request.headers;
    reply.headers(PRIVATE);
    try {
      if (isCrossSite(request, deps.origin)) throw new Refusal('NotAuthorizedException');
      const actor = await actorOf({ area: 'business', cookies, authorization });
      const asked = v.safeParse(Asked, request.params);
      const context = contextOf({
        requestId: request.id,
        locale,
        address: request.ip,
        idempotencyKey: null,
        actor,
        area: 'business',
      });
      if (!asked.success) throw new Refusal('notFound');
      const { fileName, pieces } = await reportOfImport(context, asked.output);
      return await reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="${fileName}"`)
        .send(Readable.from(pieces));
    } catch (error) {
      if (!isRefusal(error)) throw error;
      const { code } = error;
      const status = STATUSES[code] ?? 403;
      return reply
        .code(status)
        .send({ status, message: errorText(code, locale), error: { code, requestId: request.id } });
    }
  });
}
