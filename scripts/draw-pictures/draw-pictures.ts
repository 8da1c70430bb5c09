// `node scripts/draw-pictures/draw-pictures.ts`: draws the rooms and still lifes that stand in for photos once more. The files are committed, so that no
// start and no build draws anything.
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import {
  OBJECT_KINDS,
  OBJECTS_PER_KIND,
  ROOM_KINDS,
  ROOMS_PER_KIND,
} from '#server/modules/media/rules/drawings.ts';
import { Canvas } from './canvas.ts';
import { OBJECTS } from './objects.ts';
import { PALETTES } from './palette.ts';
import type { Palette } from './palette.ts';
import { ROOMS } from './rooms.ts';

const folder = resolve(import.meta.dirname, '../../server/modules/media/drawings');
const palettes = Object.values(PALETTES);

/** @param turn which palette comes first, so that kinds beside each other differ */
const paletteAt = (turn: number): Palette => {
  const palette = palettes[turn % palettes.length];
  if (!palette) throw new Error('There is no palette');
  return palette;
};

async function save(name: string, svg: string): Promise<void> {
  const webp = await sharp(Buffer.from(svg)).resize(1920, 1200).webp({ quality: 74, effort: 6 }).toBuffer();
  await writeFile(join(folder, `${name}.webp`), webp);
}

await mkdir(folder, { recursive: true });
for (const file of await readdir(folder)) await rm(join(folder, file));
for (const [turn, kind] of ROOM_KINDS.entries())
  for (let number = 0; number < ROOMS_PER_KIND; number += 1) {
    const canvas = new Canvas();
    ROOMS[kind](canvas, paletteAt(turn + number), number % 2);
    await save(`${kind}-${number + 1}`, canvas.toSvg({ mirrored: number % 4 > 1 }));
  }
for (const [turn, kind] of OBJECT_KINDS.entries())
  for (let number = 0; number < OBJECTS_PER_KIND; number += 1) {
    const canvas = new Canvas();
    OBJECTS[kind](canvas, paletteAt(turn + number * 2));
    await save(`${kind}-${number + 1}`, canvas.toSvg({ mirrored: number % 2 === 1 }));
  }
