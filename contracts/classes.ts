/** How a class is sold: one price for all sessions, by the hour, each session for the price of the class, or each for its own (specification section 3). */
export const CLASS_MODELS = ['total', 'hour', 'session', 'custom'] as const;
export type ClassModel = (typeof CLASS_MODELS)[number];

/** `serviceType` of a class: a course or an event (specification section 3). */
export const CLASS_TYPES = ['Y', 'E'] as const;
export type ClassType = (typeof CLASS_TYPES)[number];

/** Whether somebody may join a total class once its first session has begun: not, for the part that is left, or for the whole price. */
export const LATE_JOINS = ['no', 'proRata', 'full'] as const;
export type LateJoin = (typeof LATE_JOINS)[number];

/** Sessions that one sign-up names. */
export const MOST_SESSIONS_SIGNED_UP = 400;
/** Sessions that one form adds. */
export const MOST_SESSIONS_ADDED = 100;

/** Which sessions a change of one is about: it alone, with those of its series that follow, or all of its class to come. */
export const SESSION_SCOPES = ['this', 'following', 'all'] as const;
export type SessionScope = (typeof SESSION_SCOPES)[number];

/** How a session stands for somebody who wants to sign up. */
export const SESSION_CHECKS = ['FREE', 'FULL', 'PAST', 'CLOSED', 'CANCELED', 'BOUGHT'] as const;
export type SessionCheck = (typeof SESSION_CHECKS)[number];

/** Status of a sign-up; the letters are the specification's (section 3). */
export const ENROLMENT_STATUSES = ['A', 'P', 'RSD', 'C', 'R'] as const;
export type EnrolmentStatus = (typeof ENROLMENT_STATUSES)[number];
