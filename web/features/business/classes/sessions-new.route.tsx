import * as m from '#contracts/texts/messages.js';
import { expectMayDo } from '#web/business-frame/center/expect-may-do.ts';
import { idIn, providerIdIn, whenAllowed } from '#web/business-frame/center/load-center.ts';
import { faultAt, titled } from '#web/business-frame/list-screen/list-route.tsx';
import { Screen } from '#web/business-ui/frame/screen.tsx';
import type { FormAnswer } from '#web/lib/form/form-answer.ts';
import { requestOf } from '#web/lib/request-context.ts';
import { useTexts } from '#web/lib/texts.tsx';
import type { Route } from './+types/sessions-new.route.ts';
import { CLASS_FOR_SESSIONS } from './class-calls.ts';
import { saveSessions } from './save-sessions.ts';
import { SessionsForm } from './sessions-form.tsx';

export const meta = titled(m.class_sessions_add);
export const ErrorBoundary = faultAt('classes', m.classes_title);

export function loader({ context, url, params }: Route.LoaderArgs) {
  const of = { providerId: providerIdIn(params), id: idIn(params.classId) };
  return whenAllowed(url, async () => {
    const found = await requestOf(context).api(CLASS_FOR_SESSIONS, of);
    expectMayDo(found.getCurrentUser, of.providerId, 'changeClasses');
    return { ofClass: found.getClass, resources: found.getServiceResources };
  });
}

export async function action({ context, request, params }: Route.ActionArgs): Promise<FormAnswer> {
  const form = await request.formData();
  const of = { providerId: providerIdIn(params), classId: idIn(params.classId) };
  return saveSessions(form, requestOf(context), of);
}

/** Adds dates to a course or an event. */
export default function SessionsNewRoute({ loaderData: { ofClass, resources } }: Route.ComponentProps) {
  const t = useTexts();
  return (
    <Screen title={t(m.class_sessions_add)} act={<span>{ofClass.name}</span>}>
      <SessionsForm key={ofClass.id} ofClass={ofClass} resources={resources} />
    </Screen>
  );
}
