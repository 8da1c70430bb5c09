import type { Member, ProviderOfTown, Town } from '../town.ts';
import { screen } from './center-pages.ts';
import { classAt as classOfScreen, signedUpFor } from './class-screens.ts';
import { classAt, letTeach, signedUp } from './classes.ts';
import { customer } from './desk-booking.ts';
import { anotherProvider, otherPlaceOf, placeOf } from './services.ts';
import type { AccessTarget, AnothersIds, Args } from './target.ts';
import { UNKNOWN_ID } from './target.ts';

let edits = 0;

/** A session of a provider as it shall be, at a time that no other call takes. */
async function sessionToBe(town: Town, place: ProviderOfTown): Promise<Args> {
  const { providerId, sessionIds } = await classAt(town, place);
  const startsAt = new Date(Date.UTC(2028, 0, 1 + (edits += 1), 18)).toISOString().slice(0, 16);
  const input = { startsAt, durationMinutes: 60, capacity: 8, teacherId: place.resourceId };
  return { providerId, id: sessionIds[0], version: 1, input: { ...input, roomId: place.equipmentId } };
}

/** A session that is changed. */
export const SESSION_TO_EDIT: AccessTarget = {
  called: 'a session to edit; another’s: of another provider',
  mine: (town, me) => sessionToBe(town, placeOf(town, me)),
  others: async (town, me) => [await sessionToBe(town, otherPlaceOf(town, me))],
  unknown: { providerId: UNKNOWN_ID },
  ids: {
    providerId: anotherProvider,
    id: async (town, me) => [{ id: (await classAt(town, otherPlaceOf(town, me))).sessionIds[0] }],
    'input.teacherId': (town, me) => [{ 'input.teacherId': otherPlaceOf(town, me).resourceId }],
    'input.roomId': (town, me) => [{ 'input.roomId': otherPlaceOf(town, me).equipmentId }],
  },
};

/** The same by its form. */
export const SESSION_EDIT_SCREEN = screen(
  'a session to edit',
  async (town, _me, place) => {
    const { sessionIds } = await classOfScreen(town, place, null);
    const date = new Date(Date.UTC(2029, 0, 1 + (edits += 1))).toISOString().slice(0, 10);
    return {
      sessionId: sessionIds[0],
      form: {
        version: '1',
        'sessions.0.date': date,
        'sessions.0.startsAt': '18:00',
        'sessions.0.durationMinutes': '60',
        'sessions.0.capacity': '8',
        'sessions.0.teacherId': place.resourceId,
        'sessions.0.roomId': place.equipmentId,
      },
    };
  },
  {
    sessionId: async (town, me) => [
      { sessionId: (await classOfScreen(town, otherPlaceOf(town, me), null)).sessionIds[0] },
    ],
  },
);

let people = 0;

/** A sign-up of a provider; of a collaborator one to what they teach. */
async function subscription(town: Town, place: ProviderOfTown, me: Member): Promise<Args> {
  const made = await signedUp(town, place, `banco-${(people += 1)}@example.it`);
  await letTeach(town, place, made, me);
  const { providerId, id, sessionIds } = made;
  return { providerId, id, ids: [id], sessions: sessionIds.slice(0, 1), by: 'we' };
}

const anothersSubscription =
  (path: string): AnothersIds =>
  async (town, me) => [{ [path]: (await signedUp(town, otherPlaceOf(town, me), town.vera.email)).id }];

/** A sign-up as the desk sees and cancels it. */
export const DESK_SUBSCRIPTION: AccessTarget = {
  called: 'a sign-up; another’s: with another provider',
  mine: (town, me) => subscription(town, placeOf(town, me), me),
  others: async (town, me) => [await subscription(town, otherPlaceOf(town, me), me)],
  unknown: { providerId: UNKNOWN_ID },
  ids: {
    providerId: anotherProvider,
    id: anothersSubscription('id'),
    ids: anothersSubscription('ids'),
    sessions: async (town, me) => [{ sessions: (await classAt(town, otherPlaceOf(town, me))).sessionIds[0] }],
  },
};

