import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** A new authenticator app is set up while the old one still counts: who changes telephones is never without either. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table authenticator_apps
      alter column sealed_secret drop not null,
      add column offered_secret bytea;
    update authenticator_apps set offered_secret = sealed_secret, sealed_secret = null where confirmed_at is null;
    alter table authenticator_apps
      add constraint authenticator_apps_confirmed_have_a_secret check ((confirmed_at is null) = (sealed_secret is null));
    comment on column authenticator_apps.offered_secret is 'shown, sealed, and not confirmed by a code yet: it opens nothing';
  `.execute(db);
}
