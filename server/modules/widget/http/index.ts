import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { RESIZE_SCRIPT_PATH } from '../rules/integration-code.ts';

const SCRIPT = readFileSync(new URL('resize-frames.js', import.meta.url), 'utf8');

/** `GET /widget.js`: what providers' sites load beside the widget's frame. It is the same for everybody. */
export function registerWidgetRoutes(server: FastifyInstance): void {
  server.get(RESIZE_SCRIPT_PATH, async (_request, reply) =>
    reply
      // Sites of others load it, also those that let in only what says so.
      .header('cross-origin-resource-policy', 'cross-origin')
      // A new one reaches every site within the hour: the pasted code names no version.
      .header('cache-control', 'public, max-age=3600')
      .type('text/javascript; charset=utf-8')
      .send(SCRIPT),
  );
}
