import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorCode } from '#contracts/error-codes.ts';
import { errorText } from '#contracts/error-texts.ts';
import type { Locale } from '#contracts/languages.ts';
import type { ActorOf, ContextOf } from '#server/graphql/http.ts';
import { localeAskedBy } from '#server/graphql/http.ts';
import { isDatabaseOutage, OUTAGE_RETRY_SECONDS } from '#server/kernel/database-outage.ts';
import type { RequestContext } from '#server/kernel/request-context.ts';
import { SessionCookies } from '#server/kernel/session-cookies.ts';
import type { CookieSettings } from '#server/kernel/session-cookies.ts';
import { isRefusal } from '#server/kernel/refusal.ts';
import type { RefusalDetails } from '#server/kernel/refusal.ts';
import type { Deps } from '#server/kernel/deps.ts';

/** What these doors need of the app. */
export interface HttpDeps {
  contextOf: ContextOf;
  actorOf: ActorOf;
  cookieSettings: CookieSettings;
  deps: Deps;
}

const FORM = 'application/x-www-form-urlencoded';
/** Where no other status says it better, a refusal is a 400. */
const STATUSES: Partial<Record<ErrorCode, number>> = {
  tooManyRequests: 429,
  unauthenticated: 401,
  NotAuthorizedException: 403,
  userEmailExists: 409,
  idempotencyMismatch: 409,
};

/**
 * One REST-style call (specification section 7): form-encoded, answered
 * with a report or with the first error.
 */
export function registerFormCall(
  server: FastifyInstance,
  { contextOf, actorOf, cookieSettings, deps }: HttpDeps,
  path: string,
  run: (
    typed: Record<string, unknown>,
    context: RequestContext,
  ) => Promise<{ status: number; message: string; data?: object }>,
): void {
  server.post(path, async (request, reply) => {
    const locale = localeAskedBy(request);
    reply.header('cache-control', 'no-store');
    const refuse = (status: number, code: ErrorCode, details?: RefusalDetails) =>
      answerRefusal(request, reply, { locale, status, code, details });
    if (request.headers['content-type']?.split(';')[0]?.trim() !== FORM) return refuse(415, 'invalidInput');
    const { cookie: cookies, authorization, 'idempotency-key': key } = request.headers;
    const idempotencyKey = typeof key === 'string' ? key : null;
    const userAgent = (request.headers['user-agent'] ?? '').slice(0, 300);
    const sessions = new SessionCookies(cookieSettings, cookies);
    try {
      const context = contextOf({
        requestId: request.id,
        locale,
        address: request.ip,
        userAgent,
        idempotencyKey,
        actor: await actorOf({ area: 'public', cookies, authorization }),
        sessions,
      });
      // Form bodies are records of texts and lists of texts.
      const {
        status,
        message,
        data = {},
      } = await run({ ...(request.body as Record<string, unknown>) }, context);
      if (sessions.lines.length > 0) reply.header('set-cookie', sessions.lines);
      return await reply.code(status).send({ data, report: { status }, message, type: 'success' });
    } catch (error) {
      if (isRefusal(error)) return refuse(STATUSES[error.code] ?? 400, error.code, error.details);
      deps.logger.error({ err: error, requestId: request.id }, 'fault');
      if (isDatabaseOutage(error))
        return refuse(503, 'errorSomethingWentWrong', { retryAfterSeconds: OUTAGE_RETRY_SECONDS });
      return refuse(500, 'errorSomethingWentWrong');
    }
  });
}

function answerRefusal(
  request: FastifyRequest,
  reply: FastifyReply,
  {
    locale,
    status,
    code,
    details = {},
  }: { locale: Locale; status: number; code: ErrorCode; details?: RefusalDetails | undefined },
): FastifyReply {
  const { inputs = [], retryAfterSeconds, affected = inputs.flatMap((input) => input.affected) } = details;
  if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds);
  const message = errorText(code, locale);
  const error = { code, message, inputs, affected, requestId: request.id };
  return reply.code(status).send({ status, report: { status }, message, error });
}
