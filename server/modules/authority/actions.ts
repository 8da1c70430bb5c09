import type { ProviderAction } from '#contracts/provider-actions.ts';
import type { BusinessRole } from '#contracts/roles.ts';
import type { Feature } from '#server/modules/packages/index.ts';

/** Of what: everything of the provider, or what is the person's own there, such as the services they do. */
export type Extent = 'all' | 'own';

export interface ActionRule {
  /** Which roles may, and of what; a role that is not named may not. */
  roles: Partial<Record<BusinessRole, Extent>>;
  /** Only while the provider's package opens this; null: with every package. */
  feature: Feature | null;
  /** Only for who has proved again who they are, a quarter of an hour ago at most. */
  isAfterStepUp: boolean;
}

const OWNER_TO_MANAGER = { owner: 'all', director: 'all', manager: 'all' } as const;
const EVERY_ROLE = { ...OWNER_TO_MANAGER, collaborator: 'own' } as const;

const rule = (roles: ActionRule['roles'], more: Partial<ActionRule> = {}): ActionRule => ({
  roles,
  feature: null,
  isAfterStepUp: false,
  ...more,
});

/** Who may do what at a provider: the one table (specification section 6). Commands, reads, `viewerCan` and the access tests all read it. */
export const ACTIONS: Record<ProviderAction, ActionRule> = {
  seeServices: rule(EVERY_ROLE),
  changeServices: rule(OWNER_TO_MANAGER),
};
