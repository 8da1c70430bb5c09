import type { ListedMembership, MembershipSeen, PassSeen } from '#web/generated/operations.ts';
import { operation } from '#web/lib/api.ts';
import { MONEY } from '#web/business-frame/reservations/reservation-calls.ts';

export type { ListedMembership, MembershipSeen, PassSeen };

const OFFERS = `offers {
    id name description priceCents sessionsCounter duration durationType begins startTime endTime isRecurringPayment isPublished
  }`;
const LISTED = `fragment ListedMembership on Membership {
  id name type isPublished isArchived counter offers { id name priceCents sessionsCounter startTime endTime isRecurringPayment isPublished }
}`;
const SEEN = `fragment MembershipSeen on Membership {
  id name description color type vatTreatment coversAll covers parts { offerId entries } isPublished isArchived version ${OFFERS}
  rules { type period amount }
}`;
/** A pass as lists and cards show it. */
export const PASS = `fragment PassSeen on UserMembership {
  id customerId customer orderId name offerName color priceCents entries left parts { name entries left } startsOn endsOn startBy seasonFrom standing
  uses { id kind reservationId subscriptionId name visitAt state }
}`;

export const MEMBERSHIPS =
  operation(`query Memberships($providerId: Id!, $archived: Boolean, $onSale: Boolean) {
  getMemberships(providerId: $providerId, archived: $archived, onSale: $onSale) { ...ListedMembership }
  getPaymentOptions(providerId: $providerId) { serviceMembership courseMembership }
} ${LISTED}`);

export const HOLDERS = operation(`query MembershipHolders($providerId: Id!, $page: Int) {
  getUserMemberships(providerId: $providerId, page: $page) { total pages items { ...PassSeen } }
} ${PASS}`);

export const PASS_DETAIL = operation(`query PassDetail($providerId: Id!, $id: Id!) {
  getUserMembership(providerId: $providerId, id: $id) { timeZone pass { ...PassSeen } money { ...ReservationMoney } }
} ${PASS} ${MONEY}`);

export const NEW_MEMBERSHIP = operation(`query NewMembership($providerId: Id!) {
  getOffersToCover(providerId: $providerId) { id name isClass priceCents }
  getCurrentUser { businesses { providerId viewerCan } }
}`);

export const MEMBERSHIP_TO_EDIT = operation(`query MembershipToEdit($providerId: Id!, $id: Id!) {
  getMembership(providerId: $providerId, id: $id) { ...MembershipSeen }
  getOffersToCover(providerId: $providerId, membershipId: $id) { id name isClass priceCents }
  getCurrentUser { businesses { providerId viewerCan } }
} ${SEEN}`);

export const CREATE_MEMBERSHIP =
  operation(`mutation CreateMembership($providerId: Id!, $input: MembershipInput!) {
  createMembership(providerId: $providerId, input: $input)
}`);
export const EDIT_MEMBERSHIP =
  operation(`mutation EditMembership($providerId: Id!, $id: Id!, $version: Int!, $input: MembershipInput!) {
  editMembership(providerId: $providerId, id: $id, version: $version, input: $input)
}`);
export const TOGGLE_MEMBERSHIP =
  operation(`mutation ToggleMembership($providerId: Id!, $id: Id!, $published: Boolean!) {
  toggleMembership(providerId: $providerId, id: $id, published: $published)
}`);
export const ARCHIVE_MEMBERSHIP = operation(
  'mutation ArchiveMembership($providerId: Id!, $ids: [Id!]!) { archiveMembership(providerId: $providerId, ids: $ids) }',
);
export const RESTORE_MEMBERSHIP = operation(
  'mutation RestoreMembership($providerId: Id!, $ids: [Id!]!) { restoreMembership(providerId: $providerId, ids: $ids) }',
);
export const DELETE_MEMBERSHIP = operation(
  'mutation DeleteMembership($providerId: Id!, $id: Id!) { deleteMembership(providerId: $providerId, id: $id) }',
);
export const SELL_PASS = operation(`mutation SellPass($providerId: Id!, $input: PassSaleInput!) {
  sellPass(providerId: $providerId, input: $input) { id orderId }
}`);
