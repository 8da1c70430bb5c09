import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { drawLandscape } from './landscape.ts';
import type { LandscapeOptions } from './landscape.ts';

const folder = resolve(import.meta.dirname, '../../web/features/public-site/home/pictures');

async function drawHero(): Promise<void> {
  const early = { hour: 7.3, composition: 'clearing' } as const;
  await writeFile(
    join(folder, 'clearing-wide.svg'),
    drawLandscape(10, { width: 1600, height: 1000, ...early }),
  );
  await writeFile(
    join(folder, 'clearing-narrow.svg'),
    drawLandscape(30, { width: 780, height: 1200, ...early }),
  );
}

async function drawWay(
  name: string,
  seed: number,
  options: Pick<LandscapeOptions, 'hour' | 'composition'>,
): Promise<void> {
  const svg = drawLandscape(seed, { width: 760, height: 560, ...options });
  await sharp(Buffer.from(svg))
    .webp({ quality: 84, effort: 6 })
    .toFile(join(folder, `${name}.webp`));
}

// Draws the home page's pictures once more; the files are committed, so that a build needs no drawing
await drawHero();
await drawWay('book', 3, { hour: 9, composition: 'hills' });
await drawWay('read', 14, { hour: 17.6, composition: 'mountains' });
await drawWay('watch', 11, { hour: 20, composition: 'lake' });
