import { IconRss } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { useLocalPath } from '#web/lib/local-path.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LinkTabs } from '#web/ui/link-tabs.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { ArticleCard, ArticleCards } from './article-card.tsx';
import { pageSearch } from './load-reading.ts';
import type { Reading } from './load-reading.ts';
import styles from './read.module.css';

/** A page of the magazine: its head, the topics as tabs, articles, and pages of them. */
export function ReadingList({
  reading,
  head,
  hasTabs = true,
  hasLead = false,
  children,
}: {
  reading: Reading;
  head: ReactNode;
  hasTabs?: boolean;
  /** The newest stands large above the others. */
  hasLead?: boolean;
  children?: ReactNode;
}) {
  const t = useTexts();
  const localPath = useLocalPath();
  const { pathname } = useLocation();
  const { articles, page, pages, categories } = reading;
  const [first, ...others] = articles;
  const isLed = hasLead && page === 1 && first !== undefined;
  return (
    <div className={styles.page}>
      {head}
      {hasTabs && (
        <LinkTabs
          label={t(m.read_categories)}
          tabs={[
            { to: localPath('/read'), label: t(m.read_all) },
            ...categories.map(({ Slug, name }) => ({ to: localPath(`/read/category/${Slug}`), label: name })),
          ]}
        />
      )}
      {articles.length === 0 ? (
        <NothingToRead />
      ) : (
        <>
          {isLed && <ArticleCard article={first} isLead />}
          <ArticleCards articles={isLed ? others : articles} />
        </>
      )}
      <Pagination
        page={page}
        pageCount={pages}
        hrefOf={(other) => pathname + pageSearch(other)}
        labels={{
          navigation: t(m.read_pages),
          previous: t(m.ui_previous_page),
          next: t(m.ui_next_page),
          page: (number) => t(m.ui_page_number, { number }),
        }}
      />
      {children}
      <p>
        <a href={localPath('/read/feed.xml')} className={styles.feed}>
          <IconRss size={18} stroke={1.6} aria-hidden="true" />
          {t(m.read_feed)}
        </a>
      </p>
    </div>
  );
}

function NothingToRead() {
  const t = useTexts();
  const localPath = useLocalPath();
  return (
    <EmptyState headingLevel={2} title={t(m.read_none_title)} text={t(m.read_none_text)}>
      <ButtonLink to={localPath('/book/')}>{t(m.read_none_action)}</ButtonLink>
    </EmptyState>
  );
}
