import { createContext, use } from 'react';
import type { MouseEvent } from 'react';
import type { LocalDate } from '#contracts/time.ts';
import { formatMinuteOfDay } from '#contracts/time-text.ts';
import { HUES } from '#web/business-ui/hues.ts';
import type { CalendarAddress } from './calendar-address.ts';
import { searchOf } from './calendar-address.ts';
import type { Booking, CalendarShown, Column, SessionShown } from './calendar-calls.ts';

/** What every part of the calendar needs to know. */
export interface Drawing {
  shown: CalendarShown;
  address: CalendarAddress;
  date: LocalDate;
  /** Everybody who could be shown. */
  people: readonly Pick<Column, 'id' | 'name' | 'color'>[];
  /** The address of the calendar itself, without what it says. */
  here: string;
  /** Whether new reservations can be made from here. */
  newHref: string;
  /** The address of a booking's detail. */
  bookingHref(id: number): string;
  /** The address of a session's roster. */
  sessionHref(id: number): string;
  /** What a click on a link within the calendar does: goes there without another page. */
  follow(event: MouseEvent<HTMLAnchorElement>): void;
}

const DrawingContext = createContext<Drawing | null>(null);
export const DrawingProvider = DrawingContext.Provider;

/** @throws Error outside of the calendar */
export function useDrawing(): Drawing {
  const drawing = use(DrawingContext);
  if (!drawing) throw new Error('This part stands outside of the calendar');
  return drawing;
}

/** The calendar as it is, but for some of what its address says. */
export const hrefOf = (
  { here, address }: Pick<Drawing, 'here' | 'address'>,
  but: Partial<CalendarAddress>,
): string => here + searchOf({ ...address, ...but });

/** Where a booking at that time begins; from there back to the calendar as it is. */
export function newHrefAt(
  { newHref, ...calendar }: Pick<Drawing, 'newHref' | 'here' | 'address'>,
  {
    date,
    minute,
    minutes = null,
    resourceId,
    room = null,
  }: {
    date: LocalDate;
    minute: number | null;
    minutes?: number | null;
    resourceId: number | null;
    /** By which a column of a room is known (`roomKey`). */
    room?: string | null;
  },
): string {
  const search = new URLSearchParams({ date });
  if (minute !== null) search.set('time', formatMinuteOfDay(minute));
  if (minutes !== null) search.set('durationMinutes', String(minutes));
  if (resourceId !== null) search.set('resource', String(resourceId));
  if (room !== null) search.set('room', room);
  search.set('from', hrefOf(calendar, {}));
  return `${newHref}?${search.toString().replaceAll('%3A', ':')}`;
}

/** Somebody's own colour, or one of the landscape by their place. */
export function hueOfPerson({ people }: Pick<Drawing, 'people'>, resourceId: number): string {
  const place = people.findIndex(({ id }) => id === resourceId);
  // Who works there no more has no place, and takes nobody's colour for all that is left
  return people[place]?.color ?? HUES[(place === -1 ? resourceId : place) % HUES.length]?.hex ?? HUES[0].hex;
}

/** The colour of a booking's edge and ground, by what the address says: of a service its group's, or one of the landscape. */
export function hueOf(drawing: Drawing, booking: Booking): string {
  if (drawing.address.byService)
    return booking.color ?? HUES[booking.offerId % HUES.length]?.hex ?? HUES[0].hex;
  return hueOfPerson(drawing, booking.resourceId);
}

/** The same of a session: of who teaches it, or by service of its class. */
export function hueOfSession(drawing: Drawing, { color, classId, teacherId }: SessionShown): string {
  if (drawing.address.byService || teacherId === null)
    return color ?? HUES[classId % HUES.length]?.hex ?? HUES[0].hex;
  return hueOfPerson(drawing, teacherId);
}

/** Everybody whose bookings could be shown, and who is no longer there but is. */
export const everybodyOf = ({
  people,
  shown,
}: Pick<Drawing, 'people' | 'shown'>): Pick<Column, 'id' | 'name'>[] => [
  ...people,
  ...shown.columns.filter(({ id }) => people.every((one) => one.id !== id)),
];

/** 'Anna', or where there are two 'Anna V.' */
export function firstNameOf({ shown }: Pick<Drawing, 'shown'>, resourceId: number): string {
  const [first = '', second = ''] = nameOf({ shown }, resourceId).split(' ');
  const isAlone = shown.columns.every(({ id, name }) => id === resourceId || name.split(' ')[0] !== first);
  return isAlone || second === '' ? first : `${first} ${second.slice(0, 1)}.`;
}

export const nameOf = ({ shown }: Pick<Drawing, 'shown'>, resourceId: number): string =>
  shown.columns.find(({ id }) => id === resourceId)?.name ?? '';
