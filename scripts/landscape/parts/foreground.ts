import { blend } from './blend.ts';
import type { Canvas } from './canvas.ts';
import { paintGrass } from './land.ts';
import { randomFor } from './random.ts';
import type { Random } from './random.ts';
import { areaBelow, bent, softRidge } from './ridge.ts';
import { bough, fir } from './trees.ts';

/** What stands nearest to us: dark grass, and often a tree or a bough that frames the view. */
export function paintForeground(canvas: Canvas, seed: number, base: number): void {
  const { width, height, light } = canvas;
  const random = randomFor(seed, 'foreground');
  const [left, right] = random.pick([
    [0.1, 0.02],
    [0.02, 0.1],
    [0.05, 0.05],
    [-0.02, 0.07],
    [0.07, -0.02],
  ]);
  const ground = softRidge(random, {
    width,
    base: base + height * 0.03,
    amplitude: height * 0.012,
    waves: 1.2,
  });
  const ridge = bent(ground, width, (share) => -height * (left * (1 - share) ** 3 + right * share ** 3));
  const edge = blend(light.foreground, light.near, 0.4);
  paintGrass(canvas, random, ridge, edge, height * 0.06);
  canvas.path(
    areaBelow(ridge, width, height, 18),
    canvas.fade([
      [0, edge],
      [1, light.foreground],
    ]),
  );
  const isLeft = left > right;
  const frame = random.between(0, 1);
  if (frame < 0.34) paintFramingTrees(canvas, random, isLeft, ridge);
  else if (frame < 0.62) paintBoughs(canvas, random, isLeft);
}

function paintFramingTrees(
  canvas: Canvas,
  random: Random,
  isLeft: boolean,
  ridge: (x: number) => number,
): void {
  const { width, height, light } = canvas;
  for (const [offset, size] of [
    [0.1, 0.36],
    [0.005, 0.6],
  ] as const) {
    const x = width * (isLeft ? offset : 1 - offset);
    const colour = blend(light.foreground, light.near, 0.15 + offset * 2.4);
    const tall = height * size * random.between(0.9, 1.15);
    canvas.path(fir(random, x, ridge(x) + tall * 0.13, tall), colour); // the lowest boughs touch the grass
  }
}

function paintBoughs(canvas: Canvas, random: Random, isLeft: boolean): void {
  const { width, height, light } = canvas;
  const from = isLeft ? -width * 0.02 : width * 1.02;
  const towards = isLeft ? 1 : -1;
  for (const [share, drop, nearness] of [
    [0.5, 0.06, 0.55],
    [0.36, 0.22, 0.3],
    [0.42, 0.1, 0.1],
  ] as const) {
    const long = height * share * random.between(0.85, 1.2) * towards;
    const y = height * random.between(-0.03, 0.07);
    canvas.path(bough(random, from, y, long, height * drop), blend(light.foreground, light.near, nearness));
  }
}
