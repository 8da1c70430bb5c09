import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { Link } from 'react-router';
import { pagesShown } from './pages-shown.ts';
import styles from './pagination.module.css';

type PaginationProps = {
  /** From 1. */
  page: number;
  pageCount: number;
  /** The address of a page. */
  hrefOf: (page: number) => string;
  labels: { navigation: string; previous: string; next: string; page: (page: number) => string };
};

/** Pages as links, so that they work without JavaScript and can be shared. */
export function Pagination({ page, pageCount, hrefOf, labels }: PaginationProps) {
  if (pageCount <= 1) return null;
  return (
    <nav aria-label={labels.navigation} className={styles.pages}>
      {page > 1 && (
        <Link to={hrefOf(page - 1)} rel="prev" className={styles.page} aria-label={labels.previous}>
          <IconChevronLeft size={20} stroke={1.6} aria-hidden="true" />
        </Link>
      )}
      {pagesShown(page, pageCount).map((number, index) =>
        number === null ? (
          <span key={`gap-${index}`} aria-hidden="true">
            …
          </span>
        ) : (
          <Link
            key={number}
            to={hrefOf(number)}
            className={styles.page}
            aria-label={labels.page(number)}
            aria-current={number === page ? 'page' : undefined}
          >
            {number}
          </Link>
        ),
      )}
      {page < pageCount && (
        <Link to={hrefOf(page + 1)} rel="next" className={styles.page} aria-label={labels.next}>
          <IconChevronRight size={20} stroke={1.6} aria-hidden="true" />
        </Link>
      )}
    </nav>
  );
}
