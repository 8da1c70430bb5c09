import { builder } from '#server/graphql/builder.ts';
import { VatTreatmentRef } from '#server/modules/providers/graphql/refs.ts';
import { PAGE_SIZE } from '#server/kernel/page.ts';
import type {
  ListedSubscription,
  NamedSession,
  OwnClass,
  SessionOfDay,
  SessionWithRoster,
} from '../use-cases/own-classes.ts';
import {
  getOwnClass,
  getOwnClasses,
  getOwnSession,
  getOwnSessions,
  getSessionsOfDays,
  getSubscriptions,
} from '../use-cases/own-classes.ts';
import { ClassModelRef, ClassTypeRef, IntervalTypeRef, LateJoinRef, SessionStatusRef } from './refs.ts';
import { ListedSubscriptionRef, RosterLineRef } from './subscription-refs.ts';

export const OwnClassRef = builder.objectRef<OwnClass>('OwnClass').implement({
  description: 'A course or event as its provider sees it.',
  fields: (t) => ({
    id: t.expose('classId', { type: 'Id', description: 'Of the class.' }),
    serviceType: t.expose('serviceType', { type: ClassTypeRef, description: 'Course or event.' }),
    name: t.exposeString('name', { description: 'What it is called.' }),
    description: t.exposeString('description', { description: 'Plain text, may be empty.' }),
    groupId: t.field({
      type: 'Id',
      nullable: true,
      description: 'The group it stands in.',
      resolve: ({ group }) => group?.id ?? null,
    }),
    groupName: t.string({
      nullable: true,
      description: 'The group it stands in.',
      resolve: ({ group }) => group?.name ?? null,
    }),
    color: t.string({
      nullable: true,
      description: '#rrggbb of its group.',
      resolve: ({ group }) => group?.color ?? null,
    }),
    model: t.field({
      type: ClassModelRef,
      description: 'How it is sold.',
      resolve: ({ terms }) => terms.model,
    }),
    lateJoin: t.field({
      type: LateJoinRef,
      description: 'Of total: whether somebody may join once it has begun.',
      resolve: ({ terms }) => terms.lateJoin,
    }),
    closesMinutes: t.int({
      description: 'Sign-up closes so many minutes before a session begins.',
      resolve: ({ terms }) => terms.closesMinutes,
    }),
    priceCents: t.exposeInt('priceCents', {
      description: 'By the model: of all sessions, an hour or a session.',
    }),
    durationMinutes: t.exposeInt('durationMinutes', { description: 'What a new session begins with.' }),
    capacity: t.exposeInt('capacity', { description: 'What a new session begins with.' }),
    minimumCapacity: t.exposeInt('minimumCapacity', { description: 'How many must come.' }),
    locationType: t.exposeInt('locationType', {
      description: '1 at the provider, 2 a note, 3 a place on the map, 4 online.',
    }),
    vatTreatment: t.expose('vatTreatment', {
      type: VatTreatmentRef,
      nullable: true,
      description: 'How it is taxed; null: as the provider says.',
    }),
    isActive: t.exposeBoolean('isActive', { description: 'Switched on.' }),
    isPublished: t.exposeBoolean('isPublished', { description: 'Visitors see it.' }),
    isArchived: t.exposeBoolean('isArchived', { description: 'Put away.' }),
    version: t.exposeInt('version', { description: 'What a change must be based on.' }),
    sessions: t.int({
      description: 'Sessions that are not cancelled.',
      resolve: ({ counts }) => counts.sessions,
    }),
    coming: t.int({ description: 'Sessions to come.', resolve: ({ counts }) => counts.coming }),
    nextAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When the next begins.',
      resolve: ({ counts }) => counts.nextAt,
    }),
    lastAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When the last begins.',
      resolve: ({ counts }) => counts.lastAt,
    }),
  }),
});

const sessionFields = {
  id: { type: 'Id', description: 'Of the session.' },
} as const;

export const OwnSessionRef = builder
  .objectRef<NamedSession & { className?: string; color?: string | null }>('OwnSession')
  .implement({
    description: 'One date of a class as its provider sees it.',
    fields: (t) => ({
      id: t.expose('id', sessionFields.id),
      classId: t.expose('classId', { type: 'Id', description: 'Of its class.' }),
      className: t.string({
        nullable: true,
        description: 'What the class is called; of a list of several.',
        resolve: ({ className }) => className ?? null,
      }),
      color: t.string({
        nullable: true,
        description: '#rrggbb of its group.',
        resolve: ({ color }) => color ?? null,
      }),
      startsAt: t.expose('startsAt', { type: 'DateTime', description: 'When it begins.' }),
      endsAt: t.expose('endsAt', { type: 'DateTime', description: 'When it ends.' }),
      timeZone: t.exposeString('timeZone', { description: 'Of the place.' }),
      priceCents: t.exposeInt('priceCents', {
        nullable: true,
        description: 'Its own price, of the model custom.',
      }),
      capacity: t.exposeInt('capacity', { description: 'How many can come.' }),
      taken: t.exposeInt('taken', { description: 'Places that are taken.' }),
      teacherId: t.expose('teacherId', { type: 'Id', nullable: true, description: 'Who teaches it.' }),
      teacherName: t.exposeString('teacherName', { nullable: true, description: 'By name.' }),
      roomId: t.expose('roomId', { type: 'Id', nullable: true, description: 'In which room.' }),
      roomName: t.exposeString('roomName', { nullable: true, description: 'By name.' }),
      link: t.exposeString('link', { nullable: true, description: 'Of an online session.' }),
      status: t.expose('status', { type: SessionStatusRef, description: 'Whether it takes place.' }),
      seriesId: t.expose('seriesId', {
        type: 'Id',
        nullable: true,
        description: 'Shared by sessions that repeat each other.',
      }),
      intervalType: t.expose('intervalType', {
        type: IntervalTypeRef,
        nullable: true,
        description: 'By what they do; null: it stands alone.',
      }),
      isChangedByHand: t.exposeBoolean('isChangedByHand', {
        description: 'It was changed alone: a change of its series leaves it unless told otherwise.',
      }),
      version: t.exposeInt('version', { description: 'What a change must be based on.' }),
    }),
  });

