import type { FastifyInstance } from 'fastify';
import type { Deps } from '#server/kernel/deps.ts';
import type { Work } from '#server/kernel/work.ts';
import { isUploadAwaited, LANDSCAPE_SEEDS, sendPicture } from '../index.ts';
import { registerFileRoutes } from './file-routes.ts';

/** What these doors need of the app. */
export interface HttpDeps {
  deps: Pick<Deps, 'storage'>;
  jobs: { work(): Work };
}

/** `GET /media/landscapes/:seed/:size.webp`, and the signed addresses of a storage without a server of its own. */
export function registerMediaRoutes(server: FastifyInstance, { deps, jobs }: HttpDeps): void {
  const { storage } = deps;
  if (storage.endpoint)
    registerFileRoutes(server, storage.endpoint, (key) => isUploadAwaited(jobs.work(), key));

  server.get<{ Params: { seed: string; file: string } }>(
    '/media/landscapes/:seed/:file',
    async (request, reply) => {
      const { seed, file } = request.params;
      const isDrawn =
        /^\d{1,3}$/.test(seed) && String(Number(seed)) === seed && Number(seed) < LANDSCAPE_SEEDS;
      return sendPicture(storage, { request, reply }, file, async () =>
        isDrawn ? { drawingSeed: Number(seed) } : null,
      );
    },
  );
}
