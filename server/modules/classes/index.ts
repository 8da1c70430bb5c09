/** The front door of classes: courses and events, their sessions, and who signs up. */
export type { SubscriptionDetails } from './use-cases/subscription-details.ts';
export { subscriptionDetails } from './use-cases/subscription-details.ts';
export type { CalendarSession } from './store/calendar-sessions.ts';
export { readCalendarSessions } from './store/calendar-sessions.ts';
export type { SessionOfDay } from './use-cases/own-classes.ts';
export { getSessionsOfDays } from './use-cases/own-classes.ts';
export { confirmedInSessions } from './store/places.ts';
export type { StandingPlace } from './store/standing-places.ts';
export { standingPlaces } from './store/standing-places.ts';
export type { NextPublicSession } from './use-cases/next-public-sessions.ts';
export { nextPublicSessions } from './use-cases/next-public-sessions.ts';
export type { ReplacedSession, SessionToList } from './use-cases/hurt-sessions.ts';
export { replaceOfSessions, sessionsOfProvider } from './use-cases/hurt-sessions.ts';
export { callOffSessions } from './use-cases/cancel-sessions.ts';
export { lockSessions } from './store/sessions.ts';
export { addClass, addSessions } from './use-cases/add-sessions.ts';
export { signUp } from './use-cases/sign-up.ts';
export { confirmEnrolmentByLink } from './use-cases/confirm-enrolment.ts';
