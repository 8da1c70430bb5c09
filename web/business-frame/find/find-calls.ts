import { operation } from '#web/lib/api.ts';

export const SERVICES_FOUND = operation(`query ServicesFound($providerId: Id!, $search: String!) {
  getSubServices(providerId: $providerId, search: $search) { items { id name } }
}`);

export const USERS_FOUND = operation(`query UsersFound($providerId: Id!, $search: String!) {
  getCollaborators(providerId: $providerId, search: $search) { items { id name email } }
}`);

export const CUSTOMERS_FOUND = operation(`query CustomersFound($providerId: Id!, $search: String!) {
  searchCustomers(providerId: $providerId, q: $search) { id firstname lastname email phone }
}`);

export const STAFF_FOUND = operation(`query StaffFound($providerId: Id!, $search: String!) {
  getStaff(providerId: $providerId, search: $search) { items { id name } }
}`);

export const RESERVATION_FOUND = operation(`query ReservationFound($providerId: Id!, $id: Id!) {
  getReservation(providerId: $providerId, id: $id) { reservation { id customerName offerName startsAt } }
}`);
