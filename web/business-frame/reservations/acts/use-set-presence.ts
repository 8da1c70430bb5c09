import { useState } from 'react';
import { useRevalidator } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { errorsOf } from '#web/lib/api-failure.ts';
import { browserApi } from '#web/lib/api.ts';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import { ownAttemptKey } from '#web/lib/page-person.ts';
import { useToasts } from '#web/ui/toasts.tsx';
import { useOwnCenter } from '../../center/own-center.tsx';
import { SET_PRESENCE } from './act-calls.ts';

/** Whether somebody came; null takes back what was said. */
export type Presence = 'arrived' | 'noShow' | null;

const SAID = { arrived: m.reservation_acts_is_arrived, noShow: m.reservation_acts_is_no_show } as const;

/**
 * Says by one press whether somebody came, tells it in a toast and has the page read anew; a failure is told, and can be repeated.
 * @returns `say`, whose second argument hears that it was done before the page is read
 */
export function useSetPresence({ id, customer }: { id: number; customer: string }) {
  const t = useTexts();
  const locale = useLocale();
  const { providerId } = useOwnCenter();
  const { showError, showSuccess } = useToasts();
  const { revalidate } = useRevalidator();
  const [isBusy, setBusy] = useState(false);
  const say = async (presence: Presence, onDone?: () => void): Promise<void> => {
    setBusy(true);
    try {
      const idempotencyKey = ownAttemptKey();
      await browserApi(locale)(SET_PRESENCE, { providerId, id, presence }, { idempotencyKey });
      const text = t(presence === null ? m.today_mark_removed : SAID[presence]);
      showSuccess(t(m.done_with, { text, name: customer }));
      onDone?.();
      await revalidate();
    } catch (error) {
      showError(errorsOf(error, t(m.ui_no_connection))[0]?.message ?? '');
    }
    setBusy(false);
  };
  return { say, isBusy };
}
