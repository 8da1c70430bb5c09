import { randomUUID, timingSafeEqual } from 'node:crypto';
import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fastify } from 'fastify';
import { collectDefaultMetrics, register } from 'prom-client';
import { isLocale, pathWithoutLocale } from '#contracts/languages.ts';
import { areaOfPath } from '#contracts/roles.ts';
import type { App } from './kernel/app.ts';
import type { Config } from './config.ts';
import { refuseOtherSites } from './cross-site.ts';
import { makeDrain } from './drain.ts';
import { answerFaultsPlainly, faultOf } from './faults.ts';
import { answerTo, registerGraphql } from './graphql/http.ts';
import type { SocketLimits } from './graphql/live-sockets.ts';
import { openLiveSockets, wantsLive } from './graphql/live-sockets.ts';
import { registerHealth } from './health.ts';
import { gaugesOfJobs } from './kernel/jobs/job-gauges.ts';
import { MODULES } from './modules.ts';
import { answerToOwnNamesOnly, isOwnName } from './own-name.ts';
import { addSecurityHeaders, headersOfUnreadable } from './security-headers.ts';
import { addressOf } from './trusted-proxies.ts';
import { registerWeb } from './web.ts';

const LARGEST_BODY_BYTES = 256 * 1024;
/** From the first byte to the last: a file over a bad line, but nobody holds a connection for ever. */
const SLOWEST_REQUEST_MS = 300_000;

export interface HttpServer {
  fastify: FastifyInstance;
  /** Says no at `/readyz` from now on and asks connections to close, but takes requests until `close`. */
  beginDrain(): void;
  /** Stops taking requests, lets the running ones finish. */
  close(): Promise<void>;
}

/** All of the product's doors on one Fastify instance, not yet listening. */
export async function openHttpServer(
  app: App,
  config: Config,
  options: { isDevelopment: boolean; withWeb: boolean; sockets?: Partial<SocketLimits> },
): Promise<HttpServer> {
  const { origin } = app.deps;
  const server: FastifyInstance = fastify({
    trustProxy: config.trustedProxies ?? false,
    bodyLimit: LARGEST_BODY_BYTES,
    genReqId: () => randomUUID(),
    logger: false,
    requestTimeout: SLOWEST_REQUEST_MS,
    // Whatever else asks to become something else is answered as a request, as if it had not.
    http: { shouldUpgradeCallback: (request) => wantsLive(request) || options.isDevelopment },
    // What still comes while stopping is answered like anything else.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 1000 },
    frameworkErrors: (error: Error, request: FastifyRequest, reply: FastifyReply) => {
      // Never the address itself, which may be somebody's key with a mail too many.
      void reply.headers(headersOfUnreadable(origin)).code(400).send(faultOf(error, request));
    },
  });
  const drain = makeDrain(server);
  logRequests(server, app);
  answerFaultsPlainly(server, app.logger);
  addSecurityHeaders(server, origin);
  answerToOwnNamesOnly(server, { isPublic: config.isPublic, origin });
  refuseOtherSites(server, origin);
  await server.register(formbody);
  registerHealth(server, app, drain);
  registerMetrics(server, app, config);
  registerGraphql(server, app);
  const live = openLiveSockets(server, app, {
    mayCome: (host) => config.isPublic || isOwnName(host),
    addressOf: (request) => addressOf(request, config.trustedProxies),
    limits: options.sockets,
  });
  for (const one of MODULES) await one.routes?.(server, app);
  if (!config.isPublic) (await import('./demo/demo-door.ts')).registerDemoDoor(server, app);
  if (options.withWeb) {
    await registerWeb(server, {
      isDevelopment: options.isDevelopment,
      isLocal: !config.isPublic,
      origin,
      publicConfig: publicConfig(config),
      imageOrigins: tileOrigins(config.site.mapTilesUrl),
      cardPageOrigins: app.deps.cardPayments?.pageOrigins ?? null,
      accountPageOrigins: app.deps.cardPayments?.accountPageOrigins ?? [],
      uploadOrigins: config.s3 ? [new URL(config.s3.endpoint).origin] : [],
      api: async ({ locale, headers, path, setCookies, noteOutage, ...asked }) => {
        const caller = {
          requestId: asked.requestId,
          locale: isLocale(locale) ? locale : 'it',
          address: asked.ip,
          idempotencyKey: headers?.['idempotency-key'] ?? null,
          area: areaOfPath(pathWithoutLocale(path)),
          cookies: headers?.['cookie'],
          authorization: undefined,
          userAgent: (headers?.['user-agent'] ?? '').slice(0, 300),
          pageOf: asked.pageOf,
        };
        const { answer, cookieLines, outageSeconds } = await answerTo(app, caller, {
          query: asked.document,
          variables: asked.variables,
        });
        setCookies(cookieLines);
        if (outageSeconds !== null) noteOutage(outageSeconds);
        return answer;
      },
    });
  }
  return {
    fastify: server,
    beginDrain() {
      drain.begin();
      live.end();
    },
    async close() {
      live.end();
      await drain.close();
    },
  };
}

function logRequests(server: FastifyInstance, app: App): void {
  server.addHook('onResponse', async (request, reply) => {
    // The path without its query, and of mailed links only the route: codes never reach the log.
    const route = request.routeOptions.url ?? '*';
    app.logger.info(
      {
        requestId: request.id,
        method: request.method,
        route,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'request',
    );
  });
}

/** Prometheus figures for whoever holds the token; without one only where nobody else can come, not even by a proxy of this machine. */
function registerMetrics(server: FastifyInstance, app: App, config: Config): void {
  register.clear();
  collectDefaultMetrics();
  const readJobGauges = gaugesOfJobs(() => app.jobs.figures());
  const isOpen = !config.isPublic && config.trustedProxies === null && config.metricsToken === null;
  server.get('/metrics', async (request, reply) => {
    if (!isOpen && !holdsToken(request.headers.authorization, config.metricsToken))
      return reply.code(404).send();
    await readJobGauges();
    return reply.type(register.contentType).send(await register.metrics());
  });
}

function holdsToken(header: string | undefined, token: string | null): boolean {
  if (token === null) return false;
  const given = Buffer.from(header ?? '');
  const expected = Buffer.from(`Bearer ${token}`);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** Where map tiles may come from; `https://{s}.tiles.example/{z}/{x}/{y}.png` stands for several hosts. */
function tileOrigins(mapTilesUrl: string | null): string[] {
  const [origin] = mapTilesUrl?.match(/^https?:\/\/[^/?#]+/) ?? [];
  return origin ? [origin.replace('{s}', '*')] : [];
}

function publicConfig(config: Config) {
  const { site, mail } = config;
  const shown = <T>(value: T | null): T | undefined => value ?? undefined;
  return {
    registerBusinessUrl: shown(site.registerBusinessUrl),
    appStoreUrl: shown(site.appStoreUrl),
    playStoreUrl: shown(site.googlePlayUrl),
    mapTileUrl: shown(site.mapTilesUrl),
    measuringScriptUrl: shown(site.measuringScriptUrl),
    mailboxPath: mail.smtpUrl === null && !config.isPublic ? '/development/mailbox' : undefined,
    socialLinks: {
      facebook: shown(site.facebookUrl),
      instagram: shown(site.instagramUrl),
      linkedin: shown(site.linkedinUrl),
      youtube: shown(site.youtubeUrl),
    },
  };
}
