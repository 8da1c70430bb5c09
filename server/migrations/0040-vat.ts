import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/**
 * What is sold says how it is taxed, and the ledger what of the money is revenue and what is tax (docs/decisions/0051). Everything
 * that was paid before is posted here. The version before posts nothing: until none runs any more, the database does it for orders of
 * one line, of which that version knows no others.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addRules(db);
  await addChoices(db);
  await addVatToLines(db);
  await widenLedger(db);
  await postWhatWasSold(db);
  await postForTheVersionBefore(db);
}

/** Rates, natures and legal texts, each from a day on: a document is written by those of its date. */
async function addRules(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table vat_rules (
      treatment text not null check (treatment in ('standard', 'reduced', 'socialReduced', 'minimum', 'healthExempt', 'sportExempt',
        'membersOutOfScope', 'forfettario')),
      valid_from date not null,
      rate_basis_points integer not null check (rate_basis_points between 0 and 10000),
      nature text check (nature in ('N1', 'N2.1', 'N2.2', 'N3.1', 'N3.2', 'N3.3', 'N3.4', 'N3.5', 'N3.6', 'N4', 'N5', 'N7')),
      legal_text text,
      primary key (treatment, valid_from),
      check ((rate_basis_points = 0) = (nature is not null)),
      check ((nature is not null) = (legal_text is not null))
    );
    comment on table vat_rules is 'how a treatment is taxed from a day on; what was agreed before keeps what it was agreed with';
    comment on column vat_rules.nature is 'why there is no tax, by the codes of the electronic invoice';
    comment on column vat_rules.legal_text is 'in Italian, as it stands on documents';
    insert into vat_rules (treatment, valid_from, rate_basis_points, nature, legal_text) values
      ('standard', '2013-10-01', 2200, null, null),
      ('reduced', '2013-10-01', 1000, null, null),
      ('socialReduced', '2016-01-01', 500, null, null),
      ('minimum', '2013-10-01', 400, null, null),
      ('healthExempt', '2013-10-01', 0, 'N4', 'Operazione esente da IVA ai sensi dell''art. 10, primo comma, n. 18, del D.P.R. 633/1972'),
      ('sportExempt', '2023-08-17', 0, 'N4', 'Operazione esente da IVA ai sensi dell''art. 36-bis del D.L. 75/2023'),
      ('membersOutOfScope', '2013-10-01', 0, 'N2.2', 'Operazione fuori campo IVA ai sensi dell''art. 4, quarto comma, del D.P.R. 633/1972'),
      ('forfettario', '2015-01-01', 0, 'N2.2',
        'Operazione effettuata ai sensi dell''art. 1, commi da 54 a 89, della L. 190/2014 (regime forfettario)');

    create function vat_rule(of_treatment text, day date) returns vat_rules language sql stable as $$
      select * from vat_rules where treatment = of_treatment order by valid_from <= day desc, abs(valid_from - day) limit 1
    $$;
    comment on function vat_rule is 'the rule of a treatment on a day; of a day before all rules, the first';
  `.execute(db);
}

/** Safe defaults by trade: health professions are exempt, all others are taxed in full. */
async function addChoices(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table providers
      add column vat_regime text not null default 'ordinary'
        check (vat_regime in ('ordinary', 'cashAccounting', 'forfettario', 'sportsBody')),
      add column vat_treatment text not null default 'standard' check (vat_treatment in
        ('standard', 'reduced', 'socialReduced', 'minimum', 'healthExempt', 'sportExempt', 'membersOutOfScope')),
      add column vat_chosen_at timestamptz;
    comment on column providers.vat_treatment is 'of all that it sells and that says nothing else; a forfettario sells nothing with tax';
    comment on column providers.vat_chosen_at is 'when it said so itself; null: a default by trade';
    update providers p set vat_treatment = 'healthExempt'
      where exists (select from provider_categories c join categories k on k.id = c.category_id
        where c.provider_id = p.id and k.slug in ('physiotherapy-center', 'physiotherapist', 'nutritionist', 'psychologist')
          and c.position = (select min(position) from provider_categories where provider_id = p.id));

    alter table offers add column vat_treatment text check (vat_treatment in
      ('standard', 'reduced', 'socialReduced', 'minimum', 'healthExempt', 'sportExempt', 'membersOutOfScope'));
    comment on column offers.vat_treatment is 'null: as its provider says';

    create function vat_of_sale(provider bigint, of_subject text, of_subject_id bigint, day date) returns vat_rules
    language sql stable as $$
      select v.* from providers p
      left join reservations r on of_subject = 'reservation' and r.provider_id = p.id and r.id = of_subject_id
      left join offers o on o.provider_id = p.id and o.id = r.offer_id
      cross join lateral vat_rule(
        case when p.vat_regime = 'forfettario' then 'forfettario' else coalesce(o.vat_treatment, p.vat_treatment) end, day) v
      where p.id = provider
    $$;
    comment on function vat_of_sale is 'how something is taxed that was sold by a version that did not say';
  `.execute(db);
}

