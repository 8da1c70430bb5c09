import * as m from '#contracts/texts/messages.js';
import type { KnownContact } from '#web/booking/load-booking.ts';
import { BuyCourse } from '#web/booking/videos/buy-course.tsx';
import type { BuyAnswer } from '#web/booking/videos/buy-from-form.ts';
import { CoursePrice } from '#web/booking/videos/course-card.tsx';
import type { WidgetCourse } from '#web/booking/videos/video-calls.ts';
import courseStyles from '#web/booking/videos/videos.module.css';
import { useLocalPath } from '#web/lib/local-path.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { useIsHydrated } from '#web/lib/use-is-alive.ts';
import buttonStyles from '#web/ui/button.module.css';
import { Modal } from '#web/ui/modal.tsx';
import type { Widget, WidgetProvider } from './widget.ts';
import styles from './widget.module.css';

export const COURSE_MODAL = 'widget-course';

type WidgetCourseProps = {
  widget: Widget;
  provider: WidgetProvider;
  course: WidgetCourse;
  /** Of whoever is signed in; null for a visitor. */
  known: KnownContact | null;
  attemptKey: string;
  answer?: BuyAnswer | undefined;
};

/** A course of a widget: what it is, then the form, then the payment (specification section 2, "Booking widget"). */
export function WidgetCourseStages({
  widget,
  provider,
  course,
  known,
  attemptKey,
  answer,
}: WidgetCourseProps) {
  const t = useTexts();
  const localPath = useLocalPath();
  const isFramed = useIsHydrated() && window.self !== window.top;
  const lang = course.providerLanguage ?? undefined;
  if (answer && 'payPath' in answer)
    return (
      <div role="alert" className={courseStyles.opened}>
        <h2>{t(m.videos_widget_pay_title)}</h2>
        <p>{t(m.videos_widget_pay)}</p>
        <p>
          <a
            href={answer.payPath}
            target="_blank"
            rel="noopener"
            className={`${buttonStyles.button} ${buttonStyles.primary}`}
          >
            {t(m.booking_go_to_payment)}
          </a>
        </p>
      </div>
    );
  if (answer && 'boughtFor' in answer)
    return (
      <div role="alert" className={courseStyles.opened}>
        <h2>{t(m.videos_bought_title)}</h2>
        <p>{t(m.videos_widget_bought, { email: answer.boughtFor })}</p>
      </div>
    );
  return (
    <div className={styles.course}>
      <img src={course.largeImageUrl} alt="" width={1280} height={800} className={courseStyles.picture} />
      {course.categoryName && <p className={courseStyles.muted}>{course.categoryName}</p>}
      {/* Made safe by the server when it was written and once more when it was read */}
      {/* oxlint-disable-next-line react/no-danger */}
      <div lang={lang} dangerouslySetInnerHTML={{ __html: course.description }} />
      <CoursePrice course={course} />
      {course.canBuy ? (
        <BuyCourse
          course={course}
          seller={provider}
          asked={widget}
          known={known}
          attemptKey={attemptKey}
          refusal={answer ?? null}
          action={localPath(`/website-integration/${widget.id}/video/${course.id}`)}
          isFramed={isFramed}
        />
      ) : (
        <p>{t(m.videos_not_sold)}</p>
      )}
    </div>
  );
}

/** The course that was opened in the list, in a dialog over it. */
export function CourseInWidget({
  course,
  widget,
  provider,
  known,
  attemptKey,
}: Omit<WidgetCourseProps, 'course' | 'widget' | 'provider' | 'answer'> & {
  course: WidgetCourse | undefined;
  widget: Widget | null;
  provider: WidgetProvider | null;
}) {
  const t = useTexts();
  if (course === undefined || widget === null || provider === null) return null;
  return (
    <Modal id={COURSE_MODAL} title={course.name} closeLabel={t(m.videos_close)}>
      <WidgetCourseStages {...{ widget, provider, course, known, attemptKey }} />
    </Modal>
  );
}
