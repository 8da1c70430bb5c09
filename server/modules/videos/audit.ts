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
];
