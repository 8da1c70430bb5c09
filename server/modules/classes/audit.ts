import type { Invariant } from '#server/kernel/invariant.ts';

/** What must hold of classes, sessions and sign-ups. */
export const classesInvariants: Invariant[] = [
  {
    name: 'a session has as many places taken as there are rows that count, within its capacity',
    sql: `
      select s.provider_id, s.id as session, s.taken, s.capacity, count(p.enrolment_id) as places from class_sessions s
      left join enrolment_places p on p.provider_id = s.provider_id and p.session_id = s.id and p.status in ('A', 'P', 'RSD')
      group by s.provider_id, s.id having s.taken <> count(p.enrolment_id) or s.taken > s.capacity`,
  },
  {
    name: 'a session that takes place holds its teacher and its room while it is to come',
    sql: `
      select s.provider_id, s.id as session from class_sessions s
      where s.status = 'A' and s.starts_at > now() and num_nonnulls(s.resource_id, s.room_id) <> (
        select count(*) from holds h where h.provider_id = s.provider_id and h.kind = 'class' and h.holder_id = s.id)`,
  },
  {
    name: 'nothing is held for a session that is cancelled or gone',
    sql: `
      select h.provider_id, h.holder_id as session from holds h
      left join class_sessions s on s.provider_id = h.provider_id and s.id = h.holder_id
      where h.kind = 'class' and (s.id is null or s.status = 'C')`,
  },
  {
    name: 'the places of a sign-up say what it says: waiting, confirmed, or none left once it is cancelled',
    sql: `
      select e.provider_id, e.id as enrolment, e.status, p.status as place from enrolments e
      join enrolment_places p on p.provider_id = e.provider_id and p.enrolment_id = e.id
      where p.status <> 'C' and p.status <> e.status
      union all
      select e.provider_id, e.id, e.status, null from enrolments e
      where e.status not in ('C', 'R') and not exists (
        select from enrolment_places p where p.provider_id = e.provider_id and p.enrolment_id = e.id and p.status <> 'C')`,
  },
  {
    name: 'a sign-up costs what the lines of its order say, one each session',
    sql: `
      select e.provider_id, e.id as enrolment, e.total_cents, sum(l.total_cents + l.gift_cents) as lines from enrolments e
      join order_lines l on l.provider_id = e.provider_id and l.order_id = e.order_id
      group by e.provider_id, e.id
      having sum(l.total_cents + l.gift_cents) <> e.total_cents or count(*) <> (
        select count(*) from enrolment_places p where p.provider_id = e.provider_id and p.enrolment_id = e.id)`,
  },
  {
    name: 'who comes to a session is who signed up for it',
    sql: `
      select p.provider_id, p.enrolment_id from enrolment_places p
      join enrolments e on e.provider_id = p.provider_id and e.id = p.enrolment_id where p.customer_id <> e.customer_id`,
  },
];
