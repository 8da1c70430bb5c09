// `npm run schema`: writes schema.graphql and which documents are our own screens'. Tests fail when either is not up to date.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { apiSchema } from '#server/app.ts';
import { PROJECT_ROOT } from '#server/config.ts';
import { digestOf } from '#server/graphql/own-documents.ts';
import { printedSchema } from '#server/graphql/schema.ts';
import { documentsOfScreens } from './documents-of-screens.ts';

const documents = await documentsOfScreens();
const digests = Object.fromEntries(documents.map(({ name, text }) => [name, digestOf(text)]));
writeFileSync(join(PROJECT_ROOT, 'schema.graphql'), printedSchema(apiSchema()));
writeFileSync(
  join(PROJECT_ROOT, 'server/graphql/own-documents.json'),
  `${JSON.stringify(digests, null, 2)}\n`,
);
