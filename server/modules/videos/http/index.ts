import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { Id } from '#contracts/ids.ts';
import { originalOf, pictureOf } from '#server/modules/films/index.ts';
import type { Film } from '#server/modules/films/index.ts';
import { sendPicture } from '#server/modules/media/index.ts';
import type { ActorOf } from '#server/graphql/http.ts';
import { attachment } from '#server/kernel/attachment.ts';
import type { Deps } from '#server/kernel/deps.ts';
import { isRefusal } from '#server/kernel/refusal.ts';
import type { Work } from '#server/kernel/work.ts';
import { pictureOfCourse } from '../use-cases/picture-of-course.ts';
import { filmAtAddress } from '../use-cases/watch.ts';
import { parseRange } from './parse-range.ts';

/** What these doors need of the app. */
export interface HttpDeps {
  deps: Pick<Deps, 'storage' | 'secrets'>;
  jobs: { work(): Work };
  actorOf: ActorOf;
}

/** For who asked alone, and shown by no page of others. */
const PRIVATE = {
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
  'cross-origin-resource-policy': 'same-origin',
};
const NO_PAGE = "default-src 'none'; sandbox";
/** The browser's own viewer does not start in a sandbox; it runs no script of the document. */
const VIEWER = "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'; frame-ancestors 'none'";

/** `GET /media/watch/:code/:name`, films at their guarded addresses; `GET /media/courses/:providerId/:key/:size.webp`, pictures of courses. */
export function registerVideoRoutes(server: FastifyInstance, { deps, jobs, actorOf }: HttpDeps): void {
  server.get<{ Params: { code: string; name: string } }>(
    '/media/watch/:code/:name',
    async (request, reply) => {
      reply.headers(PRIVATE);
      try {
        const { cookie: cookies, authorization } = request.headers;
        const actors = await Promise.all(
          (['public', 'business'] as const).map((area) =>
            actorOf({ area, cookies, authorization, isUnattended: true }),
          ),
        );
        const film = await filmAtAddress({ work: jobs.work(), actors, deps }, request.params);
        return await sendFilm(deps, film, { request, reply });
      } catch (error) {
        if (!isRefusal(error)) throw error;
        return reply.code(error.code === 'notFound' ? 404 : 403).send();
      }
    },
  );

  server.get<{ Params: { providerId: string; key: string; file: string } }>(
    '/media/courses/:providerId/:key/:file',
    async (request, reply) => {
      const { key, file } = request.params;
      const providerId = v.safeParse(Id, request.params.providerId);
      return sendPicture(deps.storage, { request, reply }, file, async () =>
        providerId.success ? pictureOfCourse(jobs.work(), { providerId: providerId.output, key }) : null,
      );
    },
  );
}

async function sendFilm(
  { storage }: Pick<HttpDeps['deps'], 'storage'>,
  film: Film,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<FastifyReply> {
  const isPicture = film.contentType === 'image/webp';
  const key = isPicture ? pictureOf(film) : originalOf(film);
  const bytes = isPicture ? await storage.sizeOf(key) : film.bytes;
  if (bytes === null) return reply.code(404).send();
  const isDownload =
    film.contentType === 'image/svg+xml' ||
    (film.kind === 'document' && film.contentType !== 'application/pdf');
  reply.headers({
    'accept-ranges': 'bytes',
    'content-security-policy': film.contentType === 'application/pdf' ? VIEWER : NO_PAGE,
    'content-disposition': isDownload ? attachment(film.name) : 'inline',
  });
  const range = parseRange(request.headers.range, bytes);
  if (range === 'none') return reply.code(416).header('content-range', `bytes */${bytes}`).send();
  const { from, to } = range ?? { from: 0, to: bytes - 1 };
  const content = await storage.stream(key, { from, to });
  if (!content) return reply.code(404).send();
  if (range) reply.code(206).header('content-range', `bytes ${from}-${to}/${bytes}`);
  return reply
    .header('content-length', to - from + 1)
    .type(film.contentType ?? 'application/octet-stream')
    .send(content);
}
