import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type pg from 'pg';
import { apiSchema } from '#server/app.ts';
import { ACCESS } from './access-table.ts';
import type { ActorName } from './actors.ts';
import { ACTORS } from './actors.ts';
import type { Row } from './row.ts';
import { Surface } from './surface.ts';
import type { Town } from './town.ts';
import { openTown } from './town.ts';

/** Whatever lets somebody do or read something after a session has ended, a line for each. */
const POWERS = `
  select concat_ws(' ', 'role', provider_id, person_id, role) as power from provider_roles where active
  union all select concat_ws(' ', 'offer', provider_id, person_id, invited_as, invited_until) from provider_roles where invited_as is not null
  union all select concat_ws(' ', 'staff', provider_id, id, person_id) from resources where person_id is not null
  union all select concat_ws(' ', 'feed', person_id, generation) from calendar_feeds where is_on
  union all select concat_ws(' ', 'notices', id, notification_email) from providers where notification_email is not null
  union all select concat_ws(' ', 'collaborators act', id) from providers where collaborators_act_on_own
  union all select concat_ws(' ', 'collaborators see contacts', id) from providers where collaborators_see_contacts
  union all select concat_ws(' ', 'owner', id, owner_person_id) from providers
  union all select concat_ws(' ', 'payment account', provider_id, id) from payment_accounts
  union all select concat_ws(' ', 'session', id, ends_at, stepped_up_at) from login_sessions
  union all select concat_ws(' ', 'pin', person_id, pin_hash) from person_pins
  union all select concat_ws(' ', 'app', person_id, confirmed_at) from authenticator_apps
  union all select concat_ws(' ', 'passkey', person_id, id) from passkeys
  union all select concat_ws(' ', 'code', person_id, code_hash) from recovery_codes
  union all select concat_ws(' ', 'password', person_id, password_hash) from log_ins where password_hash is not null
  union all select concat_ws(' ', 'e-mail', id, email) from people where id in (select person_id from log_ins where password_hash is not null)`;

const WHO = ['owner', 'director', 'manager', 'collaborator'] as const satisfies readonly ActorName[];

let town: Town;
const surface = new Surface(apiSchema());

beforeAll(async () => {
  town = await openTown({ withWeb: false });
});
afterAll(() => town.close());

async function powers(pool: pg.Pool): Promise<Set<string>> {
  const { rows } = await pool.query<{ power: string }>(POWERS);
  return new Set(rows.map(({ power }) => power));
}

/** Commands of a business that take no key. */
const WITHOUT_KEY: readonly string[] = [
  'enableCalendarFeed',
  'acceptInvitation',
  'declineInvitation',
  'leaveProvider',
  'handOverOwnership',
];
const whoIn = ({ own }: Row) => WHO.find((name) => own.includes(name));
/** Last: it hides the center that others book at. */
const HIDES = 'unpublishProvider';
const commands = Object.values(ACCESS)
  .flat()
  .filter((row) => surface.operations.get(row.operation)?.kind === 'mutation')
  .filter(({ operation, needsKey }) => needsKey || WITHOUT_KEY.includes(operation))
  .filter((row) => row.target.mine !== null && whoIn(row) !== undefined)
  .toSorted((one, other) => Number(one.operation === HIDES) - Number(other.operation === HIDES));

describe('after a command in a session that a PIN began', () => {
  it.each(commands.map((row) => [row.operation, row] as const))(
    '%s nobody may do more than before',
    async (_operation, row) => {
      const who = whoIn(row);
      if (who === undefined) throw new Error('Nobody may');
      const me = await town.newcomer(ACTORS[who]);
      const args = (await row.target.mine?.(town, me)) ?? {};
      const { pool } = town.app;
      await pool.query(
        `update login_sessions set stepped_up_at = null, by_pin = true, ends_at = created_at + interval '8 hours' where person_id = $1`,
        [me.personId],
      );
      const before = await powers(pool);
      await surface.call(row, me.browser, args);
      const more = [...(await powers(pool))].filter((power) => !before.has(power));
      expect(more).toEqual([]);
    },
  );
});
