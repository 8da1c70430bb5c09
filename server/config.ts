import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { isLoopback } from './kernel/network-address.ts';
import { readTrustedProxies } from './trusted-proxies.ts';

/** The only file that reads the environment. Everything else receives what it needs from here. */

export const PROJECT_ROOT = fileURLToPath(new URL('..', import.meta.url));

const wholeNumber = (fallback: number, minimum: number, maximum: number) =>
  v.optional(
    v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number), v.minValue(minimum), v.maxValue(maximum)),
    String(fallback),
  );
const text = v.optional(v.pipe(v.string(), v.trim()), '');
const flag = v.optional(
  v.pipe(
    v.picklist(['yes', 'no']),
    v.transform((value) => value === 'yes'),
  ),
);

const Environment = v.object({
  PORT: wholeNumber(3000, 0, 65535),
  HOST: v.optional(v.string(), '127.0.0.1'),
  PUBLIC_URL: text,
  DATABASE_URL: text,
  DATA_FOLDER: text,
  LOAD_DEMO: flag,
  SECRET: text,
  LOG_LEVEL: v.optional(v.picklist(['fatal', 'error', 'warn', 'info', 'debug', 'silent']), 'info'),
  TRUSTED_PROXIES: text,
  METRICS_TOKEN: text,
  PARENT_DOMAIN: text,
  STRIPE_SECRET_KEY: text,
  STRIPE_PUBLISHABLE_KEY: text,
  STRIPE_WEBHOOK_SECRETS: text,
  STRIPE_CONNECT_WEBHOOK_SECRETS: text,
  STRIPE_ADDRESS: text,
  PLATFORM_FEE_BASIS_POINTS: wholeNumber(300, 0, 10_000),
  VIDEO_SHARE_BASIS_POINTS: wholeNumber(300, 0, 10_000),
  S3_ENDPOINT: text,
  S3_BUCKET: text,
  S3_REGION: text,
  S3_ACCESS_KEY_ID: text,
  S3_SECRET_ACCESS_KEY: text,
  SMTP_URL: text,
  MAIL_FROM: v.optional(v.string(), 'Radura <noreply@radura.example>'),
  CONTACT_EMAIL: text,
  REGISTER_BUSINESS_URL: text,
  APP_STORE_URL: text,
  GOOGLE_PLAY_URL: text,
  FACEBOOK_URL: text,
  INSTAGRAM_URL: text,
  LINKEDIN_URL: text,
  YOUTUBE_URL: text,
  MAP_TILES_URL: text,
  MEASURING_SCRIPT_URL: v.optional(v.pipe(v.string(), v.regex(/^(?:https:\/\/[^\s/]+\/\S*)?$/)), ''),
  HOLDS_PER_EMAIL: wholeNumber(3, 1, 1_000_000),
  HOLDS_PER_ADDRESS: wholeNumber(10, 1, 1_000_000),
  UNPAID_PERCENT_OF_DAY: wholeNumber(25, 1, 1_000_000),
  BOOKINGS_PER_ADDRESS_PER_HOUR: wholeNumber(60, 1, 1_000_000_000),
  CONTACT_MESSAGES_PER_ADDRESS_PER_HOUR: wholeNumber(5, 1, 1_000_000),
  SIGN_INS_PER_ADDRESS_PER_HOUR: wholeNumber(100, 1, 1_000_000),
  SIGN_UPS_PER_ADDRESS_PER_HOUR: wholeNumber(20, 1, 1_000_000),
  REQUESTS_PER_PROVIDER_PER_HOUR: wholeNumber(30, 1, 1_000_000),
  UPLOADS_PER_PERSON_PER_HOUR: wholeNumber(20, 1, 1_000_000),
  CHAT_FILE_BYTES: wholeNumber(25 * 1024 * 1024, 1, 100 * 1024 * 1024),
  API_COST_PER_ADDRESS_PER_MINUTE: wholeNumber(200_000, 1_000, 1_000_000_000),
  SCREEN_REQUESTS_PER_ADDRESS_PER_MINUTE: wholeNumber(12_000, 1, 1_000_000_000),
  SOCKETS_PER_ADDRESS_PER_MINUTE: wholeNumber(300, 1, 1_000_000_000),
  DATABASE_CONNECTIONS: wholeNumber(16, 2, 500),
  DRAIN_SECONDS: v.optional(v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number), v.maxValue(300))),
});

/** Proxies look every few seconds. */
const USUAL_DRAIN_SECONDS = 5;

export type Config = ReturnType<typeof readConfig>;

/**
 * Reads and checks the environment.
 * @throws Error naming every wrong variable; also when the address is public and a secret is missing.
 */
