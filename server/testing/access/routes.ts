import type { FastifyInstance } from 'fastify';

/** Every route of the server as `GET /path/:name`, in its own words. HEAD goes with GET; the screens' pages ask by GraphQL. */
export async function routesOf(server: FastifyInstance): Promise<string[]> {
  await server.ready();
  const routes: string[] = [];
  const prefixes: string[] = [];
  for (const line of server.printRoutes().split('\n')) {
    const match = /^((?:│ {3}| {4})*)(?:├──|└──) (.*?)(?: \(([A-Z, ]+)\))?$/.exec(line);
    if (!match) continue;
    const [, indent = '', part = '', methods = ''] = match;
    prefixes.length = indent.length / 4;
    prefixes.push(part);
    for (const method of methods.split(', '))
      if (method && method !== 'HEAD') routes.push(`${method} ${prefixes.join('')}`);
  }
  return routes;
}
