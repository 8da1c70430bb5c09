import type { Locale } from '#contracts/languages.ts';
import * as m from '#contracts/texts/messages.js';
import { CancellingSessions } from '#contracts/validation/class-form.ts';
import type { ActCalls } from '#web/business-frame/acts/answer-act.ts';
import { ApiFailure } from '#web/lib/api-failure.ts';
import { textOf } from '#web/lib/form-text.ts';
import { formAction } from '#web/lib/form/form-action.ts';
import type { FormAnswer } from '#web/lib/form/form-answer.ts';
import { idOrNone } from '#web/lib/list-address.ts';
import type { RequestContext } from '#web/lib/request-context.ts';
import { CANCEL_SESSIONS, DELETE_SESSIONS } from './class-calls.ts';

/** Which form of the class's page it is; the acts of buttons have `act` instead. */
export const CANCEL_INTENT = 'cancel';
/** What the e-mail to participants may say of the reason, in characters. */
export const LONGEST_REASON = 300;

/** Cancels a session, or several of a class, with a reason, which whoever has a place is told. */
export async function cancelSession(
  form: FormData,
  { api, locale }: Pick<RequestContext, 'api' | 'locale'>,
  providerId: number,
): Promise<FormAnswer> {
  const answer = await formAction({
    form,
    locale,
    schema: CancellingSessions,
    given: {
      ids: form.getAll('session').map((id) => (typeof id === 'string' ? idOrNone.read(id) : null)),
      reason: textOf(form, 'reason'),
    },
    fieldOf: (path) =>
      path === 'reason'
        ? { name: m.class_sessions_cancel_reason({}, { locale }), longest: LONGEST_REASON }
        : { name: '' },
    send: (input) => api(CANCEL_SESSIONS, { providerId, ...input }),
  });
  return { ...answer, intent: CANCEL_INTENT };
}

/** The calls of the buttons on sessions. The API leaves out the ones that somebody has signed up for, which is said as a refusal. */
export const sessionActsIn = (locale: Locale): ActCalls<'delete' | 'deleteEmpty'> => ({
  async delete(api, { providerId, ids }) {
    const { deleteSessions: gone } = await api(DELETE_SESSIONS, { providerId, ids });
    if (gone.length < ids.length)
      throw new ApiFailure([{ message: m.class_sessions_not_empty({}, { locale }) }]);
  },
  // Those that somebody once had a place in stay, as its question says
  async deleteEmpty(api, { providerId, ids }) {
    await api(DELETE_SESSIONS, { providerId, ids });
  },
});
