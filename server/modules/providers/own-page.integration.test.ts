import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BusinessRole } from '#contracts/roles.ts';
import { aConfirmedReservation } from '#server/modules/booking/builders.ts';
import { worksEveryDay } from '#server/modules/availability/builders.ts';
import { anOffer } from '#server/modules/catalog/builders.ts';
import { anActor } from '#server/modules/identity/builders.ts';
import { invitePerson } from '#server/modules/identity/index.ts';
import { BAD_TEXTS } from '#server/testing/bad-inputs.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';
import { aProvider } from './builders.ts';
import { getPublicProvider, removePhoto, unpublishProvider } from './index.ts';

const PAGE = `id name description categories { slug } phone email url blog tags isPublished isPublic missing profileVersion locationVersion
  socialLinks { facebook instagram skype } cityKey location { addressLine1 city country state latitude longitude }
  photos { id isDrawn description }`;
const READ = `query($p: Id!) { getOwnProvider(providerId: $p) { ${PAGE} } }`;
const SAVE = `mutation($p: Id!, $version: Int!, $input: ProviderProfileInput!) { saveProviderProfile(providerId: $p, version: $version, input: $input) { ${PAGE} } }`;
const PLACE = `mutation($p: Id!, $version: Int!, $input: ProviderLocationInput!) { saveProviderLocation(providerId: $p, version: $version, input: $input) { ${PAGE} } }`;
const SETTINGS = `notificationEmail language timezone timeNote reservationOffset bookingHorizonDays defaultTimeSlotStep freeCancellationHours reminderHours version bookingsToCome`;
const READ_SETTINGS = `query($p: Id!) { getProviderSettings(providerId: $p) { ${SETTINGS} } }`;
const SET = `mutation($p: Id!, $version: Int!, $input: ProviderSettingsInput!) { saveProviderSettings(providerId: $p, version: $version, input: $input) { ${SETTINGS} } }`;
const PUBLISH = `mutation($p: Id!) { publishProvider(providerId: $p) { ${PAGE} } }`;
const UNPUBLISH = `mutation($p: Id!) { unpublishProvider(providerId: $p) { ${PAGE} } }`;
const DRAWN = `mutation($p: Id!) { chooseDrawnPhoto(providerId: $p) { ${PAGE} } }`;

interface Page {
  name: string;
  description: string;
  categories: { slug: string }[];
  url: string | null;
  email: string | null;
  tags: string[];
  isPublished: boolean;
  isPublic: boolean;
  missing: string[];
  profileVersion: number;
  locationVersion: number;
  socialLinks: Record<string, string | null>;
  cityKey: string | null;
  location: { city: string | null; latitude: number | null; longitude: number | null };
  photos: { id: number; isDrawn: boolean }[];
}

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

let providerId: number;
let owner: ReturnType<typeof anActor>;
let made = 0;
beforeEach(async () => {
  providerId = await aProvider(app.work(), { categories: ['spa'] });
  owner = await works('owner');
});

async function works(role: BusinessRole): Promise<ReturnType<typeof anActor>> {
  const email = `${role}-page-${(made += 1)}@example.it`;
  const invitation = { email, providerId, role, language: 'it', actor: 'system:test' } as const;
  const { personId } = await invitePerson(app.work(), invitation);
  return anActor({ personId, steppedUpAt: app.clock.now(), providerRoles: [{ providerId, role }] });
}

/** As the owner unless told otherwise, each call with a key of its own; throws the first refusal. */
async function ask<T = Page>(document: string, variables: object = {}, actor = owner): Promise<T> {
  const { data, errors } = await app.ask(
    document,
    { p: providerId, ...variables },
    { actor, idempotencyKey: `key ${(made += 1)}`, locale: 'it' },
  );
  const [error] = errors ?? [];
  if (error) throw Object.assign(new Error(error.message), error);
  return Object.values(data as Record<string, T>)[0] as T;
}

const profile = (changes: object = {}) => ({
  name: 'Il Prato',
  description: 'Pace.',
  categories: ['spa'],
  ...changes,
});
const place = (changes: object = {}) => ({
  addressLine1: 'Via Verdi 1',
  city: 'Bologna',
  countryCode: 'IT',
  ...changes,
});
const settings = (changes: object = {}) => ({
  language: 'it',
  timezone: 'Europe/Rome',
  reservationOffset: 60,
  bookingHorizonDays: 90,
  defaultTimeSlotStep: 15,
  freeCancellationHours: 12,
  reminderHours: [48, 2],
  ...changes,
});
const saveProfile = (changes: object, version = 1, actor = owner) =>
  ask(SAVE, { version, input: profile(changes) }, actor);
const savePlace = (changes: object, version = 1) => ask(PLACE, { version, input: place(changes) });

