import type { FastifyInstance } from 'fastify';
import type { FileEndpoint, WriteOutcome } from '#server/adapters/object-storage/port.ts';

/** Success is 200 alone (specification section 7, "File upload"). */
const STATUS: Record<WriteOutcome, number> = { kept: 200, incomplete: 400, notAllowed: 403, tooLarge: 413 };

/** Nothing of a person's file is ever shown as a page of ours. */
const NOT_A_PAGE = {
  'cache-control': 'private, no-store',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
};

/** `PUT` and `GET /media/files/:key` at the signed addresses of a storage that has no server of its own. */
export function registerFileRoutes(
  server: FastifyInstance,
  endpoint: FileEndpoint,
  isAwaited: (key: string) => Promise<boolean>,
): void {
  // In a scope of its own: here a body is a stream, whatever it says it is.
  void server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, content, done) => done(null, content));

    scope.put<{ Params: { '*': string } }>('/media/files/*', async (request, reply) => {
      const declared = request.headers['content-length'];
      const outcome = await endpoint.take({
        key: request.params['*'],
        query: request.query,
        contentType: request.headers['content-type'],
        declaredBytes: declared === undefined ? null : Number(declared),
        content: request.raw,
        isAwaited,
      });
      // What was not read is still on its way; the connection can be used for nothing else.
      if (outcome !== 'kept') reply.header('connection', 'close');
      return reply.code(STATUS[outcome]).headers(NOT_A_PAGE).send();
    });

    scope.get<{ Params: { '*': string } }>('/media/files/*', async (request, reply) => {
      const file = await endpoint.give({ key: request.params['*'], query: request.query });
      if (!file) return reply.code(403).headers(NOT_A_PAGE).send();
      reply.headers({ ...NOT_A_PAGE, 'content-disposition': file.disposition, 'content-length': file.bytes });
      return reply.type(file.contentType).send(file.content);
    });
  });
}
