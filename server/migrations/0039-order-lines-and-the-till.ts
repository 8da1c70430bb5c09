import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/**
 * Orders have lines, and are paid at the till too (docs/decisions/0050). The version before knows neither: it opens orders without
 * lines, refunds without credits and sums cards alone. The database adds what it leaves out, until no such version runs any more.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addTables(db);
  await widenLedger(db);
  await fillOlderRows(db);
  await addWhatTheVersionBeforeLeavesOut(db);
  await guardSums(db);
}

async function addTables(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table orders
      add column line_count smallint check (line_count >= 1),
      add column paid_cents integer not null default 0,
      add column credited_cents integer not null default 0,
      add column settlements integer not null default 0,
      add constraint orders_credits_within_total check (credited_cents between 0 and price_cents - discount_cents);
    comment on column orders.line_count is 'how many lines it was opened with; null: by the version before migration 39, which writes none';
    comment on column orders.paid_cents is 'by the ledger: what came in for it less what went back';
    comment on column orders.settlements is 'how often what was paid and the state were written; the version before migration 39 does not count';
    comment on column orders.credited_cents is 'of all its lines: what is no longer asked for. Owed = total - credited - paid';

    create table order_lines (
      provider_id bigint not null,
      order_id bigint not null,
      position smallint not null check (position >= 1),
      subject text not null check (subject in
        ('reservation', 'subscription', 'product', 'membership', 'bundle', 'package', 'freeAmount')),
      subject_id bigint,
      name text not null,
      price_cents integer not null check (price_cents >= 0),
      online_discount_cents integer not null default 0 check (online_discount_cents >= 0),
      promo_discount_cents integer not null default 0 check (promo_discount_cents >= 0),
      gift_cents integer not null default 0 check (gift_cents >= 0),
      total_cents integer not null generated always as
        (price_cents - online_discount_cents - promo_discount_cents - gift_cents) stored check (total_cents >= 0),
      credited_cents integer not null default 0,
      primary key (provider_id, order_id, position),
      foreign key (provider_id, order_id) references orders (provider_id, id),
      check ((subject = 'freeAmount') = (subject_id is null)),
      constraint order_lines_credits_within_total check (credited_cents between 0
        and price_cents - online_discount_cents - promo_discount_cents - gift_cents)
    );
    comment on table order_lines is 'what an order is made of; its total is theirs';
    comment on column order_lines.gift_cents is 'paid with credit that was a gift: a discount, never revenue';
    comment on column order_lines.credited_cents is 'given back or to be given back: the sum of line_credits';

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
      primary key (provider_id, id),
      constraint "till_payments__idempotencyMismatch" unique (provider_id, key)
    );
    comment on table till_payments is 'money that changed hands without the card processor: at the desk, by a terminal of the provider, by bank transfer';
    comment on column till_payments.key is 'made when the form opened: sent twice, it is one payment';
    comment on column till_payments.receipt_number is 'of the documento commerciale, with the serial of the machine (RT) that printed it; may be noted later';
    create index till_payments_of_day on till_payments (provider_id, taken_at);
    create trigger till_payments_are_final
      before update of provider_id, id, kind, method, amount_cents, taken_by, taken_at, key or delete on till_payments
      for each row execute function refuse_change();

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
    create trigger till_allocations_are_final before update or delete on till_allocations
      for each row execute function refuse_change();

    alter table refunds add column credited_cents integer check (credited_cents between 0 and amount_cents);
    comment on column refunds.credited_cents is
      'what of it was not credited before: all, but nothing of a surplus or of what is asked for again. Null as written by the version before migration 39';

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
      foreign key (provider_id, order_id, position) references order_lines (provider_id, order_id, position),
      foreign key (provider_id, refund_id) references refunds (provider_id, id),
      foreign key (provider_id, till_payment_id, order_id) references till_allocations (provider_id, till_payment_id, order_id),
      check (num_nonnulls(refund_id, till_payment_id) = 1),
      constraint line_credits_once unique nulls not distinct (provider_id, order_id, position, refund_id, till_payment_id)
    );
    comment on table line_credits is 'which line is no longer asked for, how much of it, and with which money that goes back';
    create trigger line_credits_are_final before update or delete on line_credits
      for each row execute function refuse_change();
  `.execute(db);
}

/** Any source of money, each entry of exactly one. */
async function widenLedger(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table ledger_entries
      add column till_payment_id bigint,
      add foreign key (provider_id, till_payment_id, order_id) references till_allocations (provider_id, till_payment_id, order_id),
      drop constraint ledger_entries_check,
      drop constraint ledger_entries_check1,
      drop constraint ledger_entries_check2,
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
        ('tillReturn', 'order', 'bank'))),
      add constraint ledger_entries_one_source check
        (num_nonnulls(card_payment_id, till_payment_id) = 1 and (refund_id is null or card_payment_id is not null)),
      add constraint ledger_entries_source_of_reason check (case
        when reason in ('capture', 'platformFee') then card_payment_id is not null and refund_id is null
        when reason in ('refund', 'platformFeeReturn', 'refundReversal') then refund_id is not null
        when reason in ('tillPayment', 'tillReturn') then till_payment_id is not null
        else true end);
    comment on constraint ledger_entries_one_source on ledger_entries is
      'what moved the money: a card payment, a refund (with the card payment it is of), a till payment';
    comment on column ledger_entries.debit_account is
      'processor: held by the card processor for the provider; cash, terminal, bank: at the provider''s; order: paid by the customer';
    create unique index ledger_entries_once_per_till_payment on ledger_entries (provider_id, till_payment_id, order_id, reason)
      where till_payment_id is not null;

    create function order_paid_cents(provider bigint, of_order bigint) returns integer language sql stable as $$
      select coalesce(sum(case when credit_account = 'order' then amount_cents else -amount_cents end), 0)::integer
      from ledger_entries
      where provider_id = provider and order_id = of_order
        and ((credit_account = 'order' and debit_account in ('processor', 'terminal', 'cash', 'bank', 'wallet'))
          or (debit_account = 'order' and credit_account in ('processor', 'terminal', 'cash', 'bank', 'wallet')))
    $$;
    comment on function order_paid_cents is 'what the accounts that hold money gave to an order, less what they took back';
  `.execute(db);
}

/** One line for every order, and a credit for whatever went back, is on its way or failed and is still owed. */
async function fillOlderRows(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into order_lines (provider_id, order_id, position, subject, subject_id, name, price_cents, online_discount_cents)
      select provider_id, id, 1, subject, subject_id, name, price_cents, discount_cents from orders;

    -- A refund that failed and was asked for again is one credit.
    with asked as (
      select r.provider_id, r.id, r.order_id, r.amount_cents, r.created_at, o.total_cents,
        coalesce(sum(case when r.state = 'failed' then 0 else r.amount_cents end) over before_it, 0) as lasting,
        coalesce(max(r.amount_cents) filter (where r.state = 'failed') over before_it, 0) as lost,
        case when r.state = 'failed' then 0 else r.amount_cents end as lasting_now,
        case when r.state = 'failed' then r.amount_cents else 0 end as lost_now
      from refunds r join orders o on o.provider_id = r.provider_id and o.id = r.order_id
      join card_payments p on p.provider_id = r.provider_id and p.id = r.card_payment_id and p.state = 'succeeded'
      window before_it as (partition by r.provider_id, r.order_id order by r.id rows between unbounded preceding and 1 preceding)),
    due as (
      select asked.*, greatest(0, least(total_cents, greatest(lasting + lasting_now, greatest(lost, lost_now)))
        - least(total_cents, greatest(lasting, lost))) as credit from asked),
    credits as (
      insert into line_credits (provider_id, order_id, position, amount_cents, refund_id, created_at)
        select provider_id, order_id, 1, credit, id, created_at from due where credit > 0 returning *)
    update refunds set credited_cents = coalesce(
      (select amount_cents from credits c where c.provider_id = refunds.provider_id and c.refund_id = refunds.id), 0);

    update order_lines l set credited_cents = c.cents
      from (select provider_id, order_id, sum(amount_cents) as cents from line_credits group by provider_id, order_id) c
      where c.provider_id = l.provider_id and c.order_id = l.order_id;
    update orders o set credited_cents = l.credited_cents from order_lines l
      where l.provider_id = o.provider_id and l.order_id = o.id and l.credited_cents > 0;
    update orders o set paid_cents = order_paid_cents(o.provider_id, o.id)
      where exists (select from ledger_entries e where e.provider_id = o.provider_id and e.order_id = o.id);
    update orders set payment_state = case when paid_cents < total_cents - credited_cents then 'partiallyPaid' else 'fullyPaid' end
      where paid_cents > 0 and payment_state in ('partiallyPaid', 'fullyPaid');
  `.execute(db);
}

