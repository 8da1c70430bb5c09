// Serves the product for the browser journeys, on a database of its own, until it is told to stop.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { openHttpServer } from '#server/http-server.ts';
import { withProcessorForm } from './door-for-cards.ts';
import { buildJourneyTown } from './journey-town.ts';
import { makeScratchFolder, startEmbeddedPostgres } from '#server/kernel/embedded-postgres.ts';

// Under a faked clock (`npm run test:dates`) this process alone is faked: PostgreSQL's timers break under it.
delete process.env['LD_PRELOAD'];
const scratch = makeScratchFolder();
const files = mkdtempSync(join(tmpdir(), 'radura-files-'));
const postgres = await startEmbeddedPostgres(join(scratch, 'data'), { fsync: 'off' });
const config = readConfig({ DATA_FOLDER: files, LOG_LEVEL: 'warn', PORT: process.env['PORT'], SIGN_UPS_PER_ADDRESS_PER_HOUR: '1000', SIGN_INS_PER_ADDRESS_PER_HOUR: '1000' });
const origin = `http://localhost:${config.port}`;
const cards = { webhookUrl: `http://localhost:${config.port}/webhooks/card-payments` };
const databaseUrl = await postgres.urlOf('radura');
// The browser's clock, which is this machine's: the database's would be another one under a faked clock.
const clock = { now: () => new Date() };
const app = await openApp(config, { databaseUrl, origin, clock, cards, workers: true });
const town = await buildJourneyTown(app);
const processorDoor = `http://localhost:${config.port + 1}`;
writeFileSync(process.env['JOURNEY_FILE'] ?? join(tmpdir(), 'radura-journeys.json'), JSON.stringify({ town, databaseUrl, processorDoor, simulator: `http://127.0.0.1:${app.cards?.simulator?.address.port}` }), { mode: 0o600 });
const http = await openHttpServer(app, config, { isDevelopment: false, withWeb: true });
const cardHttp = await openHttpServer(withProcessorForm(app, processorDoor), config, { isDevelopment: false, withWeb: true });
await cardHttp.fastify.listen({ port: config.port + 1, host: 'localhost' });
await http.fastify.listen({ port: config.port, host: 'localhost' });

process.once('SIGTERM', async () => {
  await Promise.all([http.close(), cardHttp.close()]);
  await app.close();
  await postgres.stop();
  for (const folder of [scratch, files]) rmSync(folder, { recursive: true, force: true });
  process.exit(0);
});
