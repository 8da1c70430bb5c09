import {
  CLASS_MODELS,
  CLASS_TYPES,
  ENROLMENT_STATUSES,
  LATE_JOINS,
  SESSION_CHECKS,
} from '#contracts/classes.ts';
import { INTERVAL_TYPES } from '#contracts/recurrence.ts';
import { euroOfCents } from '#contracts/money.ts';
import { builder } from '#server/graphql/builder.ts';
import { GroupRef, imageSize, shownImage } from '#server/modules/catalog/graphql/refs.ts';
import type { OfferedClass } from '../use-cases/public-classes.ts';
import type { SubscribedSession, SubscriptionDetails } from '../use-cases/subscription-details.ts';

export const ClassModelRef = builder.enumType('ClassModel', {
  description:
    'How a class is sold: one price for all sessions (`total`), by the hour, each session for the price of the class, or each for its own (`custom`).',
  values: CLASS_MODELS,
});
export const ClassTypeRef = builder.enumType('ClassType', {
  description: 'Y: a course. E: an event.',
  values: CLASS_TYPES,
});
export const LateJoinRef = builder.enumType('LateJoin', {
  description: 'Whether somebody may join a total class that has begun, and for which price.',
  values: LATE_JOINS,
});
export const SessionCheckRef = builder.enumType('SessionCheck', {
  description: 'How a session stands for somebody who wants to sign up.',
  values: SESSION_CHECKS,
});
export const SubscriptionStatusRef = builder.enumType('SubscriptionStatus', {
  description:
    'P waits for the mailed link, RSD for its payment, A is confirmed, C is cancelled, R is cancelled and its money is back.',
  values: ENROLMENT_STATUSES,
});
export const IntervalTypeRef = builder.enumType('IntervalType', {
  description: 'By what sessions repeat each other.',
  values: INTERVAL_TYPES,
});
export const SessionStatusRef = builder.enumType('SessionStatus', {
  description: 'A takes place, C is cancelled.',
  values: ['A', 'C'] as const,
});

const ClassOfferRef = builder.objectRef<OfferedClass>('ClassOffer').implement({
  description: 'What of a class is sold; its id is the class’s.',
  fields: (t) => ({
    id: t.field({
      type: 'Id',
      description: '`classId` of the calls.',
      resolve: ({ offered }) => offered.classId,
    }),
    name: t.string({ description: 'What it is called.', resolve: ({ offered }) => offered.name }),
    price: t.float({
      description: 'In euro, by the model: of all sessions, an hour or a session.',
      resolve: ({ offered }) => euroOfCents(offered.priceCents),
    }),
    priceCents: t.int({ description: 'The same in cents.', resolve: ({ offered }) => offered.priceCents }),
    duration: t.int({
      description: 'Minutes of a usual session.',
      resolve: ({ offered }) => offered.durationMinutes,
    }),
    model: t.field({
      type: ClassModelRef,
      description: 'How it is sold.',
      resolve: ({ terms }) => terms.model,
    }),
    sessions: t.int({
      description: 'Sessions that are not cancelled.',
      resolve: ({ counts }) => counts.sessions,
    }),
  }),
});

export const ClassForBookingRef = builder.objectRef<OfferedClass>('ClassForBooking').implement({
  description: 'A course or an event that visitors can sign up for.',
  fields: (t) => ({
    id: t.field({
      type: 'Id',
      description: '`classId` of the calls.',
      resolve: ({ offered }) => offered.classId,
    }),
    name: t.string({ description: 'What it is called.', resolve: ({ offered }) => offered.name }),
    description: t.string({
      description: 'Plain text, may be empty.',
      resolve: ({ offered }) => offered.description,
    }),
    serviceType: t.field({
      type: ClassTypeRef,
      description: 'Course or event.',
      resolve: ({ offered }) => offered.serviceType,
    }),
    isAlwaysAvailable: t.boolean({ description: 'Classes have dates of their own.', resolve: () => false }),
    imageUrl: t.string({
      description: 'Absolute address of its picture; a drawing while it has none.',
      args: { size: t.arg(imageSize) },
      resolve: ({ offered }, { size }, { deps }) =>
        shownImage(
          { id: offered.serviceId, name: offered.name, imageUrl: offered.imageUrl },
          size,
          deps.origin,
        ),
    }),
    group: t.field({
      type: GroupRef,
      nullable: true,
      description: 'Its group.',
      resolve: ({ offered }) => offered.group,
    }),
    groupName: t.string({
      nullable: true,
      description: 'Name of its group.',
      resolve: ({ offered }) => offered.group?.name ?? null,
    }),
    locationType: t.int({
      description: '1 at the provider, 2 a note, 3 a place on the map, 4 online.',
      resolve: ({ offered }) => offered.locationType,
    }),
    sessionsNumber: t.int({ description: 'Sessions to come.', resolve: ({ counts }) => counts.coming }),
    nextAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When the next session begins.',
      resolve: ({ counts }) => counts.nextAt,
    }),
    lastAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When the last session begins, or began.',
      resolve: ({ counts }) => counts.lastAt,
    }),
    canBookOnly: t.boolean({
      description: 'Sign up now, pay at the center.',
      resolve: ({ ways }) => ways.canBookOnly,
    }),
    canPayOnline: t.boolean({ description: 'Pay now by card.', resolve: ({ ways }) => ways.canPayOnline }),
    canUseMembership: t.boolean({
      description: 'Sign up now with a membership.',
      resolve: ({ ways }) => ways.canUseMembership,
    }),
    offers: t.field({
      type: [ClassOfferRef],
      description: 'What is sold: one offer, whose id is the class’s.',
      resolve: (one) => [one],
    }),
  }),
});

