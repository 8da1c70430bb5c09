import {
  EVERYBODY,
  EVERYBODY_NOT_DISABLED,
  EVERYBODY_WHO_COMES_IN,
  NOBODY,
  CUSTOMERS_BUT_OWNERS,
  IN_AT_BUSINESS,
  SIGNED_IN_AS_BUSINESS,
  SIGNED_IN_AS_CUSTOMER,
  WORKS_IN_BUSINESS,
  WORKS_SOMEWHERE,
} from './actors.ts';
import { BOOKING, BOOKING_JUST_MADE, BOOKING_TO_PAY_JUST_MADE } from './targets/bookings.ts';
import {
  CANCEL_SUBSCRIPTION,
  CANCEL_SUBSCRIPTION_BY_PAGE,
  CLASS_IN_WIDGET,
  CLASS_PAGE,
  CONFIRM_SUBSCRIPTION_PAGE,
  MANAGE_SUBSCRIPTION_PAGE,
  SIGN_UP_IN_WIDGET,
  SIGN_UP_ON_PAGE,
  SUBSCRIPTION_PAGE,
} from './targets/class-pages.ts';
import { SUBSCRIPTION_JUST_MADE } from './targets/classes.ts';
import { ACCEPT_ON_ACCOUNT, LEAVE_ON_ACCOUNT } from './targets/colleagues.ts';
import { STOP_LINK } from './targets/notices.ts';
import { ONESELF } from './targets/own-account.ts';
import { BUSINESS_REGISTRATION_FORM, NEW_CENTER_FORM } from './targets/onboarding.ts';
import { NO_PAGE, NOTHING, SEARCH } from './targets/places.ts';
import {
  BOOK_IN_WIDGET,
  BOOK_ON_PROVIDER_PAGE,
  CANCEL_BOOKING,
  CANCEL_BY_PAGE,
  CONFIRM_PAGE,
  CONFIRMATION_PAGE,
  EMAIL_BACK_PAGE,
  END_DEVICE,
  LOG_IN_FORM,
  MANAGE_PAGE,
  MOVE_BOOKING,
  MOVE_BY_PAGE,
  NEW_EMAIL_PAGE,
  OWN_CONSENTS,
  OWN_DETAILS,
  OWN_DEVICES,
  OWN_END,
  OWN_EXPORT,
  OWN_FEED,
  OWN_PASSWORD,
  OWN_PIN_TO_SET,
  PAY_AGAIN_ON_PAGE,
  PAY_PAGE,
  PROVIDER_PAGE,
  REGISTRATION_FORM,
  RELEASE_IN_WIDGET,
  RELEASE_JUST_MADE,
  RELEASE_ON_PAGE,
  REQUEST_ON_PAGE,
  RESET_PAGE,
  RESET_PAGE_ENCODED,
  VERIFY_PAGE,
  WIDGET_PAGE,
} from './targets/pages.ts';
import {
  COURSE_IN_WIDGET,
  COURSE_TO_BUY_IN_WIDGET,
  COURSE_TO_BUY_PAGE,
  HAD_COURSE,
} from './targets/own-videos.ts';
import { PUBLIC_COURSE_PAGE, PUBLIC_VIDEO_PAGE } from './targets/video-pages.ts';
import { LETTER_TO_ASK_FOR } from './targets/sign-in.ts';
import type { Row } from './row.ts';
import { row } from './row.ts';

/** The e-mail stands in the address already, where nobody can read it. */
const OWN_EMAIL = { shows: ['people.email'] };
/** Everybody sees who works there as what, and the sessions of the week. */
const TEAM_AND_WEEK = { shows: ['class_sessions.id', 'resources.role'] };
const PAGE_IGNORED = { ignores: { id: 'the offer says whose it is, the page only what must be typed' } };
const CLASS_PAGE_IGNORED = {
  ignores: { id: 'the class says whose it is, the page only what must be typed' },
};
const OPEN = { isOpen: true };
/** Whoever has no right to the place is led back as from one that never existed. */
const ANSWERED_ALIKE = { isAnsweredAlike: true };

