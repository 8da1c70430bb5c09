import type { ErrorCode } from './error-codes.ts';
import { formatDate } from './format.ts';
import type { Locale } from './languages.ts';
import { membershipLimitText } from './membership-limit-text.ts';
import { m } from '#contracts/texts/messages.js';
import { LONGEST_PASSWORD } from './validation/password.ts';

type Text = (inputs: Record<string, never>, options: { locale: Locale }) => string;

/** The text of every refusal: a code missing here, or a text missing in a language, does not compile. */
const TEXTS: Record<ErrorCode, Text> = {
  UserNotFoundException: m.error_user_not_found_exception,
  InvalidCredentials: m.error_invalid_credentials,
  invalidCustomer: m.error_invalid_customer,
  invalidDates: m.error_invalid_dates,
  invalidStartDateBeforeEndDate: m.error_invalid_start_date_before_end_date,
  invalidPastDate: m.error_invalid_past_date,
  missingSharingAgreement: m.error_missing_sharing_agreement,
  missingStripeAccount: m.error_missing_stripe_account,
  NotAuthorizedException: m.error_not_authorized_exception,
  reservationInvalidBreak: m.error_reservation_invalid_break,
  reservationInvalidCapacity: m.error_reservation_invalid_capacity,
  reservationInvalidClass: m.error_reservation_invalid_class,
  reservationInvalidPause: m.error_reservation_invalid_pause,
  reservationInvalidReschedule: m.error_reservation_invalid_reschedule,
  reservationInvalidResources: m.error_reservation_invalid_resources,
  reservationInvalidSchedule: m.error_reservation_invalid_schedule,
  reservationInvalidService: m.error_reservation_invalid_service,
  paymentOption: m.error_payment_option,
  duplicateName: m.error_duplicate_name,
  alreadyAssigned: m.error_already_assigned,
  errorUserNotFound: m.error_error_user_not_found,
  errorSomethingWentWrong: m.error_error_something_went_wrong,
  subscriptionCannotCancelTotalClassSession: m.error_subscription_cannot_cancel_total_class_session,
  subscriptionInvalidCapacity: m.error_subscription_invalid_capacity,
  subscriptionInvalidPastSessions: m.error_subscription_invalid_past_sessions,
  subscriptionInvalidSessionsStatus: m.error_subscription_invalid_sessions_status,
  subscriptionInvalidNumberOfSessions: m.error_subscription_invalid_number_of_sessions,
  sessionModelNotTotal: m.error_session_model_not_total,
  invalidSessionToCancel: m.error_invalid_session_to_cancel,
  alreadyCanceled: m.error_already_canceled,
  'IV.ST': m.error_iv_st,
  alreadyBooked: m.error_already_booked,
  overlapsOwnBooking: m.error_overlaps_own_booking,
  tooManyOpenBookings: m.error_too_many_open_bookings,
  slotBusyRetry: m.error_slot_busy_retry,
  tooManyGuesses: m.error_too_many_guesses,
  tooManyRequests: m.error_too_many_requests,
  priceChanged: m.error_price_changed,
  alreadyPaid: m.error_already_paid,
  termsChanged: m.error_terms_changed,
  idempotencyMismatch: m.error_idempotency_mismatch,
  otherPerson: m.error_other_person,
  notFound: m.error_not_found,
  providerHasNotPaid: m.error_provider_has_not_paid,
  invalidInput: m.error_invalid_input,
  clientDataNotValid: m.error_client_data_not_valid,
  paymentDeclined: m.error_payment_declined,
  paymentUnavailable: m.error_payment_unavailable,
  featureNotAvailable: m.error_feature_not_available,
  geocoderFailed: m.error_geocoder_failed,
  holdExpired: m.error_hold_expired,
  messageNotSent: m.error_message_not_sent,
  tooManyRowsForPdf: m.error_too_many_rows_for_pdf,
  unauthenticated: m.error_unauthenticated,
  secondFactorAsked: m.error_second_factor_asked,
  emailCodeNeeded: m.error_email_code_needed,
  stepUpNeeded: m.error_step_up_needed,
  userEmailExists: m.error_user_email_exists,
  userDisabled: m.error_user_disabled,
  userNotConfirmed: m.error_user_not_confirmed,
  wrongPassword: m.error_wrong_password,
  passwordNeeded: m.error_password_needed,
  passwordMaxChars: (_none, options) => m.error_password_max_chars({ max: LONGEST_PASSWORD }, options),
  passwordMinChars: m.error_password_min_chars,
  passwordLowercase: m.error_password_lowercase,
  passwordUppercase: m.error_password_uppercase,
  passwordNumber: m.error_password_number,
  passwordSpecialChar: m.error_password_special_char,
  passwordTooCommon: m.error_password_too_common,
  samePassword: m.error_same_password,
  sameEmail: m.error_same_email,
  invalidEmail: m.error_invalid_email,
  invalidOrExpiredCode: m.error_invalid_or_expired_code,
  wrongCode: m.error_wrong_code,
  wrongPasskey: m.error_wrong_passkey,
  wrongPin: m.error_wrong_pin,
  pinTooEasy: m.error_pin_too_easy,
  secondFactorNeeded: m.error_second_factor_needed,
  factorForRole: m.error_factor_for_role,
  lastOwner: m.error_last_owner,
  lastAdministrator: m.error_last_administrator,
  notSupportedApplication: m.error_not_supported_application,
  termsNotAccepted: m.error_terms_not_accepted,
  chatClosed: m.error_chat_closed,
  chatWaits: m.error_chat_waits,
  cannotUpdate: m.error_cannot_update,
  bookingsHurt: m.error_bookings_hurt,
  rulesAgainst: m.error_rules_against,
  changedMeanwhile: m.error_changed_meanwhile,
  thingsDoNotFit: m.error_things_do_not_fit,
  roomNotFree: m.error_room_not_free,
  insufficientPlan: m.error_insufficient_plan,
  fileNotAccepted: m.error_file_not_accepted,
  imageTooSmall: m.error_image_too_small,
  accountHasBookings: m.error_account_has_bookings,
  accountOwnsProvider: m.error_account_owns_provider,
  sectionsInProduct: m.error_sections_in_product,
  sectionInvalidArchive: m.error_section_invalid_archive,
  productInvalidArchive: m.error_product_invalid_archive,
  userVideoAlreadyAssigned: m.error_user_video_already_assigned,
  fileLocked: m.error_file_locked,
  sectionNotOpen: m.error_section_not_open,
  consentNeeded: m.error_consent_needed,
  courseNotWithdrawable: m.error_course_not_withdrawable,
  fileNotPreviewable: m.error_file_not_previewable,
  productHasBuyers: m.error_product_has_buyers,
  productNotReady: m.error_product_not_ready,
  storageFull: m.error_storage_full,
  subscriptionInvalidMembership: m.error_subscription_invalid_membership,
  subscriptionInvalidSessionsLimit: m.error_subscription_invalid_sessions_limit,
  singleSubscriptionMembershipAllowed: m.error_single_subscription_membership_allowed,
  membershipSubcriptionDatesOverlap: m.error_membership_subcription_dates_overlap,
  membershipNotUsable: m.error_membership_not_usable,
  membershipNotForSale: m.error_membership_not_for_sale,
  walletTooLow: m.error_wallet_too_low,
  invalidPromoCode: m.error_invalid_promo_code,
  promoCodeFixed: m.error_promo_code_fixed,
  promoCodeUsedUp: m.error_promo_code_used_up,
  promoCodeWaits: m.error_promo_code_waits,
  membershipHasHolders: m.error_membership_has_holders,
};

