import { IconArchive, IconCopy, IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { formatMoney } from '#contracts/format.ts';
import { BulkBar } from '#web/business-ui/bulk-bar.tsx';
import { Choice } from '#web/business-ui/choice.tsx';
import { FilterBar } from '#web/business-ui/filter-bar.tsx';
import { Reorder } from '#web/business-ui/reorder.tsx';
import { Segments } from '#web/business-ui/segments.tsx';
import { useSelection } from '#web/business-ui/selection.ts';
import { StatusPill } from '#web/business-ui/status-pill.tsx';
import { TableFoot } from '#web/business-ui/table-foot.tsx';
import { Table } from '#web/business-ui/table.tsx';
import type { TableColumn } from '#web/business-ui/table.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { useToasts } from '#web/ui/toasts.tsx';
import { GROUPS, servicesOf } from './samples.ts';
import type { SampleService } from './samples.ts';
import { Section } from './section.tsx';
import type { Words } from './words.ts';
import styles from './gallery.module.css';

type Asked = { search: string; state: string; group: string; sort: string; isDownwards: boolean };

export function ListGallery({ words, asked, here }: { words: Words; asked: Asked; here: string }) {
  const { search: scope } = useLocation();
  const selection = useSelection(scope);
  const rows = rowsAsked(servicesOf(words), asked);
  const { showSuccess } = useToasts();
  const act = (label: string) => () => showSuccess(label);
  return (
    <Section title={words.list}>
      <Filters words={words} asked={asked} here={here} />
      <div>
        <Table
          label={words.services}
          columns={columnsOf(words)}
          rows={rows}
          idOf={({ id }) => id}
          nameOf={({ name }) => name}
          hrefOf={({ id }) => `${here}?service=${id}`}
          sort={{ column: asked.sort, direction: asked.isDownwards ? 'descending' : 'ascending' }}
          hrefOfSort={({ column, direction }) =>
            `${here}?sort=${column}${direction === 'descending' ? '&down' : ''}`
          }
          selection={selection}
          isRowDisabled={({ isArchived }) => isArchived}
          actsOf={() => [
            { id: 'edit', label: words.edit, icon: IconPencil, onAct: act(words.edit) },
            { id: 'duplicate', label: words.duplicate, icon: IconCopy, onAct: act(words.duplicate) },
            { id: 'cannot', label: words.cannot, isDisabled: true, onAct: act(words.cannot) },
            { id: 'archive', label: words.archive, icon: IconArchive, onAct: act(words.archive) },
            {
              id: 'remove',
              label: words.remove,
              icon: IconTrash,
              isDangerous: true,
              onAct: act(words.remove),
            },
          ]}
          empty={<EmptyState title={words.emptyTitle} text={words.emptyText} />}
        />
        <TableFoot page={2} pageSize={10} total={34} hrefOf={(page) => `${here}?page=${page}`} />
        <BulkBar
          selection={selection}
          acts={[
            { id: 'archive', label: words.archive, icon: IconArchive, onAct: act(words.archive) },
            {
              id: 'remove',
              label: words.remove,
              icon: IconTrash,
              isDangerous: true,
              onAct: act(words.remove),
            },
          ]}
        />
      </div>
      <OtherLists words={words} />
      <Pills words={words} />
      <Order words={words} />
    </Section>
  );
}

function Filters({ words, asked, here }: { words: Words; asked: Asked; here: string }) {
  const isFiltered = asked.search !== '' || asked.state !== 'all' || asked.group !== '';
  return (
    <FilterBar
      search={{ name: 'q', label: words.search, value: asked.search }}
      clearHref={here}
      isFiltered={isFiltered}
    >
      <Segments
        label={words.state}
        isLabelHidden
        name="state"
        defaultValue={asked.state}
        options={[
          { value: 'all', label: words.all },
          { value: 'active', label: words.active },
          { value: 'archived', label: words.archived },
        ]}
      />
      <div className={styles.filterChoice}>
        <Choice
          key={asked.group}
          label={words.group}
          isLabelHidden
          name="group"
          options={GROUPS}
          noneLabel={words.anyGroup}
          defaultValue={asked.group}
        />
      </div>
    </FilterBar>
  );
}

function OtherLists({ words }: { words: Words }) {
  const shared = {
    columns: columnsOf(words),
    rows: [],
    idOf: ({ id }: SampleService) => id,
    nameOf: ({ name }: SampleService) => name,
  };
  return (
    <div className={styles.columns}>
      <div>
        <h3>{words.loadingList}</h3>
        <Table {...shared} label={words.loadingList} empty={null} isLoading />
      </div>
      <div>
        <h3>{words.emptyList}</h3>
        <Table
          {...shared}
          label={words.emptyList}
          empty={
            <EmptyState title={words.emptyTitle} text={words.emptyText}>
              <Button>{words.create}</Button>
            </EmptyState>
          }
        />
      </div>
      <div>
        <h3>{words.failedList}</h3>
        <Table
          {...shared}
          label={words.failedList}
          empty={
            <EmptyState title={words.failedTitle} text={words.failedText}>
              <Button look="secondary">{words.again}</Button>
            </EmptyState>
          }
        />
      </div>
    </div>
  );
}

function Pills({ words }: { words: Words }) {
  return (
    <div>
      <h3>{words.pills}</h3>
      <div className={styles.row}>
        {(['good', 'quiet', 'waiting', 'wrong', 'news'] as const).map((tone) => (
          <StatusPill key={tone} tone={tone}>
            {words[tone]}
          </StatusPill>
        ))}
      </div>
    </div>
  );
}

function Order({ words }: { words: Words }) {
  const [services, setServices] = useState(() => servicesOf(words).slice(0, 4));
  return (
    <div>
      <h3>{words.order}</h3>
      <Reorder
        label={words.order}
        items={services}
        idOf={({ id }) => id}
        nameOf={({ name }) => name}
        onOrder={(ids) =>
          setServices((shown) => shown.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id)))
        }
      >
        {(service) => <GroupName service={service} text={service.name} />}
      </Reorder>
    </div>
  );
}

