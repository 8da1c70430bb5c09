import { SESSION_SCOPES } from '#contracts/classes.ts';
import { builder } from '#server/graphql/builder.ts';
import { withoutNulls } from '#server/graphql/without-nulls.ts';
import { VatTreatmentRef } from '#server/modules/providers/graphql/refs.ts';
import { cancelSessions } from '../use-cases/cancel-sessions.ts';
import {
  changeClassesStanding,
  createClass,
  createSessions,
  deleteSessions,
  editClass,
} from '../use-cases/class-commands.ts';
import { duplicateClass } from '../use-cases/duplicate-class.ts';
import { editSession } from '../use-cases/edit-session.ts';
import { setSessionPresence } from '../use-cases/own-classes.ts';
import { ClassModelRef, ClassTypeRef, IntervalTypeRef, LateJoinRef } from './refs.ts';

const ClassInput = builder.inputType('ClassInput', {
  description: 'A course or event; its sessions are added by `createSessions`.',
  fields: (t) => ({
    serviceType: t.field({ type: ClassTypeRef, required: true, description: 'Course or event; stays.' }),
    name: t.string({ required: true, description: 'At most 120 characters.' }),
    description: t.string({ description: 'Plain text.' }),
    groupId: t.field({ type: 'Id', description: 'A group of courses, or of events, of the center.' }),
    model: t.field({
      type: ClassModelRef,
      required: true,
      description: 'How it is sold; fixed once somebody has signed up.',
    }),
    lateJoin: t.field({ type: LateJoinRef, description: 'Of total; `no` when left out.' }),
    priceCents: t.int({
      required: true,
      description: 'By the model: of all sessions, an hour or a session.',
    }),
    durationMinutes: t.int({ required: true, description: 'What a new session begins with, 5 to 1440.' }),
    capacity: t.int({ required: true, description: 'What a new session begins with.' }),
    minimumCapacity: t.int({ description: 'How many must come; 1 when left out.' }),
    locationType: t.int({ description: '1 to 4; 1 when left out.' }),
    closesMinutes: t.int({
      description: 'Sign-up closes so many minutes before a session; 0 when left out.',
    }),
    vatTreatment: t.field({
      type: VatTreatmentRef,
      description: 'How it is taxed; none: as the provider says.',
    }),
    isActive: t.boolean({ description: 'Switched on; true when left out.' }),
    isPublished: t.boolean({ description: 'Visitors see it; true when left out.' }),
  }),
});

const NewSessionInput = builder.inputType('NewSessionInput', {
  description: 'One date of a class.',
  fields: (t) => ({
    startsAt: t.string({ required: true, description: 'Local time of the provider, yyyy-mm-ddThh:mm.' }),
    durationMinutes: t.int({ required: true, description: '5 to 1440.' }),
    capacity: t.int({ required: true, description: 'How many can come.' }),
    priceCents: t.int({ description: 'Of the model custom.' }),
    teacherId: t.field({ type: 'Id', description: 'Who teaches it: taken at that time.' }),
    roomId: t.field({ type: 'Id', description: 'In which room: taken at that time.' }),
    link: t.string({ description: 'Of an online session, https.' }),
    series: t.int({
      description: 'Sessions with the same number repeat each other; none: it stands alone.',
    }),
    intervalType: t.field({ type: IntervalTypeRef, description: 'By what they do.' }),
  }),
});

const SessionScopeRef = builder.enumType('SessionScope', {
  description: 'A session alone, with those of its series that follow, or all of its class to come.',
  values: SESSION_SCOPES,
});

const EditedSessionInput = builder.inputType('EditedSessionInput', {
  description:
    'A session as it shall be; its price stays. Others of the scope take over what is changed of it, their time by the same difference.',
  fields: (t) => ({
    startsAt: t.string({ required: true, description: 'Local time of the provider, yyyy-mm-ddThh:mm.' }),
    durationMinutes: t.int({ required: true, description: '5 to 1440.' }),
    capacity: t.int({ required: true, description: 'How many can come; not below who does.' }),
    teacherId: t.field({ type: 'Id', description: 'Who teaches it: taken at that time.' }),
    roomId: t.field({ type: 'Id', description: 'In which room: taken at that time.' }),
    link: t.string({ description: 'Of an online session, https.' }),
    tellsParticipants: t.boolean({ description: 'Whether who has a place is mailed; true by default.' }),
    scope: t.field({ type: SessionScopeRef, description: 'Which sessions change; `this` when left out.' }),
    includesChanged: t.boolean({
      description: 'Also those of the scope that were changed alone; false when left out.',
    }),
  }),
});

const providerId = { type: 'Id', required: true, description: 'Whose.' } as const;
const classId = { type: 'Id', required: true, description: 'Which class.' } as const;
const cancelledIds = {
  type: ['Id'] as ['Id'],
  required: true as const,
  description: 'Which ones, four hundred at most.',
};
const ids = {
  type: ['Id'] as ['Id'],
  required: true as const,
  description: 'Which ones, a hundred at most.',
};

