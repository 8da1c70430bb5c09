import type { Pool } from 'pg';

/**
 * The simulator's own schema, made anew or left as it is at every start, so that pretended payments survive restarts.
 * `objects` holds every processor object as the JSON it is answered with; `hidden` is what the processor would keep to
 * itself. Card numbers and security codes are in neither.
 */
const statements = `
  select pg_advisory_xact_lock(hashtextextended('card_simulator', 0));
  create schema if not exists card_simulator;
  create table if not exists card_simulator.settings (
    name text primary key,
    value text not null
  );
  create table if not exists card_simulator.objects (
    id text primary key,
    seq bigint not null generated always as identity,
    kind text not null,
    account text not null,
    parent text,
    created bigint not null,
    body json not null,
    hidden json
  );
  create index if not exists objects_listed on card_simulator.objects (account, kind, seq desc);
  create index if not exists objects_of_parent on card_simulator.objects (parent) where parent is not null;
  create table if not exists card_simulator.answers (
    account text not null,
    key text not null,
    fingerprint text not null,
    request_id text not null,
    status smallint not null,
    body text not null,
    created bigint not null,
    primary key (account, key)
  );
  create table if not exists card_simulator.deliveries (
    id bigint primary key generated always as identity,
    event_id text not null,
    due_at timestamptz not null,
    attempts smallint not null default 0,
    state text not null check (state in ('waiting', 'held', 'delivered', 'failed', 'lost')),
    last_status smallint
  );
  create index if not exists deliveries_due on card_simulator.deliveries (due_at, id) where state = 'waiting';
  create index if not exists deliveries_of_event on card_simulator.deliveries (event_id);
`;

export async function prepareSchema(pool: Pool): Promise<void> {
  // One multi-statement query is one transaction, so the lock serialises processes that start together.
  await pool.query(statements);
}
