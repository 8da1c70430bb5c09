import type { Locale } from '#contracts/languages.ts';
import * as m from '#contracts/texts/messages.js';
import { addDays, MINUTES_PER_DAY } from '#contracts/time.ts';
import type { LocalDate } from '#contracts/time.ts';
import { formatMinuteOfDay } from '#contracts/time-text.ts';
import { dayLabel, monthAlone, monthName, shortWeekday } from '#web/booking/shown-times.ts';
import { isolated } from '#web/lib/isolated.ts';
import type { Texts } from '#web/lib/texts-in.ts';
import type { View } from '#web/business-frame/calendar/calendar-address.ts';
import { rangeOf } from '#web/business-frame/calendar/calendar-address.ts';
import type { Booking, SessionShown } from '#web/business-frame/calendar/calendar-calls.ts';
import type { Drawing } from '#web/business-frame/calendar/calendar-context.ts';
import { nameOf } from '#web/business-frame/calendar/calendar-context.ts';
import { isOff } from '#web/business-frame/calendar/drawn-events.ts';

/** '09:30', also of a minute on the next day. */
const timeOf = (minute: number): string => formatMinuteOfDay(minute % MINUTES_PER_DAY);

/** '09:30–10:15', with the offset where the night shows it twice. */
export function timesOf({ startMinute, endMinute, offset }: Booking): string {
  const times = `${timeOf(startMinute)}–${timeOf(endMinute)}`;
  return offset === null ? times : `${times} (${offset})`;
}

export const timesOfSession = ({ startMinute, endMinute }: SessionShown): string =>
  `${timeOf(startMinute)}–${timeOf(endMinute)}`;

/** 'martedì 24 novembre 2026', '23–29 novembre 2026', 'novembre 2026' */
export function datesShown(view: View, date: LocalDate, locale: Locale): string {
  if (view === 'day') return `${dayLabel(date, locale)} ${date.slice(0, 4)}`;
  if (view === 'month') return monthName(date.slice(0, 7), locale);
  const { from, to } = rangeOf(view, date);
  return daysShown(from, addDays(to, -1), locale);
}

/** 'ven 27 nov', '23–29 nov', '30 nov – 6 dic', 'novembre 2026': where there is little room. */
export function datesInShort(view: View, date: LocalDate, locale: Locale): string {
  const inMonth = (day: LocalDate): string => monthAlone(day, locale).slice(0, 3);
  if (view === 'month') return monthName(date.slice(0, 7), locale);
  if (view === 'day') return `${shortDay(date, locale)} ${inMonth(date)}`;
  const { from, to } = rangeOf(view, date);
  const last = addDays(to, -1);
  const [first, end] = [Number(from.slice(8, 10)), `${Number(last.slice(8, 10))} ${inMonth(last)}`];
  return from.slice(0, 7) === last.slice(0, 7) ? `${first}–${end}` : `${first} ${inMonth(from)} – ${end}`;
}

/** '23–29 novembre 2026', '30 novembre – 6 dicembre 2026', '28 dicembre 2026 – 3 gennaio 2027' */
function daysShown(first: LocalDate, last: LocalDate, locale: Locale): string {
  const day = (date: LocalDate): number => Number(date.slice(8, 10));
  const end = `${day(last)} ${monthName(last.slice(0, 7), locale)}`;
  if (first.slice(0, 7) === last.slice(0, 7)) return `${day(first)}–${end}`;
  const isOneYear = first.slice(0, 4) === last.slice(0, 4);
  const month = isOneYear ? monthAlone(first, locale) : monthName(first.slice(0, 7), locale);
  return `${day(first)} ${month} – ${end}`;
}

/** 'mar 24' */
export const shortDay = (date: LocalDate, locale: Locale): string =>
  `${shortWeekday(date, locale)} ${Number(date.slice(8, 10))}`;

export const customerOf = ({ customer }: Booking, t: Texts): string =>
  isolated(customer) || t(m.calendar_nobody);

/** Where a booking stands, where it is not simply agreed. */
export function stateOf(booking: Booking, t: Texts): string | null {
  if (isOff(booking)) return t(m.calendar_off);
  if (booking.status === 'P') return t(m.calendar_unconfirmed);
  if (booking.status === 'RSD') return t(m.calendar_awaits_payment);
  if (booking.presence === 'noShow') return t(m.calendar_no_show);
  return booking.presence === 'arrived' ? t(m.calendar_arrived) : null;
}

/** Whether its money is in: what costs nothing has none to wait for. */
export function moneyOf({ moneyState }: Booking, t: Texts): string | null {
  if (moneyState === 'notPaid') return t(m.calendar_unpaid);
  if (moneyState === 'partiallyPaid') return t(m.calendar_part_paid);
  if (moneyState === 'givenBack') return t(m.calendar_given_back);
  return moneyState === 'pricedZero' ? null : t(m.calendar_paid);
}

/** All that is drawn of a booking, in words: '10:00–11:00, Ada Rossi, Massaggio, con Anna, da pagare, prima visita'. */
export function bookingLabel(booking: Booking, name: string, t: Texts): string {
  const { offer, isFirstVisit, hasNote, byProvider, seats, seatsTaken } = booking;
  return [
    timesOf(booking),
    customerOf(booking, t),
    offer,
    t(m.calendar_with, { name }),
    seats > 1 && !isOff(booking) ? t(m.calendar_seats, { taken: seatsTaken, seats }) : null,
    stateOf(booking, t),
    isOff(booking) ? null : moneyOf(booking, t),
    isFirstVisit ? t(m.calendar_first) : null,
    hasNote ? t(m.calendar_note) : null,
    byProvider ? null : t(m.calendar_online),
  ]
    .filter((part) => part !== null)
    .join(', ');
}

export const countOf = (count: number, t: Texts): string =>
  count === 1 ? t(m.calendar_count_one) : t(m.calendar_count, { count });

/** All that is drawn of a session, in words: '18:30–19:30, Yoga, lezione di gruppo, con Anna, 9 di 12 posti presi'. */
export function sessionLabel(session: SessionShown, drawing: Pick<Drawing, 'shown'>, t: Texts): string {
  const { name, teacherId, taken, capacity, isCancelled } = session;
  return [
    timesOfSession(session),
    name,
    t(m.calendar_session_kind),
    teacherId === null
      ? t(m.calendar_session_no_teacher)
      : t(m.calendar_with, { name: nameOf(drawing, teacherId) }),
    isCancelled ? t(m.calendar_off) : t(m.calendar_session_places, { taken, capacity }),
  ].join(', ');
}

/** 'Nessuna prenotazione', '3 prenotazioni', '1 lezione', '3 prenotazioni, 1 lezione' */
export function amountOf({ bookings, sessions }: { bookings: number; sessions: number }, t: Texts): string {
  if (sessions === 0) return bookings === 0 ? t(m.calendar_none_day) : countOf(bookings, t);
  const ofSessions =
    sessions === 1 ? t(m.calendar_sessions_one) : t(m.calendar_sessions_count, { count: sessions });
  return bookings === 0 ? ofSessions : `${countOf(bookings, t)}, ${ofSessions}`;
}
