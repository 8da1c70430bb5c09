import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/**
 * People take turns at one computer by a PIN (docs/decisions/0082). The version before writes none of this: who logs in by it is simply not among those
 * who may come back by their PIN.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table person_pins (
      person_id bigint primary key references people (id),
      pin_hash text not null,
      set_at timestamptz not null
    );
    comment on table person_pins is 'the PIN by which somebody comes back at a computer they have logged in at the same day; it is no log-in';
    comment on column person_pins.pin_hash is 'argon2id, with a pepper of its own';

    create table device_people (
      device_hash bytea not null,
      person_id bigint not null references people (id),
      session_id bigint unique references login_sessions (id) on delete cascade,
      second_factor text check (second_factor in ('authenticatorApp', 'passkey', 'recoveryCode')),
      signed_in_at timestamptz not null,
      tries integer not null default 0 check (tries between 0 and 5),
      primary key (device_hash, person_id)
    );
    create index device_people_of_person on device_people (person_id);
    create index device_people_by_age on device_people (signed_in_at);
    comment on table device_people is 'who has fully logged in at which computer, for the rest of that day';
    comment on column device_people.device_hash is 'sha-256 of what the cookie of the computer says since its last full log-in';
    comment on column device_people.session_id is 'the session in which the person is there now, with which the row ends; null: a colleague is there';
    comment on column device_people.second_factor is 'what they showed beside the password at the full log-in';
    comment on column device_people.tries is 'PINs typed since the last right one: after five only a full log-in helps';

    alter table login_sessions add column by_pin boolean not null default false;
    comment on column login_sessions.by_pin is 'begun by a PIN at a shared computer: it ends with the PIN'
  `.execute(db);
}
