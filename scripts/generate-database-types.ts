// Writes server/kernel/database-types.ts from a freshly migrated scratch database (`npm run db:types`). A column whose check is a closed
// list of texts or small numbers has their union for a type.
import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import { Pool } from 'pg';
import { PROJECT_ROOT } from '#server/config.ts';
import { makeScratchFolder, startEmbeddedPostgres } from '#server/kernel/embedded-postgres.ts';
import { migrate } from '#server/kernel/migrate.ts';
import { readClosedLists, withUnions } from './closed-lists.ts';

const OUTPUT = join(PROJECT_ROOT, 'server/kernel/database-types.ts');

const scratch = makeScratchFolder();
const server = await startEmbeddedPostgres(join(scratch, 'data'), { fsync: 'off' });
try {
  const url = await server.urlOf('radura');
  const db = new Kysely<unknown>({
    dialect: new PostgresDialect({ pool: new Pool({ connectionString: url }) }),
  });
  await migrate(db);
  const lists = await readClosedLists(db);
  await db.destroy();
  const mapping = {
    int8: 'number',
    timestamp: 'string',
    date: 'string',
    timestamptz: 'Instant',
    tstzrange: 'string',
    bpchar: 'string',
  };
  execFileSync(
    join(PROJECT_ROOT, 'node_modules/.bin/kysely-codegen'),
    [
      '--dialect',
      'postgres',
      '--url',
      'env(DATABASE_URL)',
      '--out-file',
      OUTPUT,
      '--type-mapping',
      JSON.stringify(mapping),
      '--exclude-pattern',
      '{kysely_*,public.kysely_*}',
      '--type-only-imports',
      'true',
    ],
    { stdio: 'inherit', env: { ...process.env, DATABASE_URL: url } },
  );
  const types = withUnions(readFileSync(OUTPUT, 'utf8'), lists);
  writeFileSync(OUTPUT, `import type { Instant } from './instant-column.ts';\n${types}`);
} finally {
  await server.stop();
  rmSync(scratch, { recursive: true });
}
