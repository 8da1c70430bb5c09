import * as m from '#contracts/texts/messages.js';
import { EditedSession } from '#contracts/validation/class-form.ts';
import { textOf } from '#web/lib/form-text.ts';
import { formAction } from '#web/lib/form/form-action.ts';
import type { FormAnswer } from '#web/lib/form/form-answer.ts';
import { numberOrNone } from '#web/lib/form/typed-values.ts';
import type { RequestContext } from '#web/lib/request-context.ts';
import { EDIT_SESSION } from './class-calls.ts';
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
  const answer = await formAction({
    form,
    locale,
    schema: EditedSession,
    given: { ...typed, tellsParticipants: form.has('tells') },
    fieldOf: (path) => fieldOfSession(`${ROW}.${path}`, locale),
    send: (input) => api(EDIT_SESSION, { providerId, id, version, input }),
  });
  return atRow(withRefusalsAtFields(answer, placeOfEdited, locale));
}

/** Where a refusal of the one session is shown. */
function placeOfEdited(code: string, path: string): ReturnType<typeof placeOfSession> {
  if (code === 'subscriptionInvalidCapacity') return { field: 'capacity', text: m.session_edit_capacity };
  const place = placeOfSession(code, path.startsWith(ROW) ? path : `${ROW}.${path}`);
  return place && { ...place, field: place.field.replace(`${ROW}.`, '') };
}

function atRow(answer: FormAnswer): FormAnswer {
  const fieldErrors = Object.fromEntries(
    Object.entries(answer.fieldErrors).map(([field, text]) => [`${ROW}.${field}`, text]),
  );
  return { ...answer, fieldErrors };
}
