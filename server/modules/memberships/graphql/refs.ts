import {
  MEMBERSHIP_DURATIONS,
  MEMBERSHIP_PERIODS,
  MEMBERSHIP_RULES,
  MEMBERSHIP_TYPES,
  PASS_BEGINNINGS,
  PASS_STANDINGS,
  PASS_USE_KINDS,
  PASS_USE_STATES,
} from '#contracts/memberships.ts';
import type { BundlePart, MembershipRule } from '#contracts/memberships.ts';
import { euroOfCents } from '#contracts/money.ts';
import { builder } from '#server/graphql/builder.ts';
import { VatTreatmentRef } from '#server/modules/providers/graphql/refs.ts';
import type {
  Membership,
  MembershipOffer,
  PartLeft,
  PassUse,
  ShownPass,
  SoldPart,
} from '../use-cases/own-memberships.ts';

export const MembershipTypeRef = builder.enumType('MembershipType', {
  description:
    'What a membership pays (specification section 3); class: course/event; bundle: uses of each part.',
  values: MEMBERSHIP_TYPES,
});
export const MembershipDurationRef = builder.enumType('MembershipDuration', {
  description: 'The unit of how long an offer is valid; a month is 30 days.',
  values: MEMBERSHIP_DURATIONS,
});
export const PassBeginningRef = builder.enumType('PassBeginning', {
  description: 'When a pass begins: the day it is bought, or the day it is used first.',
  values: PASS_BEGINNINGS,
});
export const MembershipRuleTypeRef = builder.enumType('MembershipRuleType', {
  description: 'What a rule of use limits (specification section 3).',
  values: MEMBERSHIP_RULES,
});
export const MembershipPeriodRef = builder.enumType('MembershipPeriod', {
  description: 'In which period a rule counts; a week begins on Monday.',
  values: MEMBERSHIP_PERIODS,
});
const PassStatusRef = builder.enumType('PassStanding', {
  description:
    'How a pass stands: it waits for its first use, can be used, is used up, expired, or paid back.',
  values: PASS_STANDINGS,
});
const PassUseKindRef = builder.enumType('PassUseKind', {
  description: 'What an entry was used for: a booking of a service, or a session of a class.',
  values: PASS_USE_KINDS,
});
const PassUseStateRef = builder.enumType('PassUseState', {
  description: 'taken; returned after a cancellation in time; kept after a late one.',
  values: PASS_USE_STATES,
});

export const MembershipOfferRef = builder.objectRef<MembershipOffer>('MembershipOffer').implement({
  description: 'An offer of a membership (specification section 3).',
  fields: (t) => ({
    id: t.expose('id', { type: 'Id', description: '`offerId` of the calls.' }),
    name: t.exposeString('name', { description: 'What it is called.' }),
    description: t.exposeString('description', { description: 'May be empty.' }),
    price: t.float({ description: 'In euro.', resolve: ({ priceCents }) => euroOfCents(priceCents) }),
    priceCents: t.exposeInt('priceCents', { description: 'In cents.' }),
    sessionsCounter: t.exposeInt('sessionsCounter', {
      nullable: true,
      description: 'Entries; null: without limit.',
    }),
    duration: t.exposeInt('duration', { description: 'In `durationType`.' }),
    durationType: t.expose('durationType', {
      type: MembershipDurationRef,
      description: 'The unit of the duration.',
    }),
    begins: t.expose('begins', { type: PassBeginningRef, description: 'When it begins.' }),
    startTime: t.exposeString('startTime', {
      nullable: true,
      description:
        'First day of its season, by the center’s date: its passes are not valid before; null: no bound.',
    }),
    endTime: t.exposeString('endTime', {
      nullable: true,
      description: 'Last day of its season: its passes end by then, and are sold until then; null: no bound.',
    }),
    isRecurringPayment: t.exposeBoolean('isRecurringPayment', {
      description: 'Charged again each duration; such offers are described, and not sold.',
    }),
    isPublished: t.exposeBoolean('isPublished', { description: 'It is sold.' }),
  }),
});

