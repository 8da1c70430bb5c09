import { sql } from 'kysely';

/** How many may come at once to each offer, as a relation that a module above joins in a query of its own rows: columns provider_id, id, capacity. */
export const offerSeats = sql`(select provider_id, id, capacity from offers)`;
