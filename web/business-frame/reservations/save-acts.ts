import type { SoftRule } from '#contracts/soft-rules.ts';
import { LONGEST_OVERRULING } from '#contracts/soft-rules.ts';
import type { Locale } from '#contracts/languages.ts';
import * as m from '#contracts/texts/messages.js';
import {
  Activating,
  Cancelling,
  Confirming,
  LONGEST_NOTE,
  LONGEST_WAIVER,
  PresenceSet,
  ReservationChange,
} from '#contracts/validation/desk.ts';
import type { FieldName } from '#contracts/validation/field-texts.ts';
import { formAction } from '#web/lib/form/form-action.ts';
import type { FormAnswer } from '#web/lib/form/form-answer.ts';
import { textOf } from '#web/lib/form-text.ts';
import type { RequestContext } from '#web/lib/request-context.ts';
import {
  ACTIVATE_RESERVATION,
  CANCEL_RESERVATIONS,
  CONFIRM_RESERVATION,
  SET_PRESENCE,
  UPDATE_RESERVATION,
} from './acts/act-calls.ts';
import { overrulingIn } from './acts/overruling-in.ts';
import { placeField, thingsChosen, thingsIn } from './acts/places.ts';
import { waiverIn } from './acts/waiver-in.ts';
import type { OfBooking, ServiceBefore } from './save-service.ts';
import { serviceActs } from './save-service.ts';

/** Which of the drawer's forms about the booking itself was sent. */
export const ACT_INTENTS = [
  'presence',
  'change',
  'undo',
  'service',
  'undoService',
  'confirm',
  'cancel',
  'activate',
] as const;
export type ActIntent = (typeof ACT_INTENTS)[number];
export const isActIntent = (said: string): said is ActIntent => ACT_INTENTS.some((one) => one === said);

/** With the rules that speak against the time, and how it was before, for undoing. */
export type ActAnswer = FormAnswer & {
  against?: readonly SoftRule[];
  before?: {
    start: string;
    durationMinutes: number;
    resourceId: number;
    places: string;
    sequence: number;
    isCustomersWish: boolean;
  };
  /** Its service before, for undoing. */
  serviceBefore?: ServiceBefore;
};

/** Does what one of the drawer's forms says with a booking. @throws ApiFailure for no such reservation */
export async function saveAct(
  form: FormData,
  { api, locale }: Pick<RequestContext, 'api' | 'locale'>,
  of: OfBooking,
  intent: ActIntent,
): Promise<ActAnswer> {
  const asked = { form, locale, fieldOf: fieldsIn(locale) };
  const sequence = Number(textOf(form, 'sequence'));
  const before = { before: beforeIn(form, sequence) };
  const ofService = serviceActs(asked, { api, of, sequence });
  const answer: ActAnswer = await {
    presence: () =>
      formAction({
        ...asked,
        schema: PresenceSet,
        given: { presence: textOf(form, 'presence') || null },
        send: ({ presence }) => api(SET_PRESENCE, { ...of, presence }),
      }),
    change: () =>
      formAction({
        ...asked,
        schema: ReservationChange,
        given: changeIn(form),
        places: {
          invalidDates: 'time',
          'IV.ST': 'time',
          reservationInvalidResources: changeIn(form).things ? placeField(0) : 'resourceId',
          thingsDoNotFit: placeField(0),
        },
        send: (input) => api(UPDATE_RESERVATION, { ...of, sequence, input }),
      }),
    undo: () =>
      formAction({
        ...asked,
        schema: ReservationChange,
        given: {
          start: textOf(form, 'start'),
          durationMinutes: Number(textOf(form, 'durationMinutes')),
          resourceId: Number(textOf(form, 'resourceId')),
          isCustomersWish: form.has('isCustomersWish'),
          things: thingsIn(textOf(form, 'places')),
          overruling: overrulingIn(form),
        },
        send: (input) => api(UPDATE_RESERVATION, { ...of, sequence, input }),
      }),
    service: ofService.change,
    undoService: ofService.undo,
    cancel: () =>
      formAction({
        ...asked,
        schema: Cancelling,
        given: {
          ids: [of.id],
          by: textOf(form, 'by'),
          waiver: waiverIn(form),
          tellsCustomer: form.has('tells'),
        },
        send: (input) => api(CANCEL_RESERVATIONS, { providerId: of.providerId, input }),
      }),
    ...statusActs(form, asked, { api, of, sequence }),
  }[intent]();
  const against = answer.errors.flatMap(({ extensions }) => extensions?.against ?? []);
  return {
    ...answer,
    intent,
    ...(against.length > 0 && { against }),
    ...(intent === 'change' && before),
    ...(intent === 'service' && { serviceBefore: ofService.before() }),
  };
}

