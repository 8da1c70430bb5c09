import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { Id } from '#contracts/ids.ts';
import type { Deps } from '#server/kernel/deps.ts';
import { readServicePicture } from '../index.ts';

/** What this door needs of the app. */
export interface HttpDeps {
  deps: Pick<Deps, 'storage'>;
}

/** `GET /media/services/:providerId/:key/:size.webp`. A picture never changes under its key, so it may be kept for ever. */
export function registerCatalogRoutes(server: FastifyInstance, { deps }: HttpDeps): void {
  server.get<{ Params: { providerId: string; key: string; file: string } }>(
    '/media/services/:providerId/:key/:file',
    async (request, reply) => {
      const { key, file } = request.params;
      const providerId = v.safeParse(Id, request.params.providerId);
      const content = providerId.success
        ? await readServicePicture(deps.storage, { providerId: providerId.output, key, file })
        : null;
      reply
        .header('x-content-type-options', 'nosniff')
        .header('content-security-policy', "default-src 'none'; sandbox");
      if (!content) return reply.code(404).header('cache-control', 'no-store').send();
      return reply
        .header('cache-control', 'public, max-age=31536000, immutable')
        .type('image/webp')
        .send(content);
    },
  );
}
