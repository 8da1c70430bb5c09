import { IconCalendarX, IconEye, IconUser } from '@tabler/icons-react';
import { useLocation, useNavigate } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { useCenterPath, useMay } from '#web/business-frame/center/own-center.tsx';
import { useCustomerHref } from '#web/business-frame/customers/customer-href.ts';
import type { Act } from '#web/business-ui/act.ts';
import type { Selection } from '#web/business-ui/selection.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { cancelSearch } from './chosen-subscriptions.ts';
import type { ListedSubscription } from './class-calls.ts';

/** What can be done with the sign-ups that are ticked, by who sees all of them. */
export function useChosenActs(selection: Selection): (Act & { onAct: () => void })[] {
  const t = useTexts();
  const centerPath = useCenterPath();
  const navigate = useNavigate();
  const { search } = useLocation();
  if (!useMay('takePayments')) return [];
  const cancel = {
    id: 'cancel',
    label: t(m.class_desk_cancel),
    icon: IconCalendarX,
    isDangerous: true,
    onAct: () =>
      void navigate(
        centerPath('subscriptions/cancel') + cancelSearch(search, [...selection.ids].map(Number)),
      ),
  };
  return [cancel];
}

/** Where a sign-up of the list leads. */
export function useRowActs(): (row: ListedSubscription, search: string) => Act[] {
  const t = useTexts();
  const centerPath = useCenterPath();
  const cardHref = useCustomerHref();
  return ({ id, customerId }, search) => [
    {
      id: 'see',
      label: t(m.class_desk_see),
      icon: IconEye,
      href: centerPath(`subscriptions/${id}`) + search,
    },
    ...(cardHref
      ? [{ id: 'customer', label: t(m.reservations_customer), icon: IconUser, href: cardHref(customerId) }]
      : []),
  ];
}
