import type { Invariant } from '#server/kernel/invariant.ts';
import { holdsPersonalData } from './customer-columns.ts';

/** What must hold of customers. The database itself keeps care within one provider, and nobody caring for themselves. */
export const customerInvariants: Invariant[] = [
  {
    name: "who cares for a customer is in nobody's care",
    sql: `
      select c.provider_id, c.id as customer, carer.id as carer, carer.cared_for_by as "carerOfCarer"
      from customers c join customers carer on carer.provider_id = c.provider_id and carer.id = c.cared_for_by
      where carer.cared_for_by is not null`,
  },
  {
    name: 'a customer has a name or a contact, or has left',
    sql: `
      select c.provider_id, c.id from customers c
      where coalesce(nullif(c.email, ''), c.firstname, c.lastname, c.phone) is null and c.merged_into is null
        and not exists (select from customer_contacts f where f.provider_id = c.provider_id and f.customer_id = c.id)
        and not exists (select from people gone where gone.id = c.person_id and gone.deleted_at is not null)
        and c.erasure_asked_at is null`,
  },
  {
    name: 'whoever was merged points to somebody who stands, by a merge that stands',
    sql: `
      select c.provider_id, c.id as merged, c.merged_into as kept from customers c
      join customers kept on kept.provider_id = c.provider_id and kept.id = c.merged_into
      where kept.merged_into is not null or not exists (
        select from customer_merges m where m.provider_id = c.provider_id and m.merged_id = c.id and m.undone_at is null)`,
  },
  {
    name: 'a merge that stands has a merged customer',
    sql: `
      select m.provider_id, m.id as merge, m.merged_id from customer_merges m
      join customers c on c.provider_id = m.provider_id and c.id = m.merged_id
      where m.undone_at is null and c.merged_into is null`,
  },
  {
    name: 'nothing is of a customer who was merged into another',
    sql: `
      select c.provider_id, c.id as customer, p.what, p.id from customers c join lateral (
        select 'reservation' as what, id from reservations r where r.provider_id = c.provider_id and r.customer_id = c.id
        union all select 'order', id from orders o where o.provider_id = c.provider_id and o.customer_id = c.id
        union all select 'note', id from customer_notes n where n.provider_id = c.provider_id and n.customer_id = c.id
        union all select 'tag', tag_id from customer_tagged g where g.provider_id = c.provider_id and g.customer_id = c.id
        union all select 'row of an import', import_id from customer_import_rows i where i.provider_id = c.provider_id and i.customer_id = c.id
        union all select 'in care', id from customers o where o.provider_id = c.provider_id and o.cared_for_by = c.id
        union all select 'carer', c.cared_for_by where c.cared_for_by is not null
      ) p on true where c.merged_into is not null`,
  },
  {
    name: 'a customer with a person has an e-mail, but for whoever had it erased',
    sql: 'select provider_id, id, person_id from customers where person_id is not null and email is null',
  },
  {
    name: 'of a customer who was erased nothing is left',
    sql: `
      select c.provider_id, c.id from customers c where c.erasure_answer = 'erased' and c.archived_at is not null and c.person_id is null
        and num_nonnulls(nullif(c.email, ''), c.firstname, c.lastname, c.phone) = 0
        and (${holdsPersonalData('c')}
          or exists (select from customer_contacts f where f.provider_id = c.provider_id and f.customer_id = c.id))`,
  },
  {
    name: 'what a provider wrote down of a customer is there',
    sql: `
      select provider_id, id, recorded from customers
      where 'email' = any(recorded) and coalesce(email, '') = '' or 'firstname' = any(recorded) and firstname is null
        or 'lastname' = any(recorded) and lastname is null or 'phone' = any(recorded) and phone is null`,
  },
];
