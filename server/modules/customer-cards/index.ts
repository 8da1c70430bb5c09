/** The front door of customer-cards: nobody above reads it; its resolvers do. */
export type { CustomerCard } from './use-cases/get-customer-card.ts';
export { getCustomerCard } from './use-cases/get-customer-card.ts';
export type { CustomerPage, CustomersQuery } from './use-cases/list-customers.ts';
export { listCustomers } from './use-cases/list-customers.ts';
export { customersToExport } from './use-cases/customers-to-export.ts';
export type { ExportedCustomer } from './store/exported-customers.ts';
export { CUSTOMER_SORTS, CUSTOMER_STANDINGS } from './store/find-customers.ts';
export type { ListedCustomer } from './store/find-customers.ts';
export type { SignedNote } from './use-cases/notes.ts';
export { addCustomerNote, getHealthNotes, markCustomerNote, removeCustomerNote } from './use-cases/notes.ts';
