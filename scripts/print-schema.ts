// `npm run schema`: writes schema.graphql. The integration tests fail when it is not up to date.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { apiSchema } from '#server/app.ts';
import { PROJECT_ROOT } from '#server/config.ts';
import { printedSchema } from '#server/graphql/schema.ts';

writeFileSync(join(PROJECT_ROOT, 'schema.graphql'), printedSchema(apiSchema()));
