import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** How the dates of a list of customers are written (docs/decisions/0069). The version before reads none, and leaves it as it is. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table customer_imports add column is_month_first boolean not null default false;
    comment on column customer_imports.is_month_first is 'how its dates are written where the year is not in front: 12/31/1990';
  `.execute(db);
}
