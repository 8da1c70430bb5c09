import type { Locale } from '#contracts/languages.ts';
import * as m from '#contracts/texts/messages.js';
import { LONGEST_LINK, NewSessionsForm } from '#contracts/validation/class-form.ts';
import type { FieldName } from '#contracts/validation/field-texts.ts';
import { formAction } from '#web/lib/form/form-action.ts';
import type { FormAnswer } from '#web/lib/form/form-answer.ts';
import type { RequestContext } from '#web/lib/request-context.ts';
import type { Message } from '#web/lib/texts-in.ts';
import { CREATE_SESSIONS } from './class-calls.ts';
import type { PlaceOfRefusal } from './refusals-at-fields.ts';
import { withRefusalsAtFields } from './refusals-at-fields.ts';
import { givenOf, sessionsIn } from './session-form-values.ts';

const FIELDS: Record<string, Message<Record<never, never>>> = {
  startsAt: m.class_sessions_field_start,
  durationMinutes: m.class_sessions_field_minutes,
  capacity: m.class_sessions_field_capacity,
  priceCents: m.class_sessions_field_price,
  teacherId: m.class_sessions_field_teacher,
  roomId: m.class_sessions_field_room,
  link: m.class_sessions_field_link,
};

/** What a field of a row is called in a sentence; '' for what is no field of the form. */
export function fieldOfSession(path: string, locale: Locale): FieldName {
  const [, name = ''] = /^sessions\.\d+\.(\w+)$/.exec(path) ?? [];
  const text = FIELDS[name];
  if (!text) return { name: '' };
  return { name: text({}, { locale }), ...(name === 'link' && { longest: LONGEST_LINK }) };
}

/** A row that clashes (`sessions.3`) says so at its time. */
export const placeOfSession: PlaceOfRefusal = (code, path) => {
  if (!/^sessions\.\d+(\.|$)/.test(path)) return null;
  switch (code) {
    case 'reservationInvalidCapacity':
      return { field: `${path}.startsAt`, text: m.class_sessions_clash };
    case 'invalidPastDate':
      return { field: path, text: m.class_sessions_past };
    case 'reservationInvalidResources':
      return { field: path, text: m.class_sessions_not_in_use };
    default:
      return null;
  }
};

/** Adds the sessions of a form to a class: all of them, or none and each row says what is in its way. */
export async function saveSessions(
  form: FormData,
  { api, locale }: Pick<RequestContext, 'api' | 'locale'>,
  of: { providerId: number; classId: number },
): Promise<FormAnswer> {
  const answer = await formAction({
    form,
    locale,
    schema: NewSessionsForm,
    given: givenOf(sessionsIn(form)),
    fieldOf: (path) => fieldOfSession(path, locale),
    send: ({ sessions }) => api(CREATE_SESSIONS, { ...of, sessions }),
  });
  return withRefusalsAtFields(answer, placeOfSession, locale);
}
