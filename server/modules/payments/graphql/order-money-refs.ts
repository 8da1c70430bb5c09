import { builder } from '#server/graphql/builder.ts';
import type { MoneyMovement, OrderMoney, ShownLine } from '../index.ts';
import { OrderPaymentStateRef, RefundStateRef } from './refs.ts';

const MovementKindRef = builder.enumType('MoneyMovementKind', {
  description: 'Whether money came in or went back.',
  values: ['taken', 'returned'] as const,
});

const MovementMethodRef = builder.enumType('MoneyMovementMethod', {
  description: 'By the card processor, or without it: cash, the provider’s own terminal, a bank transfer.',
  values: ['card', 'cash', 'terminal', 'bank'] as const,
});

const MovementStateRef = builder.enumType('MoneyMovementState', {
  description: 'Of what goes back by card: on its way, done or failed; all else is done.',
  values: ['done', 'onItsWay', 'failed'] as const,
});

const MoneyMovementRef = builder.objectRef<MoneyMovement>('MoneyMovement').implement({
  description: 'Money of an order that came in or went back.',
  fields: (t) => ({
    kind: t.expose('kind', { type: MovementKindRef, description: 'Came in or went back.' }),
    method: t.expose('method', { type: MovementMethodRef, description: 'By which way.' }),
    state: t.expose('state', { type: MovementStateRef, description: 'How far it is.' }),
    amountCents: t.exposeInt('amountCents', { description: 'How much, in cents.' }),
    at: t.field({ type: 'DateTime', description: 'When.', resolve: ({ at }) => at }),
    by: t.exposeString('by', {
      nullable: true,
      description: 'Who took or gave it; null for the card processor.',
    }),
    receiptNumber: t.exposeString('receiptNumber', {
      nullable: true,
      description: 'Of the documento commerciale.',
    }),
    note: t.exposeString('note', { description: 'For whoever counts the till.' }),
  }),
});

const OrderLineRef = builder.objectRef<ShownLine>('OrderLine').implement({
  description: 'One thing of an order.',
  fields: (t) => ({
    position: t.exposeInt('position', { description: 'From 1.' }),
    name: t.exposeString('name', { description: 'What it is for.' }),
    priceCents: t.exposeInt('priceCents', { description: 'Before discounts, in cents.' }),
    discountCents: t.exposeInt('discountCents', { description: 'Taken off, in cents.' }),
    totalCents: t.exposeInt('totalCents', { description: 'What is asked for it, in cents.' }),
    creditedCents: t.exposeInt('creditedCents', { description: 'No longer asked for, in cents.' }),
  }),
});

export const OrderMoneyRef = builder.objectRef<OrderMoney>('OrderMoney').implement({
  description: 'The money of an order, for who takes money.',
  fields: (t) => ({
    orderId: t.field({ type: 'Id', description: 'The order.', resolve: ({ orderId }) => orderId }),
    paymentState: t.expose('paymentState', {
      type: OrderPaymentStateRef,
      description: 'What is paid of it and has not gone back.',
    }),
    totalCents: t.exposeInt('totalCents', { description: 'What all its lines ask, in cents.' }),
    creditedCents: t.exposeInt('creditedCents', { description: 'No longer asked for, in cents.' }),
    paidCents: t.exposeInt('paidCents', { description: 'What came in less what went back, in cents.' }),
    owedCents: t.exposeInt('owedCents', { description: 'What is still to be paid, in cents.' }),
    returnableCents: t.exposeInt('returnableCents', {
      description: 'What can go back at the till, in cents.',
    }),
    refundState: t.expose('refundProgress', {
      type: RefundStateRef,
      description: 'Where the money is that goes back by card.',
    }),
    lines: t.expose('lines', { type: [OrderLineRef], description: 'What it is for.' }),
    movements: t.expose('movements', {
      type: [MoneyMovementRef],
      description: 'Each payment and each return, the earliest first.',
    }),
  }),
});
