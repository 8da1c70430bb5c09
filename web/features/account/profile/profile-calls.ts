import type { Locale } from '#contracts/languages.ts';
import { operation } from '#web/lib/api.ts';
import { SIGN_IN_FIELDS } from '#web/sign-in/own-account/log-in-calls.ts';
import type { MySignIn } from '#web/sign-in/own-account/log-in-calls.ts';
import { SECOND_FACTOR_FIELDS } from '#web/sign-in/second-factor/second-factor-calls.ts';
import type { SecondFactors } from '#web/sign-in/second-factor/second-factor-calls.ts';
import { CALENDAR_FEED_FIELDS } from '../calendar-feed/calendar-feed-calls.ts';
import type { CalendarFeed } from '../calendar-feed/calendar-feed-calls.ts';

export const AGREEMENT_TYPES = ['sharing', 'email', 'marketing'] as const;
export type AgreementType = (typeof AGREEMENT_TYPES)[number];
export type Agreement = { type: AgreementType; decision: 'Y' | 'N' };

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
] as const;
export type DetailField = (typeof DETAIL_FIELDS)[number];

/** The account info tab's own data. */
export type MyProfile = Record<DetailField, string | null> & {
  email: string;
  verifiedEmail: boolean;
  userLanguage: Locale;
  /** IANA name. */
  timezone: string;
  agreements: readonly Agreement[];
  /** Goes back with an update: an older one is refused. */
  version: number;
};

export const MY_ACCOUNT = operation<{
  getCurrentUser: MyProfile | null;
  getMySignIns: readonly MySignIn[];
  getMySecondFactors: SecondFactors;
  getMyCalendarFeed: CalendarFeed;
}>(
  `query MyAccount {
    getCurrentUser { ${DETAIL_FIELDS.join(' ')} email verifiedEmail userLanguage timezone agreements { type decision } version }
    getMySignIns ${SIGN_IN_FIELDS}
    getMySecondFactors ${SECOND_FACTOR_FIELDS}
    getMyCalendarFeed ${CALENDAR_FEED_FIELDS}
  }`,
);

export type DetailsInput = Record<DetailField, string | null> & { version: number; userLanguage: Locale };

export const UPDATE_USER = operation<{ updateUser: { version: number } }, { input: DetailsInput }>(
  'mutation UpdateUser($input: UserInput!) { updateUser(input: $input) { version } }',
);

export const UPDATE_AGREEMENTS = operation<
  { updateAgreements: { version: number } },
  { agreements: readonly Agreement[] }
>(`mutation UpdateAgreements($agreements: [AgreementDecisionInput!]!) {
  updateAgreements(agreements: $agreements) { version }
}`);
