import { sql } from 'kysely';

/**
 * The resources that are a person we know, archived ones too, as a relation that a module above joins in a query of its own
 * rows: columns provider_id, id, person_id.
 */
export const workingPeople = sql`(select provider_id, id, person_id from resources where person_id is not null)`;