/** The forms that bring a booking to stand, or to stand again. */
const statusActs = (
  form: FormData,
  asked: Pick<Parameters<typeof formAction>[0], 'form' | 'locale' | 'fieldOf'>,
  { api, of, sequence }: Pick<RequestContext, 'api'> & { of: OfBooking; sequence: number },
) => ({
  confirm: () =>
    formAction({
      ...asked,
      schema: Confirming,
      given: { tellsCustomer: form.has('tells') },
      send: (input) => api(CONFIRM_RESERVATION, { ...of, sequence, input }),
    }),
  activate: () =>
    formAction({
      ...asked,
      schema: Activating,
      given: { overruling: overrulingIn(form) },
      send: (input) => api(ACTIVATE_RESERVATION, { ...of, sequence, input }),
    }),
});

/** What the fields of all the forms are called. */
const fieldsIn =
  (locale: Locale) =>
  (path: string): FieldName => {
    if (path === 'start') return { name: m.reservation_acts_time({}, { locale }) };
    if (path === 'durationMinutes') return { name: m.reservation_acts_minutes({}, { locale }) };
    if (path === 'offerId') return { name: m.reservation_acts_service_which({}, { locale }) };
    if (path === 'priceCents') return { name: m.reservation_acts_price({}, { locale }) };
    if (path === 'resourceId') return { name: m.reservation_acts_person({}, { locale }) };
    if (path === 'note') return { name: m.reservation_acts_note({}, { locale }), longest: LONGEST_NOTE };
    if (path === 'waiver.reason')
      return { name: m.reservation_acts_waiver({}, { locale }), longest: LONGEST_WAIVER };
    if (path === 'overruling.reason')
      return { name: m.reservation_acts_against_reason({}, { locale }), longest: LONGEST_OVERRULING };
    return { name: '' };
  };

/** What was typed; what stays as it was is left out, so that a start in an hour that comes twice is not read anew. */
function changeIn(form: FormData) {
  const before = textOf(form, 'startBefore');
  const start = `${textOf(form, 'date')}T${textOf(form, 'time')}`;
  const minutes = textOf(form, 'durationMinutes').trim();
  return {
    start: start === before.slice(0, 16) ? null : start,
    durationMinutes: minutes === '' ? null : Number(minutes),
    resourceId: Number(textOf(form, 'resourceId')) || null,
    things: thingsChosen(placesIn(form), textOf(form, 'placesBefore')),
    note: linesOf(form, 'note') === linesOf(form, 'noteBefore') ? null : textOf(form, 'note'),
    isCustomersWish: form.has('isCustomersWish'),
    tellsCustomer: form.has('tells'),
    overruling: overrulingIn(form),
  };
}

/** A text as it was typed: browsers send the ends of its lines in their own way. */
const linesOf = (form: FormData, name: string): string => textOf(form, name).replaceAll('\r\n', '\n').trim();

/** What was chosen, in the order of the fields. */
const placesIn = (form: FormData): string[] =>
  [...form].flatMap(([name, value]) =>
    /^place\.\d+$/.test(name) && typeof value === 'string' ? [value] : [],
  );

const beforeIn = (form: FormData, sequence: number) => ({
  start: textOf(form, 'startBefore'),
  durationMinutes: Number(textOf(form, 'minutesBefore')),
  resourceId: Number(textOf(form, 'resourceBefore')),
  places: textOf(form, 'placesBefore'),
  sequence: sequence + 1,
  isCustomersWish: form.has('isCustomersWish'),
});
