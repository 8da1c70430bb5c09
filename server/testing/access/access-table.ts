import { withActs } from './targets/acts.ts';
import {
  ALL_BUT_OWNERS,
  EVERYBODY,
  EVERYBODY_NOT_DISABLED,
  EVERYBODY_WHO_COMES_IN,
  NOBODY,
  SIGNED_IN,
  SIGNED_IN_AS_BUSINESS,
  SIGNED_IN_AS_CUSTOMER,
  WORKS_IN_BUSINESS,
  whoMay,
} from './actors.ts';
import { CALENDAR_TABLE } from './calendar-table.ts';
import { CUSTOMERS_TABLE, PAGES_OF_CUSTOMERS } from './customers-table.ts';
import { DESK_BOOKING_TABLE } from './desk-booking-table.ts';
import { DESK_TABLE } from './desk-table.ts';
import { HOURS_TABLE, PAGES_OF_HOURS } from './hours-table.ts';
import {
  BOOKING,
  BOOKING_JUST_MADE,
  CONFIRM_DIGITS,
  CONFIRM_LINK,
  HOLD,
  MANAGE_LINK,
  OWN_HOLDS,
  PAYMENT,
  PAYMENT_IN_QUESTION,
  RESEND_DIGITS,
  UNPAID_BOOKING,
} from './targets/bookings.ts';
import {
  ACTIVE_COLLEAGUE,
  COLLEAGUE_SHARE,
  INACTIVE_COLLEAGUE,
  COLLEAGUE_AT_DESK,
  INVITED_COLLEAGUE,
  NEW_COLLEAGUE,
  OFFER_TO_ME,
  OWN_ROLE,
  USERS,
} from './targets/colleagues.ts';
import {
  AVATAR,
  CALENDAR,
  DOWNLOAD_ADDRESS,
  ONESELF,
  SESSION,
  UPLOAD,
  UPLOAD_ADDRESS,
} from './targets/own-account.ts';
import { MAILS_AT_WORK, NOTICES, STOP_LINK } from './targets/notices.ts';
import {
  CARD_EVENT,
  DEVELOPMENT_LETTER,
  MESSAGE,
  METRICS,
  NOTHING,
  OFFER,
  OFFER_IN_ANOTHERS_WIDGET,
  OFFER_WITH_ANOTHERS_PERSON,
  PHOTO,
  PROVIDER,
  REQUEST,
  SEARCH,
  WIDGET,
} from './targets/places.ts';
import {
  COLLABORATOR_RULES,
  GLOBAL_SHARE,
  GALLERY_PHOTO,
  LOCATION,
  OWN_PAGE,
  PAYMENT_SETTINGS,
  VAT_SETTINGS,
  PHOTO_PREVIEW,
  PHOTO_TO_HANG,
  PHOTO_UPLOAD,
  PROFILE,
  SETTINGS,
} from './targets/profile.ts';
import { ACCOUNT_TO_DISCONNECT, ACCOUNT_TO_GO_ON_WITH, ACCOUNT_TO_SEE } from './targets/payment-account.ts';
import {
  BUSINESS_REGISTRATION,
  FIRST_HOURS,
  FIRST_PAYMENT,
  FIRST_TEAM,
  NEW_CENTER,
  SETUP,
  SETUP_TO_PUBLISH,
  SETUP_TO_PUT_OFF,
} from './targets/onboarding.ts';
import { NEW_RESOURCE, RESOURCES, THING_OUT_OF_SERVICE, TIME_OUT_OF_SERVICE } from './targets/resources.ts';
import { SERVICE_PICTURE, SERVICE_UPLOAD } from './targets/service-pictures.ts';
import { NEW_SERVICE, SERVICE, SERVICE_GROUP, SERVICES, SOME_SERVICES } from './targets/services.ts';
import {
  APP_ANSWER,
  APP_TO_ADD,
  OWN_FACTORS,
  OWN_PIN,
  OWN_PASSKEY,
  SESSION_CODE,
  SIGN_IN_CODE,
  PASSKEY,
  PASSKEY_ANSWER,
  PASSKEY_SIGN_IN,
  PASSKEY_TO_ADD,
} from './targets/second-factors.ts';
import {
  ACCOUNT_LINK,
  CONFIRMATION,
  CREDENTIALS,
  EMAIL_BACK_LINK,
  FIRST_PASSWORD,
  LETTER_TO_ASK_FOR,
  NEW_EMAIL,
  NEW_EMAIL_LINK,
  REFRESH_TOKEN,
  REGISTRATION,
  RESET,
} from './targets/sign-in.ts';
import { OWN_WIDGET, WIDGETS } from './targets/widgets.ts';
import { PAGES_OF_RESERVATIONS, RESERVATIONS_TABLE } from './reservations-table.ts';
import { PAGES_OF_CENTER } from './center-table.ts';
import { CHAT_TABLE, PAGES_OF_CHAT } from './chat-table.ts';
import { CLASS_DESK_TABLE, PAGES_OF_CLASS_DESK } from './class-desk-table.ts';
import { CLASS_TERMS_TABLE } from './class-terms-table.ts';
import { PAGES_OF_CLASSES } from './class-pages-table.ts';
import { PAGES_FOR_ALL, PAGES_OF_ACCOUNT } from './page-table.ts';
import { BILLING_TABLE } from './billing-table.ts';
import { CLASSES_TABLE } from './classes-table.ts';
import { PAGES_OF_TEAM, TEAM_TABLE } from './team-table.ts';
import { PAGES_OF_VIDEOS } from './video-pages-table.ts';
import { PAGES_OF_PUBLIC_MEMBERSHIPS, PUBLIC_MEMBERSHIPS_TABLE } from './public-memberships-table.ts';
import { MEMBERSHIPS_TABLE, PAGES_OF_MEMBERSHIPS } from './memberships-table.ts';
import { PAGES_OF_PROMO_CODES, PROMO_CODES_TABLE } from './promo-codes-table.ts';
import { COURSE_BUYERS_TABLE, PAGES_OF_COURSE_BUYERS } from './course-buyers-table.ts';
import { VIDEOS_TABLE } from './videos-table.ts';
import { TODAY_TABLE } from './today-table.ts';
import { SALE, SALE_TO_MAKE, SHOWS_TILL, TILL, TILL_TO_COUNT } from './targets/till.ts';
import { EMAIL_TEMPLATES_TABLE } from './email-templates-table.ts';
import { EXPORTS_TABLE, PAGES_OF_EXPORTS } from './exports-table.ts';
import { IMPORT_TABLE, PAGES_OF_IMPORT } from './import-table.ts';
import type { Row } from './row.ts';
import { row } from './row.ts';

