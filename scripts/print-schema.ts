// `npm run schema`: writes schema.graphql, which documents are our own screens', and their types. `npm run check` fails when one of
// them is not up to date.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_ROOT } from '#server/config.ts';
import { writtenFiles } from './written-files.ts';

for (const [path, text] of Object.entries(await writtenFiles()))
  writeFileSync(join(PROJECT_ROOT, path), text);
