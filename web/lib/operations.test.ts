import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { buildSchema, parse, validate } from 'graphql';
import { compileQuery, isCompiledQuery } from 'graphql-jit';
import { describe, expect, test } from 'vitest';
import { documentsOfScreens } from '../../scripts/documents-of-screens.ts';

const root = resolve(import.meta.dirname, '../..');
const schema = buildSchema(readFileSync(resolve(root, 'schema.graphql'), 'utf8'));
const documents = await documentsOfScreens();

describe('what screens ask is what the schema answers', () => {
  test.each(documents)('$name', ({ text }) => {
    expect(validate(schema, parse(text))).toEqual([]);
    expect(isCompiledQuery(compileQuery(schema, parse(text)))).toBe(true);
  });

  // What our own documents cost is not counted, so that whoever sends one must not decide how much it asks for.
  test.each(documents)('$name asks for no more than is written in it', ({ text }) => {
    expect(text).not.toMatch(/\b(?:first|limit|pageSize)\s*:\s*\$/);
  });
});
