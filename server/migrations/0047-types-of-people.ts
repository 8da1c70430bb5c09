import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/**
 * A person of the staff is a collaborator, manager, director or owner (specification section 3, "Resource types"); what they do there stays in
 * `role`. Who is bound to a log-in begins with its role. The version before writes no type: a trigger that wakes only then makes its people collaborators.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table resources add column type text check (type in ('owner', 'director', 'manager', 'collaborator'));
    update resources r set type = coalesce(
        (select p.role from provider_roles p where p.provider_id = r.provider_id and p.person_id = r.person_id and p.active), 'collaborator')
      where kind = 1;
    comment on column resources.type is 'of a person: what they are at the center, whatever their log-in may do';

    create function resource_type() returns trigger language plpgsql as $$
    begin
      new.type := 'collaborator';
      return new;
    end $$;
    create trigger resources_type before insert on resources for each row when (new.kind = 1 and new.type is null)
      execute function resource_type();
    alter table resources add constraint resources_type_is_of_people check ((kind = 1) = (type is not null))
  `.execute(db);
}
