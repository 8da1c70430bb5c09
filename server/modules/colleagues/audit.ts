import type { Invariant } from '#server/kernel/invariant.ts';

/** What must hold of who works at a provider, whatever the use cases did. */
export const colleaguesInvariants: Invariant[] = [
  {
    name: 'a provider that has had an owner has one',
    sql: `
      select r.provider_id from provider_roles r
      group by r.provider_id
      having bool_or(r.role = 'owner') and not bool_or(r.role = 'owner' and r.active)`,
  },
  {
    name: 'ownership is offered to who works there alone',
    sql: `
      select provider_id, id from provider_roles
      where invited_as = 'owner' and not active and invited_until > (select now from moment)`,
  },
  {
    name: 'who has no role at a provider any more is nobody of its staff',
    sql: `
      select s.provider_id, s.id as resource, s.person_id
      from resources s join provider_roles r on r.provider_id = s.provider_id and r.person_id = s.person_id
      where not r.active and r.invited_as is null and r.since is not null`,
  },
  {
    name: 'whom of the staff somebody shall be is a person',
    sql: `
      select r.provider_id, r.id, s.id as resource
      from provider_roles r join resources s on s.provider_id = r.provider_id and s.id = r.resource_id
      where s.kind <> 1`,
  },
];
