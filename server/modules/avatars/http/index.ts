import type { FastifyInstance } from 'fastify';
import { AVATAR_SIZES } from '#contracts/avatar.ts';
import type { Deps } from '#server/kernel/deps.ts';
import { avatarFile, isAvatarKey } from '../index.ts';

/** What this door needs of the app. */
export interface HttpDeps {
  deps: Pick<Deps, 'storage'>;
}

/** `GET /media/avatars/:key/:size.webp`. A picture never changes under its key, so it may be kept for ever. */
export function registerAvatarRoutes(server: FastifyInstance, { deps }: HttpDeps): void {
  server.get<{ Params: { key: string; file: string } }>(
    '/media/avatars/:key/:file',
    async (request, reply) => {
      const { key, file } = request.params;
      const size = AVATAR_SIZES.find((one) => file === `${one}.webp`);
      const content =
        size !== undefined && isAvatarKey(key) ? await deps.storage.read(avatarFile(key, size)) : null;
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