describe('the profile', () => {
  it('is saved whole, shows at once on the public page, and tells the history and search', async () => {
    const saved = await saveProfile({
      name: 'La Corte',
      description: 'Prima riga\n\nSeconda',
      categories: ['massage-center', 'spa'],
      phone: '+39 051 123456',
      email: 'ciao@corte.example',
      url: 'corte.example',
      socialLinks: { instagram: 'https://instagram.com/corte', skype: 'corte' },
      tags: ['sauna', 'Sauna', 'yoga'],
    });
    expect(saved).toMatchObject({
      name: 'La Corte',
      categories: [{ slug: 'massage-center' }, { slug: 'spa' }],
      url: 'https://corte.example/',
      socialLinks: { facebook: null, instagram: 'https://instagram.com/corte', skype: 'corte' },
      tags: ['Sauna', 'yoga'],
      profileVersion: 2,
      locationVersion: 1,
    });
    expect(await getPublicProvider(app.work(), providerId)).toMatchObject({
      name: 'La Corte',
      description: 'Prima riga\n\nSeconda',
      categories: [{ slug: 'massage-center' }, { slug: 'spa' }],
    });
    const { rows } = await app.pool.query(
      "select actor, before->>'name' as before, after->>'name' as after from audit_entries where provider_id = $1 and action = 'saveProviderProfile'",
      [providerId],
    );
    expect(rows).toEqual([{ actor: `person:${owner.personId}`, before: 'Il Prato', after: 'La Corte' }]);
    await app.jobs.drain();
    const found = await app.pool.query(
      'select provider_id from search_entries where provider_id = $1 and sort_name = $2',
      [providerId, 'la corte'],
    );
    expect(found.rows).toHaveLength(1);
  });

  it.each([
    ['name', { name: ' ' }],
    ['name', { name: 'x'.repeat(121) }],
    ['description', { description: 'x'.repeat(5001) }],
    ['description', { description: '\u202Eevil' }],
    ['categories', { categories: [] }],
    ['categories', { categories: ['a', 'b', 'c', 'd', 'e', 'f'] }],
    ['categories', { categories: ['no-such-thing'] }],
    ['categories', { categories: ['yoga-teacher'] }],
    ['phone', { phone: 'x'.repeat(100) }],
    ['email', { email: 'nobody' }],
    ['url', { url: 'a b' }],
    ['url', { url: 'javascript:alert(1)' }],
    ['url', { url: 'https://radura.it@elsewhere.example/' }],
    ['blog', { blog: `https://b.example/${'x'.repeat(500)}` }],
    ['facebook', { socialLinks: { facebook: 'data:text/html,x' } }],
    ['skype', { socialLinks: { skype: 'x'.repeat(201) } }],
    ['tags.0', { tags: [''] }],
    ['tags.0', { tags: ['x'.repeat(41)] }],
    ['tags', { tags: Array.from({ length: 21 }, (_, index) => `t${index}`) }],
  ])('refuses %s in %o by its name, and nothing changes', async (field, changes) => {
    await expect(saveProfile(changes)).rejects.toMatchObject({ code: 'invalidInput', affected: [field] });
    expect(await ask(READ)).toMatchObject({ name: 'Il Prato', profileVersion: 1 });
  });

  it('takes any readable text as it is, and refuses the rest without a fault', async () => {
    let version = 1;
    for (const text of BAD_TEXTS) {
      const answer = await saveProfile({ name: text, tags: [text] }, version).catch((error: Error) => error);
      if (answer instanceof Error) expect(answer).toMatchObject({ code: 'invalidInput' });
      else version = answer.profileVersion;
    }
  });

  it('of two savers the second is told, and neither is a rival of who saves the address', async () => {
    const director = await works('director');
    const outcomes = await Promise.allSettled([
      saveProfile({ description: 'Una' }, 1, director),
      saveProfile({ description: 'Due' }),
      savePlace({}),
    ]);
    const refusals = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason as object] : []));
    expect(refusals).toMatchObject([{ code: 'changedMeanwhile' }]);
    expect(await ask(READ)).toMatchObject({ profileVersion: 2, locationVersion: 2 });
  });

  it('sent twice with one key is saved once', async () => {
    const send = () =>
      app.ask(
        SAVE,
        { p: providerId, version: 1, input: profile({ name: 'Una volta' }) },
        { actor: owner, idempotencyKey: 'one form', locale: 'it' },
      );
    const [first, second] = [await send(), await send()];
    expect(second.errors).toBeUndefined();
    expect(second.data).toEqual(first.data);
    expect(await ask(READ)).toMatchObject({ profileVersion: 2 });
  });

  it('cannot be emptied of its description while visitors see it', async () => {
    await expect(saveProfile({ description: '  ' })).rejects.toMatchObject({
      code: 'invalidInput',
      affected: ['description'],
      inputs: [{ code: 'required', affected: ['description'] }],
    });
    await unpublishProvider(app.work(), providerId);
    expect(await saveProfile({ description: '' })).toMatchObject({
      description: '',
      missing: ['description'],
    });
  });
});

