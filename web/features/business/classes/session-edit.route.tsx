import * as m from '#contracts/texts/messages.js';
import { expectMayDo } from '#web/business-frame/center/expect-may-do.ts';
import { idIn, providerIdIn, whenAllowed } from '#web/business-frame/center/load-center.ts';
import { faultAt, titled } from '#web/business-frame/list-screen/list-route.tsx';
import { Screen } from '#web/business-ui/frame/screen.tsx';
import type { FormAnswer } from '#web/lib/form/form-answer.ts';
import { requestOf } from '#web/lib/request-context.ts';
import { useTexts } from '#web/lib/texts.tsx';
import type { Route } from './+types/session-edit.route.ts';
import { SESSION_TO_EDIT, SESSIONS_OF_CLASS } from './class-calls.ts';
import { saveEditedSession } from './save-edited-session.ts';
import { SessionEditForm } from './session-edit-form.tsx';

export const meta = titled(m.session_edit_title);
export const ErrorBoundary = faultAt('classes', m.classes_title);

export function loader({ context, url, params }: Route.LoaderArgs) {
  const of = { providerId: providerIdIn(params), id: idIn(params.sessionId) };
  return whenAllowed(url, async () => {
    const { api } = requestOf(context);
    const found = await api(SESSION_TO_EDIT, of);
    expectMayDo(found.getCurrentUser, of.providerId, 'changeClasses');
    const { ofClass } = found.getClassSession;
    const all = await api(SESSIONS_OF_CLASS, { providerId: of.providerId, classId: ofClass.id });
    return {
      ...found.getClassSession,
      resources: found.getServiceResources,
      sessions: all.getClassSessions,
      now: new Date().toISOString(),
    };
  });
}

export async function action({ context, request, params }: Route.ActionArgs): Promise<FormAnswer> {
  const form = await request.formData();
  const of = { providerId: providerIdIn(params), id: idIn(params.sessionId) };
  return saveEditedSession(form, requestOf(context), of);
}

/** Changes one session: its time, for how many, with whom and where. */
export default function SessionEditRoute({ loaderData }: Route.ComponentProps) {
  const t = useTexts();
  const { session, ofClass, ...shown } = loaderData;
  return (
    <Screen title={t(m.session_edit_title)} act={<span>{ofClass.name}</span>}>
      <SessionEditForm key={session.id} session={session} ofClass={ofClass} {...shown} />
    </Screen>
  );
}
