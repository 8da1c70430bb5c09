import type { MyBusinessAccountData } from '#web/generated/operations.ts';
import { operation } from '#web/lib/api.ts';
import { MY_SIGN_IN } from '#web/sign-in/own-account/log-in-calls.ts';
import { MY_SECOND_FACTORS } from '#web/sign-in/second-factor/second-factor-calls.ts';

/** Where a person works, and as what. */
export type Center = NonNullable<MyBusinessAccountData['getCurrentUser']>['businesses'][number];

/** What waits for the person's answer. */
export type InvitationToMe = MyBusinessAccountData['getMyInvitations'][number];

export const MY_BUSINESS_ACCOUNT = operation(`query MyBusinessAccount {
  getCurrentUser { firstname fullname email image timezone businesses { providerId name city role setup } }
  getMyInvitations {
    providerId name timezone role presentRole isHandover until staffName clashes { from to }
  }
  getMySignIns { ...MySignIn }
  getMySecondFactors { ...MySecondFactors }
  getMyPin { setAt }
} ${MY_SIGN_IN} ${MY_SECOND_FACTORS}`);

export const ACCEPT_INVITATION = operation(
  'mutation AcceptInvitation($providerId: Id!) { acceptInvitation(providerId: $providerId) }',
);

export const DECLINE_INVITATION = operation(
  'mutation DeclineInvitation($providerId: Id!) { declineInvitation(providerId: $providerId) }',
);

export const LEAVE_PROVIDER = operation(
  'mutation LeaveProvider($providerId: Id!) { leaveProvider(providerId: $providerId) }',
);
