import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** What holds while this migration runs and stands outside the database: bookings made before get it, marked as assumed. */
export interface TermsOfToday {
  platformFeeBasisPoints: number;
  /** The general terms that are shown now. */
  termsVersion: string;
  /** JSON, by language. */
  termsTexts: string;
}

/** A booking keeps the terms it was made on, and the text that was shown then can be read again. */
export async function up(db: Kysely<unknown>, today?: TermsOfToday): Promise<void> {
  await sql`
    create table terms_texts (
      version text primary key,
      texts jsonb not null,
      first_shown_at timestamptz not null
    );
    comment on table terms_texts is 'the general terms as bookings were made on them, by language: a version each time they read otherwise';

    alter table reservations
      add column free_cancellation_hours integer check (free_cancellation_hours between 0 and 8760),
      add column notice_minutes integer check (notice_minutes between 0 and 525600),
      add column terms_version text,
      add column terms_assumed boolean not null default false;
    alter table orders
      add column payment_mode text check (payment_mode in ('online', 'onSite')),
      add column platform_fee_basis_points integer check (platform_fee_basis_points between 0 and 10000),
      add column terms_assumed boolean not null default false;
    comment on column reservations.free_cancellation_hours is 'as agreed: what the provider sets later counts for later bookings';
    comment on column reservations.terms_version is 'of terms_texts; no foreign key: every booking would lock the one row';
    comment on column reservations.terms_assumed is 'booked before terms were kept: those of the day this column came';
    comment on column orders.platform_fee_basis_points is 'of each payment, whenever it is made; hundredths of a percent';
  `.execute(db);

  await fillOlderRows(db, today);

  await sql`
    alter table reservations
      alter column free_cancellation_hours set not null,
      alter column notice_minutes set not null,
      alter column terms_version set not null;
    alter table orders
      alter column payment_mode set not null,
      alter column platform_fee_basis_points set not null;
  `.execute(db);
}

async function fillOlderRows(db: Kysely<unknown>, today: TermsOfToday | undefined): Promise<void> {
  const { rows } = await sql`select from orders union all select from reservations limit 1`.execute(db);
  if (rows.length === 0) return;
  if (!today) throw new Error('There are bookings, and nobody has said on which terms');
  await sql`insert into terms_texts (version, texts, first_shown_at) values (${today.termsVersion}, ${today.termsTexts}, now())`.execute(
    db,
  );
  await sql`
    update reservations set free_cancellation_hours = p.free_cancellation_hours, notice_minutes = p.reservation_offset_minutes,
      terms_version = ${today.termsVersion}, terms_assumed = true
    from providers p where p.id = reservations.provider_id`.execute(db);
  await sql`
    update orders set platform_fee_basis_points = ${today.platformFeeBasisPoints}, terms_assumed = true,
      payment_mode = coalesce((select case when only_book then 'onSite' else 'online' end from reservations r
        where r.provider_id = orders.provider_id and r.id = orders.subject_id and orders.subject = 'reservation'), 'online')`.execute(
    db,
  );
}
