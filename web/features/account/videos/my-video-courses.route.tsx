import { useSearchParams } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { MY_COURSES } from '#web/booking/videos/video-calls.ts';
import type { MyCourseOnCard } from '#web/booking/videos/video-calls.ts';
import { dayText } from '#web/booking/videos/video-labels.ts';
import cardStyles from '#web/booking/videos/videos.module.css';
import { listAddress } from '#web/lib/list-address.ts';
import { LocalLink, useLocalPath } from '#web/lib/local-path.tsx';
import { pageMeta } from '#web/lib/page-meta.ts';
import { PRIVATE_HEADERS } from '#web/lib/private-headers.ts';
import { requestOf } from '#web/lib/request-context.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { useAuthentication } from '#web/sign-in/authentication.tsx';
import { RequireSignIn } from '#web/sign-in/require-sign-in.tsx';
import { whenSignedIn } from '#web/sign-in/when-signed-in.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import type { Route } from './+types/my-video-courses.route.ts';
import styles from './my-videos.module.css';

export const headers: Route.HeadersFunction = () => PRIVATE_HEADERS;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t(m.videos_mine_title), isPrivate: true }));

const ADDRESS = listAddress({});

export async function loader({ context, url }: Route.LoaderArgs) {
  const { page } = ADDRESS.read(url.searchParams);
  const found = await whenSignedIn(() => requestOf(context).api(MY_COURSES, { page }));
  return { page, list: found?.getUserVideoCoursesYouFeel ?? null };
}

/** The own video courses; who has just bought one as a guest is told how to get in (specification section 2). */
export default function MyVideoCoursesRoute({ loaderData: { page, list } }: Route.ComponentProps) {
  const t = useTexts();
  const localPath = useLocalPath();
  const { user } = useAuthentication();
  const [search] = useSearchParams();
  const hasBought = search.has('bought');
  return (
    <div className={styles.page}>
      {hasBought && (
        <div role="status" className={styles.bought}>
          <strong>{t(m.videos_bought_title)}</strong>
          <p>{t(user === null ? m.videos_bought_guest : m.videos_bought)}</p>
        </div>
      )}
      {search.has('withdrawn') && (
        <div role="status" className={styles.bought}>
          <p>{t(m.videos_withdrawn)}</p>
        </div>
      )}
      <RequireSignIn>
        <h1>{t(m.videos_mine_title)}</h1>
        {list?.total === 0 && (
          <EmptyState headingLevel={2} title={t(m.videos_mine_none_title)} text={t(m.videos_mine_none)}>
            <ButtonLink to={localPath('/video-courses')}>{t(m.videos_mine_find)}</ButtonLink>
          </EmptyState>
        )}
        {list && list.total > 0 && (
          <>
            <ul className={cardStyles.cards}>
              {list.items.map((one) => (
                <li key={one.product.id}>
                  <MyCourse one={one} />
                </li>
              ))}
            </ul>
            <Pagination
              page={page}
              pageCount={list.pages}
              hrefOf={(to) => ADDRESS.searchOf({ page: to }) || '?'}
              labels={{
                navigation: t(m.videos_pages),
                previous: t(m.videos_previous),
                next: t(m.videos_next),
                page: (number) => t(m.videos_page, { page: number }),
              }}
            />
          </>
        )}
      </RequireSignIn>
    </div>
  );
}

function MyCourse({ one }: { one: MyCourseOnCard }) {
  const t = useTexts();
  const { product, providerName, percentSeen, endsAt, nextOpeningAt, timeZone } = one;
  return (
    <article className={cardStyles.card}>
      <img
        src={product.imageUrl}
        alt=""
        width={800}
        height={500}
        loading="lazy"
        className={cardStyles.picture}
      />
      <div className={cardStyles.words}>
        <h2 className={cardStyles.name}>
          <LocalLink to={`/my-video-courses/${product.id}`} className={cardStyles.way}>
            {product.name}
          </LocalLink>
        </h2>
        <p className={cardStyles.muted}>{t(m.videos_by, { name: providerName })}</p>
        <p>{t(m.videos_percent, { percent: percentSeen })}</p>
        {nextOpeningAt !== null && (
          <p className={cardStyles.muted}>
            {t(m.videos_next_opening, { date: dayText(nextOpeningAt, timeZone) })}
          </p>
        )}
        <p className={cardStyles.muted}>
          {endsAt === null ? t(m.videos_always) : t(m.videos_until, { date: dayText(endsAt, timeZone) })}
        </p>
      </div>
    </article>
  );
}
