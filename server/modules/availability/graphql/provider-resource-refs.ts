import { avatarPath } from '#contracts/avatar.ts';
import { formatMinuteOfDay } from '#contracts/time-text.ts';
import type { PersonCard } from '#server/modules/identity/index.ts';
import { builder } from '#server/graphql/builder.ts';
import { BusinessRoleRef } from '#server/modules/providers/graphql/refs.ts';
import type { ShownOutOfService } from '../use-cases/out-of-service.ts';
import type { ProviderResource } from '../use-cases/resources/provider-resources.ts';

type Schedule = ProviderResource['schedules'][number];

const WorkTimeRef = builder.objectRef<Schedule>('WorkTime').implement({
  description: 'A period of the day, in the provider’s local time.',
  fields: (t) => ({
    start: t.string({
      description: '`HH:mm`.',
      resolve: ({ startMinute }) => formatMinuteOfDay(startMinute),
    }),
    end: t.string({
      description: '`HH:mm`; `24:00` is midnight; before the start it is on the next day.',
      resolve: ({ endMinute }) => formatMinuteOfDay(endMinute > 1440 ? endMinute - 1440 : endMinute),
    }),
  }),
});

const ResourceScheduleRef = builder.objectRef<Schedule>('ResourceSchedule').implement({
  description: 'Working hours of a weekday.',
  fields: (t) => ({
    day: t.exposeInt('weekday', { description: 'ISO weekday: 1 Monday to 7 Sunday.' }),
    workTime: t.field({ type: WorkTimeRef, description: 'Time.', resolve: (schedule) => schedule }),
  }),
});

const ResourceUserRef = builder.objectRef<PersonCard>('ResourceUser').implement({
  description: 'The person linked to a resource, for staff.',
  fields: (t) => ({
    id: t.field({ type: 'Id', description: 'Id of the person.', resolve: ({ id }) => id }),
    name: t.string({
      description: 'First and last name; empty if unknown.',
      resolve: ({ firstname, lastname }) => [firstname, lastname].filter(Boolean).join(' '),
    }),
    email: t.exposeString('email', { description: 'E-mail address.' }),
    image: t.string({
      nullable: true,
      description: 'Address of the picture; null if there is none.',
      resolve: ({ avatarKey }, _args, { deps }) =>
        avatarKey === null ? null : `${deps.origin}${avatarPath(avatarKey)}`,
    }),
  }),
});

const OutOfServiceRef = builder.objectRef<ShownOutOfService>('OutOfService').implement({
  description: 'A period in which a thing or one unit cannot be used, in the provider’s local time.',
  fields: (t) => ({
    id: t.field({ type: 'Id', description: 'Id for putting it back into service.', resolve: ({ id }) => id }),
    unit: t.exposeInt('unit', { nullable: true, description: 'Number of the unit; null for all.' }),
    start: t.exposeString('startsLocal', { description: '`YYYY-MM-DD HH:mm`.' }),
    end: t.exposeString('endsLocal', {
      nullable: true,
      description: '`YYYY-MM-DD HH:mm`, exclusive; null until further notice.',
    }),
    isNow: t.exposeBoolean('isNow', { description: 'Whether it has begun.' }),
    reason: t.exposeString('reason', { description: 'The reason.' }),
  }),
});

export const ProviderResourceRef = builder.objectRef<ProviderResource>('ProviderResource').implement({
  description: 'A person or thing as its provider sees it.',
  fields: (t) => ({
    id: t.field({ type: 'Id', description: 'Id of the resource.', resolve: ({ id }) => id }),
    resTypeId: t.exposeInt('kind', { description: '1 human, 2 physical.' }),
    userId: t.field({
      type: 'Id',
      nullable: true,
      description: 'The linked person.',
      resolve: ({ personId }) => personId,
    }),
    name: t.exposeString('name', { description: 'Name.' }),
    gender: t.exposeString('gender', { nullable: true, description: 'M or F.' }),
    providers: t.field({
      type: ['Id'],
      description: 'The provider it belongs to.',
      resolve: ({ providerId }) => [providerId],
    }),
    type: t.expose('type', {
      type: BusinessRoleRef,
      nullable: true,
      description: 'Position of a person at the center: owner, director, manager or collaborator.',
    }),
    role: t.exposeString('role', { nullable: true, description: 'Job title of a person.' }),
    color: t.exposeString('color', { nullable: true, description: '#rrggbb.' }),
    quantity: t.exposeInt('quantity', { description: 'Number of units of a thing; 1 for a person.' }),
    capacity: t.exposeInt('capacity', {
      nullable: true,
      description: 'Number of people per unit; null for no limit.',
    }),
    unitNames: t.stringList({
      description: 'Unit names in order; empty strings for unnamed units, an empty list if none is named.',
      resolve: ({ unitNames }) => unitNames.map((name) => name ?? ''),
    }),
    archive: t.exposeBoolean('isArchived', { description: 'Whether it is archived.' }),
    version: t.exposeInt('version', {
      description: 'Version; a form sends the one it was filled from.',
    }),
    user: t.field({
      type: ResourceUserRef,
      nullable: true,
      description: 'The linked person.',
      resolve: ({ user }) => user,
    }),
    schedules: t.field({
      type: [ResourceScheduleRef],
      description: 'Working hours by weekday.',
      resolve: ({ schedules }) => schedules,
    }),
    outOfService: t.field({
      type: [OutOfServiceRef],
      description: 'Current and future periods out of service, soonest first.',
      resolve: ({ outOfService }) => outOfService,
    }),
  }),
});
