import type { Work } from '#server/kernel/work.ts';

/** The tables this module owns. */
export const videosTables = (work: Work) =>
  work.db.$pickTables<
    | 'video_courses'
    | 'video_sections'
    | 'video_files'
    | 'video_accesses'
    | 'video_section_openings'
    | 'video_views'
  >();
