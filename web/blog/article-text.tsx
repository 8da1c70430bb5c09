import type { Locale } from '#contracts/languages.ts';
import { dayLabel } from './article-date.ts';
import * as m from '#contracts/texts/messages.js';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import { sizesOf } from './picture-sizes.ts';
import styles from './article.module.css';

export type ArticleTextProps = {
  article: {
    language: Locale;
    title: string;
    description: string;
    /** Clean HTML: the server lets nothing else in. */
    content: string;
    image: string | null;
    imageAlt: string;
    date: string | null;
    readingMinutes: number | null;
  };
  category: { name: string; color: string; href: string } | null;
  author: { name: string; href: string } | null;
};

/** An article as it is read; its author sees the same before it is out. */
export function ArticleText({ article, category, author }: ArticleTextProps) {
  const t = useTexts();
  const locale = useLocale();
  const { language, title, description, content, image, imageAlt, date, readingMinutes } = article;
  const picture = image === null ? null : sizesOf(image);
  return (
    <article className={styles.article} lang={language === locale ? undefined : language}>
      <header className={styles.head}>
        {category && (
          <a href={category.href} className={styles.category}>
            <span style={{ background: category.color }} />
            {category.name}
          </a>
        )}
        <h1>{title || t(m.read_untitled)}</h1>
        <p className={styles.lead}>{description}</p>
        <p className={styles.facts} lang={locale}>
          {author && (
            <a href={author.href} rel="author">
              {author.name}
            </a>
          )}
          {date && <time dateTime={date}>{dayLabel(date, locale)}</time>}
          {readingMinutes !== null && <span>{t(m.read_minutes, { count: readingMinutes })}</span>}
        </p>
      </header>
      {picture && (
        <img
          src={picture.large}
          srcSet={picture.srcSet}
          sizes="(width >= 1000px) 60rem, 94vw"
          alt={imageAlt}
          width="1280"
          height="800"
          fetchPriority="high"
          className={styles.picture}
        />
      )}
      {/* oxlint-disable-next-line react/no-danger -- cleaned by the server when it was written (blog/use-cases/clean-html.ts) */}
      <div className={styles.content} dangerouslySetInnerHTML={{ __html: content }} />
    </article>
  );
}
