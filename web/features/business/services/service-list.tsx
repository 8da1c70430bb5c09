import { useLocation } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { BulkBar } from '#web/business-ui/bulk-bar.tsx';
import { Choice } from '#web/business-ui/choice.tsx';
import { FilterBar } from '#web/business-ui/filter-bar.tsx';
import { useSelection } from '#web/business-ui/selection.ts';
import { StatusPill } from '#web/business-ui/status-pill.tsx';
import { TableFoot } from '#web/business-ui/table-foot.tsx';
import { Table } from '#web/business-ui/table.tsx';
import type { TableColumn } from '#web/business-ui/table.tsx';
import type { Message, Texts } from '#web/lib/texts-in.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { useCenterPath, useMay } from '../center/own-center.tsx';
import { GroupName } from './group-name.tsx';
import { NoServices } from './no-services.tsx';
import { isFiltered, SERVICE_ADDRESS, SERVICE_STANDINGS } from './service-address.ts';
import type { ServiceAddress, ServiceSort, ServiceStanding } from './service-address.ts';
import type { ListedService, ServiceGroup } from './service-calls.ts';
import styles from './services.module.css';
import { stateOf } from './service-state.ts';
import { durationText, priceText } from './service-words.ts';
import { useServiceActs } from './use-service-acts.tsx';

const PAGE_SIZE = 10;

const STANDING_NAMES: Record<ServiceStanding, Message<Record<never, never>>> = {
  current: m.services_filter_current,
  active: m.services_filter_active,
  inactive: m.services_filter_inactive,
  unpublished: m.services_filter_unpublished,
  archived: m.services_filter_archived,
};

type ServiceListProps = {
  asked: ServiceAddress;
  list: { total: number; items: readonly ListedService[] } | null;
  groups: readonly ServiceGroup[];
  hasFailed: boolean;
};

/** A page of the services: found, filtered, sorted, chosen, and what can be done with them. */
export function ServiceList({ asked, list, groups, hasFailed }: ServiceListProps) {
  const t = useTexts();
  const centerPath = useCenterPath();
  const { search } = useLocation();
  const mayChange = useMay('changeServices');
  const selection = useSelection(search);
  const { acts, actsOf, question } = useServiceActs(() => selection.clear());
  const items = list?.items ?? [];
  const chosen = items.filter(({ id }) => selection.ids.has(String(id)));
  const here = centerPath('services');
  return (
    <>
      {(list === null || list.total > 0 || isFiltered(asked)) && <Filters asked={asked} groups={groups} />}
      <div>
        <Table
          label={t(m.services_title)}
          columns={columnsOf(t)}
          rows={items}
          idOf={({ id }) => String(id)}
          nameOf={({ name }) => name}
          hrefOf={({ id }) => centerPath(`services/${id}`) + search}
          sort={{ column: asked.sort, direction: asked.down ? 'descending' : 'ascending' }}
          hrefOfSort={({ column, direction }) =>
            here +
            SERVICE_ADDRESS.searchOf({
              ...asked,
              // Columns that sort are called as their order is
              sort: column as ServiceSort,
              down: direction === 'descending',
              page: 1,
            })
          }
          {...(mayChange && { selection, actsOf })}
          empty={<NoServices asked={asked} hasFailed={hasFailed} />}
        />
        {list && (
          <TableFoot
            page={asked.page}
            pageSize={PAGE_SIZE}
            total={list.total}
            hrefOf={(page) => here + SERVICE_ADDRESS.searchOf({ ...asked, page })}
          />
        )}
        {mayChange && <BulkBar selection={selection} acts={acts(chosen)} />}
      </div>
      {question}
    </>
  );
}

function Filters({ asked, groups }: { asked: ServiceAddress; groups: readonly ServiceGroup[] }) {
  const t = useTexts();
  const here = useCenterPath()('services');
  return (
    <FilterBar
      search={{ name: 'q', label: t(m.services_search), value: asked.q }}
      clearHref={here}
      isFiltered={isFiltered(asked)}
    >
      <div className={styles.filter}>
        <Choice
          key={asked.standing}
          label={t(m.services_state)}
          isLabelHidden
          name="standing"
          options={SERVICE_STANDINGS.slice(1).map((standing) => ({
            value: standing,
            label: t(STANDING_NAMES[standing]),
          }))}
          noneLabel={t(m.services_filter_current)}
          defaultValue={asked.standing === 'current' ? '' : asked.standing}
        />
      </div>
      {groups.length > 0 && (
        <div className={styles.filter}>
          <Choice
            key={asked.group}
            label={t(m.services_group)}
            isLabelHidden
            name="group"
            options={groups.map(({ id, name, color }) => ({ value: String(id), label: name, colour: color }))}
            noneLabel={t(m.services_filter_any_group)}
            defaultValue={asked.group === null ? '' : String(asked.group)}
          />
        </div>
      )}
    </FilterBar>
  );
}

function columnsOf(t: Texts): TableColumn<ListedService>[] {
  return [
    {
      id: 'name',
      title: t(m.services_name),
      isName: true,
      isSortable: true,
      width: '34%',
      cell: ({ name }) => name,
    },
    {
      id: 'group',
      title: t(m.services_group),
      cell: ({ group }) => (group ? <GroupName group={group} /> : <span className={styles.none}>–</span>),
    },
    {
      id: 'state',
      title: t(m.services_state),
      cell: (service) => {
        const { tone, text } = stateOf(service);
        return <StatusPill tone={tone}>{t(text)}</StatusPill>;
      },
    },
    {
      id: 'duration',
      title: t(m.services_duration),
      isSortable: true,
      align: 'end',
      cell: ({ offers }) => durationText(t, offers),
    },
    {
      id: 'price',
      title: t(m.services_price),
      isSortable: true,
      align: 'end',
      cell: ({ offers }) => priceText(t, offers),
    },
  ];
}
