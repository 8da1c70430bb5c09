import { buffer } from 'node:stream/consumers';
import type { ObjectStorage } from '#server/adapters/object-storage/port.ts';
import { boxHead } from '../rules/boxes.ts';
import { containerOfBytes } from '../rules/container-of-bytes.ts';
import type { Container } from '../rules/container-of-bytes.ts';
import { originalOf } from '../rules/film-files.ts';
import type { Movie } from '../rules/read-movie.ts';
import { readMovie } from '../rules/read-movie.ts';
import type { Film } from '../store/films.ts';

/** What a look into a file found. `failure`: it is not what it was sent as. */
export type FilmFound =
  | { failure: 'notThatKind' | 'damaged' | 'tooLong' }
  | {
      failure: null;
      /** Browsers show it as it came; else it is in preparation. */
      playsAsIs: boolean;
      contentType: string;
      durationSeconds: number | null;
      width: number | null;
      height: number | null;
      codecs: string | null;
    };

const HEAD_BYTES = 4096;
/** Of a film of three hours about 15 MB. */
const LARGEST_HEADING = 64 * 1024 * 1024;
const MOST_BOXES = 500;
const LONGEST_SECONDS = 3 * 3600;

const IN_PREPARATION = {
  playsAsIs: false,
  durationSeconds: null,
  width: null,
  height: null,
  codecs: null,
} as const;

/** Looks into the bytes of a film, a sound or a document: they decide, not its name. */
export async function lookAtFilm(storage: ObjectStorage, film: Film): Promise<FilmFound> {
  const head = await bytesOf(storage, film, 0, HEAD_BYTES);
  const container = containerOfBytes(head);
  if (film.kind === 'document') return documentOf(film.name, container);
  if (container === 'iso') return movieOf(film, await headingOf(storage, film));
  if (container === 'mp3' && film.kind === 'audio')
    return { ...IN_PREPARATION, failure: null, playsAsIs: true, contentType: 'audio/mpeg', codecs: 'mp3' };
  const isFilm = ['matroska', 'avi', 'asf', 'ogg', 'wav', 'mp3'].includes(container);
  return isFilm
    ? { ...IN_PREPARATION, failure: null, contentType: 'application/octet-stream', codecs: container }
    : { failure: 'notThatKind' };
}

const DOCUMENT_TYPES: Partial<Record<Container, { endings: readonly string[]; contentType: string }>> = {
  pdf: { endings: ['pdf'], contentType: 'application/pdf' },
  text: { endings: ['txt', 'csv'], contentType: 'text/plain; charset=utf-8' },
  zip: {
    endings: ['docx', 'xlsx', 'pptx', 'odt', 'ods', 'odp'],
    contentType: 'application/octet-stream',
  },
};

function documentOf(name: string, container: Container): FilmFound {
  const type = DOCUMENT_TYPES[container];
  if (!type?.endings.some((ending) => name.toLowerCase().endsWith(`.${ending}`)))
    return { failure: 'notThatKind' };
  return { ...IN_PREPARATION, failure: null, playsAsIs: true, contentType: type.contentType };
}

/** Up to 1080p, upright, H.264 of 8 bits with AAC or silent: every browser plays it. */
function movieOf({ kind }: Film, movie: Movie | null): FilmFound {
  const pictures = movie?.tracks.filter((track) => track.kind === 'video') ?? [];
  const sounds = movie?.tracks.filter((track) => track.kind === 'audio') ?? [];
  if (!movie || pictures.length + sounds.length === 0) return { failure: 'damaged' };
  if ((movie.durationSeconds ?? 0) > LONGEST_SECONDS) return { failure: 'tooLong' };
  const [picture] = pictures;
  const isSound = picture === undefined;
  // A picture without a film is no film; a film sent as a sound is heard
  if (kind === 'video' && isSound) return { failure: 'notThatKind' };
  const playsPicture =
    isSound ||
    (picture.codec === 'avc1' &&
      picture.isUsual &&
      !picture.isRotated &&
      Math.max(picture.width ?? 0, picture.height ?? 0) <= 1920 &&
      Math.min(picture.width ?? 0, picture.height ?? 0) <= 1088);
  return {
    failure: null,
    playsAsIs: playsPicture && pictures.length <= 1 && sounds.every(({ isUsual }) => isUsual),
    contentType: isSound ? 'audio/mp4' : 'video/mp4',
    durationSeconds: movie.durationSeconds,
    width: picture?.width ?? null,
    height: picture?.height ?? null,
    codecs: [...pictures, ...sounds]
      .map(({ codec }) => codec)
      .join(',')
      .slice(0, 100),
  };
}

/** The heading may stand before the pictures or behind them: box by box is jumped to it. */
async function headingOf(storage: ObjectStorage, film: Film): Promise<Movie | null> {
  let at = 0;
  for (let boxes = 0; boxes < MOST_BOXES && at < film.bytes; boxes += 1) {
    const box = boxHead(await bytesOf(storage, film, at, 16));
    if (!box) return null;
    const end = Math.min(film.bytes, at + box.size);
    if (box.type === 'moov') {
      const content = end - at - box.head;
      if (content > LARGEST_HEADING) return null;
      return readMovie(await bytesOf(storage, film, at + box.head, content));
    }
    at = end;
  }
  return null;
}

async function bytesOf(storage: ObjectStorage, film: Film, from: number, count: number): Promise<Buffer> {
  const to = Math.min(film.bytes, from + count) - 1;
  if (to < from) return Buffer.alloc(0);
  const stream = await storage.stream(originalOf(film), { from, to });
  return stream ? buffer(stream) : Buffer.alloc(0);
}
