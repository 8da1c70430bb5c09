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
  /** Also for who has just registered and not proved the e-mail: what is seen by nobody else before the center is published. */
  isForNewcomers: boolean;
}

const OWNER_TO_MANAGER = { owner: 'all', director: 'all', manager: 'all' } as const;
const OWNER_AND_DIRECTOR = { owner: 'all', director: 'all' } as const;
const EVERY_ROLE = { ...OWNER_TO_MANAGER, collaborator: 'own' } as const;

const rule = (roles: ActionRule['roles'], more: Partial<ActionRule> = {}): ActionRule => ({
  roles,
  feature: null,
  isAfterStepUp: false,
  isForNewcomers: false,
  ...more,
});

const FOR_NEWCOMERS = { isForNewcomers: true };

/** Who may do what at a provider: the one table (specification section 6). Commands, reads, `viewerCan` and the access tests all read it. */
export const ACTIONS: Record<ProviderAction, ActionRule> = {
  seeServices: rule(EVERY_ROLE, FOR_NEWCOMERS),
  changeServices: rule(OWNER_TO_MANAGER, FOR_NEWCOMERS),
  changeClasses: rule(OWNER_TO_MANAGER, { feature: 'classes' }),
  seeProducts: rule(OWNER_TO_MANAGER),
  changeProducts: rule(OWNER_TO_MANAGER, { feature: 'videos' }),
  seeMemberships: rule(OWNER_TO_MANAGER),
  changeMemberships: rule(OWNER_TO_MANAGER, { feature: 'memberships' }),
  seeProfile: rule(OWNER_TO_MANAGER, FOR_NEWCOMERS),
  changeProfile: rule(OWNER_AND_DIRECTOR, FOR_NEWCOMERS),
  changeSettings: rule(OWNER_AND_DIRECTOR, FOR_NEWCOMERS),
  seePaymentSettings: rule(OWNER_AND_DIRECTOR),
  changePaymentSettings: rule(OWNER_AND_DIRECTOR, { isAfterStepUp: true }),
  seeWidget: rule(OWNER_TO_MANAGER),
  changeWidget: rule(OWNER_AND_DIRECTOR, { feature: 'widget' }),
  seeEmailTemplates: rule(OWNER_TO_MANAGER),
  changeEmailTemplates: rule(OWNER_AND_DIRECTOR, { feature: 'emailTemplates' }),
  // Whose money it is decides where it goes.
  connectPaymentAccount: rule({ owner: 'all' }, { isAfterStepUp: true }),
  seeHours: rule(EVERY_ROLE),
  changeHours: rule(OWNER_TO_MANAGER),
  setUpCenter: rule(OWNER_AND_DIRECTOR, FOR_NEWCOMERS),
  publishCenter: rule(OWNER_AND_DIRECTOR),
  seeStaff: rule(EVERY_ROLE),
  // The screen of all of them: a collaborator sees their own through what leads there.
  listStaff: rule(OWNER_TO_MANAGER),
  changeStaff: rule(OWNER_AND_DIRECTOR),
  seeUsers: rule(OWNER_AND_DIRECTOR),
  // Also with a package for one alone: who was let in must be kept out when it ends.
  changeUsers: rule(OWNER_AND_DIRECTOR),
  inviteUsers: rule(OWNER_AND_DIRECTOR, { feature: 'staff' }),
  handOverOwnership: rule({ owner: 'all' }, { isAfterStepUp: true }),
  // A collaborator's own: what is with the person of the staff that they are there.
  seeReservations: rule(EVERY_ROLE),
  changeReservations: rule(EVERY_ROLE),
  // At a time that only rules of the center speak against.
  overruleReservations: rule(OWNER_TO_MANAGER),
  takePayments: rule(OWNER_TO_MANAGER),
  // Credit that nobody paid for.
  giftCredit: rule(OWNER_AND_DIRECTOR, { feature: 'wallets' }),
  seePromoCodes: rule(OWNER_AND_DIRECTOR),
  changePromoCodes: rule(OWNER_AND_DIRECTOR, { feature: 'wallets' }),
  // Sums beyond today's till.
  seeTakings: rule(OWNER_AND_DIRECTOR),
  // A collaborator's own are those who come to their bookings.
  seeCustomers: rule(EVERY_ROLE),
  changeCustomers: rule(OWNER_TO_MANAGER),
  // Which fields there are, never what stands in them.
  changeCustomerFields: rule(OWNER_AND_DIRECTOR),
  // A collaborator's own are of those who come to their bookings.
  writeCustomerNotes: rule(EVERY_ROLE),
  // Who treats somebody, and who answers for the center.
  seeHealthNotes: rule({ ...OWNER_AND_DIRECTOR, collaborator: 'own' }, { isAfterStepUp: true }),
  importCustomers: rule(OWNER_TO_MANAGER),
  // A file leaves the center with all who come there: for who answers for it.
  exportCustomers: rule(OWNER_AND_DIRECTOR, { feature: 'exports', isAfterStepUp: true }),
  exportReservations: rule(OWNER_AND_DIRECTOR, { feature: 'exports', isAfterStepUp: true }),
  mergeCustomers: rule(OWNER_TO_MANAGER, { isAfterStepUp: true }),
  // What is kept of who has left is for who answers for the center.
  eraseCustomers: rule(OWNER_AND_DIRECTOR),
  // What was told to oneself; the table says of each kind of notice who may be told it.
  seeNotices: rule(EVERY_ROLE, FOR_NEWCOMERS),
  // Of the desk's chats; a collaborator's own are those with colleagues.
  seeMessages: rule(EVERY_ROLE),
  manageChannels: rule(OWNER_TO_MANAGER),
  // What collaborators may is the owner's word; a director is told it by what they may not.
  changeCollaboratorRules: rule({ owner: 'all' }, FOR_NEWCOMERS),
  // At a shared computer, to a colleague's session by their PIN: it lends nobody a right.
  changePerson: rule(EVERY_ROLE),
};
