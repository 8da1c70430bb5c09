import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { drawLandscape } from '#server/modules/media/rules/landscape.ts';

const folder = resolve(import.meta.dirname, '../web/features/public-site/home/pictures');

/** Draws the clearing of the home page once more, for wide and for narrow screens; the files are committed. */
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

await drawHero();
