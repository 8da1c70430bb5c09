import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isInputObjectType, isObjectType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { apiSchema } from '#server/app.ts';
import { PROJECT_ROOT } from '#server/config.ts';
import { printedSchema } from './schema.ts';

describe('schema.graphql', () => {
  it('is the schema (run `npm run schema` after a change)', () => {
    expect(readFileSync(join(PROJECT_ROOT, 'schema.graphql'), 'utf8')).toBe(printedSchema(apiSchema()));
  });

  it('describes every type, field, argument and value', () => {
    const own = Object.values(apiSchema().getTypeMap()).filter((type) => !type.name.startsWith('__'));
    const silent = own.flatMap((type) => {
      const names = type.description || type.name === 'ID' ? [] : [type.name];
      if (isInputObjectType(type))
        return [...names, ...undescribed(type.name, Object.values(type.getFields()))];
      if (!isObjectType(type)) return names;
      const fields = Object.values(type.getFields());
      return [
        ...names,
        ...undescribed(type.name, fields),
        ...fields.flatMap(({ name, args }) => undescribed(name, args)),
      ];
    });
    expect(silent).toEqual([]);
  });
});

function undescribed(of: string, parts: readonly { name: string; description?: string | null }[]): string[] {
  return parts.filter(({ description }) => !description).map(({ name }) => `${of}.${name}`);
}
