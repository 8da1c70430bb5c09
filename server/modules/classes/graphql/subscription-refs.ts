import { builder } from '#server/graphql/builder.ts';
import { OrderPaymentStateRef } from '#server/modules/payments/graphql/refs.ts';
import type { ListedSubscription, RosterLine } from '../use-cases/own-classes.ts';
import { SubscriptionStatusRef } from './refs.ts';

const listed = {
  description: 'A sign-up as the provider’s lists show it.',
};

export const ListedSubscriptionRef = builder.objectRef<ListedSubscription>('ListedSubscription').implement({
  ...listed,
  fields: (t) => ({
    id: t.expose('id', { type: 'Id', description: 'Of the sign-up.' }),
    classId: t.expose('classId', { type: 'Id', description: 'Of the class.' }),
    className: t.exposeString('className', { description: 'What the class is called.' }),
    customerId: t.expose('customerId', { type: 'Id', description: 'Who comes.' }),
    firstname: t.exposeString('firstname', { nullable: true, description: 'First name.' }),
    lastname: t.exposeString('lastname', { nullable: true, description: 'Family name.' }),
    email: t.exposeString('email', { nullable: true, description: 'Null also for who may not see it.' }),
    phone: t.exposeString('phone', { nullable: true, description: 'Null also for who may not see it.' }),
    status: t.expose('status', { type: SubscriptionStatusRef, description: 'How it stands.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was made.' }),
    sessions: t.exposeInt('sessions', { description: 'Sessions with a place.' }),
    nextAt: t.expose('nextAt', {
      type: 'DateTime',
      nullable: true,
      description: 'The next of them, or the last.',
    }),
    paymentState: t.expose('paymentState', {
      type: OrderPaymentStateRef,
      description: 'How it stands with its money.',
    }),
    dueCents: t.exposeInt('dueCents', { description: 'What it comes to; 0 for who may not see money.' }),
    owedCents: t.exposeInt('owedCents', {
      description: 'What is still to be paid; 0 for who may not see money.',
    }),
  }),
});

export const RosterLineRef = builder.objectRef<RosterLine>('RosterLine').implement({
  description: 'Somebody on the roster of a session.',
  fields: (t) => ({
    subscriptionId: t.expose('id', { type: 'Id', description: 'Of the sign-up.' }),
    orderId: t.expose('orderId', { type: 'Id', description: 'Its order.' }),
    customerId: t.expose('customerId', { type: 'Id', description: 'Who comes.' }),
    firstname: t.exposeString('firstname', { nullable: true, description: 'First name.' }),
    lastname: t.exposeString('lastname', { nullable: true, description: 'Family name.' }),
    email: t.exposeString('email', { nullable: true, description: 'Null also for who may not see it.' }),
    phone: t.exposeString('phone', { nullable: true, description: 'Null also for who may not see it.' }),
    status: t.expose('placeStatus', { type: SubscriptionStatusRef, description: 'How the place stands.' }),
    presence: t.exposeString('presence', {
      nullable: true,
      description: 'arrived, noShow; null: nobody has said.',
    }),
    presenceAt: t.expose('presenceAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When that was said.',
    }),
    paymentState: t.expose('paymentState', {
      type: OrderPaymentStateRef,
      description: 'How the sign-up stands with its money.',
    }),
    owedCents: t.exposeInt('owedCents', {
      description: 'What is still to be paid of it; 0 for who may not see money.',
    }),
  }),
});
