import { mix } from './canvas.ts';
import type { Canvas } from './canvas.ts';
import type { Palette } from './palette.ts';

// Each thing stands on its own origin: x in its middle, y where it touches the floor or its table.

export function plant(c: Canvas, p: Palette, x: number, y: number, { scale = 1, kind = 'palm' } = {}): void {
  c.at(
    x,
    y,
    () => {
      c.shade(0, 0, 84, 16);
      const green = (index: number): string => (index % 2 ? p.leaf : p.leafShade);
      if (kind === 'palm')
        for (const [index, angle] of [-68, -44, -22, -4, 16, 38, 62].entries())
          c.at(0, -92, () => leaf(c, green(index), 190 - Math.abs(angle) * 0.7), { turn: angle });
      if (kind === 'round')
        for (const [index, [dx, dy, r]] of (
          [
            [0, -190, 66],
            [-52, -150, 54],
            [50, -146, 56],
            [-18, -122, 52],
            [24, -232, 44],
          ] as const
        ).entries())
          c.ellipse(dx, dy, r, r * 0.92, green(index));
      if (kind === 'tall')
        for (const [index, [dx, tall]] of (
          [
            [-34, 190],
            [-12, 260],
            [14, 224],
            [36, 170],
          ] as const
        ).entries())
          c.path(
            `M${dx - 10} -84 q-16 ${-tall * 0.6} ${10 + dx * 0.3} ${-tall} q22 ${tall * 0.5} 12 ${tall} Z`,
            green(index),
          );
      c.path('M-52 -96 H52 L40 0 H-40 Z', c.gradient(mix(p.accent, '#ffffff', 0.12), p.accentShade, 'right'));
      c.rect(-58, -106, 116, 18, mix(p.accent, '#ffffff', 0.2), 6);
    },
    { scale },
  );
}

function leaf(c: Canvas, fill: string, length: number): void {
  c.path(
    `M0 0 C-34 ${-length * 0.4} -22 ${-length * 0.8} 0 ${-length} C22 ${-length * 0.8} 34 ${-length * 0.4} 0 0 Z`,
    fill,
  );
  c.line(`M0 -6 V${-length * 0.9}`, '#ffffff', 1.5, 0.22);
}

export function floorLamp(c: Canvas, p: Palette, x: number, y: number): void {
  c.shade(x, y, 50, 9);
  if (p.isLampOn) c.glow(x, y - 360, 240, p.light, 0.55);
  c.rect(x - 3, y - 350, 6, 348, p.woodShade);
  c.ellipse(x, y - 3, 38, 8, p.woodShade);
  c.path(
    `M${x - 36} ${y - 400} h72 l26 90 h-124 Z`,
    c.gradient(mix(p.cloth, p.light, p.isLampOn ? 0.6 : 0.1), p.isLampOn ? p.light : p.clothShade),
  );
}

export function pendant(
  c: Canvas,
  p: Palette,
  x: number,
  length: number,
  { wide = 120, color = p.accent } = {},
): void {
  c.rect(x - 1.5, 0, 3, length, p.woodShade);
  if (p.isLampOn) c.glow(x, length + 60, 200, p.light, 0.6);
  c.path(
    `M${x - wide / 2} ${length + 56} a${wide / 2} 56 0 0 1 ${wide} 0 Z`,
    c.gradient(mix(color, '#ffffff', 0.14), color),
  );
  c.ellipse(x, length + 57, wide / 2 - 6, 7, p.isLampOn ? '#fff1cf' : mix(color, '#000000', 0.25));
}

export function candle(c: Canvas, p: Palette, x: number, y: number, tall = 34): void {
  c.glow(x, y - tall - 12, 60, '#ffcf87', p.isLampOn ? 0.75 : 0.4);
  c.rect(x - 11, y - tall, 22, tall, p.cloth, 4);
  c.path(`M${x} ${y - tall - 26} q10 14 0 22 q-10 -8 0 -22 Z`, '#f2a451');
}

