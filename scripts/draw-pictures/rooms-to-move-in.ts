import { mix } from './canvas.ts';
import type { Canvas } from './canvas.ts';
import type { Palette } from './palette.ts';
import type { Scene } from './scene.ts';
import { finish, room, window } from './walls-and-windows.ts';
import { candle, frame, mat, mirror, openMat, pendant, plant, shelf, stones, towels } from './things.ts';

export const pilates: Scene = (c, p, variant) => {
  room(c, p);
  window(c, p, { kind: 'tall', x: 110, y: 70, width: 190, height: 400 });
  window(c, p, { kind: 'tall', x: 370, y: 70, width: 190, height: 400 });
  if (variant === 0) mirror(c, p, 700, 90, 470, 380);
  else {
    frame(c, p, 720, 110, 160, 210, 'body');
    c.rect(960, 110, 240, 10, p.wood, 3);
    for (const at of [980, 1060, 1140]) {
      c.line(`M${at} 118 q-30 110 0 190 q30 -80 0 -190`, p.accent, 7);
      c.ellipse(at, 112, 7, 7, p.woodShade);
    }
  }
  for (const [x, y, scale] of variant === 0
    ? ([
        [430, 640, 0.72],
        [860, 720, 1],
      ] as const)
    : ([[640, 715, 1.08]] as const))
    c.at(x, y, () => reformer(c, p), { scale });
  if (variant === 1)
    for (const [x, r, hue] of [
      [170, 66, p.accent],
      [292, 46, '#ee8f63'],
    ] as const) {
      c.shade(x, 702, r, 10);
      c.ellipse(x, 702 - r, r, r, c.gradient(mix(hue, '#ffffff', 0.3), hue));
    }
  else plant(c, p, 140, 716, { kind: 'tall', scale: 1.1 });
  plant(c, p, 1190, 650, { kind: 'round', scale: 0.8 });
  finish(c, p);
};

function reformer(c: Canvas, p: Palette): void {
  c.shade(0, 0, 400, 22);
  for (const leg of [-340, -120, 110, 330]) c.rect(leg - 9, -86, 18, 86, p.woodShade, 3);
  c.rect(-370, -116, 740, 34, c.gradient(mix(p.wood, '#ffffff', 0.14), p.wood), 8);
  c.rect(-370, -90, 740, 8, '#1a2a26', 0, 0.18);
  for (const x of [40, 70, 100, 130]) c.line(`M${x} -126 L342 -126`, '#a9b3ad', 4, 0.8);
  c.rect(-210, -156, 270, 34, p.accent, 12);
  c.rect(-210, -156, 270, 12, '#ffffff', 8, 0.16);
  c.rect(-262, -168, 62, 36, mix(p.accent, '#000000', 0.16), 12);
  for (const x of [-196, -150]) c.rect(x, -190, 22, 42, p.woodShade, 8);
  c.line('M352 -116 V-236 M326 -116 V-236 M316 -238 H362', p.woodShade, 9);
  c.line('M-360 -116 V-232 M-386 -232 H-334', p.woodShade, 8);
  c.line('M-360 -228 Q-250 -170 -180 -172', p.cloth, 5);
  c.rect(236, -138, 84, 20, p.cloth, 6);
}

