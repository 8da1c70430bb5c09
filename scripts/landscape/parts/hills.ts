import { blend } from './blend.ts';
import type { Canvas } from './canvas.ts';
import { paintForeground } from './foreground.ts';
import { atDistance, paintHill, paintMist, paintWood } from './land.ts';
import { randomFor } from './random.ts';
import type { Random } from './random.ts';
import { round, softRidge } from './ridge.ts';
import { placeDisc } from './scene.ts';
import type { Scene } from './scene.ts';
import { paintSky } from './sky.ts';
import { cypress, oak } from './trees.ts';

/** Rolling country with cypresses, fields and a white road. */
export const hills: Scene = (canvas, seed) => {
  const { width, height, light } = canvas;
  const random = randomFor(seed, 'hills');
  const horizon = height * random.between(0.42, 0.52);
  paintSky(canvas, randomFor(seed, 'sky'), horizon, placeDisc(canvas, seed, horizon, 0.05, 0.26));
  const far = softRidge(random, {
    width,
    base: horizon - height * 0.01,
    amplitude: height * 0.035,
    waves: 1.6,
  });
  paintHill(canvas, { ridge: far, distance: 0.98, colour: light.near });

  const rows = [0.8, 0.62, 0.45, 0.28, 0.12];
  for (const [index, distance] of rows.entries()) {
    const base = horizon + height * (0.035 + index * 0.026 + index * index * 0.0165);
    const amplitude = height * (0.022 + index * 0.009);
    const ridge = softRidge(random, {
      width,
      base,
      amplitude,
      waves: random.between(0.7, 1.5) - index * 0.08,
    });
    const colour = index % 2 === 0 ? light.near : light.meadow;
    paintHill(canvas, {
      ridge,
      distance,
      colour: blend(colour, light.meadow, 0.45),
      sunlit: 0.5 + index * 0.05,
    });
    if (index >= 2) paintFurrows(canvas, random, ridge, distance);
    const size = height * (0.022 + index * 0.017);
    const at = random.between(0.05, 0.8) * width;
    paintWood(canvas, random, {
      ridge,
      colour: light.near,
      distance: distance * 0.75,
      from: at,
      to: at + width * random.between(0.1, 0.3),
      gap: size * random.between(0.3, 0.6),
      height: () => size,
      kinds: [cypress, cypress, cypress, oak],
    });
    if (random.chance(0.6)) {
      paintWood(canvas, random, {
        ridge,
        colour: light.near,
        distance: distance * 0.8,
        from: 0,
        to: width,
        gap: size * 1.9,
        height: () => size * 0.62,
        kinds: [oak, cypress],
        openness: 0.82,
      });
    }
    if (index < 3) paintMist(canvas, random, base + height * 0.035, 0.5 - index * 0.12);
  }
  paintForeground(canvas, seed, height * 0.93);
};

/** A few lines that follow a field's curve. */
function paintFurrows(canvas: Canvas, random: Random, ridge: (x: number) => number, distance: number): void {
  const { width, height, light } = canvas;
  const from = random.between(0, 0.5) * width;
  const long = width * random.between(0.3, 0.5);
  const colour = atDistance(canvas, light.near, distance * 0.8);
  let data = '';
  for (let row = 1; row <= 5; row += 1) {
    const drop = height * 0.013 * row * (1 + row * 0.16);
    const points = [0, 0.33, 0.66, 1].map((share) => {
      const x = from + long * share - row * height * 0.01;
      return [round(x), round(ridge(x) + drop)] as const;
    });
    const [start, first, second, end] = points;
    if (start && first && second && end) data += `M${start}C${first} ${second} ${end}`;
  }
  canvas.raw(
    `<path d="${data}" fill="none" stroke="${colour}" stroke-width="${round(height * 0.0022)}" opacity=".28" stroke-linecap="round"/>`,
  );
}
