// `npm run audit`: checks the invariants on the database in use and prints every violation.
import { Pool } from 'pg';
import { openLocalDatabase } from '#server/local-database.ts';
import { readConfig } from '#server/config.ts';
import { INVARIANTS, runAudit } from '#server/run-audit.ts';

const database = await openLocalDatabase(readConfig());
const pool = new Pool({ connectionString: database.url });
try {
  const violations = await runAudit(pool);
  for (const { invariant, rows } of violations) {
    console.log(`✗ ${invariant}`);
    for (const row of rows) console.log(`    ${JSON.stringify(row)}`);
  }
  console.log(`${INVARIANTS.length} invariants checked, ${violations.length} violated`);
  process.exitCode = violations.length === 0 ? 0 : 1;
} finally {
  await pool.end();
  await database.close();
}
