import type { Random } from './random.ts';

/** The outline of a hill or shore: its height in the picture at any x. */
export type Ridge = (x: number) => number;

export type RidgeShape = {
  width: number;
  /** Where the outline lies on average, from the top. */
  base: number;
  /** How far it rises and falls. */
  amplitude: number;
  /** Waves across the picture's width. */
  waves: number;
};

const SOFT_WAVES = [
  { faster: 1, share: 1 },
  { faster: 2.3, share: 0.34 },
  { faster: 4.9, share: 0.1 },
];

const PEAKS = [
  { faster: 1, share: 0.9 },
  { faster: 2.17, share: 0.42 },
  { faster: 5.3, share: 0.16 },
  { faster: 11.9, share: 0.055 },
];

/** Long soft waves with two smaller ones on top. */
export function softRidge(random: Random, { width, base, amplitude, waves }: RidgeShape): Ridge {
  const parts = SOFT_WAVES.map(({ faster, share }) => ({
    size: amplitude * share,
    speed: ((waves * faster * random.between(0.85, 1.15)) / width) * Math.PI * 2,
    shift: random.between(0, Math.PI * 2),
  }));
  return (x) =>
    parts.reduce((height, { size, speed, shift }) => height - size * Math.sin(x * speed + shift), base);
}

/** Mountains far away: a few summits with straight flanks, broken by smaller ones. */
export function peakedRidge(random: Random, { width, base, amplitude, waves }: RidgeShape): Ridge {
  const parts = PEAKS.map(({ faster, share }) => ({
    size: amplitude * share,
    speed: ((waves * faster * random.between(0.9, 1.1)) / width) * Math.PI,
    shift: random.between(0, Math.PI),
  }));
  return (x) =>
    parts.reduce(
      (height, { size, speed, shift }) => height + size * (2 * Math.abs(sawtooth(x * speed + shift)) - 1),
      base,
    );
}

/** Raises or lowers an outline smoothly: `lift(share)` is added, share running from 0 at the left to 1 at the right. */
export function bent(ridge: Ridge, width: number, lift: (share: number) => number): Ridge {
  return (x) => ridge(x) + lift(Math.min(1, Math.max(0, x / width)));
}

function sawtooth(angle: number): number {
  const turn = angle / Math.PI;
  return (turn - Math.round(turn)) * 2;
}

/** A closed path with straight lines between the samples, for rock. */
export function areaBelowRock(ridge: Ridge, width: number, bottom: number, samples: number): string {
  const points = Array.from({ length: samples + 1 }, (_, index) => {
    const x = (index / samples) * width;
    return `${round(x)},${round(ridge(x))}`;
  });
  return `M${points.join('L')}V${round(bottom)}H0Z`;
}

/** A closed path: the outline, smoothed between its samples, and everything below it. */
export function areaBelow(ridge: Ridge, width: number, bottom: number, samples = 26): string {
  return `${outline(ridge, width, samples)}V${round(bottom)}H0Z`;
}

/** Catmull-Rom through the samples, written as cubic curves. */
function outline(ridge: Ridge, width: number, samples: number): string {
  const step = width / samples;
  const at = (index: number): [number, number] => [index * step, ridge(index * step)];
  let path = `M0,${round(ridge(0))}`;
  for (let index = 0; index < samples; index += 1) {
    const [before, start, end, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const first = [start[0] + (end[0] - before[0]) / 6, start[1] + (end[1] - before[1]) / 6];
    const second = [end[0] - (after[0] - start[0]) / 6, end[1] - (after[1] - start[1]) / 6];
    path += `C${[...first, ...second, ...end].map(round).join(',')}`;
  }
  return path;
}

/** One decimal is a tenth of a pixel: enough for the eye, and it keeps the file small. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}