function GroupName({ service, text }: { service: SampleService; text: string }) {
  return (
    <span className={styles.group}>
      <span
        className={styles.dot}
        style={{ background: GROUPS.find(({ value }) => value === service.group)?.colour }}
      />
      {text}
    </span>
  );
}

function columnsOf(words: Words): TableColumn<SampleService>[] {
  return [
    { id: 'name', title: words.name, isName: true, isSortable: true, cell: ({ name }) => name, width: '38%' },
    {
      id: 'group',
      title: words.group,
      cell: (service) => <GroupName service={service} text={service.group} />,
    },
    {
      id: 'state',
      title: words.state,
      cell: ({ isArchived }) => (
        <StatusPill tone={isArchived ? 'quiet' : 'good'}>{isArchived ? words.quiet : words.good}</StatusPill>
      ),
    },
    {
      id: 'minutes',
      title: words.minutes,
      isSortable: true,
      align: 'end',
      cell: ({ minutes }) => `${minutes} min`,
    },
    {
      id: 'price',
      title: words.price,
      isSortable: true,
      align: 'end',
      cell: ({ cents }) => formatMoney(cents),
    },
  ];
}

const BY = {
  name: (one: SampleService, other: SampleService) => one.name.localeCompare(other.name),
  minutes: (one: SampleService, other: SampleService) => one.minutes - other.minutes,
  price: (one: SampleService, other: SampleService) => one.cents - other.cents,
};

function rowsAsked(
  services: SampleService[],
  { search, state, group, sort, isDownwards }: Asked,
): SampleService[] {
  const found = services.filter(
    (service) =>
      service.name.toLowerCase().includes(search.toLowerCase()) &&
      (state === 'all' || service.isArchived === (state === 'archived')) &&
      (group === '' || service.group === group),
  );
  const sorted = found.toSorted(BY[sort as keyof typeof BY] ?? BY.name);
  return isDownwards ? sorted.toReversed() : sorted;
}
