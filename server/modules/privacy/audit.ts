import type { Invariant } from '#server/kernel/invariant.ts';
import type { PersonalDataSource } from '#server/kernel/personal-data.ts';

/** What must hold of those who have left, told by each module of its own tables. */
export function invariantsOf(sources: readonly PersonalDataSource[]): Invariant[] {
  return sources
    .flatMap(({ tables }) => Object.entries(tables))
    .flatMap(([table, fate]) =>
      'leftWhen' in fate && fate.leftWhen !== null
        ? {
            name: `of people who have left nothing personal is in ${table}`,
            sql: `select gone.id as person, to_jsonb(t) ->> 'id' as row
              from people gone join ${table} t on ${fate.leftWhen} where gone.deleted_at is not null`,
          }
        : [],
    );
}
