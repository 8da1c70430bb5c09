import { STAFF_MAIL_DAYS } from '#contracts/validation/staff-mails.ts';
import type { StaffMailWishes } from '#contracts/validation/staff-mails.ts';
import { builder } from '#server/graphql/builder.ts';
import { getStaffMailWishes, setStaffMailWishes } from '../use-cases/staff-mail-wishes.ts';
import type { StoppableMails } from '../use-cases/stop-staff-mails.ts';
import { staffMailsByLink, stopStaffMails } from '../use-cases/stop-staff-mails.ts';

const DaysRef = builder.enumType('StaffMailDays', {
  description: '`soon`: bookings of today and tomorrow, by the provider’s clock; `all`: all bookings.',
  values: STAFF_MAIL_DAYS,
});

const WishesRef = builder.objectRef<StaffMailWishes>('StaffMailWishes').implement({
  description: 'A staff member’s e-mail preferences about their own bookings; own acts are never mailed.',
  fields: (t) => ({
    newBookings: t.exposeBoolean('newBookings', { description: 'Whether new bookings are mailed.' }),
    moves: t.exposeBoolean('moves', { description: 'Whether moved bookings are mailed.' }),
    cancellations: t.exposeBoolean('cancellations', {
      description: 'Whether cancelled or reassigned bookings are mailed.',
    }),
    days: t.expose('days', { type: DaysRef, description: 'Which days’ bookings are mailed.' }),
    dayBefore: t.exposeBoolean('dayBefore', {
      description: 'Whether tomorrow’s bookings are mailed on the evening before, if there are any.',
    }),
  }),
});

const WishesInput = builder.inputType('StaffMailWishesInput', {
  description: 'All preferences, replacing the previous ones.',
  fields: (t) => ({
    newBookings: t.boolean({ required: true, description: 'Whether new bookings are mailed.' }),
    moves: t.boolean({ required: true, description: 'Whether moved bookings are mailed.' }),
    cancellations: t.boolean({
      required: true,
      description: 'Whether cancelled or reassigned bookings are mailed.',
    }),
    days: t.field({ type: DaysRef, required: true, description: 'Which days’ bookings are mailed.' }),
    dayBefore: t.boolean({
      required: true,
      description: 'Whether tomorrow’s bookings are mailed on the evening before, if there are any.',
    }),
  }),
});

const providerId = { type: 'Id', required: true, description: 'Id of the provider.' } as const;

builder.queryField('getStaffMailWishes', (t) =>
  t.field({
    type: WishesRef,
    nullable: true,
    description: 'E-mail preferences of the signed-in staff member; null if they are not staff.',
    args: { providerId: t.arg(providerId) },
    resolve: (_root, { providerId: at }, context) => getStaffMailWishes(context, at),
  }),
);

builder.mutationField('setStaffMailWishes', (t) =>
  t.boolean({
    description: 'Sets the signed-in staff member’s e-mail preferences at a provider.',
    args: {
      providerId: t.arg(providerId),
      input: t.arg({ type: WishesInput, required: true, description: 'The preferences.' }),
    },
    resolve: async (_root, { providerId: at, input }, context) =>
      (await setStaffMailWishes(context, at, input)).isSaved,
  }),
);

const StoppableAboutRef = builder.enumType('StoppableAbout', {
  description: 'What mails are about: a staff member’s bookings at a provider, or unread messages.',
  values: ['bookings', 'messages'] as const,
});

const StoppableRef = builder.objectRef<StoppableMails>('StoppableMails').implement({
  description: 'Mails that a stop link stops.',
  fields: (t) => ({
    about: t.expose('about', { type: StoppableAboutRef, description: 'What they are about.' }),
    providerName: t.exposeString('providerName', {
      description: 'Name of the provider; empty for mails about messages.',
    }),
    isStopped: t.exposeBoolean('isStopped', { description: 'Whether they are already stopped.' }),
  }),
});

const code = { required: true, description: 'The code of the mailed link.' } as const;

builder.queryField('staffMailsByLink', (t) =>
  t.field({
    type: StoppableRef,
    description: 'The mails that a staff mail’s stop link would stop.',
    args: { code: t.arg.string(code) },
    resolve: (_root, { code: given }, { work, deps }) => staffMailsByLink(work, deps, given),
  }),
);

builder.mutationField('stopStaffMails', (t) =>
  t.boolean({
    description:
      'Stops all mails to a staff member about their bookings at a provider, by the link in one of them. Idempotent.',
    args: { code: t.arg.string(code) },
    resolve: async (_root, { code: given }, { work, deps }) => {
      await stopStaffMails(work, deps, given);
      return true;
    },
  }),
);
