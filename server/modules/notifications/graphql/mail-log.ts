import * as v from 'valibot';
import { builder } from '#server/graphql/builder.ts';
import { checked } from '#server/kernel/checked.ts';
import type { Page } from '#server/kernel/page.ts';
import type { MailLine } from '../rules/mail-log.ts';
import { MAIL_STATES, MAIL_TROUBLES } from '../rules/mail-log.ts';
import { RESERVATION_MAIL_KINDS } from '../rules/reservation-mail-kinds.ts';
import type { MailsOfReservation } from '../use-cases/mail-log.ts';
import { getCustomerMails, getReservationMails } from '../use-cases/mail-log.ts';

/** The names of kinds in the API, which knows no hyphens. */
const camel = (kind: string): string =>
  kind.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

const KindRef = builder.enumType('ReservationMailKind', {
  description: 'What a mail about a booking tells; those of owner… go to the provider.',
  values: Object.fromEntries(RESERVATION_MAIL_KINDS.map((kind) => [camel(kind), { value: kind }])),
});
const StateRef = builder.enumType('MailState', {
  description:
    'Where a mail stands: it waits for its time, is tried again, was handed to the mail service, has failed, or was no longer true when it was to go out.',
  values: MAIL_STATES,
});
const TroubleRef = builder.enumType('MailTrouble', {
  description:
    'Why a try came to nothing: the address was refused, the mail service did not take it, gave no answer, or we could not write it.',
  values: MAIL_TROUBLES,
});

const MailRef = builder.objectRef<MailLine>('LoggedMail').implement({
  description: 'A mail about a booking, without what it says.',
  fields: (t) => ({
    id: t.field({ type: 'Id', description: 'The mail.', resolve: ({ id }) => id }),
    reservationId: t.field({
      type: 'Id',
      description: 'What it is about.',
      resolve: ({ reservationId }) => reservationId,
    }),
    kind: t.field({ type: KindRef, description: 'What it tells.', resolve: ({ kind }) => kind }),
    isToProvider: t.exposeBoolean('isToProvider', {
      description: 'Sent to the provider itself, not to its customer.',
    }),
    recipient: t.exposeString('recipient', {
      nullable: true,
      description: 'Its address; null for who may not see it, and once whose it was has left.',
    }),
    state: t.expose('state', { type: StateRef, description: 'Where it stands.' }),
    at: t.field({
      type: 'DateTime',
      description: 'When it was sent; of one that waits, when it is tried; else when it was written.',
      resolve: ({ at }) => at,
    }),
    trouble: t.expose('trouble', {
      type: TroubleRef,
      nullable: true,
      description: 'Why it has failed, or is tried again.',
    }),
  }),
});

const MailsOfReservationRef = builder.objectRef<MailsOfReservation>('ReservationMailPage').implement({
  description: 'One page of what was sent about a booking.',
  fields: (t) => ({
    items: t.expose('items', { type: [MailRef], description: 'Ten at most, the latest first.' }),
    total: t.exposeInt('total', { description: 'On all pages.' }),
    page: t.exposeInt('page', { description: '1 for the first.' }),
    pages: t.exposeInt('pages', { description: 'How many pages there are.' }),
    remindersAt: t.expose('remindersAt', {
      type: ['DateTime'],
      description: 'When reminders of it will go out, the first one first.',
    }),
  }),
});

const MailsOfCustomerRef = builder.objectRef<Page<MailLine>>('CustomerMailPage').implement({
  description: 'One page of what was sent to a customer about their bookings.',
  fields: (t) => ({
    items: t.expose('items', { type: [MailRef], description: 'Ten at most, the latest first.' }),
    total: t.exposeInt('total', { description: 'On all pages.' }),
    page: t.exposeInt('page', { description: '1 for the first.' }),
    pages: t.exposeInt('pages', { description: 'How many pages there are.' }),
  }),
});

const Asked = v.object({
  page: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000)), 1),
});
const providerId = { type: 'Id', required: true, description: 'At which provider.' } as const;

builder.queryFields((t) => ({
  getReservationMails: t.field({
    type: MailsOfReservationRef,
    description: 'What was sent to whom about a booking; for a collaborator about one of their own.',
    args: {
      providerId: t.arg(providerId),
      id: t.arg({ type: 'Id', required: true, description: 'The reservation.' }),
      page: t.arg.int({ description: '1 for the first, 1000 at most.' }),
    },
    resolve: (_root, { page, ...of }, context) =>
      getReservationMails(context, { ...of, ...checked(Asked, { page }) }),
  }),
  getCustomerMails: t.field({
    type: MailsOfCustomerRef,
    description:
      'What was sent to a customer, or to who cares for them, about their bookings; for a collaborator about those with them.',
    args: {
      providerId: t.arg(providerId),
      id: t.arg({ type: 'Id', required: true, description: 'The customer.' }),
      page: t.arg.int({ description: '1 for the first, 1000 at most.' }),
    },
    resolve: (_root, { page, ...of }, context) =>
      getCustomerMails(context, { ...of, ...checked(Asked, { page }) }),
  }),
}));
