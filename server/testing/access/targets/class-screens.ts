import { aClass } from '#server/modules/classes/builders.ts';
import type { ClassMade } from '#server/modules/classes/builders.ts';
import { confirmEnrolmentByLink, signUp } from '#server/modules/classes/index.ts';
import type { Member, ProviderOfTown, Town } from '../town.ts';
import { screen } from './center-pages.ts';
import { group, otherPlaceOf } from './services.ts';
import type { AnothersIds } from './target.ts';

/** A class with a session within a day; of a collaborator one they teach. */
export async function classAt({ app }: Town, { providerId, resourceId }: ProviderOfTown, me: Member | null) {
  const soon = new Date(app.clock.now().getTime() + 3_600_000).toISOString();
  const made = await aClass(app.work(), { providerId, starts: [soon] });
  if (me?.actor.as === 'collaborator')
    await app.pool.query('update class_sessions set resource_id = $2 where offer_id = $1', [
      made.classId,
      resourceId,
    ]);
  return made;
}

let made = 0;

/** Somebody's confirmed sign-up for a class. */
export async function signedUpFor(
  { app }: Town,
  { providerId: of, classId, sessionIds }: ClassMade,
): Promise<number> {
  // Settings that were tried before may have hidden it
  await app.pool.query(
    `update providers set active = true, publish_online = true, locked = false, accept_payments = 'Optional' where id = $1`,
    [of],
  );
  await app.pool.query('update payment_options set course_onsite = true where provider_id = $1', [of]);
  const request = {
    classId,
    sessionIds,
    contact: {
      email: `iscritta-${(made += 1)}@example.it`,
      firstname: 'Ida',
      lastname: 'Riva',
      phone: null,
    },
    webIntegrationId: null,
    onlyBook: true,
    sharesData: true,
    shownTotalCents: null,
  };
  const origin = { language: 'it', channel: 'Web', address: '198.51.100.7', idempotencyKey: null } as const;
  const { providerId, enrolmentId: id } = await signUp(app.work(), app.deps, request, {
    ...origin,
    actor: { kind: 'guest' },
  });
  await confirmEnrolmentByLink(app.work(), { providerId, id });
  return id;
}

const anotherClass =
  (path: string): AnothersIds =>
  async (town, me) => [{ [path]: (await classAt(town, otherPlaceOf(town, me), null)).classId }];
const anotherSession =
  (path: string): AnothersIds =>
  async (town, me) => [{ [path]: (await classAt(town, otherPlaceOf(town, me), null)).sessionIds[0] }];

const CLASS = {
  serviceType: 'Y',
  name: 'Pilates',
  model: 'session',
  priceCents: '12,00',
  durationMinutes: '60',
  capacity: '8',
  minimumCapacity: '1',
  locationType: '1',
  closesMinutes: '0',
  isActive: 'on',
  isPublished: 'on',
};

export const CLASSES_SCREEN = screen('the courses and events', () => ({}));
export const CLASS_TO_ARCHIVE = screen(
  'a class to archive',
  async (town, _me, place) => ({
    form: { act: 'archive', ids: (await classAt(town, place, null)).classId },
  }),
  { 'form.ids': anotherClass('form.ids') },
);
export const ARCHIVE_SCREEN = screen('the archive', () => ({}));
export const CLASS_TO_RESTORE = screen(
  'a class to restore, in the archive',
  async (town, _me, place) => ({
    form: { act: 'restore', ids: (await classAt(town, place, null)).classId },
  }),
  { 'form.ids': anotherClass('form.ids') },
);
const anotherGroup: AnothersIds = async (town, me) => [
  { 'form.groupId': await group(town, otherPlaceOf(town, me), 'course') },
];
export const NEW_CLASS_SCREEN = screen(
  'the form of a new class',
  async (town, _me, place) => ({ form: { ...CLASS, groupId: await group(town, place, 'course') } }),
  { 'form.groupId': anotherGroup },
);
export const CLASS_SCREEN = screen(
  'a class',
  async (town, _me, place) => ({ classId: (await classAt(town, place, null)).classId }),
  { classId: anotherClass('classId') },
);
export const CLASS_TO_EDIT_SCREEN = screen(
  'the form of a class',
  async (town, _me, place) => ({
    classId: (await classAt(town, place, null)).classId,
    form: { ...CLASS, groupId: await group(town, place, 'course'), version: 1 },
  }),
  { classId: anotherClass('classId'), 'form.groupId': anotherGroup },
);
export const SESSION_TO_CANCEL = screen(
  'a session to cancel',
  async (town, _me, place) => {
    const { classId, sessionIds } = await classAt(town, place, null);
    return { classId, form: { intent: 'cancel', session: sessionIds[0], reason: 'Malattia' } };
  },
  {
    classId: anotherClass('classId'),
    'form.session': anotherSession('form.session'),
  },
);
export const SESSION_TO_DELETE = screen(
  'an empty session to delete',
  async (town, _me, place) => {
    const { classId, sessionIds } = await classAt(town, place, null);
    return { classId, form: { act: 'delete', ids: sessionIds[0] } };
  },
  { classId: anotherClass('classId'), 'form.ids': anotherSession('form.ids') },
);

let days = 0;
export const SESSIONS_TO_ADD = screen(
  'dates of a class to add',
  async (town, _me, place) => {
    const { classId } = await classAt(town, place, null);
    const date = new Date(Date.UTC(2027, 0, 1 + (days += 1))).toISOString().slice(0, 10);
    return {
      classId,
      form: {
        'sessions.0.date': date,
        'sessions.0.startsAt': '18:00',
        'sessions.0.durationMinutes': '60',
        'sessions.0.capacity': '8',
        'sessions.0.teacherId': place.resourceId,
        'sessions.0.roomId': place.equipmentId,
      },
    };
  },
  { classId: anotherClass('classId') },
);
export const SESSION_SCREEN = screen(
  'the roster of a session',
  async (town, me, place) => ({ sessionId: (await classAt(town, place, me)).sessionIds[0] }),
  { sessionId: anotherSession('sessionId') },
);
export const PRESENCE_TO_SAY = screen(
  'who came to a session',
  async (town, me, place) => {
    const ofClass = await classAt(town, place, me);
    const subscription = await signedUpFor(town, ofClass);
    return { sessionId: ofClass.sessionIds[0], form: { act: 'arrived', ids: subscription } };
  },
  {
    sessionId: anotherSession('sessionId'),
    'form.ids': async (town, me) => {
      const another = await classAt(town, otherPlaceOf(town, me), null);
      return [{ 'form.ids': await signedUpFor(town, another) }];
    },
  },
);
export const SUBSCRIPTIONS_SCREEN = screen('the sign-ups', () => ({}), {
  'search.class': anotherClass('search.class'),
});
