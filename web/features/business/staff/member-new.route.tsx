import { data } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { Screen } from '#web/business-ui/frame/screen.tsx';
import { pageMeta } from '#web/lib/page-meta.ts';
import { requestOf } from '#web/lib/request-context.ts';
import { useTexts } from '#web/lib/texts.tsx';
import type { Route } from './+types/member-new.route.ts';
import { providerIdIn, whenAllowed } from '#web/business-frame/center/load-center.ts';
import { useCenterPath } from '#web/business-frame/center/own-center.tsx';
import { ScreenFault } from '#web/business-frame/center/screen-fault.tsx';
import { expectMayDo } from '#web/business-frame/center/expect-may-do.ts';
import { MemberForm } from './member-form.tsx';
import { saveMember } from './save-member.ts';
import type { MemberAnswer } from './save-member.ts';
import { NEW_MEMBER } from './staff-calls.ts';
import { newMember } from './member-form-values.ts';

const isPersonIn = (url: URL): boolean => url.searchParams.get('kind') !== 'things';

export const meta: Route.MetaFunction = (args) => {
  const { loaderData } = args as { loaderData?: { isPerson: boolean } };
  return pageMeta(args, (t) => ({
    title: t(loaderData?.isPerson === false ? m.staff_new_thing : m.staff_new_person),
    isPrivate: true,
  }));
};

export function loader({ context, url, params }: Route.LoaderArgs) {
  const providerId = providerIdIn(params);
  const isPerson = isPersonIn(url);
  return whenAllowed(url, async () => {
    const { getStaff, getCurrentUser: me } = await requestOf(context).api(NEW_MEMBER, { providerId });
    expectMayDo(me, providerId, 'changeStaff');
    // The list says what the package lacks, and how to get it
    if (isPerson && !getStaff.mayAddPerson) throw data(null, { status: 404 });
    return { isPerson };
  });
}

export async function action({ context, request, params }: Route.ActionArgs): Promise<MemberAnswer> {
  const form = await request.formData();
  return saveMember(form, requestOf(context), { providerId: providerIdIn(params), id: null });
}

/** Adds a person, or a room or kind of equipment. */
export default function MemberNewRoute({ loaderData: { isPerson } }: Route.ComponentProps) {
  const t = useTexts();
  const centerPath = useCenterPath();
  return (
    <Screen title={t(isPerson ? m.staff_new_person : m.staff_new_thing)}>
      <MemberForm
        key={isPerson ? 'person' : 'thing'}
        initial={newMember(isPerson)}
        version={null}
        backHref={centerPath('staff')}
        action={centerPath(`staff/new?kind=${isPerson ? 'people' : 'things'}`)}
      />
    </Screen>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const t = useTexts();
  return <ScreenFault error={error} back={{ path: 'staff', label: t(m.staff_title) }} />;
}