const HOUR_MS = 3_600_000;

const SubscribedSessionRef = builder.objectRef<SubscribedSession>('SubscribedSession').implement({
  description: 'A session of a sign-up.',
  fields: (t) => ({
    id: t.expose('id', { type: 'Id', description: 'Of the session.' }),
    startsAt: t.expose('startsAt', { type: 'DateTime', description: 'When it begins.' }),
    endsAt: t.expose('endsAt', { type: 'DateTime', description: 'When it ends.' }),
    teacherName: t.exposeString('teacherName', { nullable: true, description: 'Who teaches it.' }),
    roomName: t.exposeString('roomName', { nullable: true, description: 'In which room.' }),
    link: t.string({
      nullable: true,
      description: 'Of an online session with a confirmed place, from an hour before it begins.',
      resolve: ({ link, place, startsAt, endsAt }, _args, { work }) =>
        place.status === 'A' && work.now().getTime() >= startsAt.getTime() - HOUR_MS && work.now() < endsAt
          ? link
          : null,
    }),
    isCancelled: t.boolean({
      description: 'The place was given up, or the session does not take place.',
      resolve: ({ place, status }) => place.status === 'C' || status === 'C',
    }),
    canCancel: t.exposeBoolean('canCancel', { description: 'Whether it can be given up by itself.' }),
    freeUntil: t.expose('freeUntil', {
      type: 'DateTime',
      description: 'Until when giving it up is free of charge.',
    }),
  }),
});

export const SubscriptionRef = builder.objectRef<SubscriptionDetails>('ClassSubscription').implement({
  description: 'A sign-up for sessions of a class, for who holds it.',
  fields: (t) => ({
    id: t.field({ type: 'Id', description: 'Of the sign-up.', resolve: ({ enrolment }) => enrolment.id }),
    classId: t.field({
      type: 'Id',
      description: 'Of the class.',
      resolve: ({ enrolment }) => enrolment.classId,
    }),
    className: t.string({
      description: 'What the class is called.',
      resolve: ({ order }) => order.snapshot.name,
    }),
    serviceType: t.field({
      type: ClassTypeRef,
      description: 'Course or event.',
      resolve: ({ ofClass }) => ofClass.serviceType,
    }),
    imageUrl: t.string({
      description: 'Absolute address of its picture; a drawing while it has none.',
      args: { size: t.arg(imageSize) },
      resolve: ({ ofClass: { serviceId, name, imageUrl } }, { size }, { deps }) =>
        shownImage({ id: serviceId, name, imageUrl }, size, deps.origin),
    }),
    model: t.field({
      type: ClassModelRef,
      description: 'How it is sold.',
      resolve: ({ terms }) => terms.model,
    }),
    status: t.field({
      type: SubscriptionStatusRef,
      description: 'How it stands.',
      resolve: ({ enrolment }) => enrolment.status,
    }),
    providerId: t.field({
      type: 'Id',
      description: 'With whom.',
      resolve: ({ enrolment }) => enrolment.providerId,
    }),
    providerName: t.string({ description: 'With whom.', resolve: ({ provider }) => provider.name }),
    timeZone: t.string({ description: 'Of the provider.', resolve: ({ provider }) => provider.timeZone }),
    totalCents: t.int({
      description: 'What it cost, in cents.',
      resolve: ({ enrolment }) => enrolment.totalCents,
    }),
    isPaidWithPass: t.boolean({
      description: 'Entries of a membership paid it.',
      resolve: ({ order }) => order.paymentState === 'paidWithMembership',
    }),
    onlyBook: t.boolean({
      description: 'It is paid at the center.',
      resolve: ({ enrolment }) => enrolment.onlyBook,
    }),
    expiresAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Until when it waits for link or payment.',
      resolve: ({ enrolment }) => enrolment.expiresAt,
    }),
    createdAt: t.field({
      type: 'DateTime',
      description: 'When it was made.',
      resolve: ({ enrolment }) => enrolment.createdAt,
    }),
    sessions: t.field({
      type: [SubscribedSessionRef],
      description: 'Its sessions, by their start.',
      resolve: ({ sessions }) => sessions,
    }),
    canCancelWhole: t.exposeBoolean('canCancelWhole', {
      description: 'Whether the whole can be given up now.',
    }),
    refundCentsIfCancelledNow: t.exposeInt('refundCentsIfCancelledNow', {
      description: 'What would go back by card if the whole were given up now, in cents.',
    }),
    manageCode: t.string({
      nullable: true,
      description: 'The code of the link that manages it; null until it is confirmed.',
      resolve: ({ enrolment: { providerId, id, status } }, _args, { deps }) =>
        status === 'A' ? deps.links.codeFor('manage-subscription', { providerId, id }) : null,
    }),
  }),
});
