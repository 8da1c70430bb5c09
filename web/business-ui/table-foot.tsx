import * as m from '#contracts/texts/messages.js';
import { useTexts } from '#web/lib/texts.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import styles from './table.module.css';

type TableFootProps = {
  /** From 1. */
  page: number;
  pageSize: number;
  /** How many rows there are on all pages. */
  total: number;
  hrefOf: (page: number) => string;
};

/** Which rows of how many are shown, and the way to the others. */
export function TableFoot({ page, pageSize, total, hrefOf }: TableFootProps) {
  const t = useTexts();
  if (total === 0) return null;
  const from = (page - 1) * pageSize + 1;
  return (
    <div className={styles.foot}>
      <span>{t(m.kit_rows_shown, { from, to: Math.min(from + pageSize - 1, total), total })}</span>
      <Pagination
        page={page}
        pageCount={Math.ceil(total / pageSize)}
        hrefOf={hrefOf}
        labels={{
          navigation: t(m.kit_pages),
          previous: t(m.ui_previous_page),
          next: t(m.ui_next_page),
          page: (number) => t(m.ui_page_number, { number }),
        }}
      />
    </div>
  );
}
