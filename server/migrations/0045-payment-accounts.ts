import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/**
 * A provider has several accounts at the card processor, one of them current, each with a state (docs/decisions/0057). The version before
 * knows one account a provider and only whether it may be paid: what it writes of that becomes the state of the current one.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table payment_accounts
      drop constraint payment_accounts_pkey,
      add primary key (provider_id, id),
      alter column processor_account_id drop not null,
      alter column charges_enabled set default false,
      add column is_current boolean not null default true,
      add column state text not null default 'started'
        check (state in ('started', 'askedForMore', 'ready', 'refused', 'disconnected')),
      add column disconnected_by text check (disconnected_by in ('owner', 'processor')),
      add column missing text[] not null default '{}',
      add column is_in_review boolean not null default false,
      add column due_at timestamptz,
      add column payouts_enabled boolean not null default false,
      add column opening_attempt smallint not null default 1 check (opening_attempt >= 1),
      add column key_stored_at timestamptz not null default now(),
      add column reads integer not null default 0,
      add column written_read integer not null default 0,
      add column asked_at timestamptz,
      add column read_at timestamptz;
    update payment_accounts set state = 'ready' where charges_enabled;

    insert into payment_accounts (provider_id, processor_account_id, customer_name, charges_enabled, is_current, state, disconnected_by, created_at)
      select p.provider_id, p.processor_account_id, o.name, false, false, 'disconnected', 'owner', min(p.created_at)
      from card_payments p join providers o on o.id = p.provider_id
      group by p.provider_id, p.processor_account_id, o.name
      on conflict do nothing;

    alter table payment_accounts
      add constraint payment_accounts_state_says_charges check (charges_enabled = (state = 'ready')),
      add constraint payment_accounts_past_are_closed check (is_current or state in ('refused', 'disconnected')),
      add constraint payment_accounts_disconnected_by_somebody check ((state = 'disconnected') = (disconnected_by is not null)),
      add constraint payment_accounts_ready_are_known check (state <> 'ready' or processor_account_id is not null);
    create unique index payment_accounts_one_current on payment_accounts (provider_id) where is_current;
    create index payment_accounts_to_read on payment_accounts (asked_at nulls first) where is_current and processor_account_id is not null;
    create index refunds_waiting_for_account on refunds (provider_id, created_at) where state = 'requested' and waits_for = 'account';

    comment on table payment_accounts is 'a provider''s accounts at the card processor; a row is never given to another account';
    comment on column payment_accounts.processor_account_id is 'null: stored before the processor is asked to open it';
    comment on column payment_accounts.charges_enabled is 'read by the version before: whether the state is ready';
    comment on column payment_accounts.disconnected_by is 'owner: for good, by whoever runs the provider here; processor: it no longer lets us act for the account';
    comment on column payment_accounts.missing is 'what the processor asks for, in groups';
    comment on column payment_accounts.is_in_review is 'everything is said, the processor has not decided';
    comment on column payment_accounts.due_at is 'until when what is missing must be there; null: no date';
    comment on column payment_accounts.opening_attempt is 'part of the key under which the processor is asked to open it';
    comment on column payment_accounts.reads is 'how often the processor was asked; written_read is the latest of them whose answer was kept: an older one is dropped';

    create function payment_account_state() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        if new.charges_enabled and new.state = 'started' then new.state := 'ready'; end if;
      elsif new.state = old.state and new.charges_enabled <> old.charges_enabled and new.is_current then
        if new.charges_enabled and old.state in ('started', 'askedForMore') then new.state := 'ready'; end if;
        if not new.charges_enabled and old.state = 'ready' then new.state := 'askedForMore'; end if;
      end if;
      new.charges_enabled := new.state = 'ready';
      return new;
    end $$;
    create trigger payment_accounts_state before insert or update on payment_accounts
      for each row execute function payment_account_state();
    comment on trigger payment_accounts_state on payment_accounts is
      'the version before says only whether an account may be paid; of one that is closed it says nothing any more';

    create function payment_account_stays() returns trigger language plpgsql as $$
    begin
      raise exception 'an account at the card processor is never exchanged for another one: % %', old.provider_id, old.id;
    end $$;
    create trigger payment_accounts_stay before update on payment_accounts for each row
      when (old.provider_id <> new.provider_id
        or old.processor_account_id is not null and new.processor_account_id is distinct from old.processor_account_id
        or not old.is_current and new.is_current)
      execute function payment_account_stays()
  `.execute(db);
}
