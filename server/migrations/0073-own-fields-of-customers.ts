import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/**
 * What a provider keeps of its customers in fields of its own: a member number, until when a medical certificate counts (docs/decisions/0075). The
 * version before knows neither.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table customer_fields (
      provider_id bigint not null references providers (id),
      id bigint generated always as identity unique,
      name text not null check (name <> ''),
      kind text not null check (kind in ('text', 'date', 'yesNo')),
      expires boolean not null,
      is_asked boolean not null,
      position integer not null,
      version integer not null default 1,
      archived_at timestamptz,
      primary key (provider_id, id)
    );
    comment on table customer_fields is 'what a provider keeps of its customers beside what everybody does';
    comment on column customer_fields.kind is 'what its values are; never changed';
    comment on column customer_fields.expires is 'whether its values have a last day';
    comment on column customer_fields.is_asked is 'whether a booking at the desk warns where it is missing or over on that day';
    comment on column customer_fields.archived_at is 'since when it is asked and shown nowhere; its values stay';
    create unique index "customer_fields__alreadyAssigned" on customer_fields (provider_id, lower(name));

    create table customer_field_values (
      provider_id bigint not null,
      customer_id bigint not null,
      field_id bigint not null,
      value text not null check (value <> ''),
      valid_until date,
      primary key (provider_id, customer_id, field_id),
      foreign key (provider_id, customer_id) references customers (provider_id, id),
      foreign key (provider_id, field_id) references customer_fields (provider_id, id)
    );
    comment on table customer_field_values is 'what stands in the fields of a customer, who may read it in their export; no row: nothing';
    comment on column customer_field_values.value is 'by the kind: a line of text, a date yyyy-mm-dd, yes or no';
    comment on column customer_field_values.valid_until is 'the last day it counts; null: without an end';
    create index customer_field_values_of_field on customer_field_values (provider_id, field_id);
    create index customer_field_values_ending on customer_field_values (provider_id, valid_until, customer_id) where valid_until is not null;
  `.execute(db);
}
