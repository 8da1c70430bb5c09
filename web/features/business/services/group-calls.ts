import { operation } from '#web/lib/api.ts';

export const SERVICE_GROUPS = operation(`query ServiceGroups($providerId: Id!) {
  getServiceGroups(providerId: $providerId) { ...GroupOfServices }
}
fragment GroupOfServices on ServiceGroup { id name color }`);

export const CREATE_GROUP =
  operation(`mutation CreateServiceGroup($providerId: Id!, $input: ServiceGroupInput!) {
  createServiceGroup(providerId: $providerId, input: $input) { id }
}`);

export const EDIT_GROUP =
  operation(`mutation EditServiceGroup($providerId: Id!, $id: Id!, $input: ServiceGroupInput!) {
  editServiceGroup(providerId: $providerId, id: $id, input: $input) { id }
}`);

export const DELETE_GROUP = operation(
  'mutation DeleteServiceGroup($providerId: Id!, $id: Id!) { deleteServiceGroup(providerId: $providerId, id: $id) { id } }',
);

export const REORDER_GROUPS =
  operation(`mutation ReorderServiceGroups($providerId: Id!, $id: Id!, $beforeId: Id) {
  reorderServiceGroups(providerId: $providerId, id: $id, beforeId: $beforeId) { id }
}`);
