import { Agent, createServer, request as ask } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { ServerProcess } from './server-process.ts';

/** What stands in front of several processes of the server. */
export interface Proxy {
  address: string;
  close(): Promise<void>;
}

const ASK_EVERY_MS = 200;

/**
 * Sends each request to one of the processes whose `/readyz` is green, in turn, and never a second time: what was sent may have been
 * done. Without one it answers 503, for one that does not answer 502.
 */
export async function openProxy(port: number, servers: readonly Pick<ServerProcess, 'address' | 'isReady'>[]): Promise<Proxy> {
  const agent = new Agent({ keepAlive: true });
  let ready: string[] = [];
  const look = async () => {
    const answers = await Promise.all(servers.map(async (server) => ({ address: server.address, isReady: await server.isReady() })));
    ready = answers.filter(({ isReady }) => isReady).map(({ address }) => address);
  };
  const timer = setInterval(() => void look(), ASK_EVERY_MS);
  await look();
  let turn = 0;
  const proxy = createServer((incoming, outgoing) => {
    const address = ready[(turn += 1) % ready.length];
    if (address === undefined) outgoing.writeHead(503, { 'x-from': 'proxy' }).end();
    else passOn(incoming, outgoing, address, agent);
  });
  proxy.listen(port, '127.0.0.1');
  await once(proxy, 'listening');
  return {
    address: `http://127.0.0.1:${port}`,
    async close() {
      clearInterval(timer);
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
