import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/**
 * A statement refuses by itself when it wrote less than it had to, so that the commit can be sent with it. It speaks as a
 * constraint does, by a name that ends in the refusal's code.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function refuse(code text) returns boolean language plpgsql as $$
    begin
      raise exception 'refused: %', code using errcode = 'integrity_constraint_violation', constraint = 'statement__' || code;
    end $$;
    comment on function refuse is 'ends the transaction with a refusal of the API, by its code';
  `.execute(db);
}
