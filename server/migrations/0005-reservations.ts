import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** A booking of a service: who comes, for what, when, and where it stands. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table reservations (
      provider_id bigint not null references providers (id),
      id bigint generated always as identity unique,
      offer_id bigint not null,
      resource_id bigint not null,
      customer_id bigint not null,
      person_id bigint not null references people (id),
      order_id bigint,
      status text not null check (status in ('A', 'P', 'C', 'R', 'RSD')),
      starts_at timestamptz not null,
      ends_at timestamptz not null,
      local_start timestamp not null,
      time_zone text not null,
      visitor text,
      walk_in_email text,
      note text,
      only_book boolean not null,
      language text not null check (language in ('it', 'en')),
      expires_at timestamptz,
      waits_for_address bytea,
      confirmed_at timestamptz,
      cancelled_at timestamptz,
      cancel_reason text check (cancel_reason in ('byCustomer', 'byProvider', 'expired', 'placeLost')),
      created_at timestamptz not null,
      primary key (provider_id, id),
      foreign key (provider_id, offer_id) references offers (provider_id, id),
      foreign key (provider_id, resource_id) references resources (provider_id, id),
      foreign key (provider_id, customer_id) references customers (provider_id, id),
      foreign key (provider_id, order_id) references orders (provider_id, id) deferrable initially deferred,
      check (ends_at > starts_at),
      check ((status in ('P', 'RSD')) = (expires_at is not null))
    );
    comment on column reservations.local_start is 'the wall time the customer chose, in time_zone';
    comment on column reservations.expires_at is 'until when an unconfirmed (P) or unpaid (RSD) booking keeps its place';
    comment on column reservations.waits_for_address is 'keyed hash of the network address while the booking waits, to limit open holds; then null';
    create unique index "reservations__alreadyBooked" on reservations (provider_id, offer_id, starts_at, person_id)
      where status in ('A', 'P', 'RSD');
    create index reservations_of_person on reservations (person_id, starts_at desc, id desc);
    create index reservations_of_provider on reservations (provider_id, starts_at);
    create index reservations_of_customer on reservations (provider_id, customer_id);
    create index reservations_that_expire on reservations (expires_at) where status in ('P', 'RSD');
    create index reservations_open_of_person on reservations (person_id) where status in ('P', 'RSD');
    create index reservations_open_of_address on reservations (waits_for_address) where waits_for_address is not null;
  `.execute(db);
}
