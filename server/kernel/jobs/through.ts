import { sql } from 'kysely';
import type { Db } from 'pg-boss';
import type { Write } from '../work.ts';

/** Lets pg-boss write inside the caller's transaction. Its insert answers nothing unless asked for ids. */
export function through(write: Write): Db {
  return {
    async executeSql(text, values = []) {
      const parts = text.split(/\$(\d+)/);
      const query = sql.join(
        parts.map((part, index) => (index % 2 === 0 ? sql.raw(part) : sql.val(values[Number(part) - 1]))),
        sql.raw(''),
      );
      await write(query);
      return { rows: [] };
    },
  };
}
