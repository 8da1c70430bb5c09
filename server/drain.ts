import type { FastifyInstance } from 'fastify';

/** How long running requests may take once the listener is closed; the rest of the 25 seconds of a stop belongs to jobs and database. */
const LONGEST_REQUEST_MS = 14_000;
const LOOK_EVERY_MS = 100;

/** How a server stops without hurting those whom it serves (decision 28). */
export interface Drain {
  /** Whether it has begun to stop. */
  isDraining(): boolean;
  /** From now on every answer asks for its connection to be closed; requests are still taken. */
  begin(): void;
  /** Takes no more requests, lets the running ones finish for a while, and closes every connection. */
  close(): Promise<void>;
}

/** Call before the first route, so that the hook is in all of them. */
export function makeDrain(server: FastifyInstance): Drain {
  let isDraining = false;
  let running = 0;
  server.server.on('request', (_request, response) => {
    running += 1;
    response.once('close', () => (running -= 1));
  });
  // Whatever keeps its connection would keep it for a minute after the answer.
  server.addHook('onSend', async (_request, reply) => {
    if (isDraining) reply.header('connection', 'close');
  });
  const begin = () => void (isDraining = true);
  return {
    isDraining: () => isDraining,
    begin,
    async close() {
      begin();
      const deadline = performance.now() + LONGEST_REQUEST_MS;
      let looks = 0;
      const looking = setInterval(() => {
        server.server.closeIdleConnections();
        looks = running === 0 ? looks + 1 : 0;
        // A request that has not arrived whole is not counted; so are connections that sent nothing but its beginning.
        if (looks > 2 || performance.now() > deadline) server.server.closeAllConnections();
      }, LOOK_EVERY_MS);
      try {
        await server.close();
      } finally {
        clearInterval(looking);
      }
    },
  };
}
