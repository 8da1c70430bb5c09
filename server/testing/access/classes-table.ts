import { EVERYBODY, NOBODY, SIGNED_IN, whoMay } from './actors.ts';
import type { Row } from './row.ts';
import { row } from './row.ts';
import {
  OWN_CLASS,
  OWN_SESSION,
  OWN_SUBSCRIPTION,
  PUBLIC_CLASS,
  PUBLIC_SESSIONS,
  SESSION_OF_TODAY,
  SUBSCRIPTION_JUST_MADE,
  SUBSCRIPTION_TO_CONFIRM,
  SUBSCRIPTION_TO_MANAGE,
  TIMETABLE,
} from './targets/classes.ts';

const FOR_A_KEY = { needsKey: true };
const SEES = whoMay('seeReservations');
const CHANGES = whoMay('changeClasses');

/** Who works at the desk sees who comes. */
const SHOWS_WHO_COMES = {
  shows: [
    'customers.id',
    'customers.firstname',
    'customers.lastname',
    'customers.email',
    'customers.phone',
    'orders.id',
  ],
};

/** Courses, events and who signs up. */
export const CLASSES_TABLE: readonly Row[] = [
  row('getClassesForBooking', TIMETABLE, EVERYBODY, NOBODY),
  row('getPublicSessions', PUBLIC_SESSIONS, EVERYBODY, NOBODY),
  row('getTimetable', TIMETABLE, EVERYBODY, NOBODY, { shows: ['class_sessions.id'] }),
  row('getSubscriptionPrice', PUBLIC_CLASS, EVERYBODY, NOBODY),
  row('checkSubscriptionSessions', PUBLIC_CLASS, EVERYBODY, NOBODY),
  row('createSubscriptionAsAnonymous', PUBLIC_CLASS, EVERYBODY, NOBODY),
  row('subscriptionByLink', SUBSCRIPTION_TO_MANAGE, EVERYBODY, NOBODY),
  row('confirmSubscriptionByLink', SUBSCRIPTION_TO_CONFIRM, EVERYBODY, NOBODY),
  row('cancelSubscriptionByLink', SUBSCRIPTION_TO_MANAGE, EVERYBODY, NOBODY),
  row('subscriptionJustMade', SUBSCRIPTION_JUST_MADE, EVERYBODY),
  row('getMySubscription', OWN_SUBSCRIPTION, SIGNED_IN, NOBODY),
  row('cancelMySubscription', OWN_SUBSCRIPTION, SIGNED_IN, NOBODY),
  row('getClasses', OWN_CLASS, SEES, NOBODY),
  row('getClass', OWN_CLASS, SEES, NOBODY),
  row('getClassSessions', OWN_CLASS, SEES, NOBODY),
  row('getSessionsOfDays', OWN_CLASS, SEES, NOBODY),
  row('getClassSession', OWN_SESSION, SEES, NOBODY, SHOWS_WHO_COMES),
  row('getSubscriptions', OWN_CLASS, SEES, NOBODY, SHOWS_WHO_COMES),
  row('createClass', OWN_CLASS, CHANGES, NOBODY, FOR_A_KEY),
  row('editClass', OWN_CLASS, CHANGES, NOBODY, FOR_A_KEY),
  row('archiveClasses', OWN_CLASS, CHANGES, NOBODY, FOR_A_KEY),
  row('toggleClasses', OWN_CLASS, CHANGES, NOBODY, FOR_A_KEY),
  row('restoreClasses', OWN_CLASS, CHANGES, NOBODY, FOR_A_KEY),
  row('createSessions', OWN_CLASS, CHANGES, NOBODY, FOR_A_KEY),
  row('cancelSessions', OWN_SESSION, CHANGES, NOBODY, FOR_A_KEY),
  row('deleteSessions', OWN_SESSION, CHANGES, NOBODY, FOR_A_KEY),
  row('setSessionPresence', SESSION_OF_TODAY, whoMay('changeReservations'), NOBODY, FOR_A_KEY),
];
