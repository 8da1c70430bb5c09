/** Rules of a center that its desk may overrule with a reason, in the order in which they are told. Taking anybody or anything twice is none of them. */
export const SOFT_RULES = [
  'past',
  'notice',
  'horizon',
  'period',
  'closed',
  'grid',
  'holiday',
  'break',
  'thingClosed',
  'buffers',
] as const;
export type SoftRule = (typeof SOFT_RULES)[number];

/** Why the desk overrules them. In characters. */
export const LONGEST_OVERRULING = 200;

/** So far back the desk still records and changes visits. */
export const DESK_DAYS_BACK = 31;

/** Mails and refunds of what the desk does wait for so long: until then it can be undone without a trace outside. */
export const UNDO_SECONDS = 10;
