import { IconPlus } from '@tabler/icons-react';
import { Outlet, useLocation } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { RESOURCE_KINDS } from '#contracts/statuses.ts';
import { faultAt, titled } from '#web/business-frame/list-screen/list-route.tsx';
import { Screen } from '#web/business-ui/frame/screen.tsx';
import { useSelection } from '#web/business-ui/selection.ts';
import { loadList } from '#web/lib/load-list.ts';
import { PRIVATE_HEADERS } from '#web/lib/private-headers.ts';
import { requestOf } from '#web/lib/request-context.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import type { Route } from './+types/reservations.route.ts';
import { providerIdIn, whenAllowed } from '#web/business-frame/center/load-center.ts';
import { useCenterPath, useMay } from '#web/business-frame/center/own-center.tsx';
import { withoutChosen } from './collect-address.ts';
import { questionOf, RESERVATION_LIST } from '#web/business-frame/reservations/reservation-address.ts';
import { RESERVATION_CHOICES, RESERVATIONS } from '#web/business-frame/reservations/reservation-calls.ts';
import { ReservationList } from './reservation-list.tsx';

export const headers: Route.HeadersFunction = () => PRIVATE_HEADERS;

export const meta = titled(m.reservations_title);
export const ErrorBoundary = faultAt('reservations', m.reservations_title);

export function loader({ context, url, params }: Route.LoaderArgs) {
  const providerId = providerIdIn(params);
  const { api } = requestOf(context);
  return whenAllowed(url, async () => {
    const [loaded, choices] = await Promise.all([
      loadList(
        url,
        RESERVATION_LIST.address,
        async (asked) => (await api(RESERVATIONS, { providerId, ...questionOf(asked) })).getReservations,
      ),
      api(RESERVATION_CHOICES, { providerId }),
    ]);
    return {
      ...loaded,
      people: choices.getOwnResources
        .filter(({ resTypeId, archive }) => resTypeId === RESOURCE_KINDS.human && !archive)
        .map(({ id, name }) => ({ id, name })),
      services: choices.getServiceOrder,
    };
  });
}

/** Who has booked, online or at the desk (specification section 2, "Reservations"). */
export default function ReservationsRoute({ loaderData }: Route.ComponentProps) {
  const t = useTexts();
  // Paying what is chosen lies over the list it was chosen in.
  const selection = useSelection(withoutChosen(useLocation().search));
  const centerPath = useCenterPath();
  const mayBook = useMay('changeReservations');
  return (
    <Screen
      title={t(m.reservations_title)}
      act={
        mayBook && (
          <ButtonLink to={centerPath('reservations/new')}>
            <IconPlus size={18} stroke={1.8} aria-hidden="true" />
            {t(m.new_reservation_title)}
          </ButtonLink>
        )
      }
    >
      <ReservationList
        loaded={loaderData}
        people={loaderData.people}
        services={loaderData.services}
        hasFailed={loaderData.hasFailed}
        selection={selection}
      />
      <Outlet context={selection} />
    </Screen>
  );
}
