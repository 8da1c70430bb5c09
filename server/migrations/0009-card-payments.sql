-- Money by card: settings, accounts at the card processor, payments and refunds (docs/decisions/0027, 0057).

create table payment_options (
  provider_id bigint primary key references providers (id),
  id bigint generated always as identity unique,
  service_onsite boolean not null default true,
  service_online boolean not null default true,
  service_membership boolean not null default false,
  course_onsite boolean not null default true,
  course_online boolean not null default true,
  course_membership boolean not null default false,
  membership_onsite boolean not null default true,
  membership_online boolean not null default true,
  online_discount_basis_points integer not null default 0 check (online_discount_basis_points between 0 and 10000),
  accept_non_customer_bookings boolean not null default true,
  version integer not null default 1
);
comment on column payment_options.online_discount_basis_points is 'hundredths of a percent: 1050 = 10.5 %';
comment on column payment_options.version is 'counts the changes: a form sends the one it was filled from';

create table payment_accounts (
  provider_id bigint not null references providers (id),
  id bigint generated always as identity unique,
  processor_account_id text unique,
  customer_name text not null,
  created_at timestamptz not null default now(),
  is_current boolean not null default true,
  state text not null default 'started' check (state in ('started', 'askedForMore', 'ready', 'refused', 'disconnected')),
  disconnected_by text check (disconnected_by in ('owner', 'processor')),
  missing text[] not null default '{}',
  is_in_review boolean not null default false,
  due_at timestamptz,
  payouts_enabled boolean not null default false,
  opening_attempt smallint not null default 1 check (opening_attempt >= 1),
  key_stored_at timestamptz not null default now(),
  reads integer not null default 0,
  written_read integer not null default 0,
  asked_at timestamptz,
  read_at timestamptz,
  primary key (provider_id, id),
  constraint payment_accounts_past_are_closed check (is_current or (state in ('refused', 'disconnected'))),
  constraint payment_accounts_disconnected_by_somebody check ((state = 'disconnected') = (disconnected_by is not null)),
  constraint payment_accounts_ready_are_known check (state <> 'ready' or processor_account_id is not null)
);
comment on table payment_accounts is 'a provider''s accounts at the card processor; a row is never given to another account';
comment on column payment_accounts.processor_account_id is 'null: stored before the processor is asked to open it';
comment on column payment_accounts.disconnected_by is
  'owner: for good, by whoever runs the provider here; processor: it no longer lets us act for the account';
comment on column payment_accounts.missing is 'what the processor asks for, in groups';
comment on column payment_accounts.is_in_review is 'everything is said, the processor has not decided';
comment on column payment_accounts.due_at is 'until when what is missing must be there; null: no date';
comment on column payment_accounts.opening_attempt is 'part of the key under which the processor is asked to open it';
comment on column payment_accounts.reads is
  'how often the processor was asked; written_read is the latest of them whose answer was kept: an older one is dropped';
create unique index payment_accounts_one_current on payment_accounts (provider_id) where is_current;
create index payment_accounts_to_read on payment_accounts (asked_at nulls first) where is_current and processor_account_id is not null;

create function payment_account_stays() returns trigger language plpgsql as $$
begin
  raise exception 'an account at the card processor is never exchanged for another one: % %', old.provider_id, old.id;
end $$;
create trigger payment_accounts_stay before update on payment_accounts
  for each row when (old.provider_id <> new.provider_id
    or old.processor_account_id is not null and new.processor_account_id is distinct from old.processor_account_id
    or not old.is_current and new.is_current)
  execute function payment_account_stays();

create table card_payments (
  provider_id bigint not null,
  id bigint generated always as identity unique,
  order_id bigint not null,
  attempt smallint not null check (attempt >= 1),
  description text not null,
  processor_account_id text not null,
  processor_intent_id text constraint card_payments_intents unique,
  idempotency_key text not null unique,
  amount_cents integer not null check (amount_cents > 0),
  platform_fee_cents integer not null check (platform_fee_cents >= 0),
  state text not null check (state in ('starting', 'open', 'succeeded', 'canceled', 'surplus')),
  created_at timestamptz not null,
  settled_at timestamptz,
  asked_at timestamptz,
  progress text check (progress in ('awaitingCard', 'awaitingCustomer', 'processing')),
  failure text,
  secret_hash bytea,
  primary key (provider_id, id),
  constraint card_payments_attempts unique (provider_id, order_id, attempt),
  foreign key (provider_id, order_id) references orders (provider_id, id),
  check ((state not in ('succeeded', 'surplus')) or processor_intent_id is not null and settled_at is not null)
);
comment on column card_payments.description is 'sent with the idempotency key: a repeated call must say the same';
comment on column card_payments.state is 'surplus: paid although the order no longer needed it, goes back';
comment on column card_payments.asked_at is
  'when somebody asked the card processor about it: between all processes, one question in a while';
