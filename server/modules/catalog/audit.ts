import type { Invariant } from '#server/kernel/invariant.ts';

/** What must hold of offers. */
export const catalogInvariants: Invariant[] = [
  {
    name: 'every need of an offer names at least one thing, and no person',
    sql: `
      select n.provider_id, n.offer_id, n.number
      from offer_needs n
      left join offer_need_things t on t.provider_id = n.provider_id and t.offer_id = n.offer_id and t.number = n.number
      left join resources r on r.provider_id = t.provider_id and r.id = t.resource_id
      where r.id is null or r.kind <> 2`,
  },
];
