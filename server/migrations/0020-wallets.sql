-- Wallets: credit that a customer has at a provider, paid ahead or given (docs/decisions/0136).

create table wallets (
  provider_id bigint not null references providers (id),
  id bigint generated always as identity unique,
  customer_id bigint not null,
  balance_cents integer not null default 0,
  gift_cents integer not null default 0,
  created_at timestamptz not null,
  primary key (provider_id, id),
  constraint wallets_of_customer unique (provider_id, customer_id),
  constraint wallets_never_below_nothing check (gift_cents >= 0 and balance_cents >= gift_cents),
  foreign key (provider_id, customer_id) references customers (provider_id, id)
);
comment on table wallets is 'the credit of a customer at a provider';
comment on column wallets.balance_cents is 'all that can be spent: the sum of the movements';
comment on column wallets.gift_cents is 'the part of it that was given: spent first, as a discount, and never paid out';
create trigger wallets_of_who_stands before insert or update of customer_id on wallets
  for each row when (new.customer_id is not null) execute function customer_that_stands();

create function tell_of_wallets() returns trigger language plpgsql as $$
begin
  perform tell_changes(provider_id, 'money', case when count(*) <= 60 then json_agg(distinct customer_id) end)
    from new_rows group by provider_id;
  return null;
end $$;
create trigger wallets_tell_changed after update on wallets referencing new table as new_rows
  for each statement execute function tell_of_wallets();

create table wallet_movements (
  provider_id bigint not null,
  id bigint generated always as identity unique,
  wallet_id bigint not null,
  kind text not null check (kind in ('topUp', 'topUpReturned', 'gift', 'spent', 'givenBack', 'correction')),
  amount_cents integer not null check (amount_cents <> 0),
  gift_cents integer not null default 0,
  order_id bigint,
  done_by bigint references people (id),
  created_at timestamptz not null,
  primary key (provider_id, id),
  foreign key (provider_id, wallet_id) references wallets (provider_id, id),
  foreign key (provider_id, order_id) references orders (provider_id, id),
  constraint wallet_movements_gift_is_a_part
    check (gift_cents = 0 or (sign(gift_cents) = sign(amount_cents) and abs(gift_cents) <= abs(amount_cents))),
  constraint wallet_movements_by_kind check (case kind
    when 'topUp' then amount_cents > 0 and gift_cents = 0
    when 'topUpReturned' then amount_cents < 0 and gift_cents = 0
    when 'gift' then amount_cents > 0 and gift_cents = amount_cents
    when 'spent' then amount_cents < 0
    when 'givenBack' then amount_cents > 0
    else true end),
  constraint wallet_movements_order_of_kind
    check ((order_id is not null) = (kind in ('topUp', 'topUpReturned', 'spent', 'givenBack')))
);
comment on table wallet_movements is 'what came into a wallet and what went out of it, never changed';
comment on column wallet_movements.kind is 'correction: the credit followed its customer into the card they were merged into, or back';
comment on column wallet_movements.gift_cents is 'the part of the amount that was or becomes a gift';
comment on column wallet_movements.order_id is 'the top-up, or what was paid';
comment on column wallet_movements.done_by is 'who of the staff did it; null: nobody, it followed something else';
create index wallet_movements_of_wallet on wallet_movements (provider_id, wallet_id, id desc);
create index wallet_movements_of_order on wallet_movements (provider_id, order_id) where order_id is not null;
create index wallet_movements_by_person on wallet_movements (done_by) where done_by is not null;
create trigger wallet_movements_are_final before delete or update on wallet_movements for each row execute function refuse_change();

-- A top-up is an order whose money goes to the wallet: not sold yet, and not taxed yet.
alter table orders drop constraint orders_subject_check, add constraint orders_subject_check
  check (subject in ('reservation', 'subscription', 'product', 'membership', 'bundle', 'package', 'freeAmount', 'walletTopUp'));
alter table orders add constraint orders_of_top_ups check (subject <> 'walletTopUp' or subject_id = id);
alter table order_lines drop constraint order_lines_subject_check, add constraint order_lines_subject_check
  check (subject in ('reservation', 'subscription', 'product', 'membership', 'bundle', 'package', 'freeAmount', 'session', 'walletTopUp'));
