import { IconCalendarX, IconCash, IconEye, IconUser } from '@tabler/icons-react';
import { useLocation, useNavigate } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import type { Act } from '#web/business-ui/act.ts';
import type { Selection } from '#web/business-ui/selection.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { useCenterPath, useMay } from '#web/business-frame/center/own-center.tsx';
import { cancelSearch, collectSearch } from './collect-address.ts';
import type { ListedReservation } from '#web/business-frame/reservations/reservation-calls.ts';

/** What can be done with the bookings that are ticked: each a screen of its own over the list, called as the act is. */
export function useChosenActs(selection: Selection): (Act & { onAct: () => void })[] {
  const t = useTexts();
  const centerPath = useCenterPath();
  const navigate = useNavigate();
  const { search } = useLocation();
  const [mayTake, mayChange] = [useMay('takePayments'), useMay('changeReservations')];
  const chosen = [...selection.ids].map(Number);
  const goTo = (path: string): void => void navigate(centerPath(`reservations/${path}`));
  const collect = {
    id: 'collect',
    label: t(m.collect_act),
    icon: IconCash,
    onAct: () => goTo(`collect${collectSearch(search, chosen)}`),
  };
  const cancel = {
    id: 'cancel',
    label: t(m.cancel_bulk),
    icon: IconCalendarX,
    isDangerous: true,
    onAct: () => goTo(`cancel${cancelSearch(search, chosen)}`),
  };
  return [...(mayTake ? [collect] : []), ...(mayChange ? [cancel] : [])];
}

/** Where a booking of the list leads. */
export function useRowActs(): (row: ListedReservation) => Act[] {
  const t = useTexts();
  const centerPath = useCenterPath();
  const { search } = useLocation();
  return ({ id, customerId }) => [
    {
      id: 'see',
      label: t(m.reservations_see),
      icon: IconEye,
      href: centerPath(`reservations/${id}`) + search,
    },
    {
      id: 'customer',
      label: t(m.reservations_act_customer),
      icon: IconUser,
      href: `${centerPath('reservations')}?status=all&customer=${customerId}`,
    },
  ];
}
