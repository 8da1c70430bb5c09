import type { Random } from './random.ts';
import { round } from './ridge.ts';

/** A tree's silhouette as path data: where its foot stands and how tall it is. */
export type DrawTree = (random: Random, x: number, foot: number, height: number) => string;

/** A fir: tiers that hang a little, narrow at the top. */
export function fir(random: Random, x: number, foot: number, height: number): string {
  const tiers = height > 60 ? 7 : height > 26 ? 4 : 2;
  const half = height * random.between(0.17, 0.23);
  const top = foot - height;
  const crown = height * 0.93;
  const trunk = Math.max(0.5, height * 0.018);
  const points: [number, number][] = [];
  for (let tier = 1; tier <= tiers; tier += 1) {
    const share = tier / tiers;
    const reach = half * (0.16 + 0.84 * share) * random.between(0.9, 1.08);
    points.push([reach, top + crown * share], [half * (0.07 + 0.45 * share), top + crown * (share - 0.018)]);
  }
  points.push([trunk, foot - height * 0.07], [trunk, foot + 2]);
  const right = points.map(([aside, y]) => `${round(x + aside)},${round(y)}`);
  const left = points.toReversed().map(([aside, y]) => `${round(x - aside)},${round(y)}`);
  return `M${round(x)},${round(top)}L${right.join(' ')} ${left.join(' ')}Z`;
}

/** A cypress: a flame standing still. */
export function cypress(random: Random, x: number, foot: number, height: number): string {
  const half = height * random.between(0.075, 0.1);
  const top = foot - height;
  const belly = foot - height * 0.34;
  return (
    `M${round(x)},${round(top)}` +
    `C${round(x + half * 0.7)},${round(top + height * 0.22)} ${round(x + half * 1.35)},${round(belly)} ${round(x + half * 0.5)},${round(foot - height * 0.03)}` +
    `L${round(x + half * 0.2)},${round(foot + 1)}H${round(x - half * 0.2)}L${round(x - half * 0.5)},${round(foot - height * 0.03)}` +
    `C${round(x - half * 1.35)},${round(belly)} ${round(x - half * 0.7)},${round(top + height * 0.22)} ${round(x)},${round(top)}Z`
  );
}

const PINE_PUFFS = [
  { aside: -0.62, lift: 0.02 },
  { aside: -0.2, lift: 0.075 },
  { aside: 0.24, lift: 0.07 },
  { aside: 0.64, lift: 0.015 },
];

/** A stone pine: a bare leaning trunk under a flat cloud of needles. */
export function stonePine(random: Random, x: number, foot: number, height: number): string {
  const lean = height * random.between(-0.1, 0.1);
  const trunk = Math.max(0.6, height * 0.022);
  const crownX = x + lean;
  const crownY = foot - height * 0.8;
  const half = height * random.between(0.4, 0.5);
  const stem =
    `M${round(x - trunk)},${round(foot + 1)}Q${round(x)},${round(foot - height * 0.4)} ${round(crownX - trunk * 0.6)},${round(crownY)}` +
    `H${round(crownX + trunk * 0.6)}Q${round(x + trunk * 1.8)},${round(foot - height * 0.4)} ${round(x + trunk)},${round(foot + 1)}Z`;
  const puffs = PINE_PUFFS.map(({ aside, lift }) =>
    ellipse(crownX + aside * half, crownY - lift * height, half * 0.46, height * random.between(0.1, 0.125)),
  );
  return stem + ellipse(crownX, crownY, half, height * 0.085) + puffs.join('');
}

