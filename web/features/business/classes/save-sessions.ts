import type { Locale } from '#contracts/languages.ts';
import * as m from '#contracts/texts/messages.js';
import { LONGEST_LINK, NewSessionsForm } from '#contracts/validation/class-form.ts';
import type { FieldName } from '#contracts/validation/field-texts.ts';
import { formAction } from '#web/lib/form/form-action.ts';
import type { FormAnswer } from '#web/lib/form/form-answer.ts';
import type { RequestContext } from '#web/lib/request-context.ts';
import type { Message } from '#web/lib/texts-in.ts';
import { dateLabel } from './clashing-dates.ts';
import { CREATE_SESSIONS } from './class-calls.ts';
import type { PlaceOfRefusal } from './refusals-at-fields.ts';
import { withRefusalsAtFields } from './refusals-at-fields.ts';
import type { SessionFormValues } from './session-form-values.ts';
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

/** A row that clashes (`sessions.3`) says so at its time, and which date it is. */
export const placeOfSession =
  (sessions: readonly SessionFormValues[]): PlaceOfRefusal =>
  (code, path) => {
    const [, place] = /^sessions\.(\d+)(?:\.|$)/.exec(path) ?? [];
    if (place === undefined) return null;
    const { date = '', startsAt = '' } = sessions[Number(place)] ?? {};
    switch (code) {
      case 'reservationInvalidCapacity':
        return {
          field: `${path}.startsAt`,
          text: (_none, { locale = 'it' } = {}) =>
            m.class_sessions_clash({ when: dateLabel(date, startsAt, locale) }, { locale }),
        };
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
  const typed = sessionsIn(form);
  const answer = await formAction({
    form,
    locale,
    schema: NewSessionsForm,
    given: givenOf(typed),
    fieldOf: (path) => fieldOfSession(path, locale),
    send: ({ sessions }) => api(CREATE_SESSIONS, { ...of, sessions }),
  });
  return withRefusalsAtFields(answer, placeOfSession(typed), locale);
}