builder.mutationFields((t) => ({
  createClass: t.field({
    description: 'Adds a course or event without sessions. Answers its id.',
    type: 'Id',
    args: {
      providerId: t.arg(providerId),
      input: t.arg({ type: ClassInput, required: true, description: 'The class.' }),
    },
    resolve: async (_root, args, context) =>
      (await createClass(context, args.providerId, withoutNulls(args.input))).id,
  }),
  editClass: t.field({
    description: 'Writes a class over; who has signed up keeps their price. Answers its id.',
    type: 'Id',
    args: {
      providerId: t.arg(providerId),
      id: t.arg(classId),
      version: t.arg.int({ required: true, description: 'The one the form was filled from.' }),
      input: t.arg({ type: ClassInput, required: true, description: 'The class as it shall be.' }),
    },
    resolve: async (_root, args, context) =>
      (
        await editClass(
          context,
          { providerId: args.providerId, classId: args.id, version: args.version },
          withoutNulls(args.input),
        )
      ).id,
  }),
  toggleClasses: t.boolean({
    description: 'Activates, deactivates, publishes or unpublishes classes; omitted values stay.',
    args: {
      providerId: t.arg(providerId),
      ids: t.arg(ids),
      active: t.arg.boolean({ description: 'Whether they are active.' }),
      published: t.arg.boolean({ description: 'Whether visitors see them.' }),
    },
    resolve: async (_root, args, context) => {
      const standing = withoutNulls({ ids: args.ids, isActive: args.active, isPublished: args.published });
      await changeClassesStanding(context, 'toggleClasses', args.providerId, standing);
      return true;
    },
  }),
  archiveClasses: t.boolean({
    description: 'Puts classes away: nobody signs up any more; who has signed up keeps their places.',
    args: { providerId: t.arg(providerId), ids: t.arg(ids) },
    resolve: async (_root, args, context) => {
      const standing = { ids: args.ids, isArchived: true };
      await changeClassesStanding(context, 'archiveClasses', args.providerId, standing);
      return true;
    },
  }),
  restoreClasses: t.boolean({
    description: 'Takes classes out of the archive.',
    args: { providerId: t.arg(providerId), ids: t.arg(ids) },
    resolve: async (_root, args, context) => {
      const standing = { ids: args.ids, isArchived: false };
      await changeClassesStanding(context, 'restoreClasses', args.providerId, standing);
      return true;
    },
  }),
}));

builder.mutationFields((t) => ({
  duplicateClass: t.field({
    description: 'Copies a class with its term to a new start; the copy is not published. Answers its id.',
    type: 'Id',
    args: {
      providerId: t.arg(providerId),
      id: t.arg(classId),
      name: t.arg.string({ required: true, description: 'What the copy is called.' }),
      startsOn: t.arg.string({ required: true, description: 'Day of its first session, yyyy-mm-dd.' }),
      keepsTeachers: t.arg.boolean({
        description: 'Also teachers and rooms, which must be free then; true when left out.',
      }),
    },
    resolve: async (_root, { providerId: of, id, ...input }, context) =>
      (await duplicateClass(context, { providerId: of, classId: id }, withoutNulls(input))).id,
  }),
}));

builder.mutationFields((t) => ({
  createSessions: t.field({
    description: 'Adds sessions to a class; teachers and rooms are held, all or none. Answers their ids.',
    type: ['Id'],
    args: {
      providerId: t.arg(providerId),
      classId: t.arg(classId),
      sessions: t.arg({ type: [NewSessionInput], required: true, description: 'A hundred at most.' }),
    },
    resolve: async (_root, args, context) =>
      (
        await createSessions(
          context,
          { providerId: args.providerId, classId: args.classId },
          { sessions: args.sessions.map((one) => withoutNulls(one)) },
        )
      ).ids,
  }),
  editSession: t.field({
    description:
      'Changes a session to come and others of its scope, all or none; who has a place is told. Answers its id.',
    type: 'Id',
    args: {
      providerId: t.arg(providerId),
      id: t.arg({ type: 'Id', required: true, description: 'Which session.' }),
      version: t.arg.int({ required: true, description: 'The one the form was filled from.' }),
      input: t.arg({ type: EditedSessionInput, required: true, description: 'The session as it shall be.' }),
    },
    resolve: async (_root, args, context) =>
      (
        await editSession(
          context,
          { providerId: args.providerId, sessionId: args.id, version: args.version },
          withoutNulls(args.input),
        )
      ).id,
  }),
  cancelSessions: t.field({
    description: 'Cancels sessions: whoever has a place is told and paid back. Answers their ids.',
    type: ['Id'],
    args: {
      providerId: t.arg(providerId),
      ids: t.arg(cancelledIds),
      reason: t.arg.string({ description: 'Told to whoever has a place; 300 characters at most.' }),
    },
    resolve: async (_root, args, context) =>
      (await cancelSessions(context, args.providerId, { ids: args.ids, reason: args.reason ?? null })).ids,
  }),
  deleteSessions: t.field({
    description: 'Removes those of some sessions that nobody ever signed up for. Answers their ids.',
    type: ['Id'],
    args: { providerId: t.arg(providerId), ids: t.arg(ids) },
    resolve: async (_root, args, context) =>
      (await deleteSessions(context, args.providerId, { ids: args.ids })).ids,
  }),
  setSessionPresence: t.field({
    description: 'Says whether somebody came to a session; none takes it back. Answers it.',
    type: 'String',
    nullable: true,
    args: {
      providerId: t.arg(providerId),
      sessionId: t.arg({ type: 'Id', required: true, description: 'Which session.' }),
      subscriptionId: t.arg({ type: 'Id', required: true, description: 'Of whose sign-up.' }),
      presence: t.arg.string({ description: 'arrived or noShow.' }),
    },
    resolve: async (_root, { providerId: of, sessionId, subscriptionId, presence }, context) =>
      (
        await setSessionPresence(
          context,
          { providerId: of, sessionId, subscriptionId },
          { presence: presence ?? null },
        )
      ).presence,
  }),
}));
