import { createHash, randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import serveStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { createRequestHandler, RequestHandler, RouterContextProvider, ServerBuild } from 'react-router';
import type { ViteDevServer } from 'vite';
import { personOfKey } from '#contracts/attempt-key.ts';
import { cookieChoiceIn } from '#contracts/cookie-choice.ts';
import { localeOfRequest } from '#contracts/languages.ts';
import type { Locale } from '#contracts/languages.ts';
import type { ApiAnswer, FormCallAnswer, PageRequest } from '#contracts/page-request.ts';
import type { PublicConfig } from '#contracts/public-config.ts';
import type { CardPageOrigins } from '#server/adapters/card-payments/port.ts';
import { contentSecurityPolicy } from '#server/content-security-policy.ts';
import { answerWithOutagePage } from '#server/faults.ts';
import { OUTAGE_RETRY_SECONDS } from '#server/kernel/database-outage.ts';
import { addressAtOwnName } from '#server/own-name.ts';
import { pagePath } from './page-path.ts';

/** Runs a GraphQL document in this process, with the same limits, actor and masking as over HTTP. */
export type InProcessApi = (request: {
  document: string;
  variables?: Record<string, unknown>;
  locale: Locale;
  requestId: string;
  ip: string;
  /** The visitor's own headers (cookie, user agent), plus an `idempotency-key` where the page has one. */
  headers?: Record<string, string>;
  /** For whom the page was made that sent its form, by its id. */
  pageOf?: string | undefined;
  /** The page's path, with its language if it has one. */
  path: string;
  /** Takes the cookies of the answer, which the page carries to the browser. */
  setCookies: (lines: readonly string[]) => void;
  /** Told when the database was away, with the seconds to wait. */
  noteOutage: (retrySeconds: number) => void;
}) => Promise<ApiAnswer>;

export type WebOptions = {
  api: InProcessApi;
  isDevelopment: boolean;
  /** Whether nobody but this machine can come in. */
  isLocal: boolean;
  /** The public address, for instance `https://radura.example`. */
  origin: string;
  publicConfig: PublicConfig;
  imageOrigins?: readonly string[];
  uploadOrigins?: readonly string[];
  cardPageOrigins?: CardPageOrigins | null;
  accountPageOrigins?: readonly string[];
};

/** What `web/entry.server.tsx` exports for us; the handler and the context must come from its own React Router. */
type EntryModule = {
  createLoadContext: (page: PageRequest) => RouterContextProvider;
  createRequestHandler: typeof createRequestHandler;
};

const root = resolve(import.meta.dirname, '..');
const clientFolder = resolve(root, 'build/client');

/**
 * Serves the screens: the built browser files and, for every path that nothing else answers, the server-rendered page.
 * Register it last. In development the screens come from Vite in this process, with hot reload on the same port.
 */
export async function registerWeb(app: FastifyInstance, options: WebOptions): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // Actions read the form themselves; read whole before, it is held to the limit of every body, unpacked too.
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    await scope.register(compress, {
      encodings: ['br', 'gzip'],
      brotliOptions: {
        params: { [constants.BROTLI_PARAM_QUALITY]: 4 },
        flush: constants.BROTLI_OPERATION_FLUSH,
      },
      zlibOptions: { level: 5, flush: constants.Z_SYNC_FLUSH },
    });
    const loadBuild = options.isDevelopment ? await buildFromVite(scope) : await buildFromDisk(scope);
    let screens: Screens | undefined;
    scope.all('/*', async (request, reply) => {
      const answered = answerWithoutPage(request, reply);
      if (answered) return answered;
      const build = await loadBuild();
      if (screens?.build !== build) screens = screensOf(build, options);
      return renderPage(request, reply, screens, options);
    });
  });
}

/** A build with its entry and its request handler. */
type Screens = { build: ServerBuild; entry: EntryModule; handle: RequestHandler };

/** Makes the request handler once for each build: it reads the whole list of routes. */
function screensOf(build: ServerBuild, { isDevelopment }: WebOptions): Screens {
  const entry = build.entry.module as typeof build.entry.module & EntryModule;
  const handle = entry.createRequestHandler(build, isDevelopment ? 'development' : 'production');
  return { build, entry, handle };
}

