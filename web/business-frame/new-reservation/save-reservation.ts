import type { ApiError } from '#contracts/api-error.ts';
import { isErrorCode } from '#contracts/error-codes.ts';
import type { ErrorCode } from '#contracts/error-codes.ts';
import { errorText } from '#contracts/error-texts.ts';
import { formatDate } from '#contracts/format.ts';
import type { Locale } from '#contracts/languages.ts';
import * as m from '#contracts/texts/messages.js';
import { LONGEST_OVERRULING } from '#contracts/soft-rules.ts';
import { addDays, isLocalDate } from '#contracts/time.ts';
import { LONGEST_NAME, LONGEST_PHONE } from '#contracts/validation/contact-details.ts';
import { LONGEST_NOTE } from '#contracts/validation/desk.ts';
import { LONGEST_EMAIL } from '#contracts/validation/email.ts';
import type { FieldName } from '#contracts/validation/field-texts.ts';
import { MOST_AT_ONCE, NewReservation } from '#contracts/validation/new-reservation.ts';
import type { WhoComes } from '#contracts/validation/new-reservation.ts';
import { formAction } from '#web/lib/form/form-action.ts';
import type { FormAnswer } from '#web/lib/form/form-answer.ts';
import type { RequestContext } from '#web/lib/request-context.ts';
import type { Message } from '#web/lib/texts-in.ts';
import type { JustBooked } from '../calendar/just-booked.ts';
import { CREATE_RESERVATION, CREATE_RESERVATIONS } from './new-reservation-calls.ts';
import { givenOf, formValuesOf, weeksOf } from './reservation-form-values.ts';

/** What the form is answered; what was booked, of several the first. */
export type ReservationAnswer = FormAnswer & { ids?: readonly number[]; booked?: JustBooked };

const FIELDS: Record<string, { text: Message<Record<never, never>>; longest?: number }> = {
  'customer.id': { text: m.new_reservation_field_customer },
  'customer.new.firstname': { text: m.new_reservation_field_firstname, longest: LONGEST_NAME },
  'customer.new.lastname': { text: m.new_reservation_field_lastname, longest: LONGEST_NAME },
  'customer.new.phone': { text: m.new_reservation_field_phone, longest: LONGEST_PHONE },
  'customer.new.email': { text: m.new_reservation_field_email, longest: LONGEST_EMAIL },
  'customer.walkIn.name': { text: m.new_reservation_field_firstname, longest: LONGEST_NAME },
  'customer.walkIn.email': { text: m.new_reservation_field_email, longest: LONGEST_EMAIL },
  offerId: { text: m.new_reservation_field_service },
  resourceId: { text: m.new_reservation_field_person },
  room: { text: m.new_reservation_field_room },
  date: { text: m.new_reservation_field_date },
  start: { text: m.new_reservation_field_time },
  durationMinutes: { text: m.new_reservation_field_minutes },
  priceCents: { text: m.new_reservation_field_price },
  note: { text: m.new_reservation_field_note, longest: LONGEST_NOTE },
  weeks: { text: m.new_reservation_field_repeat },
  'overruling.reason': { text: m.new_reservation_field_overruling, longest: LONGEST_OVERRULING },
};

function fieldOf(path: string, locale: Locale): FieldName {
  const field = FIELDS[path];
  if (!field) return { name: '' };
  const { text, longest } = field;
  return { name: text({}, { locale }), ...(longest !== undefined && { longest }) };
}

/** At which field each refusal is told. */
const PLACES: Partial<Record<ErrorCode, string>> = {
  invalidCustomer: 'customer.id',
  errorUserNotFound: 'customer.id',
  alreadyAssigned: 'customer.new.email',
  reservationInvalidService: 'offerId',
  reservationInvalidResources: 'resourceId',
  thingsDoNotFit: 'room',
  roomNotFree: 'room',
  reservationInvalidBreak: 'time',
  reservationInvalidCapacity: 'time',
  reservationInvalidClass: 'time',
  reservationInvalidPause: 'time',
  reservationInvalidSchedule: 'time',
  alreadyBooked: 'time',
  invalidDates: 'time',
  invalidPastDate: 'date',
  'IV.ST': 'time',
};

