import { isInputObjectType, isObjectType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { apiSchema } from '#server/app.ts';

describe('the schema', () => {
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
