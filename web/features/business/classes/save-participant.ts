import type { ErrorCode } from '#contracts/error-codes.ts';
import type { Locale } from '#contracts/languages.ts';
import * as m from '#contracts/texts/messages.js';
import { NewSubscription } from '#contracts/validation/class-desk.ts';
import { LONGEST_NAME, LONGEST_PHONE } from '#contracts/validation/contact-details.ts';
import { LONGEST_EMAIL } from '#contracts/validation/email.ts';
import type { FieldName } from '#contracts/validation/field-texts.ts';
import { givenOf, formValuesOf } from '#web/business-frame/new-reservation/reservation-form-values.ts';
import { formAction } from '#web/lib/form/form-action.ts';
import type { FormAnswer } from '#web/lib/form/form-answer.ts';
import type { RequestContext } from '#web/lib/request-context.ts';
import type { Message } from '#web/lib/texts-in.ts';
import { CREATE_SUBSCRIPTION } from './desk-calls.ts';
import { idsIn } from './save-cancelled.ts';

/** What the form is answered; `id` of the sign-up that was made. */
export type ParticipantAnswer = FormAnswer & { id?: number };

const FIELDS: Record<string, { text: Message<Record<never, never>>; longest?: number }> = {
  sessions: { text: m.class_desk_field_sessions },
  'customer.id': { text: m.new_reservation_field_customer },
  'customer.new.firstname': { text: m.new_reservation_field_firstname, longest: LONGEST_NAME },
  'customer.new.lastname': { text: m.new_reservation_field_lastname, longest: LONGEST_NAME },
  'customer.new.phone': { text: m.new_reservation_field_phone, longest: LONGEST_PHONE },
  'customer.new.email': { text: m.new_reservation_field_email, longest: LONGEST_EMAIL },
  'customer.walkIn.name': { text: m.new_reservation_field_firstname, longest: LONGEST_NAME },
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
  alreadyBooked: 'customer.id',
  alreadyAssigned: 'customer.new.email',
  subscriptionInvalidCapacity: 'sessions',
  subscriptionInvalidPastSessions: 'sessions',
  subscriptionInvalidNumberOfSessions: 'sessions',
  subscriptionInvalidSessionsStatus: 'sessions',
};

/** Signs somebody up for the sessions that a form names. */
export async function saveParticipant(
  form: FormData,
  { api, locale }: Pick<RequestContext, 'api' | 'locale'>,
  { providerId, classId }: { providerId: number; classId: number },
): Promise<ParticipantAnswer> {
  const { customer, tellsCustomer, despiteBlacklist } = givenOf(formValuesOf(form)).forAll;
  let id: number | undefined;
  const answer = await formAction({
    form,
    locale,
    schema: NewSubscription,
    given: {
      classId,
      sessions: idsIn(form, 'sessions'),
      customer,
      tellsCustomer,
      despiteBlacklist,
    },
    fieldOf: (path) => fieldOf(path, locale),
    places: PLACES,
    async send({ customer: who, ...rest }) {
      const sent = {
        id: who.id,
        ...(who.new && {
          new: {
            firstname: who.new.firstname,
            lastname: who.new.lastname,
            email: who.new.email,
            phone: who.new.phone,
          },
        }),
        ...(who.walkIn && { walkIn: { name: who.walkIn.name } }),
      };
      ({ id } = (
        await api(CREATE_SUBSCRIPTION, { providerId, input: { ...rest, customer: sent } })
      ).createSubscription);
    },
  });
  return { ...answer, ...(id !== undefined && { id }) };
}
