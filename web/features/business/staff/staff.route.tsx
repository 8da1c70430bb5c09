import { IconArrowsSort, IconDoor, IconUserPlus } from '@tabler/icons-react';
import { Outlet } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { RESOURCE_KINDS } from '#contracts/statuses.ts';
import { answerAct } from '#web/business-frame/acts/answer-act.ts';
import { faultAt, loadListScreen, titled } from '#web/business-frame/list-screen/list-route.tsx';
import { Screen } from '#web/business-ui/frame/screen.tsx';
import { PRIVATE_HEADERS } from '#web/lib/private-headers.ts';
import { requestOf } from '#web/lib/request-context.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import type { Route } from './+types/staff.route.ts';
import { providerIdIn } from '#web/business-frame/center/load-center.ts';
import { useCenterPath, useMay } from '#web/business-frame/center/own-center.tsx';
import { STAFF_ACTS } from './change-staff.ts';
import { STAFF } from './staff-calls.ts';
import { StaffGate } from './staff-gate.tsx';
import { STAFF_LIST } from './staff-list-description.ts';
import { StaffList } from './staff-list.tsx';

export const headers: Route.HeadersFunction = () => PRIVATE_HEADERS;

export const meta = titled(m.staff_title);
export const ErrorBoundary = faultAt('staff', m.staff_title);

const KIND_NUMBERS = { all: null, people: RESOURCE_KINDS.human, things: RESOURCE_KINDS.physical };

export function loader(args: Route.LoaderArgs) {
  return loadListScreen(args, STAFF_LIST, async ({ q, kind, state, page }, { api, providerId }) => {
    const { getStaff: list } = await api(STAFF, {
      providerId,
      search: q || null,
      kind: KIND_NUMBERS[kind],
      isArchived: state === 'archived',
      page,
    });
    return { list, related: { mayAddPerson: list.mayAddPerson } };
  });
}

export async function action({ context, request, params }: Route.ActionArgs) {
  return answerAct(await request.formData(), requestOf(context), providerIdIn(params), STAFF_ACTS);
}

/** Who and what the center works with: people, rooms, equipment (specification section 2, "Staff/personnel/resources"). */
export default function StaffRoute({ loaderData }: Route.ComponentProps) {
  const t = useTexts();
  const centerPath = useCenterPath();
  const mayChange = useMay('changeStaff');
  const mayAddPerson = loaderData.related?.mayAddPerson ?? true;
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
      <StaffList loaded={loaderData} />
      <Outlet />
    </Screen>
  );
}
