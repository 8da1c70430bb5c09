import { randomBytes } from 'node:crypto';
import { fileTypeOfName } from '#contracts/videos.ts';
import type { Deps } from '#server/kernel/deps.ts';
import type { Work } from '#server/kernel/work.ts';
import { originalOf } from '../rules/film-files.ts';
import { insertFilm, updateFilm } from '../store/films.ts';
import { checkFilm } from './check-film.ts';

/** Keeps a file that the server has, and looks into it as into one that was sent: for the demo town. @returns the film's id */
export async function addFilm(
  work: Work,
  deps: Pick<Deps, 'storage'>,
  { providerId, name, content }: { providerId: number; name: string; content: Buffer },
): Promise<number> {
  const kind = fileTypeOfName(name);
  if (kind === null) throw new RangeError(`${name} is no file that is taken`);
  const key = randomBytes(20).toString('hex');
  await deps.storage.write(originalOf({ providerId, key }), content);
  const film = { providerId, key, name, kind, bytes: content.length, headHash: null, uploadId: null };
  const id = await insertFilm(work, film);
  await updateFilm(work, { providerId, id }, { state: 'checking' });
  await checkFilm(work, deps, { providerId, id });
  return id;
}
