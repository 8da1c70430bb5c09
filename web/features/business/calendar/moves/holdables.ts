import type { Locale } from '#contracts/languages.ts';
import * as m from '#contracts/texts/messages.js';
import { browserApi } from '#web/lib/api.ts';
import type { Texts } from '#web/lib/texts-in.ts';
import type { BlockDrawn } from '../blocks/block-drawn.ts';
import { blockKey, blockOf, placeOfBlock } from '../blocks/block-drawn.ts';
import type { DroppedBlock } from '../blocks/use-block-moves.ts';
import type { Booking, CalendarShown } from '../calendar-calls.ts';
import { unitsOfBooking } from '../rooms.ts';
import { customerOf } from '../calendar-words.ts';
import { againstDrawn, bookingsIn } from './against-drawn.ts';
import type { Holdable } from './held-move.ts';
import { TRY_CHANGE } from './move-calls.ts';
import { fitOf, placeWords } from './move-words.ts';
import { isSamePlace, placeOfBooking } from './place.ts';
import { placeInput } from './place-input.ts';
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
  if (booking) return holdableBooking(booking, room, around);
  const block = times.map(blockOf).find((one) => one !== null && blockKey(one) === key);
  return block ? holdableBlock(block, around) : null;
}

const holdableBooking = (booking: Booking, room: string | null, around: Around): Holdable => ({
  name: customerOf(booking, around.t),
  from: placeOfBooking(booking, room),
  triesFor: (onKnown) =>
    triesOf(async (place, signal) => {
      const from = placeOfBooking(booking, room);
      const input = placeInput(around.shown(), booking, { from, to: place });
      const asked = { providerId: around.providerId, id: booking.id, input };
      const { tryReservationChange } = await browserApi(around.locale)(TRY_CHANGE, asked, { signal });
      return tryReservationChange;
    }, onKnown),
  wordsOf(place, tried) {
    const shown = around.shown();
    const time = placeWords(place, shown, { locale: around.locale, before: booking.date });
    if (isSamePlace(place, placeOfBooking(booking, room))) return { time, fit: 'asked', why: '' };
    return { time, ...fitOf(tried, againstDrawn(shown, booking, place), around.t) };
  },
  onDropped(dropped) {
    const shown = around.shown();
    const things = room === null ? null : unitsOfBooking(shown, booking);
    around.onDropped({ ...dropped, booking, input: placeInput(shown, booking, dropped), things });
  },
});

/** A block fits everywhere: what is booked there is named, and asked about once it is dropped. */
function holdableBlock(block: BlockDrawn, around: Around): Holdable {
  const { t, locale } = around;
  const from = placeOfBlock(block, around.shown().clockChanges);
  return {
    name: block.reason,
    from,
    triesFor: () => NO_TRIES,
    wordsOf(place) {
      const shown = around.shown();
      const time = placeWords(place, shown, { locale, before: block.on });
      if (isSamePlace(place, from)) return { time, fit: 'asked', why: '' };
      const count = bookingsIn(shown, place).length;
      if (count === 0) return { time, fit: 'free', why: t(m.calendar_move_fits) };
      const why = count === 1 ? t(m.calendar_block_over_one) : t(m.calendar_block_over, { count });
      return { time, fit: 'soft', why };
    },
    onDropped: (dropped) => around.onBlockDropped({ ...dropped, block }),
  };
}
