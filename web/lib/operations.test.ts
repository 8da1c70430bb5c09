import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildSchema, parse, validate } from 'graphql';
import { describe, expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const schema = buildSchema(readFileSync(resolve(root, 'schema.graphql'), 'utf8'));
const files = globSync('web/**/*.ts', { cwd: root }).filter(
  (file) => !file.endsWith('.test.ts') && /= operation</.test(readFileSync(resolve(root, file), 'utf8')),
);

/** Every operation that a file exports, by its name. */
async function documentsIn(file: string): Promise<[name: string, document: string][]> {
  const exported: Record<string, unknown> = await import(pathToFileURL(resolve(root, file)).href);
  return Object.entries(exported).flatMap(([name, value]) => {
    const isOperation = typeof value === 'object' && value !== null && 'document' in value;
    return isOperation && typeof value.document === 'string' ? [[name, value.document]] : [];
  });
}

describe('what screens ask is what the schema answers', () => {
  test.each(files)('%s', async (file) => {
    const problems = (await documentsIn(file)).flatMap(([name, document]) =>
      validate(schema, parse(document)).map(({ message }) => `${name}: ${message}`),
    );
    expect(problems).toEqual([]);
  });
});
