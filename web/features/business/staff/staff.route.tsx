import { IconArrowsSort, IconDoor, IconUserPlus } from '@tabler/icons-react';
import { Outlet } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { Screen } from '#web/business-ui/frame/screen.tsx';
import { loadList } from '#web/lib/load-list.ts';
import { pageMeta } from '#web/lib/page-meta.ts';
import { PRIVATE_HEADERS } from '#web/lib/private-headers.ts';
import { requestOf } from '#web/lib/request-context.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import type { Route } from './+types/staff.route.ts';
import { providerIdIn, whenAllowed } from '../center/load-center.ts';
import { useCenterPath, useMay } from '../center/own-center.tsx';
import { ScreenFault } from '../center/screen-fault.tsx';
import { changeStaff } from './change-staff.ts';
import { questionOf, STAFF_ADDRESS } from './staff-address.ts';
import { STAFF } from './staff-calls.ts';
import { StaffGate } from './staff-gate.tsx';
import { StaffList } from './staff-list.tsx';

export const headers: Route.HeadersFunction = () => PRIVATE_HEADERS;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t(m.staff_title), isPrivate: true }));

export function loader({ context, url, params }: Route.LoaderArgs) {
  const providerId = providerIdIn(params);
  const { api } = requestOf(context);
  return whenAllowed(url, async () => {
    let mayAddPerson = true;
    const loaded = await loadList(url, STAFF_ADDRESS, async (asked) => {
      const { getStaff: found } = await api(STAFF, { providerId, ...questionOf(asked) });
      ({ mayAddPerson } = found);
      return found;
    });
    return { ...loaded, mayAddPerson };
  });
}

export async function action({ context, request, url, params }: Route.ActionArgs) {
  const form = await request.formData();
  const answer = await changeStaff(form, requestOf(context), providerIdIn(params));
  return answer;
}

/** Who and what the center works with: people, rooms, equipment (specification section 2, "Staff/personnel/resources"). */
export default function StaffRoute({ loaderData }: Route.ComponentProps) {
  const t = useTexts();
  const centerPath = useCenterPath();
  const mayChange = useMay('changeStaff');
  const { mayAddPerson, ...list } = loaderData;
  return (
    <Screen
      title={t(m.staff_title)}
      act={
        mayChange && (
          <>
            <ButtonLink to={centerPath('staff/order')} look="quiet">
              <IconArrowsSort size={18} stroke={1.6} aria-hidden="true" />
              {t(m.staff_order)}
            </ButtonLink>
            <ButtonLink to={centerPath('staff/new?kind=things')} look="secondary">
              <IconDoor size={18} stroke={1.6} aria-hidden="true" />
              {t(m.staff_new_thing)}
            </ButtonLink>
            {mayAddPerson && (
              <ButtonLink to={centerPath('staff/new?kind=people')}>
                <IconUserPlus size={18} stroke={1.8} aria-hidden="true" />
                {t(m.staff_new_person)}
              </ButtonLink>
            )}
          </>
        )
      }
    >
      {!mayAddPerson && <StaffGate />}
      <StaffList {...list} />
      <Outlet />
    </Screen>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const t = useTexts();
  return <ScreenFault error={error} back={{ path: 'staff', label: t(m.staff_title) }} />;
}
