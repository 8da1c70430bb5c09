import type { Work } from '#server/kernel/work.ts';

/** The tables this module owns. */
export const customersTables = (work: Work) =>
  work.db.$pickTables<
    | 'customers'
    | 'customer_contacts'
    | 'customer_notes'
    | 'customer_tags'
    | 'customer_tagged'
    | 'customer_merges'
    | 'customer_fields'
    | 'customer_field_values'
  >();
