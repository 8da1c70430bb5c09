import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** What a provider notes of its customers, and the tags it sorts them by (docs/decisions/0068). The version before knows neither. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table customer_notes (
      provider_id bigint not null,
      id bigint generated always as identity unique,
      customer_id bigint not null,
      text text not null check (text <> ''),
      is_health boolean not null,
      written_by bigint references people (id),
      written_at timestamptz not null,
      primary key (provider_id, id),
      foreign key (provider_id, customer_id) references customers (provider_id, id)
    );
    comment on table customer_notes is 'what the people of a provider note of a customer, who may read it in their export';
    comment on column customer_notes.is_health is 'read by owner, director and who treats them alone, with a fresh proof, and noted in the history';
    comment on column customer_notes.written_by is 'who of the provider; null: imported';
    create index customer_notes_of_customer on customer_notes (provider_id, customer_id, id);

    create table customer_tags (
      provider_id bigint not null references providers (id),
      id bigint generated always as identity unique,
      name text not null check (name <> ''),
      color text not null check (color ~ '^#[0-9a-f]{6}$'),
      primary key (provider_id, id)
    );
    create unique index "customer_tags__alreadyAssigned" on customer_tags (provider_id, lower(name));
    create table customer_tagged (
      provider_id bigint not null,
      customer_id bigint not null,
      tag_id bigint not null,
      primary key (provider_id, customer_id, tag_id),
      foreign key (provider_id, customer_id) references customers (provider_id, id),
      foreign key (provider_id, tag_id) references customer_tags (provider_id, id) on delete cascade
    );
    create index customer_tagged_by_tag on customer_tagged (provider_id, tag_id);
  `.execute(db);
}
