/** What somebody may do at a provider, by the names that the server's table, the API and the screens share. */
export const PROVIDER_ACTIONS = [
  'seeServices',
  'changeServices',
  'seeProfile',
  'changeProfile',
  'changeSettings',
  'seePaymentSettings',
  'changePaymentSettings',
  'connectPaymentAccount',
  'seeHours',
  'changeHours',
  'setUpCenter',
  'publishCenter',
  'seeStaff',
  'changeStaff',
  'seeUsers',
  'changeUsers',
  'inviteUsers',
  'handOverOwnership',
] as const;
export type ProviderAction = (typeof PROVIDER_ACTIONS)[number];
