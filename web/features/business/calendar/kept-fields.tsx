import type { CalendarAddress } from '#web/business-frame/calendar/calendar-address.ts';

/** What the address says beside what a form asks for. */
export function Kept({
  address,
  without,
}: {
  address: CalendarAddress;
  without: readonly (keyof CalendarAddress)[];
}) {
  const { view, date, people, person } = address;
  const kept: [keyof CalendarAddress, string, string | null][] = [
    ['view', 'view', view === 'day' ? null : view],
    ['date', 'date', date],
    ['people', 'people', people.length > 0 ? people.join(',') : null],
    ['person', 'person', person === null ? null : String(person)],
    ['withCancelled', 'cancelled', address.withCancelled ? '1' : null],
    ['withoutBreaks', 'breaks', address.withoutBreaks ? 'off' : null],
    ['withoutHolidays', 'holidays', address.withoutHolidays ? 'off' : null],
    ['allHours', 'hours', address.allHours ? 'all' : null],
    ['byService', 'colour', address.byService ? 'service' : null],
    ['byRoom', 'columns', address.byRoom ? 'rooms' : null],
  ];
  return kept
    .filter(([part, , value]) => value !== null && !without.includes(part))
    .map(([, name, value]) => <input key={name} type="hidden" name={name} value={value ?? ''} />);
}
