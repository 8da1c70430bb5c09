import * as m from '#contracts/texts/messages.js';
import { StatusPill } from '#web/business-ui/status-pill.tsx';
import { TableFoot } from '#web/business-ui/table-foot.tsx';
import { Table } from '#web/business-ui/table.tsx';
import type { TableColumn } from '#web/business-ui/table.tsx';
import type { Texts } from '#web/lib/texts-in.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { useCenterPath } from '#web/business-frame/center/own-center.tsx';
import { WIDGET_ADDRESS } from './widget-address.ts';
import type { OwnWidget } from './widget-calls.ts';
import styles from './widget.module.css';

const PAGE_SIZE = 10;

type WidgetListProps = {
  page: number;
  list: { total: number; items: readonly OwnWidget[] } | null;
};

/** A page of a center's widgets, the newest first. */
export function WidgetList({ page, list }: WidgetListProps) {
  const t = useTexts();
  const centerPath = useCenterPath();
  const here = centerPath('widget');
  return (
    <div>
      <Table
        label={t(m.widget_title)}
        columns={columnsOf(t)}
        rows={list?.items ?? []}
        idOf={({ integration }) => String(integration.id)}
        nameOf={({ integration }) => integration.name}
        hrefOf={({ integration }) => centerPath(`widget/${integration.id}`)}
        empty={
          <EmptyState headingLevel={2} title={t(m.widget_failed_title)} text={t(m.center_failed_text)}>
            <ButtonLink to={here} look="secondary">
              {t(m.center_again)}
            </ButtonLink>
          </EmptyState>
        }
      />
      {list && (
        <TableFoot
          page={page}
          pageSize={PAGE_SIZE}
          total={list.total}
          hrefOf={(next) => here + WIDGET_ADDRESS.searchOf({ page: next })}
        />
      )}
    </div>
  );
}

function columnsOf(t: Texts): TableColumn<OwnWidget>[] {
  return [
    {
      id: 'name',
      title: t(m.widget_name),
      isName: true,
      width: '40%',
      cell: ({ integration }) => (
        <span className={styles.named}>
          <span className={styles.dot} style={{ background: integration.primaryColor }} aria-hidden="true" />
          {integration.name}
        </span>
      ),
    },
    {
      id: 'type',
      phone: 'bare',
      title: t(m.widget_type),
      cell: ({ integration }) =>
        t(integration.integrationType === 'link' ? m.widget_type_link : m.widget_type_frame),
    },
    {
      id: 'state',
      phone: 'end',
      title: t(m.widget_state),
      cell: ({ isArchived }) => (
        <StatusPill tone={isArchived ? 'quiet' : 'good'}>
          {t(isArchived ? m.widget_state_archived : m.widget_state_in_use)}
        </StatusPill>
      ),
    },
  ];
}
