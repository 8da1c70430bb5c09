import { mix } from './canvas.ts';
import type { Canvas } from './canvas.ts';
import type { Palette } from './palette.ts';
import type { Scene } from './scene.ts';
import { finish, room, window } from './walls-and-windows.ts';
import {
  armchair,
  basket,
  books,
  bottle,
  candle,
  curtain,
  floorLamp,
  frame,
  mirror,
  pendant,
  plant,
  rolledTowel,
  rug,
  shelf,
  stones,
  stool,
  towels,
} from './things.ts';

function massageTable(c: Canvas, p: Palette, x: number, y: number): void {
  c.shade(x, y, 330, 24);
  for (const leg of [-230, 230]) {
    c.line(`M${x + leg} ${y - 130} L${x + leg - 24} ${y}`, p.woodShade, 15);
    c.line(`M${x + leg} ${y - 130} L${x + leg + 24} ${y}`, p.wood, 15);
  }
  c.line(`M${x - 224} ${y - 40} H${x + 224}`, p.woodShade, 9);
  c.rect(x - 300, y - 176, 600, 44, p.woodShade, 18);
  c.rect(x - 310, y - 204, 620, 50, c.gradient(p.cloth, p.clothShade), 22);
  c.path(
    `M${x - 120} ${y - 206} H${x + 232} q22 0 22 24 V${y - 78} q-90 26 -188 8 t-186 10 V${y - 182} q0 -24 -0 -24 Z`,
    c.gradient(mix(p.accent, '#ffffff', 0.2), p.accent),
  );
  c.path(`M${x - 120} ${y - 206} h30 V${y - 66} q-16 -2 -30 4 Z`, '#ffffff', 0.14);
  c.path(`M${x - 366} ${y - 212} q0 -30 44 -30 t44 30 q-8 22 -44 22 t-44 -22 Z`, p.clothShade);
  c.path(`M${x - 296} ${y - 206} q4 -44 66 -44 t70 44 Z`, p.cloth);
}

export const massage: Scene = (c, p, variant) => {
  room(c, p, { panel: variant === 1 });
  if (variant === 0) {
    window(c, p, { kind: 'arch', x: 140, y: 110, width: 220, height: 330 });
    shelf(c, p, 960, 250, 300);
    towels(c, p, 880, 250, 3);
    for (const [at, hue] of [
      [980, '#7da287'],
      [1020, '#c98f5f'],
      [1060, '#a8472a'],
    ] as const)
      bottle(c, at, 250, hue);
    frame(c, p, 560, 120, 150, 200, 'leaf');
  } else {
    curtain(c, p, 60, 60, 240, 500);
    window(c, p, { kind: 'wide', x: 420, y: 100, width: 480, height: 180 });
    mirror(c, p, 1020, 120, 150, 150, 'round');
  }
  rug(c, 640, 742, 900, mix(p.wallShade, p.cloth, 0.4));
  massageTable(c, p, 640, 706);
  plant(c, p, 1150, 690, { scale: 1.15 });
  stool(c, p, 250, 690, { tall: 92 });
  if (variant === 0) {
    c.rect(990, 470, 110, 12, p.wood, 4);
    for (const at of [1000, 1084]) c.rect(at, 480, 8, 130, p.woodShade);
    candle(c, p, 1022, 470);
    stones(c, 1064, 470, 0.8);
  } else floorLamp(c, p, 340, 640);
  finish(c, p);
};

export const hair: Scene = (c, p, variant) => {
  room(c, p, { floor: 'tiles', panel: variant === 1 });
  const stations = variant === 0 ? [330, 700, 1070] : [420, 900];
  for (const x of stations) {
    mirror(c, p, x - 92, 96, 184, variant === 0 ? 250 : 184, variant === 0 ? 'arch' : 'round');
    if (p.isLampOn) c.glow(x, 190, 170, p.light, 0.4);
    shelf(c, p, x, 412, 260);
    for (const [dx, hue] of [
      [-92, '#c98f5f'],
      [-60, p.accent],
      [84, '#7da287'],
    ] as const)
      bottle(c, x + dx, 412, hue, 50);
    c.at(x, 720, () => salonChair(c, p), { scale: variant === 0 ? 0.86 : 1.06 });
  }
  if (variant === 1) {
    window(c, p, { kind: 'tall', x: 60, y: 80, width: 150, height: 380 });
    pendant(c, p, 660, 40, { wide: 130 });
  } else plant(c, p, 96, 690, { kind: 'tall', scale: 1.15 });
  plant(c, p, 1226, 660, { kind: 'round', scale: 0.72 });
  finish(c, p);
};

