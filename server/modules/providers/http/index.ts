import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { Id } from '#contracts/ids.ts';
import type { Deps } from '#server/kernel/deps.ts';
import type { Work } from '#server/kernel/work.ts';
import { sendPicture } from '#server/modules/media/index.ts';
import { findPhoto, findPreview } from '../use-cases/gallery/photos.ts';

/** What this door needs of the app. */
export interface HttpDeps {
  deps: Pick<Deps, 'storage'>;
  jobs: { work(): Work };
}

const Ids = v.tuple([Id, Id]);

const Code = v.pipe(v.string(), v.uuid());

/**
 * `GET /media/providers/:providerId/photos/:photoId/:size.webp`: photos that visitors may see; `GET /media/photos/:code/:size.webp`: any
 * photo, for who was told its address in the back office.
 */
export function registerProviderRoutes(server: FastifyInstance, { deps, jobs }: HttpDeps): void {
  server.get<{ Params: { providerId: string; photoId: string; file: string } }>(
    '/media/providers/:providerId/photos/:photoId/:file',
    async (request, reply) => {
      const { providerId, photoId, file } = request.params;
      const ids = v.safeParse(Ids, [providerId, photoId]);
      return sendPicture(deps.storage, { request, reply }, file, async () =>
        ids.success ? findPhoto(jobs.work(), ...ids.output) : null,
      );
    },
  );

  server.get<{ Params: { code: string; file: string } }>(
    '/media/photos/:code/:file',
    async (request, reply) => {
      const { code, file } = request.params;
      const read = v.safeParse(Code, code);
      return sendPicture(deps.storage, { request, reply }, file, async () =>
        read.success ? findPreview(jobs.work(), read.output) : null,
      );
    },
  );
}
