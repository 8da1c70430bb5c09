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
    description: 'A provider somebody owns.',
    fields: (t) => ({
      id: t.field({ type: 'Id', description: 'The provider.', resolve: ({ id }) => id }),
      name: t.exposeString('name', { description: 'Its name.' }),
    }),
  });

const AccountDeletionRef = builder.objectRef<AccountDeletion>('AccountDeletion').implement({
  description: 'What stands in the way of deleting one’s account; nothing when both lists are empty.',
  fields: (t) => ({
    bookings: t.field({
      type: [ReservationView],
      description: 'To be cancelled first, soonest first.',
      resolve: ({ bookings }) => bookings,
    }),
    providers: t.field({
      type: [ProviderToHandOver],
      description: 'To be handed over to another owner first.',
      resolve: ({ providers }) => providers,
    }),
  }),
});

builder.queryField('getMyAccountDeletion', (t) =>
  t.field({
    description: 'What the signed-in person has to do before they can delete their account.',
    type: AccountDeletionRef,
    resolve: (_root, _args, { work, actor }) => accountDeletion(work, signedIn(actor).personId),
  }),
);

builder.mutationField('deleteMyAccount', (t) =>
  t.field({
    description:
      'Deletes the own account for good: log-in, profile and all that names the person. Orders keep amounts and dates for ten years. ' +
      'Refused with `accountHasBookings` or `accountOwnsProvider` while something stands in the way.',
    type: Report,
    args: { password: t.arg.string({ required: true, description: 'The own password.' }) },
    resolve: async (_root, { password }, { work, deps, sessions, actor, locale }) => {
      await deleteMyAccount(work, deps, sessions, signedIn(actor), password);
      return { status: 200, message: m.privacydata_deleted({}, { locale }) };
    },
  }),
);
