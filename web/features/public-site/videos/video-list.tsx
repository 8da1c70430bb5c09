import { Form } from 'react-router';
import type { ReactNode } from 'react';
import * as m from '#contracts/texts/messages.js';
import { LocalLink } from '#web/lib/local-path.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { VIDEO_ADDRESS } from './video-address.ts';
import type { VideoAddress } from './video-address.ts';
import styles from './videos-page.module.css';

type VideoListProps = {
  title: string;
  lead: string;
  asked: VideoAddress;
  found: { total: number; pages: number };
  /** What it says where nothing is there at all. */
  noneTitle: string;
  children: ReactNode;
};

/** A list that is searched by a word, page by page: courses or single videos. */
export function VideoList({ title, lead, asked, found, noneTitle, children }: VideoListProps) {
  const t = useTexts();
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{title}</h1>
        <p>{lead}</p>
      </header>
      <Form method="get" role="search" className={styles.search}>
        <TextField
          key={asked.q}
          type="search"
          name="q"
          label={t(m.videos_search)}
          defaultValue={asked.q}
          maxLength={100}
        />
        <Button type="submit" look="secondary">
          {t(m.videos_search_act)}
        </Button>
      </Form>
      {found.total === 0 ? <None isFiltered={asked.q !== ''} noneTitle={noneTitle} /> : children}
      <Pagination
        page={asked.page}
        pageCount={found.pages}
        hrefOf={(page) => VIDEO_ADDRESS.searchOf({ ...asked, page }) || '?'}
        labels={{
          navigation: t(m.videos_pages),
          previous: t(m.videos_previous),
          next: t(m.videos_next),
          page: (page) => t(m.videos_page, { page }),
        }}
      />
    </div>
  );
}

function None({ isFiltered, noneTitle }: { isFiltered: boolean; noneTitle: string }) {
  const t = useTexts();
  return isFiltered ? (
    <EmptyState headingLevel={2} title={t(m.videos_none_found_title)} text={t(m.videos_none_found_text)}>
      <a href="?">{t(m.videos_none_clear)}</a>
    </EmptyState>
  ) : (
    <EmptyState headingLevel={2} title={noneTitle} text={t(m.videos_none_text)}>
      <LocalLink to="/book/">{t(m.videos_none_act)}</LocalLink>
    </EmptyState>
  );
}
