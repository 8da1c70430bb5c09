import * as m from '#contracts/texts/messages.js';
import { Screen } from '#web/business-ui/frame/screen.tsx';
import { pageMeta } from '#web/lib/page-meta.ts';
import { requestOf } from '#web/lib/request-context.ts';
import { useTexts } from '#web/lib/texts.tsx';
import type { Route } from './+types/member-edit.route.ts';
import { idIn, providerIdIn, whenAllowed } from '#web/business-frame/center/load-center.ts';
import { useCenterPath } from '#web/business-frame/center/own-center.tsx';
import { ScreenFault } from '#web/business-frame/center/screen-fault.tsx';
import { expectMayDo } from '#web/business-frame/center/expect-may-do.ts';
import { MemberForm } from './member-form.tsx';
import { saveMember } from './save-member.ts';
import type { MemberAnswer } from './save-member.ts';
import { MEMBER_TO_CHANGE } from './staff-calls.ts';
import { memberFormValues } from './member-form-values.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t(m.staff_act_edit), isPrivate: true }));

export function loader({ context, url, params }: Route.LoaderArgs) {
  const of = { providerId: providerIdIn(params), id: idIn(params.id) };
  return whenAllowed(url, async () => {
    const { getStaffMember, getCurrentUser: me } = await requestOf(context).api(MEMBER_TO_CHANGE, of);
    expectMayDo(me, of.providerId, 'changeStaff');
    return { resource: getStaffMember.resource };
  });
}

export async function action({ context, request, params }: Route.ActionArgs): Promise<MemberAnswer> {
  const form = await request.formData();
  const of = { providerId: providerIdIn(params), id: idIn(params.id) };
  return saveMember(form, requestOf(context), of);
}

/** Changes a person or thing. */
export default function MemberEditRoute({ loaderData: { resource } }: Route.ComponentProps) {
  const centerPath = useCenterPath();
  return (
    <Screen title={resource.name}>
      <MemberForm
        key={resource.id}
        initial={memberFormValues(resource)}
        version={resource.version}
        backHref={centerPath(`staff/${resource.id}`)}
      />
    </Screen>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const t = useTexts();
  return <ScreenFault error={error} back={{ path: 'staff', label: t(m.staff_title) }} />;
}