export function stones(c: Canvas, x: number, y: number, scale = 1): void {
  for (const [dy, rx, fill] of [
    [-10, 34, '#4c5553'],
    [-27, 26, '#68726e'],
    [-41, 18, '#8b938d'],
  ] as const)
    c.ellipse(x, y + dy * scale, rx * scale, 11 * scale, fill);
}

export function towels(c: Canvas, p: Palette, x: number, y: number, count = 3, wide = 120): void {
  for (let index = 0; index < count; index += 1) {
    const top = y - 26 * (index + 1);
    c.rect(x - wide / 2 + index * 4, top, wide - index * 8, 24, index % 2 ? p.clothShade : p.cloth, 10);
    c.line(`M${x - wide / 2 + 14 + index * 4} ${top + 13} h${wide - 40 - index * 8}`, '#1a2a26', 1.5, 0.14);
  }
}

export function rolledTowel(c: Canvas, p: Palette, x: number, y: number, fill = p.cloth, r = 20): void {
  c.rect(x - 62, y - 2 * r, 104, 2 * r, fill, r);
  c.ellipse(x + 40, y - r, r * 0.82, r, mix(fill, '#1a2a26', 0.1));
  c.ellipse(x + 40, y - r, r * 0.4, r * 0.5, mix(fill, '#1a2a26', 0.2));
}

export function bottle(c: Canvas, x: number, y: number, fill: string, tall = 70): void {
  c.rect(x - 12, y - tall, 24, tall, fill, 6);
  c.rect(x - 6, y - tall - 18, 12, 20, mix(fill, '#1a2a26', 0.3), 3);
  c.rect(x - 12, y - tall * 0.66, 24, tall * 0.3, '#ffffff', 0, 0.55);
}

export function shelf(c: Canvas, p: Palette, x: number, y: number, wide: number): void {
  c.rect(x - wide / 2, y, wide, 12, p.wood, 3);
  c.rect(x - wide / 2, y + 12, wide, 6, '#1a2a26', 0, 0.12);
}

export function books(c: Canvas, p: Palette, x: number, y: number): void {
  const hues = [p.accent, p.clothShade, '#c98f5f', p.leafShade, p.cloth, p.accentShade];
  let at = x;
  for (const [index, hue] of hues.entries()) {
    const [wide, tall] = [14 + (index % 3) * 5, 66 + ((index * 17) % 26)];
    c.rect(at, y - tall, wide, tall, hue, 2);
    at += wide + 2;
  }
}

export function frame(
  c: Canvas,
  p: Palette,
  x: number,
  y: number,
  wide: number,
  tall: number,
  motif: 'sun' | 'leaf' | 'body',
): void {
  c.rect(x + 5, y + 8, wide, tall, '#1a2a26', 4, 0.12);
  c.rect(x, y, wide, tall, p.wood, 4);
  c.rect(x + 9, y + 9, wide - 18, tall - 18, mix(p.cloth, '#ffffff', 0.2));
  const [mx, my] = [x + wide / 2, y + tall / 2];
  if (motif === 'sun') {
    c.ellipse(mx, my - tall * 0.08, wide * 0.22, wide * 0.22, '#ee8f63');
    c.path(
      `M${x + 9} ${y + tall * 0.66} q${wide * 0.26} ${-tall * 0.16} ${wide * 0.5} 0 t${wide * 0.5 - 18} 0 V${y + tall - 9} H${x + 9} Z`,
      p.leaf,
    );
  }
  if (motif === 'leaf') {
    c.line(`M${mx} ${y + tall - 26} V${y + 32}`, p.leafShade, 3);
    for (let at = 0; at < 4; at += 1)
      for (const side of [-1, 1])
        c.path(
          `M${mx} ${y + tall - 44 - at * tall * 0.15} q${side * wide * 0.26} ${-tall * 0.02} ${side * wide * 0.28} ${-tall * 0.17} q${-side * wide * 0.2} 0 ${-side * wide * 0.28} ${tall * 0.17} Z`,
          at % 2 ? p.leaf : p.leafShade,
        );
  }
  if (motif === 'body') {
    // A back with its spine, as on a chart
    c.ellipse(mx, my - tall * 0.29, wide * 0.1, wide * 0.125, '#c98f6b');
    c.path(
      `M${mx - wide * 0.05} ${my - tall * 0.22} h${wide * 0.1} v${tall * 0.04} q${wide * 0.2} ${tall * 0.01} ${wide * 0.21} ${tall * 0.13} l${-wide * 0.01} ${tall * 0.2} h${-wide * 0.09} l${-wide * 0.005} ${-tall * 0.14} q${-wide * 0.02} ${tall * 0.1} ${wide * 0.01} ${tall * 0.26} h${-wide * 0.33} q${wide * 0.03} ${-tall * 0.16} ${wide * 0.01} ${-tall * 0.26} l${-wide * 0.005} ${tall * 0.14} h${-wide * 0.09} l${-wide * 0.01} ${-tall * 0.2} q${wide * 0.01} ${-tall * 0.12} ${wide * 0.21} ${-tall * 0.13} Z`,
      '#dbab87',
    );
    for (let at = 0; at < 8; at += 1)
      c.ellipse(mx, my - tall * 0.17 + at * tall * 0.05, wide * 0.022, tall * 0.012, '#a8472a', 0.75);
  }
}