export function readConfig(environment: Record<string, string | undefined> = process.env) {
  const parsed = v.safeParse(Environment, environment);
  if (!parsed.success) {
    const wrong = parsed.issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`);
    throw new Error(`The environment is not usable:\n  ${wrong.join('\n  ')}`);
  }
  const env = parsed.output;
  const publicUrl = webAddress(env.PUBLIC_URL);
  const isPublic = isReachableFromElsewhere(env.HOST, publicUrl);
  const dataFolder = env.DATA_FOLDER || join(PROJECT_ROOT, '.data');
  const isLocalDatabase = env.DATABASE_URL === '';
  if (isPublic) expectReadyForThePublic(env, publicUrl);
  return {
    port: env.PORT,
    host: env.HOST,
    publicUrl: publicUrl?.origin ?? null,
    /** Whether anybody but this machine can come: asked by everything that is for trying out alone. */
    isPublic,
    database: {
      url: isLocalDatabase ? null : env.DATABASE_URL,
      connections: env.DATABASE_CONNECTIONS,
    },
    dataFolder,
    /** How long `/readyz` says no before a stopping process takes no more requests: a proxy in front has to notice. */
    drainSeconds: env.DRAIN_SECONDS ?? (isPublic ? USUAL_DRAIN_SECONDS : 0),
    loadDemo: env.LOAD_DEMO ?? (isLocalDatabase && !isPublic),
    secret: env.SECRET || keptSecret(dataFolder),
    logLevel: env.LOG_LEVEL,
    /** null: nothing that is forwarded is believed. */
    trustedProxies: readTrustedProxies(env.TRUSTED_PROXIES),
    metricsToken: env.METRICS_TOKEN || null,
    /** Sub-domains of it (the embedded app's shell) hear of a logout. */
    parentDomain: env.PARENT_DOMAIN || null,
    /** null keys: the simulator on this machine, no online payment elsewhere. */
    card: {
      keys: cardKeys(env),
      address: pretendedProcessor(env, isPublic),
      platformFeeBasisPoints: env.PLATFORM_FEE_BASIS_POINTS,
      /** Of the price of video courses. */
      videoShareBasisPoints: env.VIDEO_SHARE_BASIS_POINTS,
    },
    /** null: files are kept in the data folder. */
    s3: s3Settings(env),
    mail: {
      smtpUrl: env.SMTP_URL || null,
      from: env.MAIL_FROM,
      contactEmail: env.CONTACT_EMAIL || null,
    },
    site: {
      registerBusinessUrl: env.REGISTER_BUSINESS_URL || null,
      appStoreUrl: env.APP_STORE_URL || null,
      googlePlayUrl: env.GOOGLE_PLAY_URL || null,
      facebookUrl: env.FACEBOOK_URL || null,
      instagramUrl: env.INSTAGRAM_URL || null,
      linkedinUrl: env.LINKEDIN_URL || null,
      youtubeUrl: env.YOUTUBE_URL || null,
      mapTilesUrl: env.MAP_TILES_URL || null,
      measuringScriptUrl: env.MEASURING_SCRIPT_URL || null,
    },
    limits: {
      openHoldsPerEmail: env.HOLDS_PER_EMAIL,
      openHoldsPerAddress: env.HOLDS_PER_ADDRESS,
      /** Of a provider's working minutes on a local date, how much a person, and an address, may hold without paying. */
      unpaidPercentOfDay: env.UNPAID_PERCENT_OF_DAY,
      bookingsPerAddressPerHour: env.BOOKINGS_PER_ADDRESS_PER_HOUR,
      contactMessagesPerAddressPerHour: env.CONTACT_MESSAGES_PER_ADDRESS_PER_HOUR,
      signInsPerAddressPerHour: env.SIGN_INS_PER_ADDRESS_PER_HOUR,
      signUpsPerAddressPerHour: env.SIGN_UPS_PER_ADDRESS_PER_HOUR,
      requestsPerProviderPerHour: env.REQUESTS_PER_PROVIDER_PER_HOUR,
      uploadsPerPersonPerHour: env.UPLOADS_PER_PERSON_PER_HOUR,
      /** How large a file in a chat may be. */
      chatFileBytes: env.CHAT_FILE_BYTES,
      /** For documents that are not our own screens', in the measure of `graphql/document-cost.ts`. */
      apiCostPerAddressPerMinute: env.API_COST_PER_ADDRESS_PER_MINUTE,
      /** For our own screens' documents: fifty computers behind one address that ask four times a second each. */
      screenRequestsPerAddressPerMinute: env.SCREEN_REQUESTS_PER_ADDRESS_PER_MINUTE,
      /** Asked for, whether given or not: when a process stops, all browsers behind one address ask again within a minute. */
      socketsPerAddressPerMinute: env.SOCKETS_PER_ADDRESS_PER_MINUTE,
    },
  };
}

function webAddress(address: string): URL | null {
  if (address === '') return null;
  const url = URL.parse(address);
  if (url === null || !/^https?:$/.test(url.protocol))
    throw new Error(`PUBLIC_URL: '${address}' is not a web address such as https://radura.example.`);
  return url;
}

/** The one rule for what is public (decision 23): somebody listens beyond this machine, or people are told an address beyond it. */
function isReachableFromElsewhere(host: string, publicUrl: URL | null): boolean {
  return !isLoopback(host) || (publicUrl !== null && !isLoopback(publicUrl.hostname));
}

function expectReadyForThePublic(env: v.InferOutput<typeof Environment>, publicUrl: URL | null): void {
  const why = isLoopback(env.HOST) ? `PUBLIC_URL=${env.PUBLIC_URL}` : `HOST=${env.HOST}`;
  const opening = `${why} lets others in than this machine`;
  if (publicUrl === null || isLoopback(publicUrl.hostname) || publicUrl.protocol !== 'https:') {
    throw new Error(`${opening}: PUBLIC_URL must be the https address that people use.`);
  }
  if (env.SECRET.length < 32) throw new Error(`${opening}: SECRET (at least 32 characters) is required.`);
}

/** Payments are made in connected accounts: without their webhook secret every event would be refused. The platform's own is needed by none. */
function cardKeys(env: v.InferOutput<typeof Environment>) {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_PUBLISHABLE_KEY: publishableKey } = env;
  const webhookSecrets = {
    platform: listOf(env.STRIPE_WEBHOOK_SECRETS),
    connect: listOf(env.STRIPE_CONNECT_WEBHOOK_SECRETS),
  };
  const needed = [secretKey !== '', publishableKey !== '', webhookSecrets.connect.length > 0];
  if (!needed.includes(true)) return null;
  if (needed.includes(false)) {
    throw new Error(
      'The card processor needs STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_CONNECT_WEBHOOK_SECRETS.',
    );
  }
  return { secretKey, publishableKey, webhookSecrets };
}

