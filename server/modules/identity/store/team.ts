import { sql } from 'kysely';
import type { TeamRole } from '#contracts/roles.ts';
import type { Work } from '#server/kernel/work.ts';
import { identityTables } from './tables.ts';

/** Somebody of the team of Radura, or invited to it. */
export interface TeamMember {
  personId: number;
  email: string;
  firstname: string;
  lastname: string;
  role: TeamRole;
  /** Until when the invitation waits; null for who is there. */
  invitedUntil: Date | null;
  lastSignedInAt: Date | null;
  hasSecondFactor: boolean;
  isActive: boolean;
}

/** Who works for Radura, and who is invited to: administrators first, then by name. */
export async function listTeam(work: Work): Promise<TeamMember[]> {
  const { rows } = await sql<TeamMember>`
    with invited as (
      select distinct on (person_id) person_id, details ->> 'teamRole' as role, expires_at
        from log_in_codes
       where purpose = 'invite' and details ? 'teamRole' and used_at is null and expires_at > ${work.now()}
       order by person_id, id desc
    )
    select l.person_id as "personId", p.email, f.firstname, f.lastname,
           case when l.role = 'customer' then i.role else l.role end as role,
           case when l.role = 'customer' then i.expires_at end as "invitedUntil",
           l.last_signed_in_at as "lastSignedInAt", l.active as "isActive",
           exists (select from authenticator_apps a where a.person_id = l.person_id and a.sealed_secret is not null)
             or exists (select from passkeys k where k.person_id = l.person_id) as "hasSecondFactor"
      from log_ins l
      join people p on p.id = l.person_id
      join profiles f on f.person_id = l.person_id
      left join invited i on i.person_id = l.person_id
     where l.role <> 'customer' or i.person_id is not null
     order by role, f.firstname, f.lastname, p.email
     limit 500`.execute(work.db);
  return rows;
}

/** Whoever's role at Radura is in use, kept as it is until the transaction ends: who wants to end it waits. */
export async function lockTeamRole(work: Work, personId: number): Promise<TeamRole | null> {
  const row = await identityTables(work)
    .selectFrom('log_ins')
    .select('role')
    .where('person_id', '=', personId)
    .where('active', '=', true)
    .forShare()
    .executeTakeFirst();
  return row === undefined || row.role === 'customer' ? null : row.role;
}

/** Gives somebody a role at Radura, or takes it away, with their next call. */
export async function saveTeamRole(work: Work, personId: number, role: TeamRole | null): Promise<void> {
  await identityTables(work)
    .updateTable('log_ins')
    .set({ role: role ?? 'customer' })
    .where('person_id', '=', personId)
    .execute();
}

/** The administrators who can come in. */
export async function administratorIds(work: Work): Promise<number[]> {
  const rows = await identityTables(work)
    .selectFrom('log_ins')
    .select('person_id')
    .where('role', '=', 'admin')
    .where('active', '=', true)
    .orderBy('person_id')
    .execute();
  return rows.map(({ person_id }) => person_id);
}
