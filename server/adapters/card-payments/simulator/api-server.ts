import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import Fastify from 'fastify';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import type { WriteResult } from './answer-write.ts';
import { WriteAnswers } from './answer-write.ts';
import { ApiError, errorAnswer } from './api-error.ts';
import type { FormFields } from './form-body.ts';
import { parseForm } from './form-body.ts';
import type { Fault, Misbehaviour } from './misbehaviour.ts';
import { LATE_MS } from './misbehaviour.ts';
import { findObject, PLATFORM } from './object-store.ts';
import { API_VERSION } from './objects/event-object.ts';
import { objectId } from './objects/object-id.ts';
import { accountLinkWrites } from './operations/account-links.ts';
import { accountReads, accountWrites, noAccess } from './operations/accounts.ts';
import { lookups } from './operations/lookups.ts';
import type { CallInput, ReadOperation, WriteOperation } from './operations/operation.ts';
import { paymentIntentReads, paymentIntentWrites } from './operations/payment-intents.ts';
import { refundReads, refundWrites } from './operations/refunds.ts';
import { requestFingerprint } from './request-fingerprint.ts';
import { RequestParams } from './request-params.ts';
import type { ShiftableClock } from './shiftable-clock.ts';
import type { SimulatorKeys } from './simulator-keys.ts';

export type ApiSurroundings = {
  pool: Pool;
  clock: ShiftableClock;
  keys: SimulatorKeys;
  misbehaviour: Misbehaviour;
  /** Called after a call that announced something has been committed. */
  onAnnounced: () => void;
};

const writes: readonly WriteOperation[] = [
  ...paymentIntentWrites,
  ...refundWrites,
  ...accountWrites,
  ...accountLinkWrites,
];
const reads: readonly ReadOperation[] = [...paymentIntentReads, ...refundReads, ...accountReads, ...lookups];

/** What our own parser makes of a body; a POST may come without one. */
type FormRequest = { Body: FormFields | undefined };

const MAX_BODY_BYTES = 64 * 1024;

/**
 * The processor's HTTP contract: form-encoded in, JSON out, bearer keys, error envelope, idempotency keys. It logs
 * nothing, since bodies may hold card numbers, and it answers only who reached it as a loopback address.
 */
export function buildApiServer(surroundings: ApiSurroundings): FastifyInstance {
  const app = Fastify({ logger: false, bodyLimit: MAX_BODY_BYTES, forceCloseConnections: true });
  const answers = new WriteAnswers(surroundings.pool, surroundings.misbehaviour);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, parseForm(body.toString())),
  );
  app.addHook('onRequest', async (request, reply) => {
    const requestId = objectId('req', 14);
    reply.headers({ 'request-id': requestId, 'stripe-version': versionOf(request) });
    if (!isFromThisMachine(request)) await reply.code(421).send();
  });
  app.setErrorHandler((error, _request, reply) => sendError(reply, error));
  app.setNotFoundHandler((request) => {
    const message = `Unrecognized request URL (${request.method}: ${request.url.split('?')[0]}).`;
    throw new ApiError(404, { type: 'invalid_request_error', message });
  });
  for (const operation of writes) {
    app.post<FormRequest>(operation.path, (request, reply) =>
      answerWrite(operation, request, reply, surroundings, answers),
    );
  }
  for (const operation of reads) {
    app.get(operation.path, (request, reply) => answerRead(operation, request, reply, surroundings));
  }
  return app;
}

async function answerWrite(
  operation: WriteOperation,
  request: FastifyRequest<FormRequest>,
  reply: FastifyReply,
  surroundings: ApiSurroundings,
  answers: WriteAnswers,
): Promise<FastifyReply> {
  const { misbehaviour, clock, onAnnounced } = surroundings;
  if (misbehaviour.isDown) return cutOff(reply);
  const fields = request.body ?? {};
  const input = inputOf(request, fields, isSecret(request, surroundings, operation));
  const fault = misbehaviour.takeFault(operation.name);
  refuseBefore(fault, request);
  if (fault === 'timeoutBeforeEffect') return leaveUnanswered(reply);
  const key = headerOf(request, 'idempotency-key');
  const fingerprint = requestFingerprint(request.url, fields);
  const requestId = requestIdOf(reply);
  const result = await answers.answer(operation, {
    input,
    key,
    fingerprint,
    requestId,
    now: clock.now(),
    fault,
  });
  if (result.hasAnnounced) onAnnounced();
  if (fault === 'timeoutAfterEffect') return leaveUnanswered(reply);
  if (fault === 'resetAfterEffect') return cutOff(reply);
  if (fault === 'answeredLate') await sleep(LATE_MS);
  return send(reply, result, key);
}

async function answerRead(
  operation: ReadOperation,
  request: FastifyRequest,
  reply: FastifyReply,
  surroundings: ApiSurroundings,
): Promise<FastifyReply> {
  const { misbehaviour, pool } = surroundings;
  if (misbehaviour.isDown) return cutOff(reply);
  const query = parseForm(request.url.split('?')[1] ?? '');
  const input = inputOf(request, query, isSecret(request, surroundings, operation));
  const fault = misbehaviour.takeFault(operation.name);
  refuseBefore(fault, request);
  if (fault === 'answeredLate') await sleep(LATE_MS);
  if (fault === 'serverErrorStored' || fault === 'serverErrorAfterEffect') throw new Error('asked to fail');
  if (fault === 'resetAfterEffect') return cutOff(reply);
  if (fault && fault !== 'answeredLate') return leaveUnanswered(reply);
  if (input.account !== PLATFORM && !(await findObject(pool, 'account', PLATFORM, input.account))) {
    throw noAccess(input.account);
  }
  return reply.send(await operation.run({ ...input, chargesEnabled: true }, pool));
}

