import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { Id } from '#contracts/ids.ts';
import type { Locale } from '#contracts/languages.ts';
import type { Deps } from '#server/kernel/deps.ts';
import type { Work } from '#server/kernel/work.ts';
import { sendPicture } from '#server/modules/media/index.ts';
import { findPicture } from '../use-cases/read-blog.ts';
import { feedIn } from './feed.ts';

/** What these doors need of the app. */
export interface HttpDeps {
  deps: Pick<Deps, 'storage' | 'origin'>;
  jobs: { work(): Work };
}

const FEEDS: readonly (readonly [path: string, language: Locale])[] = [
  ['/read/feed.xml', 'it'],
  ['/it/read/feed.xml', 'it'],
  ['/en/read/feed.xml', 'en'],
];

/** `GET /media/blog/:id/:size.webp`, and the feeds of both languages. */
export function registerBlogRoutes(server: FastifyInstance, { deps, jobs }: HttpDeps): void {
  server.get<{ Params: { id: string; file: string } }>('/media/blog/:id/:file', async (request, reply) => {
    const { id, file } = request.params;
    const read = v.safeParse(Id, id);
    return sendPicture(deps.storage, { request, reply }, file, async () =>
      read.success ? findPicture(jobs.work(), read.output) : null,
    );
  });
  for (const [path, language] of FEEDS)
    server.get(path, async (_request, reply) =>
      reply
        .type('application/rss+xml; charset=utf-8')
        .header('cache-control', 'public, max-age=300')
        .send(await feedIn(jobs.work(), deps.origin, language)),
    );
}