/** Books what the form says: one, or the same hour of some weeks, all or none. */
export async function saveReservation(
  form: FormData,
  { api, locale }: Pick<RequestContext, 'api' | 'locale'>,
  providerId: number,
): Promise<ReservationAnswer> {
  const typed = formValuesOf(form);
  const { forAll, place, date, time } = givenOf(typed);
  const weeks = weeksOf(typed);
  let ids: number[] = [];
  const answer = await formAction({
    form,
    locale,
    schema: NewReservation,
    given: { ...forAll, ...place },
    fieldOf: (path) => fieldOf(path, locale),
    // Several name the rows that cannot be, each with its date
    places: weeks === 1 ? PLACES : {},
    async send({ start, offerId, resourceId, durationMinutes, priceCents, room, customer, ...rest }) {
      if (weeks === null || weeks > MOST_AT_ONCE) return;
      const all = { ...rest, customer: sentCustomer(customer) };
      const row = { offerId, resourceId, durationMinutes, priceCents, room };
      if (weeks === 1) {
        const input = { ...all, ...row, start };
        ids = [(await api(CREATE_RESERVATION, { providerId, input })).createReservation.id];
        return;
      }
      const rows = Array.from({ length: weeks }, (_, week) => ({
        ...row,
        start: `${addDays(date, week * 7)}T${time ?? ''}`,
      }));
      const booked = await api(CREATE_RESERVATIONS, { providerId, input: { ...all, rows } });
      ids = booked.createReservations.map(({ id }) => id);
    },
  });
  const errors = answer.errors.flatMap((error) => clashesOf(error, { date, locale }));
  const fieldErrors = { ...timeNamed(answer.fieldErrors), ...whenWrong({ date, weeks, locale }) };
  if (answer.isSaved && ids.length === 0) {
    const message = m.form_check_fields({}, { locale });
    return { ...answer, isSaved: false, errors: [{ message }], fieldErrors, typed: sent(form) };
  }
  const [id] = ids;
  const booked = { id: id ?? 0, date, resourceId: place.resourceId };
  return {
    ...answer,
    errors,
    fieldErrors: answer.isSaved ? {} : fieldErrors,
    ids,
    ...(id !== undefined && { booked }),
  };
}

/** The form has the main contacts alone. */
function sentCustomer({ new: newcomer, ...known }: WhoComes) {
  if (newcomer === null) return known;
  const { firstname, lastname, email, phone } = newcomer;
  return { new: { firstname, lastname, email, phone } };
}

const sent = (form: FormData): FormAnswer['typed'] =>
  [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : []));

/** The contract has one start, the form a date and a time. */
function timeNamed({ start, ...rest }: FormAnswer['fieldErrors']): Record<string, string> {
  return { ...rest, ...(start !== undefined && { time: start }) };
}

function whenWrong({ date, weeks, locale }: { date: string; weeks: number | null; locale: Locale }) {
  const said = (path: string) => fieldOf(path, locale);
  return {
    ...(!isLocalDate(date) && { date: m.validation_required(said('date'), { locale }) }),
    ...(weeks === null && { weeks: m.validation_not_valid(said('weeks'), { locale }) }),
    ...(weeks !== null &&
      weeks > MOST_AT_ONCE && {
        weeks: m.validation_at_most({ value: MOST_AT_ONCE, ...said('weeks') }, { locale }),
      }),
  };
}

/** A refusal that names rows, as one line for each of them with its date. */
function clashesOf(error: ApiError, { date, locale }: { date: string; locale: Locale }): ApiError[] {
  const clashes = (error.inputs ?? []).flatMap(({ code, affected }) => {
    const row = /^rows\.(\d+)$/.exec(affected[0] ?? '')?.[1];
    if (row === undefined || !isErrorCode(code)) return [];
    const reason = errorText(code, locale);
    const on = formatDate(addDays(date, Number(row) * 7));
    return [{ message: m.new_reservation_clash({ date: on, reason }, { locale }), code }];
  });
  return clashes.length > 0 ? clashes : [error];
}
