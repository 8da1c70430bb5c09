import { operation } from '#web/lib/api.ts';

/** Whether the customers that a list shows can be had as a file now, and how many they are. */
export const CUSTOMERS_EXPORT = operation(`query CustomersExport(
  $providerId: Id!, $search: String, $standing: String, $notSeenDays: Int, $tagId: Id, $isEnding: Boolean
) {
  getExportStanding(providerId: $providerId, list: "customers") { isProved isOpened }
  getCustomers(
    providerId: $providerId, search: $search, standing: $standing, notSeenDays: $notSeenDays, tagId: $tagId, isEnding: $isEnding
  ) { total isMore }
  getCurrentUser { email }
}`);

/** The same of bookings. */
export const RESERVATIONS_EXPORT = operation(`query ReservationsExport(
  $providerId: Id!, $search: String, $standing: String, $payment: String, $resourceId: Id, $serviceId: Id, $customerId: Id, $from: String,
  $to: String
) {
  getExportStanding(providerId: $providerId, list: "reservations") { isProved isOpened }
  getReservations(
    providerId: $providerId, search: $search, standing: $standing, payment: $payment, resourceId: $resourceId, serviceId: $serviceId,
    customerId: $customerId, from: $from, to: $to
  ) { total isMore }
  getCurrentUser { email }
}`);

/** The same of who has a video course. */
export const BUYERS_EXPORT = operation(`query BuyersExport($providerId: Id!, $id: Id!) {
  getExportStanding(providerId: $providerId, list: "buyers") { isProved isOpened }
  getProductBuyers(providerId: $providerId, id: $id) { total }
  getCurrentUser { email }
}`);