async function buildFromDisk(scope: FastifyInstance): Promise<() => Promise<ServerBuild>> {
  await scope.register(serveStatic, {
    root: resolve(clientFolder, 'assets'),
    prefix: '/assets/',
    immutable: true,
    maxAge: '365d',
    preCompressed: true,
  });
  await scope.register(serveStatic, {
    root: clientFolder,
    wildcard: false,
    globIgnore: ['assets/**', '**/*.br', '**/*.gz', '.vite/**'],
    maxAge: '1d',
    preCompressed: true,
    decorateReply: false,
  });
  // React and its router choose between their two builds when they are first loaded, which is here.
  process.env['NODE_ENV'] ??= 'production';
  const build: ServerBuild = await import(pathToFileURL(resolve(root, 'build/server/index.js')).href);
  return async () => build;
}

async function buildFromVite(scope: FastifyInstance): Promise<() => Promise<ServerBuild>> {
  const { createServer } = await import('vite');
  const vite: ViteDevServer = await createServer({
    root,
    appType: 'custom',
    server: { middlewareMode: true, ws: { server: scope.server } },
  });
  scope.addHook('onClose', () => vite.close());
  scope.addHook('onRequest', (request, reply, done) => {
    vite.middlewares(request.raw, reply.raw, () => done());
  });
  // Vite types a module that it loads as a record of unknown values
  return async () => (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild;
}

/** Of a page there is to see, and to send its forms; anything else is answered before a screen trips over it. */
function answerWithoutPage(request: FastifyRequest, reply: FastifyReply): FastifyReply | null {
  if (!['GET', 'HEAD', 'POST'].includes(request.method))
    return reply.code(405).header('allow', 'GET, HEAD, POST').send();
  if (!request.url.startsWith('/')) return reply.code(400).send();
  return request.method === 'POST' && request.mediaType !== 'application/x-www-form-urlencoded'
    ? reply.code(415).send()
    : null;
}

async function renderPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { entry, handle }: Screens,
  options: WebOptions,
): Promise<FastifyReply> {
  // Under our own name, whatever name the request brings; a path like `//elsewhere.example` stays a path.
  const url = new URL(options.origin + request.url);
  const path = url.pathname + url.search;
  const elsewhere =
    request.method === 'GET'
      ? addressAtOwnName(options.origin, { host: request.headers.host ?? '', path })
      : null;
  if (elsewhere !== null) return reply.redirect(elsewhere);
  const nonce = options.isDevelopment ? undefined : randomBytes(16).toString('base64');
  const cookies: string[] = [];
  let outageSeconds: number | null = null;
  let keptToSites: readonly string[] | null = null;
  const outlet: Outlet = {
    setCookies: (lines) => void cookies.push(...lines),
    noteOutage: (seconds) => (outageSeconds = seconds),
  };
  const context = entry.createLoadContext({
    ...pageRequestOf(request, pagePath(url.pathname), nonce, options, outlet),
    keepToSites: (origins) => (keptToSites = origins),
  });
  const made = await handle(webRequestOf(request, reply, url), context);
  if (outageSeconds !== null && made.status >= 500 && !url.pathname.endsWith('.data')) {
    return answerWithOutagePage(request, reply, outageSeconds);
  }
  const answer = outageSeconds === null ? made : outageAnswer(made, outageSeconds);
  for (const line of cookies) answer.headers.append('Set-Cookie', line);
  if (answer.headers.get('Content-Type')?.startsWith('text/html')) {
    const page = {
      path: url.pathname,
      nonce,
      keptToSites,
      liveOrigin: options.origin.replace(/^http/, 'ws'),
      measuringOrigin: measuringOrigin(request, options),
    };
    reply.header('Content-Security-Policy', contentSecurityPolicy({ ...options, ...page }));
  }
  // What a page's own script asks for is as personal as the page.
  reply.header('Vary', 'Cookie');
  if (!answer.headers.has('Cache-Control')) reply.header('Cache-Control', 'private, no-cache');
  return reply.send(answer);
}

/** Where the optional script comes from, once the visitor accepted all cookies. */
function measuringOrigin(request: FastifyRequest, { publicConfig }: WebOptions): string | null {
  const { measuringScriptUrl } = publicConfig;
  const isAllowed = measuringScriptUrl !== undefined && cookieChoiceIn(request.headers.cookie) === 'all';
  return isAllowed ? new URL(measuringScriptUrl).origin : null;
}