const AFTER_STEP_UP = { isAfterStepUp: true };
const ANSWERED_ALIKE = { isAnsweredAlike: true };
/** What mails say is read there by whoever works on the product, on a machine of their own. */
const OF_A_DEVELOPER = { shows: 'everything' } as const;

/** Who works together sees who that is. */
const SHOWS_STAFF = {
  shows: [
    'resources.color',
    'holidays.name',
    'resources.role',
    'resource_units.name',
    'people.id',
    'people.email',
    'profiles.firstname',
    'profiles.lastname',
  ],
};

/** What everybody may see. */
const MARKETPLACE: readonly Row[] = [
  row('health', NOTHING, EVERYBODY),
  row('categories', NOTHING, EVERYBODY),
  row('searchPlaces', NOTHING, EVERYBODY),
  row('suggestSearches', NOTHING, EVERYBODY),
  row('getRandomProvidersAlsoByKeywordOrAddress', SEARCH, EVERYBODY),
  row('searchProviders', SEARCH, EVERYBODY),
  row('getProviderGeneralInformation', PROVIDER, EVERYBODY, NOBODY),
  row('getPaymentOptions', PROVIDER, EVERYBODY, NOBODY),
  row('getSubservicesForBooking', PROVIDER, EVERYBODY, NOBODY),
  row('getAllProviderResources', PROVIDER, EVERYBODY, NOBODY, SHOWS_STAFF),
  row('getLatestWebIntegrationWithProviderId', PROVIDER, EVERYBODY, NOBODY),
  row('getWebIntegration', WIDGET, EVERYBODY, NOBODY),
  row('getResourceAvailabilityDates', OFFER, EVERYBODY, NOBODY),
  row('getResourceAvailabilityDates', OFFER_WITH_ANOTHERS_PERSON, EVERYBODY, NOBODY),
  row('getResourceAvailabilitySlots', OFFER, EVERYBODY, NOBODY),
  row('getResourceAvailabilitySlots', OFFER_WITH_ANOTHERS_PERSON, EVERYBODY, NOBODY),
];