/** Pages that load something and what their forms do, for whoever has no account yet; the language in front makes no difference. */
export const PAGES_FOR_ALL: readonly Row[] = [
  row('GET /', NOTHING, EVERYBODY),
  row('GET /*', NO_PAGE, NOBODY),
  row('GET /book', SEARCH, EVERYBODY),
  row('GET /development/kit', NOTHING, EVERYBODY),
  row('GET /language', NOTHING, EVERYBODY),
  row('POST /language', NOTHING, EVERYBODY),
  row('GET /service-worker.js', NOTHING, EVERYBODY),
  row('GET /cookie-choice', NOTHING, EVERYBODY),
  row('POST /cookie-choice', NOTHING, EVERYBODY),

  // Booking and paying without an account
  row('GET /provider/:id', PROVIDER_PAGE, EVERYBODY, NOBODY, TEAM_AND_WEEK),
  row('POST /provider/:id', BOOK_ON_PROVIDER_PAGE, EVERYBODY, NOBODY, PAGE_IGNORED),
  row('POST /provider/:id', REQUEST_ON_PAGE, EVERYBODY, NOBODY),
  row('POST /provider/:id', PAY_AGAIN_ON_PAGE, EVERYBODY, NOBODY),
  row('POST /provider/:id', RELEASE_ON_PAGE, EVERYBODY, NOBODY, ANSWERED_ALIKE),
  row('GET /website-integration/:integrationId?', WIDGET_PAGE, EVERYBODY, NOBODY, TEAM_AND_WEEK),
  row('POST /website-integration/:integrationId?', BOOK_IN_WIDGET, EVERYBODY, NOBODY),
  row('POST /website-integration/:integrationId?', RELEASE_IN_WIDGET, EVERYBODY, NOBODY, ANSWERED_ALIKE),
  row('GET /reservation-confirmation/:code', CONFIRM_PAGE, EVERYBODY, NOBODY, ANSWERED_ALIKE),
  row('POST /reservation-confirmation/:code', CONFIRM_PAGE, EVERYBODY, NOBODY),
  row('GET /stop-mails/:code', STOP_LINK, EVERYBODY, NOBODY),
  row('POST /stop-mails/:code', STOP_LINK, EVERYBODY, NOBODY),
  row('GET /reservation-success', BOOKING_JUST_MADE, EVERYBODY),
  row('POST /reservation-success', BOOKING_TO_PAY_JUST_MADE, EVERYBODY),
  row('POST /reservation-success', RELEASE_JUST_MADE, EVERYBODY),
  row('GET /manage/:token', MANAGE_PAGE, EVERYBODY, NOBODY),
  row('POST /manage/:token', MOVE_BY_PAGE, EVERYBODY, NOBODY),
  row('POST /manage/:token', CANCEL_BY_PAGE, EVERYBODY, NOBODY),
  row('GET /provider/:id/class/:classId', CLASS_PAGE, EVERYBODY, NOBODY),
  row('POST /provider/:id/class/:classId', SIGN_UP_ON_PAGE, EVERYBODY, NOBODY, CLASS_PAGE_IGNORED),
  row('GET /website-integration/:integrationId/class/:classId', CLASS_IN_WIDGET, EVERYBODY, NOBODY),
  row('GET /website-integration/:integrationId/video/:courseId', COURSE_IN_WIDGET, EVERYBODY, NOBODY),
  row('POST /website-integration/:integrationId/video/:courseId', COURSE_TO_BUY_IN_WIDGET, EVERYBODY, NOBODY),
  row('GET /video-courses', SEARCH, EVERYBODY),
  row('GET /video-courses/:id', PUBLIC_COURSE_PAGE, EVERYBODY, NOBODY),
  row('POST /video-courses/:id', COURSE_TO_BUY_PAGE, EVERYBODY, NOBODY),
  row('GET /my-video-courses', ONESELF, SIGNED_IN_AS_CUSTOMER),
  row('GET /my-video-courses/:id', HAD_COURSE, SIGNED_IN_AS_CUSTOMER, NOBODY),
  row('GET /videos', SEARCH, EVERYBODY),
  row('GET /videos/:videoId', PUBLIC_VIDEO_PAGE, EVERYBODY, NOBODY),
  row('POST /website-integration/:integrationId/class/:classId', SIGN_UP_IN_WIDGET, EVERYBODY, NOBODY),
  row('GET /subscription-confirmation/:code', CONFIRM_SUBSCRIPTION_PAGE, EVERYBODY, NOBODY, ANSWERED_ALIKE),
  row('POST /subscription-confirmation/:code', CONFIRM_SUBSCRIPTION_PAGE, EVERYBODY, NOBODY),
  row('GET /subscription-success', SUBSCRIPTION_JUST_MADE, EVERYBODY),
  row('GET /manage-subscription/:token', MANAGE_SUBSCRIPTION_PAGE, EVERYBODY, NOBODY),
  row('POST /manage-subscription/:token', CANCEL_SUBSCRIPTION_BY_PAGE, EVERYBODY, NOBODY),
  row('GET /pay/:payload', PAY_PAGE, EVERYBODY, NOBODY),

  // Coming in
  row('GET /login', NOTHING, EVERYBODY, NOBODY, OPEN),
  row('POST /login', LOG_IN_FORM, EVERYBODY_WHO_COMES_IN, NOBODY),
  row('GET /register', NOTHING, EVERYBODY, NOBODY, OPEN),
  row('POST /register', REGISTRATION_FORM, EVERYBODY, NOBODY),
  row('POST /forgot', LETTER_TO_ASK_FOR, EVERYBODY),
  row('GET /verify/:email/:code', VERIFY_PAGE, EVERYBODY, NOBODY),
  row('POST /verify/:email/:code', VERIFY_PAGE, EVERYBODY, NOBODY),
  row('GET /user-confirmation/:code', CONFIRMATION_PAGE, EVERYBODY, NOBODY),
  row('POST /user-confirmation/:code', CONFIRMATION_PAGE, EVERYBODY, NOBODY),
  row('GET /reset/:email/:code', RESET_PAGE, EVERYBODY, NOBODY),
  row('POST /reset/:email/:code', RESET_PAGE, EVERYBODY_NOT_DISABLED, NOBODY),
  row('GET /reset/:code', RESET_PAGE_ENCODED, EVERYBODY, NOBODY, OWN_EMAIL),
  row('POST /reset/:code', RESET_PAGE_ENCODED, EVERYBODY_NOT_DISABLED, NOBODY),
  row('GET /email-back/:code', EMAIL_BACK_PAGE, EVERYBODY, NOBODY),
  row('POST /email-back/:code', EMAIL_BACK_PAGE, EVERYBODY, NOBODY),
  row('GET /logout', NOTHING, EVERYBODY),
  row('POST /logout', ONESELF, EVERYBODY),
  row('GET /business/login', NOTHING, EVERYBODY, NOBODY, OPEN),
  row('GET /business/register', NOTHING, EVERYBODY, NOBODY, OPEN),
  row('POST /business/register', BUSINESS_REGISTRATION_FORM, EVERYBODY, NOBODY),
  row('POST /business/login', LOG_IN_FORM, WORKS_SOMEWHERE, NOBODY),
  row('GET /business/logout', NOTHING, EVERYBODY, NOBODY, OPEN),
  row('POST /business/logout', ONESELF, EVERYBODY, NOBODY, OPEN),
];

