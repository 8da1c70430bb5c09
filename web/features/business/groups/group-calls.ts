import type { SeenGroup as Group } from '#web/generated/operations.ts';
import { operation } from '#web/lib/api.ts';

/** A name and a colour that several offers share. */
export type { Group };

export const GROUPS = operation(`query Groups($providerId: Id!, $kind: GroupKind!) {
  getServiceGroups(providerId: $providerId, kind: $kind) { ...SeenGroup }
}
fragment SeenGroup on ServiceGroup { id name color }`);

export const CREATE_GROUP =
  operation(`mutation CreateServiceGroup($providerId: Id!, $kind: GroupKind!, $input: ServiceGroupInput!) {
  createServiceGroup(providerId: $providerId, kind: $kind, input: $input) { id }
}`);

export const EDIT_GROUP =
  operation(`mutation EditServiceGroup($providerId: Id!, $kind: GroupKind!, $id: Id!, $input: ServiceGroupInput!) {
  editServiceGroup(providerId: $providerId, kind: $kind, id: $id, input: $input) { id }
}`);

export const DELETE_GROUP =
  operation(`mutation DeleteServiceGroup($providerId: Id!, $kind: GroupKind!, $id: Id!) {
  deleteServiceGroup(providerId: $providerId, kind: $kind, id: $id) { id }
}`);

export const REORDER_GROUPS =
  operation(`mutation ReorderServiceGroups($providerId: Id!, $kind: GroupKind!, $id: Id!, $beforeId: Id) {
  reorderServiceGroups(providerId: $providerId, kind: $kind, id: $id, beforeId: $beforeId) { id }
}`);
