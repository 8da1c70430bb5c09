import type { Locale } from '#contracts/languages.ts';
import * as m from '#contracts/texts/messages.js';
import type { Texts } from '#web/lib/texts-in.ts';
import type { BlockDrawn } from '#web/business-frame/calendar/blocks/block-drawn.ts';
import {
  asBlocksGo,
  blockKey,
  blockOf,
  placeOfBlock,
} from '#web/business-frame/calendar/blocks/block-drawn.ts';
import type { DroppedBlock } from '../blocks/use-send-block.ts';
import type { CalendarShown } from '#web/business-frame/calendar/calendar-calls.ts';
import { unitsOfBooking } from '#web/business-frame/calendar/rooms.ts';
import { groupOf } from '#web/business-frame/calendar/drawn-events.ts';
import { againstDrawn, bookingsIn } from './against-drawn.ts';
import type { Holdable } from './held-move.ts';
import { fitOf, nameOfMoved, placeLabel } from './move-labels.ts';
import { isSamePlace, placeOfBooking } from '#web/business-frame/calendar/moves/place.ts';
import { placeInput } from './place-input.ts';
import type { Bookings } from './send-move.ts';
import { tryMove } from './send-move.ts';
import { NO_TRIES, triesOf } from './tries.ts';
import type { Dropped } from './use-moves.ts';

/** What is known around what is held. */
export interface Around {
  providerId: number;
  locale: Locale;
  t: Texts;
  /** As it is drawn now. */
  shown(): CalendarShown;
  onDropped(dropped: Dropped): void;
  onBlockDropped(dropped: DroppedBlock): void;
}

/** An element of the grid by what it carries. */
interface HeldItem {
  key: string;
  /** In which column of a day by rooms it stands. */
  room: string | null;
}

/** The booking or block that an element of the grid stands for; null: it is there no more. */
export function holdableOf({ key, room }: HeldItem, around: Around): Holdable | null {
  const { bookings, times } = around.shown();
  const booking = bookings.find(({ id }) => String(id) === key);
  if (booking) return holdableBookings(groupOf(bookings, booking), room, around);
  const block = times.map(blockOf).find((one) => one !== null && blockKey(one) === key);
  return block ? holdableBlock(block, around) : null;
}

/** A booking, or all that share an occasion. */
function holdableBookings(bookings: Bookings, room: string | null, around: Around): Holdable {
  const [first] = bookings;
  const from = placeOfBooking(first, room);
  return {
    name: nameOfMoved(bookings, around.t),
    from,
    changesIn: ({ clockChanges }) => clockChanges,
    triesFor: (onKnown) =>
      triesOf(
        (place, signal) =>
          tryMove(around, bookings, placeInput(around.shown(), bookings, { from, to: place }), signal),
        onKnown,
      ),
    wordsOf(place, tried) {
      const shown = around.shown();
      const time = placeLabel(place, shown, { locale: around.locale, before: first.date });
      if (isSamePlace(place, from)) return { time, fit: 'asked', why: '' };
      return { time, ...fitOf(tried, againstDrawn(shown, bookings, place), around.t) };
    },
    onDropped(dropped) {
      const shown = around.shown();
      const things = room === null ? null : bookings.map((booking) => unitsOfBooking(shown, booking));
      around.onDropped({ ...dropped, bookings, input: placeInput(shown, bookings, dropped), things });
    },
  };
}

/** A block fits everywhere: what is booked there is named, and asked about once it is dropped. */
function holdableBlock(block: BlockDrawn, around: Around): Holdable {
  const { t, locale } = around;
  const drawn = () => asBlocksGo(around.shown());
  const from = placeOfBlock(block, drawn().clockChanges);
  return {
    name: block.reason,
    from,
    changesIn: (shown) => asBlocksGo(shown).clockChanges,
    triesFor: () => NO_TRIES,
    wordsOf(place) {
      const shown = drawn();
      const time = placeLabel(place, shown, { locale, before: block.on });
      if (isSamePlace(place, from)) return { time, fit: 'asked', why: '' };
      const count = bookingsIn(shown, place).length;
      if (count === 0) return { time, fit: 'free', why: t(m.calendar_move_fits) };
      const why = count === 1 ? t(m.calendar_block_over_one) : t(m.calendar_block_over, { count });
      return { time, fit: 'soft', why };
    },
    onDropped: (dropped) => around.onBlockDropped({ ...dropped, block }),
  };
}
