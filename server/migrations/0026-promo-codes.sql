-- Promo codes of a provider, and their uses (docs/decisions/0141).

create table promo_codes (
  provider_id bigint not null references providers (id),
  id bigint generated always as identity unique,
  code text not null check (code ~ '^[A-Z0-9][A-Z0-9_-]{1,29}$'),
  percent_basis_points integer check (percent_basis_points between 1 and 10000),
  amount_cents integer check (amount_cents between 1 and 99999999),
  duration text not null check (duration in ('once', 'repeating', 'forever')),
  months smallint check (months between 1 and 36),
  valid_from date not null,
  valid_until date check (valid_until >= valid_from),
  most_uses integer check (most_uses between 1 and 1000000),
  used integer not null default 0,
  active boolean not null default true,
  version integer not null default 1,
  created_at timestamptz not null,
  primary key (provider_id, id),
  constraint "promo_codes__duplicateName" unique (provider_id, code),
  constraint promo_codes_one_discount check (num_nonnulls(percent_basis_points, amount_cents) = 1),
  constraint promo_codes_months_of_repeating check ((duration = 'repeating') = (months is not null)),
  constraint promo_codes_within_most check (used >= 0 and (most_uses is null or used <= most_uses))
);
comment on table promo_codes is 'what customers type for a discount at a provider';
comment on column promo_codes.code is 'trimmed and in capitals: customers may type it in any case';
comment on column promo_codes.amount_cents is 'of the whole order; at most what it comes to';
comment on column promo_codes.duration is 'for one customer: a single use, any number of uses in the months from the first, or any number of uses';
comment on column promo_codes.valid_until is 'the last local day; null: no end';
comment on column promo_codes.used is 'redemptions that are reserved or used';
comment on column promo_codes.active is 'false: ended by the provider';

create table promo_redemptions (
  provider_id bigint not null,
  id bigint generated always as identity unique,
  promo_code_id bigint not null,
  order_id bigint not null,
  customer_id bigint not null,
  discount_cents integer not null check (discount_cents > 0),
  state text not null check (state in ('reserved', 'used', 'freed')),
  created_at timestamptz not null,
  primary key (provider_id, id),
  constraint promo_redemptions_of_order unique (provider_id, order_id),
  foreign key (provider_id, promo_code_id) references promo_codes (provider_id, id),
  foreign key (provider_id, order_id) references orders (provider_id, id),
  foreign key (provider_id, customer_id) references customers (provider_id, id)
);
comment on table promo_redemptions is 'uses of promo codes';
comment on column promo_redemptions.state is 'reserved while the order waits to be paid or confirmed, used then; freed: counts no longer';
create index promo_redemptions_of_customer on promo_redemptions (provider_id, promo_code_id, customer_id);
create index promo_redemptions_by_customer on promo_redemptions (provider_id, customer_id);
create trigger promo_redemptions_of_who_stands before insert or update of customer_id on promo_redemptions
  for each row when (new.customer_id is not null) execute function customer_that_stands();

alter table orders add column promo_code text;
alter table orders add column promo_discount_cents integer not null default 0 check (promo_discount_cents >= 0);
alter table orders add constraint orders_promo_discount_has_code check (promo_discount_cents = 0 or promo_code is not null);
comment on column orders.promo_code is 'the code that was used, as it was called then';
comment on column orders.promo_discount_cents is 'the part of the discount that the code gave: the sum of the lines';
