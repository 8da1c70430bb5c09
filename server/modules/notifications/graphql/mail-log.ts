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
  description: 'Kind of mail about a booking; owner… kinds go to the provider.',
  values: Object.fromEntries(RESERVATION_MAIL_KINDS.map((kind) => [camel(kind), { value: kind }])),
});
const StateRef = builder.enumType('MailState', {
  description: 'Status of a mail: waiting, retrying, sent, failed, or dropped as no longer relevant.',
  values: MAIL_STATES,
});
const TroubleRef = builder.enumType('MailTrouble', {
  description:
    'Why a try failed: the address was refused, the mail service rejected it, gave no answer, or rendering failed.',
  values: MAIL_TROUBLES,
});

const MailRef = builder.objectRef<MailLine>('LoggedMail').implement({
  description: 'A mail about a booking, without its content.',
  fields: (t) => ({
    id: t.field({ type: 'Id', description: 'Id of the mail.', resolve: ({ id }) => id }),
    reservationId: t.field({
      type: 'Id',
      description: 'Its subject.',
      resolve: ({ reservationId }) => reservationId,
    }),
    kind: t.field({ type: KindRef, description: 'Kind of mail.', resolve: ({ kind }) => kind }),
    isToProvider: t.exposeBoolean('isToProvider', {
      description: 'Whether it went to the provider rather than the customer.',
    }),
    recipient: t.exposeString('recipient', {
      nullable: true,
      description: 'Address; null if hidden from the viewer or erased.',
    }),
    state: t.expose('state', { type: StateRef, description: 'Its status.' }),
    at: t.field({
      type: 'DateTime',
      description: 'When it was sent; when it is due, if it waits; otherwise when it was created.',
      resolve: ({ at }) => at,
    }),
    trouble: t.expose('trouble', {
      type: TroubleRef,
      nullable: true,
      description: 'Why it failed or is retried.',
    }),
  }),
});

const MailsOfReservationRef = builder.objectRef<MailsOfReservation>('ReservationMailPage').implement({
  description: 'One page of mails about a booking.',
  fields: (t) => ({
    items: t.expose('items', { type: [MailRef], description: 'At most ten, latest first.' }),
    total: t.exposeInt('total', { description: 'Number on all pages.' }),
    page: t.exposeInt('page', { description: 'Page number, from 1.' }),
    pages: t.exposeInt('pages', { description: 'Number of pages.' }),
    remindersAt: t.expose('remindersAt', {
      type: ['DateTime'],
      description: 'When reminders will be sent, earliest first.',
    }),
  }),
});

const MailsOfCustomerRef = builder.objectRef<Page<MailLine>>('CustomerMailPage').implement({
  description: 'One page of mails sent to a customer about their bookings.',
  fields: (t) => ({
    items: t.expose('items', { type: [MailRef], description: 'At most ten, latest first.' }),
    total: t.exposeInt('total', { description: 'Number on all pages.' }),
    page: t.exposeInt('page', { description: 'Page number, from 1.' }),
    pages: t.exposeInt('pages', { description: 'Number of pages.' }),
  }),
});

const Asked = v.object({
  page: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000)), 1),
});
const providerId = { type: 'Id', required: true, description: 'Id of the provider.' } as const;

builder.queryFields((t) => ({
  getReservationMails: t.field({
    type: MailsOfReservationRef,
    description: 'Mails sent about a booking. Collaborators: their own.',
    args: {
      providerId: t.arg(providerId),
      id: t.arg({ type: 'Id', required: true, description: 'The reservation.' }),
      page: t.arg.int({ description: 'Page number, from 1 to 1000.' }),
    },
    resolve: (_root, { page, ...of }, context) =>
      getReservationMails(context, { ...of, ...checked(Asked, { page }) }),
  }),
  getCustomerMails: t.field({
    type: MailsOfCustomerRef,
    description:
      'Mails sent to a customer or their carer about their bookings. Collaborators: bookings with them.',
    args: {
      providerId: t.arg(providerId),
      id: t.arg({ type: 'Id', required: true, description: 'Id of the customer.' }),
      page: t.arg.int({ description: 'Page number, from 1 to 1000.' }),
    },
    resolve: (_root, { page, ...of }, context) =>
      getCustomerMails(context, { ...of, ...checked(Asked, { page }) }),
  }),
}));