async function addWhatTheVersionBeforeLeavesOut(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function line_of_order() returns trigger language plpgsql as $$
    begin
      insert into order_lines (provider_id, order_id, position, subject, subject_id, name, price_cents, online_discount_cents)
        values (new.provider_id, new.id, 1, new.subject, new.subject_id, new.name, new.price_cents, new.discount_cents);
      return null;
    end $$;
    create trigger orders_without_lines after insert on orders for each row when (new.line_count is null)
      execute function line_of_order();
    comment on trigger orders_without_lines on orders is 'for the version before migration 39, which writes none';

    create function credits_of_refund() returns trigger language plpgsql as $$
    declare
      due integer;
      credited integer := 0;
      part integer;
      line record;
    begin
      if exists (select from card_payments where provider_id = new.provider_id and id = new.card_payment_id and state = 'succeeded') then
        select greatest(0, least(o.total_cents - o.credited_cents, new.amount_cents - greatest(0, o.credited_cents - given.cents)))
          into due
          from orders o, lateral (
            select coalesce((select sum(r.amount_cents) from refunds r
                join card_payments p on p.provider_id = r.provider_id and p.id = r.card_payment_id and p.state = 'succeeded'
                where r.provider_id = o.provider_id and r.order_id = o.id and r.id <> new.id and r.state <> 'failed'), 0)
              + coalesce((select sum(a.amount_cents) from till_allocations a
                join till_payments t on t.provider_id = a.provider_id and t.id = a.till_payment_id and t.kind = 'returned'
                where a.provider_id = o.provider_id and a.order_id = o.id), 0) as cents) given
          where o.provider_id = new.provider_id and o.id = new.order_id;
        for line in select position, total_cents - credited_cents as rest from order_lines
          where provider_id = new.provider_id and order_id = new.order_id order by position
        loop
          part := least(due - credited, line.rest);
          if part > 0 then
            insert into line_credits (provider_id, order_id, position, amount_cents, refund_id, created_at)
              values (new.provider_id, new.order_id, line.position, part, new.id, new.created_at);
            update order_lines set credited_cents = credited_cents + part
              where provider_id = new.provider_id and order_id = new.order_id and position = line.position;
            credited := credited + part;
          end if;
        end loop;
      end if;
      update refunds set credited_cents = credited where provider_id = new.provider_id and id = new.id;
      update orders set credited_cents = credited_cents + credited, paid_cents = order_paid_cents(provider_id, id)
        where provider_id = new.provider_id and id = new.order_id;
      return null;
    end $$;
    create trigger refunds_without_credits after insert on refunds for each row when (new.credited_cents is null)
      execute function credits_of_refund();
    comment on trigger refunds_without_credits on refunds is 'for the version before migration 39, which credits no line';

    create function state_of_order() returns trigger language plpgsql as $$
    begin
      new.paid_cents := order_paid_cents(new.provider_id, new.id);
      new.payment_state := case
        when new.paid_cents <= 0 then 'notPaid'
        when new.paid_cents < new.price_cents - new.discount_cents - new.credited_cents then 'partiallyPaid'
        else 'fullyPaid' end;
      return new;
    end $$;
    create trigger orders_paid_as_before before update of payment_state on orders for each row
      when (new.settlements = old.settlements and new.payment_state in ('notPaid', 'partiallyPaid', 'fullyPaid'))
      execute function state_of_order();
    comment on trigger orders_paid_as_before on orders is
      'for the version before migration 39, which writes a state without what was paid, and knows of cards alone';
  `.execute(db);
}

/** What the application sees to under the order's lock, once more where it is cheap. */
async function guardSums(db: Kysely<unknown>): Promise<void> {
  await sql`
    drop index card_payments_one_success;
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
    create trigger card_payments_within_total before insert or update of state on card_payments for each row
      when (new.state = 'succeeded') execute function refuse_card_beyond_total();
    comment on trigger card_payments_within_total on card_payments is
      'what is taken for an order is never more than it asks; the version before knows no money of the till';

    create function lines_follow_order() returns trigger language plpgsql as $$
    begin
      update order_lines set price_cents = new.price_cents, online_discount_cents = new.discount_cents,
          promo_discount_cents = 0, gift_cents = 0
        where provider_id = new.provider_id and order_id = new.id and coalesce(new.line_count, 1) = 1
          and (price_cents, online_discount_cents + promo_discount_cents + gift_cents)
            is distinct from (new.price_cents, new.discount_cents);
      return null;
    end $$;
    create trigger orders_priced_anew after update of price_cents, discount_cents on orders for each row
      when ((old.price_cents, old.discount_cents) is distinct from (new.price_cents, new.discount_cents))
      execute function lines_follow_order();
    comment on trigger orders_priced_anew on orders is 'an order of one line and that line have one price, whoever changes it';

    create function lines_add_up() returns trigger language plpgsql as $$
    declare
      of_order record;
    begin
      select o.id into of_order from orders o
        join order_lines l on l.provider_id = o.provider_id and l.order_id = o.id
        where o.provider_id = coalesce(new.provider_id, old.provider_id) and o.id = coalesce(new.order_id, old.order_id)
        group by o.provider_id, o.id
        having sum(l.price_cents) <> o.price_cents or sum(l.total_cents) <> o.total_cents;
      if found then
        raise exception 'the lines of order % do not add up to it', of_order.id using errcode = 'check_violation';
      end if;
      return null;
    end $$;
    create constraint trigger order_lines_add_up after update of price_cents, online_discount_cents, promo_discount_cents, gift_cents
      or delete on order_lines deferrable initially deferred for each row execute function lines_add_up();
    create constraint trigger order_lines_after_the_first_add_up after insert on order_lines deferrable initially deferred
      for each row when (new.position > 1) execute function lines_add_up();

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
  `.execute(db);
}
