import type { RefObject } from 'react';
import { BookingBegun } from './begin/booking-begun.tsx';
import { BookingCards } from './card/booking-card.tsx';
import { Moves } from './moves/moves.tsx';

type GridOverlayProps = {
  scroller: RefObject<HTMLElement | null>;
  hours: { from: number; to: number };
  step: number;
  mayMove: boolean;
};

/** What scripts put over the grid: the card of a booking, and what is held of it. */
export const GridOverlay = ({ mayMove, ...grid }: GridOverlayProps) => (
  <>
    <BookingCards drawn={grid.scroller} />
    {mayMove && <Moves {...grid} />}
    {mayMove && <BookingBegun hours={grid.hours} step={grid.step} />}
  </>
);
