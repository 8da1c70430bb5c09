import type { CalendarShown } from '#web/business-frame/calendar/calendar-calls.ts';
import type { Measure } from './grid-measure.ts';
import { isInColumn } from './grid-measure.ts';
import type { Place } from '#web/business-frame/calendar/moves/place.ts';
import { endOf } from '#web/business-frame/calendar/moves/place.ts';

/** Whether a place fits: not known yet, free, against rules that may be overruled, or never. */
export type Fit = 'asked' | 'free' | 'soft' | 'hard' | 'saving';

/** What is held over the grid: one element that is moved by transform alone. */
export interface Ghost {
  /** Puts it over a place; what does not change is left alone. */
  put(place: Place, measure: Measure, changes: CalendarShown['clockChanges']): void;
  /** Says whose it is. */
  name(name: string): void;
  /** Says the time and whether it fits. */
  say(time: string, fit: Fit, why: string): void;
  hide(): void;
}

const SHORTEST = 15;

/** @param element holds `[data-part=time]`, `[data-part=who]` and `[data-part=why]`, hidden until something is moved */
export function ghostOf(element: HTMLElement): Ghost {
  const part = (name: string) => element.querySelector<HTMLElement>(`[data-part=${name}]`);
  const [time, who, why] = [part('time'), part('who'), part('why')];
  const write = (on: HTMLElement | null, text: string): void => {
    if (on && on.textContent !== text) on.textContent = text;
  };
  return {
    put(place, { columns, perMinute, from }, changes) {
      const column = columns.find((one) => isInColumn(one, place)) ?? columns[0];
      if (!column) return;
      const { style } = element;
      const minutes = Math.max(endOf(place, changes) - place.start, SHORTEST);
      const [x, y] = [column.left + 2, (place.start - from) * perMinute];
      style.transform = `translate3d(${x}px, ${y}px, 0)`;
      style.width = `${column.width - 5}px`;
      style.height = `${minutes * perMinute}px`;
      element.hidden = false;
    },
    name: (name) => write(who, name),
    say(words, fit, reason) {
      write(time, words);
      write(why, reason);
      if (element.dataset['fit'] !== fit) element.dataset['fit'] = fit;
    },
    hide() {
      element.hidden = true;
    },
  };
}