/**
 * Where something else than the processor speaks its contract, for trying out: test money must never buy anything, so it has to be on
 * this machine and for this machine alone.
 */
function pretendedProcessor(env: v.InferOutput<typeof Environment>, isPublic: boolean) {
  if (env.STRIPE_ADDRESS === '') return null;
  const url = URL.parse(env.STRIPE_ADDRESS);
  const isUsable = url?.protocol === 'http:' && isLoopback(url.hostname) && url.port !== '' && !isPublic;
  if (!isUsable)
    throw new Error(
      'STRIPE_ADDRESS is for trying out: an address of this machine such as http://127.0.0.1:12111, and nobody else may come in.',
    );
  if (!/^(?:sk|rk)_test_/.test(env.STRIPE_SECRET_KEY))
    throw new Error('STRIPE_ADDRESS needs the keys of test money: STRIPE_SECRET_KEY=sk_test_…');
  return { host: url.hostname, port: Number(url.port), protocol: 'http' as const };
}

/** Comma-separated: the old and the new secret while one is being rotated. */
function listOf(secrets: string): string[] {
  return secrets
    .split(',')
    .map((secret) => secret.trim())
    .filter(Boolean);
}

/** All of the bucket's settings or none: half of them would be a slip. */
function s3Settings(env: v.InferOutput<typeof Environment>) {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: region } = env;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  const settings = { endpoint, bucket, region, accessKeyId, secretAccessKey };
  const given = Object.values(settings).filter((value) => value !== '').length;
  if (given === 0) return null;
  if (given < 5 || !/^https?:\/\//.test(endpoint) || !URL.canParse(endpoint)) {
    throw new Error(
      'S3 needs S3_ENDPOINT (a web address), S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.',
    );
  }
  return settings;
}

/** A secret made once and kept beside the local data, so that links mailed before a restart still work after it. */
function keptSecret(dataFolder: string): string {
  const file = join(dataFolder, 'secret');
  if (!existsSync(file)) {
    mkdirSync(dataFolder, { recursive: true });
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' });
  }
  return readFileSync(file, 'utf8').trim();
}

/** A short stable name for a folder path, used where two checkouts must not share something. */
export function nameOfFolder(path: string): string {
  return createHash('sha256').update(path).digest('hex').slice(0, 12);
}
