import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from '#server/config.ts';
import type { EmbeddedPostgres } from '#server/kernel/embedded-postgres.ts';
import { makeScratchFolder, startEmbeddedPostgres } from '#server/kernel/embedded-postgres.ts';
import { openLocalDatabase } from '#server/local-database.ts';
import type { CardProcessor } from './card-processor.ts';
import { startCardProcessor } from './card-processor.ts';
import type { MailServer } from './mail.ts';
import { startMailServer } from './mail.ts';
import type { Proxy } from './proxy.ts';
import { openProxy } from './proxy.ts';
import { ServerProcess } from './server-process.ts';
import type { Town } from './town.ts';
import { buildTown } from './town.ts';

/** `embedded`: one process with the database of its own. `two processes`: a PostgreSQL beside them, a proxy in front. */
export type Kind = 'embedded' | 'two processes';

/** Everything there is, each in processes of its own: the server, its database, the card processor, the mail server. */
export interface World {
  /** Where customers and the processor's events go. */
  address: string;
  servers: ServerProcess[];
  processor: CardProcessor;
  mail: MailServer;
  town: Town;
  processorUrl: string;
  /** While a server is running. */
  databaseUrl(): Promise<string>;
  /** Fails when a process of the harness itself ends. */
  broken: Promise<never>;
  /** What the servers wrote is kept in the folder of logs. */
  end(): Promise<void>;
}

export interface WorldOptions {
  kind: Kind;
  seed: number;
  /** The first of the ports that may be used. */
  port: number;
  logs: string;
  /** The folder of another PostgreSQL's binaries for all that the harness starts; null: the embedded one. */
  postgres: string | null;
}

/** Whoever asks comes from one address here: limits that are one address's would stand in the way. */
const NO_LIMITS = {
  HOLDS_PER_EMAIL: '1000000',
  HOLDS_PER_ADDRESS: '1000000',
  UNPAID_PERCENT_OF_DAY: '1000000',
  BOOKINGS_PER_ADDRESS_PER_HOUR: '1000000000',
  SIGN_INS_PER_ADDRESS_PER_HOUR: '1000000',
  API_COST_PER_ADDRESS_PER_MINUTE: '1000000000',
  SCREEN_REQUESTS_PER_ADDRESS_PER_MINUTE: '1000000000',
};

/** Opens a world on empty databases and builds its town; the servers are not started yet. */
export async function openWorld({
  kind,
  seed,
  port,
  logs,
  postgres: installed,
}: WorldOptions): Promise<World> {
  const scratch = makeScratchFolder();
  mkdirSync(logs, { recursive: true });
  const postgres = await startEmbeddedPostgres(join(scratch, 'outside'), {}, installed);
  const processorUrl = await postgres.urlOf('processor');
  const count = kind === 'embedded' ? 1 : 2;
  const ports = Array.from({ length: count }, (_, index) => port + 1 + index);
  const address = `http://127.0.0.1:${kind === 'embedded' ? port + 1 : port}`;
  const processor = await startCardProcessor(processorUrl, `${address}/webhooks/card-payments`, seed);
  const mail = await startMailServer(seed);
  const environment: Record<string, string> = {
    ...NO_LIMITS,
    ...processor.environment,
    // Ten times what the proxy needs to notice, as an operator would set it.
    DRAIN_SECONDS: '2',
    SMTP_URL: mail.url,
    SECRET: 'a secret for chaos, long enough to be one',
    DATA_FOLDER: join(scratch, 'data'),
    PUBLIC_URL: address,
    ...(kind === 'embedded' ? {} : { DATABASE_URL: await postgres.urlOf('radura') }),
  };
  const town = await buildTown(environment, processor);
  const servers = ports.map(
    (own) => new ServerProcess({ port: own, environment, logFile: join(logs, `server-${own}.log`) }),
  );
  const proxy = kind === 'embedded' ? null : await openProxy(port, servers);
  return {
    address,
    servers,
    processor,
    mail,
    town,
    processorUrl,
    databaseUrl: async () => (await openLocalDatabase(readConfig(environment))).url,
    broken: Promise.race([processor.broken, mail.broken]),
    end: () => endAll({ servers, proxy, processor, mail, postgres, scratch }),
  };
}

interface All {
  servers: readonly ServerProcess[];
  proxy: Proxy | null;
  processor: CardProcessor;
  mail: MailServer;
  postgres: EmbeddedPostgres;
  scratch: string;
}

async function endAll({ servers, proxy, processor, mail, postgres, scratch }: All): Promise<void> {
  await Promise.all(servers.map((server) => server.stop()));
  await proxy?.close();
  await Promise.all([processor.stop(), mail.stop()]);
  await postgres.stop();
  rmSync(scratch, { recursive: true, force: true });
}
