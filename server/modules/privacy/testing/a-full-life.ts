import { AVATAR_SIZES } from '#contracts/avatar.ts';
import { signedIn } from '#server/kernel/request-context.ts';
import type { SignedInPerson } from '#server/kernel/request-context.ts';
import { worksEveryDay } from '#server/modules/availability/builders.ts';
import { avatarFile, requestAvatarUpload } from '#server/modules/avatars/index.ts';
import { bookService, confirmReservationByLink } from '#server/modules/booking/index.ts';
import { anOffer } from '#server/modules/catalog/builders.ts';
import {
  forgotPassword,
  invitePerson,
  readActor,
  setAvatarKey,
  signIn,
  updateAgreements,
  updateUser,
} from '#server/modules/identity/index.ts';
import { anActor } from '#server/modules/identity/builders.ts';
import { NO_BROWSER, PASSWORD, register } from '#server/modules/identity/testing/sign-in-steps.ts';
import { enableCalendarFeed } from '#server/modules/notifications/use-cases/calendar-feed.ts';
import { takeContactMessage } from '#server/modules/notifications/use-cases/take-contact-message.ts';
import { connectPaymentAccount } from '#server/modules/payments/index.ts';
import { aProvider } from '#server/modules/providers/builders.ts';
import { aColleague } from '#server/modules/staff/builders.ts';
import type { TestApp } from '#server/testing/test-app.ts';

export { PASSWORD };

export interface FullLife {
  email: string;
  /** Digits that nobody else has. */
  phone: string;
  personId: number;
  actor: SignedInPerson;
  token: string;
  providerId: number;
  reservationId: number;
}

/**
 * For tests: somebody of whom every module holds something: an account with all it can have, a booking of 10 November 2026 with
 * names and a payment that was broken off, a job, messages. Only they use the given name, and their phone.
 */
export async function aFullLife(app: TestApp, name: string): Promise<FullLife> {
  const email = `${name}@example.it`;
  const personId = await register(app, email);
  const phone = `39333${String(7_654_000 + personId)}`;
  const booked = await aBooking(app, { name, email, phone });
  const { actor, token } = await signInAs(app, email);
  await anAccount(app, { personId, name, email, phone, providerId: booked.providerId });
  await app.jobs.drain();
  return { email, phone, personId, actor, token, ...booked };
}

/** For tests: signs in through the use case. */
export async function signInAs(
  app: TestApp,
  email: string,
): Promise<{ actor: SignedInPerson; token: string }> {
  let token = '';
  const sessions = {
    ...NO_BROWSER,
    set: (_area: string, given: string | null) => void (token = given ?? ''),
  };
  const origin = {
    sessions,
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0',
    address: 'home',
    replaces: null,
  };
  const client = { appName: 'radura', appVersion: '6.0.0', os: 'web' } as const;
  await signIn(app.work(), app.deps, origin, {
    credentials: { username: email, password: PASSWORD },
    area: 'public',
    client,
  });
  const actor = await readActor(app.work(), app.deps.secrets, {
    area: 'public',
    cookie: token,
    authorization: undefined,
  });
  return { actor: signedIn(actor), token };
}

