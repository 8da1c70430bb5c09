import { buildSchema } from 'graphql';
import { apiSchema } from '#server/app.ts';
import { digestOf } from '#server/graphql/own-documents.ts';
import { printedSchema } from '#server/graphql/schema.ts';
import { documentsOfScreens } from './documents-of-screens.ts';
import { formatted } from './formatted.ts';
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
