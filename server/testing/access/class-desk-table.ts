import { NOBODY, whoMay } from './actors.ts';
import type { Row } from './row.ts';
import { row } from './row.ts';
import {
  DESK_SUBSCRIPTION,
  NEW_SUBSCRIPTION,
  PARTICIPANT_SCREEN,
  PARTICIPANT_TO_ADD,
  PARTICIPANT_TO_CANCEL,
  SESSION_EDIT_SCREEN,
  SESSION_TO_EDIT,
  SUBSCRIPTION_SCREEN,
  SUBSCRIPTION_TO_CANCEL,
  SUBSCRIPTIONS_CHOSEN,
} from './targets/class-desk.ts';

const SEES = whoMay('seeReservations');
const CHANGES_CLASSES = whoMay('changeClasses');
const ADDS = whoMay('changeReservations');
/** A collaborator adds walk-ins and cancels nothing. */
const CANCELS = whoMay('overruleReservations');

/** Who works at the desk sees who comes. */
const SHOWS = {
  shows: [
    'customers.id',
    'customers.firstname',
    'customers.lastname',
    'customers.email',
    'customers.phone',
    'orders.id',
  ],
};
const FOR_A_KEY = { needsKey: true };
const BY_SIGN_UP = { ignores: { sessionId: 'the sign-up says which sessions it is for' } };

/** The desk of courses and events. */
export const CLASS_DESK_TABLE: readonly Row[] = [
  row('getSubscription', DESK_SUBSCRIPTION, SEES, NOBODY, SHOWS),
  row('getSubscriptionsToCancel', DESK_SUBSCRIPTION, CANCELS, NOBODY, SHOWS),
  row('createSubscription', NEW_SUBSCRIPTION, ADDS, NOBODY, FOR_A_KEY),
  row('cancelSubscription', DESK_SUBSCRIPTION, CANCELS, NOBODY, FOR_A_KEY),
  row('cancelSubscriptions', DESK_SUBSCRIPTION, CANCELS, NOBODY, FOR_A_KEY),
  row('editSession', SESSION_TO_EDIT, CHANGES_CLASSES, NOBODY, FOR_A_KEY),
];

const ROSTER = '/business/:center/classes/sessions/:sessionId';

/** Its screens. */
export const PAGES_OF_CLASS_DESK: readonly Row[] = [
  row(`GET ${ROSTER}/edit`, SESSION_EDIT_SCREEN, CHANGES_CLASSES, NOBODY),
  row(`POST ${ROSTER}/edit`, SESSION_EDIT_SCREEN, CHANGES_CLASSES, NOBODY),
  row(`GET ${ROSTER}/add`, PARTICIPANT_TO_ADD, ADDS, NOBODY, SHOWS),
  row(`POST ${ROSTER}/add`, PARTICIPANT_TO_ADD, ADDS, NOBODY),
  row(`GET ${ROSTER}/participants/:id`, PARTICIPANT_SCREEN, SEES, NOBODY, { ...SHOWS, ...BY_SIGN_UP }),
  row(`POST ${ROSTER}/participants/:id`, PARTICIPANT_TO_CANCEL, CANCELS, NOBODY, BY_SIGN_UP),
  row('GET /business/:center/subscriptions/cancel', SUBSCRIPTIONS_CHOSEN, CANCELS, NOBODY, SHOWS),
  row('POST /business/:center/subscriptions/cancel', SUBSCRIPTIONS_CHOSEN, CANCELS, NOBODY, {
    ignores: { 'search.cancel': 'the form says which ones' },
  }),
  row('GET /business/:center/subscriptions/:id', SUBSCRIPTION_SCREEN, SEES, NOBODY, SHOWS),
  row('POST /business/:center/subscriptions/:id', SUBSCRIPTION_TO_CANCEL, CANCELS, NOBODY),
];
