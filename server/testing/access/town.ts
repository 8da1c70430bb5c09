import { randomBytes } from 'node:crypto';
import type { GraphQLSchema } from 'graphql';
import { TOTP } from 'otpauth';
import { PACKAGE_IDS } from '#contracts/package-ids.ts';
import type { Area } from '#contracts/roles.ts';
import { Executor } from '#server/graphql/execute.ts';
import type { HttpServer } from '#server/http-server.ts';
import { openHttpServer } from '#server/http-server.ts';
import { worksEveryDay } from '#server/modules/availability/builders.ts';
import { aChannel, aChat } from '#server/modules/chat/builders.ts';
import { anOffer } from '#server/modules/catalog/builders.ts';
import { aMerge, aWalkIn } from '#server/modules/customers/builders.ts';
import { writeNote } from '#server/modules/customers/index.ts';
import { aClass } from '#server/modules/classes/builders.ts';
import { createUser } from '#server/modules/identity/index.ts';
import { digitsOf } from '#server/modules/identity/use-cases/email-codes.ts';
import { PASSWORD, SIGN_IN, signInVariables } from '#server/modules/identity/testing/sign-in-steps.ts';
import { aPayableProvider } from '#server/modules/payments/builders.ts';
import { setPaymentOptions, takeTillPayment } from '#server/modules/payments/index.ts';
import { changeStatus } from '#server/modules/providers/index.ts';
import { aColleague, anEquipment } from '#server/modules/staff/builders.ts';
import { aVideoCourse } from '#server/modules/videos/builders.ts';
import { aWebIntegration } from '#server/modules/widget/builders.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';
import type { Actor, ActorName } from './actors.ts';
import { ACTORS } from './actors.ts';
import { Browser } from './browser.ts';
import type { Canaries, Reader } from './canaries.ts';
import { plantCanaries, spreadIds } from './canaries.ts';
import { signedUp } from './targets/classes.ts';
import { aTemplate } from './targets/email-templates.ts';
import { aUsedPass } from './targets/memberships.ts';
import { verasBooking, verasBookingElsewhere, verasUnpaid } from './targets/bookings.ts';

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
  /** A room that no offer needs. */
  equipmentId: number;
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
  /** In everybody's rows, vera's and the providers' first of all. */
  canaries: Canaries;
  /** Somebody new of the same kind, with a fresh session; of a visitor, somebody with an account and a browser that is not signed in. */
  newcomer(actor: Actor): Promise<Member>;
  /** A start nobody has booked yet, in local time of the providers. */
  nextStart(): string;
  close(): Promise<void>;
}

/** Without noon, when the breaks are that the rows about hours make. */
const HOURS = [9, 10, 11, 13, 14, 15, 16, 17];

export interface TownOptions {
  /** Serves the screens too, which must have been built. */
  withWeb: boolean;
  /** In place of the product's, for operations that leak on purpose. */
  schema?: GraphQLSchema;
}

