import { builder } from '#server/graphql/builder.ts';
import { OrderMoneyRef } from '#server/modules/payments/graphql/refs.ts';
import type {
  DeskPlace,
  DeskSubscription,
  SubscriptionToCancel,
} from '../use-cases/desk/desk-subscription.ts';
import { SUBSCRIPTION_OBSTACLES } from '../use-cases/desk/desk-subscription.ts';
import type { BackPreview } from '../use-cases/desk/what-cancelling-gives-back.ts';
import { SessionStatusRef, SubscriptionStatusRef } from './refs.ts';
import { ListedSubscriptionRef } from './subscription-refs.ts';

const BackPreviewRef = builder.objectRef<BackPreview>('SubscriptionCancelPreview').implement({
  description: 'What cancelling would give back now, in cents.',
  fields: (t) => ({
    byUsRefundCents: t.exposeInt('byUsRefundCents', { description: 'By card where the center cancels.' }),
    byCustomerRefundCents: t.exposeInt('byCustomerRefundCents', {
      description: 'By card where the customer does, by the terms of the sign-up.',
    }),
    atCenterCents: t.exposeInt('atCenterCents', {
      description: 'Was paid at the center, which gives it back by hand.',
    }),
    walletCents: t.exposeInt('walletCents', {
      description: 'Paid with credit, which goes back to the wallet by itself.',
    }),
    isFreeForCustomer: t.exposeBoolean('isFreeForCustomer', {
      description: 'Whether the customer loses nothing by those terms.',
    }),
  }),
});

const DeskPlaceRef = builder.objectRef<DeskPlace>('SubscriptionPlace').implement({
  description: 'A session of a sign-up as the desk sees it.',
  fields: (t) => ({
    sessionId: t.expose('id', { type: 'Id', description: 'Of the session.' }),
    startsAt: t.expose('startsAt', { type: 'DateTime', description: 'When it begins.' }),
    endsAt: t.expose('endsAt', { type: 'DateTime', description: 'When it ends.' }),
    teacherName: t.exposeString('teacherName', { nullable: true, description: 'Who teaches it.' }),
    sessionStatus: t.expose('status', { type: SessionStatusRef, description: 'Whether it takes place.' }),
    status: t.field({
      type: SubscriptionStatusRef,
      description: 'How the place stands.',
      resolve: ({ place }) => place.status,
    }),
    presence: t.string({
      nullable: true,
      description: 'arrived, noShow; null: nobody has said.',
      resolve: ({ place }) => place.presence,
    }),
    preview: t.expose('preview', {
      type: BackPreviewRef,
      nullable: true,
      description: 'What cancelling it alone would give back; null: it holds no place.',
    }),
  }),
});

export const DeskSubscriptionRef = builder.objectRef<DeskSubscription>('DeskSubscription').implement({
  description: 'A sign-up as the desk sees it.',
  fields: (t) => ({
    subscription: t.field({
      type: ListedSubscriptionRef,
      description: 'As the lists show it.',
      resolve: ({ listed }) => listed,
    }),
    timeZone: t.exposeString('timeZone', { description: 'Of the center.' }),
    isByProvider: t.exposeBoolean('isByProvider', { description: 'The desk wrote it down.' }),
    isTotal: t.exposeBoolean('isTotal', { description: 'It is for all sessions at one price.' }),
    sessions: t.expose('sessions', { type: [DeskPlaceRef], description: 'By their start.' }),
    money: t.expose('money', {
      type: OrderMoneyRef,
      nullable: true,
      description: 'Null for who may not see it.',
    }),
    preview: t.expose('preview', {
      type: BackPreviewRef,
      nullable: true,
      description: 'What cancelling all that is to come would give back; null: it cannot be.',
    }),
    canBeTold: t.exposeBoolean('canBeTold', { description: 'Whether somebody reads mails about it.' }),
  }),
});

const ObstacleRef = builder.enumType('SubscriptionObstacle', {
  description: 'Why a sign-up cannot be cancelled: it is off, or nothing of it is to come.',
  values: SUBSCRIPTION_OBSTACLES,
});

export const SubscriptionToCancelRef = builder
  .objectRef<SubscriptionToCancel>('SubscriptionToCancel')
  .implement({
    description: 'A sign-up that is chosen to be cancelled, and what would follow.',
    fields: (t) => ({
      subscription: t.field({
        type: ListedSubscriptionRef,
        description: 'The sign-up.',
        resolve: ({ listed }) => listed,
      }),
      obstacle: t.expose('obstacle', {
        type: ObstacleRef,
        nullable: true,
        description: 'Why it cannot be cancelled; null: it can.',
      }),
      preview: t.expose('preview', {
        type: BackPreviewRef,
        nullable: true,
        description: 'What cancelling all that is to come would give back.',
      }),
      canBeTold: t.exposeBoolean('canBeTold', { description: 'Whether somebody reads mails about it.' }),
    }),
  });
