import * as m from '#contracts/texts/messages.js';
import { expectMayDo } from '#web/business-frame/center/expect-may-do.ts';
import { idIn, providerIdIn, whenAllowed } from '#web/business-frame/center/load-center.ts';
import { faultAt, titled } from '#web/business-frame/list-screen/list-route.tsx';
import { Screen } from '#web/business-ui/frame/screen.tsx';
import { requestOf } from '#web/lib/request-context.ts';
import { useTexts } from '#web/lib/texts.tsx';
import type { Route } from './+types/class-edit.route.ts';
import { CLASS_TO_EDIT } from './class-calls.ts';
import { valuesOfClass } from './class-form-values.ts';
import { groupsByType } from './class-form-parts.tsx';
import { ClassForm } from './class-form.tsx';
import type { ClassFormAnswer } from './save-class.ts';
import { saveClass } from './save-class.ts';

export const meta = titled(m.classes_act_edit);
export const ErrorBoundary = faultAt('classes', m.classes_title);

export function loader({ context, url, params }: Route.LoaderArgs) {
  const of = { providerId: providerIdIn(params), id: idIn(params.classId) };
  return whenAllowed(url, async () => {
    const found = await requestOf(context).api(CLASS_TO_EDIT, of);
    expectMayDo(found.getCurrentUser, of.providerId, 'changeClasses');
    return { ofClass: found.getClass, groups: groupsByType(found) };
  });
}

export async function action({ context, request, params }: Route.ActionArgs): Promise<ClassFormAnswer> {
  const form = await request.formData();
  const of = { providerId: providerIdIn(params), classId: idIn(params.classId) };
  return saveClass(form, requestOf(context), of);
}

/** Changes a course or an event; its sessions and sign-ups stay as they are. */
export default function ClassEditRoute({ loaderData: { ofClass, groups } }: Route.ComponentProps) {
  const t = useTexts();
  return (
    <Screen title={ofClass.name} act={<span>{t(m.classes_edit_note)}</span>}>
      <ClassForm key={ofClass.id} initial={valuesOfClass(ofClass)} groups={groups} edited={ofClass} />
    </Screen>
  );
}
