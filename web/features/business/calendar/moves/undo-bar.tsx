import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import * as m from '#contracts/texts/messages.js';
import { UNDO_SECONDS } from '#contracts/soft-rules.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { isOfCalendar } from '../use-calendar-keys.ts';
import styles from './moves.module.css';

type UndoBarProps = {
  isBusy: boolean;
  /** By keys: whoever uses them goes on from where it is again. */
  onUndo: (how: { byKeys: boolean }) => void;
  onDone: () => void;
  /** Keys did it, and have not gone on yet: the bar is heard or read before its time begins. */
  waitsForKey: boolean;
  children: ReactNode;
};

/** Says what was done and leads back for a few seconds, by `Z` as well; it stays while it is pointed at or has the focus. */
export function UndoBar({ isBusy, onUndo, onDone, waitsForKey, children }: UndoBarProps) {
  const t = useTexts();
  const [isKept, setKept] = useState(false);
  const isWaiting = useWaiting(waitsForKey);
  useUndoKey(isBusy, () => onUndo({ byKeys: true }));
  useEffect(() => {
    if (isKept || isWaiting || isBusy) return undefined;
    const timer = setTimeout(onDone, UNDO_SECONDS * 1000);
    return () => clearTimeout(timer);
  }, [isKept, isWaiting, isBusy, onDone]);
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
      <Button
        type="button"
        look="secondary"
        isBusy={isBusy}
        aria-keyshortcuts="Z"
        // Pressed by something else than a pointer it has no count
        onClick={({ detail }) => onUndo({ byKeys: detail === 0 })}
      >
        {t(m.calendar_move_undo)}
      </Button>
    </div>
  );
}

/** Until the next key or press. */
function useWaiting(waits: boolean): boolean {
  const [isWaiting, setWaiting] = useState(waits);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const goOn = (): void => setWaiting(false);
    const once = { capture: true, once: true };
    document.addEventListener('keydown', goOn, once);
    document.addEventListener('pointerdown', goOn, once);
    return () => {
      document.removeEventListener('keydown', goOn, once);
      document.removeEventListener('pointerdown', goOn, once);
    };
  }, [isWaiting]);
  return isWaiting;
}

/** The bars that are shown: `Z` is the newest one's. */
const bars: object[] = [];

function useUndoKey(isBusy: boolean, undo: () => void): void {
  const latest = useRef({ isBusy, undo });
  useEffect(() => {
    latest.current = { isBusy, undo };
  });
  useEffect(() => {
    const own = {};
    bars.push(own);
    const press = (event: KeyboardEvent): void => {
      if ((event.key !== 'z' && event.key !== 'Z') || !isOfCalendar(event)) return;
      if (bars.at(-1) !== own || latest.current.isBusy) return;
      event.preventDefault();
      latest.current.undo();
    };
    document.addEventListener('keydown', press);
    return () => {
      bars.splice(bars.indexOf(own), 1);
      document.removeEventListener('keydown', press);
    };
  }, []);
}