/** Booking and paying without an account. */
const BOOKING_AS_GUEST: readonly Row[] = [
  row('createReservationAsAnonymous', OFFER, EVERYBODY, NOBODY),
  row('createReservationAsAnonymous', OFFER_WITH_ANOTHERS_PERSON, EVERYBODY, NOBODY),
  row('createReservationAsAnonymous', OFFER_IN_ANOTHERS_WIDGET, EVERYBODY, NOBODY),
  row('sendRequestToProvider', REQUEST, EVERYBODY, NOBODY),
  row('reservationByLink', MANAGE_LINK, EVERYBODY, NOBODY),
  row('confirmReservationByLink', CONFIRM_LINK, EVERYBODY, NOBODY),
  row('confirmReservationByCode', CONFIRM_DIGITS, EVERYBODY, NOBODY),
  row('resendReservationCode', RESEND_DIGITS, EVERYBODY, NOBODY),
  row('moveReservationByLink', MANAGE_LINK, EVERYBODY, NOBODY),
  row('cancelReservationByLink', MANAGE_LINK, EVERYBODY, NOBODY),
  row('reservationJustMade', BOOKING_JUST_MADE, EVERYBODY),
  row('ownHolds', OWN_HOLDS, EVERYBODY),
  row('releaseHold', HOLD, EVERYBODY, NOBODY),
  row('generatePaymentIntent', UNPAID_BOOKING, EVERYBODY, NOBODY),
  row('paymentToMake', PAYMENT, EVERYBODY, NOBODY),
  row('paymentState', PAYMENT, EVERYBODY, NOBODY),
  row('keepPlaceLonger', PAYMENT, EVERYBODY, NOBODY),
];

/** Coming in. */
const COMING_IN: readonly Row[] = [
  row('signIn', CREDENTIALS, EVERYBODY_WHO_COMES_IN, NOBODY),
  row('completeNewPassword', FIRST_PASSWORD, EVERYBODY, NOBODY),
  row('accountLink', ACCOUNT_LINK, EVERYBODY, NOBODY, ANSWERED_ALIKE),
  row('confirmUser', CONFIRMATION, EVERYBODY, NOBODY),
  row('resendConfirmation', LETTER_TO_ASK_FOR, EVERYBODY),
  row('forgotPasswordSubmit', RESET, EVERYBODY_NOT_DISABLED, NOBODY),
  row('refreshSession', REFRESH_TOKEN, EVERYBODY_NOT_DISABLED, NOBODY),
  row('answerSecondFactor', APP_ANSWER, EVERYBODY_NOT_DISABLED, NOBODY),
  row('answerEmailCode', SIGN_IN_CODE, EVERYBODY_NOT_DISABLED, NOBODY),
  row('startPasskeySignIn', PASSKEY_SIGN_IN, EVERYBODY, NOBODY),
  row('answerPasskey', PASSKEY_ANSWER, EVERYBODY_NOT_DISABLED, NOBODY),
  row('takeEmailBack', EMAIL_BACK_LINK, EVERYBODY, NOBODY),
  row('signOut', ONESELF, EVERYBODY),
];

/** The own account. */
const OWN_ACCOUNT: readonly Row[] = [
  row('getCurrentUser', ONESELF, [...SIGNED_IN, 'owner who has just registered']),
  row('updateUser', ONESELF, SIGNED_IN),
  row('updateAgreements', ONESELF, SIGNED_IN),
  row('changePassword', ONESELF, SIGNED_IN),
  row('askForNewEmail', NEW_EMAIL, SIGNED_IN, NOBODY, AFTER_STEP_UP),
  row('confirmNewEmail', NEW_EMAIL_LINK, SIGNED_IN, NOBODY),
  row('stepUp', ONESELF, SIGNED_IN),
  row('getMySignIns', ONESELF, SIGNED_IN),
  row('endSignIn', SESSION, SIGNED_IN, NOBODY),
  row('endOtherSignIns', ONESELF, SIGNED_IN),
  row('changeUserAvatar', ONESELF, SIGNED_IN),
  row('publishUserAvatar', UPLOAD, SIGNED_IN, NOBODY),
  row('removeUserAvatar', ONESELF, SIGNED_IN),
  row('getMyAccountDeletion', ONESELF, SIGNED_IN),
  row('deleteMyAccount', ONESELF, ALL_BUT_OWNERS),
];

