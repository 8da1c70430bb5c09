import * as m from '#contracts/texts/messages.js';
import { EditedSession } from '#contracts/validation/class-form.ts';
import { textOf } from '#web/lib/form-text.ts';
import { formAction } from '#web/lib/form/form-action.ts';
import type { FormAnswer } from '#web/lib/form/form-answer.ts';
import { numberOrNone } from '#web/lib/form/typed-values.ts';
import type { RequestContext } from '#web/lib/request-context.ts';
import { EDIT_SESSION } from './class-calls.ts';
import type { PlaceOfRefusal } from './refusals-at-fields.ts';
import { withRefusalsAtFields } from './refusals-at-fields.ts';
import { fieldOfSession, placeOfSession } from './save-sessions.ts';
import { givenOf, sessionsIn } from './session-form-values.ts';

/** The fields of a form of one session are those of its first row. */
const ROW = 'sessions.0';

/** Changes one session as its form says. */
export async function saveEditedSession(
  form: FormData,
  { api, locale }: Pick<RequestContext, 'api' | 'locale'>,
  { providerId, id }: { providerId: number; id: number },
): Promise<FormAnswer> {
  const [typed] = givenOf(sessionsIn(form).slice(0, 1)).sessions;
  const version = numberOrNone(textOf(form, 'version')) ?? 0;
  const scope = textOf(form, 'scope') || 'this';
  const answer = await formAction({
    form,
    locale,
    schema: EditedSession,
    given: {
      ...typed,
      tellsParticipants: form.has('tells'),
      scope,
      includesChanged: form.has('includesChanged'),
    },
    fieldOf: (path) => fieldOfSession(`${ROW}.${path}`, locale),
    send: (input) => api(EDIT_SESSION, { providerId, id, version, input }),
  });
  return atRow(withRefusalsAtFields(answer, placeOfEdited(scope !== 'this'), locale));
}

/** Where a refusal is shown; of a series any session may be the one that clashes. */
const placeOfEdited =
  (isSeries: boolean): PlaceOfRefusal =>
  (code, path) => {
    if (code === 'subscriptionInvalidCapacity') return { field: 'capacity', text: m.session_edit_capacity };
    if (code === 'reservationInvalidCapacity' && isSeries)
      return { field: 'startsAt', text: m.session_scope_clash };
    const place = placeOfSession(
      code,
      path.startsWith('sessions.') ? path.replace(/^sessions\.\d+/, ROW) : `${ROW}.${path}`,
    );
    return place && { ...place, field: place.field.replace(`${ROW}.`, '') };
  };

function atRow(answer: FormAnswer): FormAnswer {
  const fieldErrors = Object.fromEntries(
    Object.entries(answer.fieldErrors).map(([field, text]) => [`${ROW}.${field}`, text]),
  );
  return { ...answer, fieldErrors };
}
