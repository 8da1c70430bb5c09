import type { Invariant } from '#server/kernel/invariant.ts';

/** What must hold of lists of customers. */
export const customerImportInvariants: Invariant[] = [
  {
    name: 'a row of a list is written only where a list was begun',
    sql: `
      select r.provider_id, r.import_id, r.row_number from customer_import_rows r
      join customer_imports i on i.provider_id = r.provider_id and i.id = r.import_id
      where r.is_written and i.state not in ('running', 'done')`,
  },
  {
    name: 'a list that is done has no row that waits, and its counts are those of its rows',
    sql: `
      select i.provider_id, i.id, i.refused_count, count(r.row_number) as rows from customer_imports i
      left join customer_import_rows r on r.provider_id = i.provider_id and r.import_id = i.id
      where i.state = 'done' and not i.is_emptied
      group by i.provider_id, i.id
      having count(*) filter (where r.outcome in ('new', 'changed') and not r.is_written) > 0
        or count(r.row_number) <> i.row_count
        or count(*) filter (where r.outcome = 'new') <> i.new_count
        or count(*) filter (where r.outcome = 'changed') <> i.changed_count`,
  },
  {
    name: 'a list that was let go of has neither rows nor a file',
    sql: `
      select i.provider_id, i.id from customer_imports i
      where i.is_emptied and (i.object_key is not null or exists (
        select from customer_import_rows r where r.provider_id = i.provider_id and r.import_id = i.id))`,
  },
];
