import { sql } from 'kysely';
import type { CustomerDetailValues } from '#contracts/customer-details.ts';
import type { CareRelation } from '#contracts/validation/customer.ts';
import type { Work } from '#server/kernel/work.ts';
import { detailColumns } from '../customer-columns.ts';
import type { CustomerKey } from './change-customers.ts';

/** Another customer, as one in whose care somebody is, or who is in somebody's. */
export interface CustomerInCare {
  id: number;
  firstname: string | null;
  lastname: string | null;
  email: string | null;
  phone: string | null;
  /** What who cares is to the other. */
  relation: CareRelation;
}

/** All that is known of a customer but for what they did. */
export interface CustomerFacts extends CustomerDetailValues {
  id: number;
  version: number;
  firstname: string | null;
  lastname: string | null;
  email: string | null;
  phone: string | null;
  isBlacklisted: boolean;
  blacklistReason: string | null;
  isContentBlocked: boolean;
  archivedAt: Date | null;
  createdAt: Date;
  /** Whether a log-in of theirs sees what is booked for them, if they have one. */
  hasPerson: boolean;
  /** Their account was deleted while the provider kept what it wrote down; null: never, or they have another one now. */
  erasure: { askedAt: Date; answer: 'erased' | 'kept' | null } | null;
  further: { kind: 'email' | 'phone'; value: string; label: string | null }[];
  carer: CustomerInCare | null;
  inCare: CustomerInCare[];
}

const MOST_IN_CARE = 50;

const inCare = (alias: string, relation: string) =>
  sql`json_build_object('id', ${sql.ref(alias)}.id, 'firstname', ${sql.ref(alias)}.firstname, 'lastname', ${sql.ref(alias)}.lastname,
    'email', nullif(${sql.ref(alias)}.email, ''), 'phone', ${sql.ref(alias)}.phone, 'relation', ${sql.ref(relation)}.care_relation)`;

/** One customer; null where the provider has none such. */
export async function readCustomerFacts(
  work: Work,
  { providerId, customerId }: CustomerKey,
): Promise<CustomerFacts | null> {
  const { rows } = await sql<
    Omit<CustomerFacts, 'erasure'> & { askedAt: Date | null; answer: 'erased' | 'kept' | null }
  >`
    select c.id, c.version, c.firstname, c.lastname, nullif(c.email, '') as email, c.phone, ${detailColumns('c')}, c.blacklisted as "isBlacklisted", c.blacklist_reason as "blacklistReason",
        c.content_blocked as "isContentBlocked", c.archived_at as "archivedAt",
        c.created_at as "createdAt", c.person_id is not null as "hasPerson",
        case when c.person_id is null then c.erasure_asked_at end as "askedAt", c.erasure_answer as answer,
        (select coalesce(json_agg(json_build_object('kind', f.kind, 'value', f.value, 'label', f.label) order by f.kind, f.position), '[]')
          from customer_contacts f where f.provider_id = c.provider_id and f.customer_id = c.id) as further,
        (select ${inCare('carer', 'c')} from customers carer where carer.provider_id = c.provider_id and carer.id = c.cared_for_by) as carer,
        (select coalesce(json_agg(${inCare('o', 'o')} order by o.firstname, o.id), '[]')
          from (select * from customers o where o.provider_id = c.provider_id and o.cared_for_by = c.id order by o.firstname, o.id
            limit ${MOST_IN_CARE}) o) as "inCare"
      from customers c where c.provider_id = ${providerId} and c.id = ${customerId}`.execute(work.db);
  const [row] = rows;
  if (!row) return null;
  const { askedAt, answer, ...facts } = row;
  return { ...facts, erasure: askedAt && { askedAt, answer } };
}