/** Values for the placeholders of a text. `known` names the fuller text that they are for. */
export type ErrorParams = Readonly<Record<string, string | number>>;

/** What a refusal says where it may tell more than its code, by what is known. */
const FULLER_TEXTS: Partial<
  Record<ErrorCode, Record<string, (params: ErrorParams, locale: Locale) => string>>
> = {
  tooManyOpenBookings: {
    own: (params, locale) => m.error_too_many_open_bookings_own(openBookings(params), { locale }),
    here: (params, locale) => m.error_too_many_open_bookings_here(openBookings(params), { locale }),
    day: (_none, locale) => m.error_too_many_open_bookings_day({}, { locale }),
  },
  membershipNotUsable: {
    ended: (_none, locale) => m.error_membership_not_usable_ended({}, { locale }),
    toCome: ({ date = '' }, locale) =>
      m.error_membership_not_usable_to_come({ date: formatDate(String(date)) }, { locale }),
    rule: (params, locale) =>
      m.error_membership_not_usable_rule({ rule: membershipLimitText(params, locale) }, { locale }),
  },
  invalidDates: {
    overlap: ({ time = '' }, locale) => m.error_invalid_dates_overlap({ time }, { locale }),
    twoSchedules: ({ date = '' }, locale) =>
      m.error_invalid_dates_two_schedules({ date: formatDate(String(date)) }, { locale }),
    breakOutside: ({ times = '' }, locale) => m.error_invalid_dates_break_outside({ times }, { locale }),
    outsideHours: (_none, locale) => m.error_invalid_dates_outside_hours({}, { locale }),
    skipped: ({ date = '', time = '' }, locale) =>
      m.error_invalid_dates_skipped({ date: formatDate(String(date)), time }, { locale }),
    notOfBlock: ({ date = '' }, locale) =>
      m.error_invalid_dates_not_of_block({ date: formatDate(String(date)) }, { locale }),
  },
  reservationInvalidCapacity: {
    booking: ({ name = '', time = '' }, locale) =>
      m.error_reservation_invalid_capacity_booking({ name, time }, { locale }),
    nameless: ({ time = '' }, locale) => m.error_reservation_invalid_capacity_nameless({ time }, { locale }),
  },
  alreadyPaid: {
    cardAsked: (_none, locale) => m.error_already_paid_card_asked({}, { locale }),
    onItsWay: (_none, locale) => m.error_already_paid_on_its_way({}, { locale }),
    otherTax: (_none, locale) => m.error_already_paid_other_tax({}, { locale }),
  },
  alreadyAssigned: { email: (_none, locale) => m.error_already_assigned_email({}, { locale }) },
  cannotUpdate: {
    unitsHeld: (params, locale) => m.error_cannot_update_units_held(bookingsUntil(params), { locale }),
    importOpen: (_none, locale) => m.error_cannot_update_import_open({}, { locale }),
    mergeDone: (_none, locale) => m.error_cannot_update_merge_done({}, { locale }),
    mergeLogIns: (_none, locale) => m.error_cannot_update_merge_log_ins({}, { locale }),
    mergeCare: (_none, locale) => m.error_cannot_update_merge_care({}, { locale }),
    mergeSameStart: (_none, locale) => m.error_cannot_update_merge_same_start({}, { locale }),
    mergeUndone: (_none, locale) => m.error_cannot_update_merge_undone({}, { locale }),
    mergeTooOld: (_none, locale) => m.error_cannot_update_merge_too_old({}, { locale }),
    mergeErased: (_none, locale) => m.error_cannot_update_merge_erased({}, { locale }),
    mergeOrder: (_none, locale) => m.error_cannot_update_merge_order({}, { locale }),
    careSelf: (_none, locale) => m.error_cannot_update_care_self({}, { locale }),
    careChain: (_none, locale) => m.error_cannot_update_care_chain({}, { locale }),
    careOthers: (_none, locale) => m.error_cannot_update_care_others({}, { locale }),
    careArchived: (_none, locale) => m.error_cannot_update_care_archived({}, { locale }),
    customerTagsFull: ({ count = 0 }, locale) =>
      m.error_cannot_update_customer_tags_full({ count }, { locale }),
    customerFieldsFull: (_none, locale) => m.error_cannot_update_customer_fields_full({}, { locale }),
    resourceHeld: (params, locale) => m.error_cannot_update_resource_held(bookingsUntil(params), { locale }),
  },
  bookingsHurt: {
    one: (_none, locale) => m.error_bookings_hurt_one({}, { locale }),
    several: ({ count = 0 }, locale) => m.error_bookings_hurt_several({ count }, { locale }),
    oneSessions: (_none, locale) => m.planning_sessions_hurt_one({}, { locale }),
    severalSessions: ({ count = 0 }, locale) => m.planning_sessions_hurt_several({ count }, { locale }),
    bookingsAndSessions: ({ count = 0 }, locale) => m.planning_sessions_hurt_mixed({ count }, { locale }),
  },
  imageTooSmall: {
    least: ({ width = 0, height = 0 }, locale) =>
      m.error_image_too_small_least({ width, height }, { locale }),
  },
};

function openBookings({ count = 0, time = '' }: ErrorParams) {
  return { count, time };
}

function bookingsUntil({ count = 0, day = '' }: ErrorParams) {
  return { count, day };
}

/** What a refusal says to the person, in the asked language. */
export function errorText(code: ErrorCode, locale: Locale, params: ErrorParams = {}): string {
  const fuller = FULLER_TEXTS[code]?.[params['known'] ?? ''];
  return fuller ? fuller(params, locale) : TEXTS[code]({}, { locale });
}
