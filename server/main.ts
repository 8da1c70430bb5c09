import { openApp } from './app.ts';
import { readConfig } from './config.ts';
import { hasDemoLogIns } from './demo/add-log-ins.ts';
import { loadDemoTownIfEmpty } from './demo/demo-town.ts';
import { welcome } from './demo/welcome.ts';
import { openHttpServer } from './http-server.ts';
import { isLoopback } from './kernel/network-address.ts';
import { openLocalDatabase } from './local-database.ts';

const isDevelopment = process.argv.includes('--dev');
const config = readConfig();
if (isDevelopment && config.isPublic) throw new Error('npm run dev shows the source; it is for this machine alone. Leave HOST and PUBLIC_URL out, or use npm start.');

const database = await openLocalDatabase(config);
const origin = config.publicUrl ?? `http://localhost:${config.port}`;
const cards = { webhookUrl: `http://127.0.0.1:${config.port}/webhooks/card-payments` };
const app = await openApp(config, { databaseUrl: database.url, origin, cards, workers: false });
if (config.isPublic && (await hasDemoLogIns(app.jobs.work()))) {
  throw new Error("Others may not come here: this database has the demo town's people, whose password everybody knows. Start with a database of its own (DATABASE_URL, or DATA_FOLDER).");
}
if (config.loadDemo) {
  const town = await loadDemoTownIfEmpty(app.jobs.work(), config, { databaseUrl: database.url, origin, cards });
  if (town) app.logger.info(town, 'demo town loaded');
}
await app.jobs.startWorkers();
const http = await openHttpServer(app, config, { isDevelopment, withWeb: true });
await http.fastify.listen({ port: config.port, host: config.host });
if (config.isPublic && isLoopback(config.host) && config.trustedProxies === null) {
  app.logger.warn('Whoever comes through the proxy in front is counted as one and the same: TRUSTED_PROXIES says how many there are.');
}
console.log(`\n${await welcome(app, { hasMailbox: config.mail.smtpUrl === null })}\n`);

let isStopping = false;
async function stop(signal: string): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  app.logger.info({ signal }, 'stopping');
  // Whatever hangs must not keep the process for ever.
  setTimeout(() => process.exit(1), 25_000).unref();
  await http.close();
  await app.close();
  await database.close();
  process.exit(0);
}
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
