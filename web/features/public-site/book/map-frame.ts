/** The drawn map's frame, in its own units. */
export const FRAME = { width: 640, height: 520, margin: 56 };
/** Room for a pin that a finger hits on a screen of 320 pixels, where the frame has 280: 24 of them (WCAG 2.5.8). */
const PIN = 56;
const KM_AROUND_EARTH = 40_075;
/** Never closer than a neighbourhood, so that one place alone is not a dot on an empty sheet. */
const SMALLEST_SPAN_KM = 4;
const SCALES = [0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];

type Point = { latitude: number; longitude: number };
export type Spot = { x: number; y: number };

export type MapFrame = {
  spots: Spot[];
  /** A round number of kilometres and how long it is in the frame. */
  scale: { km: number; length: number };
};

/**
 * Puts places into the frame as a map would (Mercator), north up, all of them inside. Pins that would cover each other are
 * moved apart.
 */
export function frameOf(places: readonly Point[]): MapFrame {
  const projected = places.map(project);
  const middle = { x: middleOf(projected.map(({ x }) => x)), y: middleOf(projected.map(({ y }) => y)) };
  const latitude = middleOf(places.map((place) => place.latitude));
  const kmPerUnit = KM_AROUND_EARTH * Math.cos((latitude * Math.PI) / 180);
  const inner = { width: FRAME.width - 2 * FRAME.margin, height: FRAME.height - 2 * FRAME.margin };
  const least = SMALLEST_SPAN_KM / kmPerUnit;
  const zoom = Math.min(
    inner.width / Math.max(least, spanOf(projected.map(({ x }) => x))),
    inner.height / Math.max(least, spanOf(projected.map(({ y }) => y))),
  );
  const spots = projected.map(({ x, y }) => ({
    x: Math.round(FRAME.width / 2 + (x - middle.x) * zoom),
    y: Math.round(FRAME.height / 2 + (y - middle.y) * zoom),
  }));
  const lengthOf = (km: number): number => (km / kmPerUnit) * zoom;
  const km = SCALES.findLast((each) => lengthOf(each) <= FRAME.width / 4) ?? 0.5;
  return { spots: apart(spots), scale: { km, length: Math.round(lengthOf(km)) } };
}

function project({ latitude, longitude }: Point): Spot {
  const sine = Math.sin((Math.min(85, Math.max(-85, latitude)) * Math.PI) / 180);
  return { x: longitude / 360, y: -Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI) };
}

/** Each pin goes to the nearest free place around its own, on a spiral. */
function apart(spots: readonly Spot[]): Spot[] {
  const placed: Spot[] = [];
  for (const spot of spots) {
    for (let turn = 0; ; turn += 1) {
      const reach = 4 * Math.sqrt(turn) * 2;
      const x = within(Math.round(spot.x + reach * Math.cos(turn * 2.4)), FRAME.width);
      const y = within(Math.round(spot.y + reach * Math.sin(turn * 2.4)), FRAME.height);
      if (turn > 400 || placed.every((other) => Math.hypot(other.x - x, other.y - y) >= PIN)) {
        placed.push({ x, y });
        break;
      }
    }
  }
  return placed;
}

function within(value: number, size: number): number {
  return Math.min(size - PIN, Math.max(PIN, value));
}

function middleOf(values: readonly number[]): number {
  return (Math.min(...values) + Math.max(...values)) / 2;
}

function spanOf(values: readonly number[]): number {
  return Math.max(...values) - Math.min(...values);
}
