import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { HurtBooking } from '#contracts/consequences.ts';
import * as m from '#contracts/texts/messages.js';
import { browserApi } from '#web/lib/api.ts';
import { ApiFailure } from '#web/lib/api-failure.ts';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import { ownAttemptKey } from '#web/lib/page-person.ts';
import { useToasts } from '#web/ui/toasts.tsx';
import { useOwnCenter } from '../../center/own-center.tsx';
import { EDIT_BLOCK } from '../../hours/hours-calls.ts';
import { hurtIn } from '../../planning/hurt-in.ts';
import { useDrawing } from '../calendar-context.ts';
import type { Dropped } from '../moves/held-move.ts';
import { clockEndOf } from '../moves/place.ts';
import type { Block } from './block-calls.ts';
import { BLOCK_TO_CHANGE } from './block-calls.ts';
import { blockFailureInWords } from './block-done-bar.tsx';
import { tellBlockDone } from './block-done.ts';
import type { BlockDrawn } from './block-drawn.ts';
import { keptAll, sentOf } from './block-undo.ts';

/** A block that was let go over another place. */
export type DroppedBlock = Dropped & { block: BlockDrawn };

/** Somebody is booked where a block was dropped: it is said who, and asked once. */
interface AskedOver {
  dropped: DroppedBlock;
  before: Block;
  hurt: readonly HurtBooking[];
}

/** What becomes of a block that is dropped: of one that repeats, that date alone moves. */
export function useBlockMoves() {
  const { shown } = useDrawing();
  const t = useTexts();
  const locale = useLocale();
  const { providerId } = useOwnCenter();
  const { showError } = useToasts();
  const { revalidate } = useRevalidator();
  const [asked, setAsked] = useState<AskedOver | null>(null);
  const [isBusy, setBusy] = useState(false);
  const api = browserApi(locale);

  const send = async (
    dropped: DroppedBlock,
    before: Block,
    acts: ReturnType<typeof keptAll>,
  ): Promise<void> => {
    const { block, to } = dropped;
    const { id } = block;
    const repeats = before.everyWeeks !== null;
    const input = {
      resourceId: to.resourceId,
      date: to.date,
      startMinute: to.start,
      endMinute: clockEndOf(to, shown.clockChanges),
      reason: before.reason ?? '',
    };
    const { version } = before;
    const asked = { providerId, id, version, input, ofDate: repeats ? block.date : null, acts };
    const { editBlock: changed } = await api(EDIT_BLOCK, asked, { idempotencyKey: ownAttemptKey() });
    const without = changed === id ? [] : [changed];
    const undo = { kind: 'restore', id, version: version + 1, block: sentOf(before), without } as const;
    await revalidate();
    dropped.end();
    tellBlockDone({ act: 'changed', reason: block.reason, undo });
  };
  const failed = async (dropped: DroppedBlock, error: unknown): Promise<void> => {
    showError(blockFailureInWords(error, t));
    dropped.end();
    if (error instanceof ApiFailure) await revalidate();
  };
  const drop = async (dropped: DroppedBlock): Promise<void> => {
    tellBlockDone(null);
    try {
      const { getBlock: before } = await api(BLOCK_TO_CHANGE, { providerId, id: dropped.block.id });
      if (isOtherwise(before, dropped.block)) {
        showError(t(m.calendar_block_outdated));
        dropped.end();
        await revalidate();
        return;
      }
      try {
        await send(dropped, before, []);
      } catch (error) {
        const hurt = error instanceof ApiFailure ? hurtIn(error) : [];
        if (hurt.length === 0) throw error;
        setAsked({ dropped, before, hurt });
      }
    } catch (error) {
      await failed(dropped, error);
    }
  };
  const confirm = async (): Promise<void> => {
    if (!asked) return;
    setBusy(true);
    try {
      await send(asked.dropped, asked.before, keptAll(asked.hurt));
    } catch (error) {
      await failed(asked.dropped, error);
    } finally {
      setAsked(null);
      setBusy(false);
    }
  };
  const leave = (): void => {
    asked?.dropped.end();
    setAsked(null);
  };
  return { asked, isBusy, drop, confirm, leave };
}

/** It is no longer what was drawn. */
const isOtherwise = ({ resourceId, startMinute, endMinute }: Block, drawn: BlockDrawn): boolean =>
  resourceId !== drawn.resourceId || startMinute !== drawn.startMinute || endMinute !== drawn.endMinute;
