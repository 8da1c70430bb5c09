import type { ObjectKind } from '#server/modules/media/rules/drawings.ts';
import { mix } from './canvas.ts';
import type { Canvas } from './canvas.ts';
import type { Palette } from './palette.ts';
import { bottle, candle, mat, rolledTowel, stones, towels } from './things.ts';

/** A still life of one kind of service, on a table before a wall. */
export type StillLife = (c: Canvas, p: Palette) => void;

const TABLE = 590;

function table(c: Canvas, p: Palette): void {
  c.rect(0, 0, c.width, TABLE, c.gradient(mix(p.wall, '#ffffff', 0.18), p.wallShade));
  c.ellipse(640, 420, 330, 330, mix(p.wall, '#ffffff', p.isLampOn ? 0.1 : 0.32), 0.8);
  c.path('M0 120 L420 0 H760 L180 800 H0 Z', p.light, 0.16);
  c.rect(0, TABLE, c.width, 210, c.gradient(mix(p.wood, '#ffffff', 0.28), p.wood));
  c.rect(0, TABLE, c.width, 8, '#ffffff', 0, 0.25);
  for (const [x, y, wide] of [
    [90, 660, 330],
    [560, 720, 420],
    [900, 650, 260],
    [200, 760, 240],
  ] as const)
    c.line(`M${x} ${y} h${wide}`, p.woodShade, 3, 0.3);
}

const big = (c: Canvas, x: number, y: number, scale: number, draw: () => void): void => {
  c.shade(x, y, 120 * scale * 0.7, 20);
  c.at(x, y, draw, { scale });
};

function sprig(c: Canvas, p: Palette, x: number, y: number, turn: number, scale = 1): void {
  c.at(
    x,
    y,
    () => {
      c.line('M0 0 Q18 -110 4 -220', p.leafShade, 6);
      for (let at = 0; at < 5; at += 1)
        for (const side of [-1, 1])
          c.path(
            `M6 ${-36 - at * 38} q${side * 34} -8 ${side * 62} -46 q${-side * 50} -4 ${-side * 62} 46 Z`,
            at % 2 ? p.leaf : p.leafShade,
          );
    },
    { turn, scale },
  );
}

const massage: StillLife = (c, p) => {
  table(c, p);
  big(c, 470, 640, 3, () => stones(c, 0, 0));
  big(c, 760, 650, 2.6, () => towels(c, p, 0, 0, 3));
  big(c, 1010, 640, 2.4, () => candle(c, p, 0, 0));
  sprig(c, p, 300, 650, -24, 1.3);
};

const oils: StillLife = (c, p) => {
  table(c, p);
  for (const [x, hue, tall] of [
    [500, '#c98f5f', 110],
    [640, p.accent, 150],
    [780, '#7da287', 96],
  ] as const)
    big(c, x, 650, 2.2, () => bottle(c, 0, 0, hue, tall));
  big(c, 960, 660, 2.2, () => rolledTowel(c, p, 0, 0));
  sprig(c, p, 350, 655, -14, 1.5);
};

const mats: StillLife = (c, p) => {
  table(c, p);
  for (const [x, hue] of [
    [520, p.accent],
    [640, '#dd8a63'],
    [760, p.leaf],
  ] as const)
    big(c, x, 660, 2.2, () => mat(c, 0, 0, hue, 190));
  c.shade(960, 680, 130, 18);
  c.rect(860, 610, 200, 66, mix(p.accent, '#ffffff', 0.35), 14);
  c.rect(870, 546, 180, 64, p.cloth, 14);
  sprig(c, p, 330, 660, -10, 1.4);
};

const weights: StillLife = (c, p) => {
  table(c, p);
  c.shade(560, 690, 260, 22);
  c.rect(380, 600, 360, 26, '#8a948f', 12);
  for (const side of [-1, 1])
    for (const [dx, r, hue] of [
      [120, 92, '#2d3a38'],
      [168, 74, p.accent],
    ] as const)
      c.rect(560 + side * dx - 24, 613 - r, 48, r * 2, hue, 16);
  c.shade(930, 690, 120, 18);
  c.line('M866 560 q4 -118 64 -118 t64 118', mix(p.accent, '#000000', 0.3), 30);
  c.ellipse(930, 596, 104, 96, c.gradient(mix(p.accent, '#ffffff', 0.18), p.accent));
  c.ellipse(930, 600, 46, 46, '#ffffff', 0.22);
};

const scissors: StillLife = (c, p) => {
  table(c, p);
  c.shade(620, 700, 330, 22);
  for (const turn of [-17, 17])
    c.at(
      560,
      520,
      () => {
        c.path('M-13 20 L-7 -330 q8 -30 14 0 L15 20 Z', c.gradient('#e6ebe7', '#a9b3ad', 'right'));
        c.line('M0 30 V96', '#a9b3ad', 20);
        c.add('ellipse', {
          cx: turn < 0 ? 18 : -18,
          cy: 146,
          rx: 46,
          ry: 58,
          fill: 'none',
          stroke: p.accent,
          'stroke-width': 24,
        });
      },
      { turn },
    );
  c.ellipse(560, 520, 14, 14, p.woodShade);
  c.at(
    880,
    690,
    () => {
      c.rect(-54, -360, 108, 60, mix(p.wood, '#ffffff', 0.1), 16);
      for (let at = 0; at < 8; at += 1) c.rect(-50 + at * 13, -304, 8, 190, mix(p.wood, '#ffffff', 0.1), 3);
      c.rect(-54, -360, 30, 360, p.wood, 14);
    },
    { turn: 14 },
  );
  big(c, 330, 660, 2.4, () => bottle(c, 0, 0, '#7da287', 84));
};

