import type { Slot } from './booking-types.ts';

export type DayPart = 'morning' | 'afternoon' | 'evening';

export type ShownSlot = Slot & {
  /** '14:05', with the offset behind it where the clock shows this time twice. */
  label: string;
};

const PARTS: readonly { part: DayPart; until: string }[] = [
  { part: 'morning', until: '12:00' },
  { part: 'afternoon', until: '18:00' },
  { part: 'evening', until: '24:00' },
];

/** '+01:00' at the end of '2026-10-25T02:30:00+01:00'. */
export function offsetOf(dateTime: string): string {
  return /(Z|[+-]\d{2}:\d{2})$/.exec(dateTime)?.[0] ?? '';
}

/** The times of a day by morning, afternoon and evening; empty parts are left out. */
export function groupSlots(slots: readonly Slot[]): { part: DayPart; slots: ShownSlot[] }[] {
  const offsets = new Set(slots.map((slot) => offsetOf(slot.dateTimeFrom)));
  const isShownTwice = (slot: Slot): boolean =>
    offsets.size > 1 && slots.filter((other) => other.startTime === slot.startTime).length > 1;
  const shown = slots.map((slot) => {
    const time = slot.startTime.slice(0, 5);
    return { ...slot, label: isShownTwice(slot) ? `${time} (${offsetOf(slot.dateTimeFrom)})` : time };
  });
  return PARTS.map(({ part, until }, index) => {
    const from = PARTS[index - 1]?.until ?? '00:00';
    return { part, slots: shown.filter((slot) => slot.startTime >= from && slot.startTime < until) };
  }).filter((group) => group.slots.length > 0);
}
