import * as m from '#contracts/texts/messages.js';
import { dayLabel } from '#web/blog/article-date.ts';
import { sizesOf } from '#web/blog/picture-sizes.ts';
import { LocalLink } from '#web/lib/local-path.tsx';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import { classNames } from '#web/ui/class-names.ts';
import type { ArticleOnCard } from './read-calls.ts';
import styles from './read.module.css';

type ArticleCardProps = {
  article: ArticleOnCard;
  headingLevel?: 2 | 3;
  /** The first of a page, beside its picture. */
  isLead?: boolean;
};

/** Picture first, then what it is about, title and who wrote it; the whole card is one link. */
export function ArticleCard({ article, headingLevel = 2, isLead = false }: ArticleCardProps) {
  const t = useTexts();
  const locale = useLocale();
  const { Slug, title, description, date, image, category, author } = article;
  const picture = sizesOf(image);
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={classNames(styles.card, isLead && styles.lead)}>
      <div className={styles.frame}>
        <img
          src={picture.medium}
          srcSet={picture.srcSet}
          sizes={
            isLead ? '(width >= 900px) 40rem, 92vw' : '(width >= 1000px) 24rem, (width >= 600px) 46vw, 92vw'
          }
          alt=""
          width="800"
          height="500"
          loading={isLead ? 'eager' : 'lazy'}
          decoding="async"
        />
      </div>
      <div className={styles.words}>
        <p className={styles.category}>
          <span style={{ background: category.color }} />
          {category.name}
        </p>
        <Heading className={styles.title}>
          <LocalLink to={`/read/${Slug}`} className={styles.link} prefetch="intent">
            {title}
          </LocalLink>
        </Heading>
        <p className={styles.description}>{description}</p>
        <p className={styles.by}>
          {t(m.read_by_on, { name: author.display_name, date: dayLabel(date, locale) })}
        </p>
      </div>
    </article>
  );
}

/** Cards, as many beside each other as there is room for. */
export function ArticleCards({
  articles,
  headingLevel = 2,
}: {
  articles: readonly ArticleOnCard[];
  headingLevel?: 2 | 3;
}) {
  return (
    <ul className={styles.cards}>
      {articles.map((article) => (
        <li key={article.id}>
          <ArticleCard article={article} headingLevel={headingLevel} />
        </li>
      ))}
    </ul>
  );
}
