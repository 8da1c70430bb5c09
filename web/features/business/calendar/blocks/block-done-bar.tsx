import { useCallback, useState } from 'react';
import { useRevalidator } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { browserApi } from '#web/lib/api.ts';
import { ApiFailure } from '#web/lib/api-failure.ts';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import { useToasts } from '#web/ui/toasts.tsx';
import { useOwnCenter } from '#web/business-frame/center/own-center.tsx';
import { UndoBar } from '../moves/undo-bar.tsx';
import { setBlockDone, useBlockDone } from '#web/business-frame/blocks/block-done.ts';
import type { BlockDone } from '#web/business-frame/blocks/block-done.ts';
import { sendUndo } from '#web/business-frame/blocks/block-undo.ts';

const SAID = {
  created: m.calendar_block_created,
  changed: m.calendar_block_changed,
  deleted: m.calendar_block_deleted,
} as const;

/** What was done with a block a moment ago, and the way back. */
export function BlockDoneBar() {
  const t = useTexts();
  const locale = useLocale();
  const { providerId } = useOwnCenter();
  const { showError, showSuccess } = useToasts();
  const { revalidate } = useRevalidator();
  const [isBusy, setBusy] = useState(false);
  const done = useBlockDone();
  const forget = useCallback(() => setBlockDone(null), []);
  if (!done) return null;
  const takeBack = async ({ undo, onUndone, reason }: BlockDone, byKeys: boolean): Promise<void> => {
    setBusy(true);
    try {
      await sendUndo(browserApi(locale), providerId, undo);
      if (byKeys) onUndone?.();
      showSuccess(t(m.done_with, { text: t(m.calendar_block_undone), name: reason }));
    } catch (error) {
      showError(blockFailureText(error, t));
    } finally {
      forget();
      setBusy(false);
      await revalidate();
    }
  };
  return (
    <UndoBar
      key={done.key}
      isBusy={isBusy}
      waitsForKey={done.byKeys ?? false}
      onUndo={({ byKeys }) => void takeBack(done, byKeys)}
      onDone={forget}
    >
      <strong>{done.reason}</strong>: {t(SAID[done.act])}
    </UndoBar>
  );
}

/** What came of an act on a block that failed. */
export function blockFailureText(error: unknown, t: ReturnType<typeof useTexts>): string {
  if (!(error instanceof ApiFailure)) return t(m.ui_no_connection);
  return error.hasCode('changedMeanwhile') || error.hasCode('notFound')
    ? t(m.calendar_block_outdated)
    : error.message;
}
