import * as m from '#contracts/texts/messages.js';
import type { MyCourseOnCard } from '#web/booking/videos/video-calls.ts';
import { dayText } from '#web/booking/videos/video-labels.ts';
import { LocalLink } from '#web/lib/local-path.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import styles from '../reservations/reservation-list.module.css';

type OwnCourseListProps = {
  courses: readonly MyCourseOnCard[];
  /** All that there are; more than the list shows stand on a page of their own. */
  total: number;
};

/** The own video courses among the bookings, under upcoming and past ones alike (specification section 2, "Profile"). */
export function OwnCourseList({ courses, total }: OwnCourseListProps) {
  const t = useTexts();
  return (
    <>
      <ul className={styles.list}>
        {courses.map((one) => (
          <li key={one.product.id}>
            <OwnCourse own={one} />
          </li>
        ))}
      </ul>
      {total > courses.length && (
        <p>
          <LocalLink to="/my-video-courses">{t(m.mybookings_videos_all, { count: total })}</LocalLink>
        </p>
      )}
    </>
  );
}

function OwnCourse({
  own: { product, providerName, percentSeen, endsAt, timeZone },
}: {
  own: MyCourseOnCard;
}) {
  const t = useTexts();
  return (
    <article className={styles.card}>
      <img src={product.imageUrl} alt="" width="400" height="250" loading="lazy" className={styles.picture} />
      <div className={styles.words}>
        <div className={styles.head}>
          <h3 className={styles.name}>
            <LocalLink to={`/my-video-courses/${product.id}`} className={styles.link}>
              {product.name}
            </LocalLink>
          </h3>
        </div>
        <p className={styles.moment}>{t(m.mybookings_video_course)}</p>
        <p>{providerName}</p>
        <p className={styles.foot}>
          <span>
            {t(m.videos_percent, { percent: percentSeen })}
            {' · '}
            {endsAt === null ? t(m.videos_always) : t(m.videos_until, { date: dayText(endsAt, timeZone) })}
          </span>
          <span className={styles.open} aria-hidden="true">
            {t(m.videos_go_on)}
          </span>
        </p>
      </div>
    </article>
  );
}