export function armchair(
  c: Canvas,
  p: Palette,
  x: number,
  y: number,
  fill = p.accent,
  mirrored = false,
): void {
  c.at(
    x,
    y,
    () => {
      c.shade(0, 0, 130, 16);
      for (const leg of [-82, 82]) c.rect(leg - 6, -34, 12, 34, p.woodShade, 3);
      c.path(
        'M-104 -40 V-232 q0 -44 44 -44 H40 q44 0 50 44 V-40 Z',
        c.gradient(mix(fill, '#ffffff', 0.14), fill),
      );
      c.path('M-96 -120 h170 q26 0 26 26 V-34 H-96 Z', mix(fill, '#ffffff', 0.08));
      c.rect(-122, -160, 44, 130, mix(fill, '#000000', 0.1), 20);
      c.rect(78, -160, 44, 130, mix(fill, '#000000', 0.16), 20);
      c.path('M-56 -196 h92 v64 q-46 18 -92 0 Z', p.cloth, 0.92);
    },
    { mirrored },
  );
}

export function stool(
  c: Canvas,
  p: Palette,
  x: number,
  y: number,
  { fill = p.accent, tall = 110 } = {},
): void {
  c.shade(x, y, 60, 10);
  for (const side of [-1, 1]) c.line(`M${x + side * 20} ${y - tall} L${x + side * 38} ${y}`, p.woodShade, 8);
  c.line(`M${x - 32} ${y - tall * 0.35} h64`, p.woodShade, 6);
  c.rect(x - 46, y - tall - 20, 92, 26, fill, 12);
}

export function basket(
  c: Canvas,
  p: Palette,
  x: number,
  y: number,
  things: 'towels' | 'balls' | 'mats',
): void {
  c.shade(x, y, 92, 14);
  if (things === 'towels')
    for (const dx of [-40, 0, 40])
      rolledTowel(
        c,
        p,
        x + dx + 10,
        y - 76 + Math.abs(dx) * 0.2,
        dx ? p.cloth : mix(p.accent, '#ffffff', 0.35),
      );
  if (things === 'balls')
    for (const [dx, dy, r, fill] of [
      [-34, -104, 34, p.accent],
      [30, -110, 40, '#ee8f63'],
      [0, -134, 28, p.cloth],
    ] as const)
      c.ellipse(x + dx, y + dy, r, r, fill);
  if (things === 'mats')
    for (const [dx, fill] of [
      [-42, p.accent],
      [0, '#ee8f63'],
      [42, p.leaf],
    ] as const)
      mat(c, x + dx, y - 20, fill, 150);
  c.path(
    `M${x - 86} ${y - 92} H${x + 86} L${x + 70} ${y} H${x - 70} Z`,
    c.gradient('#c99d6c', '#a37547', 'right'),
  );
  for (const dy of [-72, -48, -24])
    c.line(`M${x - 82 - dy * 0.1} ${y + dy} H${x + 82 + dy * 0.1}`, '#7c5632', 3, 0.4);
}

