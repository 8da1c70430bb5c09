/** Which door a session was opened at; a session counts in its own area only. */
export const AREAS = ['public', 'business', 'admin'] as const;
export type Area = (typeof AREAS)[number];

/** The area that a page's path, without its language, lies in. */
export function areaOfPath(path: string): Area {
  if (/^\/business(\/|$)/.test(path)) return 'business';
  return /^\/admin(\/|$)/.test(path) ? 'admin' : 'public';
}

/** What somebody may be at Radura itself, beside a customer. */
export const TEAM_ROLES = ['admin', 'author'] as const;
export type TeamRole = (typeof TEAM_ROLES)[number];

/** What somebody may be at a provider (specification section 4). */
export const BUSINESS_ROLES = ['owner', 'director', 'manager', 'collaborator'] as const;
export type BusinessRole = (typeof BUSINESS_ROLES)[number];

/** The user types of the specification: roles of the whole marketplace and roles at a provider. */
export const USER_TYPES = [
  'admin',
  'author',
  'collaborator',
  'customer',
  'director',
  'manager',
  'owner',
] as const;
export type UserType = (typeof USER_TYPES)[number];

/** Roles that may not sign in without a second factor: they move money and see everybody's data. */
export const ROLES_WITH_SECOND_FACTOR: readonly UserType[] = ['owner', 'director', 'admin', 'author'];
