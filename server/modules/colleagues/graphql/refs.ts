import { builder } from '#server/graphql/builder.ts';
import { BusinessRoleRef } from '#server/modules/providers/graphql/refs.ts';
import type { ColleaguePage, HistoryLine, InvitationToMe, SeenColleague, Turn } from '../index.ts';
import { historyOf, STANDINGS, turnsOf } from '../index.ts';
import { COLLEAGUE_ACTS } from '../rules/may-change.ts';

const StandingRef = builder.enumType('CollaboratorStanding', {
  description: 'active, inactive, invited, or expired: invited, and the time for an answer is over.',
  values: STANDINGS,
});

const ActRef = builder.enumType('CollaboratorAct', {
  description: 'What can be done with somebody’s place at a provider.',
  values: COLLEAGUE_ACTS,
});

export const StaffPersonRef = builder.objectRef<{ id: number; name: string }>('StaffPerson').implement({
  description: 'A person of a provider’s staff.',
  fields: (t) => ({
    id: t.field({ type: 'Id', description: 'The resource.', resolve: ({ id }) => id }),
    name: t.exposeString('name', { description: 'As the provider calls them.' }),
  }),
});

const HistoryLineRef = builder.objectRef<HistoryLine>('CollaboratorHistoryLine').implement({
  description: 'Something that happened in somebody’s place at a provider.',
  fields: (t) => ({
    at: t.field({ type: 'DateTime', description: 'When.', resolve: ({ at }) => at }),
    by: t.exposeString('by', {
      nullable: true,
      description: 'Who did it; null for nobody that works there.',
    }),
    action: t.exposeString('action', { description: 'The operation.' }),
    roleBefore: t.expose('roleBefore', { type: BusinessRoleRef, nullable: true, description: 'Before it.' }),
    roleAfter: t.expose('roleAfter', { type: BusinessRoleRef, nullable: true, description: 'After it.' }),
  }),
});

const TurnRef = builder.objectRef<Turn>('CollaboratorTurn').implement({
  description: 'Somebody’s coming back at a shared computer by their PIN.',
  fields: (t) => ({
    at: t.field({ type: 'DateTime', description: 'When.', resolve: ({ at }) => at }),
    from: t.exposeString('from', {
      nullable: true,
      description: 'Whose place they took; null for nobody that works there.',
    }),
    device: t.exposeString('device', { description: 'Browser and system, in words.' }),
  }),
});

export const CollaboratorRef = builder
  .objectRef<SeenColleague & { providerId: number }>('Collaborator')
  .implement({
    description: 'Somebody who works, worked or is invited at a provider, to those who may see it.',
    fields: (t) => ({
      id: t.field({ type: 'Id', description: 'Of the place, not of the person.', resolve: ({ id }) => id }),
      name: t.exposeString('name', {
        description: 'What they call themselves; of who was only invited, what was typed; may be empty.',
      }),
      email: t.exposeString('email', { description: 'Theirs; of who was only invited, as it was typed.' }),
      role: t.expose('role', {
        type: BusinessRoleRef,
        description: 'The one they have or had; of who is invited, the one that is offered.',
      }),
      standing: t.expose('standing', { type: StandingRef, description: 'How they stand.' }),
      version: t.exposeInt('version', { description: 'Goes back with a change: an older one is refused.' }),
      since: t.field({
        type: 'DateTime',
        nullable: true,
        description: 'When they took the role; null for who was only invited.',
        resolve: ({ since }) => since,
      }),
      signedInAt: t.field({
        type: 'DateTime',
        nullable: true,
        description: 'Their last sign-in where businesses sign in, since they took the role.',
        resolve: ({ signedInAt }) => signedInAt,
      }),
      offeredRole: t.expose('offeredRole', {
        type: BusinessRoleRef,
        nullable: true,
        description: 'What waits for their answer; null for nothing.',
      }),
      offeredUntil: t.field({
        type: 'DateTime',
        nullable: true,
        description: 'Until when it waits.',
        resolve: ({ offeredUntil }) => offeredUntil,
      }),
      staff: t.field({
        type: StaffPersonRef,
        nullable: true,
        description: 'The person of the staff they are.',
        resolve: ({ staff }) => staff,
      }),
      offeredStaff: t.field({
        type: StaffPersonRef,
        nullable: true,
        description: 'The one they are asked to be.',
        resolve: ({ offeredStaff }) => offeredStaff,
      }),
      isMe: t.exposeBoolean('isMe', { description: 'Whether it is who asks.' }),
      acts: t.field({
        type: [ActRef],
        description: 'What who asks may do with it now.',
        resolve: ({ acts }) => acts,
      }),
      comingBookings: t.exposeInt('comingBookings', {
        description: 'Bookings to come of the person of the staff they are.',
      }),
      history: t.field({
        type: [HistoryLineRef],
        description: 'What happened, the latest first.',
        resolve: (colleague, _args, context) => historyOf(context, colleague),
      }),
      turns: t.field({
        type: [TurnRef],
        description: 'When they came back by their PIN, the latest ten.',
        resolve: (colleague, _args, context) => turnsOf(context, colleague),
      }),
    }),
  });

