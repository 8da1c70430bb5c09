import type { Invariant } from '#server/kernel/invariant.ts';
import { PERSONAL_DATA_SOURCES } from './personal-data-sources.ts';

const tables = PERSONAL_DATA_SOURCES.flatMap((source) => Object.entries(source.tables));

/** What must hold of those who have left, told by each module of its own tables. */
export const privacyInvariants: Invariant[] = tables.flatMap(([table, fate]) =>
  'leftWhen' in fate && fate.leftWhen !== null
    ? {
        name: `of people who have left nothing personal is in ${table}`,
        sql: `select gone.id as person, to_jsonb(t) ->> 'id' as row
          from people gone join ${table} t on ${fate.leftWhen} where gone.deleted_at is not null`,
      }
    : [],
);
