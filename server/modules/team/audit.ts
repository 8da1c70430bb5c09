import type { Invariant } from '#server/kernel/invariant.ts';

/** What must hold of the team of Radura. */
export const teamInvariants: Invariant[] = [
  {
    name: 'once somebody became an administrator, one can always come in',
    sql: `
      select min(e.id) as entry from audit_entries e
       where e.action = 'teamRoleTaken' and e.after ->> 'role' = 'admin'
         and not exists (select from log_ins l where l.role = 'admin' and l.active)
      having count(*) > 0`,
  },
  {
    name: 'every act of an administrator that touches somebody has its reason',
    sql: `
      select e.id as entry from audit_entries e
       where e.action = 'endTeamRole' and coalesce(length(e.after ->> 'reason'), 0) < 10`,
  },
];
