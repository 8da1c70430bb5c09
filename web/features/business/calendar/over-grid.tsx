import type { RefObject } from 'react';
import { BookingCards } from './card/booking-card.tsx';
import { Moves } from './moves/moves.tsx';

type OverGridProps = {
  scroller: RefObject<HTMLElement | null>;
  hours: { from: number; to: number };
  step: number;
  mayMove: boolean;
};

/** What scripts put over the grid: the card of a booking, and what is held of it. */
export const OverGrid = ({ mayMove, ...grid }: OverGridProps) => (
  <>
    <BookingCards scroller={grid.scroller} />
    {mayMove && <Moves {...grid} />}
  </>
);
