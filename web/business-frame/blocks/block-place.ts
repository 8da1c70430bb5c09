import { isLocalDate } from '#contracts/time.ts';
import type { LocalDate } from '#contracts/time.ts';
import { readMinuteOfDay } from '#contracts/time-text.ts';
import { idOrNone } from '#web/lib/list-address.ts';

/** What stands in the address for a block that is not there yet. */
export const NEW_BLOCK = 'new';

/** What the address of a block's form says of it. */
export interface BlockPlace {
  /** The date of a new one; of one that repeats, which of its dates was opened: null for all of them. */
  on: LocalDate | null;
  /** Minutes of that date; an end after midnight is one of the next. */
  from: number | null;
  to: number | null;
  resourceId: number | null;
}

export function readBlockPlace(search: URLSearchParams): BlockPlace {
  const on = search.get('on');
  return {
    on: isLocalDate(on) ? on : null,
    from: readMinuteOfDay(search.get('from') ?? ''),
    to: readMinuteOfDay(search.get('to') ?? ''),
    resourceId: idOrNone.read(search.get('resource')),
  };
}
