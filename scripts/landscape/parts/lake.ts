import { paintForeground } from './foreground.ts';
import { paintHill, paintMist, paintWood } from './land.ts';
import { randomFor } from './random.ts';
import { bent, peakedRidge, softRidge } from './ridge.ts';
import { placeDisc } from './scene.ts';
import type { Scene } from './scene.ts';
import { paintSky } from './sky.ts';
import { fir, poplar } from './trees.ts';
import { paintWater } from './water.ts';

/** Still water under hills, holding the sun's or the moon's road. */
export const lake: Scene = (canvas, seed) => {
  const { width, height, light } = canvas;
  const random = randomFor(seed, 'lake');
  const shore = height * random.between(0.55, 0.62);
  const disc = placeDisc(canvas, seed, shore, 0.2, 0.36);
  paintSky(canvas, randomFor(seed, 'sky'), shore, disc);
  const group = canvas.uniqueId();
  canvas.raw(`<g id="${group}">`);
  const peaks = peakedRidge(random, {
    width,
    base: shore - height * 0.1,
    amplitude: height * 0.085,
    waves: 2.6,
  });
  paintHill(canvas, { ridge: peaks, distance: 0.92, colour: light.near, sunlit: 0.4, isRock: true });
  const slope = softRidge(random, {
    width,
    base: shore - height * 0.05,
    amplitude: height * 0.045,
    waves: 1.1,
  });
  paintHill(canvas, { ridge: slope, distance: 0.66, colour: light.near });
  paintWood(canvas, random, {
    ridge: slope,
    colour: light.near,
    distance: 0.6,
    from: 0,
    to: width,
    gap: height * 0.017,
    height: () => height * 0.034,
    kinds: [fir],
    openness: 0.3,
  });
  paintMist(canvas, random, shore - height * 0.02, 0.65);
  const leftSide = random.chance(0.5);
  const spit = bent(
    softRidge(random, { width, base: shore - height * 0.004, amplitude: height * 0.008, waves: 2 }),
    width,
    (share) => height * 0.09 * ((leftSide ? share : 1 - share) * 1.7 - 0.75),
  );
  paintHill(canvas, { ridge: spit, distance: 0.42, colour: light.near });
  paintWood(canvas, random, {
    ridge: (x) => Math.min(spit(x), shore),
    colour: light.near,
    distance: 0.36,
    from: leftSide ? 0 : width * 0.55,
    to: leftSide ? width * 0.45 : width,
    gap: height * 0.026,
    height: (share) => height * 0.085 * (leftSide ? 1 - share * 0.7 : 0.3 + share * 0.7),
    kinds: [fir, fir, poplar],
  });
  canvas.raw('</g>');
  paintWater(canvas, random, { group, shore, disc });
  paintForeground(canvas, seed, height * 0.95);
};
