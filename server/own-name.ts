import type { FastifyInstance } from 'fastify';
import { hostnameOf, isLoopback } from './kernel/network-address.ts';

/**
 * Where somebody belongs who calls this machine by another of its names, 127.0.0.1 for localhost: pictures, cookies and links know
 * only the name that was printed at the start.
 * @param host the request's, with its port
 * @param path with the query
 * @returns the address to go to, or null for who is right, or calls another machine or port
 */
export function addressAtOwnName(
  origin: string,
  { host, path }: { host: string; path: string },
): string | null {
  const [own, asked] = [new URL(origin), URL.parse(`http://${host}`)];
  const isHere = asked !== null && isLoopback(asked.hostname) && isLoopback(own.hostname);
  return isHere && asked.port === own.port && asked.hostname !== own.hostname ? own.origin + path : null;
}

/**
 * Answers on this machine alone are for who calls it by a name of this machine. A page elsewhere can have its own name resolved to
 * 127.0.0.1 and would read the development mailbox as if it were its own (DNS rebinding). Where others come too the name says
 * nothing: a proxy may call us by any, and nothing of ours follows from it.
 */
export function answerToOwnNamesOnly(
  server: FastifyInstance,
  { isPublic, origin }: { isPublic: boolean; origin: string },
): void {
  if (isPublic) return;
  server.addHook('onRequest', async (request, reply) => {
    if (isOwnName(request.headers.host)) return;
    return reply.code(421).type('text/plain; charset=utf-8').send(`${origin}\n`);
  });
}

/** Whether a `Host` is a name of this machine, asked from it. */
export function isOwnName(host: string | undefined): boolean {
  const hostname = hostnameOf(host ?? '');
  return hostname !== null && isLoopback(hostname);
}
