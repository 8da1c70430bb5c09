import type { MyBusinessAccountData } from '#web/generated/operations.ts';
import { operation } from '#web/lib/api.ts';
import { MY_SIGN_IN } from '#web/sign-in/own-account/log-in-calls.ts';
import { MY_SECOND_FACTORS } from '#web/sign-in/second-factor/second-factor-calls.ts';

/** Where a person works, and as what. */
export type Center = NonNullable<MyBusinessAccountData['getCurrentUser']>['businesses'][number];

export const MY_BUSINESS_ACCOUNT = operation(`query MyBusinessAccount {
  getCurrentUser { firstname fullname email image timezone businesses { providerId name role } }
  getMySignIns { ...MySignIn }
  getMySecondFactors { ...MySecondFactors }
} ${MY_SIGN_IN} ${MY_SECOND_FACTORS}`);