alter table vat_rules drop constraint vat_rules_treatment_check, add constraint vat_rules_treatment_check
  check (treatment in ('standard', 'reduced', 'socialReduced', 'minimum', 'healthExempt', 'sportExempt', 'membersOutOfScope',
    'forfettario', 'voucher'));
insert into vat_rules (treatment, valid_from, rate_basis_points, nature, legal_text) values
  ('voucher', '2019-01-01', 0, 'N2.2', 'Buono multiuso, fuori campo IVA ai sensi dell''art. 6-quater del D.P.R. 633/1972');
alter table order_lines drop constraint order_lines_vat_treatment_check, add constraint order_lines_vat_treatment_check
  check (vat_treatment in ('standard', 'reduced', 'socialReduced', 'minimum', 'healthExempt', 'sportExempt', 'membersOutOfScope',
    'forfettario', 'voucher')),
  add constraint order_lines_vouchers_are_top_ups check ((vat_treatment = 'voucher') = (subject = 'walletTopUp'));

-- Spending is a payment at the till that no money moves for; what follows a cancellation was done by nobody.
alter table till_payments drop constraint till_payments_method_check, add constraint till_payments_method_check
  check (method in ('cash', 'terminal', 'bank', 'wallet'));
alter table till_payments alter column taken_by drop not null,
  add constraint till_payments_money_is_taken_by_somebody check (taken_by is not null or method = 'wallet');
comment on column till_payments.taken_by is 'null: credit that came back to a wallet by itself';

alter table ledger_entries alter column order_id drop not null;
alter table ledger_entries add column wallet_movement_id bigint,
  add foreign key (provider_id, wallet_movement_id) references wallet_movements (provider_id, id),
  add constraint ledger_entries_of_something check (order_id is not null or wallet_movement_id is not null),
  drop constraint ledger_entries_one_source,
  add constraint ledger_entries_one_source check (num_nonnulls(card_payment_id, till_payment_id, wallet_movement_id) = 1
    and (refund_id is null or card_payment_id is not null)),
  drop constraint ledger_entries_source_of_reason,
  add constraint ledger_entries_source_of_reason check (case
    when reason in ('capture', 'platformFee') then card_payment_id is not null and refund_id is null
    when reason in ('refund', 'platformFeeReturn', 'refundReversal') then refund_id is not null
    when reason in ('tillPayment', 'tillReturn', 'walletPayment', 'walletReturn') then till_payment_id is not null
    when reason in ('gift', 'giftSpent') then wallet_movement_id is not null
    else true end),
  drop constraint ledger_entries_accounts,
  add constraint ledger_entries_accounts check ((reason, debit_account, credit_account) in (
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
    ('walletPayment', 'wallet', 'order'),
    ('walletReturn', 'order', 'wallet'),
    ('topUp', 'order', 'wallet'),
    ('topUpReturn', 'wallet', 'order'),
    ('gift', 'promo', 'walletGift'),
    ('giftSpent', 'walletGift', 'promo'),
    ('sale', 'order', 'revenue'),
    ('saleReturn', 'revenue', 'order'),
    ('tax', 'order', 'tax'),
    ('taxReturn', 'tax', 'order'))),
  drop constraint ledger_entries_vat_of_sales,
  add constraint ledger_entries_vat_of_sales
    check ((reason in ('sale', 'saleReturn', 'tax', 'taxReturn', 'topUp', 'topUpReturn')) = (vat_treatment is not null)
      and (vat_treatment is null) = (vat_rate_basis_points is null)
      and (reason in ('topUp', 'topUpReturn')) = (vat_treatment is not distinct from 'voucher'));
comment on constraint ledger_entries_one_source on ledger_entries is
  'what moved the money: a card payment, a refund (with the card payment it is of), a till payment, credit of a wallet';
create unique index ledger_entries_once_per_wallet_movement on ledger_entries (provider_id, wallet_movement_id, reason, vat_treatment,
  vat_rate_basis_points) nulls not distinct where wallet_movement_id is not null;
