import type { Invariant } from '#server/kernel/invariant.ts';

/** What must hold of films. */
export const filmsInvariants: Invariant[] = [
  {
    name: 'a film that is no longer on its way awaits no bytes',
    sql: `select provider_id, id as film from film_assets where state <> 'uploading' and upload_id is not null`,
  },
  {
    name: 'a film that browsers show says of what type it is',
    sql: `select provider_id, id as film from film_assets where plays_as_is and content_type is null`,
  },
];
