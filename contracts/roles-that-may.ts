import type { ProviderAction } from './provider-actions.ts';
import type { BusinessRole } from './roles.ts';

const OWNER: readonly BusinessRole[] = ['owner'];
const OWNER_AND_DIRECTOR: readonly BusinessRole[] = ['owner', 'director'];
const OWNER_TO_MANAGER: readonly BusinessRole[] = ['owner', 'director', 'manager'];
const EVERY_ROLE: readonly BusinessRole[] = [...OWNER_TO_MANAGER, 'collaborator'];

/**
 * Which roles may do what, for screens that tell somebody who may in their place. It opens nothing: the server's table of actions decides, and a
 * test holds this one to it.
 */
export const ROLES_THAT_MAY: Record<ProviderAction, readonly BusinessRole[]> = {
  seeServices: EVERY_ROLE,
  changeClasses: ['owner', 'director', 'manager'],
  seeProducts: OWNER_TO_MANAGER,
  changeProducts: OWNER_TO_MANAGER,
  seeMemberships: OWNER_TO_MANAGER,
  changeMemberships: OWNER_TO_MANAGER,
  changeServices: OWNER_TO_MANAGER,
  seeProfile: OWNER_TO_MANAGER,
  changeProfile: OWNER_AND_DIRECTOR,
  changeSettings: OWNER_AND_DIRECTOR,
  seePaymentSettings: OWNER_AND_DIRECTOR,
  giftCredit: OWNER_AND_DIRECTOR,
  seePromoCodes: OWNER_AND_DIRECTOR,
  changePromoCodes: OWNER_AND_DIRECTOR,
  changePaymentSettings: OWNER_AND_DIRECTOR,
  seeWidget: OWNER_TO_MANAGER,
  changeWidget: OWNER_AND_DIRECTOR,
  seeEmailTemplates: ['owner', 'director', 'manager'],
  changeEmailTemplates: ['owner', 'director'],
  connectPaymentAccount: OWNER,
  seeHours: EVERY_ROLE,
  changeHours: OWNER_TO_MANAGER,
  setUpCenter: OWNER_AND_DIRECTOR,
  publishCenter: OWNER_AND_DIRECTOR,
  seeStaff: EVERY_ROLE,
  listStaff: OWNER_TO_MANAGER,
  changeStaff: OWNER_AND_DIRECTOR,
  seeUsers: OWNER_AND_DIRECTOR,
  changeUsers: OWNER_AND_DIRECTOR,
  inviteUsers: OWNER_AND_DIRECTOR,
  handOverOwnership: OWNER,
  seeReservations: EVERY_ROLE,
  changeReservations: EVERY_ROLE,
  overruleReservations: OWNER_TO_MANAGER,
  takePayments: OWNER_TO_MANAGER,
  seeTakings: OWNER_AND_DIRECTOR,
  seeCustomers: EVERY_ROLE,
  changeCustomers: OWNER_TO_MANAGER,
  changeCustomerFields: OWNER_AND_DIRECTOR,
  writeCustomerNotes: EVERY_ROLE,
  seeHealthNotes: [...OWNER_AND_DIRECTOR, 'collaborator'],
  importCustomers: OWNER_TO_MANAGER,
  exportCustomers: OWNER_AND_DIRECTOR,
  exportReservations: OWNER_AND_DIRECTOR,
  mergeCustomers: OWNER_TO_MANAGER,
  eraseCustomers: OWNER_AND_DIRECTOR,
  seeNotices: EVERY_ROLE,
  seeMessages: EVERY_ROLE,
  manageChannels: OWNER_TO_MANAGER,
  changeCollaboratorRules: OWNER,
  changePerson: EVERY_ROLE,
};
