import type { Tried } from './move-calls.ts';
import type { Place } from '#web/business-frame/calendar/moves/place.ts';

/** Asks the server about places while something is moved: the last one asked about after a little rest, each once. */
export interface Tries {
  /** What is known of a place. */
  known(place: Place): Tried | undefined;
  /** Asks once nothing else is asked about for a moment. */
  askSoon(place: Place): void;
  /** Asks at once, unless it is known or on its way. @throws whatever the question fails with */
  ask(place: Place): Promise<Tried>;
  end(): void;
}

/** Of what the server is not asked about before it is dropped. */
export const NO_TRIES: Tries = {
  known: () => undefined,
  askSoon: () => undefined,
  ask: () => Promise.reject(new Error('Nothing is asked about it')),
  end: () => undefined,
};

/** So long a place is held before it is asked about, in milliseconds. */
const REST = 110;

const keyOf = ({ date, resourceId, room, start, minutes }: Place): string =>
  `${date} ${resourceId} ${room} ${start} ${minutes}`;

/** @param onKnown hears each answer that was asked about in passing */
export function triesOf(
  send: (place: Place, signal: AbortSignal) => Promise<Tried>,
  onKnown: () => void,
): Tries {
  const answers = new Map<string, Tried>();
  const asked = new Map<string, Promise<Tried>>();
  const ending = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const ask = (place: Place): Promise<Tried> => {
    const key = keyOf(place);
    const onTheWay = asked.get(key);
    if (onTheWay) return onTheWay;
    const answer = send(place, ending.signal).then(
      (tried) => {
        answers.set(key, tried);
        return tried;
      },
      (error: unknown) => {
        // It may be asked again.
        asked.delete(key);
        throw error;
      },
    );
    asked.set(key, answer);
    return answer;
  };
  return {
    known: (place) => answers.get(keyOf(place)),
    askSoon(place) {
      clearTimeout(timer);
      if (answers.has(keyOf(place))) return;
      // Who only holds it over a place hears of a failure when it is dropped.
      timer = setTimeout(() => void ask(place).then(onKnown, () => undefined), REST);
    },
    ask(place) {
      clearTimeout(timer);
      return ask(place);
    },
    end() {
      clearTimeout(timer);
      ending.abort();
    },
  };
}
