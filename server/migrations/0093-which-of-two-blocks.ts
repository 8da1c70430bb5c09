import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/**
 * Which of two is meant where a block begins or ends in the hour that a night in autumn shows twice (docs/decisions/0093). The version before writes none: the
 * first.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table breaks
      add column start_offset text check (start_offset ~ '^[+-][0-9]{2}:[0-9]{2}$'),
      add column end_offset text check (end_offset ~ '^[+-][0-9]{2}:[0-9]{2}$'),
      add constraint breaks_only_blocks_name_offsets check (is_block or num_nonnulls(start_offset, end_offset) = 0);
    comment on column breaks.start_offset is 'by which offset the start is meant where a night shows it twice; null: the first';
    comment on column breaks.end_offset is 'the same of the end; null: the first after the start'
  `.execute(db);
}
