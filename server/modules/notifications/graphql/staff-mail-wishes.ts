import { STAFF_MAIL_DAYS } from '#contracts/validation/staff-mails.ts';
import type { StaffMailWishes } from '#contracts/validation/staff-mails.ts';
import { builder } from '#server/graphql/builder.ts';
import { getStaffMailWishes, setStaffMailWishes } from '../use-cases/staff-mail-wishes.ts';
import type { StoppableMails } from '../use-cases/stop-staff-mails.ts';
import { staffMailsByLink, stopStaffMails } from '../use-cases/stop-staff-mails.ts';

const DaysRef = builder.enumType('StaffMailDays', {
  description: '`soon`: bookings of today and tomorrow, by the clock of the provider; `all`: whichever.',
  values: STAFF_MAIL_DAYS,
});

const WishesRef = builder.objectRef<StaffMailWishes>('StaffMailWishes').implement({
  description:
    'What somebody who works at a provider is mailed about their own bookings, where they did not act themselves.',
  fields: (t) => ({
    newBookings: t.exposeBoolean('newBookings', { description: 'That there is one more.' }),
    moves: t.exposeBoolean('moves', { description: 'That one was moved.' }),
    cancellations: t.exposeBoolean('cancellations', { description: 'That one is off, or somebody else’s.' }),
    days: t.expose('days', { type: DaysRef, description: 'Of which days.' }),
    dayBefore: t.exposeBoolean('dayBefore', {
      description: 'The bookings of tomorrow on the evening before, where there are any.',
    }),
  }),
});

const WishesInput = builder.inputType('StaffMailWishesInput', {
  description: 'All of it, in place of what was chosen before.',
  fields: (t) => ({
    newBookings: t.boolean({ required: true, description: 'That there is one more.' }),
    moves: t.boolean({ required: true, description: 'That one was moved.' }),
    cancellations: t.boolean({ required: true, description: 'That one is off, or somebody else’s.' }),
    days: t.field({ type: DaysRef, required: true, description: 'Of which days.' }),
    dayBefore: t.boolean({
      required: true,
      description: 'The bookings of tomorrow on the evening before, where there are any.',
    }),
  }),
});

const providerId = { type: 'Id', required: true, description: 'At which provider.' } as const;

builder.queryField('getStaffMailWishes', (t) =>
  t.field({
    type: WishesRef,
    nullable: true,
    description:
      'What who asks is mailed about their own bookings at a provider; null for who is none of its staff and has none.',
    args: { providerId: t.arg(providerId) },
    resolve: (_root, { providerId: at }, context) => getStaffMailWishes(context, at),
  }),
);

builder.mutationField('setStaffMailWishes', (t) =>
  t.boolean({
    description: 'Chooses what oneself is mailed about one’s own bookings at a provider.',
    args: {
      providerId: t.arg(providerId),
      input: t.arg({ type: WishesInput, required: true, description: 'What is chosen.' }),
    },
    resolve: async (_root, { providerId: at, input }, context) =>
      (await setStaffMailWishes(context, at, input)).isSaved,
  }),
);

const StoppableRef = builder.objectRef<StoppableMails>('StoppableMails').implement({
  description: 'Mails to somebody who works at a provider, which the link in each of them stops.',
  fields: (t) => ({
    providerName: t.exposeString('providerName', { description: 'At whom they work.' }),
    isStopped: t.exposeBoolean('isStopped', { description: 'Nothing is mailed already.' }),
  }),
});

const code = { required: true, description: 'The code of the mailed link.' } as const;

builder.queryField('staffMailsByLink', (t) =>
  t.field({
    type: StoppableRef,
    description: 'What the link of a mail to somebody who works at a provider would stop.',
    args: { code: t.arg.string(code) },
    resolve: (_root, { code: given }, { work, deps }) => staffMailsByLink(work, deps, given),
  }),
);

builder.mutationField('stopStaffMails', (t) =>
  t.boolean({
    description:
      'Stops all mails to somebody about their own bookings at a provider, by the link in one of them. Twice has one effect.',
    args: { code: t.arg.string(code) },
    resolve: async (_root, { code: given }, { work, deps }) => {
      await stopStaffMails(work, deps, given);
      return true;
    },
  }),
);