comment on column card_payments.progress is 'what the processor said last while it is undecided; null: it is not known here';
comment on column card_payments.failure is 'why the last card was not accepted';
comment on column card_payments.secret_hash is 'sha-256 of the client secret, to know whoever pays without asking the processor';
create index card_payments_undecided on card_payments (coalesce(asked_at, created_at)) where state in ('starting', 'open');

create function refuse_card_beyond_total() returns trigger language plpgsql as $$
declare
  beyond integer;
begin
  select new.amount_cents - o.total_cents
      + coalesce((select sum(p.amount_cents) from card_payments p where p.provider_id = o.provider_id and p.order_id = o.id
        and p.state = 'succeeded' and p.id <> new.id), 0)
      + coalesce((select sum(a.amount_cents) from till_allocations a
        join till_payments t on t.provider_id = a.provider_id and t.id = a.till_payment_id and t.kind = 'taken'
        where a.provider_id = o.provider_id and a.order_id = o.id), 0)
    into beyond from orders o where o.provider_id = new.provider_id and o.id = new.order_id;
  if beyond > 0 then
    raise exception 'card payment % would make % cents too many for its order', new.id, beyond using errcode = 'unique_violation';
  end if;
  return new;
end $$;
create trigger card_payments_within_total before insert or update of state on card_payments
  for each row when (new.state = 'succeeded') execute function refuse_card_beyond_total();
comment on trigger card_payments_within_total on card_payments is
  'what is taken for an order, by card and at the till, is never more than it asks';

create table refunds (
  provider_id bigint not null,
  id bigint generated always as identity unique,
  order_id bigint not null,
  card_payment_id bigint not null,
  amount_cents integer not null check (amount_cents > 0),
  reason text not null check (reason in ('cancelledInTime', 'placeLost', 'providerDecision', 'surplus')),
  state text not null check (state in ('requested', 'succeeded', 'failed')),
  attempt smallint not null default 1 check (attempt >= 1),
  idempotency_key text not null unique,
  key_stored_at timestamptz not null,
  processor_refund_id text unique,
  created_at timestamptz not null,
  settled_at timestamptz,
  tries integer not null default 0 check (tries >= 0),
  tried_at timestamptz,
  next_try_at timestamptz not null default now(),
  waits_for text check (waits_for in ('key', 'permission', 'balance', 'account', 'answer', 'bank')),
  alarmed_at timestamptz,
  owner_told_at timestamptz,
  credited_cents integer not null check (credited_cents between 0 and amount_cents),
  primary key (provider_id, id),
  foreign key (provider_id, order_id) references orders (provider_id, id),
  foreign key (provider_id, card_payment_id) references card_payments (provider_id, id)
);
comment on column refunds.tried_at is 'when the card processor was asked last; a process that starts asks for all that waits';
comment on column refunds.waits_for is
  'key, permission: whoever runs this installation; balance, account: the provider, with the processor; answer: the processor has given none; bank: it is on its way';
comment on column refunds.alarmed_at is 'when the log said last that it waits too long';
comment on column refunds.owner_told_at is 'when whoever runs the provider was written to that it waits; once';
comment on column refunds.credited_cents is
  'what of it was not credited before: all, but nothing of a surplus or of what is asked for again';
create index refunds_of_order on refunds (provider_id, order_id);
create index refunds_in_flight on refunds (created_at) where state = 'requested';
create index refunds_due on refunds (next_try_at) where state = 'requested';
create index refunds_waiting_for_account on refunds (provider_id, created_at) where state = 'requested' and waits_for = 'account';

create table processor_events (
  id text primary key,
  type text not null,
  account text,
  intent_id text,
  received_at timestamptz not null,
  handled_at timestamptz
);
