import type { ApiError } from '#contracts/api-error.ts';
import { formatDateTime } from '#contracts/format.ts';
import * as m from '#contracts/texts/messages.js';
import { Cancelling, LONGEST_WAIVER } from '#contracts/validation/desk.ts';
import type { ReservationsToCancelData } from '#web/generated/operations.ts';
import { ApiFailure } from '#web/lib/api-failure.ts';
import { formAction } from '#web/lib/form/form-action.ts';
import type { FormAnswer } from '#web/lib/form/form-answer.ts';
import { OPEN_ANSWER, typedIn } from '#web/lib/form/form-answer.ts';
import { textOf } from '#web/lib/form-text.ts';
import { idOrNone } from '#web/lib/list-address.ts';
import type { RequestContext } from '#web/lib/request-context.ts';
import {
  ACTIVATE_RESERVATION,
  CANCEL_RESERVATIONS,
} from '#web/business-frame/reservations/acts/act-calls.ts';
import { waiverIn } from '#web/business-frame/reservations/acts/waiver-in.ts';
import { RESERVATIONS_TO_CANCEL } from './cancel-calls.ts';

export type ToCancel = ReservationsToCancelData['getReservationsToCancel'][number];

/** What was done with several bookings at once: which were cancelled, or stand again. */
export type CancelAnswer = FormAnswer & { done?: readonly number[] };

type Known = Pick<RequestContext, 'api' | 'locale'>;

/**
 * Cancels the bookings that a form names, all or none, or makes those stand again that were cancelled just now, each for itself.
 * @throws ApiFailure where one of them is not to be seen
 */
export function saveCancelled(form: FormData, known: Known, providerId: number): Promise<CancelAnswer> {
  return textOf(form, 'intent') === 'restore'
    ? restore(form, known, providerId)
    : cancel(form, known, providerId);
}

async function cancel(form: FormData, { api, locale }: Known, providerId: number): Promise<CancelAnswer> {
  const ids = textsOf(form, 'ids').flatMap((said) => idOrNone.read(said) ?? []);
  const chosen = await namesOf({ api, locale }, providerId, ids);
  const answer = await formAction({
    form,
    locale,
    schema: Cancelling,
    given: { ids, by: textOf(form, 'by'), waiver: waiverIn(form), tellsCustomer: form.has('tells') },
    fieldOf: (path) =>
      path === 'waiver.reason'
        ? { name: m.reservation_acts_waiver({}, { locale }), longest: LONGEST_WAIVER }
        : { name: '' },
    send: (input) => api(CANCEL_RESERVATIONS, { providerId, input }),
  });
  const errors = answer.errors.map((error): ApiError => {
    const [, place] = /^ids\.(\d+)$/.exec(error.affected?.[0] ?? '') ?? [];
    if (place === undefined) return error;
    const name = chosen.get(ids[Number(place)] ?? 0) ?? '';
    return { ...error, message: m.cancel_none({ name, why: error.message }, { locale }) };
  });
  return { ...answer, intent: 'cancel', errors, done: answer.isSaved ? ids : [] };
}

async function restore(form: FormData, { api, locale }: Known, providerId: number): Promise<CancelAnswer> {
  const wanted = textsOf(form, 'restore').flatMap((said) => {
    const [, id, sequence] = /^([1-9]\d{0,14})(?::(\d{1,9}))?$/.exec(said) ?? [];
    return id === undefined ? [] : [{ id: Number(id), sequence: Number(sequence ?? 0) }];
  });
  const chosen = await namesOf(
    { api, locale },
    providerId,
    wanted.map(({ id }) => id),
  );
  const key = textOf(form, 'attemptKey');
  const done: number[] = [];
  const errors: ApiError[] = [];
  // One after the other: what one takes back may be what keeps another from its place
  for (const { id, sequence } of wanted)
    try {
      await api(
        ACTIVATE_RESERVATION,
        { providerId, id, sequence, input: {} },
        // One form, but several commands
        { ...(key !== '' && { idempotencyKey: `${key}-${id}` }) },
      );
      done.push(id);
    } catch (failure) {
      if (!(failure instanceof ApiFailure)) throw failure;
      const why = failure.errors.map(({ message }) => message).join(' ');
      errors.push({ message: m.cancel_not_restored({ name: chosen.get(id) ?? '', why }, { locale }) });
    }
  const isSaved = wanted.length > 0 && errors.length === 0;
  return { ...OPEN_ANSWER, intent: 'restore', isSaved, errors, done, typed: typedIn(form) };
}

const textsOf = (form: FormData, name: string): string[] =>
  form.getAll(name).filter((said) => typeof said === 'string');

/** What each is called where it is spoken of alone. */
async function namesOf(
  { api, locale }: Known,
  providerId: number,
  ids: readonly number[],
): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const { getReservationsToCancel: found } = await api(RESERVATIONS_TO_CANCEL, { providerId, ids: [...ids] });
  return new Map(
    found.map(({ reservation }) => {
      const name = reservation.customerName || reservation.phone || reservation.email;
      const who = name || m.reservations_no_name({}, { locale });
      return [reservation.id, `${who}, ${formatDateTime(reservation.startsAt)}`];
    }),
  );
}