async function addVatToLines(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table order_lines
      add column vat_treatment text check (vat_treatment in ('standard', 'reduced', 'socialReduced', 'minimum', 'healthExempt',
        'sportExempt', 'membersOutOfScope', 'forfettario')),
      add column vat_rate_basis_points integer check (vat_rate_basis_points between 0 and 10000),
      add column vat_nature text,
      add check ((vat_rate_basis_points = 0) = (vat_nature is not null));
    comment on column order_lines.vat_treatment is 'as agreed, with its rate and nature of that day: what the provider says later counts for later sales';

    update order_lines l set vat_treatment = v.treatment, vat_rate_basis_points = v.rate_basis_points, vat_nature = v.nature
      from orders o, vat_of_sale(o.provider_id, o.subject, o.subject_id, (o.created_at at time zone 'Europe/Rome')::date) v
      where o.provider_id = l.provider_id and o.id = l.order_id;
    alter table order_lines
      alter column vat_treatment set not null,
      alter column vat_rate_basis_points set not null;

    create or replace function line_of_order() returns trigger language plpgsql as $$
    begin
      insert into order_lines (provider_id, order_id, position, subject, subject_id, name, price_cents, online_discount_cents,
          vat_treatment, vat_rate_basis_points, vat_nature)
        select new.provider_id, new.id, 1, new.subject, new.subject_id, new.name, new.price_cents, new.discount_cents,
          v.treatment, v.rate_basis_points, v.nature
        from vat_of_sale(new.provider_id, new.subject, new.subject_id, (new.created_at at time zone 'Europe/Rome')::date) v;
      return null;
    end $$;
  `.execute(db);
}

async function widenLedger(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table ledger_entries
      add column vat_treatment text,
      add column vat_rate_basis_points integer,
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
        ('sale', 'order', 'revenue'),
        ('saleReturn', 'revenue', 'order'),
        ('tax', 'order', 'tax'),
        ('taxReturn', 'tax', 'order'))),
      add constraint ledger_entries_vat_of_sales check (
        (reason in ('sale', 'saleReturn', 'tax', 'taxReturn')) = (vat_treatment is not null)
        and (vat_treatment is null) = (vat_rate_basis_points is null));
    comment on column ledger_entries.vat_treatment is 'of sales and tax: what of the order they are about, with its rate beside it';

    drop index ledger_entries_once_per_payment;
    drop index ledger_entries_once_per_refund;
    drop index ledger_entries_once_per_till_payment;
    create unique index ledger_entries_once_per_payment on ledger_entries
      (provider_id, card_payment_id, reason, vat_treatment, vat_rate_basis_points) nulls not distinct
      where refund_id is null and card_payment_id is not null;
    create unique index ledger_entries_once_per_refund on ledger_entries
      (provider_id, refund_id, reason, vat_treatment, vat_rate_basis_points) nulls not distinct where refund_id is not null;
    create unique index ledger_entries_once_per_till_payment on ledger_entries
      (provider_id, till_payment_id, order_id, reason, vat_treatment, vat_rate_basis_points) nulls not distinct
      where till_payment_id is not null;

    create function net_of_gross(gross bigint, rate integer) returns bigint language sql immutable as $$
      select (2 * gross * 10000 + 10000 + rate) / (2 * (10000 + rate))
    $$;
    comment on function net_of_gross is 'without its tax, half a cent upwards, as portionOfCents rounds';
  `.execute(db);
}

