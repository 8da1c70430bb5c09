import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** Pictures that providers give their services: which files there are, so that those nothing points to can be removed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table uploads
      add column provider_id bigint references providers (id),
      drop constraint uploads_purpose_check,
      add constraint uploads_purpose_check check (purpose in ('avatar', 'service')),
      add constraint uploads_of_services_have_a_provider check ((purpose = 'service') = (provider_id is not null));
    comment on column uploads.provider_id is 'whose picture it shall be; null = the person''s own';

    create table service_pictures (
      provider_id bigint not null references providers (id),
      key text not null check (key ~ '^[0-9a-f]{40}$'),
      made_at timestamptz not null,
      primary key (provider_id, key)
    );
    comment on table service_pictures is 'pictures whose files are kept; services.image_url says which are in use, the rest is swept after a day'
  `.execute(db);
}
