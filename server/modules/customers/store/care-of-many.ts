import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { CareRelation } from '#contracts/validation/customer.ts';
import type { Work } from '#server/kernel/work.ts';
import type { CustomerMatch } from './many-customers.ts';
import { questionsAbout } from './many-customers.ts';

/** A customer who may care for another. */
export interface PossibleCarer {
  id: number;
  firstname: string | null;
  lastname: string | null;
  /** Archived, or in care themselves. */
  mayNotCare: boolean;
}

/**
 * For each of many, the customers of the provider who have their e-mail or phone; of whom neither is said, those who are called so.
 * @returns in the order asked
 */
export async function readPossibleCarers(
  work: Work,
  providerId: number,
  asked: readonly Omit<CustomerMatch, 'notes'>[],
): Promise<PossibleCarer[][]> {
  const questions = asked.flatMap((one, place) =>
    questionsAbout(providerId, one).map(({ words }) => ({ words, place })),
  );
  const { rows } = await sql<PossibleCarer & { place: number }>`
    select distinct q.place, c.id, c.firstname, c.lastname, c.archived_at is not null or c.cared_for_by is not null as "mayNotCare"
      from jsonb_to_recordset(${JSON.stringify(questions)}::jsonb) as q (place int, words text)
      cross join lateral (select id, provider_id, firstname, lastname, archived_at, cared_for_by, merged_into
        from customers where words @@ q.words::tsquery offset 0) c
      where c.provider_id = ${providerId} and c.merged_into is null order by q.place, c.id`.execute(work.db);
  const found: PossibleCarer[][] = asked.map(() => []);
  for (const { place, ...carer } of rows) found[place]?.push(carer);
  return found;
}

/** How some customers are cared for, and whether they care for somebody, by their ids. */
export async function readCareOfMany(
  work: Work,
  providerId: number,
  ids: readonly number[],
): Promise<Map<number, { carerId: number | null; carerName: string | null; cares: boolean }>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{
    id: number;
    carerId: number | null;
    carerName: string | null;
    cares: boolean;
  }>`
    select c.id, c.cared_for_by as "carerId", nullif(concat_ws(' ', carer.firstname, carer.lastname), '') as "carerName",
        exists (select from customers o where o.provider_id = c.provider_id and o.cared_for_by = c.id) as cares
      from customers c left join customers carer on carer.provider_id = c.provider_id and carer.id = c.cared_for_by
      where c.provider_id = ${providerId} and c.id = any(${[...ids]}::bigint[])`.execute(work.db);
  return new Map(rows.map(({ id, ...care }) => [id, care]));
}

/** A customer and who shall care for them. */
export interface CareToGive {
  customerId: number;
  carerId: number;
  /** What the carer is to the customer. */
  relation: CareRelation;
}

/**
 * Puts many customers who are in nobody's care into another's, where both may (`setCustomerCare`); the caller has locked all of them.
 * @returns the ids of those who are in care now
 */
export async function giveCareOfMany(
  work: Work,
  providerId: number,
  care: readonly CareToGive[],
): Promise<Set<number>> {
  if (care.length === 0) return new Set();
  const { rows } = await sql<{ id: number }>`
    update customers c set cared_for_by = carer.id, care_relation = g.relation, version = c.version + 1
      from jsonb_to_recordset(${JSON.stringify(care)}::jsonb) as g ("customerId" bigint, "carerId" bigint, relation text)
      join customers carer on carer.provider_id = ${providerId} and carer.id = g."carerId"
        and carer.archived_at is null and carer.cared_for_by is null and carer.merged_into is null
      where c.provider_id = ${providerId} and c.id = g."customerId" and c.id <> carer.id and c.cared_for_by is null and c.merged_into is null
        and not exists (select from customers o where o.provider_id = c.provider_id and o.cared_for_by = c.id)
      returning c.id`.execute(work.db);
  return new Set(rows.map(({ id }) => id));
}

/** Who cares for a customer, as json: firstname, lastname, email, phone and relation; null: nobody. An expression for lists of a module above. */
export const carerOf = (providerId: number, customerId: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  select jsonb_build_object('firstname', o.firstname, 'lastname', o.lastname, 'email', nullif(o.email, ''), 'phone', o.phone,
      'relation', me.care_relation)
    from customers me join customers o on o.provider_id = me.provider_id and o.id = me.cared_for_by
    where me.provider_id = ${providerId} and me.id = ${customerId}
)`;
