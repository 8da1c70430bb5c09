import type { FastifyInstance } from 'fastify';
import { localeAskedBy } from '#server/graphql/http.ts';
import { isRefusal } from '#server/kernel/refusal.ts';
import { readCalendarFeed } from '../use-cases/calendar-feed.ts';
import type { HttpDeps } from './index.ts';

/** For the one program that has the address: kept nowhere on the way, found by no search engine. */
const PRIVATE = {
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
};

/** `GET /calendar/:code.ics`: a person's own bookings for their calendar program, which knows no cookies. */
export function registerCalendarFeed(server: FastifyInstance, { contextOf, deps }: HttpDeps): void {
  server.get<{ Params: { code: string } }>('/calendar/:code.ics', async (request, reply) => {
    const { work } = contextOf({
      requestId: request.id,
      locale: localeAskedBy(request),
      address: request.ip,
      idempotencyKey: null,
    });
    reply.headers(PRIVATE);
    try {
      const file = await readCalendarFeed(work, deps, request.params.code);
      return reply.type('text/calendar; charset=utf-8').send(file);
    } catch (error) {
      if (isRefusal(error)) return reply.code(404).type('text/plain; charset=utf-8').send('');
      throw error;
    }
  });
}
