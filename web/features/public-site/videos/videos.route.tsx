import * as m from '#contracts/texts/messages.js';
import { PUBLIC_VIDEO_FILES } from '#web/booking/videos/video-calls.ts';
import { KIND_NAMES, lengthText } from '#web/booking/videos/video-labels.ts';
import cardStyles from '#web/booking/videos/videos.module.css';
import { LocalLink } from '#web/lib/local-path.tsx';
import { pageMeta } from '#web/lib/page-meta.ts';
import { requestOf } from '#web/lib/request-context.ts';
import { useTexts } from '#web/lib/texts.tsx';
import type { Route } from './+types/videos.route.ts';
import { VIDEO_ADDRESS } from './video-address.ts';
import { VideoList } from './video-list.tsx';

export async function loader({ context, url }: Route.LoaderArgs) {
  const asked = VIDEO_ADDRESS.read(url.searchParams);
  const { getPublicVideoFiles: found } = await requestOf(context).api(PUBLIC_VIDEO_FILES, {
    page: asked.page,
    keyword: asked.q,
  });
  return { asked, found };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t(m.videos_list_title), description: t(m.videos_meta) }));

type Found = Route.ComponentProps['loaderData']['found']['items'][number];

/** Single videos of published courses, what is free first (specification section 2). */
export default function VideosRoute({ loaderData: { asked, found } }: Route.ComponentProps) {
  const t = useTexts();
  return (
    <VideoList
      title={t(m.videos_list_title)}
      lead={t(m.videos_list_lead)}
      asked={asked}
      found={found}
      noneTitle={t(m.videos_list_none_title)}
    >
      <ul className={cardStyles.cards}>
        {found.items.map((one) => (
          <li key={one.file.id}>
            <VideoCard {...one} />
          </li>
        ))}
      </ul>
    </VideoList>
  );
}

function VideoCard({ file, course }: Found) {
  const t = useTexts();
  const lang = course.providerLanguage ?? undefined;
  const facts = [t(KIND_NAMES[file.type]), lengthText(t, file.durationSeconds)].filter(Boolean).join(' · ');
  return (
    <article className={cardStyles.card}>
      <img
        src={course.imageUrl}
        alt=""
        width={800}
        height={500}
        loading="lazy"
        className={cardStyles.picture}
      />
      <div className={cardStyles.words}>
        <h2 className={cardStyles.name} lang={lang}>
          <LocalLink to={`/videos/${file.id}`} className={cardStyles.way}>
            {file.title}
          </LocalLink>
        </h2>
        <p className={cardStyles.muted}>{t(m.videos_of_course, { name: course.name })}</p>
        <p className={cardStyles.muted}>{facts}</p>
        <p>{t(file.locked ? m.videos_locked : m.videos_free)}</p>
      </div>
    </article>
  );
}
