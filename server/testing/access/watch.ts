import type pg from 'pg';

/** What a refused call may write all the same: the audit log, counts of requests and tries, when a session was last used. */
const NOT_WATCHED: readonly string[] = [
  'audit_entries',
  'request_counts',
  'kysely_migration',
  'kysely_migration_lock',
];
const COLUMNS_NOT_WATCHED: Record<string, readonly string[]> = {
  login_sessions: ['last_used_at', 'idle_until'],
  log_in_codes: ['tries'],
};

/**
 * Watches every table for rows that change for good, and the queue: mails begin as jobs. A checksum of all tables after each
 * call would see the same, a hundred times slower.
 * @returns a function that tells in which tables something changed since it was asked the last time
 */
export async function watchTables(pool: pg.Pool): Promise<() => Promise<string[]>> {
  await pool.query(`
    create unlogged table changes_seen (id bigint generated always as identity primary key, table_name text not null);
    create function note_change() returns trigger language plpgsql as $$
      begin insert into public.changes_seen (table_name) values (tg_table_name); return null; end $$`);
  const { rows: tables } = await pool.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
  );
  const watched = tables
    .map(({ name }) => name)
    .filter((name) => name !== 'changes_seen' && !NOT_WATCHED.includes(name));
  await pool.query(watched.map((name) => triggersOf(name)).join('\n'));
  await pool.query(
    'create trigger seen after insert on pgboss.job for each row execute function public.note_change()',
  );
  let seen = 0;
  return async () => {
    const { rows } = await pool.query<{ last: string; tables: string[] }>({
      name: 'changes',
      text: 'select coalesce(max(id), $1) as last, coalesce(array_agg(distinct table_name), $2) as tables from changes_seen where id > $1',
      values: [seen, []],
    });
    seen = Number(rows[0]?.last ?? seen);
    return rows[0]?.tables ?? [];
  };
}

function triggersOf(table: string): string {
  const row = (which: string) =>
    (COLUMNS_NOT_WATCHED[table] ?? []).reduce((all, column) => `${all} - '${column}'`, `to_jsonb(${which})`);
  return `
    create trigger seen after insert or delete on public.${table} for each row execute function public.note_change();
    create trigger seen_update after update on public.${table} for each row
      when ((${row('old')}) is distinct from (${row('new')})) execute function public.note_change();`;
}
