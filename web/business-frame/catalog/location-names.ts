import * as m from '#contracts/texts/messages.js';
import type { Message } from '#web/lib/texts-in.ts';

/** Where a service or class takes place (specification section 3, location types), in the order in which they are offered. */
export const LOCATION_NAMES: Readonly<Record<number, Message<Record<never, never>>>> = {
  1: m.services_place_here,
  2: m.services_place_note,
  3: m.services_place_map,
  4: m.services_place_online,
};