/** What was made without the database, a form with what was typed for instance, under the status of an outage; a way on stays one. */
function outageAnswer(made: Response, retrySeconds: number): Response {
  if (made.status === 202 || (made.status >= 300 && made.status < 400)) return made;
  const headers = new Headers(made.headers);
  headers.set('Retry-After', String(retrySeconds));
  headers.set('Cache-Control', 'no-store');
  return new Response(made.body, { status: 503, headers });
}

/** What the calls of one page leave for its answer. */
type Outlet = Pick<Parameters<InProcessApi>[0], 'setCookies' | 'noteOutage'>;

function pageRequestOf(
  request: FastifyRequest,
  path: string,
  nonce: string | undefined,
  { api, origin, publicConfig, isLocal }: WebOptions,
  outlet: Outlet,
): Omit<PageRequest, 'keepToSites'> {
  const locale = localeOfRequest(path, request.headers.cookie);
  const known = { locale, requestId: request.id, ip: request.ip, path, ...outlet };
  const visitorHeaders = plainHeadersOf(request);
  const attempt = attemptHeaders(request);
  const pageOf = personOfKey(attemptKeyIn(request) ?? '') ?? undefined;
  return {
    ask: (document, variables, headers) =>
      api({
        document,
        variables: variables ?? {},
        headers: { ...visitorHeaders, ...attempt, ...headers },
        pageOf,
        ...known,
      }),
    post: (formPath, values) => postInProcess(request, formPath, values, { locale, attempt, ...outlet }),
    cookies: request.headers.cookie,
    locale,
    origin,
    publicConfig,
    isLocal,
    nonce,
  };
}

/**
 * A page's form that has the page's `attemptKey` makes repeatable calls: sent again just as it was, by a double click or after going
 * back, it has one effect. With anything else in it, it is another attempt.
 */
function attemptHeaders(request: FastifyRequest): Record<string, string> {
  const { url, body } = request;
  if (!attemptKeyIn(request) || !Buffer.isBuffer(body)) return {};
  return { 'idempotency-key': createHash('sha256').update(`${url}\0`).update(body).digest('base64url') };
}

function attemptKeyIn({ method, body }: FastifyRequest): string | null {
  if (method !== 'POST' || !Buffer.isBuffer(body)) return null;
  return new URLSearchParams(body.toString()).get('attemptKey');
}

/** Goes through the call's own door, so that its limits, its address and its refusals are the same as from outside. */
async function postInProcess(
  request: FastifyRequest,
  path: string,
  values: Parameters<PageRequest['post']>[1],
  { locale, attempt, setCookies, noteOutage }: Outlet & { locale: Locale; attempt: Record<string, string> },
): Promise<FormCallAnswer> {
  const { cookie, 'user-agent': userAgent } = request.headers;
  const answer = await request.server.inject({
    method: 'POST',
    url: path,
    remoteAddress: request.ip,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'accept-language': locale,
      ...(cookie && { cookie }),
      ...(userAgent && { 'user-agent': userAgent }),
      ...attempt,
    },
    payload: new URLSearchParams(values.map(([name, value]) => [name, value])).toString(),
  });
  setCookies([answer.headers['set-cookie'] ?? []].flat());
  if (answer.statusCode === 503) noteOutage(Number(answer.headers['retry-after'] ?? OUTAGE_RETRY_SECONDS));
  return { status: answer.statusCode, body: answer.json() };
}

function plainHeadersOf(request: FastifyRequest): Record<string, string> {
  return Object.fromEntries(
    Object.entries(request.headers).flatMap(([name, value]) => {
      if (value === undefined || name.startsWith(':')) return [];
      return [[name, Array.isArray(value) ? value.join(', ') : value]];
    }),
  );
}

/**
 * The visitor's headers as they are for a request to our own address: whether it came from another site is decided already
 * (`cross-site.ts`), and React Router would compare the origin with a name that a proxy may have changed.
 */
function headersForPages(request: FastifyRequest, url: URL): Record<string, string> {
  const { 'x-forwarded-host': _forwarded, origin, ...headers } = plainHeadersOf(request);
  return { ...headers, host: url.host, ...(origin !== undefined && { origin: url.origin }) };
}

function webRequestOf(request: FastifyRequest, reply: FastifyReply, url: URL): Request {
  const aborted = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableEnded) aborted.abort();
  });
  // The only parser of this scope answers bytes.
  const body = request.body as Buffer<ArrayBuffer> | undefined;
  return new Request(url, {
    method: request.method,
    headers: headersForPages(request, url),
    signal: aborted.signal,
    ...(body && { body }),
  });
}