export const yoga: Scene = (c, p, variant) => {
  room(c, p);
  if (variant === 0) {
    window(c, p, { kind: 'round', x: 440, y: 60, width: 400, height: 400 });
    c.path('M440 560 L840 560 L960 800 L320 800 Z', p.light, p.lightStrength * 0.3);
    for (const x of [190, 1080]) {
      shelf(c, p, x, 300, 220);
      towels(c, p, x - 30, 300, 2, 110);
      candle(c, p, x + 72, 300, 40);
    }
  } else {
    window(c, p, { kind: 'wide', x: 330, y: 90, width: 620, height: 300 });
    frame(c, p, 110, 130, 130, 180, 'sun');
    pendant(c, p, 1090, 150, { wide: 150, color: mix(p.cloth, p.wood, 0.3) });
    c.line('M1008 560 V392 M1180 560 V392', p.woodShade, 8);
    c.line('M1000 392 H1188', p.wood, 10);
    for (const [x, hue] of [
      [1030, p.accent],
      [1080, '#ee8f63'],
      [1130, p.leaf],
    ] as const)
      mat(c, x, 560, hue, 150);
  }
  const hues = [p.accent, mix(p.leaf, '#ffffff', 0.2), '#dd8a63'];
  for (const [index, x] of [250, 640, 1030].entries()) openMat(c, x, 668, hues[index] ?? p.accent, 250);
  for (const [index, x] of [430, 850].entries()) openMat(c, x, 780, hues[(index + 1) % 3] ?? p.accent, 330);
  for (const [x, y] of [
    [250, 620],
    [1030, 620],
  ] as const)
    c.rect(x - 46, y - 30, 92, 26, p.cloth, 12);
  c.at(640, 640, () => {
    c.ellipse(0, -4, 62, 12, '#1a2a26', 0.16);
    c.ellipse(0, -24, 58, 24, p.accentShade);
    c.ellipse(0, -30, 58, 20, mix(p.accent, '#ffffff', 0.1));
  });
  plant(c, p, 78, 640, { kind: 'tall', scale: 1.15 });
  plant(c, p, 1216, 650, { kind: 'palm', scale: 0.9 });
  finish(c, p);
};

export const gym: Scene = (c, p, variant) => {
  room(c, p, { floor: 'rubber' });
  window(c, p, { kind: 'wide', x: 90, y: 80, width: 520, height: 250 });
  mirror(c, p, 700, 80, 500, 330);
  if (variant === 0) {
    rack(c, p, 930, 560);
    bench(c, p, 420, 700);
    kettlebells(c, p, 150, 660);
    c.at(930, 730, () => barbell(c, p), { scale: 1 });
  } else {
    c.at(330, 712, () => bike(c, p), { scale: 1.12 });
    rack(c, p, 960, 560);
    c.line('M640 0 V330', '#3a2f28', 7);
    c.rect(588, 300, 104, 270, c.gradient(mix('#a8472a', '#ffffff', 0.12), '#7d3320', 'right'), 40);
    c.rect(588, 380, 104, 14, '#fff4e3', 0, 0.7);
    kettlebells(c, p, 860, 730);
  }
  pendant(c, p, 320, 0, { wide: 110, color: p.woodShade });
  plant(c, p, 1216, 660, { kind: 'palm', scale: 0.8 });
  finish(c, p);
};

function rack(c: Canvas, p: Palette, x: number, y: number): void {
  c.shade(x, y + 4, 250, 16);
  for (const side of [-210, 200]) c.rect(x + side, y - 190, 14, 196, '#33423f', 3);
  for (const [row, top] of [-160, -92, -24].entries()) {
    c.rect(x - 216, y + top, 436, 11, '#33423f', 3);
    for (let index = 0; index < 5; index += 1) {
      const [at, r] = [x - 168 + index * 84, 19 - row * 1.5 + index * 1.2];
      c.rect(at - 20, y + top - 22, 40, 9, '#8a948f', 3);
      for (const side of [-26, 26])
        c.rect(at + side - 10, y + top - 18 - r, 20, 2 * r, row === 1 ? p.accent : '#26312f', 6);
    }
  }
}

function bench(c: Canvas, p: Palette, x: number, y: number): void {
  c.shade(x, y, 230, 16);
  c.line(
    `M${x - 150} ${y} V${y - 84} M${x + 140} ${y} V${y - 84} M${x - 150} ${y - 30} H${x + 140}`,
    '#33423f',
    13,
  );
  c.line(`M${x - 190} ${y} h80 M${x + 100} ${y} h80`, '#33423f', 12);
  c.rect(x - 60, y - 116, 240, 36, p.accent, 14);
  c.at(x - 60, y - 92, () => c.rect(-230, -22, 232, 36, mix(p.accent, '#ffffff', 0.1), 14), { turn: 24 });
}