function salonChair(c: Canvas, p: Palette): void {
  c.shade(0, 0, 120, 16);
  c.ellipse(0, -8, 84, 14, '#8a948f');
  c.rect(-11, -104, 22, 96, '#a9b3ad');
  c.line('M-70 -52 h140', '#8a948f', 10);
  c.rect(-98, -142, 196, 46, p.accent, 18);
  c.path(
    'M-84 -142 V-290 q0 -26 26 -26 H58 q26 0 26 26 V-142 Z',
    c.gradient(mix(p.accent, '#ffffff', 0.2), p.accent),
  );
  for (const side of [-1, 1]) c.rect(side * 104 - 15, -206, 30, 78, mix(p.accent, '#000000', 0.22), 13);
  c.rect(-44, -352, 88, 40, mix(p.accent, '#000000', 0.12), 16);
  for (const x of [-36, 0, 36]) c.line(`M${x} -292 V-160`, '#ffffff', 2, 0.2);
}

export const beauty: Scene = (c, p, variant) => {
  room(c, p, { panel: variant === 0 });
  if (variant === 0) {
    mirror(c, p, 200, 90, 220, 220, 'round');
    shelf(c, p, 310, 420, 330);
    for (const [index, hue] of ['#c98f5f', p.accent, '#e2b7a0', '#7da287', p.clothShade].entries())
      bottle(c, 186 + index * 40, 420, hue, 44 + (index % 3) * 14);
    candle(c, p, 420, 420, 30);
    window(c, p, { kind: 'arch', x: 880, y: 90, width: 220, height: 320 });
  } else {
    window(c, p, { kind: 'tall', x: 120, y: 80, width: 210, height: 380 });
    for (const [y, count] of [
      [200, 5],
      [320, 4],
    ] as const) {
      shelf(c, p, 960, y, 380);
      for (let index = 0; index < count; index += 1)
        bottle(
          c,
          810 + index * 66,
          y,
          [p.accent, '#e2b7a0', '#c98f5f', '#7da287', p.cloth][index] ?? p.accent,
          46 + ((index * 19) % 30),
        );
    }
    frame(c, p, 480, 110, 150, 200, 'sun');
  }
  rug(c, 700, 744, 820, mix(p.accent, p.wall, 0.66));
  c.at(690, 712, () => treatmentChair(c, p));
  stool(c, p, 340, 700, { tall: 100, fill: mix(p.accent, '#ffffff', 0.25) });
  c.line('M1010 716 V330', '#8a948f', 8);
  c.line('M1010 330 Q960 280 890 330', '#8a948f', 8);
  c.ellipse(1010, 716, 46, 9, '#8a948f');
  c.glow(872, 372, 130, p.light, 0.55);
  c.ellipse(870, 346, 52, 20, p.cloth);
  plant(c, p, 1190, 690, { kind: variant ? 'palm' : 'round', scale: 1 });
  finish(c, p);
};

function treatmentChair(c: Canvas, p: Palette): void {
  c.shade(0, 0, 290, 20);
  c.path('M-90 0 h180 l-40 -96 h-100 Z', p.clothShade);
  c.rect(-180, -140, 280, 50, c.gradient(p.cloth, p.clothShade), 22);
  c.at(-160, -112, () => c.rect(-216, -28, 236, 52, c.gradient(p.cloth, p.clothShade), 24), { turn: 34 });
  c.at(90, -116, () => c.rect(-10, -24, 220, 46, c.gradient(p.cloth, p.clothShade), 22), { turn: 12 });
  c.at(-286, -212, () => c.rect(-60, -26, 104, 46, mix(p.accent, '#ffffff', 0.25), 20), { turn: 34 });
  c.path('M-20 -146 h128 l170 36 q-10 40 -30 46 l-150 -30 h-118 Z', mix(p.accent, '#ffffff', 0.32), 0.95);
}

export const physio: Scene = (c, p, variant) => {
  room(c, p, { floor: variant ? 'boards' : 'tiles' });
  window(c, p, { kind: 'wide', x: variant ? 640 : 90, y: 90, width: 430, height: 240 });
  frame(c, p, variant ? 160 : 640, 96, 170, 250, 'body');
  if (variant === 0) {
    for (let y = 120; y <= 520; y += 50) c.rect(980, y, 190, 13, p.wood, 6);
    for (const x of [972, 1164]) c.rect(x, 96, 16, 464, p.woodShade, 4);
  } else {
    shelf(c, p, 470, 300, 190);
    towels(c, p, 430, 300, 2, 100);
    bottle(c, 520, 300, '#7da287');
  }
  c.at(variant ? 700 : 560, 712, () => physioTable(c, p));
  const ball = variant ? 210 : 180;
  c.shade(ball, 706, 84, 11);
  c.ellipse(ball, 622, 84, 84, c.gradient(mix('#ee8f63', '#ffffff', 0.25), '#d67547'));
  c.line(`M${ball - 60} 590 q60 34 120 0`, '#ffffff', 3, 0.3);
  stool(c, p, variant ? 1040 : 920, 720, { tall: 96 });
  plant(c, p, 1206, 690, { kind: variant ? 'tall' : 'round', scale: 0.95 });
  finish(c, p);
};