/** A broad-leaved tree: a short trunk and a few round masses. */
export function oak(random: Random, x: number, foot: number, height: number): string {
  const trunk = Math.max(0.6, height * 0.03);
  const radius = height * random.between(0.25, 0.3);
  const crownY = foot - height + radius * 1.25;
  const stem = `M${round(x - trunk)},${round(foot + 1)}L${round(x - trunk * 0.5)},${round(crownY)}H${round(x + trunk * 0.5)}L${round(x + trunk)},${round(foot + 1)}Z`;
  const masses = [
    [0, -0.2, 0.86],
    [-0.62, 0.02, 0.66],
    [0.66, 0.05, 0.64],
    [-0.95, 0.42, 0.5],
    [0.98, 0.44, 0.5],
    [-0.3, 0.5, 0.72],
    [0.38, 0.5, 0.7],
  ].map(([aside = 0, down = 0, size = 1]) =>
    ellipse(
      x + aside * radius * random.between(0.85, 1.1),
      crownY + down * radius,
      radius * size,
      radius * size * random.between(0.82, 0.92),
    ),
  );
  return stem + masses.join('');
}

/** A poplar: tall and slim, rounder than a cypress. */
export function poplar(random: Random, x: number, foot: number, height: number): string {
  const half = height * random.between(0.1, 0.13);
  const trunk = Math.max(0.5, height * 0.016);
  const stem = `M${round(x - trunk)},${round(foot + 1)}V${round(foot - height * 0.3)}H${round(x + trunk)}V${round(foot + 1)}Z`;
  return (
    stem +
    ellipse(x, foot - height * 0.56, half, height * 0.44) +
    ellipse(x + half * 0.35, foot - height * 0.4, half * 0.85, height * 0.28)
  );
}

/** A bush: what stands at the foot of a wood, flat below so that it sits on the ground. */
export function bush(random: Random, x: number, foot: number, height: number): string {
  return [-0.8, 0.1, 0.85]
    .map((aside) =>
      dome(x + aside * height, foot, height * random.between(0.75, 1.1), height * random.between(0.6, 1)),
    )
    .join('');
}

function dome(x: number, foot: number, half: number, high: number): string {
  return `M${round(x - half)},${round(foot)}a${round(half)},${round(high)} 0 0 1 ${round(half * 2)},0Z`;
}

/** A bough that hangs into the picture from its edge, with leaves on both sides. */
export function bough(random: Random, x: number, y: number, long: number, drop: number): string {
  const side = Math.sign(long);
  const size = Math.abs(long);
  const at = (share: number): [number, number] => [
    x + long * share,
    y + drop * share ** 1.6 - size * 0.05 * Math.sin(share * 3),
  ];
  const thick = size * 0.014;
  const [tipX, tipY] = at(1);
  const [bendX, bendY] = at(0.5);
  const stem = `M${round(x)},${round(y - thick)}Q${round(bendX)},${round(bendY - thick * 1.4)} ${round(tipX)},${round(tipY)}Q${round(bendX)},${round(bendY + thick * 0.6)} ${round(x)},${round(y + thick)}Z`;
  let leaves = '';
  for (let share = 0.06; share <= 1.02; share += 0.03) {
    const [footX, footY] = at(share);
    for (const turn of [-1, 1]) {
      const angle =
        side > 0
          ? random.between(0.15, 1.15) * turn + 0.35
          : Math.PI - random.between(0.15, 1.15) * turn - 0.35;
      leaves += leaf(footX, footY, size * random.between(0.075, 0.125) * (1.15 - share * 0.5), angle);
    }
  }
  return stem + leaves;
}

function leaf(x: number, y: number, long: number, angle: number): string {
  const at = (along: number, across: number): string =>
    `${round(long * (along * Math.cos(angle) - across * Math.sin(angle)))},${round(long * (along * Math.sin(angle) + across * Math.cos(angle)))}`;
  return `M${round(x)},${round(y)}q${at(0.45, -0.3)} ${at(1, 0)}q${at(-0.55, 0.3)} ${at(-1, 0)}Z`;
}

/** An ellipse as path data, so that a whole wood is one path with one colour. */
export function ellipse(x: number, y: number, halfWidth: number, halfHeight: number): string {
  const [rx, ry] = [round(halfWidth), round(halfHeight)];
  return `M${round(x - halfWidth)},${round(y)}a${rx},${ry} 0 1 1 ${round(halfWidth * 2)},0a${rx},${ry} 0 1 1 ${round(-halfWidth * 2)},0Z`;
}