/** The own second factors. */
const SECOND_FACTORS: readonly Row[] = [
  row('getMySecondFactors', ONESELF, SIGNED_IN),
  row('askForEmailCode', ONESELF, SIGNED_IN, NOBODY, AFTER_STEP_UP),
  row('proveEmailByCode', SESSION_CODE, SIGNED_IN, NOBODY),
  row('startPasskeyStepUp', OWN_PASSKEY, SIGNED_IN),
  row('startAuthenticatorApp', ONESELF, SIGNED_IN, NOBODY, AFTER_STEP_UP),
  row('startAuthenticatorApp', APP_TO_ADD, SIGNED_IN, NOBODY, AFTER_STEP_UP),
  row('confirmAuthenticatorApp', APP_TO_ADD, SIGNED_IN, NOBODY, AFTER_STEP_UP),
  row('startPasskey', ONESELF, SIGNED_IN, NOBODY, AFTER_STEP_UP),
  row('startPasskey', APP_TO_ADD, SIGNED_IN, NOBODY, AFTER_STEP_UP),
  row('confirmPasskey', PASSKEY_TO_ADD, SIGNED_IN, NOBODY),
  row('removeAuthenticatorApp', OWN_FACTORS, SIGNED_IN, NOBODY, AFTER_STEP_UP),
  row('removePasskey', PASSKEY, SIGNED_IN, NOBODY, AFTER_STEP_UP),
  row('newRecoveryCodes', OWN_FACTORS, SIGNED_IN, NOBODY, AFTER_STEP_UP),
  row('getMyPin', OWN_PIN, SIGNED_IN),
  row('setMyPin', OWN_PIN, SIGNED_IN, NOBODY, AFTER_STEP_UP),
  row('removeMyPin', OWN_PIN, SIGNED_IN, NOBODY, AFTER_STEP_UP),
];

/** Own bookings, orders, calendar. */
const OWN_BOOKINGS: readonly Row[] = [
  row('getMyBookings', ONESELF, SIGNED_IN),
  row('getMyReservations', ONESELF, SIGNED_IN),
  row('getMyReservation', BOOKING, SIGNED_IN, NOBODY),
  row('moveMyReservation', BOOKING, SIGNED_IN, NOBODY),
  row('cancelMyReservation', BOOKING, SIGNED_IN, NOBODY),
  row('getMyOrders', ONESELF, SIGNED_IN),
  row('getMyCalendarFeed', ONESELF, SIGNED_IN),
  row('enableCalendarFeed', ONESELF, SIGNED_IN, NOBODY, AFTER_STEP_UP),
  row('revokeCalendarFeed', ONESELF, SIGNED_IN),
];

const FOR_A_KEY = { needsKey: true };
/** To a director as to the owner. */
const SHOWS_ITS_SETTINGS = { shows: ['providers.notification_email'] };
const SEES_SERVICES = whoMay('seeServices');
const CHANGES_SERVICES = whoMay('changeServices');

/** The services of a provider, in the back office. */
const SERVICES_OF_PROVIDER: readonly Row[] = [
  row('getSubServices', SERVICES, SEES_SERVICES, NOBODY),
  row('getSubService', SERVICES, SEES_SERVICES, NOBODY),
  row('getServiceOrder', SERVICES, SEES_SERVICES, NOBODY),
  row('getServiceGroups', SERVICES, SEES_SERVICES, NOBODY),
  row('getServiceResources', SERVICES, CHANGES_SERVICES, NOBODY),
  row('createSubService', NEW_SERVICE, CHANGES_SERVICES, NOBODY, FOR_A_KEY),
  row('editSubService', withActs(SERVICE), CHANGES_SERVICES, NOBODY, FOR_A_KEY),
  row('reorderSubServices', SERVICE, CHANGES_SERVICES, NOBODY, FOR_A_KEY),
  row('toggleSubServices', SOME_SERVICES, CHANGES_SERVICES, NOBODY, FOR_A_KEY),
  row('archiveSubServices', withActs(SOME_SERVICES), CHANGES_SERVICES, NOBODY, FOR_A_KEY),
  row('restoreSubServices', SOME_SERVICES, CHANGES_SERVICES, NOBODY, FOR_A_KEY),
  row('deleteSubServices', withActs(SOME_SERVICES), CHANGES_SERVICES, NOBODY, FOR_A_KEY),
  row('requestSubServiceImageUpload', SERVICE_UPLOAD, CHANGES_SERVICES, NOBODY),
  row('takeSubServiceImage', SERVICE_UPLOAD, CHANGES_SERVICES, NOBODY),
  row('createServiceGroup', SERVICE_GROUP, CHANGES_SERVICES, NOBODY, FOR_A_KEY),
  row('editServiceGroup', SERVICE_GROUP, CHANGES_SERVICES, NOBODY, FOR_A_KEY),
  row('deleteServiceGroup', SERVICE_GROUP, CHANGES_SERVICES, NOBODY, FOR_A_KEY),
  row('reorderServiceGroups', SERVICE_GROUP, CHANGES_SERVICES, NOBODY, FOR_A_KEY),
];

const SEES_PROFILE = whoMay('seeProfile');
const CHANGES_PROFILE = whoMay('changeProfile');
const CHANGES_SETTINGS = whoMay('changeSettings');

