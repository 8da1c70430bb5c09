import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { PERSON_HEADER } from '#contracts/attempt-key.ts';
import type { Locale } from '#contracts/languages.ts';
import { isLocale, localeOfRequest } from '#contracts/languages.ts';
import { errorText } from '#contracts/error-texts.ts';
import type { Area } from '#contracts/roles.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { Actor, RequestContext } from '#server/kernel/request-context.ts';
import type { BookingCookie } from '#server/kernel/booking-cookie.ts';
import { areaOfHeader } from '#server/kernel/session-cookies.ts';
import type { SessionCookies } from '#server/kernel/session-cookies.ts';
import { DOCUMENT_LIMITS } from './document-limits.ts';
import { outageIn, toEnvelope } from './error-envelope.ts';
import type { ApiAnswer, ApiRequest, Executor } from './execute.ts';

const Body = v.object({
  query: v.pipe(v.string(), v.maxLength(DOCUMENT_LIMITS.characters)),
  variables: v.nullish(v.record(v.string(), v.unknown())),
  operationName: v.nullish(v.pipe(v.string(), v.maxLength(200))),
});

/** Refusals that proxies and clients must see without reading the answer; all others are answers like any other, with a 200. */
const STATUSES: Readonly<Record<string, number>> = {
  unauthenticated: 401,
  idempotencyMismatch: 409,
  otherPerson: 409,
  tooManyRequests: 429,
};

/** What a door knows of one request. Absent: a guest in the public area whose answer carries no cookies. */
export interface Asked extends Partial<
  Pick<RequestContext, 'actor' | 'area' | 'sessions' | 'justBooked' | 'userAgent'>
> {
  requestId: string;
  locale: Locale;
  address: string;
  idempotencyKey: string | null;
}

/** Makes the context of one request: who asks, in which language, from where. */
export type ContextOf = (asked: Asked) => RequestContext;

/** What one browser keeps between its requests, from its `Cookie` header; each has the `Set-Cookie` lines of the answer. */
export type BrowserOf = (cookies: string | undefined) => {
  sessions: SessionCookies;
  justBooked: BookingCookie;
};

/** What a request brings to say who asks. */
export interface Credentials {
  area: Area;
  /** The `Cookie` header. */
  cookies: string | undefined;
  /** The `Authorization` header. */
  authorization: string | undefined;
  /** A page asks by itself: that keeps nobody signed in. */
  isUnattended?: boolean;
}

/** Finds out who asks: one query when a session or token is brought, none for a guest. */
export type ActorOf = (credentials: Credentials) => Promise<Actor>;

/** What running documents as whoever asks needs of the app. */
export interface ApiParts {
  executor: Executor;
  contextOf: ContextOf;
  actorOf: ActorOf;
  browserOf: BrowserOf;
}

/** One request of a browser or program, as its door reads it. */
export interface Caller extends Credentials, Omit<Asked, 'actor' | 'area' | 'sessions' | 'justBooked'> {
  /** For whom the page was made that asks, by its id; none for visitors and for other programs. */
  pageOf?: string | undefined;
}

/**
 * Finds out who asks and runs the document as them: what `/graphql` and the screens do alike.
 * @returns also the `Set-Cookie` lines of the answer, and the seconds to wait when the database was away, else null
 */
export async function answerTo(
  { executor, contextOf, actorOf, browserOf }: ApiParts,
  { cookies, authorization, isUnattended = false, area, pageOf, ...asked }: Caller,
  request: ApiRequest,
): Promise<{ answer: ApiAnswer; cookieLines: string[]; outageSeconds: number | null }> {
  const { sessions, justBooked } = browserOf(cookies);
  let answer: ApiAnswer;
  try {
    const actor = await actorOf({ area, cookies, authorization, isUnattended });
    if (isChange(request)) expectOwnPage(actor, pageOf);
    answer = await executor.run(request, contextOf({ ...asked, actor, area, sessions, justBooked }));
  } catch (error) {
    const { requestId, locale, deps } = contextOf(asked);
    answer = { errors: [toEnvelope(error, { requestId, locale, logger: deps.logger })] };
  }
  return { answer, cookieLines: [...sessions.lines, ...justBooked.lines], outageSeconds: outageIn(answer) };
}

/** Our screens write the kind of an operation first; what they read is shown to whoever is there now. */
const isChange = ({ query }: ApiRequest): boolean => /^\s*mutation\b/.test(query);

/**
 * What is sent from the page of one person is not done by another who is signed in in the same browser by now (docs/decisions/0079).
 * @throws Refusal otherPerson
 */
function expectOwnPage(actor: Actor, pageOf: string | undefined): void {
  if (pageOf === undefined || actor.kind === 'guest') return;
  if (pageOf !== String(actor.personId)) throw new Refusal('otherPerson');
}

/** `POST /graphql`, JSON only: a cross-site form cannot send that content type, so no state changes by a simple request. */
export function registerGraphql(app: FastifyInstance, parts: ApiParts): void {
  app.post('/graphql', async (request, reply) => {
    const locale = localeAskedBy(request);
    reply.header('cache-control', 'no-store').header('x-request-id', request.id);
    const isJson = request.headers['content-type']?.startsWith('application/json') === true;
    const body = v.safeParse(Body, request.body);
    if (!isJson || !body.success) {
      const message = errorText('invalidInput', locale);
      const envelope = { message, code: 'invalidInput', inputs: [], affected: ['query'], reason: null };
      return reply
        .code(isJson ? 400 : 415)
        .send({ errors: [{ ...envelope, extensions: { code: 'invalidInput', requestId: request.id } }] });
    }
    const { cookie: cookies, authorization } = request.headers;
    const caller: Caller = {
      requestId: request.id,
      locale,
      address: request.ip,
      idempotencyKey: idempotencyKeyOf(request),
      area: areaOfHeader(request.headers['x-radura-area']),
      cookies,
      authorization,
      isUnattended: request.headers['x-radura-unattended'] === '1',
      userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
      pageOf: oneOf(request.headers[PERSON_HEADER]),
    };
    const { answer, cookieLines, outageSeconds } = await answerTo(parts, caller, body.output);
    if (cookieLines.length > 0) reply.header('set-cookie', cookieLines);
    const refused = answer.errors?.find((error) => STATUSES[error.code] !== undefined);
    if (refused) reply.code(STATUSES[refused.code] ?? 200);
    const waiting = answer.errors?.find((error) => error.extensions.retryAfterSeconds !== undefined);
    if (waiting) reply.header('retry-after', waiting.extensions.retryAfterSeconds);
    // Proxies and clients must see an outage without reading the answer.
    if (outageSeconds !== null) reply.code(503).header('retry-after', outageSeconds);
    return reply.send(answer);
  });
}

/** The language asked for: the first of ours in `Accept-Language`, else the stored one, else Italian. */
export function localeAskedBy(request: Pick<FastifyRequest, 'headers'>): Locale {
  const accepted = (request.headers['accept-language'] ?? '').slice(0, 200).toLowerCase();
  const first = accepted.match(/\b(it|en)\b/)?.[1];
  return isLocale(first) ? first : localeOfRequest('/', request.headers.cookie);
}

const oneOf = (header: string | string[] | undefined): string | undefined =>
  typeof header === 'string' ? header : undefined;

function idempotencyKeyOf(request: FastifyRequest): string | null {
  const header = request.headers['idempotency-key'];
  return typeof header === 'string' ? header : null;
}
