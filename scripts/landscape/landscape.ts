import { openCanvas } from './parts/canvas.ts';
import { clearing } from './parts/clearing.ts';
import { coast } from './parts/coast.ts';
import { hills } from './parts/hills.ts';
import { lake } from './parts/lake.ts';
import { lightAt } from './parts/light.ts';
import { mountains } from './parts/mountains.ts';
import { randomFor } from './parts/random.ts';
import type { Scene } from './parts/scene.ts';

export type LandscapeOptions = {
  /** In SVG units, which are pixels when it is rendered. */
  width: number;
  height: number;
  /** 0 to 24; without it the seed chooses one. */
  hour?: number;
  /** What is drawn; without it the seed chooses. */
  composition?: Composition;
  /** Paintings carry more detail and are meant for pictures above 1280x800. */
  detail?: 'card' | 'painting';
};

const SCENES = { clearing, hills, lake, mountains, coast } satisfies Record<string, Scene>;

export type Composition = keyof typeof SCENES;

/** The clearing gave the product its name, so it comes up twice as often. */
const COMPOSITIONS = ['clearing', 'hills', 'lake', 'mountains', 'clearing', 'coast'] as const;

/** The hours that suit a shop window: mornings and evenings more often than noon or night. */
const HOURS: readonly [number, ...number[]] = [
  6, 6.6, 7.5, 9, 10.5, 13, 16, 17, 17.8, 18.5, 19, 19.6, 20.3, 22.5,
];

/**
 * Draws the landscape that stands in for a picture: hills, a sun or moon, a clearing, in the light of one hour of the day.
 * The same seed always gives the same drawing (look: "Pictures").
 * @param seed an id or any other integer
 * @returns an SVG document
 */
export function drawLandscape(
  seed: number,
  { width, height, hour, composition, detail = 'card' }: LandscapeOptions,
): string {
  const random = randomFor(seed, 'choice');
  const ownComposition = random.pick(COMPOSITIONS);
  const ownHour = random.pick(HOURS);
  const canvas = openCanvas(`l${seed}`, { width, height }, lightAt(hour ?? ownHour), detail === 'painting');
  SCENES[composition ?? ownComposition](canvas, seed);
  return canvas.toSvg();
}
