import type { CalendarShown } from '#web/business-frame/calendar/calendar-calls.ts';
import type { Fit, Ghost } from './ghost.ts';
import type { Measure } from './grid-measure.ts';
import { measured } from './grid-measure.ts';
import type { Tried } from './move-calls.ts';
import type { Place } from '#web/business-frame/calendar/moves/place.ts';
import { isSamePlace } from '#web/business-frame/calendar/moves/place.ts';
import type { Tries } from './tries.ts';

/** What a move needs of the calendar it happens in; asked anew each time, as the calendar may be read anew meanwhile. */
export interface MoveHost {
  body: HTMLElement;
  ghost: Ghost;
  now(): { shown: CalendarShown; hours: { from: number; to: number }; step: number };
  /** Told to who does not see the ghost. */
  announce(text: string): void;
  onEnd(): void;
}

/** What can be held: a booking or a block, as it is drawn. */
export interface Holdable {
  /** What it is called. */
  name: string;
  from: Place;
  /** What of the changes of the clock it goes by. */
  changesIn(shown: CalendarShown): CalendarShown['clockChanges'];
  triesFor(onKnown: () => void): Tries;
  /** The time in words, and whether it fits. */
  wordsOf(place: Place, tried: Tried | undefined): { time: string; fit: Fit; why: string };
  onDropped(dropped: Dropped): void;
}

/** It was let go over another place. */
export interface Dropped {
  from: Place;
  to: Place;
  /** It was held by keys: they go on from its new place. */
  byKeys: boolean;
  /** What the server says of the place. */
  ask(): Promise<Tried>;
  /** Takes the ghost away. */
  end(): void;
}

/** Something that somebody holds over the grid. */
export interface HeldMove {
  readonly name: string;
  readonly from: Place;
  place(): Place;
  measure(): Measure;
  changes(): CalendarShown['clockChanges'];
  put(place: Place): void;
  drop(): void;
  /** Puts it back as if it had never been held. */
  end(): void;
  /** It is neither dropped nor put back. */
  isHeld(): boolean;
}

/** @param byKeys every place is told in words as well */
export function hold(
  host: MoveHost,
  held: Holdable,
  item: HTMLElement,
  { byKeys }: { byKeys: boolean },
): HeldMove {
  const { body, ghost, now, announce } = host;
  const { name, from, wordsOf } = held;
  const measure = measured(body, now().hours);
  const changes = () => held.changesIn(now().shown);
  let place = from;
  let standing: 'held' | 'dropped' | 'over' = 'held';
  const say = (): void => {
    if (standing !== 'held') return;
    const { time, fit, why } = wordsOf(place, tries.known(place));
    ghost.say(time, fit, why);
    if (byKeys && !isSamePlace(place, from)) announce([time, why].filter((part) => part !== '').join('. '));
  };
  const tries = held.triesFor(say);
  const end = (): void => {
    if (standing === 'over') return;
    standing = 'over';
    tries.end();
    ghost.hide();
    delete item.dataset['moving'];
    delete body.dataset['moving'];
    host.onEnd();
  };
  item.dataset['moving'] = '';
  body.dataset['moving'] = '';
  ghost.name(name);
  ghost.put(place, measure, changes());
  say();
  return {
    name,
    from,
    place: () => place,
    measure: () => measure,
    changes,
    isHeld: () => standing === 'held',
    put(next) {
      if (standing !== 'held' || isSamePlace(next, place)) return;
      place = next;
      ghost.put(place, measure, changes());
      say();
      if (!isSamePlace(place, from)) tries.askSoon(place);
    },
    drop() {
      if (standing !== 'held') return;
      if (isSamePlace(place, from)) {
        end();
        return;
      }
      standing = 'dropped';
      const { time, why } = wordsOf(place, tries.known(place));
      ghost.say(time, 'saving', why);
      held.onDropped({ from, to: place, byKeys, ask: () => tries.ask(place), end });
    },
    end,
  };
}
