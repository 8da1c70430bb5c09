import * as m from '#contracts/texts/messages.js';
import { MY_COURSES } from '#web/booking/videos/video-calls.ts';
import { loadList } from '#web/lib/load-list.ts';
import { useLocalPath } from '#web/lib/local-path.tsx';
import { pageMeta } from '#web/lib/page-meta.ts';
import { PRIVATE_HEADERS } from '#web/lib/private-headers.ts';
import { requestOf } from '#web/lib/request-context.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { whenSignedIn } from '#web/sign-in/when-signed-in.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import type { Route } from './+types/my-reservations.route.ts';
import styles from './own-list.module.css';
import { BookingList } from './reservations/booking-list.tsx';
import { FilterTabs } from './reservations/filter-tabs.tsx';
import { NoReservations } from './reservations/no-reservations.tsx';
import { MY_BOOKINGS } from './reservations/reservation-calls.ts';
import { RESERVATION_ADDRESS } from './reservations/reservation-filters.ts';
import { OwnCourseList } from './videos/own-course-list.tsx';

export const headers: Route.HeadersFunction = () => PRIVATE_HEADERS;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t(m.mybookings_title), isPrivate: true }));

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api } = requestOf(context);
  const readAt = Temporal.Now.instant().toString();
  const loaded = await loadList(url, RESERVATION_ADDRESS, async (asked) => {
    const withCourses = asked.page === 1 && (asked.type === 'all' || asked.type === 'video');
    const found = await whenSignedIn(() =>
      Promise.all([api(MY_BOOKINGS, asked), withCourses ? api(MY_COURSES, { page: 1 }) : null]),
    );
    if (!found) return null;
    const [{ getMyBookings: list }, courses] = found;
    return { ...list, courses: courses?.getUserVideoCoursesYouFeel ?? null };
  });
  return { ...loaded, readAt };
}

/** The second tab of the profile: own bookings, upcoming or past, by type (specification sections 1, 2 and 3). */
export default function MyReservationsRoute({
  loaderData: { asked: address, list, hasFailed, readAt },
}: Route.ComponentProps) {
  const t = useTexts();
  const localPath = useLocalPath();
  const courses = list?.courses ?? null;
  const isEmpty = list?.total === 0 && (courses?.total ?? 0) === 0;
  return (
    <div className={styles.page}>
      <h2 className="visually-hidden">{t(m.mybookings_title)}</h2>
      <FilterTabs address={address} />
      {hasFailed && (
        <EmptyState title={t(m.mybookings_failed_title)} text={t(m.mybookings_failed)}>
          <ButtonLink to={localPath('/profile/reservations') + RESERVATION_ADDRESS.searchOf(address)}>
            {t(m.mybookings_retry)}
          </ButtonLink>
        </EmptyState>
      )}
      {courses && courses.total > 0 && <OwnCourseList courses={courses.items} total={courses.total} />}
      {isEmpty && <NoReservations address={address} />}
      {list && list.total > 0 && (
        <>
          <output className={styles.count}>
            {list.total === 1 ? t(m.mybookings_count_one) : t(m.mybookings_count, { count: list.total })}
          </output>
          <BookingList bookings={list.items} readAt={readAt} />
          <Pagination
            page={address.page}
            pageCount={list.pages}
            hrefOf={(page) => RESERVATION_ADDRESS.searchOf({ ...address, page })}
            labels={{
              navigation: t(m.mybookings_pages),
              previous: t(m.ui_previous_page),
              next: t(m.ui_next_page),
              page: (number) => t(m.ui_page_number, { number }),
            }}
          />
        </>
      )}
    </div>
  );
}