function kettlebells(c: Canvas, p: Palette, x: number, y: number): void {
  for (const [dx, r, hue] of [
    [0, 40, '#26312f'],
    [88, 34, p.accent],
    [160, 28, '#ee8f63'],
  ] as const) {
    c.shade(x + dx, y, r, 7);
    c.line(
      `M${x + dx - r * 0.55} ${y - r * 1.4} q${r * 0.05} ${-r * 0.9} ${r * 0.55} ${-r * 0.9} t${r * 0.55} ${r * 0.9}`,
      mix(hue, '#000000', 0.2),
      11,
    );
    c.ellipse(x + dx, y - r * 0.9, r, r * 0.92, c.gradient(mix(hue, '#ffffff', 0.2), hue));
  }
}

function barbell(c: Canvas, p: Palette): void {
  c.shade(0, 0, 290, 14);
  c.rect(-280, -62, 560, 9, '#8a948f', 4);
  for (const side of [-1, 1])
    for (const [dx, r, hue] of [
      [190, 56, '#26312f'],
      [216, 46, p.accent],
      [238, 34, '#26312f'],
    ] as const)
      c.rect(side * dx - 11, -58 - r, 22, 2 * r, hue, 8);
}

function bike(c: Canvas, p: Palette): void {
  c.shade(0, 0, 210, 16);
  c.line('M-170 0 H-60 M60 0 H180', '#33423f', 14);
  c.ellipse(104, -84, 76, 76, '#26312f');
  c.ellipse(104, -84, 52, 52, mix(p.accent, '#ffffff', 0.1));
  c.line('M-110 0 L-70 -210 M-90 -104 L104 -84 M104 -84 L150 -262 M120 0 L104 -84', '#33423f', 16);
  c.path('M-118 -228 h96 q14 0 8 14 l-24 12 h-80 Z', '#26312f');
  c.line('M150 -262 q-6 -28 -46 -24 M150 -262 h30', '#26312f', 13);
  c.ellipse(-6, -84, 24, 24, '#8a948f');
  c.line('M-6 -84 L-30 -40', '#8a948f', 9);
}

export const pool: Scene = (c, p, variant) => {
  room(c, p, { floor: 'tiles' });
  const water = variant === 0 ? '#5aa7a7' : '#3d8793';
  for (const x of [110, 410, 710, 1010]) window(c, p, { kind: 'arch', x, y: 80, width: 190, height: 380 });
  c.path('M150 600 H1130 L1280 752 V800 H0 V752 Z', mix(p.cloth, p.floor, 0.3));
  c.path('M190 618 H1090 L1280 800 H0 Z', c.gradient(mix(water, '#ffffff', 0.3), water));
  for (const [y, from, wide] of [
    [640, 300, 220],
    [656, 720, 180],
    [690, 420, 300],
    [716, 160, 200],
    [738, 800, 280],
    [774, 460, 360],
  ] as const)
    c.line(`M${from} ${y} q${wide * 0.25} -9 ${wide * 0.5} 0 t${wide * 0.5} 0`, '#ffffff', 4, 0.45);
  for (const x of [205, 505, 805, 1105]) c.path(`M${x - 70} 626 h140 l40 150 h-220 Z`, p.light, 0.16);
  if (variant === 0) {
    lounger(c, p, 170, 606);
    lounger(c, p, 1110, 606);
  } else {
    for (const x of [360, 660, 960]) candle(c, p, x, 600, 26);
    stones(c, 470, 602);
    towels(c, p, 800, 602, 3);
  }
  plant(c, p, 60, 640, { kind: 'palm', scale: 1 });
  plant(c, p, 1225, 640, { kind: 'palm', scale: 1 });
  finish(c, p);
};

function lounger(c: Canvas, p: Palette, x: number, y: number): void {
  c.shade(x, y, 130, 10);
  for (const leg of [-80, 80]) c.rect(x + leg, y - 34, 8, 34, p.woodShade);
  c.rect(x - 110, y - 46, 220, 14, p.wood, 6);
  c.rect(x - 40, y - 62, 150, 18, p.cloth, 8);
  c.at(x - 40, y - 50, () => c.rect(-92, -12, 96, 18, p.cloth, 8), { turn: 38 });
}
