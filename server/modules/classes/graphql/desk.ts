import { CANCELLED_BY } from '#contracts/validation/desk.ts';
import { builder } from '#server/graphql/builder.ts';
import { withoutNulls } from '#server/graphql/without-nulls.ts';
import type { CancelledSubscription } from '../use-cases/desk/cancel-subscriptions.ts';
import { cancelSubscription, cancelSubscriptions } from '../use-cases/desk/cancel-subscriptions.ts';
import type { CreatedSubscription } from '../use-cases/desk/create-subscription.ts';
import { createSubscription } from '../use-cases/desk/create-subscription.ts';
import { getDeskSubscription, subscriptionsToCancel } from '../use-cases/desk/desk-subscription.ts';
import { DeskSubscriptionRef, SubscriptionToCancelRef } from './desk-refs.ts';

const providerId = { type: 'Id', required: true, description: 'Whose.' } as const;
const id = { type: 'Id', required: true, description: 'Which sign-up.' } as const;

builder.queryFields((t) => ({
  getSubscription: t.field({
    description: 'One sign-up; of a collaborator one to a session they teach.',
    type: DeskSubscriptionRef,
    args: { providerId: t.arg(providerId), id: t.arg(id) },
    resolve: (_root, of, context) => getDeskSubscription(context, of),
  }),
  getSubscriptionsToCancel: t.field({
    description: 'Sign-ups that are chosen to be cancelled, in the order of the ids, and what would follow.',
    type: [SubscriptionToCancelRef],
    args: {
      providerId: t.arg(providerId),
      ids: t.arg({ type: ['Id'], required: true, description: 'Which ones, a hundred at most.' }),
    },
    resolve: (_root, of, context) => subscriptionsToCancel(context, of),
  }),
}));

const NewParticipantInput = builder.inputType('NewParticipantInput', {
  description: 'A customer who is written down with the sign-up: at least one field.',
  fields: (t) => ({
    firstname: t.string({ description: 'First name.' }),
    lastname: t.string({ description: 'Last name.' }),
    email: t.string({ description: 'E-mail; binds the customer to its person.' }),
    phone: t.string({ description: 'With the usual separators between the digits.' }),
  }),
});

const WalkInParticipantInput = builder.inputType('WalkInParticipantInput', {
  description: 'Somebody who walks in.',
  fields: (t) => ({ name: t.string({ description: 'If they say it.' }) }),
});

const ParticipantInput = builder.inputType('ParticipantInput', {
  description: 'Who comes: exactly one of these.',
  fields: (t) => ({
    id: t.field({ type: 'Id', description: 'A customer the provider has.' }),
    new: t.field({ type: NewParticipantInput, description: 'A new customer.' }),
    walkIn: t.field({ type: WalkInParticipantInput, description: 'Somebody who walks in.' }),
  }),
});

const NewSubscriptionInput = builder.inputType('NewSubscriptionInput', {
  description: 'A sign-up that the desk writes down, paid at the center.',
  fields: (t) => ({
    classId: t.field({ type: 'Id', required: true, description: 'Which class.' }),
    sessions: t.field({
      type: ['Id'],
      required: true,
      description: 'Which of its sessions; of the total model all that have not begun.',
    }),
    customer: t.field({ type: ParticipantInput, required: true, description: 'Who comes.' }),
    shownAmountCents: t.int({ description: 'What the desk was shown, in cents.' }),
    tellsCustomer: t.boolean({ description: 'Whether the confirmation is mailed; true by default.' }),
    despiteBlacklist: t.boolean({ description: 'Also for a customer who is blocked; else refused.' }),
  }),
});

const CreatedSubscriptionRef = builder.objectRef<CreatedSubscription>('CreatedSubscription').implement({
  description: 'A sign-up that the desk has written down.',
  fields: (t) => ({
    id: t.field({ type: 'Id', description: 'Of the sign-up.', resolve: ({ enrolmentId }) => enrolmentId }),
    orderId: t.expose('orderId', { type: 'Id', description: 'Its order.' }),
    customerId: t.expose('customerId', { type: 'Id', description: 'Who comes.' }),
    totalCents: t.exposeInt('totalCents', { description: 'What it costs, in cents.' }),
  }),
});

const CancelledByRef = builder.enumType('SubscriptionCancelledBy', {
  description: 'The center, which gives all back, or the customer, by the terms of the sign-up.',
  values: CANCELLED_BY,
});

const WaiverInput = builder.inputType('SubscriptionWaiverInput', {
  description: 'All goes back to a customer who cancels too late.',
  fields: (t) => ({ reason: t.string({ required: true, description: 'Why, for the history.' }) }),
});

const way = {
  by: { type: CancelledByRef, required: true, description: 'Who cancels.' },
  waiver: { type: WaiverInput, description: 'Gives all back to a customer who cancels too late.' },
  tellsCustomer: { description: 'Whether whoever comes is mailed; true by default.' },
} as const;

const CancelledSubscriptionRef = builder.objectRef<CancelledSubscription>('CancelledSubscription').implement({
  description: 'A sign-up that was cancelled, or a part of it.',
  fields: (t) => ({
    id: t.expose('id', { type: 'Id', description: 'Of the sign-up.' }),
    refundCents: t.exposeInt('refundCents', { description: 'What goes back by card, in cents.' }),
  }),
});

builder.mutationFields((t) => ({
  createSubscription: t.field({
    description:
      'Signs somebody up at the desk: confirmed at once, paid at the center. Collaborators: walk-ins, to sessions they teach.',
    type: CreatedSubscriptionRef,
    args: {
      providerId: t.arg(providerId),
      input: t.arg({ type: NewSubscriptionInput, required: true, description: 'The sign-up.' }),
    },
    resolve: (_root, { providerId: of, input }, context) =>
      createSubscription(context, of, withoutNulls(input)),
  }),
  cancelSubscription: t.field({
    description: 'Cancels some sessions of a sign-up, or all that are to come.',
    type: CancelledSubscriptionRef,
    args: {
      providerId: t.arg(providerId),
      id: t.arg(id),
      sessions: t.arg({ type: ['Id'], description: 'Which of its sessions; none: all that are to come.' }),
      by: t.arg(way.by),
      waiver: t.arg(way.waiver),
      tellsCustomer: t.arg.boolean(way.tellsCustomer),
    },
    resolve: (_root, { providerId: of, id: which, ...input }, context) =>
      cancelSubscription(context, { providerId: of, id: which }, withoutNulls(input)),
  }),
  cancelSubscriptions: t.field({
    description: 'Cancels several sign-ups with all of their sessions that are to come, all or none.',
    type: [CancelledSubscriptionRef],
    args: {
      providerId: t.arg(providerId),
      ids: t.arg({ type: ['Id'], required: true, description: 'Which ones, a hundred at most.' }),
      by: t.arg(way.by),
      waiver: t.arg(way.waiver),
      tellsCustomer: t.arg.boolean(way.tellsCustomer),
    },
    resolve: (_root, { providerId: of, ...input }, context) =>
      cancelSubscriptions(context, of, withoutNulls(input)),
  }),
}));
