import { builder } from '#server/graphql/builder.ts';
import { BusinessRoleRef } from '#server/modules/providers/graphql/refs.ts';
import type { ColleaguePage, HistoryLine, InvitationToMe, SeenColleague, Turn } from '../index.ts';
import { historyOf, STANDINGS, turnsOf } from '../index.ts';
import { COLLEAGUE_ACTS } from '../rules/may-change.ts';

const StatusRef = builder.enumType('CollaboratorStanding', {
  description: 'active, inactive, invited or expired (an unanswered invitation past its date).',
  values: STANDINGS,
});

const ActRef = builder.enumType('CollaboratorAct', {
  description: 'Act on a colleague’s place.',
  values: COLLEAGUE_ACTS,
});

export const StaffPersonRef = builder.objectRef<{ id: number; name: string }>('StaffPerson').implement({
  description: 'A person of a provider’s staff.',
  fields: (t) => ({
    id: t.field({ type: 'Id', description: 'Id of the resource.', resolve: ({ id }) => id }),
    name: t.exposeString('name', { description: 'Name as the provider records it.' }),
  }),
});

const HistoryLineRef = builder.objectRef<HistoryLine>('CollaboratorHistoryLine').implement({
  description: 'An event in the history of a colleague’s place.',
  fields: (t) => ({
    at: t.field({ type: 'DateTime', description: 'Time.', resolve: ({ at }) => at }),
    by: t.exposeString('by', {
      nullable: true,
      description: 'Who did it; null for somebody who does not work there.',
    }),
    action: t.exposeString('action', { description: 'Name of the operation.' }),
    roleBefore: t.expose('roleBefore', {
      type: BusinessRoleRef,
      nullable: true,
      description: 'Role before.',
    }),
    roleAfter: t.expose('roleAfter', {
      type: BusinessRoleRef,
      nullable: true,
      description: 'Role afterwards.',
    }),
  }),
});

const TurnRef = builder.objectRef<Turn>('CollaboratorTurn').implement({
  description: 'A switch to a person by PIN at a shared computer.',
  fields: (t) => ({
    at: t.field({ type: 'DateTime', description: 'Time.', resolve: ({ at }) => at }),
    from: t.exposeString('from', {
      nullable: true,
      description: 'Whom they replaced; null for somebody who does not work there.',
    }),
    device: t.exposeString('device', { description: 'Browser and system.' }),
  }),
});

export const CollaboratorRef = builder
  .objectRef<SeenColleague & { providerId: number }>('Collaborator')
  .implement({
    description: 'A current, former or invited colleague of a provider.',
    fields: (t) => ({
      id: t.field({
        type: 'Id',
        description: 'Id of the place, not of the person.',
        resolve: ({ id }) => id,
      }),
      name: t.exposeString('name', {
        description: 'Name; for an invitation, as typed. May be empty.',
      }),
      email: t.exposeString('email', { description: 'E-mail; for an invitation, as typed.' }),
      role: t.expose('role', {
        type: BusinessRoleRef,
        description: 'Current or last role; for an invitation, the offered one.',
      }),
      standing: t.expose('standing', { type: StatusRef, description: 'Their status.' }),
      version: t.exposeInt('version', {
        description: 'Version to send with a change; an older one is refused.',
      }),
      since: t.field({
        type: 'DateTime',
        nullable: true,
        description: 'When they took the role; null for an invitation.',
        resolve: ({ since }) => since,
      }),
      signedInAt: t.field({
        type: 'DateTime',
        nullable: true,
        description: 'Last business sign-in since they took the role.',
        resolve: ({ signedInAt }) => signedInAt,
      }),
      offeredRole: t.expose('offeredRole', {
        type: BusinessRoleRef,
        nullable: true,
        description: 'Role that awaits their answer; null if none.',
      }),
      offeredUntil: t.field({
        type: 'DateTime',
        nullable: true,
        description: 'When the offer expires.',
        resolve: ({ offeredUntil }) => offeredUntil,
      }),
      staff: t.field({
        type: StaffPersonRef,
        nullable: true,
        description: 'Their staff person.',
        resolve: ({ staff }) => staff,
      }),
      offeredStaff: t.field({
        type: StaffPersonRef,
        nullable: true,
        description: 'Staff person that awaits their answer.',
        resolve: ({ offeredStaff }) => offeredStaff,
      }),
      isMe: t.exposeBoolean('isMe', { description: 'Whether it is the viewer.' }),
      acts: t.field({
        type: [ActRef],
        description: 'Acts the viewer may perform now.',
        resolve: ({ acts }) => acts,
      }),
      comingBookings: t.exposeInt('comingBookings', {
        description: 'Upcoming bookings of their staff person.',
      }),
      history: t.field({
        type: [HistoryLineRef],
        description: 'History, latest first.',
        resolve: (colleague, _args, context) => historyOf(context, colleague),
      }),
      turns: t.field({
        type: [TurnRef],
        description: 'Their last ten sign-ins by PIN, latest first.',
        resolve: (colleague, _args, context) => turnsOf(context, colleague),
      }),
    }),
  });

