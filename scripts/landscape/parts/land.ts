import { blend } from './blend.ts';
import type { Canvas } from './canvas.ts';
import type { Random } from './random.ts';
import { areaBelow, areaBelowRock, round } from './ridge.ts';
import type { Ridge } from './ridge.ts';
import { softSpot } from './sky.ts';
import { bush } from './trees.ts';
import type { DrawTree } from './trees.ts';

/** The colour of something at a distance: 0 is at our feet, 1 on the horizon, lost in haze. */
export function atDistance(canvas: Canvas, colour: string, distance: number): string {
  const { light } = canvas;
  return blend(
    blend(colour, light.far, Math.min(1, distance * 1.15)),
    light.haze,
    distance * distance * 0.55,
  );
}

export type Hill = {
  ridge: Ridge;
  /** 0 at our feet, 1 on the horizon. */
  distance: number;
  colour: string;
  /** How much sun its upper edge catches, 0 to 1. */
  sunlit?: number;
  samples?: number;
  isRock?: boolean;
};

/** A hill with light on its edge and mist at its foot. */
export function paintHill(
  canvas: Canvas,
  { ridge, distance, colour, sunlit = 0.25, samples, isRock }: Hill,
): void {
  const { width, height, light } = canvas;
  const body = atDistance(canvas, colour, distance);
  const edge = blend(body, light.sunlit, sunlit * (1 - distance * 0.4));
  const foot = blend(body, light.haze, 0.18 + distance * 0.3);
  const fill = canvas.fade([
    [0, edge],
    [0.22, body],
    [0.75, foot],
    [1, foot],
  ]);
  canvas.path(
    isRock ? areaBelowRock(ridge, width, height, samples ?? 120) : areaBelow(ridge, width, height, samples),
    fill,
  );
}

/** Mist lying in a valley, thicker in some places than in others. */
export function paintMist(canvas: Canvas, random: Random, y: number, opacity: number): void {
  const { width, height, light } = canvas;
  const fill = softSpot(canvas, blend(light.haze, light.disc, 0.18), opacity);
  const banks = canvas.isPainting ? 5 : 3;
  for (let bank = 0; bank < banks; bank += 1) {
    canvas.ellipse(
      width * ((bank + random.between(0.1, 0.9)) / banks),
      y + height * random.between(-0.012, 0.02),
      width * random.between(0.22, 0.44),
      height * random.between(0.018, 0.04),
      fill,
    );
  }
}

export type Wood = {
  ridge: Ridge;
  colour: string;
  distance: number;
  from: number;
  to: number;
  /** Mean distance between two trees. */
  gap: number;
  height: (share: number) => number;
  kinds: readonly [DrawTree, ...DrawTree[]];
  /** Trees stand in groups when above 0: the share of the line that is left empty. */
  openness?: number;
  hasUndergrowth?: boolean;
};

/** A line of trees along a ridge, as one path in one colour. */
export function paintWood(canvas: Canvas, random: Random, wood: Wood): void {
  const { from, to, gap, openness = 0 } = wood;
  let data = '';
  let x = from;
  let isClearing = false;
  while (x < to) {
    const share = (x - from) / (to - from);
    if (openness > 0 && random.chance(0.16)) isClearing = random.chance(openness);
    if (!isClearing) {
      const size = wood.height(share) * random.between(0.72, 1.18);
      if (size > 2) {
        data += random.pick(wood.kinds)(random, x, wood.ridge(x) + size * 0.05, size);
        if (wood.hasUndergrowth)
          data += bush(random, x + gap * 0.4, wood.ridge(x), size * random.between(0.06, 0.13));
      }
    }
    x += gap * random.between(0.55, 1.45);
  }
  if (data === '') return;
  const body = atDistance(canvas, wood.colour, wood.distance);
  const fill = canvas.fade([
    [0, blend(body, canvas.light.sunlit, 0.12 * (1 - wood.distance))],
    [1, body],
  ]);
  canvas.path(data, fill);
}

/** Grass at our feet: tufts of blades along the lower edge, taller in some places. */
export function paintGrass(canvas: Canvas, random: Random, ridge: Ridge, colour: string, tall: number): void {
  const { width } = canvas;
  const sway = random.between(0, Math.PI * 2);
  let data = '';
  for (
    let x = -tall;
    x < width + tall;
    x += tall * random.between(0.25, 0.95) * (canvas.isPainting ? 0.6 : 1)
  ) {
    const growth = 0.62 + 0.38 * Math.sin((x / width) * 9 + sway);
    for (let blade = 0; blade < 3; blade += 1) {
      data += bladeOfGrass(
        random,
        x + tall * random.between(-0.12, 0.12),
        ridge(x) + tall * 0.25,
        tall * growth * random.between(0.45, 1),
      );
    }
  }
  canvas.path(data, colour);
}

function bladeOfGrass(random: Random, x: number, foot: number, tall: number): string {
  const lean = tall * random.between(-0.5, 0.5);
  const wide = Math.max(1, tall * 0.06);
  const [up, down] = [round(-tall * 0.6), round(tall * 0.4)];
  return `M${round(x)},${round(foot)}q${round(lean * 0.15)},${up} ${round(lean)},${round(-tall)}q${round(-lean * 0.85)},${down} ${round(wide - lean)},${round(tall)}Z`;
}
