import type { ReactNode, RefObject } from 'react';
import { useLocation } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import type { Act } from '#web/business-ui/act.ts';
import { BulkBar } from '#web/business-ui/bulk-bar.tsx';
import type { Option } from '#web/business-ui/choice.tsx';
import type { Selection } from '#web/business-ui/selection.ts';
import { TableFoot } from '#web/business-ui/table-foot.tsx';
import { Table } from '#web/business-ui/table.tsx';
import type { TableColumn } from '#web/business-ui/table.tsx';
import { BrokenLine } from '../live/broken-line.tsx';
import { ListChanged } from '../live/list-changed.tsx';
import { useCenterPath } from '../center/own-center.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import type { ListDescription, ListQuery } from './describe-list.ts';
import { EmptyList } from './empty-list.tsx';
import { ListFilters } from './list-filters.tsx';
import styles from './list-screen.module.css';

const PAGE_SIZE = 10;
/** Lists that count no further say so. */
const MOST_COUNTED = '10.000';

export interface ListScreenProps<Values, Sort extends string, Item> {
  list: ListDescription<Values, Sort>;
  loaded: {
    asked: ListQuery<Values, Sort>;
    list: { total: number; items: readonly Item[]; isMore?: boolean } | null;
    hasFailed: boolean;
  };
  columns: readonly TableColumn<Item>[];
  nameOf: (item: Item) => string;
  /** The options of filters that have none of their own, by the filter's name. */
  options?: { [Name in keyof Values]?: readonly Option[] };
  /** What stands beside the filters. */
  besideFilters?: ReactNode;
  actsOf?: (item: Item) => readonly Act[];
  /** For who may do something with several at once. */
  chosen?: {
    selection: Selection;
    acts: (items: readonly Item[]) => readonly (Act & { onAct: () => void })[];
  };
  /** In place of the list's own words, where nothing fits. */
  empty?: ReactNode;
  /** Of a list that is kept fresh. */
  live?: {
    within: RefObject<HTMLDivElement | null>;
    brokenSince: Date | null;
    showNew: (() => void) | null;
  };
  /** The search part of the address that a row leads on with; the page's own unless given. */
  search?: string;
  /** Of a list whose rows have no page of their own. */
  isWithoutDetail?: boolean;
}

/** A page of a list of the back office: found, filtered, sorted, chosen, and what can be done with its rows. */
export function ListScreen<Values, Sort extends string, Item extends { id: number }>(
  props: ListScreenProps<Values, Sort, Item>,
) {
  const { list, loaded, columns, nameOf, actsOf, chosen, live } = props;
  const { asked, list: page, hasFailed } = loaded;
  const t = useTexts();
  const centerPath = useCenterPath();
  const own = useLocation().search;
  const { search = own } = props;
  const here = centerPath(list.path);
  const items = page?.items ?? [];
  const direction = list.isDescending(asked) ? 'descending' : 'ascending';
  const hrefOfSort = (sort: Sort, wanted: string): string => {
    const straight = { ...asked, sort, turned: false, page: 1 };
    const isTurned = list.isDescending(straight) !== (wanted === 'descending');
    return here + list.address.searchOf({ ...straight, turned: isTurned });
  };
  const selection = chosen?.selection;
  return (
    <>
      {(page === null || page.total > 0 || list.isFiltered(asked)) && (
        <ListFilters list={list} asked={asked} options={props.options} beside={props.besideFilters} />
      )}
      {live && <BrokenLine since={live.brokenSince} />}
      <div ref={live?.within}>
        <Table
          label={t(list.texts.title)}
          columns={columns}
          rows={items}
          idOf={({ id }) => String(id)}
          nameOf={nameOf}
          {...(!props.isWithoutDetail && {
            hrefOf: ({ id }: Item) => centerPath(`${list.path}/${id}`) + search,
          })}
          sort={{ column: asked.sort, direction }}
          // Columns that sort are called as their order is
          hrefOfSort={(sort) => hrefOfSort(sort.column as Sort, sort.direction)}
          {...(selection && { selection })}
          {...(actsOf && { actsOf })}
          empty={
            props.empty ?? <EmptyList list={list} asked={asked} hasFailed={hasFailed && page === null} />
          }
        />
        {live && <ListChanged onShow={live.showNew} isAbove={(selection?.ids.size ?? 0) > 0} />}
        {page?.isMore === true && (
          <p className={styles.more}>{t(m.kit_more_than, { count: MOST_COUNTED })}</p>
        )}
        {page && (
          <TableFoot
            page={asked.page}
            pageSize={PAGE_SIZE}
            total={page.total}
            hrefOf={(number) => here + list.address.searchOf({ ...asked, page: number })}
          />
        )}
        {chosen && (
          <BulkBar
            selection={chosen.selection}
            acts={chosen.acts(items.filter(({ id }) => chosen.selection.ids.has(String(id))))}
          />
        )}
      </div>
    </>
  );
}
