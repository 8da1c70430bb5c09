-- Money at the desk, what is no longer asked for, and the ledger of all of it (docs/decisions/0050, 0065).

create table till_counts (
  provider_id bigint not null references providers (id),
  id bigint generated always as identity unique,
  expected_cents integer not null,
  counted_cents integer not null check (counted_cents >= 0),
  left_cents integer not null,
  note text not null default '',
  counted_by bigint not null references people (id),
  counted_at timestamptz not null,
  primary key (provider_id, id),
  check (left_cents between 0 and counted_cents)
);
comment on table till_counts is
  'the drawer, counted by hand: what should lie in it by what was left there and the cash since, what did, what stays in it';
create index till_counts_of_day on till_counts (provider_id, counted_at);
create trigger till_counts_are_final before delete
  or update of provider_id, id, expected_cents, counted_cents, left_cents, counted_by, counted_at on till_counts
    for each row execute function refuse_change();

create function tell_of_till_counts() returns trigger language plpgsql as $$
begin
  perform tell_changes(provider_id, 'money', '[]') from new_rows group by provider_id;
  return null;
end $$;
create trigger till_counts_tell_new after insert on till_counts referencing new table as new_rows
  for each statement execute function tell_of_till_counts();

create table till_payments (
  provider_id bigint not null references providers (id),
  id bigint generated always as identity unique,
  kind text not null check (kind in ('taken', 'returned')),
  method text not null check (method in ('cash', 'terminal', 'bank')),
  amount_cents integer not null check (amount_cents > 0),
  taken_by bigint not null references people (id),
  taken_at timestamptz not null,
  key text not null check (length(key) between 1 and 255),
  receipt_number text,
  rt_serial text,
  note text not null default '',
  till_count_id bigint,
  primary key (provider_id, id),
  constraint "till_payments__idempotencyMismatch" unique (provider_id, key),
  foreign key (provider_id, till_count_id) references till_counts (provider_id, id),
  check (till_count_id is null or method = 'cash')
);
comment on table till_payments is
  'money that changed hands without the card processor: at the desk, by a terminal of the provider, by bank transfer';
comment on column till_payments.key is 'made when the form opened: sent twice, it is one payment';
comment on column till_payments.receipt_number is
  'of the documento commerciale, with the serial of the machine (RT) that printed it; may be noted later';
comment on column till_payments.till_count_id is 'the count that found this cash; null: none yet, or no cash';
create index till_payments_of_day on till_payments (provider_id, taken_at);
create index till_payments_uncounted on till_payments (provider_id) where till_count_id is null and method = 'cash';
create trigger till_payments_are_final before delete
  or update of provider_id, id, kind, method, amount_cents, taken_by, taken_at, key on till_payments
    for each row execute function refuse_change();

create function till_allocations_add_up() returns trigger language plpgsql as $$
begin
  if new.amount_cents is distinct from
    (select sum(amount_cents) from till_allocations where provider_id = new.provider_id and till_payment_id = new.id) then
    raise exception 'till payment % is not for orders as a whole', new.id using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger till_payments_are_allocated after insert on till_payments deferrable initially deferred
  for each row execute function till_allocations_add_up();
create trigger till_payments_are_counted_once before update of till_count_id on till_payments
  for each row when (old.till_count_id is not null) execute function refuse_change();

create table till_allocations (
  provider_id bigint not null,
  till_payment_id bigint not null,
  order_id bigint not null,
  amount_cents integer not null check (amount_cents > 0),
  primary key (provider_id, till_payment_id, order_id),
  foreign key (provider_id, till_payment_id) references till_payments (provider_id, id),
  foreign key (provider_id, order_id) references orders (provider_id, id)
);
comment on table till_allocations is 'which part of a till payment is for which order; together all of it';
create index till_allocations_of_order on till_allocations (provider_id, order_id);
create trigger till_allocations_are_final before delete or update on till_allocations for each row execute function refuse_change();

create table line_credits (
  provider_id bigint not null,
  id bigint generated always as identity unique,
  order_id bigint not null,
  position smallint not null,
  amount_cents integer not null check (amount_cents > 0),
  refund_id bigint,
  till_payment_id bigint,
  created_at timestamptz not null,
  primary key (provider_id, id),
  constraint line_credits_once unique nulls not distinct (provider_id, order_id, position, refund_id, till_payment_id),
  foreign key (provider_id, order_id, position) references order_lines (provider_id, order_id, position),
  foreign key (provider_id, refund_id) references refunds (provider_id, id),
  foreign key (provider_id, till_payment_id, order_id) references till_allocations (provider_id, till_payment_id, order_id),
  check (num_nonnulls(refund_id, till_payment_id) <= 1)
);
comment on table line_credits is 'which line is no longer asked for, how much of it, and with which money that goes back';
create trigger line_credits_are_final before delete or update on line_credits for each row execute function refuse_change();

