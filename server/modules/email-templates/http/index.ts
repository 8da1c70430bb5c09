import type { FastifyInstance } from 'fastify';
import type { Deps } from '#server/kernel/deps.ts';
import { logoFile, logoKeyIn, logoPath } from '../rules/logo-path.ts';

/** What this door needs of the app. */
export interface HttpDeps {
  deps: Pick<Deps, 'storage'>;
}

/** `GET /media/email-logos/:key.png`: mail programs and the preview show it; who has a mail has its address. */
export function registerEmailLogoRoute(server: FastifyInstance, { deps }: HttpDeps): void {
  server.get<{ Params: { file: string } }>('/media/email-logos/:file', async (request, reply) => {
    const key = logoKeyIn(logoPath(request.params.file.replace(/\.png$/, '')));
    const png =
      key !== null && request.params.file.endsWith('.png') && (await deps.storage.read(logoFile(key)));
    reply.header('x-content-type-options', 'nosniff');
    if (!png) return reply.code(404).header('cache-control', 'no-store').send();
    return (
      reply
        // A logo never changes under its address.
        .header('cache-control', 'public, max-age=31536000, immutable')
        // Mail programs in browsers show it on their own pages.
        .header('cross-origin-resource-policy', 'cross-origin')
        .type('image/png')
        .send(png)
    );
  });
}
