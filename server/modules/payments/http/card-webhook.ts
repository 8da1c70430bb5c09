import type { FastifyInstance } from 'fastify';
import type { App } from '#server/kernel/app.ts';
import { acceptCardEvent } from '../index.ts';

/**
 * `POST /webhooks/card-payments`, called by the card processor: verified over the raw body, noted once per event id and
 * answered at once; a job does the rest. What cannot be trusted is answered with 400 and leaves a line in the log.
 */
export async function registerCardWebhook(server: FastifyInstance, app: App): Promise<void> {
  await server.register(async (scope) => {
    // The signature is over the bytes as they came, so nothing may read them first.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.post('/webhooks/card-payments', async (request, reply) => {
      const cards = app.deps.cardPayments;
      if (!cards) return reply.code(404).send();
      const signature = request.headers['stripe-signature'];
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const read = cards.readEvent(body, typeof signature === 'string' ? signature : undefined);
      // An address for live money is sent the connected accounts' test events too; a refusal would be repeated for days.
      if (read.kind === 'refused' && read.reason === 'wrongMode') return reply.send({ received: true });
      if (read.kind === 'refused') {
        app.logger.warn(
          { security: 'forgedCardEvent', reason: read.reason, address: request.ip, requestId: request.id },
          'card event refused',
        );
        return reply.code(400).send({ received: false });
      }
      await acceptCardEvent(app.jobs.work(), read.event);
      return reply.send({ received: true });
    });
  });
}
