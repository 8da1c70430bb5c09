import { RESOURCE_KINDS } from '#contracts/statuses.ts';
import type { ListedResource, StaffMemberSeen as SeenMember } from '#web/generated/operations.ts';
import { operation } from '#web/lib/api.ts';

/** A person, room or kind of equipment. */
export type { ListedResource, SeenMember };
/** When a thing or a unit of it cannot be used; local times of the center, `2026-11-20 09:00`. */
export type OutOfService = ListedResource['outOfService'][number];

export const isPerson = ({ resTypeId }: Pick<ListedResource, 'resTypeId'>): boolean =>
  resTypeId === RESOURCE_KINDS.human;

const LISTED = `fragment ListedResource on ProviderResource {
  id resTypeId name gender type role color quantity capacity unitNames archive version user { name email }
  outOfService { id unit start end isNow reason }
}`;
const SEEN = `fragment StaffMemberSeen on StaffMember {
  localNow comingBookings services { id name isArchived }
  resource { ...ListedResource schedules { day workTime { start end } } }
}`;

export const STAFF =
  operation(`query Staff($providerId: Id!, $kind: Int, $search: String, $isArchived: Boolean, $page: Int) {
  getStaff(providerId: $providerId, kind: $kind, search: $search, isArchived: $isArchived, page: $page) {
    total page pages mayAddPerson items { ...ListedResource }
  }
}
${LISTED}`);

export const NEW_MEMBER = operation(`query NewMember($providerId: Id!) {
  getStaff(providerId: $providerId) { mayAddPerson }
  getCurrentUser { businesses { providerId viewerCan } }
}`);

export const STAFF_MEMBER = operation(`query StaffMember($providerId: Id!, $id: Id!) {
  getStaffMember(providerId: $providerId, id: $id) { ...StaffMemberSeen }
}
${SEEN}
${LISTED}`);

export const MEMBER_TO_CHANGE = operation(`query MemberToChange($providerId: Id!, $id: Id!) {
  getStaffMember(providerId: $providerId, id: $id) { localNow resource { ...ListedResource } }
  getCurrentUser { businesses { providerId viewerCan } }
}
${LISTED}`);

export const STAFF_ORDER = operation(`query StaffOrder($providerId: Id!) {
  getOwnResources(providerId: $providerId) { id resTypeId name archive }
  getCurrentUser { businesses { providerId viewerCan } }
}`);

export const CREATE_RESOURCE =
  operation(`mutation CreateResource($providerId: Id!, $input: NewResourceInput!) {
  createResource(providerId: $providerId, input: $input) { id }
}`);

export const EDIT_RESOURCE =
  operation(`mutation EditResource($providerId: Id!, $id: Id!, $version: Int!, $input: ResourceInput!, $acts: [HurtActInput!]) {
  updateResource(providerId: $providerId, id: $id, version: $version, input: $input, acts: $acts) { id }
}`);

export const ARCHIVE_RESOURCE = operation(
  'mutation ArchiveResource($providerId: Id!, $id: Id!, $acts: [HurtActInput!]) { archiveResource(providerId: $providerId, id: $id, acts: $acts) { id } }',
);

export const RESTORE_RESOURCE = operation(
  'mutation RestoreResource($providerId: Id!, $id: Id!) { restoreResource(providerId: $providerId, id: $id) { id } }',
);

export const ORDER_RESOURCES = operation(`mutation OrderResources($providerId: Id!, $id: Id!, $beforeId: Id) {
  orderResources(providerId: $providerId, id: $id, beforeId: $beforeId) { id }
}`);

export const TAKE_OUT_OF_SERVICE =
  operation(`mutation TakeOutOfService($providerId: Id!, $id: Id!, $input: OutOfServiceInput!, $acts: [HurtActInput!]) {
  takeOutOfService(providerId: $providerId, id: $id, input: $input, acts: $acts)
}`);

export const PUT_BACK_IN_SERVICE = operation(
  'mutation PutBackInService($providerId: Id!, $id: Id!) { putBackInService(providerId: $providerId, id: $id) }',
);
