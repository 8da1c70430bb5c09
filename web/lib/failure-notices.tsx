import { useCallback } from 'react';
import { useMatches } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { useToasts } from '#web/ui/toasts.tsx';
import { useKeptPage } from './kept-page.ts';
import { failureOf, saysItFailed } from './lost-step.ts';
import { noticeOf } from './request-notice.ts';
import { useTexts } from './texts.tsx';
import { useOnce } from './use-once.ts';

export { keepPage } from './kept-page.ts';

/**
 * Has a toast tell of every reading of a page that failed (specification sections 4 and 8), with the server's word first: of a step that was left, and of a page
 * that came with its frame alone. Stands before the page, whose own word on being kept comes later and counts.
 */
export function FailureNotices() {
  const t = useTexts();
  const { showError } = useToasts();
  useKeptPage(
    useCallback(
      ({ wasSent, failure }) => showError(failure ?? t(wasSent ? m.ui_send_lost : m.ui_step_lost)),
      [showError, t],
    ),
  );
  const failed = useMatches()
    .map(({ loaderData }) => loaderData)
    .find(saysItFailed);
  useOnce(failed, (reading) => {
    const failure = failureOf(reading);
    const errors = failure === null ? [] : [{ message: failure }];
    const notice = noticeOf('list', { status: 'error', errors }, t);
    if (notice) showError(notice.text);
  });
  return null;
}
