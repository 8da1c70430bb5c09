// Serves the product for the browser journeys, in several towns on a database each, until it is told to stop.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { openHttpServer } from '#server/http-server.ts';
import { makeScratchFolder, startEmbeddedPostgres } from '#server/kernel/embedded-postgres.ts';
import { JOURNEY_CLOCK, openClockDoor } from './clock-door.ts';
import { withProcessorForm } from './door-for-cards.ts';
import type { Journeys } from './journey.ts';
import { buildJourneyTown } from './journey-town.ts';
import { JOURNEY_FILE, portOf, TOWNS } from './places.ts';
import { openSessionDoor } from './session-door.ts';

// Under a faked clock (`npm run test:dates`) this process alone is faked: PostgreSQL's timers break under it.
delete process.env['LD_PRELOAD'];
const scratch = makeScratchFolder();
const files = mkdtempSync(join(tmpdir(), 'radura-files-'));
const postgres = await startEmbeddedPostgres(join(scratch, 'data'), {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  autovacuum: 'off',
});
const towns: Awaited<ReturnType<typeof openTown>>[] = [];
for (let town = 0; town < TOWNS; town += 1) towns.push(await openTown(town));
writeFileSync(JOURNEY_FILE, JSON.stringify(towns.map(({ journeys }) => journeys)), { mode: 0o600 });
// The first one last: once it answers, the journeys set out.
for (const { listen } of towns.toReversed()) await listen();

process.once('SIGTERM', async () => {
  await Promise.all(towns.map(({ close }) => close()));
  await postgres.stop();
  for (const folder of [scratch, files]) rmSync(folder, { recursive: true, force: true });
  process.exit(0);
});

/** The whole product with a town of its own, and a second door to it as it is with the real card processor. */
async function openTown(
  number: number,
): Promise<{ journeys: Journeys; listen(): Promise<void>; close(): Promise<void> }> {
  const port = portOf(number, 'product');
  const limits = {
    SIGN_UPS_PER_ADDRESS_PER_HOUR: '1000',
    SIGN_INS_PER_ADDRESS_PER_HOUR: '1000',
    SOCKETS_PER_ADDRESS_PER_MINUTE: '100000',
  };
  const config = readConfig({
    DATA_FOLDER: join(files, String(number)),
    LOG_LEVEL: 'warn',
    PORT: String(port),
    DATABASE_CONNECTIONS: '10',
    ...limits,
  });
  const origin = `http://localhost:${port}`;
  const processorEndpoint = `http://localhost:${portOf(number, 'processor')}`;
  const databaseUrl = await postgres.urlOf(`radura_${number}`);
  const cards = { webhookUrl: `${origin}/webhooks/card-payments` };
  const app = await openApp(config, {
    databaseUrl,
    origin,
    // The browser's clock, which is this machine's: the database's would be another one under a faked clock.
    clock: JOURNEY_CLOCK,
    cards,
    workers: true,
  });
  const town = await buildJourneyTown(app);
  const http = await openHttpServer(app, config, { isDevelopment: false, withWeb: true });
  const cardHttp = await openHttpServer(withProcessorForm(app, processorEndpoint), config, {
    isDevelopment: false,
    withWeb: true,
  });
  const sessions = await openSessionDoor(app);
  const clockDoor = await openClockDoor(app);
  return {
    journeys: {
      town,
      databaseUrl,
      processorEndpoint,
      sessionDoor: sessions.address,
      clockDoor: clockDoor.address,
    },
    async listen() {
      await cardHttp.fastify.listen({ port: portOf(number, 'processor'), host: 'localhost' });
      await http.fastify.listen({ port, host: 'localhost' });
    },
    async close() {
      sessions.close();
      clockDoor.close();
      await Promise.all([http.close(), cardHttp.close()]);
      await app.close();
    },
  };
}
