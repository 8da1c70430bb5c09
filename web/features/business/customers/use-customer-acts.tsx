import {
  IconArchive,
  IconArrowBackUp,
  IconArrowMerge,
  IconCalendarPlus,
  IconEye,
  IconHeartHandshake,
  IconPencil,
  IconTag,
} from '@tabler/icons-react';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useFetcher, useLocation, useNavigate } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import type { Act } from '#web/business-ui/act.ts';
import { ConfirmDialog } from '#web/business-ui/confirm-dialog.tsx';
import { SCRIPTED_FIELD } from '#web/lib/form/scripted-field.tsx';
import { useOnce } from '#web/lib/use-once.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { ownAttemptKey } from '#web/lib/page-person.ts';
import { useToasts } from '#web/ui/toasts.tsx';
import { useCenterPath, useMay } from '../center/own-center.tsx';
import { chosenSearch } from './chosen-address.ts';
import type { CustomerActAnswer, CustomerActName } from './change-customers.ts';

/** A customer as far as acts on them are concerned. */
export type Actable = { id: number; name: string; isArchived: boolean };

/**
 * What can be done with customers, each said when it is done. Archiving asks first.
 * @param onDone after an act went through
 * @returns the acts of one customer, those of several, and the question that one of them may ask
 */
export function useCustomerActs(onDone: (act: CustomerActName) => void = () => {}) {
  const t = useTexts();
  const linksOf = useLinks();
  const mayChange = useMay('changeCustomers');
  const [asked, setAsked] = useState<readonly Actable[]>([]);
  const { send, isBusy } = useSending(onDone);
  const nameOfAll = (customers: readonly Actable[]): string =>
    customers.length === 1 ? (customers[0]?.name ?? '') : t(m.customers_several, { count: customers.length });
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
              onAct: () => setAsked(current),
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
              onAct: () => send('restore', archived, nameOfAll(archived)),
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
  const question: ReactNode = asked.length > 0 && (
    <ConfirmDialog
      title={t(m.customers_archive_title, { name: nameOfAll(asked) })}
      verb={t(m.customers_act_archive)}
      isOpen
      isBusy={isBusy}
      onConfirm={() => {
        send('archive', asked, nameOfAll(asked));
        setAsked([]);
      }}
      onClose={() => setAsked([])}
    >
      <p>{t(m.customers_archive_text)}</p>
    </ConfirmDialog>
  );
  return { chosenActs, actsOf, question };
}

/** Acts with an address of their own. */
function useLinks(): (customer: Actable) => Act[] {
  const t = useTexts();
  const centerPath = useCenterPath();
  const { pathname, search } = useLocation();
  const [mayBook, mayChange] = [useMay('changeReservations'), useMay('changeCustomers')];
  const mayMerge = useMay('mergeCustomers');
  return ({ id, isArchived }) => {
    const at = centerPath(`customers/${id}`);
    const see = { id: 'see', label: t(m.customers_see), icon: IconEye, href: at + search };
    const said = new URLSearchParams({ customer: String(id), from: pathname + search });
    const href = `${centerPath('reservations/new')}?${said}`;
    const book = { id: 'book', label: t(m.customers_act_book), icon: IconCalendarPlus, href };
    const edit = { id: 'edit', label: t(m.customers_act_edit), icon: IconPencil, href: `${at}/edit` };
    const label = t(m.customers_act_merge);
    const merge = { id: 'merge', label, icon: IconArrowMerge, href: `${at}/merge` };
    const care = { id: 'care', label: t(m.customers_act_care), icon: IconHeartHandshake, href: `${at}/care` };
    const changes = [...(mayChange ? [edit, care] : []), ...(mayMerge ? [merge] : [])];
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

/** Sends an act, and says once what came of it. */
function useSending(onDone: (act: CustomerActName) => void) {
  const t = useTexts();
  const centerPath = useCenterPath();
  const { showSuccess, showError } = useToasts();
  const fetcher = useFetcher<CustomerActAnswer>();
  const meant = useRef('');
  useOnce(fetcher.state === 'idle' ? fetcher.data : undefined, ({ act, errors }) => {
    if (act === null || errors.length > 0) {
      showError(errors.map(({ message }) => message).join(' ') || t(m.failed_updated));
      return;
    }
    const text = t(act === 'archive' ? m.done_archived : m.customers_restored);
    showSuccess(t(m.done_with, { text, name: meant.current }));
    onDone(act);
  });
  const send = (act: CustomerActName, customers: readonly Actable[], name: string): void => {
    meant.current = name;
    const form = new URLSearchParams({ act, [SCRIPTED_FIELD]: '1', attemptKey: ownAttemptKey() });
    for (const { id } of customers) form.append('ids', String(id));
    void fetcher.submit(form, { method: 'post', action: centerPath('customers') });
  };
  return { send, isBusy: fetcher.state !== 'idle' };
}
