import { operation } from '#web/lib/api.ts';

export const ARCHIVED_SERVICES = operation(`query ArchivedServices($providerId: Id!, $page: Int) {
  getSubServices(providerId: $providerId, standing: "archived", page: $page) { total page pages items { id name } }
}`);

export const ARCHIVED_CLASSES = operation(`query ArchivedClasses($providerId: Id!, $serviceType: ClassType!) {
  getClasses(providerId: $providerId, serviceType: $serviceType, archived: true) { id name }
}`);

export const ARCHIVED_VIDEOS = operation(`query ArchivedVideos($providerId: Id!) {
  getProducts(providerId: $providerId, archived: true) { id name }
}`);

export const RESTORE_ARCHIVED_SERVICES =
  operation(`mutation RestoreArchivedServices($providerId: Id!, $ids: [Id!]!) {
  restoreSubServices(providerId: $providerId, ids: $ids) { id }
}`);

export const RESTORE_ARCHIVED_CLASSES = operation(
  'mutation RestoreArchivedClasses($providerId: Id!, $ids: [Id!]!) { restoreClasses(providerId: $providerId, ids: $ids) }',
);

export const RESTORE_ARCHIVED_VIDEOS = operation(
  'mutation RestoreArchivedVideos($providerId: Id!, $ids: [Id!]!) { restoreProducts(providerId: $providerId, ids: $ids) }',
);