export const MembershipRuleRef = builder.objectRef<MembershipRule>('MembershipRule').implement({
  description: 'A rule of use.',
  fields: (t) => ({
    type: t.expose('type', { type: MembershipRuleTypeRef, description: 'What it limits.' }),
    period: t.expose('period', { type: MembershipPeriodRef, description: 'In which period.' }),
    amount: t.exposeInt('amount', {
      description: 'At most so many; of cancelPeriod hours before the start.',
    }),
  }),
});

const BundlePartRef = builder.objectRef<BundlePart>('BundlePart').implement({
  description: 'A part of a bundle.',
  fields: (t) => ({
    offerId: t.expose('offerId', { type: 'Id', description: 'The service, by an offer, or the class.' }),
    entries: t.exposeInt('entries', { description: 'How many uses of it.' }),
  }),
});

export const SoldPartRef = builder.objectRef<SoldPart>('SoldPart').implement({
  description: 'A part of a bundle with its name.',
  fields: (t) => ({
    offerId: t.expose('offerId', { type: 'Id', description: 'The service, by an offer, or the class.' }),
    name: t.exposeString('name', { description: 'What it is called.' }),
    entries: t.exposeInt('entries', { description: 'How many uses of it.' }),
  }),
});

const PartLeftRef = builder.objectRef<PartLeft>('PartLeft').implement({
  description: 'A part of a bundle that somebody bought.',
  fields: (t) => ({
    offerId: t.expose('offerId', { type: 'Id', description: 'The service, by an offer, or the class.' }),
    name: t.exposeString('name', { description: 'As sold.' }),
    entries: t.exposeInt('entries', { description: 'As sold.' }),
    left: t.exposeInt('left', { description: 'Uses left.' }),
  }),
});

export const MembershipRef = builder.objectRef<Membership>('Membership').implement({
  description: 'A membership for sale (specification section 3).',
  fields: (t) => ({
    id: t.expose('id', { type: 'Id', description: 'Its id.' }),
    providerId: t.expose('providerId', { type: 'Id', description: 'Whose.' }),
    name: t.exposeString('name', { description: 'What it is called.' }),
    description: t.exposeString('description', { description: 'Words; may be empty.' }),
    color: t.exposeString('color', { description: '#rrggbb.' }),
    type: t.expose('type', { type: MembershipTypeRef, description: 'What it pays.' }),
    vatTreatment: t.expose('vatTreatment', { type: VatTreatmentRef, description: 'How it is taxed.' }),
    coversAll: t.exposeBoolean('coversAll', { description: 'All services or classes of its type.' }),
    parts: t.expose('parts', { type: [BundlePartRef], description: 'Of a bundle: how many uses of what.' }),
    covers: t.expose('covers', { type: ['Id'], description: 'Else these: offers of services, classes.' }),
    isPublished: t.exposeBoolean('isPublished', { description: 'It is sold.' }),
    isArchived: t.exposeBoolean('isArchived', { description: 'Put away.' }),
    version: t.exposeInt('version', { description: 'For `editMembership`.' }),
    counter: t.exposeInt('counter', {
      description: 'Passes that were sold of it and have not been paid back.',
    }),
    duration: t.int({
      nullable: true,
      description: 'Of the cheapest offer, in months begun.',
      resolve: ({ offers }) => monthsOf(cheapest(offers)),
    }),
    numberOfSessions: t.int({
      nullable: true,
      description: 'Entries of the cheapest offer.',
      resolve: ({ offers }) => cheapest(offers)?.sessionsCounter ?? null,
    }),
    price: t.float({
      description: 'Of the cheapest offer, in euro.',
      resolve: ({ offers }) => euroOfCents(cheapest(offers)?.priceCents ?? 0),
    }),
    offers: t.expose('offers', { type: [MembershipOfferRef], description: 'In their order.' }),
    rules: t.expose('rules', { type: [MembershipRuleRef], description: 'Its rules of use.' }),
  }),
});