describe('the location', () => {
  it('is joined with its town by name, and has the town’s middle without a point of its own', async () => {
    expect(await savePlace({ city: 'Modena' })).toMatchObject({
      cityKey: 'it-modena',
      location: { city: 'Modena', latitude: expect.closeTo(44.65, 1), longitude: expect.closeTo(10.93, 1) },
      locationVersion: 2,
    });
    expect(
      await savePlace({ city: 'Modena', cityKey: 'it-modena', latitude: 44.6, longitude: 10.9 }, 2),
    ).toMatchObject({
      location: { latitude: 44.6, longitude: 10.9 },
    });
  });

  it('keeps a town that the index does not know as it was typed', async () => {
    expect(await savePlace({ city: 'Paesino di Sopra', latitude: 44, longitude: 11 })).toMatchObject({
      cityKey: null,
      location: { city: 'Paesino di Sopra', latitude: 44, longitude: 11 },
    });
  });

  it.each([
    ['addressLine1', { addressLine1: 'x'.repeat(201) }],
    ['addressLine2', { addressLine2: 'a\u0000b' }],
    ['city', { city: 'x'.repeat(201) }],
    ['city', { city: null }],
    ['cityKey', { cityKey: 'Bologna' }],
    ['city', { cityKey: 'it-nowhere-at-all' }],
    ['city', { cityKey: 'it-bologna', countryCode: 'FR' }],
    ['postalCode', { postalCode: 'x'.repeat(21) }],
    ['state', { state: 'x'.repeat(201) }],
    ['countryCode', { countryCode: 'XX' }],
    ['latitude', { latitude: 90.1, longitude: 11 }],
    ['longitude', { latitude: 44, longitude: -180.1 }],
    ['longitude', { latitude: 44 }],
    ['latitude', { city: 'Paesino di Sopra' }],
  ])('refuses %s in %o while visitors see the page', async (field, changes) => {
    await expect(savePlace(changes)).rejects.toMatchObject({ code: 'invalidInput' });
    const refused = await savePlace(changes).catch((error: { affected: string[] }) => error);
    expect('affected' in refused && refused.affected).toContain(field);
    expect(await ask(READ)).toMatchObject({ locationVersion: 1, location: { city: 'Bologna' } });
  });
});

describe('publishing', () => {
  it('names each thing that is missing, by the words of the API', async () => {
    providerId = await aProvider(app.work(), {
      isPublished: false,
      description: '',
      city: null,
      latitude: null,
      longitude: null,
    });
    owner = await works('owner');
    const page = await ask(READ);
    for (const { id } of page.photos) await removePhoto(app.work(), providerId, id);
    expect(await ask(READ)).toMatchObject({
      isPublished: false,
      missing: ['description', 'photo', 'location'],
    });
    const needs = (...missing: string[]) => ({
      code: 'invalidInput',
      inputs: missing.map((need) => ({ code: 'required', affected: [need] })),
    });
    await expect(ask(PUBLISH)).rejects.toMatchObject(needs('description', 'photo', 'location'));
    await saveProfile({ description: 'Pace.' });
    await expect(ask(PUBLISH)).rejects.toMatchObject(needs('photo', 'location'));
    await savePlace({});
    await expect(ask(PUBLISH)).rejects.toMatchObject(needs('photo'));
    expect(await ask(DRAWN)).toMatchObject({ photos: [{ isDrawn: true }], missing: [] });
    expect(await ask(DRAWN)).toMatchObject({ photos: [{ isDrawn: true }] });
    expect(await getPublicProvider(app.work(), providerId)).toBeNull();
    expect(await ask(PUBLISH)).toMatchObject({ isPublished: true, isPublic: true });
    expect(await getPublicProvider(app.work(), providerId)).toMatchObject({ description: 'Pace.' });
    expect(await ask(UNPUBLISH)).toMatchObject({ isPublished: false, isPublic: false });
    expect(await getPublicProvider(app.work(), providerId)).toBeNull();
    const { rows } = await app.pool.query(
      "select action, before->'isPublished' as before, after->'isPublished' as after from audit_entries where provider_id = $1 and action like '%ublishProvider' order by id",
      [providerId],
    );
    expect(rows).toEqual([
      { action: 'publishProvider', before: false, after: true },
      { action: 'unpublishProvider', before: true, after: false },
    ]);
  });
});

