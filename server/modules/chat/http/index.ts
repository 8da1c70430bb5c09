import type { FastifyInstance } from 'fastify';
import type { ActorOf } from '#server/graphql/http.ts';
import { attachment } from '#server/kernel/attachment.ts';
import type { Deps } from '#server/kernel/deps.ts';
import { isRefusal } from '#server/kernel/refusal.ts';
import type { Work } from '#server/kernel/work.ts';
import { fileAtAddress } from '../use-cases/chat-files.ts';

/** What this door needs of the app. */
export interface HttpDeps {
  deps: Pick<Deps, 'storage' | 'secrets'>;
  jobs: { work(): Work };
  actorOf: ActorOf;
}

/** For who asked alone; nothing of it runs, whatever it is. */
const PRIVATE = {
  'cache-control': 'private, no-store',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
};

/** `GET /chat/files/:code/:name`: pictures, with `?size=small` in a small size, and voice notes; other files are only downloaded. */
export function registerChatRoutes(server: FastifyInstance, { deps, jobs, actorOf }: HttpDeps): void {
  server.get<{ Params: { code: string; name: string }; Querystring: { size?: string } }>(
    '/chat/files/:code/:name',
    async (request, reply) => {
      reply.headers(PRIVATE);
      try {
        const { cookie: cookies, authorization } = request.headers;
        const actors = await Promise.all(
          (['public', 'business'] as const).map((area) =>
            actorOf({ area, cookies, authorization, isUnattended: true }),
          ),
        );
        const file = await fileAtAddress({ work: jobs.work(), actors, deps }, request.params);
        const isPicture = file.width !== null;
        const part = !isPicture ? 'file' : request.query.size === 'small' ? 'small' : 'large';
        const key = `${file.key}/${part}`;
        const bytes = await deps.storage.sizeOf(key);
        const content = bytes && (await deps.storage.stream(key, { from: 0, to: bytes - 1 }));
        if (!content) return await reply.code(404).send();
        return await reply
          .header('content-length', bytes)
          .header('content-disposition', isPicture || file.isVoiceNote ? 'inline' : attachment(file.name))
          .type(isPicture ? 'image/jpeg' : file.isVoiceNote ? 'audio/webm' : 'application/octet-stream')
          .send(content);
      } catch (error) {
        if (!isRefusal(error)) throw error;
        return reply.code(404).send();
      }
    },
  );
}