async function aBooking(
  app: TestApp,
  { name, email, phone }: { name: string; email: string; phone: string },
): Promise<{ providerId: number; reservationId: number }> {
  const work = app.work();
  const providerId = await aProvider(work, { name: 'Il Prato', notificationEmail: 'avvisi@prato.example' });
  const people = [await aColleague(work, { providerId })];
  await worksEveryDay(work, { providerId, resourceId: people[0] ?? 0 });
  const { offerId } = await anOffer(work, { providerId, people });
  // Typed in another spelling than the account's.
  const contact = {
    email: email.toUpperCase(),
    firstname: name,
    lastname: `${name}-Rossi`,
    phone: `+${phone}`,
  };
  const request = {
    offerId,
    resourceId: null,
    dateTimeFrom: '2026-11-10T10:00',
    durationMinutes: null,
    contact,
    onlyBook: true,
    sharesData: true,
    shownTotalCents: null,
  };
  const origin = {
    actor: { kind: 'guest' },
    language: 'it',
    channel: 'Web',
    address: '198.51.100.7',
    idempotencyKey: null,
  } as const;
  const { reservationId, orderId } = await bookService(work, app.deps, request, origin);
  await confirmReservationByLink(work, app.deps, { providerId, reservationId, actor: 'guest:link' });
  await app.pool.query(
    `update reservations set visitor = $3, walk_in_email = $4, note = $5 where provider_id = $1 and id = $2`,
    [providerId, reservationId, name, email, `${name} has a bad back`],
  );
  const processorAccountId = `acct_of${providerId}`;
  await connectPaymentAccount(work, {
    providerId,
    processorAccountId,
    customerName: 'Il Prato',
    chargesEnabled: false,
  });
  await app.pool.query(
    `insert into card_payments (provider_id, order_id, attempt, description, processor_account_id, idempotency_key, amount_cents,
       platform_fee_cents, state, created_at, settled_at) values ($1, $2, 1, 'Massaggio', $4, $3, 5000, 150, 'canceled', now(), now())`,
    [providerId, orderId, `key-of-${orderId}`, processorAccountId],
  );
  return { providerId, reservationId };
}

async function anAccount(
  app: TestApp,
  {
    personId,
    name,
    email,
    phone,
    providerId,
  }: Pick<FullLife, 'personId' | 'email' | 'phone' | 'providerId'> & { name: string },
) {
  const work = app.work();
  const profile = {
    firstname: name,
    lastname: `${name}-Rossi`,
    phone: `+${phone}`,
    city: `${name}-town`,
    codiceFiscale: 'RSSZRD80A41F205X',
  };
  await updateUser(work, personId, { version: 1, ...profile });
  await updateAgreements(work, personId, [{ type: 'marketing', decision: 'Y' }]);
  await updateAgreements(work, personId, [{ type: 'marketing', decision: 'N' }]);
  await enableCalendarFeed(work, app.deps, anActor({ personId, steppedUpAt: work.now() }));
  await requestAvatarUpload(work, app.deps, personId, 'jpg');
  const avatarKey = personId.toString(16).padStart(40, 'a');
  for (const size of AVATAR_SIZES)
    await app.deps.storage.write(avatarFile(avatarKey, size), Buffer.from(`${name} ${size}`));
  await setAvatarKey(work, personId, avatarKey);
  await forgotPassword(work, app.deps, { address: 'home' }, email);
  const workplace = await aProvider(work, { name: 'La Fonte' });
  await invitePerson(work, {
    email,
    providerId: workplace,
    role: 'collaborator',
    language: 'it',
    actor: 'system:test',
  });
  await aColleague(work, { providerId: workplace, personId, name: 'Chi accoglie' });
  const typed = {
    contact_name: name,
    contact_email: email,
    subject: 'Ciao',
    contact_content: `${name} writes`,
  };
  await takeContactMessage(work, app.deps, {
    typed,
    address: 'home',
    language: 'it',
    actor: anActor({ personId }),
  });
  await app.pool.query(
    `insert into provider_requests (provider_id, name, email, phone, message, created_at) values ($1, $2, $3, null, 'hello', now())`,
    [providerId, name, email],
  );
  await app.pool.query(
    `insert into authenticator_apps (person_id, sealed_secret, confirmed_at, created_at) values ($1, 'sealed', now(), now())`,
    [personId],
  );
  await app.pool.query(
    `with pin as (insert into person_pins (person_id, pin_hash, set_at) values ($1, 'hash', now()))
     insert into device_people (device_hash, person_id, signed_in_at, tries) values ('computer', $1, now(), 1)`,
    [personId],
  );
  await app.pool.query(
    `insert into recovery_codes (person_id, code_hash, created_at) values ($1, 'hash', now())`,
    [personId],
  );
  await app.pool.query(
    `insert into passkeys (person_id, credential_id, public_key, sign_count, name, created_at) values ($1, decode($3, 'hex'), 'key', 0, $2, now())`,
    [personId, `${name}-phone`, personId.toString(16).padStart(8, '0')],
  );
}
