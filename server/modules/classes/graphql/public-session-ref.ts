import { euroOfCents } from '#contracts/money.ts';
import { epochMinutesOf, localDateOf, zoneOf } from '#contracts/time.ts';
import { formatLocalTime } from '#contracts/time-text.ts';
import { builder } from '#server/graphql/builder.ts';
import type { PublicSession } from '../use-cases/public-classes.ts';
import { ClassModelRef, ClassTypeRef, SessionCheckRef, SessionStatusRef } from './refs.ts';

const dateIn = (timeZone: string, at: Date): string => localDateOf(zoneOf(timeZone), epochMinutesOf(at));
const timeIn = (timeZone: string, at: Date): string => formatLocalTime(zoneOf(timeZone), epochMinutesOf(at));
const HOUR_MS = 3_600_000;

export const PublicSessionRef = builder.objectRef<PublicSession>('PublicSession').implement({
  description: 'One date of a class, as visitors see it (specification section 3, “Session”).',
  fields: (t) => ({
    id: t.expose('id', { type: 'Id', description: 'Of the session.' }),
    classId: t.expose('classId', { type: 'Id', description: 'Of its class.' }),
    className: t.exposeString('className', { description: 'What the class is called.' }),
    serviceType: t.field({
      type: ClassTypeRef,
      description: 'Course or event.',
      resolve: ({ sold }) => sold.offered.serviceType,
    }),
    date: t.string({
      description: 'Local date, yyyy-mm-dd.',
      resolve: ({ timeZone, startsAt }) => dateIn(timeZone, startsAt),
    }),
    startTime: t.string({
      description: 'Local time of its beginning.',
      resolve: ({ timeZone, startsAt }) => timeIn(timeZone, startsAt),
    }),
    endTime: t.string({
      description: 'Local time of its end.',
      resolve: ({ timeZone, endsAt }) => timeIn(timeZone, endsAt),
    }),
    startsAt: t.expose('startsAt', { type: 'DateTime', description: 'When it begins.' }),
    endsAt: t.expose('endsAt', { type: 'DateTime', description: 'When it ends.' }),
    timeZone: t.exposeString('timeZone', { description: 'Of the place.' }),
    price: t.float({
      nullable: true,
      description: 'In euro, of this session alone; null of the total model.',
      resolve: ({ singlePriceCents }) => (singlePriceCents === null ? null : euroOfCents(singlePriceCents)),
    }),
    priceCents: t.int({
      nullable: true,
      description: 'The same in cents.',
      resolve: ({ singlePriceCents }) => singlePriceCents,
    }),
    created: t.expose('createdAt', { type: 'DateTime', description: 'When it was added.' }),
    status: t.field({
      type: SessionStatusRef,
      description: 'Whether it takes place.',
      resolve: ({ status }) => status,
    }),
    currentCapacity: t.exposeInt('taken', { description: 'Places that are taken.' }),
    availableCapacity: t.int({
      description: 'Places that can still be taken.',
      resolve: ({ capacity, taken, status }) => (status === 'C' ? 0 : capacity - taken),
    }),
    locationType: t.exposeInt('locationType', {
      description: '1 at the provider, 2 a note, 3 a place on the map, 4 online.',
    }),
    teacherName: t.exposeString('teacherName', { nullable: true, description: 'Who teaches it.' }),
    roomName: t.exposeString('roomName', { nullable: true, description: 'In which room.' }),
  }),
});

/** What of it can be bought and given up. */
builder.objectFields(PublicSessionRef, (t) => ({
  isSessionBought: t.boolean({
    description: 'Whether the viewer has a place in it.',
    resolve: ({ check }) => check === 'BOUGHT',
  }),
  canBeBought: t.boolean({
    description: 'Whether somebody can sign up for it now.',
    resolve: ({ check }) => check === 'FREE',
  }),
  canBeReimbursed: t.boolean({
    description: 'Whether giving it up now would be free of charge.',
    resolve: ({ startsAt, sold }, _args, { work }) =>
      startsAt.getTime() - sold.offered.provider.freeCancellationHours * HOUR_MS >= work.now().getTime(),
  }),
  check: t.field({
    type: SessionCheckRef,
    description: 'Why it can be signed up for, or not.',
    resolve: ({ check }) => check,
  }),
  model: t.field({
    type: ClassModelRef,
    description: 'How its class is sold.',
    resolve: ({ sold }) => sold.terms.model,
  }),
  duration: t.exposeInt('minutes', { description: 'Minutes.' }),
  subscriptionId: t.field({
    type: 'Id',
    nullable: true,
    description: 'Of no sign-up: the list of a class names nobody.',
    resolve: () => null,
  }),
  clientEmail: t.string({
    nullable: true,
    description: 'Of nobody: the list of a class names nobody.',
    resolve: () => null,
  }),
}));
