import type { LocalDate } from '#contracts/time.ts';
import { inColumn, pointedAt, scrollNearEdge } from './grid-measure.ts';
import type { HeldMove, MoveHost } from './held-move.ts';
import { endOf, snappedStart, stretchedTo } from '#web/business-frame/calendar/moves/place.ts';
import type { Place } from '#web/business-frame/calendar/moves/place.ts';

/** A mouse that moves less has clicked; pixels. */
const SLACK = 5;
/** So long a finger rests on a booking before it holds it, in milliseconds. */
const LONG_PRESS = 450;
/** A finger that moves more meanwhile scrolls; pixels. */
const FINGER_SLACK = 8;
/** So far up from its lower edge a finger pulls the end; pixels. */
const FINGER_EDGE = 22;
/** Only where as much is left above to hold the whole by; pixels. */
const FINGER_HOLD = 32;

type Point = { clientX: number; clientY: number };

interface Pressed {
  item: HTMLElement;
  isStretch: boolean;
  pointerId: number;
  at: Point;
  timer: ReturnType<typeof setTimeout> | undefined;
  /** It was said that it stays where it is: whoever tried has not clicked. */
  isRefused?: boolean;
}

/** What a press of a pointer may begin. */
export interface PointerHost extends Pick<MoveHost, 'now'> {
  /** Null: not this one, which is said, or not now. */
  hold(item: HTMLElement): HeldMove | null;
}

/** What is held, and where it was taken hold of. */
interface HeldByPointer {
  move: HeldMove;
  isStretch: boolean;
  minute: number;
  column: HTMLElement | undefined;
}

/**
 * Lets bookings of a grid be dragged: at once with a mouse or pen, after a long press with a finger, so that scrolling stays what it is. Where they are
 * is read and drawn once a frame.
 * @returns how to stop
 */
export function watchPointers(scroller: HTMLElement, body: HTMLElement, host: PointerHost): () => void {
  const pointers = new PointerMoves(scroller, body, host);
  const listeners = new AbortController();
  const on = { signal: listeners.signal };
  scroller.addEventListener('pointerdown', (event) => pointers.press(event), on);
  document.addEventListener('pointermove', (event) => pointers.go(event), on);
  document.addEventListener('pointerup', (event) => pointers.lift(event), on);
  document.addEventListener('pointercancel', (event) => pointers.lose(event), on);
  // Links are dragged by browsers themselves, fingers scroll, and a long press opens a menu, unless told otherwise.
  scroller.addEventListener('dragstart', (event) => event.preventDefault(), on);
  const unlessFree = (event: Event): void => {
    if (pointers.isTaken()) event.preventDefault();
  };
  scroller.addEventListener('contextmenu', unlessFree, on);
  const unlessScrolling = (event: Event): void => {
    if (pointers.isHolding() && event.cancelable) event.preventDefault();
  };
  scroller.addEventListener('touchmove', unlessScrolling, { ...on, passive: false });
  return () => {
    pointers.stop();
    listeners.abort();
  };
}

class PointerMoves {
  readonly #scroller: HTMLElement;
  readonly #body: HTMLElement;
  readonly #host: PointerHost;
  #pressed: Pressed | null = null;
  #held: HeldByPointer | null = null;
  #point: Point = { clientX: 0, clientY: 0 };
  #frame = 0;

  constructor(scroller: HTMLElement, body: HTMLElement, host: PointerHost) {
    this.#scroller = scroller;
    this.#body = body;
    this.#host = host;
  }

  isHolding(): boolean {
    return this.#held !== null;
  }

  /** Holding, or a finger that may hold soon. */
  isTaken(): boolean {
    return this.#held !== null || this.#pressed?.timer !== undefined;
  }

