import type { AgreementType, MyAccountData, UserInput } from '#web/generated/operations.ts';
import { operation } from '#web/lib/api.ts';
import { MY_SIGN_IN } from '#web/sign-in/own-account/log-in-calls.ts';
import { MY_SECOND_FACTORS } from '#web/sign-in/second-factor/second-factor-calls.ts';
import { CALENDAR_FEED } from '../calendar-feed/calendar-feed-calls.ts';

export const AGREEMENT_TYPES = ['sharing', 'email', 'marketing'] as const satisfies readonly AgreementType[];
export type Agreement = MyProfile['agreements'][number];

/** What a person may change about themselves here; empty texts take a value away. */
export const DETAIL_FIELDS = [
  'firstname',
  'lastname',
  'phone',
  'birthday',
  'gender',
  'address',
  'postcode',
  'city',
  'country',
  'codiceFiscale',
  'piva',
  'sdi',
] as const satisfies readonly (keyof MyProfile & keyof UserInput)[];
export type DetailField = (typeof DETAIL_FIELDS)[number];

/** The account info tab's own data. */
export type MyProfile = NonNullable<MyAccountData['getCurrentUser']>;

export const MY_ACCOUNT = operation(
  `query MyAccount {
    getCurrentUser { ${DETAIL_FIELDS.join(' ')} email verifiedEmail userLanguage timezone agreements { type decision } version }
    getMySignIns { ...MySignIn }
    getMySecondFactors { ...MySecondFactors }
    getMyCalendarFeed { ...CalendarFeed }
    getChatMailWishes { mails atNight }
  } ${MY_SIGN_IN} ${MY_SECOND_FACTORS} ${CALENDAR_FEED}`,
);

export const UPDATE_USER = operation(
  'mutation UpdateUser($input: UserInput!) { updateUser(input: $input) { version } }',
);

export const UPDATE_AGREEMENTS =
  operation(`mutation UpdateAgreements($agreements: [AgreementDecisionInput!]!) {
  updateAgreements(agreements: $agreements) { version }
}`);
