import { useRef } from 'react';
import { useFetcher, useLocation, useNavigate } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { ownAttemptKey } from '#web/lib/page-person.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { useOnce } from '#web/lib/use-once.ts';
import { useOutcomes } from '#web/lib/use-outcomes.ts';
import { useToasts } from '#web/ui/toasts.tsx';
import { useCenterPath } from '#web/business-frame/center/own-center.tsx';
import type { CustomerActAnswer, CustomerActName } from './change-customers.ts';
import { withJustDone } from './just-done.ts';

/** Whom an act is done with. */
type Named = { id: number; name: string };

export interface Sending {
  send: (act: CustomerActName, customers: readonly Named[]) => void;
  isBusy: boolean;
}

/**
 * Archives and restores customers, says once what came of it, and puts it into the address, from which the screen shows it with the way back. Call it where it stays
 * whoever is shown.
 * @param onDone after it went through
 */
export function useSendingCustomers(onDone: () => void = () => {}): Sending {
  const t = useTexts();
  const centerPath = useCenterPath();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { showSuccess } = useToasts();
  const { showDone, showFailed } = useOutcomes();
  const fetcher = useFetcher<CustomerActAnswer>();
  const meant = useRef('');
  useOnce(fetcher.state === 'idle' ? fetcher.data : undefined, ({ act, ids, errors }) => {
    if (act === null || errors.length > 0) {
      showFailed(act === 'archive' ? 'archive' : 'update', errors);
      return;
    }
    if (act === 'archive') showDone('archive', meant.current);
    else showSuccess(t(m.done_with, { text: t(m.customers_restored), name: meant.current }));
    void navigate(
      { search: withJustDone(search, { act, ids }) },
      { replace: true, preventScrollReset: true },
    );
    onDone();
  });
  const send = (act: CustomerActName, customers: readonly Named[]): void => {
    const [one, ...more] = customers;
    meant.current = more.length > 0 ? t(m.customers_several, { count: customers.length }) : (one?.name ?? '');
    const form = new URLSearchParams({ act, attemptKey: ownAttemptKey() });
    for (const { id } of customers) form.append('ids', String(id));
    void fetcher.submit(form, { method: 'post', action: centerPath('customers') });
  };
  return { send, isBusy: fetcher.state !== 'idle' };
}
