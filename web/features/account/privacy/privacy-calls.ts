import type { ReservationSeen } from '#web/booking/own/own-reservation.ts';
import { operation } from '#web/lib/api.ts';
import { SECOND_FACTOR_FIELDS } from '#web/sign-in/second-factor/second-factor-calls.ts';
import type { SecondFactors } from '#web/sign-in/second-factor/second-factor-calls.ts';

/** A booking that has to be cancelled before the account can go; the start is ISO with offset. */
export type BookingInTheWay = Pick<
  ReservationSeen,
  'id' | 'providerId' | 'providerName' | 'offerName' | 'startsAt'
>;

/** What stands in the way of deleting the account; nothing when both lists are empty. */
export type AccountDeletion = {
  bookings: readonly BookingInTheWay[];
  providers: readonly { id: number; name: string }[];
};

export const MY_ACCOUNT_DELETION = operation<{
  getMyAccountDeletion: AccountDeletion;
  getCurrentUser: { email: string };
  getMySecondFactors: SecondFactors;
}>(
  `query MyAccountDeletion {
    getMyAccountDeletion { bookings { id providerId providerName offerName startsAt } providers { id name } }
    getCurrentUser { email }
    getMySecondFactors ${SECOND_FACTOR_FIELDS}
  }`,
);

export const DELETE_MY_ACCOUNT = operation<{ deleteMyAccount: { status: number } }, { password: string }>(
  'mutation DeleteMyAccount($password: String!) { deleteMyAccount(password: $password) { status } }',
);

/** Where the file with everything is, for whoever has just proved who they are. */
export const EXPORT_PATH = '/account/export';