/** All orders have one line by now. With a payment its sum is posted; a credit returns what its sum falls by. */
async function postWhatWasSold(db: Kysely<unknown>): Promise<void> {
  await sql`
    with sold as (
      select l.provider_id, l.order_id, l.vat_treatment, l.vat_rate_basis_points, p.id as card_payment_id, null::bigint as refund_id,
        e.happened_at, 0::bigint as gross_before, least(l.total_cents, e.amount_cents)::bigint as gross_after
      from ledger_entries e
      join card_payments p on p.provider_id = e.provider_id and p.id = e.card_payment_id and p.state = 'succeeded'
      join order_lines l on l.provider_id = e.provider_id and l.order_id = e.order_id
      where e.reason = 'capture'),
    credited as (
      select s.provider_id, s.order_id, s.vat_treatment, s.vat_rate_basis_points, r.card_payment_id, r.id as refund_id,
        c.created_at as happened_at,
        least(s.gross_after, l.total_cents - l.credited_cents + sum(c.amount_cents) over from_this_on) as gross_before,
        least(s.gross_after, l.total_cents - l.credited_cents + sum(c.amount_cents) over from_this_on - c.amount_cents) as gross_after
      from line_credits c
      join refunds r on r.provider_id = c.provider_id and r.id = c.refund_id
      join order_lines l on l.provider_id = c.provider_id and l.order_id = c.order_id and l.position = c.position
      join sold s on s.provider_id = c.provider_id and s.order_id = c.order_id
      window from_this_on as (partition by c.provider_id, c.order_id order by c.id rows between current row and unbounded following)),
    posted as (
      select posting.*, v.reason, v.debit, v.credit, v.cents
      from (select * from sold union all select * from credited) posting,
      lateral (select net_of_gross(gross_after, vat_rate_basis_points) - net_of_gross(gross_before, vat_rate_basis_points) as net) n,
      lateral (values
        ('sale', 'order', 'revenue', n.net),
        ('tax', 'order', 'tax', gross_after - gross_before - n.net),
        ('saleReturn', 'revenue', 'order', -n.net),
        ('taxReturn', 'tax', 'order', -(gross_after - gross_before - n.net))) v (reason, debit, credit, cents)
      where v.cents > 0)
    insert into ledger_entries (provider_id, order_id, happened_at, reason, debit_account, credit_account, amount_cents,
        card_payment_id, refund_id, vat_treatment, vat_rate_basis_points)
      select provider_id, order_id, happened_at, reason, debit, credit, cents, card_payment_id, refund_id, vat_treatment,
        vat_rate_basis_points
      from posted order by provider_id, happened_at, order_id, refund_id nulls first, reason;
  `.execute(db);
}

async function postForTheVersionBefore(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function post_sale_of_line(provider bigint, of_order bigint, of_card_payment bigint, of_refund bigint, at timestamptz)
    returns void language plpgsql as $$
    declare
      line record;
      gross bigint;
      net bigint;
      net_due bigint;
      tax_due bigint;
    begin
      select l.*, o.credited_cents as credited into line from order_lines l
        join orders o on o.provider_id = l.provider_id and o.id = l.order_id
        where l.provider_id = provider and l.order_id = of_order and coalesce(o.line_count, 1) = 1;
      if not found or of_card_payment is null then
        return;
      end if;
      gross := greatest(0, least(order_paid_cents(provider, of_order), line.total_cents - line.credited_cents));
      net := net_of_gross(gross, line.vat_rate_basis_points);
      select net - coalesce(sum(case reason when 'sale' then amount_cents when 'saleReturn' then -amount_cents end), 0),
          gross - net - coalesce(sum(case reason when 'tax' then amount_cents when 'taxReturn' then -amount_cents end), 0)
        into net_due, tax_due from ledger_entries where provider_id = provider and order_id = of_order;
      insert into ledger_entries (provider_id, order_id, happened_at, reason, debit_account, credit_account, amount_cents,
          card_payment_id, refund_id, vat_treatment, vat_rate_basis_points)
        select provider, of_order, at, v.reason, v.debit, v.credit, v.cents, of_card_payment, of_refund, line.vat_treatment,
          line.vat_rate_basis_points
        from (values ('sale', 'order', 'revenue', net_due), ('tax', 'order', 'tax', tax_due),
          ('saleReturn', 'revenue', 'order', -net_due), ('taxReturn', 'tax', 'order', -tax_due)) v (reason, debit, credit, cents)
        where v.cents > 0;
    end $$;
    comment on function post_sale_of_line is 'for the version before migration 40, which posts no sales, and knows orders of one line alone';

    create function post_sale_of_refund() returns trigger language plpgsql as $$
    begin
      perform post_sale_of_line(new.provider_id, new.order_id, new.card_payment_id, new.id, new.created_at);
      return null;
    end $$;
    -- By name behind the one that credits the lines.
    create trigger refunds_without_credits_posted after insert on refunds for each row when (new.credited_cents is null)
      execute function post_sale_of_refund();

    create function post_sale_of_order() returns trigger language plpgsql as $$
    declare
      last record;
    begin
      select card_payment_id, refund_id, happened_at into last from ledger_entries
        where provider_id = new.provider_id and order_id = new.id and reason in ('capture', 'refund', 'refundReversal')
        order by id desc limit 1;
      perform post_sale_of_line(new.provider_id, new.id, last.card_payment_id, last.refund_id, last.happened_at);
      return null;
    end $$;
    create trigger orders_paid_as_before_posted after update of payment_state on orders for each row
      when (new.settlements = old.settlements and new.payment_state in ('notPaid', 'partiallyPaid', 'fullyPaid'))
      execute function post_sale_of_order();
  `.execute(db);
}
