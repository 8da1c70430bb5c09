import type { FastifyReply, FastifyRequest } from 'fastify';
import { isPictureSize } from '../rules/picture-addresses.ts';
import type { PictureFiles, PictureSource } from '../use-cases/pictures.ts';
import { picturesOf } from '../use-cases/pictures.ts';
import { TooManyPictures } from '../use-cases/render-in-turn.ts';

/** A picture never changes under its address: a new photo has a new id. */
const FOREVER = 'public, max-age=31536000, immutable';

/**
 * Answers a request for one size of a picture, `<size>.webp`: 404 for another file or without a source, 503 when too many
 * others are waiting to be made. For every module whose pictures have addresses.
 * @param findSource asked for existing sizes alone; null when visitors may not see the picture
 */
export async function sendPicture(
  storage: PictureFiles,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  file: string,
  findSource: () => Promise<PictureSource | null>,
): Promise<FastifyReply> {
  const size = file.replace(/\.webp$/, '');
  if (!file.endsWith('.webp') || !isPictureSize(size)) return notFound(reply);
  const source = await findSource();
  const picture = source && (await picturesOf(storage).get(source, size).catch(onlyTooMany));
  if (picture === 'tooMany')
    return reply.code(503).header('retry-after', '2').header('cache-control', 'no-store').send();
  if (!picture) return notFound(reply);
  const etag = `"${picture.hash}"`;
  reply.header('cache-control', FOREVER).header('etag', etag).header('x-content-type-options', 'nosniff');
  if (matches(request.headers['if-none-match'], etag)) return reply.code(304).send();
  return reply.type('image/webp').send(picture.webp);
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
