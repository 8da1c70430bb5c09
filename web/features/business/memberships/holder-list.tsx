import * as m from '#contracts/texts/messages.js';
import { leftOf, STANDINGS, untilOf } from '#web/business-frame/customers/pass-labels.ts';
import { useCenterPath } from '#web/business-frame/center/own-center.tsx';
import { StatusPill } from '#web/business-ui/status-pill.tsx';
import { TableFoot } from '#web/business-ui/table-foot.tsx';
import type { TableColumn } from '#web/business-ui/table.tsx';
import { Table } from '#web/business-ui/table.tsx';
import type { Texts } from '#web/lib/texts-in.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import type { PassSeen } from './membership-calls.ts';
import { ShowBar } from './show-bar.tsx';

const PAGE_SIZE = 20;

type HolderListProps = {
  holders: readonly PassSeen[];
  total: number;
  page: number;
  hasFailed: boolean;
  hrefOf: (page: number) => string;
};

/** Who holds what, the latest first. */
export function HolderList({ holders, total, page, hasFailed, hrefOf }: HolderListProps) {
  const t = useTexts();
  const centerPath = useCenterPath();
  return (
    <div>
      <ShowBar show="holders" />
      <Table
        label={t(m.memberships_holders)}
        columns={columnsIn(t)}
        rows={holders}
        idOf={({ id }) => String(id)}
        nameOf={({ customer, name }) => customer || name}
        hrefOf={({ id }) => centerPath(`memberships/passes/${id}`)}
        empty={
          <EmptyState
            headingLevel={2}
            title={t(hasFailed ? m.memberships_failed : m.pass_none_title)}
            text={t(hasFailed ? m.center_failed_text : m.pass_none_text)}
          />
        }
      />
      <TableFoot page={page} pageSize={PAGE_SIZE} total={total} hrefOf={hrefOf} />
    </div>
  );
}

const columnsIn = (t: Texts): readonly TableColumn<PassSeen>[] => [
  {
    id: 'customer',
    title: t(m.pass_holder),
    isName: true,
    width: '28%',
    cell: ({ customer }) => customer || t(m.pass_holder_unnamed),
  },
  {
    id: 'name',
    phone: 'bare',
    title: t(m.pass_what),
    cell: ({ name, offerName }) => `${name} · ${offerName}`,
  },
  { id: 'left', phone: 'bare', title: t(m.pass_left_title), cell: (one) => leftOf(t, one) },
  { id: 'until', phone: 'bare', title: t(m.pass_until_title), cell: (one) => untilOf(t, one) },
  {
    id: 'standing',
    phone: 'end',
    title: t(m.memberships_state),
    cell: ({ standing }) => (
      <StatusPill tone={STANDINGS[standing].tone}>{t(STANDINGS[standing].text)}</StatusPill>
    ),
  },
];
