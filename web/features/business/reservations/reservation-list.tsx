import { useRef } from 'react';
import { useLocation } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { BulkBar } from '#web/business-ui/bulk-bar.tsx';
import type { Selection } from '#web/business-ui/selection.ts';
import { TableFoot } from '#web/business-ui/table-foot.tsx';
import { Table } from '#web/business-ui/table.tsx';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import { useCenterPath } from '../center/own-center.tsx';
import { BrokenLine } from '../live/broken-line.tsx';
import { ListChanged } from '../live/list-changed.tsx';
import { NoReservations } from './no-reservations.tsx';
import { isDescending, RESERVATION_ADDRESS, sortsOf } from './reservation-address.ts';
import type { ReservationSort } from './reservation-address.ts';
import { ReservationFilters } from './reservation-filters.tsx';
import { columnsOf } from './reservation-columns.tsx';
import { customerOf } from './reservation-words.ts';
import { useChosenActs, useRowActs } from './use-chosen-acts.ts';
import type { LoadedList } from './use-live-list.ts';
import { useLiveList } from './use-live-list.ts';
import styles from './reservations.module.css';

const PAGE_SIZE = 10;

type Named = { id: number; name: string };
type ReservationListProps = {
  loaded: LoadedList;
  people: readonly Named[];
  services: readonly Named[];
  hasFailed: boolean;
  selection: Selection;
};

/** A page of the reservations: found, filtered, sorted; a row leads to its detail. */
export function ReservationList({ people, services, hasFailed, selection, loaded }: ReservationListProps) {
  const { asked } = loaded;
  const within = useRef<HTMLDivElement>(null);
  const { list, brokenSince, showNew } = useLiveList(loaded, within);
  const t = useTexts();
  const locale = useLocale();
  const centerPath = useCenterPath();
  const { search } = useLocation();
  const acts = useChosenActs(selection);
  const rowActs = useRowActs();
  const isChoosing = acts.length > 0;
  const here = centerPath('reservations');
  const items = list?.items ?? [];
  const toSort = (sort: ReservationSort, isDown: boolean): string => {
    const straight = { ...asked, sort, turned: false, page: 1 };
    return here + RESERVATION_ADDRESS.searchOf({ ...straight, turned: isDescending(straight) !== isDown });
  };
  return (
    <>
      <ReservationFilters asked={asked} people={people} services={services} />
      <BrokenLine since={brokenSince} />
      <div ref={within}>
        <Table
          label={t(m.reservations_title)}
          columns={columnsOf(t, locale, sortsOf(asked))}
          rows={items}
          idOf={({ id }) => String(id)}
          nameOf={(row) => customerOf(t, row)}
          hrefOf={({ id }) => centerPath(`reservations/${id}`) + search}
          sort={{ column: asked.sort, direction: isDescending(asked) ? 'descending' : 'ascending' }}
          hrefOfSort={({ column, direction }) =>
            // Columns that sort are called as their order is
            toSort(column as ReservationSort, direction === 'descending')
          }
          {...(isChoosing && { selection })}
          actsOf={rowActs}
          empty={<NoReservations asked={asked} hasFailed={hasFailed && list === null} />}
        />
        <ListChanged onShow={showNew} isAbove={selection.ids.size > 0} />
        {isChoosing && <BulkBar selection={selection} acts={acts} />}
        {list?.isMore && <p className={styles.more}>{t(m.reservations_more_than, { count: '10.000' })}</p>}
        {list && (
          <TableFoot
            page={asked.page}
            pageSize={PAGE_SIZE}
            total={list.total}
            hrefOf={(page) => here + RESERVATION_ADDRESS.searchOf({ ...asked, page })}
          />
        )}
      </div>
    </>
  );
}
