import type { AdminAction } from '#contracts/admin-actions.ts';
import type { TeamRole } from '#contracts/roles.ts';
import type { Extent } from './actions.ts';

export interface AdminRule {
  /** Which roles may, and of what; a role that is not named may not. */
  roles: Partial<Record<TeamRole, Extent>>;
  /** Only for who has proved again who they are, a quarter of an hour ago at most. */
  isAfterStepUp: boolean;
}

const rule = (roles: AdminRule['roles'], isAfterStepUp = false): AdminRule => ({ roles, isAfterStepUp });

/** Who of the team of Radura may do what, signed in at `/admin`: commands, reads, `adminCan` and the access tests all read it. */
export const ADMIN_RULES: Record<AdminAction, AdminRule> = {
  // An author's own are those under their name.
  writeArticles: rule({ admin: 'all', author: 'own' }),
  changeAuthors: rule({ admin: 'all', author: 'own' }),
  manageAuthors: rule({ admin: 'all' }),
  changeCategories: rule({ admin: 'all' }),
  writeNewsletters: rule({ admin: 'all' }),
  sendNewsletters: rule({ admin: 'all' }, true),
  answerMessages: rule({ admin: 'all' }),
  changeAppVersions: rule({ admin: 'all' }, true),
  changeTexts: rule({ admin: 'all' }),
  publishTexts: rule({ admin: 'all' }, true),
  seeTeam: rule({ admin: 'all' }),
  changeTeam: rule({ admin: 'all' }, true),
};
