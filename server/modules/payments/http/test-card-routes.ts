import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { errorText } from '#contracts/error-texts.ts';
import { Id } from '#contracts/ids.ts';
import type { ErrorCode } from '#contracts/error-codes.ts';
import type { App } from '#server/kernel/app.ts';
import { localeAskedBy } from '#server/graphql/http.ts';
import { isRefusal } from '#server/kernel/refusal.ts';
import type { PayerClaim } from '../index.ts';
import { answerTestChallenge, payWithTestCard } from '../index.ts';

const typed = v.pipe(v.string(), v.maxLength(40));
const Claim = { orderId: Id, clientSecret: v.pipe(v.string(), v.maxLength(500)) };
const CardBody = v.object({
  ...Claim,
  card: v.object({ number: typed, expMonth: typed, expYear: typed, cvc: typed }),
});
const ChallengeBody = v.object({ ...Claim, answer: v.picklist(['accept', 'refuse']) });

const STATUS: Partial<Record<ErrorCode, number>> = {
  notFound: 404,
  tooManyRequests: 429,
  paymentUnavailable: 503,
  holdExpired: 409,
};

/**
 * `POST /pay/test-card` and `/pay/test-challenge`: the hosted page's own form in front of the local simulator, in JSON. They do not exist with the real processor, whose script takes the card itself.
 */
export function registerTestCardRoutes(server: FastifyInstance, app: App): void {
  if (!app.deps.cardPayments?.testCardForm) return;
  server.post('/pay/test-card', (request, reply) =>
    answer(app, request, reply, CardBody, (claim, { card }) =>
      payWithTestCard(app.jobs.work(), app.deps, claim, card),
    ),
  );
  server.post('/pay/test-challenge', (request, reply) =>
    answer(app, request, reply, ChallengeBody, (claim, body) =>
      answerTestChallenge(app.jobs.work(), app.deps, claim, body.answer),
    ),
  );
}

/** Reads the body, runs, and answers the outcome or the refusal; what was typed never comes back or into a log. */
async function answer<Body extends { orderId: number; clientSecret: string }>(
  app: App,
  request: FastifyRequest,
  reply: FastifyReply,
  shape: v.GenericSchema<unknown, Body>,
  run: (claim: PayerClaim, body: Body) => Promise<object>,
): Promise<FastifyReply> {
  reply.header('cache-control', 'no-store');
  const refuse = (status: number, code: ErrorCode) =>
    reply.code(status).send({
      status,
      message: errorText(code, localeAskedBy(request)),
      error: { code, requestId: request.id },
    });
  if (request.headers['content-type']?.startsWith('application/json') !== true)
    return refuse(415, 'invalidInput');
  const body = v.safeParse(shape, request.body);
  if (!body.success) return refuse(400, 'invalidInput');
  const { orderId, clientSecret } = body.output;
  const { address } = app.contextOf({
    requestId: request.id,
    locale: localeAskedBy(request),
    address: request.ip,
    idempotencyKey: null,
  });
  try {
    return await reply.send(await run({ orderId, clientSecret, address }, body.output));
  } catch (error) {
    if (!isRefusal(error)) throw error;
    if (error.details.retryAfterSeconds) reply.header('retry-after', error.details.retryAfterSeconds);
    return refuse(STATUS[error.code] ?? 400, error.code);
  }
}
