import { IconChevronLeft } from '@tabler/icons-react';
import { randomUUID } from 'node:crypto';
import { data } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { KNOWN_CONTACT } from '#web/booking/booking-api.ts';
import { BuyCourse } from '#web/booking/videos/buy-course.tsx';
import { buyFromForm } from '#web/booking/videos/buy-from-form.ts';
import { CoursePrice } from '#web/booking/videos/course-card.tsx';
import { CourseContents } from '#web/booking/videos/course-contents.tsx';
import { FilePlayer } from '#web/booking/videos/file-player.tsx';
import { COURSE_SELLER, VIDEO_COURSE } from '#web/booking/videos/video-calls.ts';
import { periodText } from '#web/booking/videos/video-labels.ts';
import { ApiFailure } from '#web/lib/api-failure.ts';
import { LocalLink } from '#web/lib/local-path.tsx';
import { pageMeta } from '#web/lib/page-meta.ts';
import type { RequestContext } from '#web/lib/request-context.ts';
import { requestOf } from '#web/lib/request-context.ts';
import { useTexts } from '#web/lib/texts.tsx';
import buttonStyles from '#web/ui/button.module.css';
import { EmptyState } from '#web/ui/empty-state.tsx';
import type { Route } from './+types/video-course.route.ts';
import { idIn } from './video-address.ts';
import styles from './videos-page.module.css';

const ASKS_NAMES = { askFirstname: true, askLastname: true, askPhone: false };

export async function loader({ context, params }: Route.LoaderArgs) {
  const id = idIn(params.id);
  if (id === null) throw data('noId', { status: 404 });
  const { api } = requestOf(context);
  try {
    const found = await api(VIDEO_COURSE, { id });
    const [sold, { getCurrentUser: known }] = await Promise.all([
      api(COURSE_SELLER, { id: found.getVideoCourse.providerId }),
      api(KNOWN_CONTACT),
    ]);
    return {
      ...found,
      known,
      seller: sold.getProviderGeneralInformation,
      asked: sold.getLatestWebIntegrationWithProviderId ?? ASKS_NAMES,
      attemptKey: randomUUID(),
    };
  } catch (failure) {
    if (failure instanceof ApiFailure && failure.hasCode('notFound')) throw data('noData', { status: 404 });
    throw failure;
  }
}

export async function action({ context, request, params, url }: Route.ActionArgs) {
  const id = idIn(params.id);
  if (id === null) throw data('noId', { status: 404 });
  const known = requestOf(context);
  const course = await courseToBuy(known, id);
  const { getLatestWebIntegrationWithProviderId: asked } = await known.api(COURSE_SELLER, {
    id: course.providerId,
  });
  return buyFromForm({
    form: await request.formData(),
    url,
    known,
    asked: asked ?? { askFirstname: false, askLastname: false, askPhone: false },
    courseId: id,
  });
}

async function courseToBuy({ api }: Pick<RequestContext, 'api'>, id: number) {
  try {
    return (await api(VIDEO_COURSE, { id })).getVideoCourse;
  } catch (failure) {
    if (failure instanceof ApiFailure && failure.hasCode('notFound')) throw data('noData', { status: 404 });
    throw failure;
  }
}

export const meta: Route.MetaFunction = (args) => {
  const { loaderData } = args;
  if (!loaderData) return pageMeta(args, (t) => ({ title: t(m.videos_title), isPrivate: true }));
  const { name, providerName, largeImageUrl } = loaderData.getVideoCourse;
  return pageMeta(args, (t) => ({
    title: providerName ? `${name}, ${providerName}` : name,
    description: t(m.videos_meta),
    image: largeImageUrl,
  }));
};

/** A video course: what it is, its sections and files, and what of it is free (specification section 2). */
export default function VideoCourseRoute({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts();
  const { getVideoCourse: course, getSections, getVideoCourseFilesYouFeel, seller } = loaderData;
  const isOwn = getSections.some(({ opensAt }) => opensAt !== null);
  const lang = course.providerLanguage ?? undefined;
  const introUrl = course.intro?.signedUrl ?? null;
  return (
    <div className={styles.page}>
      <p>
        <LocalLink to="/video-courses" className={styles.back}>
          <IconChevronLeft size={16} stroke={1.6} aria-hidden="true" />
          {t(m.videos_back)}
        </LocalLink>
      </p>
      <article className={styles.course}>
        <div className={styles.main}>
          <h1 lang={lang}>{course.name}</h1>
          {introUrl === null ? (
            <img src={course.largeImageUrl} alt="" width={1280} height={800} className={styles.picture} />
          ) : (
            <FilePlayer
              file={{ type: 'video', title: t(m.videos_intro), signedUrl: introUrl, transcoded: true }}
            />
          )}
          {/* Made safe by the server when it was written and once more when it was read */}
          {/* oxlint-disable-next-line react/no-danger */}
          <div
            lang={lang}
            className={styles.description}
            dangerouslySetInnerHTML={{ __html: course.description }}
          />
          <section aria-labelledby="contents">
            <h2 id="contents">{t(m.videos_content)}</h2>
            <CourseContents sections={getSections} files={getVideoCourseFilesYouFeel} lang={lang} />
          </section>
        </div>
        <aside className={styles.side}>
          <CoursePrice course={course} />
          {isOwn && (
            <LocalLink
              to={`/my-video-courses/${course.id}`}
              className={`${buttonStyles.button} ${buttonStyles.primary}`}
            >
              {t(m.videos_go_on)}
            </LocalLink>
          )}
          {!isOwn && course.canBuy && seller && (
            <BuyCourse
              {...loaderData}
              seller={seller}
              course={course}
              refusal={actionData && 'typed' in actionData ? actionData : null}
            />
          )}
          {!isOwn && !course.canBuy && <p>{t(m.videos_not_sold)}</p>}
          <div className={styles.facts}>
            <p>
              <LocalLink to={`/provider/${course.providerId}`}>{course.providerName}</LocalLink>
            </p>
            {course.categoryName && <p>{course.categoryName}</p>}
            {course.target !== 'all' && (
              <p>{t(course.target === 'male' ? m.videos_target_male : m.videos_target_female)}</p>
            )}
            <p>
              {course.alwaysAvailable
                ? t(m.videos_always)
                : t(m.videos_lasts, { period: periodText(t, course.duration, course.durationType) })}
            </p>
          </div>
        </aside>
      </article>
    </div>
  );
}

/** Without an id and without a course by that id it says the two spellings of the specification (section 8). */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const t = useTexts();
  const isWithoutId = typeof error === 'object' && error !== null && 'data' in error && error.data === 'noId';
  return (
    <div className={styles.page}>
      <EmptyState headingLevel={2} title={t(isWithoutId ? m.videos_course_no_id : m.videos_course_no_data)}>
        <LocalLink to="/video-courses">{t(m.videos_back)}</LocalLink>
      </EmptyState>
    </div>
  );
}
