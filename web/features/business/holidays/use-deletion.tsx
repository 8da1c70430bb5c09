import { useState } from 'react';
import { useFetcher } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { ConfirmDialog } from '#web/business-ui/confirm-dialog.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { useOnce } from '#web/lib/use-once.ts';
import { ownAttemptKey } from '#web/lib/page-person.ts';
import { useOutcomes } from '#web/lib/use-outcomes.ts';
import { useCenterPath } from '#web/business-frame/center/own-center.tsx';
import type { HolidayActAnswer } from './change-holidays.ts';
import type { Holiday } from './holiday-calls.ts';
import { momentsOf, nameOf } from './holiday-labels.ts';

/** Asks before a closing is deleted, and says what came of it. */
export function useDeletion() {
  const t = useTexts();
  const action = useCenterPath()('holidays');
  const fetcher = useFetcher<HolidayActAnswer>();
  const { showDone, showFailed } = useOutcomes();
  const [asked, setAsked] = useState<Holiday | null>(null);
  useOnce(fetcher.state === 'idle' ? fetcher.data : undefined, ({ errors }) => {
    if (errors.length === 0) showDone('delete');
    else showFailed('delete', errors);
  });
  const send = ({ id }: Holiday): void => {
    setAsked(null);
    const form = { act: 'delete', id: String(id), attemptKey: ownAttemptKey() };
    void fetcher.submit(form, { method: 'post', action });
  };
  const question = asked && (
    <ConfirmDialog
      title={t(m.holidays_delete_title)}
      verb={t(m.holidays_delete)}
      isOpen
      onConfirm={() => send(asked)}
      onClose={() => setAsked(null)}
    >
      <p>
        {nameOf(asked, t)}, {momentsOf(asked)}. {t(m.holidays_delete_text)}
      </p>
    </ConfirmDialog>
  );
  return { setAsked, question };
}
