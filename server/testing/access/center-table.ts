import { IN_AT_BUSINESS, NOBODY, whoMay } from './actors.ts';
import { SHOWS_BILLING } from './billing-table.ts';
import { EMAIL_TEMPLATES_PAGES } from './email-templates-table.ts';
import type { Row } from './row.ts';
import { row } from './row.ts';
import {
  CHANGE_OF_PERSON,
  ACT_ON_USER,
  INVITATION_TO_SEND,
  INVITE_SCREEN,
  OWNERSHIP_TO_HAND_OVER,
  USER_ROLE_SCREEN,
  USER_ROLE_TO_SAVE,
  USER_SCREEN,
  USER_SHARE_TO_SAVE,
  USER_STAFF_TO_SAVE,
  USERS_SCREEN,
} from './targets/colleagues.ts';
import {
  ACTS_ON_SERVICES,
  CENTER,
  FIND_SCREEN,
  GROUP_TO_DELETE,
  GROUP_TO_MOVE,
  GROUP_TO_SAVE,
  GROUPS_SCREEN,
  LOCATION_TO_SAVE,
  NEW_SERVICE_SCREEN,
  NEW_SERVICE_TO_SAVE,
  ORDER_OF_SERVICES,
  PAGE_TO_TAKE_DOWN,
  PAYMENTS_TO_SAVE,
  PHOTO_SCREEN,
  PHOTO_TO_DELETE,
  PHOTO_TO_DESCRIBE,
  PHOTO_TO_MOVE,
  PROFILE_SCREEN,
  PROFILE_TO_SAVE,
  SERVICE_SCREEN,
  SERVICE_TO_EDIT_SCREEN,
  PAGE_TO_PUBLISH,
  SERVICES_SCREEN,
  STEP_TO_SAVE,
  WELCOME_SCREEN,
  SETTINGS_SCREEN,
  SETTINGS_TO_SAVE,
  COLLABORATOR_RULES_TO_SAVE,
  GLOBAL_SHARE_TO_SAVE,
  BILLING_TO_SAVE,
  VAT_TO_SAVE,
} from './targets/center-pages.ts';
import {
  NEW_WIDGET_SCREEN,
  WIDGET_SCREEN,
  WIDGET_TO_ARCHIVE,
  WIDGET_TO_SAVE,
  WIDGETS_SCREEN,
} from './targets/widget-pages.ts';
import { NEW_RESERVATION_SCREEN, NEW_RESERVATION_TO_SAVE } from './targets/desk-booking.ts';
import { SHOWS_BOOKINGS } from './calendar-table.ts';
import { CALENDAR_SCREEN } from './targets/calendar.ts';
import { MAILS_TO_CHOOSE, NOTICE_TO_READ, NOTICES_SCREEN } from './targets/notices.ts';
import { ONESELF } from './targets/own-account.ts';
import { ACCOUNT_PAGE_TO_DISCONNECT, ACCOUNT_PAGE_TO_GO_ON_WITH } from './targets/payment-account.ts';
import {
  ACT_ON_STAFF,
  MEMBER_SCREEN,
  MEMBER_TO_EDIT,
  NEW_MEMBER_SCREEN,
  NEW_MEMBER_TO_SAVE,
  ORDER_OF_STAFF,
  OUT_OF_SERVICE_TO_SAVE,
  PUT_BACK_ON_STAFF,
  STAFF_SCREEN,
} from './targets/staff-pages.ts';
import { DAY_SHEET_SCREEN, TODAY_SCREEN } from './targets/today.ts';
import {
  SALE_SCREEN,
  SALE_TO_PAY,
  SALE_TO_SAVE,
  SELL_SCREEN,
  SHOWS_TILL,
  TILL_COUNT_TO_SAVE,
  TILL_SCREEN,
} from './targets/till.ts';

/** Colleagues' names and e-mails are for those who run a center. */
const OF_COLLEAGUES = { shows: ['people.email', 'profiles.firstname', 'profiles.lastname'] };
const LISTS_STAFF = whoMay('listStaff');
const CHANGES_STAFF = whoMay('changeStaff');
const SEES = whoMay('seeServices');
const SETS_UP = whoMay('setUpCenter');
const CHANGES = whoMay('changeServices');
const SEES_NOTICES = whoMay('seeNotices');
const SEES_PROFILE = whoMay('seeProfile');
const CHANGES_PROFILE = whoMay('changeProfile');
const CHANGES_SETTINGS = whoMay('changeSettings');
const CONNECTS_ACCOUNT = whoMay('connectPaymentAccount');
/** To a director as to the owner. */
const ITS_SETTINGS = { shows: ['providers.notification_email', ...SHOWS_BILLING.shows] };

