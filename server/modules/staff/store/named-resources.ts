import { sql } from 'kysely';

/**
 * All people and things with their names, archived ones too, as a relation that a module above joins in a query of its own
 * rows: columns provider_id, id, name, position.
 */
export const namedResources = sql`(select provider_id, id, name, position from resources)`;
