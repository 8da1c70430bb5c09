import type { Invariant } from '#server/kernel/invariant.ts';

/** What must hold of people and things. */
export const staffInvariants: Invariant[] = [
  {
    name: 'a name is that of a unit there is, of a thing',
    sql: `
      select u.provider_id, u.resource_id, u.unit, r.kind, r.quantity
      from resource_units u join resources r on r.provider_id = u.provider_id and r.id = u.resource_id
      where r.kind <> 2 or u.unit > r.quantity`,
  },
];
