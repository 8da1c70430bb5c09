import { openApp } from './app.ts';
import { readConfig } from './config.ts';
import type { Config } from './config.ts';
import { hasDemoLogIns } from './demo/add-log-ins.ts';
import { clearUnfinishedTown } from './demo/unfinished-town.ts';
import { loadDemoTownIfEmpty } from './demo/demo-town.ts';
import { welcome } from './demo/welcome.ts';
import { openHttpServer } from './http-server.ts';
import { openLogger } from './kernel/logger.ts';
import { isLoopback } from './kernel/network-address.ts';
import { oneAtATime } from './kernel/one-at-a-time.ts';
import { expectPortFree } from './kernel/ports.ts';
import { StartFault } from './kernel/start-fault.ts';
import { openLocalDatabase } from './local-database.ts';
import { whyNotStarted } from './start-faults.ts';
import { stopOnSignals } from './stop-on-signals.ts';

const isDevelopment = process.argv.includes('--dev');
try {
  await start(readConfig());
} catch (error) {
  console.error(whyNotStarted(error, process.env));
  process.exit(1);
}

async function start(config: Config): Promise<void> {
  if (isDevelopment && config.isPublic)
    throw new StartFault(
      'npm run dev shows the source; it is for this machine alone. Leave HOST and PUBLIC_URL out, or use npm start.',
    );
  // Before anything is changed. It listens only when it can answer.
  if (config.port !== 0) await expectPortFree(config.port, config.host);
  const logger = openLogger(config.logLevel);
  const database = await openLocalDatabase(config, (what, err) => logger.error({ err }, what));
  const app = await oneAtATime(database.url, () => openFilled(config, database.url));
  await app.jobs.startWorkers();
  const http = await openHttpServer(app, config, { isDevelopment, withWeb: true });
  const greeting = await welcome(app, { hasMailbox: config.mail.smtpUrl === null });
  // Before it is ready: whoever sees that it is may stop it, so nothing may be left to do.
  stopOnSignals({ http, logger, drainSeconds: config.drainSeconds, afterwards: [app.close, database.close] });
  await http.fastify.listen({ port: config.port, host: config.host });
  if (config.isPublic && isLoopback(config.host) && config.trustedProxies === null) {
    logger.warn(
      'Whoever comes through the proxy in front is counted as one and the same: TRUSTED_PROXIES says how many there are.',
    );
  }
  console.log(`\n${greeting}\n`);
}

/** The app on a database that is migrated and has the demo town where it is wanted, whole. */
async function openFilled(config: Config, databaseUrl: string): Promise<Awaited<ReturnType<typeof openApp>>> {
  const origin = config.publicUrl ?? `http://localhost:${config.port}`;
  const cards = { webhookUrl: `http://127.0.0.1:${config.port}/webhooks/card-payments` };
  await clearUnfinishedTown(databaseUrl, { isWanted: config.loadDemo });
  const app = await openApp(config, { databaseUrl, origin, cards, workers: false });
  if (config.isPublic && (await hasDemoLogIns(app.jobs.work()))) {
    throw new StartFault(
      "Others may not come here: this database has the demo town's people, whose password everybody knows. Start with a database of its own (DATABASE_URL, or DATA_FOLDER).",
    );
  }
  if (config.loadDemo) {
    const town = await loadDemoTownIfEmpty(app.jobs.work(), config, { databaseUrl, origin, cards });
    if (town) app.logger.info(town, 'demo town loaded');
  }
  return app;
}