function physioTable(c: Canvas, p: Palette): void {
  c.shade(0, 0, 310, 20);
  c.line('M-150 -14 L150 -124 M150 -14 L-150 -124', '#8a948f', 15);
  c.rect(-220, -20, 440, 18, '#6f7a76', 6);
  c.rect(-270, -146, 540, 24, '#6f7a76', 8);
  c.rect(-284, -184, 400, 44, c.gradient(mix(p.accent, '#ffffff', 0.2), p.accent), 14);
  c.at(124, -158, () => c.rect(0, -26, 190, 44, c.gradient(mix(p.accent, '#ffffff', 0.2), p.accent), 14), {
    turn: -22,
  });
  rolledTowel(c, p, -150, -184);
}

export const talk: Scene = (c, p, variant) => {
  room(c, p);
  if (variant === 0) {
    window(c, p, { kind: 'tall', x: 530, y: 80, width: 220, height: 380 });
    curtain(c, p, 440, 56, 84, 500);
    curtain(c, p, 756, 56, 84, 500);
    frame(c, p, 130, 120, 170, 220, 'sun');
    for (const y of [180, 300]) {
      shelf(c, p, 1040, y, 260);
      books(c, p, 930, y);
    }
  } else {
    c.rect(90, 90, 330, 470, p.wood, 8);
    for (const y of [100, 215, 330, 445]) {
      c.rect(102, y, 306, 104, mix(p.woodShade, '#000000', 0.1));
      books(c, p, 122, y + 104);
      books(c, p, 270, y + 104);
    }
    window(c, p, { kind: 'arch', x: 820, y: 80, width: 260, height: 390 });
    frame(c, p, 540, 130, 150, 190, 'leaf');
  }
  rug(c, 640, 724, 940, mix(p.accent, p.cloth, 0.62));
  armchair(c, p, 380, 700, p.accent);
  armchair(c, p, 910, 700, mix('#c8845f', p.wallShade, 0.2), true);
  c.shade(645, 712, 74, 10);
  c.rect(638, 610, 14, 100, p.woodShade);
  c.ellipse(645, 708, 48, 9, p.woodShade);
  c.ellipse(645, 606, 86, 15, p.wood);
  c.rect(618, 574, 26, 30, p.cloth, 5);
  c.line('M644 582 q14 2 10 12 t-10 4', p.cloth, 4);
  c.ellipse(680, 598, 18, 7, p.accentShade);
  floorLamp(c, p, variant ? 1160 : 1150, 650);
  plant(c, p, variant ? 1230 : 140, 690, { kind: 'tall', scale: 1.05 });
  finish(c, p);
};

export const kitchen: Scene = (c, p, variant) => {
  room(c, p, { floor: 'tiles' });
  window(c, p, { kind: 'wide', x: variant ? 130 : 420, y: 90, width: 440, height: 230 });
  shelf(c, p, variant ? 930 : 170, 230, 260);
  for (const [index, hue] of ['#c8643f', '#d9a441', '#7da287', '#a8472a'].entries()) {
    const x = (variant ? 840 : 80) + index * 60;
    c.rect(x, 164, 42, 66, mix(hue, '#ffffff', 0.1), 8);
    c.rect(x + 5, 152, 32, 14, p.woodShade, 4);
  }
  if (variant === 0) frame(c, p, 1010, 100, 150, 200, 'leaf');
  pendant(c, p, 500, 30, { color: p.accent });
  pendant(c, p, 800, 30, { color: p.accent });
  c.shade(640, 742, 520, 22);
  c.rect(180, 500, 920, 34, c.gradient(mix(p.wood, '#ffffff', 0.2), p.wood), 8);
  c.rect(214, 534, 852, 200, mix(p.accent, p.wall, 0.25), 6);
  for (const x of [500, 780]) c.rect(x, 546, 3, 176, '#1a2a26', 0, 0.2);
  bowl(c, p, 360, 500);
  for (const [x, hue] of [
    [610, '#7da287'],
    [650, '#c8643f'],
  ] as const) {
    c.rect(x - 16, 424, 32, 76, hue, 8, 0.9);
    c.rect(x - 16, 424, 32, 14, '#ffffff', 6, 0.5);
    c.line(`M${x + 6} 424 l10 -36`, '#fffaf0', 4);
  }
  c.rect(800, 470, 200, 28, p.cloth, 4);
  c.rect(812, 456, 180, 16, p.clothShade, 4);
  c.path('M806 456 q40 -30 90 -6 q50 -24 90 6 Z', p.leaf);
  plant(c, p, 1190, 700, { kind: 'round', scale: 1 });
  basket(c, p, 96, 720, 'balls');
  finish(c, p);
};

function bowl(c: Canvas, p: Palette, x: number, y: number): void {
  for (const [dx, dy, r, hue] of [
    [-56, -72, 34, '#d9a441'],
    [6, -86, 38, '#c8643f'],
    [60, -70, 32, '#7da287'],
    [-20, -60, 30, '#e2b04f'],
    [34, -56, 28, '#a8472a'],
  ] as const)
    c.ellipse(x + dx, y + dy, r, r, hue);
  c.path(
    `M${x - 112} ${y - 66} H${x + 112} q-14 66 -80 66 h-64 q-66 0 -80 -66 Z`,
    c.gradient(p.cloth, p.clothShade),
  );
}
