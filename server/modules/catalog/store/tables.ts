import type { Work } from '#server/kernel/work.ts';

/** The tables this module owns. */
export const catalogTables = (work: Work) =>
  work.db.$pickTables<
    | 'offering_groups'
    | 'services'
    | 'service_pictures'
    | 'offers'
    | 'offer_people'
    | 'offer_needs'
    | 'offer_need_things'
  >();
