import { useLocation } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { Choice } from '#web/business-ui/choice.tsx';
import { FilterBar } from '#web/business-ui/filter-bar.tsx';
import { Segments } from '#web/business-ui/segments.tsx';
import { StatusPill } from '#web/business-ui/status-pill.tsx';
import { TableFoot } from '#web/business-ui/table-foot.tsx';
import { Table } from '#web/business-ui/table.tsx';
import type { TableColumn } from '#web/business-ui/table.tsx';
import type { Texts } from '#web/lib/texts-in.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { useCenterPath } from '../center/own-center.tsx';
import { NoStaff } from './no-staff.tsx';
import { ResourceName } from './resource-name.tsx';
import { isFiltered, STAFF_ADDRESS, STAFF_KINDS } from './staff-address.ts';
import type { StaffAddress } from './staff-address.ts';
import type { ListedResource } from './staff-calls.ts';
import { detailsText, kindText, stateOf } from './staff-words.ts';
import styles from './staff.module.css';
import { useStaffActs } from './use-staff-acts.tsx';

const PAGE_SIZE = 10;

const KIND_NAMES = { all: m.staff_filter_all, people: m.staff_filter_people, things: m.staff_filter_things };

type StaffListProps = {
  asked: StaffAddress;
  list: { total: number; items: readonly ListedResource[] } | null;
  hasFailed: boolean;
};

/** A page of who and what a center works with: found, filtered, and what can be done with each. */
export function StaffList({ asked, list, hasFailed }: StaffListProps) {
  const t = useTexts();
  const centerPath = useCenterPath();
  const { search } = useLocation();
  const { actsOf, question } = useStaffActs();
  const here = centerPath('staff');
  return (
    <>
      <Filters asked={asked} />
      <div>
        <Table
          label={t(m.staff_title)}
          columns={columnsOf(t)}
          rows={list?.items ?? []}
          idOf={({ id }) => String(id)}
          nameOf={({ name }) => name}
          hrefOf={({ id }) => centerPath(`staff/${id}`) + search}
          actsOf={actsOf}
          empty={<NoStaff asked={asked} hasFailed={hasFailed} />}
        />
        {list && (
          <TableFoot
            page={asked.page}
            pageSize={PAGE_SIZE}
            total={list.total}
            hrefOf={(page) => here + STAFF_ADDRESS.searchOf({ ...asked, page })}
          />
        )}
      </div>
      {question}
    </>
  );
}

function Filters({ asked }: { asked: StaffAddress }) {
  const t = useTexts();
  return (
    <FilterBar
      search={{ name: 'q', label: t(m.staff_search), value: asked.q }}
      clearHref={useCenterPath()('staff')}
      isFiltered={isFiltered(asked)}
    >
      <Segments
        label={t(m.staff_kind)}
        isLabelHidden
        name="kind"
        options={STAFF_KINDS.map((value) => ({ value, label: t(KIND_NAMES[value]) }))}
        defaultValue={asked.kind}
      />
      <div className={styles.filter}>
        <Choice
          key={asked.state}
          label={t(m.staff_state)}
          isLabelHidden
          name="state"
          options={[{ value: 'archived', label: t(m.staff_filter_archived) }]}
          noneLabel={t(m.staff_filter_current)}
          defaultValue={asked.state === 'archived' ? 'archived' : ''}
        />
      </div>
    </FilterBar>
  );
}

function columnsOf(t: Texts): TableColumn<ListedResource>[] {
  return [
    {
      id: 'name',
      title: t(m.staff_name),
      isName: true,
      width: '28%',
      cell: (resource) => <ResourceName resource={resource} />,
    },
    { id: 'kind', title: t(m.staff_kind), width: '25%', cell: (resource) => kindText(t, resource) },
    {
      id: 'state',
      title: t(m.staff_state),
      cell: (resource) => {
        const { tone, text } = stateOf(t, resource);
        return <StatusPill tone={tone}>{text}</StatusPill>;
      },
    },
    { id: 'details', title: t(m.staff_details), width: '26%', cell: (resource) => detailsText(t, resource) },
  ];
}
