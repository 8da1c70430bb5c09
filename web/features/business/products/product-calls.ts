import type {
  CourseBuyerSeen,
  OwnCourseSeen,
  OwnFileSeen,
  OwnSectionSeen,
  ListedProduct,
} from '#web/generated/operations.ts';
import { operation } from '#web/lib/api.ts';

export type { CourseBuyerSeen, ListedProduct, OwnCourseSeen, OwnFileSeen, OwnSectionSeen };

const LISTED = `fragment ListedProduct on VideoCourse {
  id name priceCents fileCount sectionCount active archive imageUrl(size: small)
}`;
const SEEN = `fragment OwnCourseSeen on VideoCourse {
  id name description priceCents vatTreatment prodGroupId categoryId categoryName target duration durationType alwaysAvailable active archive
  fileCount sectionCount imageUrl(size: medium) hasPicture pictureState version
  group { id name } intro { name state transcoded signedUrl }
}`;

export const PRODUCTS = operation(`query Products($providerId: Id!, $archived: Boolean) {
  getProducts(providerId: $providerId, archived: $archived) { ...ListedProduct }
} ${LISTED}`);

export const PRODUCT = operation(`query Product($providerId: Id!, $id: Id!, $page: Int) {
  getProduct(providerId: $providerId, id: $id) {
    course { ...OwnCourseSeen }
    sections { ...OwnSectionSeen }
    files { ...OwnFileSeen }
  }
  getProductBuyers(providerId: $providerId, id: $id, page: $page) { total page items { ...CourseBuyerSeen } }
} ${SEEN}
fragment CourseBuyerSeen on VideoCourseBuyer {
  id customerId firstname lastname email source state amountCents startsAt endsAt timeZone
}
fragment OwnSectionSeen on VideoSection { id name numberOfFiles availableAfter periodType }
fragment OwnFileSeen on VideoFile {
  id assetId name title description type free transcoded state failure bytes headHash durationSeconds sectionId signedUrl
}`);

export const NEW_PRODUCT = operation(`query NewProduct($providerId: Id!) {
  getServiceGroups(providerId: $providerId, kind: video) { id name }
  categories { id name }
  getCurrentUser { businesses { providerId viewerCan } }
}`);

export const PRODUCT_TO_EDIT = operation(`query ProductToEdit($providerId: Id!, $id: Id!) {
  getProduct(providerId: $providerId, id: $id) { course { ...OwnCourseSeen } }
  getServiceGroups(providerId: $providerId, kind: video) { id name }
  categories { id name }
  getCurrentUser { businesses { providerId viewerCan } }
} ${SEEN}`);

export const CREATE_PRODUCT = operation(`mutation CreateProduct($providerId: Id!, $input: VideoCourseInput!) {
  createProduct(providerId: $providerId, input: $input)
}`);
export const EDIT_PRODUCT =
  operation(`mutation EditProduct($providerId: Id!, $id: Id!, $version: Int!, $input: VideoCourseInput!) {
  editProduct(providerId: $providerId, id: $id, version: $version, input: $input)
}`);
export const TOGGLE_PRODUCT =
  operation(`mutation ToggleProduct($providerId: Id!, $id: Id!, $active: Boolean!) {
  toggleProduct(providerId: $providerId, id: $id, active: $active)
}`);
export const ARCHIVE_PRODUCTS = operation(`mutation ArchiveProducts($providerId: Id!, $ids: [Id!]!) {
  archiveProducts(providerId: $providerId, ids: $ids, withContent: true)
}`);
export const RESTORE_PRODUCTS = operation(
  'mutation RestoreProducts($providerId: Id!, $ids: [Id!]!) { restoreProducts(providerId: $providerId, ids: $ids) }',
);
export const DELETE_PRODUCT = operation(
  'mutation DeleteProduct($providerId: Id!, $id: Id!) { deleteProduct(providerId: $providerId, id: $id) }',
);
export const REORDER_PRODUCTS = operation(
  'mutation ReorderProducts($providerId: Id!, $ids: [Id!]!) { reorderProducts(providerId: $providerId, ids: $ids) }',
);
export const ASSIGN_PRODUCT =
  operation(`mutation AssignProduct($providerId: Id!, $productId: Id!, $customerId: Id!) {
  assignProduct(providerId: $providerId, productId: $productId, customerId: $customerId)
}`);
export const TAKE_BACK_PRODUCT = operation(`mutation TakeBackProduct($providerId: Id!, $accessId: Id!) {
  takeBackProduct(providerId: $providerId, accessId: $accessId)
}`);
