import type {
  ListedUser,
  StaffPersonToChoose as StaffPerson,
  UserSeen as SeenUser,
} from '#web/generated/operations.ts';
import { operation } from '#web/lib/api.ts';

/** Somebody who works, worked or is invited at a center. */
export type { ListedUser, SeenUser, StaffPerson };
export type UserAct = ListedUser['acts'][number];
export type Role = ListedUser['role'];

const LISTED = `fragment ListedUser on Collaborator {
  id name email role standing version isMe acts signedInAt comingBookings offeredRole offeredUntil
  staff { id name } offeredStaff { id name }
  percentType share { ...ShareSeen } globalShare { ...ShareSeen } shareVersion
}
fragment ShareSeen on ShareAmount { amountType amount }`;
const SEEN = `fragment UserSeen on Collaborator { ...ListedUser since history { at by action roleBefore roleAfter } turns { at from device } }`;
const STAFF = 'fragment StaffPersonToChoose on StaffPerson { id name }';

export const USERS = operation(`query Users(
  $providerId: Id!, $search: String, $role: String, $standing: String, $isAllocated: Boolean, $sort: String, $isDescending: Boolean, $page: Int
) {
  getCollaborators(
    providerId: $providerId, search: $search, role: $role, standing: $standing, isAllocated: $isAllocated, sort: $sort,
    isDescending: $isDescending, page: $page
  ) { total page pages isStaffOpened items { ...ListedUser } }
}
${LISTED}`);

export const USER_DETAIL = operation(`query UserDetail($providerId: Id!, $id: Id!) {
  getCollaborator(providerId: $providerId, id: $id) { ...UserSeen }
}
${SEEN}
${LISTED}`);

export const USER_TO_CHANGE = operation(`query UserToChange($providerId: Id!, $id: Id!) {
  getCollaborator(providerId: $providerId, id: $id) { ...ListedUser }
  getCollaborators(providerId: $providerId) { rolesToGive }
  getUnassignedStaff(providerId: $providerId) { ...StaffPersonToChoose }
  getCurrentUser { email }
}
${LISTED}
${STAFF}`);

export const NEW_USER = operation(`query NewUser($providerId: Id!) {
  getCollaborators(providerId: $providerId) { isStaffOpened rolesToGive }
  getUnassignedStaff(providerId: $providerId) { ...StaffPersonToChoose }
}
${STAFF}`);

export const INVITE_USER = operation(`mutation InviteUser($providerId: Id!, $input: CollaboratorInput!) {
  inviteCollaborator(providerId: $providerId, input: $input) { id }
}`);

export const CHANGE_ROLE =
  operation(`mutation ChangeUserRole($providerId: Id!, $id: Id!, $version: Int!, $role: String!) {
  updateCollaborator(providerId: $providerId, id: $id, version: $version, role: $role) { id }
}`);

export const SAVE_SHARE =
  operation(`mutation SaveShare($providerId: Id!, $id: Id!, $version: Int!, $input: CollaboratorShareInput!) {
  saveCollaboratorShare(providerId: $providerId, id: $id, version: $version, input: $input) { id }
}`);

export const ASSIGN_USER =
  operation(`mutation AssignUser($providerId: Id!, $id: Id!, $resourceId: Id, $newStaffName: String) {
  assignCollaborator(providerId: $providerId, id: $id, resourceId: $resourceId, newStaffName: $newStaffName) { id }
}`);

export const DEACTIVATE_USER = operation(
  'mutation DeactivateUser($providerId: Id!, $id: Id!, $acts: [HurtActInput!]) { deactivateCollaborator(providerId: $providerId, id: $id, acts: $acts) { id } }',
);

export const REACTIVATE_USER = operation(
  'mutation ReactivateUser($providerId: Id!, $id: Id!) { reactivateCollaborator(providerId: $providerId, id: $id) { id } }',
);

export const RESEND_INVITATION = operation(
  'mutation ResendInvitation($providerId: Id!, $id: Id!) { verifyCollaboratorEmail(providerId: $providerId, id: $id) { id } }',
);

export const WITHDRAW_INVITATION = operation(
  'mutation WithdrawInvitation($providerId: Id!, $id: Id!) { withdrawInvitation(providerId: $providerId, id: $id) }',
);

export const HAND_OVER = operation(
  'mutation HandOver($providerId: Id!, $id: Id!) { handOverOwnership(providerId: $providerId, id: $id) { id } }',
);
