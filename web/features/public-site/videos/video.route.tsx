import { IconLock } from '@tabler/icons-react';
import { data } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { FilePlayer } from '#web/booking/videos/file-player.tsx';
import { PUBLIC_VIDEO_FILE } from '#web/booking/videos/video-calls.ts';
import playerStyles from '#web/booking/videos/videos.module.css';
import { ApiFailure } from '#web/lib/api-failure.ts';
import { LocalLink } from '#web/lib/local-path.tsx';
import { pageMeta } from '#web/lib/page-meta.ts';
import { requestOf } from '#web/lib/request-context.ts';
import { useTexts } from '#web/lib/texts.tsx';
import type { Route } from './+types/video.route.ts';
import { idIn } from './video-address.ts';
import styles from './videos-page.module.css';

export async function loader({ context, params }: Route.LoaderArgs) {
  const id = idIn(params.videoId);
  if (id === null) throw data(null, { status: 404 });
  try {
    return (await requestOf(context).api(PUBLIC_VIDEO_FILE, { id })).getPublicVideoFile;
  } catch (failure) {
    if (failure instanceof ApiFailure && failure.hasCode('notFound')) throw data(null, { status: 404 });
    throw failure;
  }
}

export const meta: Route.MetaFunction = (args) => {
  const { loaderData } = args;
  if (!loaderData) return pageMeta(args, (t) => ({ title: t(m.shell_not_found_title), isPrivate: true }));
  return pageMeta(args, (t) => ({
    title: `${loaderData.file.title}, ${loaderData.course.name}`,
    description: t(m.videos_meta),
    image: loaderData.course.imageUrl,
  }));
};

/** One file by itself: played where it is free, else with the way to its course (specification section 2). */
export default function VideoRoute({ loaderData: { file, course } }: Route.ComponentProps) {
  const t = useTexts();
  const lang = course.providerLanguage ?? undefined;
  return (
    <article className={styles.page}>
      <header className={styles.head}>
        <h1 lang={lang}>{file.title}</h1>
        <p>
          <LocalLink to={`/video-courses/${course.id}`}>
            {t(m.videos_of_course, { name: course.name })}
          </LocalLink>
          {course.providerName && ` ${t(m.videos_by, { name: course.providerName })}`}
        </p>
      </header>
      {file.locked ? (
        <div className={playerStyles.document}>
          <p>
            <IconLock size={20} stroke={1.6} aria-hidden="true" /> <strong>{t(m.videos_locked)}</strong>
          </p>
          <p>{t(m.videos_locked_text, { name: course.name })}</p>
          <LocalLink to={`/video-courses/${course.id}`}>{t(m.videos_to_course)}</LocalLink>
        </div>
      ) : (
        <FilePlayer file={file} />
      )}
      {file.description && (
        <p lang={lang} className={playerStyles.lines}>
          {file.description}
        </p>
      )}
    </article>
  );
}
