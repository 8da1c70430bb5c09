import { data } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { CourseContents } from '#web/booking/videos/course-contents.tsx';
import { useWatching } from '#web/booking/videos/use-watching.ts';
import { MY_COURSE } from '#web/booking/videos/video-calls.ts';
import { dayText, lastDayText } from '#web/booking/videos/video-labels.ts';
import courseStyles from '#web/booking/videos/videos.module.css';
import { ApiFailure } from '#web/lib/api-failure.ts';
import { LocalLink } from '#web/lib/local-path.tsx';
import { pageMeta } from '#web/lib/page-meta.ts';
import { PRIVATE_HEADERS } from '#web/lib/private-headers.ts';
import { requestOf } from '#web/lib/request-context.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { RequireSignIn } from '#web/sign-in/require-sign-in.tsx';
import { whenSignedIn } from '#web/sign-in/when-signed-in.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import type { Route } from './+types/my-video-course.route.ts';
import { GiveCourseBack } from './give-course-back.tsx';
import styles from './my-videos.module.css';

export const headers: Route.HeadersFunction = () => PRIVATE_HEADERS;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t(m.videos_mine_title), isPrivate: true }));

export async function loader({ context, params }: Route.LoaderArgs) {
  const id = /^[1-9]\d{0,14}$/.test(params.id ?? '') ? Number(params.id) : 0;
  try {
    return await whenSignedIn(() => requestOf(context).api(MY_COURSE, { id }));
  } catch (failure) {
    if (failure instanceof ApiFailure && failure.hasCode('notFound')) throw data(null, { status: 404 });
    throw failure;
  }
}

/** An own video course: what is seen of it, what opens when, and watching it (specification section 2). */
export default function MyVideoCourseRoute({ loaderData: found }: Route.ComponentProps) {
  return (
    <div className={styles.page}>
      <RequireSignIn>{found && <OwnCourse found={found} />}</RequireSignIn>
    </div>
  );
}

/** Somebody else's, one whose time is over, or none. */
export function ErrorBoundary() {
  const t = useTexts();
  return (
    <div className={styles.page}>
      <EmptyState headingLevel={2} title={t(m.videos_course_no_data)} text={t(m.videos_mine_not_own)}>
        <LocalLink to="/my-video-courses">{t(m.videos_mine_back)}</LocalLink>
      </EmptyState>
    </div>
  );
}

type Found = NonNullable<Route.ComponentProps['loaderData']>;

function OwnCourse({ found }: { found: Found }) {
  const t = useTexts();
  const watching = useWatching();
  const { getUserVideoCourse: own, getSections, getUserVideoCourseFilesYouFeel: files } = found;
  const { product, percentSeen, endsAt, timeZone, withdrawableUntil } = own;
  return (
    <article className={styles.course}>
      <p>
        <LocalLink to="/my-video-courses">{t(m.videos_mine_back)}</LocalLink>
      </p>
      <header className={styles.head}>
        <h1>{product.name}</h1>
        <p className={styles.muted}>
          <LocalLink to={`/provider/${product.providerId}`}>{own.providerName}</LocalLink>
          {' · '}
          {endsAt === null ? t(m.videos_always) : t(m.videos_until, { date: dayText(endsAt, timeZone) })}
        </p>
        <div className={courseStyles.progress}>
          <progress value={percentSeen} max={100} aria-label={t(m.videos_progress)} />
          <p className={styles.muted}>{t(m.videos_percent, { percent: percentSeen })}</p>
        </div>
      </header>
      <CourseContents
        sections={getSections}
        files={files}
        lang={undefined}
        own={{ courseId: product.id, timeZone, withdrawableUntil, watching }}
      />
      {withdrawableUntil !== null && (
        <GiveCourseBack courseId={product.id} until={lastDayText(withdrawableUntil, timeZone)} />
      )}
    </article>
  );
}