  press(event: PointerEvent): void {
    if (event.button !== 0 || !event.isPrimary || this.#pressed) return;
    const target = event.target instanceof Element ? event.target : null;
    const item = target?.closest<HTMLElement>('[data-movable], [data-fixed]');
    if (!item) return;
    this.#point = event;
    const { clientX, clientY, pointerId, pointerType } = event;
    const isFinger = pointerType === 'touch';
    this.#pressed = {
      item,
      isStretch: isFinger ? isAtEnd(item, clientY) : target?.closest('[data-stretch]') !== null,
      pointerId,
      at: { clientX, clientY },
      timer: isFinger ? setTimeout(() => this.#begin() && navigator.vibrate?.(15), LONG_PRESS) : undefined,
    };
  }

  go(event: PointerEvent): void {
    const pressed = this.#pressed;
    if (event.pointerId !== pressed?.pointerId) return;
    this.#point = event;
    if (this.#held || pressed.isRefused) return;
    const { clientX, clientY } = pressed.at;
    const far = Math.hypot(event.clientX - clientX, event.clientY - clientY);
    if (pressed.timer === undefined) {
      if (far > SLACK) this.#begin();
    } else if (far > FINGER_SLACK) this.#release();
  }

  lift(event: PointerEvent): void {
    if (event.pointerId !== this.#pressed?.pointerId) return;
    const held = this.#held;
    if (held || this.#pressed.isRefused) withoutClick();
    if (held?.move.isHeld()) held.move.put(placeAt(this.#body, this.#host, held, event));
    this.#release();
    held?.move.drop();
  }

  lose(event: PointerEvent): void {
    if (event.pointerId === this.#pressed?.pointerId) this.stop();
  }

  stop(): void {
    const held = this.#held;
    this.#release();
    if (held?.move.isHeld()) held.move.end();
  }

  #begin(): boolean {
    if (!this.#pressed) return false;
    const { item, isStretch, pointerId, at } = this.#pressed;
    const move = this.#host.hold(item);
    if (!move) {
      if (item.dataset['fixed'] === undefined) this.#release();
      else this.#pressed.isRefused = true;
      return false;
    }
    const { minute, column } = pointedAt(this.#body, move.measure(), at);
    this.#held = { move, isStretch, minute, column: column?.element };
    this.#scroller.setPointerCapture(pointerId);
    this.#frame = requestAnimationFrame(() => this.#draw());
    return true;
  }

  #draw(): void {
    const held = this.#held;
    if (!held?.move.isHeld() || !this.#pressed) return;
    scrollNearEdge(this.#scroller, this.#point, this.#pressed.at);
    held.move.put(placeAt(this.#body, this.#host, held, this.#point));
    this.#frame = requestAnimationFrame(() => this.#draw());
  }

  #release(): void {
    clearTimeout(this.#pressed?.timer);
    cancelAnimationFrame(this.#frame);
    this.#pressed = null;
    this.#held = null;
  }
}

/** Whether a finger there is at the end of what can be lengthened: the edge that a mouse pulls is too thin for one. */
function isAtEnd(item: HTMLElement, y: number): boolean {
  if (!item.querySelector('[data-stretch]')) return false;
  const { bottom, height } = item.getBoundingClientRect();
  return height >= FINGER_EDGE + FINGER_HOLD && bottom - y <= FINGER_EDGE;
}

function placeAt(
  body: HTMLElement,
  host: PointerHost,
  { move, isStretch, minute, column }: HeldByPointer,
  point: Point,
): Place {
  const { from } = move;
  const { step, hours } = host.now();
  const changes = move.changes();
  const at = pointedAt(body, move.measure(), point);
  const by = at.minute - minute;
  if (isStretch)
    return Math.abs(by) < step / 2 ? from : stretchedTo(from, endOf(from, changes) + by, step, changes);
  if (!at.column) return from;
  const isHere = at.column.element === column;
  if (isHere && Math.abs(by) < step / 2) return from;
  const date: LocalDate = at.column.date;
  return {
    ...(isHere ? from : inColumn(from, at.column)),
    start: snappedStart(from.start + by, step, hours, { date, changes }),
  };
}

/** What ends a drag is no click on what lies under it. */
function withoutClick(): void {
  const stop = (event: Event): void => {
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('click', stop, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', stop, { capture: true }), 0);
}
