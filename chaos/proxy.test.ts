import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import type { Proxy } from './proxy.ts';
import { openProxy } from './proxy.ts';

interface Backend {
  address: string;
  isGreen: boolean;
  received: string[];
  isReady(): Promise<boolean>;
}

const servers: Server[] = [];
let proxy: Proxy | null = null;
afterEach(async () => {
  await proxy?.close();
  for (const server of servers.splice(0)) server.closeAllConnections();
});

/** @param hangsUp takes the request and gives no answer */
async function openBackend(name: string, hangsUp = false): Promise<Backend> {
  const server = createServer((request, answer) => {
    backend.received.push(request.url ?? '');
    if (hangsUp) request.socket.destroy();
    else answer.end(name);
  }).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  // A TCP server's address is always of this kind.
  const { port } = server.address() as AddressInfo;
  const backend: Backend = {
    address: `http://127.0.0.1:${port}`,
    isGreen: true,
    received: [],
    isReady: async () => backend.isGreen,
  };
  return backend;
}

const ask = async (path: string) => {
  const answer = await fetch(`${proxy?.address}${path}`, { method: 'POST', body: 'x' });
  return `${answer.status} ${await answer.text()}`.trim();
};

async function openOnFreePort(backends: Backend[]): Promise<void> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  proxy = await openProxy(port, backends);
}

it('asks the processes that are ready in turn, and none that is not', async () => {
  const [one, other] = [await openBackend('one'), await openBackend('other')];
  await openOnFreePort([one, other]);
  expect([await ask('/a'), await ask('/b')].sort()).toEqual(['200 one', '200 other']);
  one.isGreen = false;
  await vi.waitFor(async () => {
    const before = one.received.length;
    expect([await ask('/c'), await ask('/d')]).toEqual(['200 other', '200 other']);
    expect(one.received).toHaveLength(before);
  });
  other.isGreen = false;
  await vi.waitFor(async () => expect(await ask('/e')).toBe('503'));
});

it('sends nothing a second time', async () => {
  const [one, other] = [await openBackend('one', true), await openBackend('other', true)];
  await openOnFreePort([one, other]);
  expect(await ask('/once')).toBe('502');
  expect([...one.received, ...other.received]).toEqual(['/once']);
});
