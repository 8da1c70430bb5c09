import type { SessionScope } from '#contracts/classes.ts';
import { SESSION_SCOPES } from '#contracts/classes.ts';
import * as m from '#contracts/texts/messages.js';
import { EditedSession } from '#contracts/validation/class-form.ts';
import { textOf } from '#web/lib/form-text.ts';
import { formAction } from '#web/lib/form/form-action.ts';
import type { FormAnswer } from '#web/lib/form/form-answer.ts';
import { numberOrNone } from '#web/lib/form/form-values.ts';
import type { RequestContext } from '#web/lib/request-context.ts';
import { clashingPlaces, datesLabel } from './clashing-dates.ts';
import { EDIT_SESSION, SESSION_TO_EDIT, SESSIONS_OF_CLASS } from './class-calls.ts';
import type { PlaceOfRefusal } from './refusals-at-fields.ts';
import { withRefusalsAtFields } from './refusals-at-fields.ts';
import { fieldOfSession, placeOfSession } from './save-sessions.ts';
import type { SessionFormValues } from './session-form-values.ts';
import { givenOf, sessionsIn } from './session-form-values.ts';
import { sessionsOfScope, unlessChangedAlone } from './session-scope.ts';

/** The fields of a form of one session are those of its first row. */
const ROW = 'sessions.0';

/** Changes one session as its form says, with others of its scope. */
export async function saveEditedSession(
  form: FormData,
  { api, locale }: Pick<RequestContext, 'api' | 'locale'>,
  { providerId, id }: { providerId: number; id: number },
): Promise<FormAnswer> {
  const sessions = sessionsIn(form).slice(0, 1);
  const [typed] = givenOf(sessions).sessions;
  const version = numberOrNone(textOf(form, 'version')) ?? 0;
  const scope = SESSION_SCOPES.find((one) => one === textOf(form, 'scope')) ?? 'this';
  const includesChanged = form.has('includesChanged');
  const answer = await formAction({
    form,
    locale,
    schema: EditedSession,
    given: { ...typed, tellsParticipants: form.has('tells'), scope, includesChanged },
    fieldOf: (path) => fieldOfSession(`${ROW}.${path}`, locale),
    send: (input) => api(EDIT_SESSION, { providerId, id, version, input }),
  });
  const dates =
    scope === 'this'
      ? null
      : await clashingDates(answer, { api, locale }, { providerId, id, scope, includesChanged });
  return atRow(withRefusalsAtFields(answer, placeOfEdited(sessions, dates), locale));
}

/** Which sessions of a scope clash, as they are now; null: none of them. */
async function clashingDates(
  answer: FormAnswer,
  { api, locale }: Pick<RequestContext, 'api' | 'locale'>,
  {
    providerId,
    id,
    scope,
    includesChanged,
  }: { providerId: number; id: number; scope: SessionScope; includesChanged: boolean },
): Promise<string | null> {
  const places = clashingPlaces(answer);
  if (places.length === 0) return null;
  const { getClassSession: found } = await api(SESSION_TO_EDIT, { providerId, id });
  const { getClassSessions: all } = await api(SESSIONS_OF_CLASS, { providerId, classId: found.ofClass.id });
  const meant = sessionsOfScope(all, found.session, { scope, now: new Date().toISOString() });
  const changed = includesChanged ? meant : unlessChangedAlone(meant, found.session);
  return datesLabel(
    places.flatMap((place) => changed[place] ?? []),
    locale,
  );
}

/** Where a refusal is shown; of a series any session may be the one that clashes. @param dates which of a series do */
const placeOfEdited =
  (sessions: readonly SessionFormValues[], dates: string | null): PlaceOfRefusal =>
  (code, path) => {
    if (code === 'subscriptionInvalidCapacity') return { field: 'capacity', text: m.session_edit_capacity };
    if (code === 'reservationInvalidCapacity' && dates !== null)
      return { field: 'startsAt', text: (_none, options) => m.session_scope_clash({ dates }, options) };
    const place = placeOfSession(sessions)(
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