const cream: StillLife = (c, p) => {
  table(c, p);
  c.shade(560, 680, 200, 22);
  c.rect(410, 530, 300, 146, c.gradient(p.cloth, p.clothShade, 'right'), 26);
  c.ellipse(560, 532, 150, 30, mix(p.clothShade, p.wood, 0.2));
  c.path('M420 528 q60 -74 130 -36 q80 -60 146 36 q-130 40 -276 0 Z', '#fffdf8');
  c.rect(430, 590, 260, 40, p.accent, 0, 0.85);
  c.shade(850, 690, 120, 16);
  c.at(850, 690, () => {
    c.rect(-110, -40, 220, 40, mix(p.wood, '#ffffff', 0.2), 14);
    c.ellipse(0, -40, 110, 24, mix(p.accent, '#ffffff', 0.3));
  });
  big(c, 1010, 650, 2, () => bottle(c, 0, 0, '#c98f5f', 110));
  for (const [x, y, r] of [
    [320, 664, 34],
    [282, 676, 24],
  ] as const)
    for (let at = 0; at < 5; at += 1)
      c.at(x, y, () => c.ellipse(0, -r, r * 0.5, r * 0.8, mix('#ee8f63', '#ffffff', 0.4)), { turn: at * 72 });
};

const tea: StillLife = (c, p) => {
  table(c, p);
  c.shade(600, 690, 240, 20);
  c.ellipse(600, 682, 220, 28, p.clothShade);
  c.path(
    'M450 500 H750 q0 176 -110 176 h-80 q-110 0 -110 -176 Z',
    c.gradient(mix(p.accent, '#ffffff', 0.2), p.accent),
  );
  c.ellipse(600, 500, 150, 30, '#b8773f');
  c.add('path', {
    d: 'M746 530 q90 -10 70 66 q-18 54 -106 44',
    fill: 'none',
    stroke: p.accent,
    'stroke-width': 26,
  });
  for (const x of [550, 600, 650]) c.line(`M${x} 440 q-24 -44 0 -84 t0 -84`, '#ffffff', 9, 0.5);
  c.shade(980, 690, 110, 14);
  c.rect(890, 646, 190, 36, p.accentShade, 6);
  c.rect(900, 612, 170, 34, '#c98f5f', 6);
  sprig(c, p, 330, 660, -18, 1.2);
};

const water: StillLife = (c, p) => {
  table(c, p);
  c.path('M0 620 q160 -46 320 0 t320 0 t320 0 t320 0 V800 H0 Z', c.gradient('#8cc7c6', '#3d8f95'));
  for (const y of [690, 744]) c.line(`M60 ${y} q130 -26 260 0 t260 0 t260 0 t260 0`, '#ffffff', 6, 0.45);
  c.path(
    'M640 150 C740 300 810 380 810 470 a170 170 0 0 1 -340 0 C470 380 540 300 640 150 Z',
    c.gradient('#bfe4e2', '#5aa7a7'),
  );
  c.line('M540 470 q4 84 84 112', '#ffffff', 16, 0.6);
  sprig(c, p, 960, 640, 18, 1.3);
};

const fruit: StillLife = (c, p) => {
  table(c, p);
  for (const [x, y, r, hue] of [
    [520, 490, 84, '#d9a441'],
    [640, 450, 92, '#c8643f'],
    [760, 492, 80, '#7da287'],
    [580, 520, 70, '#e2b04f'],
    [700, 524, 66, '#a8472a'],
  ] as const)
    c.ellipse(x, y, r, r, c.gradient(mix(hue, '#ffffff', 0.25), hue));
  c.shade(640, 700, 230, 22);
  c.path('M390 520 H890 q-30 170 -180 170 h-140 q-150 0 -180 -170 Z', c.gradient(p.cloth, p.clothShade));
  c.path('M640 362 q30 -60 90 -52 q-14 64 -90 52 Z', p.leaf);
  c.rect(960, 470, 90, 210, '#7da287', 20, 0.85);
  c.line('M1010 470 l30 -96', p.cloth, 10);
};

const spine: StillLife = (c, p) => {
  table(c, p);
  c.shade(460, 690, 150, 18);
  c.ellipse(460, 560, 132, 132, c.gradient(mix('#ee8f63', '#ffffff', 0.25), '#d67547'));
  c.line('M370 500 q90 54 180 0', '#ffffff', 6, 0.3);
  for (const [dx, hue] of [
    [0, p.accent],
    [40, p.leaf],
  ] as const)
    c.add('path', {
      d: `M${720 + dx} 680 q-70 -190 60 -240 q130 -40 130 80 q0 90 -90 100`,
      fill: 'none',
      stroke: hue,
      'stroke-width': 26,
      'stroke-linecap': 'round',
    });
  c.shade(1010, 690, 130, 14);
  c.rect(900, 626, 220, 54, c.gradient(mix(p.accent, '#ffffff', 0.3), p.accent), 27);
  for (let at = 0; at < 6; at += 1) c.rect(924 + at * 30, 630, 12, 46, '#ffffff', 6, 0.25);
};

export const OBJECTS: Record<ObjectKind, StillLife> = {
  stones: massage,
  oils,
  mats,
  weights,
  scissors,
  cream,
  tea,
  water,
  fruit,
  spine,
};