export const CollaboratorPageRef = builder
  .objectRef<ColleaguePage & { providerId: number }>('CollaboratorPage')
  .implement({
    description: 'One page of who works, worked or is invited at a provider.',
    fields: (t) => ({
      items: t.field({
        type: [CollaboratorRef],
        description: 'At most ten.',
        resolve: ({ items, providerId }) => items.map((item) => ({ ...item, providerId })),
      }),
      total: t.exposeInt('total', { description: 'On all pages.' }),
      page: t.exposeInt('page', { description: '1 for the first.' }),
      pages: t.exposeInt('pages', { description: 'How many pages there are.' }),
      isStaffOpened: t.exposeBoolean('isStaffOpened', {
        description: 'False where the package is for one alone: nobody new can be invited.',
      }),
      rolesToGive: t.field({
        type: [BusinessRoleRef],
        description: 'Roles that who asks may give.',
        resolve: ({ rolesToGive }) => [...rolesToGive],
      }),
    }),
  });

const TimeTwiceRef = builder.objectRef<InvitationToMe['clashes'][number]>('TimeTwice').implement({
  description: 'Time that would be taken twice.',
  fields: (t) => ({
    from: t.field({ type: 'DateTime', description: 'The start.', resolve: ({ from }) => from }),
    to: t.field({ type: 'DateTime', description: 'The end.', resolve: ({ to }) => to }),
  }),
});

export const InvitationRef = builder.objectRef<InvitationToMe>('Invitation').implement({
  description: 'What waits for one’s own answer at a provider.',
  fields: (t) => ({
    providerId: t.field({ type: 'Id', description: 'Where.', resolve: ({ providerId }) => providerId }),
    name: t.exposeString('name', { description: 'The provider’s name.' }),
    timezone: t.exposeString('timeZone', { description: 'IANA name; where its times are.' }),
    role: t.expose('role', { type: BusinessRoleRef, description: 'What is offered.' }),
    presentRole: t.expose('presentRole', {
      type: BusinessRoleRef,
      nullable: true,
      description: 'What one is there already.',
    }),
    isHandover: t.exposeBoolean('isHandover', {
      description: 'Whether one would own the provider in place of whoever asks.',
    }),
    until: t.field({ type: 'DateTime', description: 'Until when it waits.', resolve: ({ until }) => until }),
    staffName: t.exposeString('staffName', {
      nullable: true,
      description: 'The person of the staff one would be.',
    }),
    clashes: t.field({
      type: [TimeTwiceRef],
      description:
        'When their coming bookings fall on one’s own in other centers: times alone, the next twenty.',
      resolve: ({ clashes }) => clashes,
    }),
  }),
});