/** @throws ApiError 429, 401 for the faults that are refusals before anything is done */
function refuseBefore(fault: Fault | null, request: FastifyRequest): void {
  if (fault === 'rateLimited') throw tooManyRequests();
  if (fault === 'keyRefused') throw keyExpired(keyOf(request) ?? '');
}

/** @throws ApiError 401 for an unknown or expired key, 403 without the permission or where a browser has no business */
function isSecret(
  request: FastifyRequest,
  { keys, misbehaviour }: ApiSurroundings,
  operation: { name: string; isOpenToBrowsers?: boolean },
): boolean {
  const key = keyOf(request);
  if (key === keys.secretKey) {
    if (misbehaviour.isKeyExpired) throw keyExpired(key);
    if (misbehaviour.forbidden.has(operation.name))
      throw noPermission(key, headerOf(request, 'stripe-account'));
    return true;
  }
  if (key !== keys.publishableKey) {
    throw new ApiError(401, { type: 'invalid_request_error', message: 'Invalid API Key provided.' });
  }
  if (operation.isOpenToBrowsers) return false;
  const message = 'This API call cannot be made with a publishable API key. Please use a secret API key.';
  throw new ApiError(403, { type: 'invalid_request_error', code: 'secret_key_required', message });
}

function keyOf(request: FastifyRequest): string | undefined {
  const authorization = headerOf(request, 'authorization') ?? '';
  const basic = /^Basic (.+)$/.exec(authorization)?.[1];
  return basic
    ? Buffer.from(basic, 'base64').toString().split(':')[0]
    : /^Bearer (.+)$/.exec(authorization)?.[1];
}

function keyExpired(key: string): ApiError {
  const message = `Expired API Key provided: ${masked(key)}`;
  return new ApiError(401, { type: 'invalid_request_error', code: 'api_key_expired', message });
}

/** The processor has no code for it. */
function noPermission(key: string, account: string | null): ApiError {
  const message = `The provided key '${masked(key)}' does not have the required permissions for this endpoint on account '${account ?? 'acct_platform'}'.`;
  return new ApiError(403, { type: 'invalid_request_error', message });
}

function masked(key: string): string {
  return `${key.slice(0, 8)}${'*'.repeat(key.length - 12)}${key.slice(-4)}`;
}

function inputOf(
  request: FastifyRequest,
  fields: FormFields,
  isSecretKey: boolean,
): Omit<CallInput, 'chargesEnabled'> {
  const { params } = request;
  const id = typeof params === 'object' && params !== null && 'id' in params ? String(params.id) : '';
  const account = headerOf(request, 'stripe-account') ?? PLATFORM;
  const origin = `http://${request.host}`;
  return { account, id, origin, params: new RequestParams(fields), isSecret: isSecretKey };
}

function send(reply: FastifyReply, result: WriteResult, key: string | null): FastifyReply {
  if (key !== null) reply.header('idempotency-key', key);
  if (result.replayedFrom)
    reply.headers({ 'idempotent-replayed': 'true', 'original-request': result.replayedFrom });
  // A stored failure would only be repeated.
  if (result.status >= 500) reply.header('stripe-should-retry', 'false');
  return reply.code(result.status).type('application/json').send(result.body);
}

function sendError(reply: FastifyReply, error: unknown): FastifyReply {
  const known = error instanceof ApiError ? error : asApiError(error);
  const { status, body } = errorAnswer(known.status, known.details, requestIdOf(reply));
  if (status === 409) reply.header('stripe-should-retry', 'true');
  return reply.code(status).send(body);
}

function asApiError(error: unknown): ApiError {
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  if (status < 500)
    return new ApiError(status, { type: 'invalid_request_error', message: 'Invalid request.' });
  return new ApiError(500, { type: 'api_error', message: 'An unknown error occurred.' });
}

function tooManyRequests(): ApiError {
  const message = 'Request rate limit exceeded.';
  return new ApiError(429, { type: 'invalid_request_error', code: 'rate_limit', message });
}

function leaveUnanswered(reply: FastifyReply): FastifyReply {
  return reply.hijack();
}

function cutOff(reply: FastifyReply): FastifyReply {
  reply.hijack();
  reply.raw.destroy();
  return reply;
}

/**
 * The listener is bound to loopback already. The name it was called by is checked too, because a page in a browser on
 * this machine can have its own name resolved to 127.0.0.1.
 */
function isFromThisMachine(request: FastifyRequest): boolean {
  return (
    /^(127\.0\.0\.1|localhost|\[::1\])$/.test(request.hostname) &&
    /^(127\.|::1$|::ffff:127\.)/.test(request.ip)
  );
}

function versionOf(request: FastifyRequest): string {
  return headerOf(request, 'stripe-version') ?? API_VERSION;
}

function requestIdOf(reply: FastifyReply): string {
  return String(reply.getHeader('request-id'));
}

function headerOf(request: FastifyRequest, name: string): string | null {
  const value = request.headers[name];
  return typeof value === 'string' && value !== '' ? value : null;
}
