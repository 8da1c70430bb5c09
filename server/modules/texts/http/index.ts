import type { FastifyInstance } from 'fastify';
import type { App } from '#server/kernel/app.ts';
import { TEXT_LANGUAGES } from '#contracts/own-texts.ts';
import { followPublishedTexts, getPublishedSet } from '../use-cases/published-texts.ts';

/** So soon the other processes say what was published in one. */
const FOLLOW_EVERY_MS = 5_000;

const FILE = /^(it|en|sv)-([0-9a-f]{16})\.js$/;

/** `GET /texts/:language-:hash.js`: published texts for browsers, which load them before the screens. And this process follows what is published. */
export async function registerTexts(
  server: FastifyInstance,
  app: Pick<App, 'jobs' | 'logger'>,
): Promise<void> {
  const follow = () =>
    followPublishedTexts(app.jobs.work()).catch((err: unknown) =>
      app.logger.warn({ err }, 'texts not followed'),
    );
  await follow();
  const timer = setInterval(() => void follow(), FOLLOW_EVERY_MS).unref();
  server.addHook('onClose', () => clearInterval(timer));

  server.get<{ Params: { file: string } }>('/texts/:file', async (request, reply) => {
    const [, said, hash = ''] = FILE.exec(request.params.file) ?? [];
    const language = TEXT_LANGUAGES.find((one) => one === said);
    const set = language && (await getPublishedSet(app.jobs.work(), { language, hash }));
    reply.header('x-content-type-options', 'nosniff');
    if (!set) return reply.code(404).header('cache-control', 'no-store').send();
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .type('text/javascript; charset=utf-8')
      .send(`(globalThis.raduraTexts ??= {}).${language} = ${JSON.stringify(set)};\n`);
  });
}
