import type { Locale } from '#contracts/languages.ts';
import * as m from '#contracts/texts/messages.js';
import { StatusPill } from '#web/business-ui/status-pill.tsx';
import { TableFoot } from '#web/business-ui/table-foot.tsx';
import type { ImportState } from '#contracts/customer-import.ts';
import { Table } from '#web/business-ui/table.tsx';
import type { TableColumn } from '#web/business-ui/table.tsx';
import type { Texts } from '#web/lib/texts-in.ts';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { useCenterPath, useOwnCenter } from '#web/business-frame/center/own-center.tsx';
import { IMPORTS_ADDRESS } from './import-address.ts';
import type { CustomerListShown } from './import-calls.ts';
import { momentOf, nameOfList, STANDINGS } from './import-labels.ts';
import styles from './customer-import.module.css';

const PAGE_SIZE = 10;

type ImportListProps = {
  asked: { page: number };
  list: { total: number; items: readonly CustomerListShown[] } | null;
  hasFailed: boolean;
};

/** The lists that were brought, the latest first. */
export function ImportList({ asked, list, hasFailed }: ImportListProps) {
  const t = useTexts();
  const locale = useLocale();
  const centerPath = useCenterPath();
  const { timeZone } = useOwnCenter();
  const here = centerPath('customers/import');
  if (!hasFailed && list?.total === 0) return null;
  return (
    <section aria-labelledby="imports-before">
      <h2 id="imports-before" className={styles.title}>
        {t(m.import_before)}
      </h2>
      <Table
        label={t(m.import_before)}
        columns={columnsOf(t, { locale, timeZone })}
        rows={list?.items ?? []}
        idOf={({ id }) => String(id)}
        nameOf={(one) => nameOfList(t, one)}
        hrefOf={({ id }) => centerPath(`customers/import/${id}`)}
        empty={
          <EmptyState headingLevel={2} title={t(m.import_list_failed)} text={t(m.center_failed_text)}>
            <ButtonLink to={here} look="secondary">
              {t(m.center_again)}
            </ButtonLink>
          </EmptyState>
        }
      />
      {list && (
        <TableFoot
          page={asked.page}
          pageSize={PAGE_SIZE}
          total={list.total}
          hrefOf={(page) => here + IMPORTS_ADDRESS.searchOf({ page })}
        />
      )}
    </section>
  );
}

function columnsOf(
  t: Texts,
  { locale, timeZone }: { locale: Locale; timeZone: string },
): TableColumn<CustomerListShown>[] {
  return [
    { id: 'name', title: t(m.import_list), isName: true, width: '34%', cell: (one) => nameOfList(t, one) },
    {
      id: 'when',
      phone: 'bare',
      title: t(m.import_when),
      cell: ({ createdAt }) => momentOf(timeZone, createdAt),
    },
    {
      id: 'state',
      phone: 'end',
      title: t(m.import_state),
      cell: ({ state }) => {
        const { tone, text } = STANDINGS[state as ImportState];
        return <StatusPill tone={tone}>{t(text)}</StatusPill>;
      },
    },
    {
      id: 'rows',
      title: t(m.import_rows),
      align: 'end',
      cell: ({ rowCount }) => rowCount.toLocaleString(locale),
    },
    {
      id: 'new',
      title: t(m.import_done_new),
      align: 'end',
      cell: ({ state, counts }) => (state === 'done' ? counts.new.toLocaleString(locale) : '–'),
    },
  ];
}