const cheapest = (offers: readonly MembershipOffer[]): MembershipOffer | undefined =>
  offers.toSorted((one, other) => one.priceCents - other.priceCents)[0];

const MONTHS = { days: 1 / 30, weeks: 7 / 30, months: 1 };
const monthsOf = (offer: MembershipOffer | undefined): number | null =>
  offer ? Math.ceil(offer.duration * MONTHS[offer.durationType]) : null;

const PassUseRef = builder.objectRef<PassUse>('PassUse').implement({
  description: 'A use of a pass.',
  fields: (t) => ({
    id: t.expose('id', { type: 'Id', description: 'Its id.' }),
    kind: t.expose('kind', { type: PassUseKindRef, description: 'For what.' }),
    reservationId: t.field({
      type: 'Id',
      nullable: true,
      description: 'The booking, if it is one.',
      resolve: ({ kind, subjectId }) => (kind === 'reservation' ? subjectId : null),
    }),
    subscriptionId: t.field({
      type: 'Id',
      nullable: true,
      description: 'The sign-up, if it is one.',
      resolve: ({ kind, subjectId }) => (kind === 'subscription' ? subjectId : null),
    }),
    name: t.exposeString('name', { description: 'The service or class.' }),
    visitAt: t.expose('visitAt', { type: 'DateTime', description: 'When it begins.' }),
    state: t.expose('state', { type: PassUseStateRef, description: 'How it stands.' }),
  }),
});

export const UserMembershipRef = builder.objectRef<ShownPass>('UserMembership').implement({
  description: 'A pass: a membership that somebody bought, as it was sold.',
  fields: (t) => ({
    id: t.expose('id', { type: 'Id', description: '`userMembershipId` of orders.' }),
    membershipId: t.expose('membershipId', { type: 'Id', description: 'The membership.' }),
    customerId: t.expose('customerId', { type: 'Id', description: 'Whose.' }),
    customer: t.exposeString('customer', { description: 'Name of the customer.' }),
    orderId: t.expose('orderId', { type: 'Id', description: 'The order that bought it.' }),
    name: t.exposeString('name', { description: 'Of the membership.' }),
    offerName: t.exposeString('offerName', { description: 'Of the offer.' }),
    color: t.exposeString('color', { description: '#rrggbb.' }),
    type: t.expose('type', { type: MembershipTypeRef, description: 'What it pays.' }),
    priceCents: t.exposeInt('priceCents', { description: 'As sold, in cents.' }),
    entries: t.exposeInt('entries', { nullable: true, description: 'As sold; null: without limit.' }),
    left: t.exposeInt('left', { nullable: true, description: 'Entries left; null: without limit.' }),
    startsOn: t.exposeString('startsOn', {
      nullable: true,
      description: 'First day, by the center’s date; null: it waits for its first use.',
    }),
    endsOn: t.exposeString('endsOn', { nullable: true, description: 'Last day.' }),
    seasonFrom: t.string({
      nullable: true,
      description:
        'Of one that waits for its first use, where it has a season: the first day of that, YYYY-MM-DD.',
      resolve: ({ startsOn, seasonFrom, standing }) =>
        startsOn === null && standing === 'waiting' ? seasonFrom : null,
    }),
    startBy: t.exposeString('startBy', {
      nullable: true,
      description: 'Of one that begins with its first use: until when that is.',
    }),
    standing: t.expose('standing', { type: PassStatusRef, description: 'How it stands today.' }),
    parts: t.expose('partsLeft', {
      type: [PartLeftRef],
      description: 'Of a bundle, each with what is left.',
    }),
    uses: t.expose('uses', { type: [PassUseRef], description: 'The latest visit first.' }),
  }),
});
