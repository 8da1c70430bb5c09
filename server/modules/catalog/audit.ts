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
  {
    name: 'what the version before migration 37 reads of an offer is as many units of its things as it needs',
    sql: `
      select provider_id, offer_id, n.units as needed, m.units as read
      from (select provider_id, offer_id, sum(units) as units from offer_needs group by provider_id, offer_id) n
      full join (select provider_id, offer_id, sum(units) as units from offer_materials group by provider_id, offer_id) m
        using (provider_id, offer_id)
      where n.units is distinct from m.units
      union all
      select m.provider_id, m.offer_id, null, m.units
      from offer_materials m
      where not exists (select from offer_need_things t
        where t.provider_id = m.provider_id and t.offer_id = m.offer_id and t.resource_id = m.resource_id)`,
  },
];
