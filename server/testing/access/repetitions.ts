/**
 * What becomes of a call that comes twice, a double click or a retry after a lost answer: of every mutation and every form.
 */

/** Make, send or spend something: with the same `Idempotency-Key` they do it once and give the same answer again. */
export const ONCE_FOR_A_KEY: readonly string[] = [
  'createReservationAsAnonymous',
  'moveMyReservation',
  'moveReservationByLink',
  'cancelMyReservation',
  'cancelReservationByLink',
  'sendRequestToProvider',
  'confirmUser',
  'resendConfirmation',
  'forgotPasswordSubmit',
  'takeEmailBack',
  'updateUser',
  'changePassword',
  'askForNewEmail',
  'confirmNewEmail',
  'endSignIn',
  'stepUp',
  'askForEmailCode',
  'proveEmailByCode',
  'removeAuthenticatorApp',
  'removePasskey',
  'POST /public/users/',
  'POST /public/contact-email/',
  'POST /user/account/forgot',
  'POST /user/account/reset/',
];

const SECRETS = 'Answers with what opens a door, which is kept nowhere to be answered again; what it spends is good once, so a second call has no effect.';

/** Need no key, each with the reason. */
export const HARMLESS_TWICE: Readonly<Record<string, string>> = {
  confirmReservationByLink: 'Confirmed it stays confirmed, and the answer is the same.',
  releaseHold: 'A place that is free stays free.',
  generatePaymentIntent: 'Takes up the payment that is open; the processor has a key of ours.',
  updateAgreements: 'The last word on each counts.',
  enableCalendarFeed: 'An open feed stays at its address.',
  revokeCalendarFeed: 'A closed feed stays closed.',
  endOtherSignIns: 'There are no others left.',
  signOut: 'Whoever is out stays out.',
  deleteMyAccount: 'Nobody is left to ask again; of two at once the second finds nothing to do.',
  removeUserAvatar: 'There is none any more.',
  changeUserAvatar: 'Only an address to upload to; what is not uploaded is swept away.',
  publishUserAvatar: 'An upload becomes a picture once.',
  startAuthenticatorApp: 'The last secret counts, and none before a code of it was typed.',
  startPasskey: 'A ceremony that ends by itself after five minutes.',
  startPasskeySignIn: 'A ceremony that ends by itself after five minutes.',
  startPasskeyStepUp: 'A ceremony that ends by itself after five minutes.',
  newRecoveryCodes: 'The last codes count; they are shown once and kept nowhere in clear.',
  refreshSession: 'Gives the same device the same tokens again for ten seconds (docs/decisions/0013).',
  signIn: 'Every sign-in is a session of its own, which can be ended.',
  completeNewPassword: SECRETS,
  confirmAuthenticatorApp: SECRETS,
  confirmPasskey: SECRETS,
  answerSecondFactor: SECRETS,
  answerEmailCode: SECRETS,
  answerPasskey: SECRETS,
  'POST /pay/test-card': 'As at the real processor: a payment that is paid stays paid.',
  'POST /pay/test-challenge': 'As at the real processor: a payment that is paid stays paid.',
  'POST /webhooks/card-payments': 'An event is taken once, by its id.',
};