/** A rolled mat that stands. */
export function mat(c: Canvas, x: number, y: number, fill: string, tall = 170): void {
  c.rect(
    x - 19,
    y - tall,
    38,
    tall,
    c.gradient(mix(fill, '#ffffff', 0.14), mix(fill, '#000000', 0.18), 'right'),
    8,
  );
  c.ellipse(x, y - tall + 4, 19, 8, mix(fill, '#000000', 0.25));
  c.ellipse(x, y - tall + 4, 9, 4, mix(fill, '#000000', 0.45));
  for (const part of [0.3, 0.7]) c.rect(x - 20, y - tall * part - 4, 40, 8, '#ffffff', 0, 0.5);
}

/** A mat on the floor, seen from the front. */
export function openMat(c: Canvas, x: number, y: number, fill: string, wide = 250): void {
  c.path(
    `M${x - wide / 2} ${y} L${x - wide * 0.36} ${y - 86} H${x + wide * 0.36} L${x + wide / 2} ${y} Z`,
    c.gradient(mix(fill, '#ffffff', 0.2), fill),
  );
  c.rect(x - wide / 2, y, wide, 7, mix(fill, '#000000', 0.28), 3);
}

/** A mirror with light on it. */
export function mirror(
  c: Canvas,
  p: Palette,
  x: number,
  y: number,
  wide: number,
  tall: number,
  kind: 'round' | 'arch' | 'plain' = 'plain',
): void {
  const glass = c.gradient(mix(p.skyLow, '#ffffff', 0.4), mix(p.wallShade, p.skyTop, 0.5));
  const outline = (grow: number, fill: string): void => {
    const [left, top, w, h] = [x - grow, y - grow, wide + 2 * grow, tall + 2 * grow];
    if (kind === 'round') c.ellipse(x + wide / 2, y + tall / 2, w / 2, h / 2, fill);
    else if (kind === 'arch')
      c.path(`M${left} ${top + h} V${top + w / 2} a${w / 2} ${w / 2} 0 0 1 ${w} 0 V${top + h} Z`, fill);
    else c.rect(left, top, w, h, fill, 6);
  };
  outline(10, p.wood);
  outline(0, glass);
  c.line(`M${x + wide * 0.26} ${y + tall * 0.62} L${x + wide * 0.6} ${y + tall * 0.24}`, '#ffffff', 7, 0.55);
  c.line(`M${x + wide * 0.44} ${y + tall * 0.64} L${x + wide * 0.68} ${y + tall * 0.37}`, '#ffffff', 4, 0.45);
}

export function rug(c: Canvas, x: number, y: number, wide: number, fill: string): void {
  c.ellipse(x, y, wide / 2, wide * 0.12, mix(fill, '#000000', 0.12));
  c.ellipse(x, y - 4, wide / 2, wide * 0.12, fill);
  c.ellipse(x, y - 4, wide * 0.4, wide * 0.092, mix(fill, '#ffffff', 0.18));
}

export function curtain(c: Canvas, p: Palette, x: number, top: number, wide: number, tall: number): void {
  const folds = Math.max(3, Math.round(wide / 30));
  for (let index = 0; index < folds; index += 1) {
    const left = x + (wide / folds) * index;
    c.path(
      `M${left} ${top} h${wide / folds + 1} q7 ${tall / 2} 0 ${tall} h${-wide / folds - 1} q-7 ${-tall / 2} 0 ${-tall} Z`,
      index % 2 ? p.cloth : p.clothShade,
      0.96,
    );
  }
  c.rect(x - 16, top - 10, wide + 32, 10, p.woodShade, 5);
}
