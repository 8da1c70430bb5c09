import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** Centers whose owner is still led through the first settings; those from before have no row and are set up. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table center_setups (
      provider_id bigint primary key references providers (id),
      started_at timestamptz not null,
      settled text[] not null default '{}' check (settled <@ array['team', 'payment']),
      put_off_at timestamptz,
      completed_at timestamptz
    );
    comment on table center_setups is 'centers that were registered and are led through their first settings; a center without a row is set up';
    comment on column center_setups.settled is 'steps that are decided without leaving another trace';
    comment on column center_setups.completed_at is 'published from this list: it is over';
    comment on column center_setups.put_off_at is 'its owner goes on without for now: its address leads to its screens, the list stays among them'
  `.execute(db);
}
