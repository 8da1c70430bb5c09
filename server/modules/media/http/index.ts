import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { Id } from '#contracts/ids.ts';
import type { Work } from '#server/kernel/work.ts';
import type { PictureSource } from '../index.ts';
import { registerFileRoutes } from './file-routes.ts';
import { isPictureSize, isUploadAwaited, LANDSCAPE_SEEDS, Pictures, TooManyPictures } from '../index.ts';
import type { ObjectStorage } from '#server/adapters/object-storage/port.ts';

export interface PictureDeps {
  storage: ObjectStorage;
  work(): Work;
  /** The source of a photo that visitors may see, or null. */
  photoOf(work: Work, providerId: number, photoId: number): Promise<PictureSource | null>;
}

interface PictureParams {
  seed?: string;
  providerId?: string;
  photoId?: string;
  file: string;
}

/** A picture never changes under its address: a new photo has a new id. */
const FOREVER = 'public, max-age=31536000, immutable';

/** `GET /media/landscapes/:seed/:size.webp` and `GET /media/providers/:providerId/photos/:photoId/:size.webp`. */
export function registerMediaRoutes(server: FastifyInstance, deps: PictureDeps): void {
  const pictures = new Pictures(deps.storage);
  const { endpoint: files } = deps.storage;
  if (files) registerFileRoutes(server, files, (key) => isUploadAwaited(deps.work(), key));

  server.get<{ Params: PictureParams }>('/media/landscapes/:seed/:file', async (request, reply) => {
    const { seed = '', file } = request.params;
    const isDrawn = /^\d{1,3}$/.test(seed) && String(Number(seed)) === seed && Number(seed) < LANDSCAPE_SEEDS;
    return answer(request, reply, file, async () => (isDrawn ? { drawingSeed: Number(seed) } : null));
  });

  server.get<{ Params: PictureParams }>(
    '/media/providers/:providerId/photos/:photoId/:file',
    async (request, reply) => {
      const ids = v.safeParse(v.tuple([Id, Id]), [request.params.providerId, request.params.photoId]);
      return answer(request, reply, request.params.file, async () =>
        ids.success ? deps.photoOf(deps.work(), ...ids.output) : null,
      );
    },
  );

  async function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    file: string,
    findSource: () => Promise<PictureSource | null>,
  ): Promise<FastifyReply> {
    const size = file.replace(/\.webp$/, '');
    if (!file.endsWith('.webp') || !isPictureSize(size)) return notFound(reply);
    const source = await findSource();
    const picture = source && (await pictures.get(source, size).catch(onlyTooMany));
    if (picture === 'tooMany')
      return reply.code(503).header('retry-after', '2').header('cache-control', 'no-store').send();
    if (!picture) return notFound(reply);
    const etag = `"${picture.hash}"`;
    reply.header('cache-control', FOREVER).header('etag', etag).header('x-content-type-options', 'nosniff');
    if (matches(request.headers['if-none-match'], etag)) return reply.code(304).send();
    return reply.type('image/webp').send(picture.webp);
  }
}

function onlyTooMany(error: unknown): 'tooMany' {
  if (error instanceof TooManyPictures) return 'tooMany';
  throw error;
}

function matches(header: string | undefined, etag: string): boolean {
  return (header ?? '').split(',').some((one) => one.trim().replace(/^W\//, '') === etag);
}

function notFound(reply: FastifyReply): FastifyReply {
  return reply
    .code(404)
    .header('cache-control', 'no-store')
    .header('x-content-type-options', 'nosniff')
    .send();
}
