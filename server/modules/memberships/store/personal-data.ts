import { sql } from 'kysely';
import { isCustomerThemselves } from '#server/modules/customers/index.ts';
import type { Work } from '#server/kernel/work.ts';

/** Every pass of a person with its uses, the oldest first. */
export async function readPassesOfPerson(work: Work, personId: number) {
  const { rows } = await sql<{ providerId: number } & Record<string, unknown>>`
    select p.provider_id as "providerId", p.name as membership, p.offer_name as offer, p.price_cents as "priceCents", p.entries, p.parts,
      p.starts_on as "startsOn", p.ends_on as "endsOn", p.status, p.created_at as "createdAt",
      (select coalesce(json_agg(json_build_object('name', u.name, 'visitAt', u.visit_at, 'state', u.state) order by u.id), '[]')
        from pass_uses u where u.provider_id = p.provider_id and u.pass_id = p.id) as uses
    from passes p where p.person_id = ${personId} order by p.id`.execute(work.db);
  return rows;
}

/** Where the provider goes on knowing who bought, the pass loses its link to the person. */
export async function cutPassesOff(work: Work, personId: number): Promise<void> {
  await sql`
    update passes p set person_id = null where p.person_id = ${personId}
      and not ${isCustomerThemselves(sql`p.provider_id`, sql`p.customer_id`, personId)}`.execute(work.db);
}
