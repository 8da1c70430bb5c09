import { operation } from '#web/lib/api.ts';

export const SERVICES_FOUND = operation(`query ServicesFound($providerId: Id!, $search: String!) {
  getSubServices(providerId: $providerId, search: $search) { items { id name isArchived } }
}`);

export const USERS_FOUND = operation(`query UsersFound($providerId: Id!, $search: String!) {
  getCollaborators(providerId: $providerId, search: $search) { items { id name email } }
}`);
