import { Link } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { formatMinuteOfDay } from '#contracts/time-text.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { useDrawing } from '#web/business-frame/calendar/calendar-context.ts';
import { placeOf } from '../grid-place.ts';
import { blockHref } from '#web/business-frame/calendar/blocks/block-address.ts';
import type { BlockDrawn } from '#web/business-frame/calendar/blocks/block-drawn.ts';
import { blockKey } from '#web/business-frame/calendar/blocks/block-drawn.ts';
import styles from './blocks.module.css';

/** Shorter ones could not be hit. */
const SHORTEST = 15;

type BlockBarProps = {
  block: BlockDrawn;
  /** Of whose column it is. */
  name: string;
  hours: { from: number; to: number };
  isMovable: boolean;
};

/** Time that is kept free, over the ground and under what is booked all the same; it leads to its form and can be held (`moves/`). */
export function BlockBar({ block, name, hours, isMovable }: BlockBarProps) {
  const drawing = useDrawing();
  const t = useTexts();
  const [from, to] = [Math.max(block.startMinute, hours.from), Math.min(block.endMinute, hours.to)];
  if (from >= to) return null;
  const times = `${formatMinuteOfDay(block.startMinute)}–${formatMinuteOfDay(block.endMinute)}`;
  return (
    <li
      className={styles.bar}
      style={placeOf(from, Math.max(to, from + SHORTEST), hours.from)}
      data-movable={isMovable ? blockKey(block) : undefined}
    >
      <Link
        to={blockHref(drawing, block)}
        preventScrollReset
        data-block={blockKey(block)}
        data-resource={block.resourceId}
        data-date={block.on}
        data-from={block.startMinute}
        aria-label={t(m.calendar_block_in_words, { times, reason: block.reason, name })}
        className={styles.link}
      >
        <span className={styles.reason}>{block.reason}</span>
      </Link>
      {isMovable && <span className={styles.edge} data-stretch="" aria-hidden="true" />}
    </li>
  );
}
