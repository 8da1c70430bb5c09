import { useState } from 'react';
import { useRevalidator } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { useOwnCenter } from '#web/business-frame/center/own-center.tsx';
import type { Api, ApiCallOptions } from '#web/lib/api.ts';
import { browserApi } from '#web/lib/api.ts';
import { errorsOf } from '#web/lib/api-failure.ts';
import { ownAttemptKey } from '#web/lib/page-person.ts';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import { useToasts } from '#web/ui/toasts.tsx';

type Change = (api: Api, providerId: number, options: ApiCallOptions) => Promise<unknown>;

/** One change after a press, told by a toast; then the page is read again. */
export function useChange(): {
  /** @returns why it was refused; null when it is done */
  change: (make: Change, done?: string) => Promise<string | null>;
  isBusy: boolean;
} {
  const t = useTexts();
  const locale = useLocale();
  const { providerId } = useOwnCenter();
  const { revalidate } = useRevalidator();
  const { showSuccess, showError } = useToasts();
  const [isBusy, setBusy] = useState(false);
  const change = async (make: Change, done?: string): Promise<string | null> => {
    setBusy(true);
    try {
      await make(browserApi(locale), providerId, { idempotencyKey: ownAttemptKey() });
      if (done !== undefined) showSuccess(done);
      await revalidate();
      return null;
    } catch (failure) {
      const why = errorsOf(failure, t(m.failed_done))[0]?.message ?? t(m.failed_done);
      showError(why);
      return why;
    } finally {
      setBusy(false);
    }
  };
  return { change, isBusy };
}
