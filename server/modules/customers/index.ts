export { customerFoundOrAdded, fillContact } from './store/customers.ts';
export { blacklistCustomer } from './use-cases/blacklist-customer.ts';
export { findOrAddCustomer } from './use-cases/find-or-add-customer.ts';
export { addressesOfCustomer, customersPersonalData } from './use-cases/personal-data.ts';
export type { Customer } from './use-cases/get-customer.ts';
export { getCustomer, getCustomers, isKnownCustomer } from './use-cases/get-customer.ts';
