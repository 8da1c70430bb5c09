import type { Invariant } from '#server/kernel/invariant.ts';

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
      where coalesce(nullif(c.email, ''), c.firstname, c.lastname, c.phone) is null
        and not exists (select from customer_contacts f where f.provider_id = c.provider_id and f.customer_id = c.id)
        and not exists (select from people gone where gone.id = c.person_id and gone.deleted_at is not null)`,
  },
  {
    name: 'a customer with a person has an e-mail, but for whoever had it erased',
    sql: 'select provider_id, id, person_id from customers where person_id is not null and email is null',
  },
  {
    name: 'what a provider wrote down of a customer is there',
    sql: `
      select provider_id, id, recorded from customers
      where 'email' = any(recorded) and coalesce(email, '') = '' or 'firstname' = any(recorded) and firstname is null
        or 'lastname' = any(recorded) and lastname is null or 'phone' = any(recorded) and phone is null`,
  },
];
