import { listAddress, words } from '#web/lib/list-address.ts';

/** What the address of a list of videos says. */
export const VIDEO_ADDRESS = listAddress({ q: words(100) });
export type VideoAddress = ReturnType<typeof VIDEO_ADDRESS.read>;

/** The digits of an id in an address, or null. */
export const idIn = (digits = ''): number | null => (/^[1-9]\d{0,14}$/.test(digits) ? Number(digits) : null);