const CONNECTS_ACCOUNT = whoMay('connectPaymentAccount');
const TAKES_PAYMENTS = whoMay('takePayments');
/** To a director as to the owner. */
const SHOWS_ACCOUNT = { shows: ['payment_accounts.id'] };

/** A provider's own page, gallery and settings, in the back office. */
const PROFILE_OF_PROVIDER: readonly Row[] = [
  row('getOwnProvider', OWN_PAGE, SEES_PROFILE, NOBODY),
  row('saveProviderProfile', PROFILE, CHANGES_PROFILE, NOBODY, FOR_A_KEY),
  row('saveProviderLocation', LOCATION, CHANGES_PROFILE, NOBODY, FOR_A_KEY),
  row('publishProvider', OWN_PAGE, whoMay('publishCenter'), NOBODY, FOR_A_KEY),
  row('unpublishProvider', OWN_PAGE, whoMay('publishCenter'), NOBODY, FOR_A_KEY),
  row('requestProviderPhotoUpload', PHOTO_UPLOAD, CHANGES_PROFILE, NOBODY),
  row('takeProviderPhoto', PHOTO_UPLOAD, CHANGES_PROFILE, NOBODY),
  row('addProviderPhoto', PHOTO_TO_HANG, CHANGES_PROFILE, NOBODY, FOR_A_KEY),
  row('chooseDrawnPhoto', OWN_PAGE, CHANGES_PROFILE, NOBODY, FOR_A_KEY),
  row('describeProviderPhoto', GALLERY_PHOTO, CHANGES_PROFILE, NOBODY, FOR_A_KEY),
  row('deleteProviderPhoto', GALLERY_PHOTO, CHANGES_PROFILE, NOBODY, FOR_A_KEY),
  row('reorderProviderPhotos', GALLERY_PHOTO, CHANGES_PROFILE, NOBODY, FOR_A_KEY),
  row('getPaymentSettings', OWN_PAGE, whoMay('seePaymentSettings'), NOBODY),
  row('savePaymentSettings', PAYMENT_SETTINGS, whoMay('changePaymentSettings'), NOBODY, {
    ...FOR_A_KEY,
    ...AFTER_STEP_UP,
  }),
  row('getTillOfDay', TILL, TAKES_PAYMENTS, NOBODY, SHOWS_TILL),
  row('countTill', TILL_TO_COUNT, TAKES_PAYMENTS, NOBODY, FOR_A_KEY),
  row('getDeskSale', SALE, TAKES_PAYMENTS, NOBODY, SHOWS_TILL),
  row('sellAtDesk', SALE_TO_MAKE, TAKES_PAYMENTS, NOBODY, { ...FOR_A_KEY, ...SHOWS_TILL }),
  row('getVatSettings', OWN_PAGE, whoMay('seePaymentSettings'), NOBODY),
  row('saveVatSettings', VAT_SETTINGS, whoMay('changePaymentSettings'), NOBODY, {
    ...FOR_A_KEY,
    ...AFTER_STEP_UP,
  }),
  row('getPaymentAccountStatus', ACCOUNT_TO_SEE, whoMay('seePaymentSettings'), NOBODY, SHOWS_ACCOUNT),
  row('continuePaymentAccount', ACCOUNT_TO_GO_ON_WITH, CONNECTS_ACCOUNT, NOBODY, {
    ...FOR_A_KEY,
    ...AFTER_STEP_UP,
  }),
  row('disconnectPaymentAccount', ACCOUNT_TO_DISCONNECT, CONNECTS_ACCOUNT, NOBODY, {
    ...FOR_A_KEY,
    ...AFTER_STEP_UP,
    ...SHOWS_ACCOUNT,
  }),
  row('getProviderSettings', OWN_PAGE, CHANGES_SETTINGS, NOBODY, SHOWS_ITS_SETTINGS),
  row('getCollaboratorRules', OWN_PAGE, whoMay('changeCollaboratorRules'), NOBODY),
  row('getGlobalShare', OWN_PAGE, whoMay('changeCollaboratorRules'), NOBODY),
  row('saveGlobalShare', GLOBAL_SHARE, whoMay('changeCollaboratorRules'), NOBODY, FOR_A_KEY),
  row('saveCollaboratorRules', COLLABORATOR_RULES, whoMay('changeCollaboratorRules'), NOBODY, FOR_A_KEY),
  row('saveProviderSettings', SETTINGS, CHANGES_SETTINGS, NOBODY, { ...FOR_A_KEY, ...SHOWS_ITS_SETTINGS }),
];

