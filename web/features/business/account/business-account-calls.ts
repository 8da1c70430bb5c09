import type { BusinessRole } from '#contracts/roles.ts';
import { operation } from '#web/lib/api.ts';
import { SIGN_IN_FIELDS } from '#web/sign-in/own-account/log-in-calls.ts';
import type { MySignIn } from '#web/sign-in/own-account/log-in-calls.ts';
import { SECOND_FACTOR_FIELDS } from '#web/sign-in/second-factor/second-factor-calls.ts';
import type { SecondFactors } from '#web/sign-in/second-factor/second-factor-calls.ts';

/** Where a person works, and as what. */
export type Center = { providerId: number; name: string; role: BusinessRole };

export const MY_BUSINESS_ACCOUNT = operation<{
  getCurrentUser: {
    firstname: string;
    fullname: string;
    email: string;
    image: string | null;
    /** IANA name. */
    timezone: string;
    businesses: readonly Center[];
  } | null;
  getMySignIns: readonly MySignIn[];
  getMySecondFactors: SecondFactors;
}>(`query MyBusinessAccount {
  getCurrentUser { firstname fullname email image timezone businesses { providerId name role } }
  getMySignIns ${SIGN_IN_FIELDS}
  getMySecondFactors ${SECOND_FACTOR_FIELDS}
}`);
