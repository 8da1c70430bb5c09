import type { AdminAction } from '#contracts/admin-actions.ts';
import type { ProviderAction } from '#contracts/provider-actions.ts';
import type { Area, BusinessRole } from '#contracts/roles.ts';
import { ACTIONS, ADMIN_RULES } from '#server/modules/authority/index.ts';

/** Somebody who tries the doors. Whoever works at a provider is signed in where businesses sign in, unless said otherwise. */
export interface Actor {
  /** Null: not signed in. */
  area: Area | null;
  role: 'customer' | 'author' | 'admin';
  /** Where they work: at the provider the others are customers of, or at another one. */
  at: 'here' | 'elsewhere' | null;
  as: BusinessRole | null;
  isDisabled: boolean;
  /** Whether the e-mail is proved; who has just registered a business is in without. */
  isProved: boolean;
}

const nobody: Actor = { area: null, role: 'customer', at: null, as: null, isDisabled: false, isProved: true };
const somebody: Actor = { ...nobody, area: 'public' };
const colleague = (as: BusinessRole): Actor => ({ ...somebody, area: 'business', at: 'here', as });

/** Everybody the table speaks of. The same people "in private" are signed in as customers, which gives no right to a business. */
export const ACTORS = {
  visitor: nobody,
  customer: somebody,
  collaborator: colleague('collaborator'),
  manager: colleague('manager'),
  director: colleague('director'),
  owner: colleague('owner'),
  'owner of another provider': { ...colleague('owner'), at: 'elsewhere' },
  'owner who has just registered': { ...colleague('owner'), isProved: false },
  author: { ...somebody, role: 'author', area: 'admin' },
  admin: { ...somebody, role: 'admin', area: 'admin' },
  'disabled customer': { ...somebody, isDisabled: true },
  'disabled owner': { ...colleague('owner'), isDisabled: true },
  'collaborator in private': { ...colleague('collaborator'), area: 'public' },
  'manager in private': { ...colleague('manager'), area: 'public' },
  'director in private': { ...colleague('director'), area: 'public' },
  'owner in private': { ...colleague('owner'), area: 'public' },
  'owner of another provider in private': { ...colleague('owner'), at: 'elsewhere', area: 'public' },
  'admin in private': { ...somebody, role: 'admin' },
  'author in private': { ...somebody, role: 'author' },
} as const satisfies Record<string, Actor>;

export type ActorName = keyof typeof ACTORS;

const names = Object.keys(ACTORS) as ActorName[];
const those = (are: (actor: Actor) => boolean): readonly ActorName[] =>
  names.filter((name) => are(ACTORS[name]));

export const NOBODY: readonly ActorName[] = [];
export const EVERYBODY = names;
/** Those whose account works, and visitors. */
export const EVERYBODY_NOT_DISABLED = those(({ isDisabled }) => !isDisabled);
/** Those who come in with their password. */
export const EVERYBODY_WHO_COMES_IN = those(({ isDisabled, isProved }) => !isDisabled && isProved);
export const SIGNED_IN = those(({ area, isDisabled, isProved }) => area !== null && !isDisabled && isProved);
/** Signed in where customers sign in: calls that know no other area. */
export const SIGNED_IN_AS_CUSTOMER = those(({ area, isDisabled }) => area === 'public' && !isDisabled);
/** Signed in where businesses sign in: the pages below `/business`. */
export const SIGNED_IN_AS_BUSINESS = SIGNED_IN.filter((name) => ACTORS[name].area === 'business');
/** The same, and who has just registered a business. */
export const IN_AT_BUSINESS = those(({ area, isDisabled }) => area === 'business' && !isDisabled);
export const WORKS_IN_BUSINESS = those(
  ({ as, area, isDisabled, isProved }) => as !== null && area === 'business' && !isDisabled && isProved,
);
export const WORKS_SOMEWHERE = those(
  ({ as, isDisabled, isProved }) => as !== null && !isDisabled && isProved,
);
export const ALL_BUT_OWNERS = SIGNED_IN.filter((name) => (ACTORS[name] as Actor).as !== 'owner');
export const CUSTOMERS_BUT_OWNERS = SIGNED_IN_AS_CUSTOMER.filter((name) => ALL_BUT_OWNERS.includes(name));

/** Those whose role at a provider may, by the product's own table, signed in where businesses sign in. */
export const whoMay = (action: ProviderAction): readonly ActorName[] =>
  IN_AT_BUSINESS.filter((name) => {
    const { as, isProved } = ACTORS[name] as Actor;
    const { roles, isForNewcomers } = ACTIONS[action];
    return as !== null && roles[as] !== undefined && (isProved || isForNewcomers);
  });

/** Those whose role at Radura may, by the product's own table, signed in at `/admin`. */
export const whoMayAdmin = (action: AdminAction): readonly ActorName[] =>
  names.filter((name) => {
    const { role, area } = ACTORS[name] as Actor;
    return area === 'admin' && role !== 'customer' && ADMIN_RULES[action].roles[role] !== undefined;
  });
