import type { ClassMade } from '#server/modules/classes/builders.ts';
import { aClass } from '#server/modules/classes/builders.ts';
import { confirmEnrolmentByLink, signUp } from '#server/modules/classes/index.ts';
import type { Member, ProviderOfTown, Town } from '../town.ts';
import { anotherProvider, group, letDo, otherPlaceOf, placeOf } from './services.ts';
import type { AccessTarget, Args } from './target.ts';
import { UNKNOWN_ID } from './target.ts';

/** A new class with two sessions. */
export const classAt = (
  { app }: Pick<Town, 'app'>,
  { providerId }: Pick<ProviderOfTown, 'providerId'>,
): Promise<ClassMade> =>
  aClass(app.work(), { providerId, starts: ['2026-11-20T17:00:00Z', '2026-11-27T17:00:00Z'] });

/** Somebody's confirmed sign-up for a new class. */
export async function signedUp(
  town: Pick<Town, 'app'>,
  place: Pick<ProviderOfTown, 'providerId'>,
  email: string,
): Promise<ClassMade & { id: number }> {
  const { app } = town;
  const made = await classAt(town, place);
  const request = {
    classId: made.classId,
    sessionIds: made.sessionIds.slice(0, 1),
    contact: { email, firstname: null, lastname: null, phone: null },
    webIntegrationId: null,
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
  const { providerId, enrolmentId: id } = await signUp(app.work(), app.deps, request, origin);
  await confirmEnrolmentByLink(app.work(), { providerId, id });
  return { ...made, id };
}

const publicArgs = ({ providerId, classId, sessionIds }: ClassMade): Args => ({
  providerId,
  classId,
  sessions: sessionIds,
  request: { classId, sessions: sessionIds },
  from: '2026-11-16',
  email: 'guest@example.it',
  onlyBook: true,
  agreements: [{ type: 'sharing', decision: 'Y' }],
});

/** A class as visitors ask for it. */
export const PUBLIC_CLASS: AccessTarget = {
  called: 'a class; another’s: of a locked provider',
  mine: async (town) => publicArgs(await classAt(town, town.here)),
  others: async (town) => [publicArgs(await classAt(town, town.hidden))],
  unknown: { classId: UNKNOWN_ID, request: { classId: UNKNOWN_ID, sessions: [UNKNOWN_ID] } },
  ids: {
    providerId: ({ hidden }) => [{ providerId: hidden.providerId }],
    classId: async (town) => [{ classId: (await classAt(town, town.hidden)).classId }],
    sessions: async (town) => [{ sessions: (await classAt(town, town.elsewhere)).sessionIds[0] }],
    'request.classId': async (town) => [{ 'request.classId': (await classAt(town, town.hidden)).classId }],
    'request.sessions': async (town) => [
      { 'request.sessions': (await classAt(town, town.elsewhere)).sessionIds[0] },
    ],
    webIntegrationId: ({ elsewhere, hidden }) =>
      [elsewhere, hidden].map(({ integrationId }) => ({ webIntegrationId: integrationId })),
  },
};

/** The sessions of a class: asked for by an instant. */
export const PUBLIC_SESSIONS: AccessTarget = {
  ...PUBLIC_CLASS,
  called: 'the sessions of a class; another’s: of a locked provider',
  mine: async (town) => ({ classId: (await classAt(town, town.here)).classId }),
  others: async (town) => [{ classId: (await classAt(town, town.hidden)).classId }],
};

/** The timetable of a provider. */
export const TIMETABLE: AccessTarget = {
  called: 'the timetable of a provider; another’s: of one that is locked',
  mine: async (town) => publicArgs(await classAt(town, town.here)),
  others: async (town) => [publicArgs(await classAt(town, town.hidden))],
  unknown: { providerId: UNKNOWN_ID },
  ids: { providerId: ({ hidden }) => [{ providerId: hidden.providerId }] },
};

const codeOf = (
  { app }: Town,
  purpose: 'confirm' | 'manage',
  of: { providerId: number; id: number },
): string => app.deps.links.codeFor(`${purpose}-subscription`, of);
const forged = (code: string): string => `${code.slice(0, -3)}${code.endsWith('AAA') ? 'BBB' : 'AAA'}`;

const linkOf = (purpose: 'confirm' | 'manage'): AccessTarget => ({
  called: `the mailed link of a sign-up, to ${purpose} it`,
  async mine(town, { email }) {
    const made = await signedUp(town, town.here, email);
    return { code: codeOf(town, purpose, made), purpose, sessions: made.sessionIds.slice(0, 1) };
  },
  async others(town) {
    const veras = await signedUp(town, town.here, town.vera.email);
    const sessions = veras.sessionIds.slice(0, 1);
    const wrong = codeOf(town, purpose === 'manage' ? 'confirm' : 'manage', veras);
    return [wrong, forged(codeOf(town, purpose, veras))].map((code) => ({ code, purpose, sessions }));
  },
  unknown: { code: '1.1.AAAAAAAAAAAAAAAAAAAAAAAAAAA' },
  ids: {
    sessions: async (town) => [{ sessions: (await classAt(town, town.elsewhere)).sessionIds[0] }],
  },
});
export const SUBSCRIPTION_TO_CONFIRM = linkOf('confirm');
export const SUBSCRIPTION_TO_MANAGE = linkOf('manage');

/** That a browser without it is shown nothing is tried where it is made. */
export const SUBSCRIPTION_JUST_MADE: AccessTarget = {
  called: 'the sign-up one’s browser has just confirmed',
  async mine(town, { email, browser }) {
    const code = codeOf(town, 'confirm', await signedUp(town, town.here, email));
    await browser.ask('mutation($code: String!) { confirmSubscriptionByLink(code: $code) { id } }', { code });
    return {};
  },
};

/** A sign-up of one's own. */
export const OWN_SUBSCRIPTION: AccessTarget = {
  called: 'a sign-up',
  async mine(town, { email }) {
    const { providerId, id, sessionIds } = await signedUp(town, town.here, email);
    return { providerId, id, sessions: sessionIds.slice(0, 1) };
  },
  async others(town) {
    const { providerId, id, sessionIds } = await signedUp(town, town.here, town.vera.email);
    return [{ providerId, id, sessions: sessionIds.slice(0, 1) }];
  },
  unknown: { id: UNKNOWN_ID },
  ids: {
    providerId: ({ elsewhere, hidden }) => [elsewhere, hidden].map(({ providerId }) => ({ providerId })),
    id: async (town) => [{ id: (await signedUp(town, town.here, town.vera.email)).id }],
    sessions: async (town) => [{ sessions: (await classAt(town, town.elsewhere)).sessionIds[0] }],
  },
};

const INPUT = {
  serviceType: 'Y',
  name: 'Pilates',
  model: 'session',
  priceCents: 1200,
  durationMinutes: 60,
  capacity: 8,
};

/** So that a collaborator teaches the sessions; the time of their first teacher stays taken. */
export async function letTeach(
  town: Town,
  place: ProviderOfTown,
  { classId }: ClassMade,
  me: Member,
): Promise<void> {
  await letDo(town, place, me);
  if (me.actor.as === 'collaborator')
    await town.app.pool.query('update class_sessions set resource_id = $2 where offer_id = $1', [
      classId,
      place.resourceId,
    ]);
}

let days = 0;
/** A start that no other call takes. */
const anotherStart = (): string =>
  new Date(Date.UTC(2027, 0, 1 + (days += 1), 18)).toISOString().slice(0, 16);

/** What a call on a class of a place takes. */
export async function ownArgs(town: Town, place: ProviderOfTown, me: Member): Promise<Args> {
  const made = await signedUp(town, place, `iscritto${Math.random()}@example.it`);
  await letTeach(town, place, made, me);
  const { providerId, classId, sessionIds, id } = made;
  return {
    providerId,
    classId,
    id: classId,
    version: 1,
    ids: [classId],
    published: false,
    from: '2026-11-16',
    input: { ...INPUT, groupId: await group(town, place, 'course') },
    sessionId: sessionIds[0],
    subscriptionId: id,
    sessions: [
      {
        startsAt: anotherStart(),
        durationMinutes: 60,
        capacity: 8,
        teacherId: place.resourceId,
        roomId: place.equipmentId,
      },
    ],
  };
}

const anothersClass = (path: string) => async (town: Town, me: Member) => [
  { [path]: (await classAt(town, otherPlaceOf(town, me))).classId },
];
const anothersSession = (path: string) => async (town: Town, me: Member) => [
  { [path]: (await classAt(town, otherPlaceOf(town, me))).sessionIds[0] },
];

/** Classes of a provider in the back office. */
export const OWN_CLASS: AccessTarget = {
  called: 'a class; another’s: of another provider',
  mine: (town, me) => ownArgs(town, placeOf(town, me), me),
  others: async (town, me) => [await ownArgs(town, otherPlaceOf(town, me), me)],
  unknown: { providerId: UNKNOWN_ID },
  ids: {
    providerId: anotherProvider,
    id: anothersClass('id'),
    ids: anothersClass('ids'),
    classId: anothersClass('classId'),
    'input.groupId': async (town, me) => [
      { 'input.groupId': await group(town, otherPlaceOf(town, me), 'course') },
    ],
    'sessions.teacherId': (town, me) => [{ 'sessions.teacherId': otherPlaceOf(town, me).resourceId }],
    'sessions.roomId': (town, me) => [{ 'sessions.roomId': otherPlaceOf(town, me).equipmentId }],
    sessionId: anothersSession('sessionId'),
    subscriptionId: async (town, me) => [
      { subscriptionId: (await signedUp(town, otherPlaceOf(town, me), town.vera.email)).id },
    ],
  },
};

const withSession = (args: Args): Args => ({ ...args, id: args['sessionId'], ids: [args['sessionId']] });

/** A session of a provider, by `id` or `ids`. */
export const OWN_SESSION: AccessTarget = {
  ...OWN_CLASS,
  called: 'a session; another’s: of another provider',
  mine: async (town, me) => withSession(await ownArgs(town, placeOf(town, me), me)),
  others: async (town, me) => [withSession(await ownArgs(town, otherPlaceOf(town, me), me))],
  ids: { ...OWN_CLASS.ids, id: anothersSession('id'), ids: anothersSession('ids') },
};

/** A session within a day, whose presence can be said. */
export const SESSION_OF_TODAY: AccessTarget = {
  ...OWN_CLASS,
  called: 'somebody’s place in a session; another’s: of another provider',
  async mine(town, me) {
    const args = await ownArgs(town, placeOf(town, me), me);
    await soon(town, args);
    return { ...args, presence: 'arrived' };
  },
  async others(town, me) {
    const args = await ownArgs(town, otherPlaceOf(town, me), me);
    await soon(town, args);
    return [{ ...args, presence: 'arrived' }];
  },
};

/** Moves the session to an hour from now, without its teacher. */
async function soon({ app }: Town, args: Args): Promise<void> {
  const at = app.clock.now().getTime() + 3_600_000;
  await app.pool.query('update class_sessions set starts_at = $2, ends_at = $3 where id = $1', [
    args['sessionId'],
    new Date(at),
    new Date(at + 3_600_000),
  ]);
}
