import { IconExternalLink } from '@tabler/icons-react';
import * as m from '#contracts/texts/messages.js';
import { periodText } from '#web/booking/videos/video-labels.ts';
import { FactList } from '#web/business-ui/fact-list.tsx';
import { StatusPill } from '#web/business-ui/status-pill.tsx';
import { LocalLink } from '#web/lib/local-path.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import type { OwnCourseSeen, OwnFileSeen } from './product-calls.ts';
import { countsText, priceText, stateOf } from './product-labels.ts';
import styles from './products.module.css';

/** What a course is, and what it still lacks to be published. */
export function CourseFacts({ course, files }: { course: OwnCourseSeen; files: readonly OwnFileSeen[] }) {
  const t = useTexts();
  const { tone, text } = stateOf(course);
  const hasFree = files.some(({ free, transcoded }) => free && transcoded);
  const lacking = [
    course.description === '' && t(m.products_need_description),
    !course.hasPicture && t(m.products_need_picture),
    !(course.intro?.transcoded ?? false) && !hasFree && t(m.products_need_intro),
  ].filter((one) => one !== false);
  return (
    <div className={styles.facts}>
      <p className={styles.standing}>
        <StatusPill tone={tone}>{t(text)}</StatusPill>
        {course.categoryName && <span>{course.categoryName}</span>}
        {course.group && <span>{course.group.name}</span>}
        {course.active && (
          <LocalLink to={`/video-courses/${course.id}`} className={styles.way}>
            {t(m.products_on_site)} <IconExternalLink size={16} stroke={1.6} aria-hidden="true" />
          </LocalLink>
        )}
      </p>
      {!course.active && !course.archive && lacking.length > 0 && (
        <p className={styles.note}>{t(m.products_not_ready, { what: lacking.join(', ') })}</p>
      )}
      <FactList>
        <dt>{t(m.products_price)}</dt>
        <dd>{priceText(t, course.priceCents)}</dd>
        <dt>{t(m.products_lasts)}</dt>
        <dd>
          {course.alwaysAvailable
            ? t(m.products_always_fact)
            : t(m.products_lasts_fact, { period: periodText(t, course.duration, course.durationType) })}
        </dd>
        <dt>{t(m.products_content)}</dt>
        <dd>{countsText(t, course)}</dd>
      </FactList>
    </div>
  );
}
