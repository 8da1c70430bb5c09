import type { CSSProperties } from 'react';
import { IconArrowDown, IconArrowUp, IconArrowsSort } from '@tabler/icons-react';
import { Link } from 'react-aria-components/Link';
import { Column, TableHeader } from 'react-aria-components/Table';
import * as m from '#contracts/texts/messages.js';
import { useTexts } from '#web/lib/texts.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { RowTick } from './row-tick.tsx';
import type { TableColumn, TableProps } from './table.tsx';
import styles from './table.module.css';

export type Sort = { column: string; direction: 'ascending' | 'descending' };

type TableHeadProps<Item> = Pick<TableProps<Item>, 'columns' | 'sort' | 'hrefOfSort'> & {
  isSelectable: boolean;
  /** Whether rows can be ticked once they are there. */
  hasTick: boolean;
  hasMenu: boolean;
};

/** The titles; those that sort are links to the other order. */
export function TableHead<Item>({
  columns,
  sort,
  hrefOfSort,
  isSelectable,
  hasTick,
  hasMenu,
}: TableHeadProps<Item>) {
  const t = useTexts();
  return (
    <TableHeader className={styles.head}>
      {hasTick && (
        <Column className={styles.tickHead} textValue={t(m.kit_select)}>
          {isSelectable ? <RowTick /> : <span className="visually-hidden">{t(m.kit_select)}</span>}
        </Column>
      )}
      {columns.map((column) => {
        const direction = sort?.column === column.id ? sort.direction : undefined;
        const isSortable = column.isSortable && hrefOfSort !== undefined;
        return (
          <Column
            key={column.id}
            id={column.id}
            textValue={column.title}
            isRowHeader={column.isName ?? false}
            className={classNames(
              styles.title,
              column.align === 'end' && styles.end,
              isSortable && styles.sortable,
            )}
            style={{ '--column-width': column.width } as CSSProperties}
            render={(props) => (
              <th
                {...(props as React.ComponentProps<'th'>)}
                aria-sort={isSortable ? (direction ?? 'none') : undefined}
              />
            )}
          >
            {isSortable ? (
              <SortLink
                column={column}
                direction={direction}
                href={hrefOfSort(nextSort(column.id, direction))}
              />
            ) : (
              column.title
            )}
          </Column>
        );
      })}
      {hasMenu && (
        <Column className={styles.menuHead} textValue={t(m.kit_acts)}>
          <span className="visually-hidden">{t(m.kit_acts)}</span>
        </Column>
      )}
    </TableHeader>
  );
}

function SortLink<Item>({
  column,
  direction,
  href,
}: {
  column: TableColumn<Item>;
  direction: Sort['direction'] | undefined;
  href: string;
}) {
  const Icon =
    direction === undefined ? IconArrowsSort : direction === 'ascending' ? IconArrowUp : IconArrowDown;
  return (
    <Link href={href} className={classNames(styles.sort, direction && styles.sorted)}>
      {column.title}
      <Icon size={14} stroke={1.8} aria-hidden="true" />
    </Link>
  );
}

/** Upwards first, then the other way. */
function nextSort(column: string, direction: Sort['direction'] | undefined): Sort {
  return { column, direction: direction === 'ascending' ? 'descending' : 'ascending' };
}
