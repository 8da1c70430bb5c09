import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as v from 'valibot';
import type { ErrorCode } from '#contracts/error-codes.ts';
import { errorText } from '#contracts/error-texts.ts';
import { isLocale } from '#contracts/languages.ts';
import type { ActorOf, ContextOf } from '#server/graphql/http.ts';
import { localeAskedBy } from '#server/graphql/http.ts';
import { checked } from '#server/kernel/checked.ts';
import type { Deps } from '#server/kernel/deps.ts';
import { isCrossSite } from '#server/kernel/is-cross-site.ts';
import { isRefusal, Refusal } from '#server/kernel/refusal.ts';
import type { RequestContext } from '#server/kernel/request-context.ts';
import type { ListFile } from '../index.ts';
import { exportBuyers, exportCustomers, exportReservations } from '../index.ts';
import { BuyersInAddress, CustomersInAddress, ReservationsInAddress } from './export-query.ts';

/** What these doors need of the app. */
export interface HttpDeps {
  contextOf: ContextOf;
  actorOf: ActorOf;
  deps: Pick<Deps, 'origin' | 'logger'>;
}

/** For who asked alone: kept nowhere on the way, opened by no browser as a page. */
const PRIVATE = {
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
  'content-security-policy': "default-src 'none'; sandbox",
};

const STATUSES: Partial<Record<ErrorCode, number>> = {
  unauthenticated: 401,
  notFound: 404,
  invalidInput: 400,
  tooManyRequests: 429,
};

/** What is typed at an address, as a use case takes it. */
type Take<Schema extends v.GenericSchema> = (
  context: RequestContext,
  asked: v.InferOutput<Schema>,
) => Promise<ListFile>;

/**
 * `GET /exports/:providerId/customers.:format`, `reservations.:format` and `products/:productId/buyers.:format`: a list of a provider as a file, with its filters in the address. The
 * address alone opens nothing: session, role, fresh proof and package do. Not started from other sites' pages.
 */
export function registerExportRoutes(server: FastifyInstance, { contextOf, actorOf, deps }: HttpDeps): void {
  const open = <Schema extends v.GenericSchema>(path: string, schema: Schema, take: Take<Schema>): void => {
    // A HEAD would read the list and stand in the history, and bring nothing
    server.get(path, { exposeHeadRoute: false }, async (request, reply) => {
      reply.headers(PRIVATE);
      try {
        if (isCrossSite(request, deps.origin)) throw new Refusal('NotAuthorizedException');
        const { cookie: cookies, authorization } = request.headers;
        const actor = await actorOf({ area: 'business', cookies, authorization });
        const typed = { ...(request.query as object), ...(request.params as object) };
        const context = contextOf({
          requestId: request.id,
          locale: localeOf(request),
          address: request.ip,
          idempotencyKey: null,
          actor,
          area: 'business',
        });
        const { fileName, contentType, pieces } = await take(context, checked(schema, typed));
        return await reply
          .type(contentType)
          .header('content-disposition', `attachment; filename="${fileName}"`)
          .send(
            streamOf(pieces, (error) =>
              deps.logger.error({ err: error, requestId: request.id }, 'a file broke off'),
            ),
          );
      } catch (error) {
        return refuse(request, reply, error);
      }
    });
  };
  open(
    '/exports/:providerId/products/:productId/buyers.:format',
    BuyersInAddress,
    (context, { format, ...asked }) => exportBuyers(context, asked, format),
  );
  open('/exports/:providerId/customers.:format', CustomersInAddress, (context, { format, ...asked }) =>
    exportCustomers(context, asked, format),
  );
  open('/exports/:providerId/reservations.:format', ReservationsInAddress, (context, { format, ...asked }) =>
    exportReservations(context, asked, format),
  );
}

/** What is read piece by piece as it is taken. One that breaks off ends the connection, so that half a list never looks whole. */
function streamOf(pieces: ListFile['pieces'], tell: (error: Error) => void): Readable {
  return Readable.from(pieces, { objectMode: false }).on('error', tell);
}

function localeOf(request: FastifyRequest) {
  const { language } = request.query as { language?: unknown };
  return isLocale(language) ? language : localeAskedBy(request);
}

function refuse(request: FastifyRequest, reply: FastifyReply, error: unknown): FastifyReply {
  if (!isRefusal(error)) throw error;
  const { code, details } = error;
  if (details.retryAfterSeconds !== undefined) reply.header('retry-after', details.retryAfterSeconds);
  const status = STATUSES[code] ?? 403;
  return reply.code(status).send({
    status,
    message: errorText(code, localeOf(request)),
    error: { code, requestId: request.id },
  });
}
