import { listAddress } from '#web/lib/list-address.ts';

/** What the address of the list says: its page alone. */
export const WIDGET_ADDRESS = listAddress({});
