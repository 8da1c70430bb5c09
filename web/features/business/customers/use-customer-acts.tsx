import {
  IconArchive,
  IconArrowBackUp,
  IconArrowMerge,
  IconCalendarPlus,
  IconEye,
  IconHeartHandshake,
  IconPencil,
  IconTag,
  IconMessage,
} from '@tabler/icons-react';
import { useLocation, useNavigate } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import type { Act } from '#web/business-ui/act.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { useCenterPath, useMay } from '#web/business-frame/center/own-center.tsx';
import { chosenSearch } from './chosen-address.ts';
import { withoutJustDone } from './just-done.ts';
import type { Sending } from './use-sending-customers.ts';

/** A customer as far as acts on them are concerned. */
export type Actable = { id: number; name: string; isArchived: boolean };

/**
 * What can be done with customers. None of it asks first: what was done is said with the way back.
 * @returns the acts of one customer, and those of several
 */
export function useCustomerActs({ send, isBusy }: Sending) {
  const t = useTexts();
  const linksOf = useLinks();
  const mayChange = useMay('changeCustomers');
  const toMerge = useMerging();
  const toTags = useTagging();
  const acts = (customers: readonly Actable[]): (Act & { onAct: () => void })[] => {
    const current = customers.filter(({ isArchived }) => !isArchived);
    const archived = customers.filter(({ isArchived }) => isArchived);
    return [
      ...toMerge(customers),
      ...(current.length > 0
        ? [
            {
              id: 'archive',
              label: t(m.customers_act_archive),
              icon: IconArchive,
              isDisabled: isBusy,
              onAct: () => send('archive', current),
            },
          ]
        : []),
      ...(archived.length > 0
        ? [
            {
              id: 'restore',
              label: t(m.customers_act_restore),
              icon: IconArrowBackUp,
              isDisabled: isBusy,
              onAct: () => send('restore', archived),
            },
          ]
        : []),
    ];
  };
  const chosenActs = (customers: readonly Actable[]): (Act & { onAct: () => void })[] => [
    ...toTags(customers),
    ...acts(customers),
  ];
  const actsOf = (customer: Actable): Act[] => [...linksOf(customer), ...(mayChange ? acts([customer]) : [])];
  return { chosenActs, actsOf };
}

/** Acts with an address of their own. */
function useLinks(): (customer: Actable) => Act[] {
  const t = useTexts();
  const centerPath = useCenterPath();
  const { pathname, search: whole } = useLocation();
  const search = withoutJustDone(whole);
  const [mayBook, mayChange] = [useMay('changeReservations'), useMay('changeCustomers')];
  const [mayMerge, mayWrite] = [useMay('mergeCustomers'), useMay('seeMessages')];
  return ({ id, isArchived }) => {
    const at = centerPath(`customers/${id}`);
    const see = { id: 'see', label: t(m.customers_see), icon: IconEye, href: at + search };
    const said = new URLSearchParams({ customer: String(id), from: pathname + search });
    const href = `${centerPath('reservations/new')}?${said}`;
    const book = { id: 'book', label: t(m.customers_act_book), icon: IconCalendarPlus, href };
    const edit = { id: 'edit', label: t(m.customers_act_edit), icon: IconPencil, href: `${at}/edit` };
    const to = `${centerPath('messages')}?customer=${id}`;
    const write = { id: 'write', label: t(m.chat_write), icon: IconMessage, href: to };
    const label = t(m.customers_act_merge);
    const merge = { id: 'merge', label, icon: IconArrowMerge, href: `${at}/merge` };
    const care = { id: 'care', label: t(m.customers_act_care), icon: IconHeartHandshake, href: `${at}/care` };
    const changes = [
      ...(mayChange && mayWrite ? [write] : []),
      ...(mayChange ? [edit, care] : []),
      ...(mayMerge ? [merge] : []),
    ];
    return [see, ...(mayBook && !isArchived ? [book] : []), ...changes];
  };
}

/** Two that are ticked can become one: it leads to where they are compared. */
function useMerging(): (customers: readonly Actable[]) => (Act & { onAct: () => void })[] {
  const t = useTexts();
  const centerPath = useCenterPath();
  const navigate = useNavigate();
  const mayMerge = useMay('mergeCustomers');
  return ([one, other, ...more]) => {
    if (!mayMerge || !one || !other || more.length > 0) return [];
    const way = centerPath(`customers/${one.id}/merge?with=${other.id}`);
    const onAct = (): void => void navigate(way);
    return [{ id: 'merge', label: t(m.customers_act_merge), icon: IconArrowMerge, onAct }];
  };
}

/** Tags of all that are ticked are changed on a screen of their own over the list. */
function useTagging(): (customers: readonly Actable[]) => (Act & { onAct: () => void })[] {
  const t = useTexts();
  const centerPath = useCenterPath();
  const navigate = useNavigate();
  const { search } = useLocation();
  return (customers) => {
    if (customers.length === 0) return [];
    const way =
      centerPath('customers/chosen') +
      chosenSearch(
        search,
        customers.map(({ id }) => id),
      );
    const onAct = (): void => void navigate(way, { preventScrollReset: true });
    return [{ id: 'tags', label: t(m.customers_act_tags), icon: IconTag, onAct }];
  };
}
