import * as m from '#contracts/texts/messages.js';
import { useCenterPath } from '#web/business-frame/center/own-center.tsx';
import { StatusPill } from '#web/business-ui/status-pill.tsx';
import type { TableColumn } from '#web/business-ui/table.tsx';
import { Table } from '#web/business-ui/table.tsx';
import type { Texts } from '#web/lib/texts-in.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import type { ListedMembership } from './membership-calls.ts';
import { priceOf, stateOf, TYPE_NAMES } from './membership-labels.ts';
import { ShowBar } from './show-bar.tsx';
import { useMayChangeMemberships } from './use-may-change-memberships.ts';
import { useMembershipActs } from './use-membership-acts.tsx';

type ListProps = {
  memberships: readonly ListedMembership[];
  show: 'current' | 'archived';
  hasFailed: boolean;
};

/** The memberships of a center, those on sale or the archived ones. */
export function MembershipList({ memberships, show, hasFailed }: ListProps) {
  const t = useTexts();
  const centerPath = useCenterPath();
  const mayChange = useMayChangeMemberships();
  const { actsOf, question } = useMembershipActs();
  return (
    <div>
      <ShowBar show={show} />
      <Table
        label={t(m.memberships_title)}
        columns={columnsIn(t)}
        rows={memberships}
        idOf={({ id }) => String(id)}
        nameOf={({ name }) => name}
        {...(mayChange && {
          actsOf,
          hrefOf: ({ id }: ListedMembership) => centerPath(`memberships/${id}/edit`),
        })}
        empty={<NoMemberships show={show} hasFailed={hasFailed} />}
      />
      {question}
    </div>
  );
}

const columnsIn = (t: Texts): readonly TableColumn<ListedMembership>[] => [
  { id: 'name', title: t(m.memberships_name), isName: true, width: '34%', cell: ({ name }) => name },
  { id: 'type', phone: 'bare', title: t(m.memberships_type), cell: ({ type }) => t(TYPE_NAMES[type]) },
  { id: 'price', phone: 'bare', title: t(m.memberships_price), cell: (one) => priceOf(t, one) },
  { id: 'counter', title: t(m.memberships_counter), align: 'end', cell: ({ counter }) => counter },
  {
    id: 'state',
    phone: 'end',
    title: t(m.memberships_state),
    cell: (one) => <StatusPill tone={stateOf(one).tone}>{t(stateOf(one).text)}</StatusPill>,
  },
];

/** In place of the rows: the list failed, or there is none. */
function NoMemberships({ show, hasFailed }: Omit<ListProps, 'memberships'>) {
  const t = useTexts();
  const here = useCenterPath()('memberships');
  const mayChange = useMayChangeMemberships();
  if (hasFailed)
    return (
      <EmptyState headingLevel={2} title={t(m.memberships_failed)} text={t(m.center_failed_text)}>
        <ButtonLink to={`${here}?show=${show}`} look="secondary">
          {t(m.center_again)}
        </ButtonLink>
      </EmptyState>
    );
  if (show === 'archived')
    return (
      <EmptyState
        headingLevel={2}
        title={t(m.memberships_none_archived_title)}
        text={t(m.memberships_none_archived_text)}
      />
    );
  return (
    <EmptyState headingLevel={2} title={t(m.memberships_none_title)} text={t(m.memberships_none_text)}>
      {mayChange && <ButtonLink to={`${here}/new`}>{t(m.memberships_new)}</ButtonLink>}
    </EmptyState>
  );
}
