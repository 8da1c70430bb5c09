import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { HurtBooking } from '#contracts/consequences.ts';
import * as m from '#contracts/texts/messages.js';
import { browserApi } from '#web/lib/api.ts';
import { ApiFailure } from '#web/lib/api-failure.ts';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import { useToasts } from '#web/ui/toasts.tsx';
import { useOwnCenter } from '../../center/own-center.tsx';
import { hurtIn } from '../../planning/hurt-in.ts';
import { useDrawing } from '../calendar-context.ts';
import { timesTo, useSendBlock } from './use-send-block.ts';
import type { DroppedBlock, Offsets } from './use-send-block.ts';
import type { Block } from '../../blocks/block-calls.ts';
import { BLOCK_TO_CHANGE } from '../../blocks/block-calls.ts';
import { blockFailureInWords } from './block-done-bar.tsx';
import { tellBlockDone } from '../../blocks/block-done.ts';
import type { BlockDrawn } from './block-drawn.ts';
import { twiceIn } from './which-of-two-blocks.ts';
import type { Twice } from './which-of-two-blocks.ts';
import { keptAll } from '../../blocks/block-undo.ts';

/** It was dropped on a time that a night shows twice: which is meant is asked first. */
interface AskedWhich {
  dropped: DroppedBlock;
  before: Block;
  twice: Twice;
  /** The instant that was chosen so far. */
  start: string;
}

/** Somebody is booked where a block was dropped: it is said who, and asked once. */
interface AskedOver {
  dropped: DroppedBlock;
  before: Block;
  offsets: Offsets;
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
  const [which, setWhich] = useState<AskedWhich | null>(null);
  const [isBusy, setBusy] = useState(false);
  const send = useSendBlock();
  const api = browserApi(locale);

  const failed = async (dropped: DroppedBlock, error: unknown): Promise<void> => {
    showError(blockFailureInWords(error, t));
    dropped.end();
    if (error instanceof ApiFailure) await revalidate();
  };
  const sendOrAsk = async (dropped: DroppedBlock, before: Block, offsets: Offsets): Promise<void> => {
    try {
      await send(dropped, { before, offsets }, []);
    } catch (error) {
      const hurt = error instanceof ApiFailure ? hurtIn(error) : [];
      if (hurt.length === 0) await failed(dropped, error);
      else setAsked({ dropped, before, offsets, hurt });
    }
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
      const twice = twiceIn({ ...before, date: dropped.block.date }, timesTo(dropped, shown), shown.timeZone);
      if (twice) setWhich({ dropped, before, twice, start: twice.first });
      else await sendOrAsk(dropped, before, {});
    } catch (error) {
      await failed(dropped, error);
    }
  };
  const confirm = async (): Promise<void> => {
    if (!asked) return;
    setBusy(true);
    try {
      await send(asked.dropped, asked, keptAll(asked.hurt));
    } catch (error) {
      await failed(asked.dropped, error);
    } finally {
      setAsked(null);
      setBusy(false);
    }
  };
  const leave = (): void => {
    (asked ?? which)?.dropped.end();
    setAsked(null);
    setWhich(null);
  };
  const pick = (start: string): void => setWhich((was) => was && { ...was, start });
  const put = async (): Promise<void> => {
    if (!which) return;
    const { dropped, before, twice, start } = which;
    setWhich(null);
    await sendOrAsk(dropped, before, { [twice.of]: start.slice(-6) });
  };
  return { asked, which, isBusy, drop, confirm, leave, pick, put };
}

/** It is no longer what was drawn. */
const isOtherwise = ({ resourceId, startMinute, endMinute }: Block, drawn: BlockDrawn): boolean =>
  resourceId !== drawn.resourceId || startMinute !== drawn.startMinute || endMinute !== drawn.endMinute;
