import { Agent, createServer, request as ask } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

/** What stands in front of several processes of the server. */
export interface Proxy {
  address: string;
  close(): Promise<void>;
}

/** A process that may be sent requests. */
interface Candidate {
  address: string;
  isReady(): Promise<boolean>;
}

const ASK_EVERY_MS = 200;

/**
 * Sends each request to one of the processes whose `/readyz` is green, in turn, and never a second time: what was sent may have been
 * done. Without one it answers 503, for one that does not answer 502.
 */
export async function openProxy(port: number, servers: readonly Candidate[]): Promise<Proxy> {
  const agent = new Agent({ keepAlive: true });
  const isOpen = { value: true };
  const ready = new Set<string>();
  const look = async (server: Candidate) => {
    if (await server.isReady()) ready.add(server.address);
    else ready.delete(server.address);
  };
  await Promise.all(servers.map(look));
  // Each at its own pace: one that is slow to say how it is must not hide what another says.
  const looking = servers.map(async (server) => {
    for (; isOpen.value; await sleep(ASK_EVERY_MS)) await look(server);
  });
  let turn = 0;
  const proxy = createServer((incoming, outgoing) => {
    const address = [...ready][(turn += 1) % ready.size];
    if (address === undefined) outgoing.writeHead(503, { 'x-from': 'proxy' }).end();
    else passOn(incoming, outgoing, address, agent);
  });
  proxy.listen(port, '127.0.0.1');
  await once(proxy, 'listening');
  return {
    address: `http://127.0.0.1:${port}`,
    async close() {
      isOpen.value = false;
      await Promise.all(looking);
      proxy.closeAllConnections();
      agent.destroy();
      proxy.close();
      await once(proxy, 'close');
    },
  };
}

function passOn(incoming: IncomingMessage, outgoing: ServerResponse, address: string, agent: Agent): void {
  const { hostname, port } = new URL(address);
  const { method, url: path, headers } = incoming;
  const onward = ask({ hostname, port, method, path, headers, agent }, (answer) => {
    const { connection: _ofThisHop, ...rest } = answer.headers;
    outgoing.writeHead(answer.statusCode ?? 502, rest);
    answer.pipe(outgoing);
    answer.on('error', () => outgoing.destroy());
  });
  onward.on('error', () => {
    if (outgoing.headersSent) outgoing.destroy();
    else outgoing.writeHead(502, { 'x-from': 'proxy' }).end();
  });
  incoming.pipe(onward);
}
