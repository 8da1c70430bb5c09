import type { BusinessRole } from '#contracts/roles.ts';
import * as m from '#contracts/texts/messages.js';

/** What somebody is at a center, as people read it. */
export const ROLE_NAMES = {
  owner: m.bizlogin_role_owner,
  director: m.bizlogin_role_director,
  manager: m.bizlogin_role_manager,
  collaborator: m.bizlogin_role_collaborator,
} satisfies Record<BusinessRole, unknown>;
