import type { MyAccountDeletionData } from '#web/generated/operations.ts';
import { operation } from '#web/lib/api.ts';
import { MY_SECOND_FACTORS } from '#web/sign-in/second-factor/second-factor-calls.ts';

/** What stands in the way of deleting the account; nothing when both lists are empty. */
export type AccountDeletion = MyAccountDeletionData['getMyAccountDeletion'];
/** A booking that has to be cancelled before the account can go; the start is ISO with offset. */
export type BookingInTheWay = AccountDeletion['bookings'][number];

export const MY_ACCOUNT_DELETION = operation(
  `query MyAccountDeletion {
    getMyAccountDeletion { bookings { id providerId providerName offerName startsAt } providers { id name } }
    getCurrentUser { email }
    getMySecondFactors { ...MySecondFactors }
  } ${MY_SECOND_FACTORS}`,
);

export const DELETE_MY_ACCOUNT = operation(
  'mutation DeleteMyAccount($password: String!) { deleteMyAccount(password: $password) { status } }',
);

/** Where the file with everything is, for whoever has just proved who they are. */
export const EXPORT_PATH = '/account/export';