/** Who works together sees who that is. */
const OF_STAFF = {
  shows: [
    'resources.color',
    'resources.role',
    'resource_units.name',
    'holidays.name',
    'people.email',
    'profiles.firstname',
    'profiles.lastname',
  ],
};

const BOOKS = whoMay('changeReservations');
/** Who books for customers sees who they are. */
const OF_CUSTOMERS = {
  shows: [
    'customers.id',
    'reservations.visitor',
    'reservations.visitor_phone',
    'customers.firstname',
    'customers.lastname',
    'customers.email',
    'customers.phone',
    'customer_fields.name',
    'people.email',
  ],
};

/** The screens of a center, and what their forms do. */
export const PAGES_OF_CENTER: readonly Row[] = [
  row('GET /business', ONESELF, IN_AT_BUSINESS),
  row('GET /business/:center', CENTER, SEES, NOBODY),
  row('GET /business/:center/*', CENTER, NOBODY),
  row('GET /business/:center/find', FIND_SCREEN, SEES, NOBODY, OF_COLLEAGUES),
  row('GET /business/:center/notices', NOTICES_SCREEN, SEES_NOTICES, NOBODY, {
    shows: [
      'reservations.id',
      'reservations.visitor',
      'reservations.visitor_phone',
      'customers.firstname',
      'customers.lastname',
      'orders.name',
      'orders.resource_name',
    ],
  }),
  row('POST /business/:center/notices', NOTICE_TO_READ, SEES_NOTICES, NOBODY),
  row('POST /business/:center/notices', MAILS_TO_CHOOSE, SEES_NOTICES, NOBODY),
  row('GET /business/:center/welcome', WELCOME_SCREEN, SETS_UP, NOBODY),
  row('POST /business/:center/welcome', STEP_TO_SAVE, SETS_UP, NOBODY),
  row('POST /business/:center/welcome', PAGE_TO_PUBLISH, whoMay('publishCenter'), NOBODY),
  row('GET /business/:center/reservations/new', NEW_RESERVATION_SCREEN, BOOKS, NOBODY, OF_CUSTOMERS),
  row('POST /business/:center/reservations/new', NEW_RESERVATION_TO_SAVE, BOOKS, NOBODY, OF_CUSTOMERS),
  row('GET /business/:center/calendar', CALENDAR_SCREEN, whoMay('seeReservations'), NOBODY, SHOWS_BOOKINGS),
  // Who has just registered sees there what comes next, and nothing of the day.
  row('GET /business/:center/today', TODAY_SCREEN, SEES, NOBODY, SHOWS_BOOKINGS),
  row(
    'GET /business/:center/today/print',
    DAY_SHEET_SCREEN,
    whoMay('seeReservations'),
    NOBODY,
    SHOWS_BOOKINGS,
  ),
  row('GET /business/:center/services', SERVICES_SCREEN, SEES, NOBODY),
  row('POST /business/:center/services', ACTS_ON_SERVICES, CHANGES, NOBODY),
  row('GET /business/:center/services/:id', SERVICE_SCREEN, SEES, NOBODY),
  row('GET /business/:center/services/order', SERVICES_SCREEN, SEES, NOBODY),
  row('POST /business/:center/services/order', ORDER_OF_SERVICES, CHANGES, NOBODY),
  row('GET /business/:center/services/new', NEW_SERVICE_SCREEN, CHANGES, NOBODY),
  row('POST /business/:center/services/new', NEW_SERVICE_TO_SAVE, CHANGES, NOBODY),
  row('GET /business/:center/services/:id/edit', SERVICE_TO_EDIT_SCREEN, CHANGES, NOBODY),
  row('POST /business/:center/services/:id/edit', SERVICE_TO_EDIT_SCREEN, CHANGES, NOBODY),
  row('GET /business/:center/groups', GROUPS_SCREEN, SEES, NOBODY),
  row('POST /business/:center/groups', GROUP_TO_SAVE, CHANGES, NOBODY),
  row('POST /business/:center/groups', GROUP_TO_DELETE, CHANGES, NOBODY),
  row('POST /business/:center/groups', GROUP_TO_MOVE, CHANGES, NOBODY),
  row('GET /business/:center/profile', PROFILE_SCREEN, SEES_PROFILE, NOBODY),
  row('POST /business/:center/profile', PROFILE_TO_SAVE, CHANGES_PROFILE, NOBODY),
  row('POST /business/:center/profile', LOCATION_TO_SAVE, CHANGES_PROFILE, NOBODY),
  row('POST /business/:center/profile', PAGE_TO_TAKE_DOWN, whoMay('publishCenter'), NOBODY),
  row('GET /business/:center/gallery', PROFILE_SCREEN, SEES_PROFILE, NOBODY),
  row('POST /business/:center/gallery', PHOTO_TO_MOVE, CHANGES_PROFILE, NOBODY),
  row('POST /business/:center/gallery', PHOTO_TO_DELETE, CHANGES_PROFILE, NOBODY),
  row('GET /business/:center/gallery/:id', PHOTO_SCREEN, SEES_PROFILE, NOBODY),
  row('POST /business/:center/gallery/:id', PHOTO_TO_DESCRIBE, CHANGES_PROFILE, NOBODY),
  row('GET /business/:center/payment-settings', SETTINGS_SCREEN, whoMay('seePaymentSettings'), NOBODY, {
    shows: ['payment_accounts.id'],
  }),
  row('POST /business/:center/payment-settings', ACCOUNT_PAGE_TO_GO_ON_WITH, CONNECTS_ACCOUNT, NOBODY, {
    isAfterStepUp: true,
  }),
  row('POST /business/:center/payment-settings', ACCOUNT_PAGE_TO_DISCONNECT, CONNECTS_ACCOUNT, NOBODY, {
    isAfterStepUp: true,
  }),
  row('POST /business/:center/payment-settings', PAYMENTS_TO_SAVE, whoMay('changePaymentSettings'), NOBODY, {
    isAfterStepUp: true,
  }),
  row('POST /business/:center/payment-settings', VAT_TO_SAVE, whoMay('changePaymentSettings'), NOBODY, {
    isAfterStepUp: true,
  }),
  row('GET /business/:center/till', TILL_SCREEN, whoMay('takePayments'), NOBODY, SHOWS_TILL),
  row('POST /business/:center/till', TILL_COUNT_TO_SAVE, whoMay('takePayments'), NOBODY, SHOWS_TILL),
  row('GET /business/:center/till/sell', SELL_SCREEN, whoMay('takePayments'), NOBODY, SHOWS_TILL),
  row('POST /business/:center/till/sell', SALE_TO_SAVE, whoMay('takePayments'), NOBODY, SHOWS_TILL),
  row('GET /business/:center/till/sales/:sale', SALE_SCREEN, whoMay('takePayments'), NOBODY, SHOWS_TILL),
  row('POST /business/:center/till/sales/:sale', SALE_TO_PAY, whoMay('takePayments'), NOBODY, SHOWS_TILL),
  row('GET /business/:center/change-person', CHANGE_OF_PERSON, whoMay('changePerson'), NOBODY, {
    shows: ['profiles.firstname', 'profiles.lastname'],
  }),
  row('POST /business/:center/change-person', CHANGE_OF_PERSON, whoMay('changePerson'), NOBODY),
  row('GET /business/:center/settings', SETTINGS_SCREEN, CHANGES_SETTINGS, NOBODY, ITS_SETTINGS),
  row(
    'POST /business/:center/settings',
    COLLABORATOR_RULES_TO_SAVE,
    whoMay('changeCollaboratorRules'),
    NOBODY,
  ),
  row('POST /business/:center/settings', GLOBAL_SHARE_TO_SAVE, whoMay('changeCollaboratorRules'), NOBODY),
  row('POST /business/:center/settings', BILLING_TO_SAVE, CHANGES_SETTINGS, NOBODY, ITS_SETTINGS),
  row('POST /business/:center/settings', SETTINGS_TO_SAVE, CHANGES_SETTINGS, NOBODY, ITS_SETTINGS),
  row('GET /business/:center/staff', STAFF_SCREEN, LISTS_STAFF, NOBODY, OF_STAFF),
  row('POST /business/:center/staff', ACT_ON_STAFF, CHANGES_STAFF, NOBODY, OF_STAFF),
  row('POST /business/:center/staff', PUT_BACK_ON_STAFF, CHANGES_STAFF, NOBODY, OF_STAFF),
  row('GET /business/:center/staff/:id', MEMBER_SCREEN, LISTS_STAFF, NOBODY, OF_STAFF),
  row('GET /business/:center/staff/order', STAFF_SCREEN, CHANGES_STAFF, NOBODY, OF_STAFF),
  row('POST /business/:center/staff/order', ORDER_OF_STAFF, CHANGES_STAFF, NOBODY, OF_STAFF),
  row('GET /business/:center/staff/new', NEW_MEMBER_SCREEN, CHANGES_STAFF, NOBODY, OF_STAFF),
  row('POST /business/:center/staff/new', NEW_MEMBER_TO_SAVE, CHANGES_STAFF, NOBODY, OF_STAFF),
  row('GET /business/:center/staff/:id/edit', MEMBER_TO_EDIT, CHANGES_STAFF, NOBODY, OF_STAFF),
  row('POST /business/:center/staff/:id/edit', MEMBER_TO_EDIT, CHANGES_STAFF, NOBODY, OF_STAFF),
  row('GET /business/:center/staff/:id/out-of-service', MEMBER_SCREEN, CHANGES_STAFF, NOBODY, OF_STAFF),
  row(
    'POST /business/:center/staff/:id/out-of-service',
    OUT_OF_SERVICE_TO_SAVE,
    CHANGES_STAFF,
    NOBODY,
    OF_STAFF,
  ),
  row('GET /business/:center/widget', WIDGETS_SCREEN, whoMay('seeWidget'), NOBODY),
  row('GET /business/:center/widget/new', NEW_WIDGET_SCREEN, whoMay('changeWidget'), NOBODY),
  row('POST /business/:center/widget/new', NEW_WIDGET_SCREEN, whoMay('changeWidget'), NOBODY),
  row('GET /business/:center/widget/:id', WIDGET_SCREEN, whoMay('seeWidget'), NOBODY),
  row('POST /business/:center/widget/:id', WIDGET_TO_SAVE, whoMay('changeWidget'), NOBODY),
  row('POST /business/:center/widget/:id', WIDGET_TO_ARCHIVE, whoMay('changeWidget'), NOBODY),
  ...EMAIL_TEMPLATES_PAGES,
  row('GET /business/:center/users', USERS_SCREEN, whoMay('seeUsers'), NOBODY, OF_COLLEAGUES),
  row('POST /business/:center/users', ACT_ON_USER, whoMay('changeUsers'), NOBODY, OF_COLLEAGUES),
  row('GET /business/:center/users/invite', INVITE_SCREEN, whoMay('inviteUsers'), NOBODY, OF_COLLEAGUES),
  row(
    'POST /business/:center/users/invite',
    INVITATION_TO_SEND,
    whoMay('inviteUsers'),
    NOBODY,
    OF_COLLEAGUES,
  ),
  row('GET /business/:center/users/:id', USER_SCREEN, whoMay('seeUsers'), NOBODY, OF_COLLEAGUES),
  row(
    'GET /business/:center/users/:id/:change',
    USER_ROLE_SCREEN,
    whoMay('changeUsers'),
    NOBODY,
    OF_COLLEAGUES,
  ),
  row(
    'POST /business/:center/users/:id/:change',
    USER_ROLE_TO_SAVE,
    whoMay('changeUsers'),
    NOBODY,
    OF_COLLEAGUES,
  ),
  row(
    'POST /business/:center/users/:id/:change',
    USER_SHARE_TO_SAVE,
    whoMay('changeUsers'),
    NOBODY,
    OF_COLLEAGUES,
  ),
  row(
    'POST /business/:center/users/:id/:change',
    USER_STAFF_TO_SAVE,
    whoMay('inviteUsers'),
    NOBODY,
    OF_COLLEAGUES,
  ),
  row(
    'POST /business/:center/users/:id/:change',
    OWNERSHIP_TO_HAND_OVER,
    whoMay('handOverOwnership'),
    NOBODY,
    OF_COLLEAGUES,
  ),
];
