/**
 * Where a provider's account at the card processor stands. `started`: its owner has not answered the processor's questions. `askedForMore`:
 * answered, and something is missing or under review. `ready`: it can be paid. `refused`: the processor does not want it. `disconnected`: closed here
 * by its owner, or the processor no longer lets us act for it. A provider without any is `none` to whoever reads.
 */
export const ACCOUNT_STATES = ['started', 'askedForMore', 'ready', 'refused', 'disconnected'] as const;
export type AccountState = (typeof ACCOUNT_STATES)[number];

/** What the processor asks for, in groups that a person understands. */
export const MISSING_THINGS = [
  'profile',
  'company',
  'person',
  'document',
  'bankAccount',
  'terms',
  'other',
] as const;
export type MissingThing = (typeof MISSING_THINGS)[number];

/** An account as the processor shows it, in the words of the port. */
export interface AccountShown {
  businessName: string | null;
  chargesEnabled: boolean;
  payoutsEnabled: boolean;
  detailsSubmitted: boolean;
  currentlyDue: readonly string[];
  dueAt: Date | null;
  disabledReason: string | null;
}

/** What is kept of an account as the processor shows it. */
export interface AccountSeen {
  state: AccountState;
  missing: MissingThing[];
  isInReview: boolean;
  dueAt: Date | null;
  payoutsEnabled: boolean;
  /** Whom customers pay; null: the processor knows no name yet. */
  businessName: string | null;
}

/** The state of an account as the processor shows it now. */
export function accountSeen(account: AccountShown): AccountSeen {
  const state = stateOf(account);
  const missing = state === 'refused' ? [] : missingThings(account.currentlyDue);
  return {
    state,
    missing,
    isInReview: state === 'askedForMore' && missing.length === 0,
    dueAt: missing.length > 0 ? account.dueAt : null,
    payoutsEnabled: account.payoutsEnabled,
    businessName: account.businessName,
  };
}

function stateOf({ chargesEnabled, detailsSubmitted, disabledReason }: AccountShown): AccountState {
  if (disabledReason !== null && /^(rejected\.|listed$)/.test(disabledReason)) return 'refused';
  if (chargesEnabled) return 'ready';
  return detailsSubmitted ? 'askedForMore' : 'started';
}

/** The first that fits: a document of a person is a document. */
const GROUPS: readonly (readonly [RegExp, MissingThing])[] = [
  [/(^|\.)(verification|documents?)(\.|$)/, 'document'],
  [/^external_account/, 'bankAccount'],
  [/^tos_acceptance/, 'terms'],
  [/^(business_profile|settings)\./, 'profile'],
  [/^(company\.|business_type$)/, 'company'],
  [/^(individual|representative|owners|directors|executives|person_\w+|relationship)(\.|$)/, 'person'],
];

/** The groups of what is asked for, each once, in the order people are asked. */
export function missingThings(due: readonly string[]): MissingThing[] {
  const groups = new Set(due.map((name) => GROUPS.find(([names]) => names.test(name))?.[1] ?? 'other'));
  return MISSING_THINGS.filter((thing) => groups.has(thing));
}
