import { join } from 'node:path';
import type { Config } from './config.ts';
import { nameOfFolder } from './config.ts';
import { isReachableByServer, startEmbeddedPostgres } from './kernel/embedded-postgres.ts';

/**
 * The database in use: the server that `DATABASE_URL` names, else the embedded one in the data folder, started when it is
 * not running yet, and again whenever it dies.
 * @param onTrouble told when it does
 */
export async function openLocalDatabase(
  config: Config,
  onTrouble?: (what: string, error?: unknown) => void,
): Promise<{ url: string; close(): Promise<void> }> {
  if (config.database.url !== null) return { url: config.database.url, close: async () => {} };
  const wanted = join(config.dataFolder, 'postgres');
  const isReachable = isReachableByServer(config.dataFolder);
  const folder = isReachable ? wanted : `/var/lib/radura-${nameOfFolder(wanted)}/postgres`;
  const server = await startEmbeddedPostgres(folder, {}, null, onTrouble);
  return { url: await server.urlOf('radura'), close: () => server.stop() };
}
