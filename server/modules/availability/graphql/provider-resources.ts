import { avatarPath } from '#contracts/avatar.ts';
import { formatMinuteOfDay } from '#contracts/time-text.ts';
import type { PersonCard } from '#server/modules/identity/index.ts';
import { builder } from '#server/graphql/builder.ts';
import { actsArg, withActs } from '#server/modules/authority/graphql/refs.ts';
import {
  archiveResourceAt,
  createResource,
  orderResources,
  restoreResource,
  updateResource,
} from '../use-cases/resources/commands.ts';
import type { ProviderResource } from '../use-cases/resources/provider-resources.ts';
import { providerResources } from '../use-cases/resources/provider-resources.ts';

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

const ProviderResourceRef = builder.objectRef<ProviderResource>('ProviderResource').implement({
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
  }),
});

const providerId = { type: 'Id', required: true, description: 'Whose they are.' } as const;
const id = { type: 'Id', required: true, description: 'Which one.' } as const;

builder.queryField('getAllProviderResources', (t) =>
  t.field({
    type: [ProviderResourceRef],
    description: 'All people and things of a provider, in its order; a collaborator’s own.',
    args: { providerId: t.arg(providerId) },
    resolve: (_root, args, context) => providerResources(context, args.providerId),
  }),
);

const fields = {
  name: { required: true, description: 'At most 120 characters.' },
  gender: { description: 'M or F.' },
  role: { description: 'What a person does there, at most 60 characters.' },
  color: { description: '#rrggbb.' },
  quantity: { description: 'Units of a thing, 1 to 500; 1 when left out, and for a person.' },
  capacity: { description: 'How many people one unit takes; without a limit when left out.' },
} as const;
const unitNames = {
  description: 'Names of its units, the first one’s first, each once; an empty one is none.',
};

const ResourceInput = builder.inputType('ResourceInput', {
  description: 'A person or thing as it shall be.',
  fields: (t) => ({
    name: t.string(fields.name),
    gender: t.string(fields.gender),
    role: t.string(fields.role),
    color: t.string(fields.color),
    quantity: t.int(fields.quantity),
    capacity: t.int(fields.capacity),
    unitNames: t.stringList(unitNames),
  }),
});

const NewResourceInput = builder.inputType('NewResourceInput', {
  description: 'A new person or thing.',
  fields: (t) => ({
    kind: t.int({ required: true, description: '1 human, 2 physical; it stays.' }),
    name: t.string(fields.name),
    gender: t.string(fields.gender),
    role: t.string(fields.role),
    color: t.string(fields.color),
    quantity: t.int(fields.quantity),
    capacity: t.int(fields.capacity),
    unitNames: t.stringList(unitNames),
  }),
});

/** GraphQL says null for what is left out, where the contract says undefined. */
const given = <T extends { quantity?: number | null; unitNames?: readonly string[] | null }>(input: T) => ({
  ...input,
  quantity: input.quantity ?? undefined,
  unitNames: input.unitNames ?? undefined,
});

builder.mutationField('createResource', (t) =>
  t.field({
    type: [ProviderResourceRef],
    description: 'Adds a person or thing, behind the others. Answers all.',
    args: {
      providerId: t.arg(providerId),
      input: t.arg({ type: NewResourceInput, required: true, description: 'The person or thing.' }),
    },
    resolve: async (_root, args, context) => {
      await createResource(context, args.providerId, given(args.input));
      return providerResources(context, args.providerId);
    },
  }),
);

builder.mutationField('updateResource', (t) =>
  t.field({
    type: [ProviderResourceRef],
    description: 'Writes one over. Answers all.',
    args: {
      providerId: t.arg(providerId),
      id: t.arg(id),
      version: t.arg.int({ required: true, description: 'The one the form was filled from.' }),
      input: t.arg({
        type: ResourceInput,
        required: true,
        description: 'The person or thing as it shall be.',
      }),
      acts: t.arg(actsArg),
    },
    resolve: async (_root, args, context) => {
      const of = { providerId: args.providerId, resourceId: args.id, version: args.version };
      await updateResource(withActs(context, args.acts), of, given(args.input));
      return providerResources(context, args.providerId);
    },
  }),
);

builder.mutationField('archiveResource', (t) =>
  t.field({
    type: [ProviderResourceRef],
    description: 'Takes one out of use. Answers all.',
    args: { providerId: t.arg(providerId), id: t.arg(id), acts: t.arg(actsArg) },
    resolve: async (_root, args, context) => {
      const of = { providerId: args.providerId, resourceId: args.id };
      await archiveResourceAt(withActs(context, args.acts), of);
      return providerResources(context, args.providerId);
    },
  }),
);

builder.mutationField('restoreResource', (t) =>
  t.field({
    type: [ProviderResourceRef],
    description: 'Takes one into use again. Answers all.',
    args: { providerId: t.arg(providerId), id: t.arg(id) },
    resolve: async (_root, args, context) => {
      await restoreResource(context, { providerId: args.providerId, resourceId: args.id });
      return providerResources(context, args.providerId);
    },
  }),
);

builder.mutationField('orderResources', (t) =>
  t.field({
    type: [ProviderResourceRef],
    description:
      'Puts one before another, or at the end: also the order in which rooms are taken. Answers all.',
    args: {
      providerId: t.arg(providerId),
      id: t.arg(id),
      beforeId: t.arg({ type: 'Id', description: 'Before this one; at the end when left out.' }),
    },
    resolve: async (_root, args, context) => {
      await orderResources(context, args.providerId, { id: args.id, beforeId: args.beforeId });
      return providerResources(context, args.providerId);
    },
  }),
);
