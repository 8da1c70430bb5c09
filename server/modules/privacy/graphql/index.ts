import { m } from '#contracts/texts/messages.js';
import { builder } from '#server/graphql/builder.ts';
import { signedIn } from '#server/kernel/request-context.ts';
import { ReservationView } from '#server/modules/booking/graphql/refs.ts';
import { Report } from '#server/modules/identity/graphql/refs.ts';
import type { AccountDeletion } from '../use-cases/account-deletion.ts';
import { accountDeletion } from '../use-cases/account-deletion.ts';
import { deleteMyAccount } from '../use-cases/delete-my-account.ts';

const ProviderToHandOver = builder
  .objectRef<AccountDeletion['providers'][number]>('ProviderToHandOver')
  .implement({
    description: 'A provider owned by the person.',
    fields: (t) => ({
      id: t.field({ type: 'Id', description: 'Id of the provider.', resolve: ({ id }) => id }),
      name: t.exposeString('name', { description: 'Its name.' }),
    }),
  });

const AccountDeletionRef = builder.objectRef<AccountDeletion>('AccountDeletion').implement({
  description: 'Reasons why the account cannot be deleted; both lists are empty if it can.',
  fields: (t) => ({
    bookings: t.field({
      type: [ReservationView],
      description: 'Upcoming bookings to cancel first, soonest first.',
      resolve: ({ bookings }) => bookings,
    }),
    providers: t.field({
      type: [ProviderToHandOver],
      description: 'Providers to hand over to another owner first.',
      resolve: ({ providers }) => providers,
    }),
  }),
});

builder.queryField('getMyAccountDeletion', (t) =>
  t.field({
    description: 'What the signed-in person must do before they can delete their account.',
    type: AccountDeletionRef,
    resolve: (_root, _args, { work, actor }) => accountDeletion(work, signedIn(actor).personId),
  }),
);

builder.mutationField('deleteMyAccount', (t) =>
  t.field({
    description:
      'Deletes the signed-in person’s account for good: log-in, profile and everything that names them. Orders keep amounts and dates for ten years. ' +
      'Refused with `accountHasBookings` or `accountOwnsProvider` if something must be settled first.',
    type: Report,
    args: { password: t.arg.string({ required: true, description: 'Current password.' }) },
    resolve: async (_root, { password }, { work, deps, sessions, actor, locale }) => {
      await deleteMyAccount(work, deps, sessions, signedIn(actor), password);
      return { status: 200, message: m.privacydata_deleted({}, { locale }) };
    },
  }),
);
