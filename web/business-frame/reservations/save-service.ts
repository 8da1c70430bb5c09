import type { Locale } from '#contracts/languages.ts';
import { parseEuro } from '#contracts/money.ts';
import type { FieldName } from '#contracts/validation/field-texts.ts';
import { ServiceChange } from '#contracts/validation/desk.ts';
import { formAction } from '#web/lib/form/form-action.ts';
import { textOf } from '#web/lib/form-text.ts';
import type { RequestContext } from '#web/lib/request-context.ts';
import { CHANGE_SERVICE, UPDATE_RESERVATION } from './acts/act-calls.ts';
import { overrulingIn } from './acts/overruling-in.ts';

export interface OfBooking {
  providerId: number;
  id: number;
}

/** What a booking was before it got another service. */
export interface ServiceBefore {
  offerId: number;
  durationMinutes: number;
  resourceId: number;
  /** Null: of whom no price is told. */
  priceCents: number | null;
  /** What taking it back must be based on. */
  sequence: number;
}

type Asked = { form: FormData; locale: Locale; fieldOf: (path: string) => FieldName };
type Sent = Pick<RequestContext, 'api'> & { of: OfBooking; sequence: number };

/** The form that gives a booking another service, and the way back. */
export function serviceActs(asked: Asked, { api, of, sequence }: Sent) {
  const { form } = asked;
  let sequenceNow = sequence;
  const send = async ({ offerId, ...input }: ServiceChange): Promise<void> => {
    const { durationMinutes, resourceId, tellsCustomer, overruling, priceCents } = input;
    if (offerId !== Number(textOf(form, 'offerNow'))) {
      const done = await api(CHANGE_SERVICE, { ...of, sequence, input: { offerId, ...input } });
      sequenceNow = done.changeReservationService.sequence;
      return;
    }
    // Of the same service the booking keeps all it has but what is said
    const change = { durationMinutes, resourceId, tellsCustomer, overruling, priceCents };
    const done = await api(UPDATE_RESERVATION, { ...of, sequence, input: change });
    sequenceNow = done.updateReservation.sequence;
  };
  const save = (given: unknown) =>
    formAction({
      ...asked,
      schema: ServiceChange,
      given,
      places: { reservationInvalidService: 'offerId', alreadyPaid: 'priceCents' },
      send,
    });
  return {
    change: () => save(serviceIn(form)),
    undo: () => save(undoneIn(form)),
    before: (): ServiceBefore => ({ ...beforeIn(form), sequence: sequenceNow }),
  };
}

/** The service and what was typed beside it; what was left empty is the service's own, or of the same service stays as it is. */
function serviceIn(form: FormData) {
  const [minutes, price] = ['durationMinutes', 'priceCents'].map((name) => textOf(form, name).trim());
  return {
    offerId: Number(textOf(form, 'offerId')),
    durationMinutes: minutes ? Number(minutes) : null,
    priceCents: price ? (parseEuro(price.replace('€', '').trim()) ?? Number.NaN) : null,
    tellsCustomer: form.has('tells'),
    overruling: overrulingIn(form),
  };
}

const undoneIn = (form: FormData) => ({
  offerId: Number(textOf(form, 'offerId')),
  resourceId: Number(textOf(form, 'resourceId')),
  durationMinutes: Number(textOf(form, 'minutes')),
  priceCents: form.has('cents') ? Number(textOf(form, 'cents')) : null,
  overruling: overrulingIn(form),
});

const beforeIn = (form: FormData) => ({
  offerId: Number(textOf(form, 'offerNow')),
  durationMinutes: Number(textOf(form, 'minutesBefore')),
  resourceId: Number(textOf(form, 'resourceBefore')),
  priceCents: form.has('centsBefore') ? Number(textOf(form, 'centsBefore')) : null,
});
