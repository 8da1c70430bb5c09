import { AsyncLocalStorage } from 'node:async_hooks';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { App } from '#server/kernel/app.ts';
import type { Clock } from '#server/kernel/clock.ts';
import type { JobAtTime } from './journey.ts';

const ahead = new AsyncLocalStorage<number>();

/** This machine's clock, which is the browser's too; another one for what the clock door runs, and for nothing beside it. */
export const JOURNEY_CLOCK: Clock = { now: () => new Date(Date.now() + (ahead.getStore() ?? 0)) };

/**
 * Lets journeys see what happens as time goes by: `POST` a `JobAtTime`, and that job has run as it will run then. What it leaves to other jobs is
 * done by them now.
 * @returns its address
 */
export async function openClockDoor(app: App): Promise<{ address: string; close(): void }> {
  const server = createServer((request, response) => {
    runAsked(app, request).then(
      () => response.writeHead(204).end(),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  server.listen({ port: 0, host: 'localhost' });
  await once(server, 'listening');
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => server.close(),
  };
}

async function runAsked(app: App, request: IncomingMessage): Promise<void> {
  // Written by `runAt` with exactly these fields.
  const { job, at } = JSON.parse(await text(request)) as JobAtTime;
  await ahead.run(new Date(at).getTime() - Date.now(), () => app.jobs.runNow(job));
}
