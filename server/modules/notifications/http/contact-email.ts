import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorCode } from '#contracts/error-codes.ts';
import { errorText } from '#contracts/error-texts.ts';
import type { Locale } from '#contracts/languages.ts';
import { m } from '#contracts/texts/messages.js';
import { localeAskedBy } from '#server/graphql/http.ts';
import { isDatabaseOutage, OUTAGE_RETRY_SECONDS } from '#server/kernel/database-outage.ts';
import { isRefusal } from '#server/kernel/refusal.ts';
import type { RefusalDetails } from '#server/kernel/refusal.ts';
import { takeContactMessage } from '../use-cases/take-contact-message.ts';
import type { HttpDeps } from './index.ts';

const PATH = '/public/contact-email/';
const FORM = 'application/x-www-form-urlencoded';

/** The contact form: form-encoded, answers the specification's REST envelope (section 7). */
export function registerContactEmail(server: FastifyInstance, { contextOf, actorOf, deps }: HttpDeps): void {
  server.post(PATH, async (request, reply) => {
    const locale = localeAskedBy(request);
    reply.header('cache-control', 'no-store');
    if (request.headers['content-type']?.split(';')[0]?.trim() !== FORM)
      return refuse(request, reply, locale, 415, 'invalidInput');
    const { cookie: cookies, authorization, 'idempotency-key': key } = request.headers;
    const idempotencyKey = typeof key === 'string' ? key : null;
    const { work, address } = contextOf({
      requestId: request.id,
      locale,
      address: request.ip,
      idempotencyKey,
    });
    try {
      const { id } = await takeContactMessage(work, deps, {
        typed: request.body,
        address,
        userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
        language: locale,
        idempotencyKey,
        actor: await actorOf({ area: 'public', cookies, authorization }),
      });
      const message = m.contact_sent({}, { locale });
      return await reply.send({ data: { id }, report: { status: 200 }, id, message, type: 'success' });
    } catch (error) {
      if (isRefusal(error))
        return refuse(request, reply, locale, statusOf(error.code), error.code, error.details);
      deps.logger.error({ err: error, requestId: request.id }, 'fault');
      const isOutage = isDatabaseOutage(error);
      const details = isOutage ? { retryAfterSeconds: OUTAGE_RETRY_SECONDS } : {};
      return refuse(request, reply, locale, isOutage ? 503 : 500, 'errorSomethingWentWrong', details);
    }
  });
}

function statusOf(code: ErrorCode): number {
  if (code === 'tooManyRequests') return 429;
  return code === 'idempotencyMismatch' ? 409 : 400;
}

/** 'Message not sent' when we would not, the general text when we could not (specification section 8). */
function refuse(
  request: FastifyRequest,
  reply: FastifyReply,
  locale: Locale,
  status: number,
  code: ErrorCode,
  details: RefusalDetails = {},
): FastifyReply {
  const { inputs = [], retryAfterSeconds } = details;
  if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds);
  const message = status >= 500 ? m.contact_failed({}, { locale }) : m.contact_not_sent({}, { locale });
  const affected = inputs.flatMap((input) => input.affected);
  const error = { code, message: errorText(code, locale), inputs, affected, requestId: request.id };
  return reply.code(status).send({ status, message, error });
}
