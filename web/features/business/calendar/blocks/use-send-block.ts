import { useRevalidator } from 'react-router';
import { browserApi } from '#web/lib/api.ts';
import { ownAttemptKey } from '#web/lib/page-person.ts';
import { useLocale } from '#web/lib/texts.tsx';
import type { Block } from '#web/business-frame/blocks/block-calls.ts';
import { EDIT_BLOCK } from '#web/business-frame/blocks/block-calls.ts';
import { setBlockDone } from '#web/business-frame/blocks/block-done.ts';
import { sentOf } from '#web/business-frame/blocks/block-undo.ts';
import type { keptAll } from '#web/business-frame/blocks/block-undo.ts';
import { useOwnCenter } from '#web/business-frame/center/own-center.tsx';
import type { CalendarShown } from '#web/business-frame/calendar/calendar-calls.ts';
import { useDrawing } from '#web/business-frame/calendar/calendar-context.ts';
import { blockAt, focusOnceDrawn } from '../focus-drawn.tsx';
import type { Dropped } from '../moves/held-move.ts';
import { clockEndOf } from '#web/business-frame/calendar/moves/place.ts';
import type { BlockDrawn } from '#web/business-frame/calendar/blocks/block-drawn.ts';
import { asBlocksGo } from '#web/business-frame/calendar/blocks/block-drawn.ts';

/** A block that was let go over another place. */
export type DroppedBlock = Dropped & { block: BlockDrawn };

/** When a dropped block shall be; of a time that a night shows twice it is the first. */
const timesTo = ({ to }: DroppedBlock, shown: CalendarShown) => ({
  date: to.date,
  startMinute: to.start,
  endMinute: clockEndOf(to, asBlocksGo(shown).clockChanges),
});

/** Sends the move of a block, and tells the calendar how it is taken back. */
export function useSendBlock() {
  const { shown } = useDrawing();
  const locale = useLocale();
  const { providerId } = useOwnCenter();
  const { revalidate } = useRevalidator();
  const api = browserApi(locale);
  return async (dropped: DroppedBlock, before: Block, acts: ReturnType<typeof keptAll>): Promise<void> => {
    const { block } = dropped;
    const { id } = block;
    const repeats = before.everyWeeks !== null;
    const input = {
      resourceId: dropped.to.resourceId,
      ...timesTo(dropped, shown),
      reason: before.reason ?? '',
    };
    const { version } = before;
    const asked = { providerId, id, version, input, ofDate: repeats ? block.date : null, acts };
    const { editBlock: changed } = await api(EDIT_BLOCK, asked, { idempotencyKey: ownAttemptKey() });
    const without = changed === id ? [] : [changed];
    const undo = { kind: 'restore', id, version: version + 1, block: sentOf(before), without } as const;
    await revalidate();
    dropped.end();
    const { reason } = block;
    const { from, to, byKeys } = dropped;
    if (byKeys) focusOnceDrawn(blockAt(reason, to));
    setBlockDone({
      act: 'changed',
      reason,
      undo,
      byKeys,
      onUndone: () => focusOnceDrawn(blockAt(reason, from)),
    });
  };
}
