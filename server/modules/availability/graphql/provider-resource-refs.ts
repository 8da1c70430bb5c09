import { avatarPath } from '#contracts/avatar.ts';
import { formatMinuteOfDay } from '#contracts/time-text.ts';
import type { PersonCard } from '#server/modules/identity/index.ts';
import { builder } from '#server/graphql/builder.ts';
import { BusinessRoleRef } from '#server/modules/providers/graphql/refs.ts';
import type { ShownOutOfService } from '../use-cases/out-of-service.ts';
import type { ProviderResource } from '../use-cases/resources/provider-resources.ts';

type Schedule = ProviderResource['schedules'][number];

const WorkTimeRef = builder.objectRef<Schedule>('WorkTime').implement({
  description: 'From when until when, in local time of the provider.',
  fields: (t) => ({
    start: t.string({
      description: '`HH:mm`.',
      resolve: ({ startMinute }) => formatMinuteOfDay(startMinute),
    }),
    end: t.string({
      description: '`HH:mm`; `24:00` is midnight; before the start it lies on the next day.',
      resolve: ({ endMinute }) => formatMinuteOfDay(endMinute > 1440 ? endMinute - 1440 : endMinute),
    }),
  }),
});

const ResourceScheduleRef = builder.objectRef<Schedule>('ResourceSchedule').implement({
  description: 'Working time of a weekday.',
  fields: (t) => ({
    day: t.exposeInt('weekday', { description: 'ISO weekday: 1 Monday to 7 Sunday.' }),
    workTime: t.field({ type: WorkTimeRef, description: 'When.', resolve: (schedule) => schedule }),
  }),
});

const ResourceUserRef = builder.objectRef<PersonCard>('ResourceUser').implement({
  description: 'The person behind a resource, for those who work there.',
  fields: (t) => ({
    id: t.field({ type: 'Id', description: 'The person.', resolve: ({ id }) => id }),
    name: t.string({
      description: 'Both names; empty when not told.',
      resolve: ({ firstname, lastname }) => [firstname, lastname].filter(Boolean).join(' '),
    }),
    email: t.exposeString('email', { description: 'Where mails go.' }),
    image: t.string({
      nullable: true,
      description: "The picture's address; null without one.",
      resolve: ({ avatarKey }, _args, { deps }) =>
        avatarKey === null ? null : `${deps.origin}${avatarPath(avatarKey)}`,
    }),
  }),
});

const OutOfServiceRef = builder.objectRef<ShownOutOfService>('OutOfService').implement({
  description: 'Time in which a thing, or one unit of it, cannot be used; local times of the provider.',
  fields: (t) => ({
    id: t.field({ type: 'Id', description: 'For putting it back into service.', resolve: ({ id }) => id }),
    unit: t.exposeInt('unit', { nullable: true, description: 'Which one; null for all of them.' }),
    start: t.exposeString('startsLocal', { description: '`YYYY-MM-DD HH:mm`.' }),
    end: t.exposeString('endsLocal', {
      nullable: true,
      description: '`YYYY-MM-DD HH:mm`, not included; null until further notice.',
    }),
    isNow: t.exposeBoolean('isNow', { description: 'It has begun.' }),
    reason: t.exposeString('reason', { description: 'Why.' }),
  }),
});

export const ProviderResourceRef = builder.objectRef<ProviderResource>('ProviderResource').implement({
  description: 'A person or thing as its provider sees it.',
  fields: (t) => ({
    id: t.field({ type: 'Id', description: 'The resource.', resolve: ({ id }) => id }),
    resTypeId: t.exposeInt('kind', { description: '1 human, 2 physical.' }),
    userId: t.field({
      type: 'Id',
      nullable: true,
      description: 'The person behind it.',
      resolve: ({ personId }) => personId,
    }),
    name: t.exposeString('name', { description: 'What it is called.' }),
    gender: t.exposeString('gender', { nullable: true, description: 'M or F.' }),
    providers: t.field({
      type: ['Id'],
      description: 'Whose it is: the provider asked about.',
      resolve: ({ providerId }) => [providerId],
    }),
    type: t.expose('type', {
      type: BusinessRoleRef,
      nullable: true,
      description: 'What a person is at the center: owner, director, manager or collaborator.',
    }),
    role: t.exposeString('role', { nullable: true, description: 'What a person does there.' }),
    color: t.exposeString('color', { nullable: true, description: '#rrggbb.' }),
    quantity: t.exposeInt('quantity', { description: 'Units of a thing; 1 for a person.' }),
    capacity: t.exposeInt('capacity', {
      nullable: true,
      description: 'How many people one unit takes; null without a limit.',
    }),
    unitNames: t.stringList({
      description:
        'Names of its units, the first one’s first; empty for one without a name, none at all when no unit has one.',
      resolve: ({ unitNames }) => unitNames.map((name) => name ?? ''),
    }),
    archive: t.exposeBoolean('isArchived', { description: 'Out of use.' }),
    version: t.exposeInt('version', {
      description: 'Counts the changes: a form sends the one it was filled from.',
    }),
    user: t.field({
      type: ResourceUserRef,
      nullable: true,
      description: 'The person behind it.',
      resolve: ({ user }) => user,
    }),
    schedules: t.field({
      type: [ResourceScheduleRef],
      description: 'When it works, by weekday.',
      resolve: ({ schedules }) => schedules,
    }),
    outOfService: t.field({
      type: [OutOfServiceRef],
      description: 'When a thing, or a unit of it, cannot be used, now or later, soonest first.',
      resolve: ({ outOfService }) => outOfService,
    }),
  }),
});