const SEES_WIDGET = whoMay('seeWidget');
const CHANGES_WIDGET = whoMay('changeWidget');

/** A provider's widgets, in the back office. */
const WIDGETS_OF_PROVIDER: readonly Row[] = [
  row('getWebIntegrations', WIDGETS, SEES_WIDGET, NOBODY),
  row('getOwnWebIntegration', OWN_WIDGET, SEES_WIDGET, NOBODY),
  row('createWebIntegration', WIDGETS, CHANGES_WIDGET, NOBODY, FOR_A_KEY),
  row('editWebIntegration', OWN_WIDGET, CHANGES_WIDGET, NOBODY, FOR_A_KEY),
  row('archiveWebIntegration', OWN_WIDGET, CHANGES_WIDGET, NOBODY, FOR_A_KEY),
  row('restoreWebIntegration', OWN_WIDGET, CHANGES_WIDGET, NOBODY, FOR_A_KEY),
  ...EMAIL_TEMPLATES_TABLE,
];

const SETS_UP = whoMay('setUpCenter');

/** How a business comes in. */
const ONBOARDING: readonly Row[] = [
  row('registerBusiness', BUSINESS_REGISTRATION, EVERYBODY, NOBODY),
  row('addCenter', NEW_CENTER, SIGNED_IN, NOBODY, { ...FOR_A_KEY, ...AFTER_STEP_UP }),
  row('getCenterSetup', SETUP, SETS_UP, NOBODY),
  row('saveFirstHours', FIRST_HOURS, SETS_UP, NOBODY, FOR_A_KEY),
  row('saveFirstTeam', FIRST_TEAM, SETS_UP, NOBODY, FOR_A_KEY),
  row('saveFirstPayment', FIRST_PAYMENT, SETS_UP, NOBODY, FOR_A_KEY),
  row('finishSetup', SETUP_TO_PUT_OFF, SETS_UP, NOBODY, FOR_A_KEY),
  row('finishSetup', SETUP_TO_PUBLISH, whoMay('publishCenter'), NOBODY, FOR_A_KEY),
];

const SEES_STAFF = whoMay('seeStaff');
const LISTS_STAFF = whoMay('listStaff');
const CHANGES_STAFF = whoMay('changeStaff');
const CHANGES_THEM = { ...FOR_A_KEY, ...SHOWS_STAFF };

/** The people and things of a provider, in the back office. */
const STAFF_OF_PROVIDER: readonly Row[] = [
  row('getOwnResources', RESOURCES, SEES_STAFF, NOBODY, SHOWS_STAFF),
  row('getStaff', RESOURCES, LISTS_STAFF, NOBODY, SHOWS_STAFF),
  row('getStaffMember', RESOURCES, LISTS_STAFF, NOBODY, SHOWS_STAFF),
  row('createResource', NEW_RESOURCE, CHANGES_STAFF, NOBODY, CHANGES_THEM),
  row('updateResource', withActs(RESOURCES), CHANGES_STAFF, NOBODY, CHANGES_THEM),
  row('archiveResource', withActs(RESOURCES), CHANGES_STAFF, NOBODY, CHANGES_THEM),
  row('restoreResource', RESOURCES, CHANGES_STAFF, NOBODY, CHANGES_THEM),
  row('orderResources', RESOURCES, CHANGES_STAFF, NOBODY, CHANGES_THEM),
  row('takeOutOfService', withActs(THING_OUT_OF_SERVICE), CHANGES_STAFF, NOBODY, FOR_A_KEY),
  row('putBackInService', TIME_OUT_OF_SERVICE, CHANGES_STAFF, NOBODY, FOR_A_KEY),
];

const SEES_USERS = whoMay('seeUsers');
const CHANGES_USERS = whoMay('changeUsers');
const INVITES_USERS = whoMay('inviteUsers');
/** Colleagues' names and e-mails are for those who run a provider. */
const OF_COLLEAGUES = { shows: ['people.email', 'profiles.firstname', 'profiles.lastname'] };
const CHANGED = { ...FOR_A_KEY, ...OF_COLLEAGUES };
/** A role outlives the session it is given in. */
const LENT = { ...CHANGED, ...AFTER_STEP_UP };