/** Pages of the own account, where customers and where businesses sign in. */
export const PAGES_OF_ACCOUNT: readonly Row[] = [
  row('GET /profile/:section?', ONESELF, SIGNED_IN_AS_CUSTOMER),
  row('POST /profile/:section?', OWN_DETAILS, SIGNED_IN_AS_CUSTOMER),
  row('POST /profile/:section?', OWN_CONSENTS, SIGNED_IN_AS_CUSTOMER),
  row('POST /profile/:section?', OWN_PASSWORD, SIGNED_IN_AS_CUSTOMER),
  row('POST /profile/:section?', OWN_DEVICES, SIGNED_IN_AS_CUSTOMER),
  row('POST /profile/:section?', END_DEVICE, SIGNED_IN_AS_CUSTOMER, NOBODY),
  row('GET /new-email/:code', NEW_EMAIL_PAGE, EVERYBODY, NOBODY),
  row('POST /new-email/:code', NEW_EMAIL_PAGE, SIGNED_IN_AS_CUSTOMER, NOBODY),
  row('GET /profile/reservations', ONESELF, SIGNED_IN_AS_CUSTOMER),
  row('GET /profile/reservations/:providerId/:id', BOOKING, SIGNED_IN_AS_CUSTOMER, NOBODY),
  row('POST /profile/reservations/:providerId/:id', MOVE_BOOKING, SIGNED_IN_AS_CUSTOMER, NOBODY),
  row('POST /profile/reservations/:providerId/:id', CANCEL_BOOKING, SIGNED_IN_AS_CUSTOMER, NOBODY),
  row('GET /profile/subscriptions/:providerId/:id', SUBSCRIPTION_PAGE, SIGNED_IN_AS_CUSTOMER, NOBODY),
  row('POST /profile/subscriptions/:providerId/:id', CANCEL_SUBSCRIPTION, SIGNED_IN_AS_CUSTOMER, NOBODY),
  row('GET /profile/payments', ONESELF, SIGNED_IN_AS_CUSTOMER),
  row('GET /profile/calendar-feed', NOTHING, EVERYBODY),
  row('POST /profile/calendar-feed', OWN_FEED, SIGNED_IN_AS_CUSTOMER),
  row('GET /profile/privacy', ONESELF, SIGNED_IN_AS_CUSTOMER),
  row('POST /profile/privacy', OWN_EXPORT, SIGNED_IN_AS_CUSTOMER),
  row('POST /profile/privacy', OWN_END, CUSTOMERS_BUT_OWNERS),
  row('GET /add-center', ONESELF, SIGNED_IN_AS_CUSTOMER),
  // Leads on to where businesses log in
  row('POST /add-center', NEW_CENTER_FORM, SIGNED_IN_AS_CUSTOMER, NOBODY, OPEN),
  // Who has just registered is led to the center that is theirs already
  row('GET /business/add-center', ONESELF, IN_AT_BUSINESS),
  row('POST /business/add-center', NEW_CENTER_FORM, SIGNED_IN_AS_BUSINESS),
  row('GET /business/account/:section?', ONESELF, IN_AT_BUSINESS),
  row('POST /business/account/:section?', OWN_PASSWORD, SIGNED_IN_AS_BUSINESS),
  row('POST /business/account/:section?', OWN_DEVICES, SIGNED_IN_AS_BUSINESS),
  row('POST /business/account/:section?', END_DEVICE, SIGNED_IN_AS_BUSINESS, NOBODY),
  row('POST /business/account/:section?', ACCEPT_ON_ACCOUNT, SIGNED_IN_AS_BUSINESS, NOBODY),
  row('POST /business/account/:section?', OWN_PIN_TO_SET, SIGNED_IN_AS_BUSINESS),
  row('POST /business/account/:section?', LEAVE_ON_ACCOUNT, WORKS_IN_BUSINESS, NOBODY),
];
