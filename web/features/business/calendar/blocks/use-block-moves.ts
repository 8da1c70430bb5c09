import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Affected } from '#contracts/consequences.ts';
import * as m from '#contracts/texts/messages.js';
import { browserApi } from '#web/lib/api.ts';
import { ApiFailure } from '#web/lib/api-failure.ts';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import { useToasts } from '#web/ui/toasts.tsx';
import { useOwnCenter } from '#web/business-frame/center/own-center.tsx';
import { affectedIn } from '#web/business-frame/planning/affected-in.ts';
import { useSendBlock } from './use-send-block.ts';
import type { DroppedBlock } from './use-send-block.ts';
import type { Block } from '#web/business-frame/blocks/block-calls.ts';
import { BLOCK_TO_CHANGE } from '#web/business-frame/blocks/block-calls.ts';
import { blockFailureText } from './block-done-bar.tsx';
import { setBlockDone } from '#web/business-frame/blocks/block-done.ts';
import type { BlockDrawn } from '#web/business-frame/calendar/blocks/block-drawn.ts';
import { keptAll } from '#web/business-frame/blocks/block-undo.ts';

/** Somebody is booked where a block was dropped: it is said who, and asked once. */
interface AskedOver {
  dropped: DroppedBlock;
  before: Block;
  hurt: readonly Affected[];
}

/** What becomes of a block that is dropped: of one that repeats, that date alone moves. */
export function useBlockMoves() {
  const t = useTexts();
  const locale = useLocale();
  const { providerId } = useOwnCenter();
  const { showError } = useToasts();
  const { revalidate } = useRevalidator();
  const [asked, setAsked] = useState<AskedOver | null>(null);
  const [isBusy, setBusy] = useState(false);
  const send = useSendBlock();
  const api = browserApi(locale);

  const failed = async (dropped: DroppedBlock, error: unknown): Promise<void> => {
    showError(blockFailureText(error, t));
    dropped.end();
    if (error instanceof ApiFailure) await revalidate();
  };
  const sendOrAsk = async (dropped: DroppedBlock, before: Block): Promise<void> => {
    try {
      await send(dropped, before, []);
    } catch (error) {
      const affected = error instanceof ApiFailure ? affectedIn(error) : [];
      if (affected.length === 0) await failed(dropped, error);
      else setAsked({ dropped, before, hurt: affected });
    }
  };
  const drop = async (dropped: DroppedBlock): Promise<void> => {
    setBlockDone(null);
    try {
      const { getBlock: before } = await api(BLOCK_TO_CHANGE, { providerId, id: dropped.block.id });
      if (isOtherwise(before, dropped.block)) {
        showError(t(m.calendar_block_outdated));
        dropped.end();
        await revalidate();
        return;
      }
      await sendOrAsk(dropped, before);
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