describe('the settings', () => {
  it('are saved and read again, by version', async () => {
    const wanted = settings({
      notificationEmail: 'banco@example.it',
      language: 'en',
      timezone: 'Europe/London',
      timeNote: 'Lunedì chiuso',
    });
    const saved = await ask<object>(SET, { version: 1, input: wanted });
    expect(saved).toEqual({ ...wanted, version: 2, bookingsToCome: 0 });
    expect(await ask<object>(READ_SETTINGS)).toEqual(saved);
    await expect(ask(SET, { version: 1, input: wanted })).rejects.toMatchObject({ code: 'changedMeanwhile' });
    const emptied = await ask<object>(SET, { version: 2, input: settings({ notificationEmail: '' }) });
    expect(emptied).toMatchObject({ notificationEmail: null, timeNote: null });
  });

  it.each([
    ['notificationEmail', { notificationEmail: 'nobody' }],
    ['language', { language: 'de' }],
    ['timeZone', { timezone: 'Mars/Olympus' }],
    ['timeNote', { timeNote: 'x'.repeat(201) }],
    ['reservationOffsetMinutes', { reservationOffset: -1 }],
    ['reservationOffsetMinutes', { reservationOffset: 525_601 }],
    ['bookingHorizonDays', { bookingHorizonDays: 0 }],
    ['bookingHorizonDays', { bookingHorizonDays: 731 }],
    ['defaultTimeSlotStep', { defaultTimeSlotStep: 0 }],
    ['defaultTimeSlotStep', { defaultTimeSlotStep: 1441 }],
    ['freeCancellationHours', { freeCancellationHours: -1 }],
    ['freeCancellationHours', { freeCancellationHours: 8761 }],
    ['reminderHours', { reminderHours: [1, 2, 3, 24] }],
    ['reminderHours.0', { reminderHours: [5] }],
  ])('refuse %s in %o', (field, changes) =>
    expect(ask(SET, { version: 1, input: settings(changes) })).rejects.toMatchObject({
      code: 'invalidInput',
      affected: [field],
    }),
  );

  it('leave bookings where they are when the zone changes, and say how many there are', async () => {
    const { offerId, people } = await anOffer(app.work(), { providerId });
    await worksEveryDay(app.work(), { providerId, resourceId: people[0] ?? 0, from: 480, to: 1200 });
    const { reservationId } = await aConfirmedReservation(app, {
      offerId,
      email: 'zona@example.it',
      at: '2026-11-10T10:00',
    }).then(({ id }) => ({ reservationId: id }));
    const read = () =>
      app.pool.query(
        'select starts_at, local_start, time_zone from reservations where provider_id = $1 and id = $2',
        [providerId, reservationId],
      );
    const before = (await read()).rows;
    expect(await ask<object>(READ_SETTINGS)).toMatchObject({ bookingsToCome: 1 });
    await ask(SET, { version: 1, input: settings({ timezone: 'Europe/London' }) });
    expect((await read()).rows).toEqual(before);
  });
});

describe('who may', () => {
  it('a manager sees the page and changes nothing, a collaborator sees nothing, and settings are for owner and director', async () => {
    const [director, manager, collaborator] = [
      await works('director'),
      await works('manager'),
      await works('collaborator'),
    ];
    expect(await ask(READ, {}, manager)).toMatchObject({ name: 'Il Prato' });
    await expect(ask(READ, {}, collaborator)).rejects.toMatchObject({ code: 'NotAuthorizedException' });
    for (const nobody of [manager, collaborator]) {
      await expect(saveProfile({}, 1, nobody)).rejects.toMatchObject({ code: 'NotAuthorizedException' });
      await expect(ask(PUBLISH, {}, nobody)).rejects.toMatchObject({ code: 'NotAuthorizedException' });
      await expect(ask(READ_SETTINGS, {}, nobody)).rejects.toMatchObject({ code: 'NotAuthorizedException' });
    }
    expect(await ask(READ_SETTINGS, {}, director)).toMatchObject({ timezone: 'Europe/Rome' });
    expect(await saveProfile({ name: 'Del direttore' }, 1, director)).toMatchObject({
      name: 'Del direttore',
    });
  });

  it('a role that ended a second ago may nothing, whatever the session still says', async () => {
    const director = await works('director');
    await app.pool.query('update provider_roles set active = false where person_id = $1', [
      director.personId,
    ]);
    await expect(saveProfile({ name: 'Troppo tardi' }, 1, director)).rejects.toMatchObject({
      code: 'notFound',
    });
    expect(await ask(READ)).toMatchObject({ name: 'Il Prato' });
  });

  it('another provider is as good as none', async () => {
    const elsewhere = await aProvider(app.work());
    for (const document of [READ, READ_SETTINGS, PUBLISH, UNPUBLISH, DRAWN])
      await expect(ask(document, { p: elsewhere })).rejects.toMatchObject({ code: 'notFound' });
    await expect(ask(SAVE, { p: elsewhere, version: 1, input: profile() })).rejects.toMatchObject({
      code: 'notFound',
    });
  });
});
