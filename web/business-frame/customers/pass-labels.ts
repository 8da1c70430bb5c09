import { formatDate } from '#contracts/format.ts';
import * as m from '#contracts/texts/messages.js';
import type { StatusTone } from '#web/business-ui/status-pill.tsx';
import type { Message, Texts } from '#web/lib/texts-in.ts';
import type { PassOfCustomer } from './pass-calls.ts';

type Shown = { tone: StatusTone; text: Message<Record<never, never>> };

export const STANDINGS: Record<PassOfCustomer['standing'], Shown> = {
  waiting: { tone: 'waiting', text: m.pass_standing_waiting },
  active: { tone: 'good', text: m.pass_standing_active },
  usedUp: { tone: 'quiet', text: m.pass_standing_used_up },
  expired: { tone: 'quiet', text: m.pass_standing_expired },
  refunded: { tone: 'wrong', text: m.pass_standing_refunded },
};

/** What is left of a pass: `7 ingressi su 10`; of a bundle of each part. */
export function leftOf(
  t: Texts,
  {
    left,
    entries,
    parts = [],
  }: Pick<PassOfCustomer, 'left' | 'entries'> & Partial<Pick<PassOfCustomer, 'parts'>>,
): string {
  if (parts.length > 0) return parts.map((part) => t(m.bundles_part_left, part)).join(', ');
  return left === null || entries === null ? t(m.pass_unlimited) : t(m.pass_left_of, { left, entries });
}

/** Until when a pass can be used; of one whose season has not begun also from when. */
export function untilOf(
  t: Texts,
  {
    standing,
    startsOn,
    endsOn,
    startBy,
    seasonFrom,
  }: Pick<PassOfCustomer, 'standing' | 'startsOn' | 'endsOn' | 'startBy' | 'seasonFrom'>,
): string {
  if (endsOn !== null && startsOn !== null && standing === 'waiting')
    return t(m.pass_from_until, { from: formatDate(startsOn), date: formatDate(endsOn) });
  if (endsOn !== null) return t(m.pass_until, { date: formatDate(endsOn) });
  if (startBy === null) return '';
  const date = formatDate(startBy);
  return seasonFrom === null
    ? t(m.pass_start_by, { date })
    : t(m.pass_from_start_by, { from: formatDate(seasonFrom), date });
}
