import { TOTP } from 'otpauth';
import type { Area } from '#contracts/roles.ts';
import type { HttpServer } from '#server/http-server.ts';
import { openHttpServer } from '#server/http-server.ts';
import { worksEveryDay } from '#server/modules/availability/builders.ts';
import { aStandingReservation } from '#server/modules/booking/builders.ts';
import { anOffer } from '#server/modules/catalog/builders.ts';
import { createUser } from '#server/modules/identity/index.ts';
import { digitsOf } from '#server/modules/identity/use-cases/email-codes.ts';
import { PASSWORD, SIGN_IN, signInVariables } from '#server/modules/identity/testing/sign-in-steps.ts';
import { aPayableProvider } from '#server/modules/payments/builders.ts';
import { setPaymentOptions } from '#server/modules/payments/index.ts';
import { changeStanding } from '#server/modules/providers/index.ts';
import { aColleague } from '#server/modules/staff/builders.ts';
import { aWebIntegration } from '#server/modules/widget/builders.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';
import type { Actor, ActorName } from './actors.ts';
import { ACTORS } from './actors.ts';
import { Browser } from './browser.ts';

/** Somebody with an account, and the browser they are signed in with. */
export interface Member {
  actor: Actor;
  personId: number;
  email: string;
  browser: Browser;
  /** Of their authenticator app, where they had to set one up. */
  secret: string | null;
}

export interface ProviderOfTown {
  providerId: number;
  offerId: number;
  resourceId: number;
  integrationId: number;
}

/** Two providers with people, one that does not show, and somebody of each kind, all really signed in. */
export interface Town {
  app: TestApp;
  http: HttpServer;
  address: string;
  here: ProviderOfTown;
  elsewhere: ProviderOfTown;
  /** Locked: visitors may see nothing of it. */
  hidden: ProviderOfTown;
  members: ReadonlyMap<ActorName, Member>;
  /** The customer whose things the others are after. */
  vera: Member;
  /** Somebody new of the same kind, with a fresh session; of a visitor, somebody with an account and a browser that is not signed in. */
  newcomer(actor: Actor): Promise<Member>;
  /** A start nobody has booked yet, in local time of the providers. */
  nextStart(): string;
  close(): Promise<void>;
}

const HOURS = [9, 10, 11, 12, 13, 14, 15, 16, 17];

export async function openTown(): Promise<Town> {
  const app = await openTestApp({
    withCards: true,
    environment: {
      TRUSTED_PROXIES: '1',
      METRICS_TOKEN: 'a token for metrics',
      SIGN_UPS_PER_ADDRESS_PER_HOUR: '100000',
      SIGN_INS_PER_ADDRESS_PER_HOUR: '100000',
      UPLOADS_PER_PERSON_PER_HOUR: '100000',
      CONTACT_MESSAGES_PER_ADDRESS_PER_HOUR: '100000',
      REQUESTS_PER_PROVIDER_PER_HOUR: '100000',
    },
  });
  const http = await openHttpServer(app, app.config, { isDevelopment: false, withWeb: false });
  const address = await http.fastify.listen({ port: 0, host: '127.0.0.1' });
  const [here, elsewhere, hidden] = [
    await aProviderWithAll(app, 'Il Prato'),
    await aProviderWithAll(app, 'La Corte'),
    await aProviderWithAll(app, 'La Chiusa'),
  ];
  await changeStanding(app.work(), hidden.providerId, { isLocked: true }, 'system:test');
  let made = 0;
  let starts = 0;
  const town: Omit<Town, 'members' | 'vera'> = {
    app,
    http,
    address,
    here,
    elsewhere,
    hidden,
    newcomer: (actor) => aNewcomer(town, actor, `newcomer-${(made += 1)}@example.it`),
    nextStart() {
      const day = new Date(Date.UTC(2026, 10, 5 + Math.floor(starts / HOURS.length)));
      const hour = HOURS[(starts += 1) % HOURS.length] ?? 9;
      return `${day.toISOString().slice(0, 10)}T${String(hour).padStart(2, '0')}:00`;
    },
    async close() {
      await http.close();
      await app.close();
    },
  };
  const members = new Map<ActorName, Member>();
  for (const name of Object.keys(ACTORS) as ActorName[])
    members.set(name, await aMember(town, ACTORS[name], `${name.replaceAll(' ', '-')}@example.it`));
  const vera = await aMember(town, ACTORS.customer, 'vera@example.it');
  await aStandingReservation(app, { offerId: here.offerId, email: vera.email, at: town.nextStart() });
  // The letters of what has happened so far.
  await app.jobs.drain();
  return { ...town, members, vera };
}

async function aProviderWithAll(app: TestApp, name: string): Promise<ProviderOfTown> {
  if (!app.cards?.simulator) throw new Error('The card simulator did not start');
  const { providerId } = await aPayableProvider(app.work(), app.cards.simulator, {
    name,
    freeCancellationHours: 24,
  });
  await setPaymentOptions(app.work(), providerId, {
    serviceOnline: true,
    serviceOnsite: true,
    acceptNonCustomerBookings: true,
  });
  const resourceId = await aColleague(app.work(), { providerId });
  await worksEveryDay(app.work(), { providerId, resourceId, from: 540, to: 1080 });
  const { offerId } = await anOffer(app.work(), { providerId, people: [resourceId] });
  const integrationId = await aWebIntegration(app.work(), { providerId });
  return { providerId, offerId, resourceId, integrationId };
}

