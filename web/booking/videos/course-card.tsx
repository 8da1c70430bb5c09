import type { MouseEvent } from 'react';
import { formatMoney } from '#contracts/format.ts';
import * as m from '#contracts/texts/messages.js';
import { LocalLink } from '#web/lib/local-path.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import type { CourseOnCard } from './video-calls.ts';
import { filesText, priceText } from './video-labels.ts';
import styles from './videos.module.css';

type CourseCardsProps = {
  courses: readonly CourseOnCard[];
  /** In the list of several providers. */
  isNamed?: boolean;
  headingLevel: 2 | 3;
  /** The address after which that of a course follows. */
  basePath?: string;
  /** Opens a course where it stands, in the place of its page. */
  onOpen?: (courseId: number) => void;
};

/** Courses as cards, each with the way to its page. */
export function CourseCards({
  courses,
  isNamed = false,
  headingLevel,
  basePath = '/video-courses',
  onOpen,
}: CourseCardsProps) {
  return (
    <ul className={styles.cards}>
      {courses.map((course) => (
        <li key={course.id}>
          <CourseCard {...{ course, isNamed, headingLevel, basePath, onOpen }} />
        </li>
      ))}
    </ul>
  );
}

function CourseCard({
  course,
  isNamed,
  headingLevel,
  basePath,
  onOpen,
}: {
  course: CourseOnCard;
  isNamed: boolean;
  headingLevel: 2 | 3;
  basePath: string;
  onOpen: ((courseId: number) => void) | undefined;
}) {
  const t = useTexts();
  const lang = course.providerLanguage ?? undefined;
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={styles.card}>
      <img src={course.imageUrl} alt="" width={800} height={500} loading="lazy" className={styles.picture} />
      <div className={styles.words}>
        <Heading className={styles.name} lang={lang}>
          <LocalLink
            to={`${basePath}/${course.id}`}
            className={styles.way}
            {...(onOpen && {
              onClick: (event: MouseEvent) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                event.preventDefault();
                onOpen(course.id);
              },
            })}
          >
            {course.name}
          </LocalLink>
        </Heading>
        {isNamed && course.providerName && (
          <p className={styles.muted}>{t(m.videos_by, { name: course.providerName })}</p>
        )}
        <p className={styles.muted}>{countsText(course, t)}</p>
        <CoursePrice course={course} />
      </div>
    </article>
  );
}

function countsText(
  { fileCount, freeFileCount, categoryName }: CourseOnCard,
  t: ReturnType<typeof useTexts>,
): string {
  const free =
    freeFileCount === 1 ? t(m.videos_free_files_one) : t(m.videos_free_files, { count: freeFileCount });
  return [categoryName, filesText(t, fileCount), freeFileCount > 0 && free].filter(Boolean).join(' · ');
}

/** What a course costs, and what it would cost without the online discount. */
export function CoursePrice({
  course: { priceCents, payCents },
}: {
  course: Pick<CourseOnCard, 'priceCents' | 'payCents'>;
}) {
  const t = useTexts();
  const shown = payCents ?? priceCents;
  return (
    <p>
      <strong className={styles.price}>{priceText(t, shown)}</strong>
      {shown < priceCents && (
        <s className={styles.before}> {t(m.videos_price_before, { price: formatMoney(priceCents) })}</s>
      )}
    </p>
  );
}
