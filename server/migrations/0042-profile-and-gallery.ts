import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/**
 * What the back office needs of a provider's own page: which version each of its forms was filled from, photos that people upload,
 * with words for who cannot see them, and an address for a photo that visitors may not see yet (docs/decisions/0053).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table providers
      add column profile_version integer not null default 1,
      add column location_version integer not null default 1,
      add column settings_version integer not null default 1;
    comment on column providers.profile_version is 'counts the changes: a form sends the one it was filled from';
    comment on column providers.location_version is 'the same for where it is';
    comment on column providers.settings_version is 'the same for its settings';

    alter table payment_options add column version integer not null default 1;
    comment on column payment_options.version is 'counts the changes: a form sends the one it was filled from';

    alter table provider_photos
      add column description text not null default '',
      add column version integer not null default 1,
      add column preview_code uuid not null default gen_random_uuid() unique,
      add constraint provider_photos_object_key_once unique (provider_id, object_key);
    comment on column provider_photos.description is 'what it shows, in words, for who cannot see it; empty: nothing but what the page says';
    comment on column provider_photos.version is 'counts the changes of the description';
    comment on column provider_photos.preview_code is 'part of an address nobody can guess: whoever works there sees it before visitors do';

    alter table uploads
      drop constraint uploads_purpose_check,
      drop constraint uploads_of_services_have_a_provider,
      add constraint uploads_purpose_check check (purpose in ('avatar', 'service', 'providerPhoto')),
      add constraint uploads_of_providers_have_one check ((purpose = 'avatar') = (provider_id is null));

    create table provider_photo_files (
      provider_id bigint not null references providers (id),
      key text not null check (key ~ '^[0-9a-f]{40}$'),
      width integer not null check (width >= 1280),
      height integer not null check (height >= 800),
      made_at timestamptz not null,
      primary key (provider_id, key)
    );
    comment on table provider_photo_files is 'uploaded photos whose files are kept; provider_photos.object_key says which are in use, the rest is swept after a day'
  `.execute(db);
}
