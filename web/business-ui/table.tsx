import { Cell, Row, Table as AriaTable, TableBody } from 'react-aria-components/Table';
import type { ReactNode } from 'react';
import { Link } from 'react-aria-components/Link';
import { useNavigate } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { useTexts } from '#web/lib/texts.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { Act } from './act.ts';
import { RowMenu } from './row-menu.tsx';
import { RowTick } from './row-tick.tsx';
import type { Selection } from './selection.ts';
import { TooLate } from './too-late.tsx';
import { useReading, useRowHeight } from './use-reading.ts';
import { TableHead } from './table-head.tsx';
import type { Sort } from './table-head.tsx';
import styles from './table.module.css';

export type { Sort } from './table-head.tsx';

export type TableColumn<Item> = {
  id: string;
  title: string;
  cell: (item: Item) => ReactNode;
  /** Names the row: leads to its detail and is read out with every cell. Exactly one column has it. */
  isName?: boolean;
  isSortable?: boolean;
  /** Figures and money stand at the end. */
  align?: 'end';
  /** A share of the width, as CSS: `30%`, `7rem`. */
  width?: string;
  /**
   * Where a row on a phone, of two lines, has it: beside the name, below with its title (where nothing is said), below without, or nowhere. The name is always first.
   */
  phone?: 'end' | 'labelled' | 'bare' | 'none';
};

export type TableProps<Item> = {
  /** Names the table for who cannot see what stands above it. */
  label: string;
  columns: readonly TableColumn<Item>[];
  rows: readonly Item[];
  idOf: (row: Item) => string;
  nameOf: (row: Item) => string;
  /** A row's detail; a click anywhere on the row, or Enter, goes there. */
  hrefOf?: (row: Item) => string;
  sort?: Sort;
  /** The address of another order; column heads are links. */
  hrefOfSort?: (sort: Sort) => string;
  selection?: Selection;
  actsOf?: (row: Item) => readonly Act[];
  isRowDisabled?: (row: Item) => boolean;
  /** In place of the rows where there are none. */
  empty: ReactNode;
  /** Rows are on their way: shapes of the same height stand for them. */
  isLoading?: boolean;
};

/** As many shapes as there were rows, so that nothing below them jumps. */
const shapesOf = (isLate: boolean, rows: number) =>
  Array.from({ length: isLate ? 0 : rows || 6 }, (_, index) => ({ id: `shape-${index}` }));

/** A page of a list; below 720 px each row has two lines. Paging stands below it: see `TableFoot`. */
export function Table<Item>(props: TableProps<Item>) {
  const { label, columns, rows, idOf, selection, isRowDisabled } = props;
  const t = useTexts();
  const reading = useReading();
  const isLoading = props.isLoading === true || reading !== null;
  const isLate = reading?.isLate === true;
  const isSelectable = selection !== undefined && !isLoading;
  const hasMenu = props.actsOf !== undefined;
  const scroller = useRowHeight(!isLoading && rows.length > 0);
  return (
    <div ref={scroller} className={styles.scroller} aria-busy={isLoading || undefined}>
      <p role="status" className="visually-hidden">
        {reading !== null && !isLate && t(m.kit_loading_of, { name: label })}
      </p>
      <AriaTable
        aria-label={isLoading ? t(m.kit_loading_of, { name: label }) : label}
        className={styles.table}
        selectionMode={isSelectable ? 'multiple' : 'none'}
        selectedKeys={selection?.ids ?? []}
        onSelectionChange={(keys) =>
          selection?.choose(
            keys === 'all' ? rows.filter((row) => !isRowDisabled?.(row)).map(idOf) : [...keys].map(String),
          )
        }
        disabledKeys={isRowDisabled ? rows.filter(isRowDisabled).map(idOf) : []}
        disabledBehavior="selection"
      >
        <TableHead
          {...props}
          isSelectable={isSelectable}
          hasTick={selection !== undefined}
          hasMenu={hasMenu}
        />
        <TableBody
          renderEmptyState={() => (
            <div className={styles.empty}>
              {isLate ? <TooLate to={reading.to} /> : !isLoading && props.empty}
            </div>
          )}
        >
          {isLoading
            ? shapesOf(isLate, rows.length).map(({ id }) => (
                <ShapeRow
                  key={id}
                  id={id}
                  columns={columns}
                  hasMenu={hasMenu}
                  hasTick={selection !== undefined}
                />
              ))
            : rows.map((row) => (
                <ItemRow key={idOf(row)} row={row} table={props} isSelectable={isSelectable} />
              ))}
        </TableBody>
      </AriaTable>
    </div>
  );
}

function ItemRow<Item>({
  row,
  table,
  isSelectable,
}: {
  row: Item;
  table: TableProps<Item>;
  isSelectable: boolean;
}) {
  const navigate = useNavigate();
  const { columns, idOf, nameOf, hrefOf, actsOf } = table;
  const href = hrefOf?.(row);
  const name = nameOf(row);
  return (
    <Row
      id={idOf(row)}
      textValue={name}
      className={styles.row}
      {...(href !== undefined && { onAction: () => void navigate(href) })}
    >
      {isSelectable && (
        <Cell className={styles.tickCell}>
          <RowTick />
        </Cell>
      )}
      {columns.map((column) => (
        <Cell
          key={column.id}
          className={classNames(
            styles.cell,
            column.isName && styles.name,
            column.align === 'end' && styles.end,
            column.phone === 'end' && styles.atEnd,
            column.phone === 'none' && styles.notOnPhones,
          )}
          {...labelled(column)}
        >
          {column.isName && href !== undefined ? (
            <Link href={href} className={styles.link}>
              {column.cell(row)}
            </Link>
          ) : (
            column.cell(row)
          )}
        </Cell>
      ))}
      {actsOf && (
        <Cell className={styles.menuCell}>
          <RowMenu name={name} acts={actsOf(row)} />
        </Cell>
      )}
    </Row>
  );
}

/** A phone shows a value after its column's title, which CSS reads from here. */
const labelled = ({
  title,
  isName,
  phone = 'labelled',
}: Pick<TableColumn<never>, 'title' | 'isName' | 'phone'>) =>
  isName || phone !== 'labelled' ? {} : { 'data-label': title };

function ShapeRow<Item>({
  id,
  columns,
  hasMenu,
  hasTick,
}: {
  id: string;
  columns: readonly TableColumn<Item>[];
  hasMenu: boolean;
  hasTick: boolean;
}) {
  const t = useTexts();
  return (
    <Row id={id} textValue={t(m.kit_loading)} className={classNames(styles.row, styles.shape)} isDisabled>
      {hasTick && (
        <Cell className={styles.tickCell}>
          <span className={styles.tickShape} aria-hidden="true" />
        </Cell>
      )}
      {columns.map((column) => (
        <Cell key={column.id} className={classNames(styles.cell, column.align === 'end' && styles.end)}>
          <Skeleton height="0.75rem" width={column.isName ? '62%' : '45%'} radius="999px" />
        </Cell>
      ))}
      {hasMenu && <Cell className={styles.menuCell}>{null}</Cell>}
    </Row>
  );
}