create table ledger_entries (
  provider_id bigint not null,
  id bigint generated always as identity unique,
  order_id bigint not null,
  happened_at timestamptz not null,
  reason text not null,
  debit_account text not null,
  credit_account text not null,
  amount_cents integer not null check (amount_cents > 0),
  card_payment_id bigint,
  refund_id bigint,
  till_payment_id bigint,
  vat_treatment text,
  vat_rate_basis_points integer,
  primary key (provider_id, id),
  foreign key (provider_id, order_id) references orders (provider_id, id),
  foreign key (provider_id, card_payment_id) references card_payments (provider_id, id),
  foreign key (provider_id, refund_id) references refunds (provider_id, id),
  foreign key (provider_id, till_payment_id, order_id) references till_allocations (provider_id, till_payment_id, order_id),
  constraint ledger_entries_one_source
    check (num_nonnulls(card_payment_id, till_payment_id) = 1 and (refund_id is null or card_payment_id is not null)),
  constraint ledger_entries_source_of_reason check (case
    when reason in ('capture', 'platformFee') then card_payment_id is not null and refund_id is null
    when reason in ('refund', 'platformFeeReturn', 'refundReversal') then refund_id is not null
    when reason in ('tillPayment', 'tillReturn') then till_payment_id is not null
    else true end),
  constraint ledger_entries_accounts check ((reason, debit_account, credit_account) in (
    ('capture', 'processor', 'order'),
    ('platformFee', 'provider', 'platform'),
    ('refund', 'order', 'processor'),
    ('platformFeeReturn', 'platform', 'provider'),
    ('refundReversal', 'processor', 'order'),
    ('tillPayment', 'cash', 'order'),
    ('tillPayment', 'terminal', 'order'),
    ('tillPayment', 'bank', 'order'),
    ('tillReturn', 'order', 'cash'),
    ('tillReturn', 'order', 'terminal'),
    ('tillReturn', 'order', 'bank'),
    ('sale', 'order', 'revenue'),
    ('saleReturn', 'revenue', 'order'),
    ('tax', 'order', 'tax'),
    ('taxReturn', 'tax', 'order'))),
  constraint ledger_entries_vat_of_sales
    check ((reason in ('sale', 'saleReturn', 'tax', 'taxReturn')) = (vat_treatment is not null)
      and (vat_treatment is null) = (vat_rate_basis_points is null))
);
comment on table ledger_entries is 'double entry: every row takes from one account (credit) what it gives to another (debit)';
comment on column ledger_entries.reason is 'refundReversal: a refund that was thought done came back from the bank';
comment on column ledger_entries.debit_account is
  'processor: held by the card processor for the provider; cash, terminal, bank: at the provider''s; order: paid by the customer';
comment on column ledger_entries.vat_treatment is 'of sales and tax: what of the order they are about, with its rate beside it';
comment on constraint ledger_entries_one_source on ledger_entries is
  'what moved the money: a card payment, a refund (with the card payment it is of), a till payment';
create index ledger_entries_of_order on ledger_entries (provider_id, order_id);
create unique index ledger_entries_once_per_payment on ledger_entries (provider_id, card_payment_id, reason, vat_treatment,
  vat_rate_basis_points) nulls not distinct where refund_id is null and card_payment_id is not null;
create unique index ledger_entries_once_per_refund on ledger_entries (provider_id, refund_id, reason, vat_treatment,
  vat_rate_basis_points) nulls not distinct where refund_id is not null;
create unique index ledger_entries_once_per_till_payment on ledger_entries (provider_id, till_payment_id, order_id, reason, vat_treatment,
  vat_rate_basis_points) nulls not distinct where till_payment_id is not null;
create index ledger_entries_of_money on ledger_entries (provider_id, happened_at) include (reason, amount_cents)
  where reason in ('capture', 'refund', 'refundReversal', 'tillPayment', 'tillReturn');
create trigger ledger_entries_are_final before delete or update on ledger_entries for each row execute function refuse_change();
