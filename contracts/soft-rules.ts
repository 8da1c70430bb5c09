/**
 * Rules of a center that its desk may overrule with a reason, in the order in which they are told. Taking anybody or anything twice is none of them;
 * starting times, notice, how far ahead one books and the past bind who books from outside alone.
 */
export const SOFT_RULES = ['period', 'closed', 'holiday', 'break', 'thingClosed', 'buffers'] as const;
export type SoftRule = (typeof SOFT_RULES)[number];

/** Why the desk overrules them. In characters. */
export const LONGEST_OVERRULING = 200;

/** So far back the desk still records and changes visits. */
export const DESK_DAYS_BACK = 31;

/** Mails and refunds of what the desk does wait for so long: until then it can be undone without a trace outside. */
export const UNDO_SECONDS = 10;
