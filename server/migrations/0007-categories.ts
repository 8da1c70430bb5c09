import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** The two lists a provider chooses its categories from, and what a profile says beside them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into categories (id, provider_type, slug, position) values
      (101, 'C', 'spa', 1),
      (102, 'C', 'thermal-baths', 2),
      (103, 'C', 'beauty-center', 3),
      (104, 'C', 'hair-salon', 4),
      (105, 'C', 'massage-center', 5),
      (106, 'C', 'gym', 6),
      (107, 'C', 'yoga-studio', 7),
      (108, 'C', 'pilates-studio', 8),
      (109, 'C', 'swimming-pool', 9),
      (110, 'C', 'physiotherapy-center', 10),
      (201, 'P', 'personal-trainer', 1),
      (202, 'P', 'yoga-teacher', 2),
      (203, 'P', 'pilates-teacher', 3),
      (204, 'P', 'massage-therapist', 4),
      (205, 'P', 'physiotherapist', 5),
      (206, 'P', 'osteopath', 6),
      (207, 'P', 'nutritionist', 7),
      (208, 'P', 'psychologist', 8),
      (209, 'P', 'beautician', 9),
      (210, 'P', 'mental-coach', 10);

    alter table providers
      add column city_key text,
      add column opening_time text;
    comment on column providers.city_key is 'the town in the place index, such as it-milano';
    comment on column providers.opening_time is 'the opening hours in the provider''s own words; what can be booked comes from working_times';
  `.execute(db);
}