async function walkIn(town: Town, place: ProviderOfTown, me: Member): Promise<Args> {
  const made = await classAt(town, place);
  await letTeach(town, place, made, me);
  const input = { classId: made.classId, sessions: made.sessionIds.slice(0, 1), customer: { walkIn: {} } };
  return { providerId: made.providerId, input };
}

/** Somebody who walks in to a session. */
export const NEW_SUBSCRIPTION: AccessTarget = {
  called: 'a sign-up at the desk; another’s: at another provider',
  mine: (town, me) => walkIn(town, placeOf(town, me), me),
  others: async (town, me) => [await walkIn(town, otherPlaceOf(town, me), me)],
  unknown: { providerId: UNKNOWN_ID },
  ids: {
    providerId: anotherProvider,
    'input.classId': async (town, me) => [
      { 'input.classId': (await classAt(town, otherPlaceOf(town, me))).classId },
    ],
    'input.sessions': async (town, me) => [
      { 'input.sessions': (await classAt(town, otherPlaceOf(town, me))).sessionIds[0] },
    ],
    'input.customer.id': async (town, me) => [
      { 'input.customer.id': await customer(town, otherPlaceOf(town, me)) },
    ],
  },
};

const anotherSession: AnothersIds = async (town, me) => [
  { sessionId: (await classOfScreen(town, otherPlaceOf(town, me), null)).sessionIds[0] },
];
const anotherSubscription =
  (path: string): AnothersIds =>
  async (town, me) => {
    const other = await classOfScreen(town, otherPlaceOf(town, me), null);
    return [{ [path]: await signedUpFor(town, other) }];
  };

async function onScreen(town: Town, me: Member, place: ProviderOfTown) {
  const ofClass = await classOfScreen(town, place, me);
  return { sessionId: ofClass.sessionIds[0], id: await signedUpFor(town, ofClass) };
}

export const PARTICIPANT_SCREEN = screen('the sign-up of somebody on a roster', onScreen, {
  sessionId: anotherSession,
  id: anotherSubscription('id'),
});
export const SUBSCRIPTION_SCREEN = screen(
  'a sign-up',
  async (town, me, place) => ({ id: (await onScreen(town, me, place)).id }),
  { id: anotherSubscription('id') },
);
const CANCEL = { intent: 'cancel', which: 'all', by: 'we' };
export const PARTICIPANT_TO_CANCEL = screen(
  'the sign-up of somebody on a roster to cancel',
  async (town, me, place) => ({ ...(await onScreen(town, me, place)), form: CANCEL }),
  { sessionId: anotherSession, id: anotherSubscription('id') },
);
export const SUBSCRIPTION_TO_CANCEL = screen(
  'a sign-up to cancel',
  async (town, me, place) => ({ id: (await onScreen(town, me, place)).id, form: CANCEL }),
  { id: anotherSubscription('id') },
);
export const SUBSCRIPTIONS_CHOSEN = screen(
  'sign-ups that are chosen to be cancelled',
  async (town, me, place) => {
    const { id } = await onScreen(town, me, place);
    return { search: { cancel: id }, form: { ids: id, by: 'we' } };
  },
  {
    'search.cancel': anotherSubscription('search.cancel'),
    'form.ids': anotherSubscription('form.ids'),
  },
);
export const PARTICIPANT_TO_ADD = screen(
  'somebody to add to a session',
  async (town, me, place) => {
    const { sessionIds } = await classOfScreen(town, place, me);
    return { sessionId: sessionIds[0], form: { kind: 'walkIn', sessions: sessionIds[0] } };
  },
  {
    sessionId: anotherSession,
    'form.sessions': async (town, me) => [
      { 'form.sessions': (await classOfScreen(town, otherPlaceOf(town, me), null)).sessionIds[0] },
    ],
  },
);
