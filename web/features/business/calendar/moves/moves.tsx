import { useRef } from 'react';
import type { RefObject } from 'react';
import * as m from '#contracts/texts/messages.js';
import { PopoverAt } from '#web/business-ui/popover-at.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { useHeld } from './use-held.ts';
import { useMoves } from './use-moves.ts';
import { BlockHurtDialog } from '../blocks/affected-bookings-dialog.tsx';
import { useBlockMoves } from '../blocks/use-block-moves.ts';
import { MovedBar } from './moved-bar.tsx';
import { WhyForm } from './why-form.tsx';
import styles from './moves.module.css';

type MovesProps = {
  scroller: RefObject<HTMLElement | null>;
  hours: { from: number; to: number };
  step: number;
};

/** What is held over the grid, what is asked of who drops it against a rule, and the way back. Stands in the body of the grid. */
export function Moves({ scroller, hours, step }: MovesProps) {
  const t = useTexts();
  const ghost = useRef<HTMLDivElement>(null);
  const live = useRef<HTMLDivElement>(null);
  const { asked, moved, isBusy, drop, change, undo, tell, leave, forget } = useMoves();
  const blocks = useBlockMoves();
  useHeld({
    scroller,
    ghost,
    live,
    hours,
    step,
    onDropped: (dropped) => void drop(dropped),
    onBlockDropped: (dropped) => void blocks.drop(dropped),
  });
  return (
    <>
      <div ref={ghost} className={styles.ghost} aria-hidden="true" hidden>
        <span data-part="time" className={styles.time} />
        <span data-part="who" />
        <span data-part="why" className={styles.why} />
      </div>
      <div ref={live} aria-live="assertive" className="visually-hidden" />
      {asked && (
        <PopoverAt trigger={ghost} label={t(m.calendar_move_why)} onClose={leave}>
          <WhyForm
            asked={asked}
            isBusy={isBusy}
            onReason={(reason) => void change(asked, { reason })}
            onLeave={leave}
          />
        </PopoverAt>
      )}
      {blocks.asked && (
        <BlockHurtDialog
          hurt={blocks.asked.hurt}
          isBusy={blocks.isBusy}
          onConfirm={() => void blocks.confirm()}
          onClose={blocks.leave}
        />
      )}
      {moved && (
        <MovedBar
          key={moved.key}
          moved={moved}
          isBusy={isBusy}
          onUndo={(how) => void undo(moved, how)}
          onTell={(tells) => void tell(moved, tells)}
          onDone={forget}
        />
      )}
    </>
  );
}