const SessionRosterRef = builder.objectRef<SessionWithRoster>('SessionRoster').implement({
  description: 'A session with who comes.',
  fields: (t) => ({
    session: t.field({ type: OwnSessionRef, description: 'The session.', resolve: ({ session }) => session }),
    ofClass: t.field({ type: OwnClassRef, description: 'Its class.', resolve: ({ ofClass }) => ofClass }),
    roster: t.field({
      type: [RosterLineRef],
      description: 'By name; who has given it up last.',
      resolve: ({ roster }) => roster,
    }),
    canAdd: t.exposeBoolean('canAdd', {
      description: 'Whether the viewer adds somebody; a collaborator walk-ins.',
    }),
  }),
});

const SubscriptionPageRef = builder
  .objectRef<{ items: ListedSubscription[]; total: number; page: number }>('SubscriptionPage')
  .implement({
    description: 'Ten sign-ups of a provider.',
    fields: (t) => ({
      items: t.expose('items', { type: [ListedSubscriptionRef], description: 'The latest first.' }),
      total: t.exposeInt('total', { description: 'On all pages together.' }),
      page: t.exposeInt('page', { description: '1 for the first.' }),
      pages: t.int({
        description: 'How many pages there are.',
        resolve: ({ total }) => Math.max(1, Math.ceil(total / PAGE_SIZE)),
      }),
    }),
  });

const StatusRef = builder.enumType('SubscriptionStanding', {
  description: 'Those that hold places, or those that are cancelled.',
  values: ['active', 'canceled'] as const,
});

const providerId = { type: 'Id', required: true, description: 'Whose.' } as const;

builder.queryFields((t) => ({
  getClasses: t.field({
    description: 'The courses and events of a provider, in its order.',
    type: [OwnClassRef],
    args: {
      providerId: t.arg(providerId),
      serviceType: t.arg({
        type: ClassTypeRef,
        description: 'Only courses or only events; both when left out.',
      }),
      archived: t.arg.boolean({ description: 'Only those put away. Default: false.' }),
    },
    resolve: (_root, args, context) =>
      getOwnClasses(context, {
        providerId: args.providerId,
        serviceType: args.serviceType ?? null,
        isArchived: args.archived ?? false,
      }),
  }),
  getClass: t.field({
    description: 'One course or event of a provider.',
    type: OwnClassRef,
    args: {
      providerId: t.arg(providerId),
      id: t.arg({ type: 'Id', required: true, description: 'Which one.' }),
    },
    resolve: (_root, args, context) =>
      getOwnClass(context, { providerId: args.providerId, classId: args.id }),
  }),
  getClassSessions: t.field({
    description: 'The sessions of a class, in their order; a thousand at most.',
    type: [OwnSessionRef],
    args: {
      providerId: t.arg(providerId),
      classId: t.arg({ type: 'Id', required: true, description: 'Of which class.' }),
    },
    resolve: (_root, args, context) => getOwnSessions(context, args),
  }),
  getSessionsOfDays: t.field({
    description: 'The sessions of a provider on some days, by their start; a collaborator’s own.',
    type: [OwnSessionRef],
    args: {
      providerId: t.arg(providerId),
      from: t.arg.string({ required: true, description: 'First local date, yyyy-mm-dd.' }),
      days: t.arg.int({ description: 'How many days, 31 at most; a week when left out.' }),
    },
    resolve: (_root, { providerId: of, from, days }, context): Promise<SessionOfDay[]> =>
      getSessionsOfDays(context, { providerId: of, from, days: days ?? null }),
  }),
  getClassSession: t.field({
    description: 'One session with its roster; a collaborator’s own.',
    type: SessionRosterRef,
    args: {
      providerId: t.arg(providerId),
      id: t.arg({ type: 'Id', required: true, description: 'Which one.' }),
    },
    resolve: (_root, args, context) =>
      getOwnSession(context, { providerId: args.providerId, sessionId: args.id }),
  }),
  getSubscriptions: t.field({
    description: 'The sign-ups of a provider, ten a page; of a collaborator those to their own sessions.',
    type: SubscriptionPageRef,
    args: {
      providerId: t.arg(providerId),
      standing: t.arg({ type: StatusRef, description: 'Default: active.' }),
      classId: t.arg({ type: 'Id', description: 'Only of this class.' }),
      page: t.arg.int({ description: '1 when left out.' }),
    },
    resolve: async (_root, args, context) => {
      const page = Math.max(args.page ?? 1, 1);
      const found = await getSubscriptions(context, {
        providerId: args.providerId,
        standing: args.standing ?? 'active',
        classId: args.classId ?? null,
        page,
      });
      return { ...found, page };
    },
  }),
}));
