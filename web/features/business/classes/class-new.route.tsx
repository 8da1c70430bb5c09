import * as m from '#contracts/texts/messages.js';
import { expectMayDo } from '#web/business-frame/center/expect-may-do.ts';
import { providerIdIn, whenAllowed } from '#web/business-frame/center/load-center.ts';
import { faultAt, titled } from '#web/business-frame/list-screen/list-route.tsx';
import { Screen } from '#web/business-ui/frame/screen.tsx';
import { requestOf } from '#web/lib/request-context.ts';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import type { Route } from './+types/class-new.route.ts';
import { NEW_CLASS } from './class-calls.ts';
import { NEW_CLASS_VALUES } from './class-form-values.ts';
import { groupsByType } from './class-form-parts.tsx';
import { ClassForm } from './class-form.tsx';
import type { ClassFormAnswer } from './save-class.ts';
import { saveClass } from './save-class.ts';

export const meta = titled(m.classes_new);
export const ErrorBoundary = faultAt('classes', m.classes_title);

export function loader({ context, url, params }: Route.LoaderArgs) {
  const providerId = providerIdIn(params);
  return whenAllowed(url, async () => {
    const found = await requestOf(context).api(NEW_CLASS, { providerId });
    expectMayDo(found.getCurrentUser, providerId, 'changeClasses');
    return { initial: NEW_CLASS_VALUES, groups: groupsByType(found) };
  });
}

export async function action({ context, request, params }: Route.ActionArgs): Promise<ClassFormAnswer> {
  const form = await request.formData();
  return saveClass(form, requestOf(context), { providerId: providerIdIn(params), classId: null });
}

/** Adds a course or an event. */
export default function ClassNewRoute({ loaderData: { initial, groups } }: Route.ComponentProps) {
  const t = useTexts();
  return (
    <Screen title={t(m.classes_new)}>
      <ClassForm key={useLocale()} initial={initial} groups={groups} edited={null} />
    </Screen>
  );
}
