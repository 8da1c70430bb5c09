import * as m from '#contracts/texts/messages.js';
import { CourseCards } from '#web/booking/videos/course-card.tsx';
import { VIDEO_COURSES } from '#web/booking/videos/video-calls.ts';
import { LocalLink } from '#web/lib/local-path.tsx';
import { pageMeta } from '#web/lib/page-meta.ts';
import { requestOf } from '#web/lib/request-context.ts';
import { useTexts } from '#web/lib/texts.tsx';
import type { Route } from './+types/video-courses.route.ts';
import { VIDEO_ADDRESS } from './video-address.ts';
import { VideoList } from './video-list.tsx';

export async function loader({ context, url }: Route.LoaderArgs) {
  const asked = VIDEO_ADDRESS.read(url.searchParams);
  const { getVideoCoursesYouFeel: found } = await requestOf(context).api(VIDEO_COURSES, {
    page: asked.page,
    keyword: asked.q,
  });
  return { asked, found };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t(m.videos_title), description: t(m.videos_meta) }));

/** The video courses of all providers (specification section 2). */
export default function VideoCoursesRoute({ loaderData: { asked, found } }: Route.ComponentProps) {
  const t = useTexts();
  const count = found.total === 1 ? t(m.videos_found_one) : t(m.videos_found, { count: found.total });
  return (
    <VideoList
      title={t(m.videos_title)}
      lead={t(m.videos_lead)}
      asked={asked}
      found={found}
      noneTitle={t(m.videos_none_title)}
    >
      <p role="status">
        {asked.q === '' ? count : t(m.videos_found_for, { found: count, keyword: asked.q })}{' '}
        <LocalLink to="/videos">{t(m.videos_single)}</LocalLink>
      </p>
      <CourseCards courses={found.items} isNamed headingLevel={2} />
    </VideoList>
  );
}
