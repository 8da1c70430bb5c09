import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/**
 * Customers need neither person nor e-mail, may have several addresses and may be in another customer's care; a booking is somebody's
 * who comes, whoever booked it (docs/decisions/0046). Rows of before stay as they are: each has its person.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table customers
      alter column person_id drop not null,
      alter column email drop not null,
      add column version integer not null default 1,
      add column recorded text[] not null default '{}'
        constraint customers_recorded check (recorded <@ '{email,firstname,lastname,phone}'::text[]),
      add column cared_for_by bigint,
      add column care_relation text check (care_relation in ('parent', 'child', 'partner', 'relative', 'guardian', 'other')),
      add constraint customers_in_care_say_how check ((cared_for_by is null) = (care_relation is null)),
      add constraint customers_care_for_others check (cared_for_by is distinct from id),
      add constraint customers_are_somebody check (num_nonnulls(email, firstname, lastname, phone) > 0),
      add constraint customers_cared_for_by foreign key (provider_id, cared_for_by) references customers (provider_id, id);
    alter table customers rename constraint customers_person to "customers__alreadyAssigned";
    create index customers_in_care on customers (provider_id, cared_for_by) where cared_for_by is not null;
    comment on column customers.person_id is 'who the main e-mail belongs to; null without one, and once the person has left';
    comment on column customers.email is 'the main one, where mails go; null: none; empty: erased with the account of whoever typed it';
    comment on column customers.version is 'counts the changes: a form sends the one it was filled from';
    comment on column customers.recorded is 'what the provider wrote down itself: it stays when the person has their account deleted';
    comment on column customers.cared_for_by is 'who gets the mails of somebody without an e-mail; who cares is in nobody''s care';
    comment on column customers.care_relation is 'what who cares is to the customer';

    create table customer_contacts (
      provider_id bigint not null,
      customer_id bigint not null,
      kind text not null check (kind in ('email', 'phone')),
      position smallint not null check (position between 1 and 9),
      value text not null check (value <> ''),
      label text,
      primary key (provider_id, customer_id, kind, position),
      foreign key (provider_id, customer_id) references customers (provider_id, id)
    );
    comment on table customer_contacts is 'further addresses and phones; the main ones stand with the customer';

    alter table orders alter column person_id drop not null;
    alter table reservations
      alter column person_id drop not null,
      add column booked_by_provider boolean not null default false;
    comment on column reservations.customer_id is 'who comes';
    comment on column reservations.person_id is 'whose log-in sees the booking: who booked, a parent for a child; null: nobody''s';
    comment on column reservations.booked_by_provider is 'written down by the provider: its own affair, counted against nobody''s open time';
    comment on column orders.person_id is 'as of what was ordered';

    drop index "reservations__alreadyBooked";
    create unique index "reservations__alreadyBooked" on reservations (provider_id, offer_id, starts_at, customer_id)
      where status in ('A', 'P', 'RSD')
  `.execute(db);
}