export async function openTown({ withWeb, schema }: TownOptions): Promise<Town> {
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
  await spreadIds(app.pool);
  const executor = schema
    ? new Executor(schema, { isIntrospectionAllowed: false, allowances: { spend: () => undefined } })
    : app.executor;
  const http = await openHttpServer({ ...app, executor }, app.config, { isDevelopment: false, withWeb });
  const address = await http.fastify.listen({ port: 0, host: '127.0.0.1' });
  const [here, elsewhere, hidden] = [
    await aProviderWithAll(app, 'Il Prato'),
    await aProviderWithAll(app, 'La Corte'),
    await aProviderWithAll(app, 'La Chiusa'),
  ];
  await changeStatus(app.work(), hidden.providerId, { isLocked: true }, 'system:test');
  let made = 0;
  let starts = 0;
  const town: Omit<Town, 'members' | 'vera' | 'canaries'> = {
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
    members.set(name, await aMember(town, ACTORS[name], anEmail(name.replaceAll(' ', '-'))));
  const vera = await aMember(town, ACTORS.customer, anEmail('vera'));
  for (const [name, { providerId }] of [
    ['owner', here],
    ['owner of another provider', elsewhere],
  ] as const)
    await app.pool.query('update providers set owner_person_id = $2 where id = $1', [
      providerId,
      members.get(name)?.personId,
    ]);
  await letVeraLive({ ...town, vera });
  await app.pool.query(
    `insert into till_counts (provider_id, expected_cents, counted_cents, left_cents, counted_by, counted_at)
     select unnest($1::bigint[]), 0, 0, 0, $2, '2020-01-01'`,
    [[here, elsewhere, hidden].map(({ providerId }) => providerId), vera.personId],
  );
  await app.pool.query(
    `with list as (
       insert into customer_imports (provider_id, format, language, state, row_count, unchanged_count, created_by, created_at, ended_at)
       select unnest($1::bigint[]), 'csv', 'it', 'done', 1, 1, $2, now(), now() returning provider_id, id
     ) insert into customer_import_rows (provider_id, import_id, row_number, cells, outcome)
       select provider_id, id, 2, '{Vera}', 'unchanged' from list`,
    [[here, elsewhere, hidden].map(({ providerId }) => providerId), vera.personId],
  );
  // The mails of what has happened so far.
  await app.jobs.drain();
  const canaries = await plantCanaries(app.pool, [hidden.providerId]);
  return { ...town, members, vera, canaries };
}

/** An e-mail that nobody else has anywhere: a canary. */
const anEmail = (name: string): string => `${name}-qz${randomBytes(7).toString('hex')}@example.it`;

/** Gives her dealings with two providers, and things in her account. */
async function letVeraLive(
  town: Pick<Town, 'app' | 'here' | 'elsewhere' | 'vera' | 'nextStart'>,
): Promise<void> {
  const { app, here, vera } = town;
  await Promise.all([verasBooking(town), verasBookingElsewhere(town)]);
  await verasUnpaid(town);
  await verasCash(town);
  await signedUp(town, here, vera.email);
  await aUsedPass(town, here);
  await aTemplate(town, here);
  await app.pool.query(
    "insert into promo_codes (provider_id, code, amount_cents, duration, valid_from, created_at) values ($1, 'VERA', 500, 'once', '2020-01-01', now())",
    [here.providerId],
  );
  await app.pool.query(
    "insert into email_logos (provider_id, key, created_at) values ($1, repeat('a', 40), now())",
    [here.providerId],
  );
  for (const { providerId } of [here, town.elsewhere])
    await aChat(app.work(), { providerId, members: [0, vera.personId], senderId: vera.personId });
  const { rows: owned } = await app.pool.query<{ providerId: number; creatorId: number }>(
    'select id as "providerId", owner_person_id as "creatorId" from providers where id = any ($1::bigint[])',
    [[here.providerId, town.elsewhere.providerId]],
  );
  for (const of of owned) await aChannel(app.work(), of);
  await app.pool.query(
    `with wishes as (insert into chat_mail_wishes (person_id, mails, at_night) values ($1, 'soon', false))
     insert into chat_settings (provider_id, who_may_write, mails_desk) values ($2, 'everybody', true)`,
    [vera.personId, here.providerId],
  );
  await app.pool.query(
    "insert into provider_requests (provider_id, name, email, message, created_at) values ($1, 'Vera', $2, 'Avete posto?', now())",
    [here.providerId, vera.email],
  );
  await app.pool.query(
    "insert into blog_authors (person_id, slug, display_name, created_at) values ($1, 'vera', 'Vera', now())",
    [vera.personId],
  );
  await app.pool.query(
    `with known as (insert into known_addresses (person_id, address, last_used_at) values ($1, 'here', now())),
          former as (insert into former_emails (person_id, email, email_key, given_up_at) values ($1, 'before', 'before', now()))
     insert into passkeys (person_id, credential_id, public_key, sign_count, name, created_at) values ($1, 'id', 'key', 0, '', now())`,
    [vera.personId],
  );
}

/** A part of what she owes at the place, paid there. */
async function verasCash({ app, here, vera }: Pick<Town, 'app' | 'here' | 'vera'>): Promise<void> {
  const { providerId } = here;
  const { rows } = await app.pool.query<{ id: string }>(
    `select id from orders where provider_id = $1 and total_cents - credited_cents > paid_cents and payment_state in ('notPaid', 'partiallyPaid')
        and (payable_until is null or payable_until > $2) order by created_at, id limit 1`,
    [providerId, app.clock.now()],
  );
  const [owed] = rows;
  if (!owed) throw new Error('Vera owes nothing');
  await takeTillPayment(app.work(), {
    providerId,
    method: 'cash',
    orders: [{ orderId: Number(owed.id), amountCents: 1 }],
    takenBy: vera.personId,
    actor: `person:${vera.personId}`,
    key: 'vera',
    receiptNumber: '0001-0001',
    rtSerial: '99MEX000001',
    note: 'Moneta',
  });
}

/** As whom a member reads: a provider's rows are for those who run it, where businesses sign in. */
export function readerFor({ here, elsewhere }: TownSoFar, { actor, personId, browser }: Member): Reader {
  const runs = actor.area === 'business' && !actor.isDisabled && actor.as === 'owner';
  const providerId = actor.at === 'elsewhere' ? elsewhere.providerId : here.providerId;
  return { personId: browser.isSignedIn ? personId : null, providerId: runs ? providerId : null };
}

async function aProviderWithAll(app: TestApp, name: string): Promise<ProviderOfTown> {
  if (!app.cards?.simulator) throw new Error('The card simulator did not start');
  const { providerId } = await aPayableProvider(app.work(), app.cards.simulator, {
    name,
    packageId: PACKAGE_IDS.allInOne,
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
  const equipmentId = await anEquipment(app.work(), { providerId });
  await app.pool.query(
    "insert into resource_units (provider_id, resource_id, unit, name) values ($1, $2, 1, '')",
    [providerId, equipmentId],
  );
  await app.pool.query('insert into provider_billing (provider_id) values ($1)', [providerId]);
  await app.pool.query(
    `with made as (insert into offering_groups (provider_id, name, color) values ($1, '', '#336655') returning id)
     update services set group_id = (select id from made) where provider_id = $1`,
    [providerId],
  );
  await app.pool.query(
    "insert into holidays (provider_id, name, is_whole_day, starts_local, ends_local) values ($1, '', true, '2030-01-01', '2030-01-02')",
    [providerId],
  );
  await app.pool.query(
    "insert into breaks (provider_id, resource_id, is_block, reason, local_date, start_minute, end_minute) values ($1, $2, true, '', '2030-01-01', 0, 60)",
    [providerId, resourceId],
  );
  const further = [{ kind: 'phone', value: '02 123456', label: 'casa' } as const];
  const customerId = await aWalkIn(app.work(), { providerId, phone: '02 654321', further });
  const mergedId = await aWalkIn(app.work(), { providerId });
  await aMerge(app.work(), app.deps, { providerId, keptId: customerId, mergedId });
  for (const isHealth of [false, true])
    await writeNote(
      app.work(),
      { providerId, customerId },
      { text: 'Da ricordare', isHealth, writtenBy: null },
    );
  await app.pool.query("insert into customer_tags (provider_id, name, color) values ($1, 'VIP', '#336655')", [
    providerId,
  ]);
  await app.pool.query(
    `with field as (insert into customer_fields (provider_id, name, kind, expires, is_asked, position)
        values ($1, 'Tessera', 'text', true, true, 1) returning id)
      insert into customer_field_values (provider_id, customer_id, field_id, value, valid_until)
        select $1, $2, id, 'A 1', '2020-01-01' from field`,
    [providerId, customerId],
  );
  // Put off, so that its screens open all the same.
  await app.pool.query(
    'insert into center_setups (provider_id, started_at, put_off_at) values ($1, now(), now())',
    [providerId],
  );
  await aClass(app.work(), { providerId });
  await aVideoCourse(app.work(), app.deps.storage, { providerId });
  const integrationId = await aWebIntegration(app.work(), { providerId });
  return { providerId, offerId, resourceId, equipmentId, integrationId };
}

type TownSoFar = Pick<Town, 'app' | 'address' | 'here' | 'elsewhere'>;

/** Registers somebody and signs them in as a person would: password, second factor where the role asks for one. */
async function aMember(town: TownSoFar, actor: Actor, email: string): Promise<Member> {
  const { app } = town;
  const { personId } = await createUser(app.work(), app.deps, {
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
  if (actor.area !== null) await signInWithPassword(town, member, actor.area);
  if (actor.isDisabled) await disable(app, personId);
  if (!actor.isProved) await app.pool.query('update people set verified_at = null where id = $1', [personId]);
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

async function signInWithPassword(town: TownSoFar, member: Member, area: Area): Promise<void> {
  const { browser, email } = member;
  let first = await browser.ask<SignInStep>(SIGN_IN, signInVariables(email));
  if (first.challengeName === 'EMAIL_CODE_REQUIRED') {
    const c = digitsOf(town.app.deps.secrets, Number.parseInt(first.session ?? '', 36));
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
  await pool.query('update login_sessions set email_proved_at = $2 where person_id = $1', [
    personId,
    clock.now(),
  ]);
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
    `with person as (insert into people (email_key, email, verified_at, created_at) values ($1, $1, case when $5 then $4::timestamptz end, $4) returning id),
          log_in as (insert into log_ins (person_id, role, password_hash, active, created_at) select id, $2, $3, true, $4 from person returning person_id),
          profile as (insert into profiles (person_id, firstname, updated_at) select id, 'Prova', $4 from person)
     select person_id as id from log_in`,
    [email, actor.role, await passwordHash, app.clock.now(), actor.isProved],
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