/** Who works at a provider, and what is offered to oneself. */
const USERS_OF_PROVIDER: readonly Row[] = [
  row('getCollaborators', USERS, SEES_USERS, NOBODY, OF_COLLEAGUES),
  row('getCollaborator', ACTIVE_COLLEAGUE, SEES_USERS, NOBODY, OF_COLLEAGUES),
  row('getUnassignedStaff', USERS, SEES_USERS, NOBODY),
  row('inviteCollaborator', NEW_COLLEAGUE, INVITES_USERS, NOBODY, LENT),
  row('updateCollaborator', ACTIVE_COLLEAGUE, CHANGES_USERS, NOBODY, LENT),
  row('saveCollaboratorShare', COLLEAGUE_SHARE, CHANGES_USERS, NOBODY, CHANGED),
  row('assignCollaborator', ACTIVE_COLLEAGUE, INVITES_USERS, NOBODY, LENT),
  row('deactivateCollaborator', withActs(ACTIVE_COLLEAGUE), CHANGES_USERS, NOBODY, CHANGED),
  row('reactivateCollaborator', INACTIVE_COLLEAGUE, INVITES_USERS, NOBODY, LENT),
  row('verifyCollaboratorEmail', INVITED_COLLEAGUE, INVITES_USERS, NOBODY, LENT),
  row('withdrawInvitation', INVITED_COLLEAGUE, CHANGES_USERS, NOBODY, CHANGED),
  row('handOverOwnership', ACTIVE_COLLEAGUE, whoMay('handOverOwnership'), NOBODY, {
    ...CHANGED,
    ...AFTER_STEP_UP,
  }),
  row('getMyInvitations', ONESELF, SIGNED_IN_AS_BUSINESS),
  row('acceptInvitation', OFFER_TO_ME, SIGNED_IN_AS_BUSINESS, NOBODY, AFTER_STEP_UP),
  row('declineInvitation', OFFER_TO_ME, SIGNED_IN_AS_BUSINESS, NOBODY),
  row('leaveProvider', OWN_ROLE, WORKS_IN_BUSINESS, NOBODY),
  row('getColleaguesAtDesk', USERS, whoMay('changePerson'), NOBODY, {
    shows: ['profiles.firstname', 'profiles.lastname'],
  }),
  row('changePerson', COLLEAGUE_AT_DESK, whoMay('changePerson'), NOBODY),
];

/** Who comes and to what, to those who work with it. */
const OF_OWN_BOOKINGS = {
  shows: [
    'reservations.id',
    'reservations.visitor',
    'reservations.visitor_phone',
    'customers.firstname',
    'customers.lastname',
    'orders.name',
    'orders.resource_name',
  ],
};
const SEES_NOTICES = whoMay('seeNotices');

/** What people of a provider are told: to each their own. */
const NOTICES_OF_PROVIDER: readonly Row[] = [
  row('getNotices', NOTICES, SEES_NOTICES, NOBODY, OF_OWN_BOOKINGS),
  row('countUnreadNotices', NOTICES, SEES_NOTICES, NOBODY),
  row('readNotices', NOTICES, SEES_NOTICES, NOBODY, FOR_A_KEY),
  row('getStaffMailWishes', MAILS_AT_WORK, SEES_NOTICES, NOBODY),
  row('setStaffMailWishes', MAILS_AT_WORK, SEES_NOTICES, NOBODY, FOR_A_KEY),
  row('staffMailsByLink', STOP_LINK, EVERYBODY, NOBODY),
  row('stopStaffMails', STOP_LINK, EVERYBODY, NOBODY),
];

