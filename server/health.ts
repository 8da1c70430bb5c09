import type { FastifyInstance } from 'fastify';
import type { App } from './kernel/app.ts';
import type { Drain } from './drain.ts';

/** `/healthz`: the process lives. `/readyz`: it can answer, which needs the database, and is not about to stop. */
export function registerHealth(server: FastifyInstance, app: App, drain: Drain): void {
  server.get('/healthz', async () => ({ status: 'ok' }));
  server.get('/readyz', async (_request, reply) => {
    const isReady = !drain.isDraining() && (await answers(app));
    if (!isReady) reply.code(503).header('retry-after', '5');
    return { status: isReady ? 'ready' : 'not ready' };
  });
}

async function answers(app: App): Promise<boolean> {
  const late = new Promise<false>((resolve) => setTimeout(resolve, 2000, false).unref());
  return Promise.race([
    app.pool.query('select 1').then(
      () => true,
      () => false,
    ),
    late,
  ]);
}
