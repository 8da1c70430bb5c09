import { listAddress, oneOf } from '#web/lib/list-address.ts';

/** What the address of the list says: those in use, or the archived ones. */
export const PRODUCT_ADDRESS = listAddress({ show: oneOf<'current' | 'archived'>(['current', 'archived']) });
export type ProductAddress = ReturnType<typeof PRODUCT_ADDRESS.read>;
