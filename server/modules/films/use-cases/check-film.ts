import sharp from 'sharp';
import { LARGEST_FILE } from '#contracts/videos.ts';
import {
  imageTypeOfBytes,
  removeFilesLater,
  renderInTurn,
  TooManyPictures,
} from '#server/modules/media/index.ts';
import type { ObjectStorage } from '#server/adapters/object-storage/port.ts';
import type { Deps } from '#server/kernel/deps.ts';
import type { Work } from '#server/kernel/work.ts';
import { containerOfBytes } from '../rules/container-of-bytes.ts';
import { originalOf, pictureOf } from '../rules/film-files.ts';
import type { Film } from '../store/films.ts';
import { findFilm, updateFilm } from '../store/films.ts';
import type { FilmFound } from './look-at-film.ts';
import { lookAtFilm } from './look-at-film.ts';

/** Looks into what came and says what it is. Harmless when run twice; a film that went meanwhile is nobody's. */
export async function checkFilm(
  work: Work,
  { storage }: Pick<Deps, 'storage'>,
  key: { providerId: number; id: number },
): Promise<void> {
  const film = await findFilm(work, key);
  if (film?.state !== 'checking') return;
  const isImage = film.kind === 'image' || film.kind === 'gif';
  const found = isImage ? await makeImage(storage, film) : await lookAtFilm(storage, film);
  await work.transaction(async (tx) => {
    if ((await findFilm(tx, key, { forChange: true }))?.state !== 'checking') return;
    if (found.failure !== null) {
      await updateFilm(tx, key, { state: 'failed', failure: found.failure });
      await removeFilesLater(tx, [originalOf(film), pictureOf(film)]);
      return;
    }
    await updateFilm(tx, key, { state: 'ready', ...found });
  });
}

const LONGEST_SIDE = 2560;
const MOST_PIXELS = 50_000_000;
const RENDERING_SECONDS = 20;

/** Images are made anew: pixels alone come through. An SVG may carry script and is only ever downloaded. */
async function makeImage(storage: ObjectStorage, film: Film): Promise<FilmFound> {
  const content = await storage.read(originalOf(film), LARGEST_FILE[film.kind]);
  if (!content) return { failure: 'damaged' };
  const nothing = {
    failure: null,
    playsAsIs: true,
    durationSeconds: null,
    width: null,
    height: null,
    codecs: null,
  };
  if (film.name.toLowerCase().endsWith('.svg'))
    return containerOfBytes(content.subarray(0, 4096)) === 'svg'
      ? { ...nothing, contentType: 'image/svg+xml' }
      : { failure: 'notThatKind' };
  const type = imageTypeOfBytes(content);
  if (type === null || (film.kind === 'gif') !== (type === 'gif')) return { failure: 'notThatKind' };
  const options = { limitInputPixels: MOST_PIXELS, failOn: 'error', animated: type === 'gif' } as const;
  try {
    const { data, info } = await renderInTurn(() =>
      sharp(content, options)
        .autoOrient()
        .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
        .webp({ quality: 82 })
        .timeout({ seconds: RENDERING_SECONDS })
        .toBuffer({ resolveWithObject: true }),
    );
    await storage.write(pictureOf(film), data);
    const { width, height } = info;
    return { ...nothing, contentType: 'image/webp', width, height };
  } catch (error) {
    // The decoder's own words are about the file, whatever it found
    if (error instanceof TooManyPictures || !(error instanceof Error) || 'code' in error) throw error;
    return { failure: 'damaged' };
  }
}
