import type { Locale } from '#contracts/languages.ts';
import type { SoftRule } from '#contracts/soft-rules.ts';
import { SOFT_RULES } from '#contracts/soft-rules.ts';
import * as m from '#contracts/texts/messages.js';
import type { LocalDate } from '#contracts/time.ts';
import { MINUTES_PER_DAY } from '#contracts/time.ts';
import { formatMinuteOfDay } from '#contracts/time-text.ts';
import { ApiFailure } from '#web/lib/api-failure.ts';
import type { Texts } from '#web/lib/texts-in.ts';
import { AGAINST_WORDS } from '#web/business-frame/reservations/acts/overruling.tsx';
import type { Booking, CalendarShown } from '#web/business-frame/calendar/calendar-calls.ts';
import { nameOf } from '#web/business-frame/calendar/calendar-context.ts';
import { countOf, customerOf, shortDay } from '../calendar-labels.ts';
import { roomOf } from '#web/business-frame/calendar/rooms.ts';
import type { SeenAgainst } from './against-drawn.ts';
import type { Fit } from './ghost.ts';
import type { Tried } from './move-calls.ts';
import type { Place } from '#web/business-frame/calendar/moves/place.ts';
import { endOf } from '#web/business-frame/calendar/moves/place.ts';

/** '10:30–11:30' */
export function timeLabel(place: Place, { clockChanges }: CalendarShown): string {
  const end = endOf(place, clockChanges) % MINUTES_PER_DAY;
  return `${formatMinuteOfDay(place.start)}–${formatMinuteOfDay(end)}`;
}

/** 'mar 24, 10:30–11:30, Anna Verdi', by rooms the room; without the day where it is the one that was before. */
export function placeLabel(
  place: Place,
  shown: CalendarShown,
  { locale, before }: { locale: Locale; before?: LocalDate },
): string {
  return [
    place.date === before ? '' : shortDay(place.date, locale),
    timeLabel(place, shown),
    roomOf(shown, place.room)?.name ?? nameOf({ shown }, place.resourceId),
  ]
    .filter((part) => part !== '')
    .join(', ');
}

/** Whose booking is moved, or which group: 'Pilates, 3 prenotazioni'. */
export const nameOfMoved = (bookings: readonly [Booking, ...Booking[]], t: Texts): string =>
  bookings.length === 1 ? customerOf(bookings[0], t) : `${bookings[0].offer}, ${countOf(bookings.length, t)}`;

/** The rules that an answer names, of those that are known here. */
export const rulesIn = ({ against }: Pick<Tried, 'against'>): SoftRule[] =>
  SOFT_RULES.filter((rule) => against.includes(rule));

export const rulesText = (rules: readonly SoftRule[], t: Texts): string =>
  rules.map((rule) => t(AGAINST_WORDS[rule])).join(', ');

/** Whether a place fits and why not: by the server's word, and until it is there by what is drawn. */
export function fitOf(tried: Tried | undefined, seen: SeenAgainst, t: Texts): { fit: Fit; why: string } {
  if (tried?.refusal) return { fit: 'hard', why: refusalText(tried.refusal, t) };
  const rules = tried ? rulesIn(tried) : seen.against;
  if (!tried && seen.isTaken) return { fit: 'hard', why: t(m.calendar_move_taken) };
  if (rules.length > 0) return { fit: 'soft', why: rulesText(rules, t) };
  return tried ? { fit: 'free', why: t(m.calendar_move_fits) } : { fit: 'asked', why: '' };
}

/** What nobody may overrule, shortly where the calendar has shorter words than the refusal. */
export function refusalText({ code, message }: NonNullable<Tried['refusal']>, t: Texts): string {
  if (code === 'reservationInvalidCapacity') return t(m.calendar_move_taken);
  if (code === 'reservationInvalidResources') return t(m.calendar_move_no_resource);
  if (code === 'NotAuthorizedException') return t(m.calendar_move_not_yours);
  if (code === 'changedMeanwhile') return t(m.calendar_move_changed);
  return message;
}

/** Nobody knows whether it was done: it can be sent again as it is. */
export const isWithoutAnswer = (error: unknown): boolean => !(error instanceof ApiFailure);

export function failureText(error: unknown, t: Texts): string {
  if (!(error instanceof ApiFailure)) return t(m.calendar_move_no_answer);
  if (error.hasCode('changedMeanwhile')) return t(m.calendar_move_changed);
  return error.message;
}