export const CollaboratorPageRef = builder
  .objectRef<ColleaguePage & { providerId: number }>('CollaboratorPage')
  .implement({
    description: 'One page of a provider’s current, former and invited colleagues.',
    fields: (t) => ({
      items: t.field({
        type: [CollaboratorRef],
        description: 'At most ten.',
        resolve: ({ items, providerId }) => items.map((item) => ({ ...item, providerId })),
      }),
      total: t.exposeInt('total', { description: 'Number on all pages.' }),
      page: t.exposeInt('page', { description: 'Page number, from 1.' }),
      pages: t.exposeInt('pages', { description: 'Number of pages.' }),
      isStaffOpened: t.exposeBoolean('isStaffOpened', {
        description: 'False if the package allows one person only, so nobody can be invited.',
      }),
      rolesToGive: t.field({
        type: [BusinessRoleRef],
        description: 'Roles the viewer may give.',
        resolve: ({ rolesToGive }) => [...rolesToGive],
      }),
    }),
  });

const TimeTwiceRef = builder.objectRef<InvitationToMe['clashes'][number]>('TimeTwice').implement({
  description: 'A period held twice.',
  fields: (t) => ({
    from: t.field({ type: 'DateTime', description: 'The start.', resolve: ({ from }) => from }),
    to: t.field({ type: 'DateTime', description: 'The end.', resolve: ({ to }) => to }),
  }),
});

export const InvitationRef = builder.objectRef<InvitationToMe>('Invitation').implement({
  description: 'An offer of a provider that awaits the viewer’s answer.',
  fields: (t) => ({
    providerId: t.field({
      type: 'Id',
      description: 'Id of the provider.',
      resolve: ({ providerId }) => providerId,
    }),
    name: t.exposeString('name', { description: 'Name of the provider.' }),
    timezone: t.exposeString('timeZone', { description: 'IANA time zone of its times.' }),
    role: t.expose('role', { type: BusinessRoleRef, description: 'The offered role.' }),
    presentRole: t.expose('presentRole', {
      type: BusinessRoleRef,
      nullable: true,
      description: 'The viewer’s current role there.',
    }),
    isHandover: t.exposeBoolean('isHandover', {
      description: 'Whether it offers ownership.',
    }),
    until: t.field({
      type: 'DateTime',
      description: 'When the offer expires.',
      resolve: ({ until }) => until,
    }),
    staffName: t.exposeString('staffName', {
      nullable: true,
      description: 'The offered staff person.',
    }),
    clashes: t.field({
      type: [TimeTwiceRef],
      description:
        'Next twenty coming bookings that conflict with the viewer’s in other centers: times only.',
      resolve: ({ clashes }) => clashes,
    }),
  }),
});
