import type { FastifyInstance } from 'fastify';
import type { Deps } from '#server/kernel/deps.ts';
import type { Work } from '#server/kernel/work.ts';
import { isDrawing, isUploadAwaited, sendPicture } from '../index.ts';
import { registerFileRoutes } from './file-routes.ts';

/** What these doors need of the app. */
export interface HttpDeps {
  deps: Pick<Deps, 'storage'>;
  jobs: { work(): Work };
}

/** `GET /media/drawings/:name/:size.webp`, and the signed addresses of a storage without a server of its own. */
export function registerMediaRoutes(server: FastifyInstance, { deps, jobs }: HttpDeps): void {
  const { storage } = deps;
  if (storage.endpoint)
    registerFileRoutes(server, storage.endpoint, (key) => isUploadAwaited(jobs.work(), key));

  server.get<{ Params: { name: string; file: string } }>(
    '/media/drawings/:name/:file',
    async (request, reply) => {
      const { name, file } = request.params;
      return sendPicture(storage, { request, reply }, file, async () =>
        isDrawing(name) ? { drawing: name } : null,
      );
    },
  );
}
