/**
 * The closed list of refusals (specification section 8). A code without a text in both languages does not compile:
 * `error-texts.ts` maps every one of these to a compiled message.
 */
const SPECIFICATION_CODES = [
  'UserNotFoundException',
  'InvalidCredentials',
  'invalidCustomer',
  'invalidDates',
  'invalidStartDateBeforeEndDate',
  'invalidPastDate',
  'missingSharingAgreement',
  'missingStripeAccount',
  'NotAuthorizedException',
  'reservationInvalidBreak',
  'reservationInvalidCapacity',
  'reservationInvalidClass',
  'reservationInvalidPause',
  'reservationInvalidReschedule',
  'reservationInvalidResources',
  'reservationInvalidSchedule',
  'reservationInvalidService',
  'paymentOption',
  'duplicateName',
  'alreadyAssigned',
  'errorUserNotFound',
  'errorSomethingWentWrong',
  'alreadyCanceled',
  'IV.ST',
] as const;

/** Our own codes, where the specification names none (docs/decisions/0004). */
const OWN_CODES = [
  'unauthenticated',
  'stepUpNeeded',
  'secondFactorAsked',
  'emailCodeNeeded',
  'userEmailExists',
  'userDisabled',
  'userNotConfirmed',
  'wrongPassword',
  'passwordNeeded',
  'passwordMaxChars',
  'passwordMinChars',
  'passwordLowercase',
  'passwordUppercase',
  'passwordNumber',
  'passwordSpecialChar',
  'passwordTooCommon',
  'samePassword',
  'sameEmail',
  'invalidEmail',
  'invalidOrExpiredCode',
  'wrongCode',
  'wrongPasskey',
  'secondFactorNeeded',
  'termsNotAccepted',
  'cannotUpdate',
  'fileNotAccepted',
  'accountHasBookings',
  'accountOwnsProvider',
  'alreadyBooked',
  'overlapsOwnBooking',
  'tooManyOpenBookings',
  'slotBusyRetry',
  'tooManyRequests',
  'tooManyGuesses',
  'priceChanged',
  'termsChanged',
  'idempotencyMismatch',
  'notFound',
  'providerHasNotPaid',
  'invalidInput',
  'clientDataNotValid',
  'paymentDeclined',
  'paymentUnavailable',
  'featureNotAvailable',
  'geocoderFailed',
  'holdExpired',
  'messageNotSent',
] as const;

const ERROR_CODES = [...SPECIFICATION_CODES, ...OWN_CODES] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

export function isErrorCode(value: unknown): value is ErrorCode {
  return (ERROR_CODES as readonly unknown[]).includes(value);
}
