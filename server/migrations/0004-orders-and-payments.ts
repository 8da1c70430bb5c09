import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** What is owed, what was paid and what went back: integer cents, a ledger that only grows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
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
      accept_non_customer_bookings boolean not null default true
    );
    comment on column payment_options.online_discount_basis_points is 'hundredths of a percent: 1050 = 10.5 %';

    create table payment_accounts (
      provider_id bigint primary key references providers (id),
      id bigint generated always as identity unique,
      processor_account_id text not null unique,
      customer_name text not null,
      charges_enabled boolean not null,
      created_at timestamptz not null default now()
    );

    create table orders (
      provider_id bigint not null references providers (id),
      id bigint generated always as identity unique,
      person_id bigint not null references people (id),
      customer_id bigint not null,
      subject text not null check (subject in ('reservation', 'subscription', 'product', 'membership', 'bundle', 'package')),
      subject_id bigint not null,
      payment_state text not null check (payment_state in
        ('notPaid', 'fullyPaid', 'partiallyPaid', 'paidWithMembership', 'pricedZero')),
      price_cents integer not null check (price_cents >= 0),
      discount_cents integer not null default 0 check (discount_cents >= 0 and discount_cents <= price_cents),
      total_cents integer not null generated always as (price_cents - discount_cents) stored,
      platform_fee_cents integer not null default 0 check (platform_fee_cents >= 0),
      currency char(3) not null default 'EUR',
      channel text not null check (channel in ('Web', 'Business', 'WL', 'Widget', 'POS', 'SEPA')),
      payment_method text check (payment_method in ('Cash', 'CreditCard', 'DebitCard', 'Membership', 'Wallet', 'BankTransfer')),
      name text not null,
      resource_name text,
      group_name text,
      color text,
      starts_at timestamptz,
      ends_at timestamptz,
      duration_minutes integer,
      payable_until timestamptz,
      created_at timestamptz not null,
      primary key (provider_id, id),
      foreign key (provider_id, customer_id) references customers (provider_id, id),
      constraint orders_one_per_subject unique (provider_id, subject, subject_id)
    );
    comment on column orders.payable_until is 'from this instant on no payment may be started; null = no limit';
    create index orders_of_subject on orders (subject, subject_id);
    create index orders_of_person on orders (person_id, created_at desc, id desc);
    create index orders_of_customer on orders (provider_id, customer_id);

    create table card_payments (
      provider_id bigint not null,
      id bigint generated always as identity unique,
      order_id bigint not null,
      attempt smallint not null check (attempt >= 1),
      description text not null,
      processor_account_id text not null,
      processor_intent_id text,
      idempotency_key text not null unique,
      amount_cents integer not null check (amount_cents > 0),
      platform_fee_cents integer not null check (platform_fee_cents >= 0),
      state text not null check (state in ('starting', 'open', 'succeeded', 'canceled', 'surplus')),
      created_at timestamptz not null,
      settled_at timestamptz,
      primary key (provider_id, id),
      check (state not in ('succeeded', 'surplus') or (processor_intent_id is not null and settled_at is not null)),
      foreign key (provider_id, order_id) references orders (provider_id, id),
      constraint card_payments_attempts unique (provider_id, order_id, attempt),
      constraint card_payments_intents unique (processor_intent_id)
    );
    comment on column card_payments.description is 'sent with the idempotency key: a repeated call must say the same';
    comment on column card_payments.state is 'surplus: paid although the order no longer needed it, goes back';
    create unique index card_payments_one_success on card_payments (provider_id, order_id) where state = 'succeeded';
    create index card_payments_in_flight on card_payments (created_at) where state in ('starting', 'open');

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
      primary key (provider_id, id),
      foreign key (provider_id, order_id) references orders (provider_id, id),
      foreign key (provider_id, card_payment_id) references card_payments (provider_id, id)
    );
    create index refunds_of_order on refunds (provider_id, order_id);
    create index refunds_in_flight on refunds (created_at) where state = 'requested';

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
      primary key (provider_id, id),
      foreign key (provider_id, order_id) references orders (provider_id, id),
      foreign key (provider_id, card_payment_id) references card_payments (provider_id, id),
      foreign key (provider_id, refund_id) references refunds (provider_id, id),
      check ((reason, debit_account, credit_account) in (
        ('capture', 'processor', 'order'),
        ('platformFee', 'provider', 'platform'),
        ('refund', 'order', 'processor'),
        ('platformFeeReturn', 'platform', 'provider'),
        ('refundReversal', 'processor', 'order'))),
      check ((reason in ('capture', 'platformFee')) = (card_payment_id is not null and refund_id is null)),
      check ((reason in ('refund', 'platformFeeReturn', 'refundReversal')) = (refund_id is not null and card_payment_id is not null))
    );
    comment on table ledger_entries is 'double entry: every row takes from one account (credit) what it gives to another (debit)';
    comment on column ledger_entries.debit_account is 'processor: held by the card processor for the provider; order: paid by the customer';
    comment on column ledger_entries.reason is 'refundReversal: a refund that was thought done came back from the bank';
    create index ledger_entries_of_order on ledger_entries (provider_id, order_id);
    create unique index ledger_entries_once_per_payment on ledger_entries (provider_id, card_payment_id, reason) where refund_id is null;
    create unique index ledger_entries_once_per_refund on ledger_entries (provider_id, refund_id, reason) where refund_id is not null;
    create trigger ledger_entries_are_final before update or delete on ledger_entries
      for each row execute function refuse_change();

    create table processor_events (
      id text primary key,
      type text not null,
      account text,
      intent_id text,
      received_at timestamptz not null,
      handled_at timestamptz
    );
  `.execute(db);
}
