import type {
  GroupOfServices as ServiceGroup,
  ListedService,
  ResourceOfService as ServiceResource,
  ServiceSeen as OwnService,
} from '#web/generated/operations.ts';
import { operation } from '#web/lib/api.ts';

/** Dates `2027-03-08`, minutes of the day. */
export type { ListedService, OwnService, ServiceGroup, ServiceResource };
/** An offer as its provider sees it. */
export type OwnOffer = OwnService['offers'][number];

const LISTED = `fragment ListedService on OwnService {
  id name isActive isPublished isArchived version group { id name color }
  offers { priceCents duration isActive people }
}`;
const SEEN = `fragment ServiceSeen on OwnService {
  id name description imageUrl shownImageUrl(size: medium) isActive isPublished isArchived version isAlwaysAvailable
  periodStartDate periodEndDate periodStartMinute periodEndMinute locationType minCalendarSlot group { id name color }
  offers {
    id name description priceCents duration prepareMinutes cleanupMinutes capacity minimumCapacity vatTreatment isActive people
    needs { units resourceIds names }
  }
}`;
const GROUP = 'fragment GroupOfServices on ServiceGroup { id name color }';
const RESOURCE = 'fragment ResourceOfService on ServiceResource { id name kind quantity }';

export const SERVICES = operation(`query OwnServices(
  $providerId: Id!, $search: String, $standing: String, $time: String, $groupId: Id, $sort: String, $isDescending: Boolean, $page: Int
) {
  getSubServices(
    providerId: $providerId, search: $search, standing: $standing, time: $time, groupId: $groupId, sort: $sort, isDescending: $isDescending, page: $page
  ) { total page pages items { ...ListedService } }
  getServiceGroups(providerId: $providerId, kind: service) { ...GroupOfServices }
}
${LISTED}
${GROUP}`);

export const SERVICE_DETAIL = operation(`query OwnService($providerId: Id!, $id: Id!) {
  getSubService(providerId: $providerId, id: $id) { ...ServiceSeen }
}
${SEEN}`);

export const SERVICE_TO_EDIT = operation(`query ServiceToEdit($providerId: Id!, $id: Id!) {
  getSubService(providerId: $providerId, id: $id) { ...ServiceSeen }
  getServiceGroups(providerId: $providerId, kind: service) { ...GroupOfServices }
  getServiceResources(providerId: $providerId) { ...ResourceOfService }
}
${SEEN}
${GROUP}
${RESOURCE}`);

export const NEW_SERVICE = operation(`query NewService($providerId: Id!) {
  getServiceGroups(providerId: $providerId, kind: service) { ...GroupOfServices }
  getServiceResources(providerId: $providerId) { ...ResourceOfService }
}
${GROUP}
${RESOURCE}`);

export const CREATE_SERVICE = operation(`mutation CreateService($providerId: Id!, $input: SubServiceInput!) {
  createSubService(providerId: $providerId, input: $input) { id }
}`);

export const EDIT_SERVICE =
  operation(`mutation EditService($providerId: Id!, $id: Id!, $version: Int!, $input: SubServiceInput!, $acts: [HurtActInput!]) {
  editSubService(providerId: $providerId, id: $id, version: $version, input: $input, acts: $acts) { id }
}`);

export const TOGGLE_SERVICES =
  operation(`mutation ToggleServices($providerId: Id!, $ids: [Id!]!, $active: Boolean, $published: Boolean) {
  toggleSubServices(providerId: $providerId, ids: $ids, active: $active, published: $published) { id }
}`);

export const ARCHIVE_SERVICES = operation(
  'mutation ArchiveServices($providerId: Id!, $ids: [Id!]!, $acts: [HurtActInput!]) { archiveSubServices(providerId: $providerId, ids: $ids, acts: $acts) { id } }',
);

export const RESTORE_SERVICES = operation(
  'mutation RestoreServices($providerId: Id!, $ids: [Id!]!) { restoreSubServices(providerId: $providerId, ids: $ids) { id } }',
);

export const DELETE_SERVICES = operation(
  'mutation DeleteServices($providerId: Id!, $ids: [Id!]!, $acts: [HurtActInput!]) { deleteSubServices(providerId: $providerId, ids: $ids, acts: $acts) }',
);
