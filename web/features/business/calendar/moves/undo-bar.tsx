import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import * as m from '#contracts/texts/messages.js';
import { UNDO_SECONDS } from '#contracts/soft-rules.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import styles from './moves.module.css';

type UndoBarProps = { isBusy: boolean; onUndo: () => void; onDone: () => void; children: ReactNode };

/** Says what was done and leads back for a few seconds; it stays while it is pointed at or has the focus. */
export function UndoBar({ isBusy, onUndo, onDone, children }: UndoBarProps) {
  const t = useTexts();
  const [isKept, setKept] = useState(false);
  useEffect(() => {
    if (isKept || isBusy) return undefined;
    const timer = setTimeout(onDone, UNDO_SECONDS * 1000);
    return () => clearTimeout(timer);
  }, [isKept, isBusy, onDone]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only waits while it is looked at
    <div
      role="status"
      className={styles.moved}
      onPointerEnter={() => setKept(true)}
      onPointerLeave={() => setKept(false)}
      onFocus={() => setKept(true)}
      onBlur={() => setKept(false)}
    >
      <p>{children}</p>
      <Button type="button" look="secondary" isBusy={isBusy} onClick={onUndo}>
        {t(m.calendar_move_undo)}
      </Button>
    </div>
  );
}