type TownSoFar = Pick<Town, 'app' | 'address' | 'here' | 'elsewhere'>;

/** Registers somebody and signs them in as a person would: password, second factor where the role asks for one. */
async function aMember(town: TownSoFar, actor: Actor, email: string): Promise<Member> {
  const { app } = town;
  const { personId } = await createUser(app.work(), app.tools, {
    email,
    password: PASSWORD,
    firstname: 'Prova',
    lastname: 'Rossi',
    language: 'it',
    actor: 'system:test',
    ...(actor.as && { at: { providerId: providerOf(town, actor), role: actor.as } }),
  });
  await app.pool.query('update log_ins set role = $2 where person_id = $1', [personId, actor.role]);
  const member: Member = {
    actor,
    personId,
    email,
    browser: new Browser(town.address, actor.area ?? 'public'),
    secret: null,
  };
  if (actor.area !== null) await signInThroughTheDoor(town, member, actor.area);
  if (actor.isDisabled) await disable(app, personId);
  return member;
}

/** Leaves sessions and codes where they are: it is the look at the log-in that must refuse them. */
async function disable(app: TestApp, personId: number): Promise<void> {
  await app.pool.query('update log_ins set active = false where person_id = $1', [personId]);
}

/** The provider somebody works at; the first one for those who work nowhere. */
export const providerOf = ({ here, elsewhere }: TownSoFar, { at }: Actor): number =>
  (at === 'elsewhere' ? elsewhere : here).providerId;

interface SignInStep {
  challengeName: string | null;
  session: string | null;
}

async function signInThroughTheDoor(town: TownSoFar, member: Member, area: Area): Promise<void> {
  const { browser, email } = member;
  let first = await browser.ask<SignInStep>(SIGN_IN, signInVariables(email));
  if (first.challengeName === 'EMAIL_CODE_REQUIRED') {
    const c = digitsOf(town.app.tools.secrets, Number.parseInt(first.session ?? '', 36));
    first = await browser.ask<SignInStep>(
      'mutation ($s: String!, $c: String!) { answerEmailCode(session: $s, code: $c) { challengeName session } }',
      { s: first.session, c },
    );
  }
  if (first.challengeName === 'SECOND_FACTOR_SETUP') {
    const { session } = first;
    const { secret } = await browser.ask<{ secret: string }>(
      'mutation ($s: String) { startAuthenticatorApp(session: $s) { secret } }',
      { s: session },
    );
    const c = codeOfApp(town.app, secret);
    await browser.ask(
      'mutation ($s: String, $c: String!) { confirmAuthenticatorApp(session: $s, code: $c) { recoveryCodes } }',
      { s: session, c },
    );
    member.secret = secret;
  }
  if (!browser.isSignedIn) throw new Error(`${email} did not come in at ${area}`);
  await noteEmailProofs(town.app, member.personId);
}

/** As if a mailed code had been typed in every session: setting a first second factor up asks for it. */
export async function noteEmailProofs({ pool, clock }: TestApp, personId: number): Promise<void> {
  await pool.query('update login_sessions set email_proved_at = $2 where person_id = $1', [personId, clock.now()]);
}

/** What an authenticator app shows now. */
export const codeOfApp = (app: TestApp, secret: string): string =>
  new TOTP({ secret }).generate({ timestamp: app.clock.now().getTime() });

let passwordHash: Promise<string> | null = null;

/** One hash for all newcomers: making each anew would take most of the test's time. */
async function hashOfPassword({ app }: TownSoFar): Promise<string> {
  const { rows } = await app.pool.query<{ password_hash: string }>(
    'select password_hash from log_ins where password_hash is not null limit 1',
  );
  if (!rows[0]) throw new Error('Nobody has a password yet');
  return rows[0].password_hash;
}

async function aNewcomer(town: TownSoFar, actor: Actor, email: string): Promise<Member> {
  passwordHash ??= hashOfPassword(town);
  const { app } = town;
  const { rows } = await app.pool.query<{ id: number }>(
    `with person as (insert into people (email_key, email, verified_at, created_at) values ($1, $1, $4, $4) returning id),
          log_in as (insert into log_ins (person_id, role, password_hash, active, created_at) select id, $2, $3, true, $4 from person returning person_id),
          profile as (insert into profiles (person_id, firstname, updated_at) select id, 'Prova', $4 from person)
     select person_id as id from log_in`,
    [email, actor.role, await passwordHash, app.clock.now()],
  );
  const personId = Number(rows[0]?.id);
  if (actor.as) {
    const values = [providerOf(town, actor), personId, actor.as, app.clock.now()];
    await app.pool.query(
      'insert into provider_roles (provider_id, person_id, role, created_at) values ($1, $2, $3, $4)',
      values,
    );
  }
  const browser = new Browser(town.address, actor.area ?? 'public');
  const member: Member = { actor, personId, email, browser, secret: null };
  if (actor.area !== null) await browser.adoptSession(app, personId, actor.area);
  if (actor.isDisabled) await disable(app, personId);
  return member;
}
