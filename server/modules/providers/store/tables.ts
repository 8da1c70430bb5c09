import type { Work } from '#server/kernel/work.ts';

/** The tables this module owns. */
export const providersTables = (work: Work) =>
  work.db.$pickTables<
    | 'providers'
    | 'provider_billing'
    | 'categories'
    | 'provider_categories'
    | 'provider_photos'
    | 'provider_photo_files'
  >();
