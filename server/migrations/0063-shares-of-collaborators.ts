import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/**
 * What collaborators earn of a paid booking (docs/decisions/0070): the provider's own share, and of each place none, one of its own or the
 * provider's. No row is none.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table provider_shares (
      provider_id bigint primary key references providers (id),
      amount_type text not null check (amount_type in ('fixed', 'percent')),
      amount integer not null check (amount between 0 and 99999999),
      version integer not null default 1,
      check (amount_type <> 'percent' or amount <= 10000)
    );
    comment on table provider_shares is 'the share of a paid booking that counts for whoever has the global one';
    comment on column provider_shares.amount is 'cents, or hundredths of a percent';

    alter table provider_roles add constraint provider_roles_place unique (provider_id, id);
    create table collaborator_shares (
      provider_id bigint not null,
      place_id bigint not null,
      kind text not null check (kind in ('none', 'individual', 'global')),
      amount_type text check (amount_type in ('fixed', 'percent')),
      amount integer check (amount between 0 and 99999999),
      version integer not null default 1,
      primary key (provider_id, place_id),
      foreign key (provider_id, place_id) references provider_roles (provider_id, id) on delete cascade,
      check ((kind = 'individual') = (amount_type is not null)),
      check ((amount_type is null) = (amount is null)),
      check (amount_type is distinct from 'percent' or amount <= 10000)
    );
    comment on table collaborator_shares is 'what somebody earns of a paid booking: nothing, an amount of their own, or the provider’s'
  `.execute(db);
}