/** Addresses beside the API. */
const ADDRESSES: readonly Row[] = [
  row('GET /healthz', NOTHING, EVERYBODY),
  row('GET /readyz', NOTHING, EVERYBODY),
  row('GET /metrics', METRICS, EVERYBODY, NOBODY),
  row('GET /widget.js', NOTHING, EVERYBODY),
  row('GET /media/drawings/:name/:file', NOTHING, EVERYBODY),
  row('GET /media/providers/:providerId/photos/:photoId/:file', PHOTO, EVERYBODY, NOBODY),
  row('GET /media/photos/:code/:file', PHOTO_PREVIEW, EVERYBODY, NOBODY),
  row('GET /media/avatars/:key/:file', AVATAR, EVERYBODY, NOBODY),
  row('GET /media/services/:providerId/:key/:file', SERVICE_PICTURE, EVERYBODY, NOBODY),
  row('PUT /media/files/*', UPLOAD_ADDRESS, EVERYBODY, NOBODY),
  row('GET /media/files/*', DOWNLOAD_ADDRESS, EVERYBODY, NOBODY),
  row('GET /calendar/:code.ics', CALENDAR, EVERYBODY_NOT_DISABLED, NOBODY),
  row('GET /account/export', ONESELF, SIGNED_IN_AS_CUSTOMER, NOBODY, AFTER_STEP_UP),
  row('POST /public/users/', REGISTRATION, EVERYBODY, NOBODY),
  row('POST /public/contact-email/', MESSAGE, EVERYBODY),
  row('POST /user/account/forgot', LETTER_TO_ASK_FOR, EVERYBODY),
  row('POST /user/account/reset/', RESET, EVERYBODY_NOT_DISABLED, NOBODY),
  row('POST /user/account/reset/', ONESELF, SIGNED_IN_AS_CUSTOMER, NOBODY, AFTER_STEP_UP),
  row('POST /pay/test-card', PAYMENT, EVERYBODY, NOBODY),
  row('POST /pay/test-challenge', PAYMENT_IN_QUESTION, EVERYBODY, NOBODY),
  row('POST /webhooks/card-payments', CARD_EVENT, NOBODY, NOBODY),

  // Only where nobody else can come, and only with the demo town, which is not here
  row('GET /development', NOTHING, NOBODY),
  row('POST /development', NOTHING, NOBODY),

  // Only where mails go nowhere: with a mail server configured these do not exist
  row('GET /development/mailbox', NOTHING, EVERYBODY, NOBODY, OF_A_DEVELOPER),
  row('GET /development/mailbox/:id', DEVELOPMENT_LETTER, EVERYBODY, NOBODY, OF_A_DEVELOPER),
  row('GET /development/mailbox/:id/html', DEVELOPMENT_LETTER, EVERYBODY, NOBODY, OF_A_DEVELOPER),
  row(
    'GET /development/mailbox/:id/attachments/:position',
    DEVELOPMENT_LETTER,
    EVERYBODY,
    NOBODY,
    OF_A_DEVELOPER,
  ),
];

/**
 * Who may do what: operation, on what, who may on their own, who may on somebody else's. Whoever is not named is refused.
 * An operation may stand in several rows; one without a row fails the test. Each part is a file of tests of its own.
 */
export const ACCESS = {
  marketplace: MARKETPLACE,
  billing: BILLING_TABLE,
  chat: CHAT_TABLE,
  classes: [...CLASSES_TABLE, ...CLASS_DESK_TABLE, ...CLASS_TERMS_TABLE],
  memberships: [...MEMBERSHIPS_TABLE, ...PUBLIC_MEMBERSHIPS_TABLE],
  'promo codes': PROMO_CODES_TABLE,
  videos: [...VIDEOS_TABLE, ...COURSE_BUYERS_TABLE],
  team: TEAM_TABLE,
  'booking as a guest': BOOKING_AS_GUEST,
  'coming in': COMING_IN,
  'own account': OWN_ACCOUNT,
  'second factors': SECOND_FACTORS,
  'own bookings': OWN_BOOKINGS,
  services: SERVICES_OF_PROVIDER,
  users: USERS_OF_PROVIDER,
  desk: DESK_TABLE,
  'customer import': IMPORT_TABLE,
  notices: NOTICES_OF_PROVIDER,
  profile: PROFILE_OF_PROVIDER,
  widget: WIDGETS_OF_PROVIDER,
  hours: HOURS_TABLE,
  calendar: CALENDAR_TABLE,
  today: TODAY_TABLE,
  reservations: RESERVATIONS_TABLE,
  onboarding: ONBOARDING,
  staff: STAFF_OF_PROVIDER,
  'desk booking': DESK_BOOKING_TABLE,
  customers: CUSTOMERS_TABLE,
  exports: EXPORTS_TABLE,
  'pages of exports': PAGES_OF_EXPORTS,
  addresses: ADDRESSES,
  'pages for all': PAGES_FOR_ALL,
  'pages of the account': PAGES_OF_ACCOUNT,
  'pages of a center': PAGES_OF_CENTER,
  'pages of chat': PAGES_OF_CHAT,
  'pages of classes': [...PAGES_OF_CLASSES, ...PAGES_OF_CLASS_DESK],
  'pages of memberships': [...PAGES_OF_MEMBERSHIPS, ...PAGES_OF_PUBLIC_MEMBERSHIPS],
  'pages of promo codes': PAGES_OF_PROMO_CODES,
  'pages of video courses': [...PAGES_OF_VIDEOS, ...PAGES_OF_COURSE_BUYERS],
  'pages of the team': PAGES_OF_TEAM,
  'pages of hours': PAGES_OF_HOURS,
  'pages of reservations': PAGES_OF_RESERVATIONS,
  'pages of customers': [...PAGES_OF_CUSTOMERS, ...PAGES_OF_IMPORT],
};

/** Doors whose rooms have rows of their own. */
export const DOORS_TO_OPERATIONS: readonly string[] = ['POST /graphql'];
