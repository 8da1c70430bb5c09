import type { Invariant } from '#server/kernel/invariant.ts';

/** What must hold of video courses. */
export const videosInvariants: Invariant[] = [
  {
    name: 'sections of a course stand at 1 to n',
    sql: `
      select provider_id, course_id from video_sections group by provider_id, course_id
      having count(*) <> max(position) or count(distinct position) <> count(*) or min(position) <> 1`,
  },
  {
    name: 'files of a section stand at 1 to n',
    sql: `
      select provider_id, section_id from video_files group by provider_id, section_id
      having count(*) <> max(position) or count(distinct position) <> count(*) or min(position) <> 1`,
  },
  {
    name: 'a published course has a description, a picture, and an intro or a free file',
    sql: `
      select c.provider_id, c.id as course from video_courses c
      where c.active and (c.description = '' or c.picture_asset_id is null or (c.intro_asset_id is null and not exists (
        select from video_files f join video_sections s on s.provider_id = f.provider_id and s.id = f.section_id
        where s.provider_id = c.provider_id and s.course_id = c.id and f.free)))`,
  },
  {
    name: 'a course that is watched is paid, or costs nothing; one that all money went back of is not',
    sql: `
      select a.provider_id, a.id as access from video_accesses a join orders o on o.provider_id = a.provider_id and o.id = a.order_id
      where a.status = 'A' and o.payment_state not in ('fullyPaid', 'pricedZero', 'partiallyPaid')
        and o.credited_cents = 0`,
  },
  {
    name: 'an access is the subject of its own order',
    sql: `
      select a.provider_id, a.id as access from video_accesses a join orders o on o.provider_id = a.provider_id and o.id = a.order_id
      where o.subject <> 'product' or o.subject_id <> a.id or o.total_cents <> a.total_cents`,
  },
  {
    name: 'every section opens at some time for who has the course',
    sql: `
      select a.provider_id, a.id as access, s.id as section from video_accesses a
      join video_sections s on s.provider_id = a.provider_id and s.course_id = a.course_id
      where a.status = 'A' and not exists (select from video_section_openings o
        where o.provider_id = a.provider_id and o.access_id = a.id and o.section_id = s.id)`,
  },
];
