// `node bare-server.ts <port>`: the smallest Fastify that answers one JSON route.
import { fastify } from 'fastify';

const server = fastify();
server.get('/', async () => ({ name: 'Corte Verde' }));
await server.listen({ port: Number(process.argv[2]), host: '127.0.0.1' });
