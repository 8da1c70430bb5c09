import { dayOf } from '#contracts/time.ts';
import type { Zone } from '#contracts/time.ts';
import { overlaps } from './interval.ts';
import type { Interval } from './interval.ts';
import { startWindows } from './start-windows.ts';
import type { WorkingHours } from './working-hours.ts';

/**
 * What speaks against time that is taken already. It is less than what speaks against a new start: the grid, the notice, the horizon and
 * the offer's period bind who books, not what was booked.
 */
export type WeakPoint = 'outsideHours' | 'closed' | 'break' | 'outOfService' | 'noUnit' | 'tooManyPeople';

/** Time that a booking has of one person, or of one unit of a thing. */
export interface TimeHeld {
  readonly service: Interval;
  /** With its buffers. */
  readonly busy: Interval;
  /** 1 for a person. */
  readonly unit: number;
  /** How many of its group have a place before it, and how many units of the thing the group has. */
  readonly groupBefore: number;
  readonly groupUnits: number;
}

/** A person or thing as far as it matters to what is taken; intervals resolved and ascending by `from`. */
export interface CalendarToStand {
  readonly zone: Zone;
  /** Null for a thing. */
  readonly hours: WorkingHours | null;
  readonly closed: readonly Interval[];
  readonly breaks: readonly Interval[];
  /** Units there are. */
  readonly quantity: number;
  /** Null without limit. */
  readonly peoplePerUnit: number | null;
  readonly outOfService: readonly (Interval & { readonly unit: number })[];
}

/** Everything that speaks against it, by the rules by which a booking is refused; empty when it would fit today as well. */
export function weakPointsOf(calendar: CalendarToStand, held: TimeHeld): WeakPoint[] {
  return calendar.hours === null
    ? ofThing(calendar, held)
    : [
        ...(fitsHours(calendar.zone, calendar.hours, held.service) ? [] : ['outsideHours' as const]),
        ...(meets(calendar.closed, held.service) ? ['closed' as const] : []),
        ...(meets(calendar.breaks, held.busy) ? ['break' as const] : []),
      ];
}

function ofThing(
  { closed, breaks, quantity, peoplePerUnit, outOfService }: CalendarToStand,
  { busy, unit, groupBefore, groupUnits }: TimeHeld,
): WeakPoint[] {
  const points: WeakPoint[] = [];
  if (unit > quantity) points.push('noUnit');
  if (meets(closed, busy) || meets(breaks, busy)) points.push('closed');
  if (
    meets(
      outOfService.filter((one) => one.unit === unit),
      busy,
    )
  )
    points.push('outOfService');
  if (peoplePerUnit !== null && groupBefore >= peoplePerUnit * groupUnits) points.push('tooManyPeople');
  return points;
}

/** Whether one block of working time holds the whole service. */
function fitsHours(zone: Zone, hours: WorkingHours, { from, to }: Interval): boolean {
  const day = dayOf(zone, from);
  const window = { from, to: from + 1 };
  const asked = { zone, firstDay: day - 1, lastDay: day, window, durationMinutes: to - from };
  return startWindows(asked, hours).length > 0;
}

function meets(ascending: readonly Interval[], time: Interval): boolean {
  for (const one of ascending) {
    if (one.from >= time.to) return false;
    if (overlaps(one, time)) return true;
  }
  return false;
}
