import { IconDownload } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { RowOutcome } from '#contracts/customer-import.ts';
import { IMPORTED_DETAIL_NAMES } from '#contracts/customer-details.ts';
import type { Locale } from '#contracts/languages.ts';
import * as m from '#contracts/texts/messages.js';
import { TableFoot } from '#web/business-ui/table-foot.tsx';
import { Table } from '#web/business-ui/table.tsx';
import type { TableColumn } from '#web/business-ui/table.tsx';
import { detailText } from '#web/business-frame/customers/detail-text.ts';
import type { Texts } from '#web/lib/texts-in.ts';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { useCenterPath, useOwnCenter } from '#web/business-frame/center/own-center.tsx';
import { IMPORT_ADDRESS, OUTCOMES } from './import-address.ts';
import type { CustomerListDetail, CustomerListRow, FieldOfCenter } from './import-calls.ts';
import { OUTCOME_NAMES, ownValuesOf, reasonsOf } from './import-labels.ts';
import styles from './customer-import.module.css';

const PAGE_SIZE = 10;

type ImportRowsProps = {
  found: CustomerListDetail;
  /** The center's own fields in use. */
  own: readonly FieldOfCenter[];
  /** Which rows are shown. */
  outcome: RowOutcome;
  page: number;
  /** Null when they failed. */
  rows: { total: number; items: readonly CustomerListRow[] } | null;
};

/** What the rows of a list come to: how many of each kind, and one kind row by row. */
export function ImportRows({ found, own, outcome, page, rows }: ImportRowsProps) {
  const t = useTexts();
  const locale = useLocale();
  const { providerId } = useOwnCenter();
  const centerPath = useCenterPath();
  const here = centerPath(`customers/import/${found.id}`);
  const { counts, state } = found.summary;
  const nameOf = (one: RowOutcome): string => t(OUTCOME_NAMES[one][state === 'done' ? 'done' : 'coming']);
  const report = `/customer-imports/${providerId}/${found.id}/${outcome}.csv?language=${locale}`;
  return (
    <section aria-labelledby="import-rows">
      <h2 id="import-rows" className={styles.title}>
        {t(state === 'done' ? m.import_rows_done : m.import_rows_coming)}
      </h2>
      <nav aria-label={t(m.import_rows_kinds)} className={styles.kinds}>
        {OUTCOMES.map((one) => (
          <Link
            key={one}
            to={here + IMPORT_ADDRESS.searchOf({ outcome: one })}
            preventScrollReset
            aria-current={one === outcome ? 'true' : undefined}
            className={styles.kind}
            data-outcome={one}
          >
            <strong>{counts[one].toLocaleString(locale)}</strong>
            <span>{nameOf(one)}</span>
          </Link>
        ))}
      </nav>
      {found.isEmptied ? (
        <p className={styles.note}>{t(m.import_rows_gone)}</p>
      ) : (
        <>
          <div className={styles.rowsHead}>
            <p className={styles.note}>{t(m.import_rule)}</p>
            {counts[outcome] > 0 && (
              <a href={report} download className={styles.download}>
                <IconDownload size={18} stroke={1.6} aria-hidden="true" />
                {t(m.import_download)}
              </a>
            )}
          </div>
          <Table
            key={outcome}
            label={nameOf(outcome)}
            columns={columnsOf({ t, locale, own, outcome, centerPath })}
            rows={rows?.items ?? []}
            idOf={({ rowNumber }) => String(rowNumber)}
            nameOf={(row) => t(m.import_row_number, { number: row.rowNumber })}
            empty={<NoRows hasFailed={rows === null} here={here} />}
          />
          {rows && (
            <TableFoot
              page={page}
              pageSize={PAGE_SIZE}
              total={rows.total}
              hrefOf={(next) => here + IMPORT_ADDRESS.searchOf({ outcome, page: next })}
            />
          )}
        </>
      )}
    </section>
  );
}

function NoRows({ hasFailed, here }: { hasFailed: boolean; here: string }) {
  const t = useTexts();
  if (!hasFailed) return <EmptyState title={t(m.import_rows_none)} />;
  return (
    <EmptyState title={t(m.import_rows_failed)} text={t(m.center_failed_text)}>
      <ButtonLink to={here} look="secondary">
        {t(m.center_again)}
      </ButtonLink>
    </EmptyState>
  );
}

/** Details, tags, the center's own fields and whether there is a note, on one line. */
function moreOf(t: Texts, own: readonly FieldOfCenter[], row: CustomerListRow): string {
  const { further, isBlacklisted, isArchived, carer, tags, hasNotes } = row;
  const said = [
    ...IMPORTED_DETAIL_NAMES.map((name) => detailText(t, name, row[name])),
    ...further,
    isBlacklisted && t(m.import_field_blacklisted),
    isArchived && t(m.import_field_archived),
    carer !== null && t(m.import_in_care, { carer }),
    ...tags,
    ...ownValuesOf(t, own, row),
    hasNotes && t(m.import_has_notes),
  ];
  return said.filter(Boolean).join(' · ');
}

function columnsOf({
  t,
  locale,
  own,
  outcome,
  centerPath,
}: {
  t: Texts;
  locale: Locale;
  own: readonly FieldOfCenter[];
  outcome: RowOutcome;
  centerPath: (path: string) => string;
}): TableColumn<CustomerListRow>[] {
  const none = <span className={styles.none}>–</span>;
  const row: TableColumn<CustomerListRow> = {
    id: 'row',
    title: t(m.import_row),
    isName: true,
    width: '5.5rem',
    cell: ({ rowNumber }) => (
      <>
        <span className={styles.onCard}>{t(m.import_row)} </span>
        {rowNumber}
      </>
    ),
  };
  if (outcome === 'refused')
    return [
      row,
      { id: 'reason', title: t(m.import_reason), width: '45%', cell: (one) => reasonsOf(locale, own, one) },
      {
        id: 'cells',
        title: t(m.import_row_says),
        cell: ({ cells }) => (
          <span className={styles.cells} dir="auto">
            {cells.filter((cell) => cell !== '').join(' · ') || none}
          </span>
        ),
      },
    ];
  const card: TableColumn<CustomerListRow> = {
    id: 'card',
    title: t(m.import_card),
    cell: ({ customerId, customerName }) =>
      customerId === null ? (
        none
      ) : (
        <Link to={centerPath(`customers/${customerId}`)}>
          <bdi>{customerName ?? t(m.import_card)}</bdi>
        </Link>
      ),
  };
  return [
    row,
    ...(outcome === 'new' ? [] : [card]),
    {
      id: 'name',
      title: t(m.import_customer),
      cell: ({ firstname, lastname }) => <bdi>{[firstname, lastname].filter(Boolean).join(' ') || none}</bdi>,
    },
    {
      id: 'email',
      title: t(m.import_field_email),
      cell: ({ email }) => <span className={styles.cells}>{email ?? none}</span>,
    },
    { id: 'phone', title: t(m.import_field_phone), cell: ({ phone }) => phone ?? none },
    { id: 'more', title: t(m.import_more), cell: (one) => <bdi>{moreOf(t, own, one) || none}</bdi> },
    { id: 'look', title: t(m.import_look), cell: (one) => reasonsOf(locale, own, one) || none },
  ];
}
