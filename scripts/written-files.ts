import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema } from 'graphql';
import { format } from 'oxfmt';
import { apiSchema } from '#server/app.ts';
import { PROJECT_ROOT } from '#server/config.ts';
import { digestOf } from '#server/graphql/own-documents.ts';
import { printedSchema } from '#server/graphql/schema.ts';
import { documentsOfScreens } from './documents-of-screens.ts';
import { operationTypes } from './operation-types.ts';

/**
 * What `npm run schema` writes, by its path: the schema, which documents are our own screens', and the types of these.
 * @throws Error when a screen's document is not what the schema answers
 */
export async function writtenFiles(): Promise<Record<string, string>> {
  const schema = printedSchema(apiSchema());
  const documents = await documentsOfScreens();
  const digests = Object.fromEntries(documents.map(({ name, text }) => [name, digestOf(text)]));
  const types = operationTypes(buildSchema(schema), documents);
  return {
    'schema.graphql': schema,
    'server/graphql/own-documents.json': `${JSON.stringify(digests, null, 2)}\n`,
    'web/generated/operations.ts': await formatted('operations.ts', types),
  };
}

async function formatted(name: string, code: string): Promise<string> {
  const options = JSON.parse(readFileSync(join(PROJECT_ROOT, '.oxfmtrc.json'), 'utf8'));
  const { printWidth, singleQuote } = options;
  const { code: text, errors } = await format(name, code, { printWidth, singleQuote });
  if (errors[0]) throw new Error(errors[0].message);
  return text;
}
