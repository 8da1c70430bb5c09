import { mix } from './canvas.ts';
import type { Canvas } from './canvas.ts';
import type { Palette } from './palette.ts';

/** Where the wall ends and the floor begins. */
export const FLOOR = 560;

export interface WindowShape {
  kind: 'arch' | 'wide' | 'round' | 'tall';
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Wall, floor and light of a room. */
export function room(c: Canvas, p: Palette, { floor = 'boards', panel = false } = {}): void {
  c.rect(0, 0, c.width, FLOOR, c.gradient(mix(p.wall, '#ffffff', 0.12), p.wallShade));
  if (panel) {
    c.rect(0, 330, c.width, FLOOR - 330, mix(p.wallShade, p.accent, 0.18));
    c.rect(0, 324, c.width, 8, mix(p.wallShade, p.woodShade, 0.25));
  }
  c.rect(0, FLOOR, c.width, c.height - FLOOR, c.gradient(p.floor, p.floorShade));
  if (floor === 'boards') boards(c, p);
  if (floor === 'tiles') tiles(c, p);
  if (floor === 'rubber') c.rect(0, FLOOR, c.width, 240, mix(p.floorShade, '#2d3a38', 0.72));
  c.rect(0, FLOOR - 14, c.width, 14, mix(p.wall, '#ffffff', 0.35));
  c.rect(0, FLOOR, c.width, 6, '#1a2a26', 0, 0.14);
}

function boards(c: Canvas, p: Palette): void {
  const dark = mix(p.floorShade, '#3a2416', 0.2);
  for (let x = -900; x <= 2200; x += 124)
    c.line(`M${640 + (x - 640) * 0.62} ${FLOOR} L${x} 800`, dark, 1.6, 0.4);
  for (const [row, y] of [590, 636, 700].entries())
    for (let at = row * 70 - 200; at < 1280; at += 310)
      c.line(`M${at} ${y} h${60 + row * 22}`, dark, 1.6, 0.32);
}

function tiles(c: Canvas, p: Palette): void {
  const dark = mix(p.floorShade, '#1a2a26', 0.25);
  for (let x = -1400; x <= 2700; x += 170)
    c.line(`M${640 + (x - 640) * 0.55} ${FLOOR} L${x} 800`, dark, 2, 0.35);
  for (const y of [584, 622, 678, 756]) c.line(`M0 ${y} H1280`, dark, 2, 0.3);
}

/** A window with the land outside, and its light on the floor. */
export function window(c: Canvas, p: Palette, shape: WindowShape): void {
  const { x, y, width, height } = shape;
  const frame = mix(p.wood, '#ffffff', 0.08);
  c.path(outline({ ...shape, x: x - 14, y: y - 14, width: width + 28, height: height + 28 }), frame);
  c.clipped(`<path d="${outline(shape)}"/>`, () => outside(c, p, shape));
  if (shape.kind !== 'round') {
    c.rect(x + width / 2 - 4, y, 8, height, frame);
    if (shape.kind !== 'wide') c.rect(x, y + height * 0.52, width, 8, frame);
    if (shape.kind === 'wide')
      for (const part of [0.25, 0.75]) c.rect(x + width * part - 4, y, 8, height, frame);
    c.rect(x - 30, y + height + 12, width + 60, 16, mix(frame, '#ffffff', 0.25), 4);
    c.rect(x - 30, y + height + 26, width + 60, 5, '#1a2a26', 2, 0.12);
  }
  c.path(
    `M${x + width * 0.1} ${FLOOR} L${x + width} ${FLOOR} L${x + width + 330} 800 L${x + 200} 800 Z`,
    p.light,
    p.lightStrength * 0.55,
  );
}

function outline({ kind, x, y, width, height }: WindowShape): string {
  if (kind === 'round')
    return `M${x} ${y + height / 2} a${width / 2} ${height / 2} 0 1 1 ${width} 0 a${width / 2} ${height / 2} 0 1 1 ${-width} 0 Z`;
  if (kind === 'arch')
    return `M${x} ${y + height} V${y + width / 2} a${width / 2} ${width / 2} 0 0 1 ${width} 0 V${y + height} Z`;
  return `M${x} ${y} h${width} v${height} h${-width} Z`;
}

function outside(c: Canvas, p: Palette, { x, y, width, height }: WindowShape): void {
  c.rect(x, y, width, height, c.gradient(p.skyTop, p.skyLow));
  c.glow(
    x + width * 0.7,
    y + height * 0.4,
    Math.min(width, height) * 0.42,
    p.isLampOn ? '#ffe9c4' : '#fff6dc',
    0.6,
  );
  const low = y + height;
  c.path(
    `M${x} ${low - height * 0.34} q${width * 0.25} ${-height * 0.22} ${width * 0.5} ${-height * 0.03} t${width * 0.5} ${-height * 0.06} V${low} H${x} Z`,
    p.far,
  );
  c.path(
    `M${x} ${low - height * 0.16} q${width * 0.3} ${-height * 0.12} ${width * 0.62} ${-height * 0.02} t${width * 0.38} ${-height * 0.05} V${low} H${x} Z`,
    p.near,
  );
  for (const [at, tall] of [
    [0.12, 0.36],
    [0.2, 0.28],
    [0.86, 0.32],
  ] as const)
    c.path(
      `M${x + width * at} ${low - height * 0.1} q${-width * 0.035} ${-height * tall * 0.55} 0 ${-height * tall} q${width * 0.035} ${height * tall * 0.45} 0 ${height * tall} Z`,
      mix(p.near, '#14352b', 0.45),
    );
}

/** The last of every picture: light from the window's side, a quiet edge. */
export function finish(c: Canvas, p: Palette): void {
  c.rect(0, 0, c.width, c.height, c.gradient(p.light, mix(p.light, '#1a2a26', 0.9), 'right'), 0, 0.1);
}
