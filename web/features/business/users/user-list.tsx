import { IconEye } from '@tabler/icons-react';
import { useLocation } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { Choice } from '#web/business-ui/choice.tsx';
import { FilterBar } from '#web/business-ui/filter-bar.tsx';
import { StatusPill } from '#web/business-ui/status-pill.tsx';
import { TableFoot } from '#web/business-ui/table-foot.tsx';
import { Table } from '#web/business-ui/table.tsx';
import type { TableColumn } from '#web/business-ui/table.tsx';
import type { Texts } from '#web/lib/texts-in.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { useCenterPath, useOwnCenter } from '../center/own-center.tsx';
import { NoUsers } from './no-users.tsx';
import { isFiltered, USER_ADDRESS, USER_ALLOCATIONS, USER_ROLES, USER_STATES } from './user-address.ts';
import type { UserAddress, UserSort } from './user-address.ts';
import type { ListedUser } from './user-calls.ts';
import { momentOf, nameOf, ROLE_NAMES, STANDINGS } from './user-words.ts';
import { useUserActs } from './use-user-acts.tsx';
import styles from './users.module.css';

const PAGE_SIZE = 10;

const STATE_NAMES = {
  active: m.users_filter_active,
  inactive: m.users_filter_inactive,
  invited: m.users_filter_invited,
};
const ALLOCATION_NAMES = { allocated: m.users_filter_allocated, unallocated: m.users_filter_unallocated };

type UserListProps = {
  asked: UserAddress;
  list: { total: number; items: readonly ListedUser[] } | null;
  hasFailed: boolean;
};

/** A page of who works here: found, filtered, sorted, and what can be done with each. */
export function UserList({ asked, list, hasFailed }: UserListProps) {
  const t = useTexts();
  const centerPath = useCenterPath();
  const { timeZone } = useOwnCenter();
  const { search } = useLocation();
  const { actsOf, question } = useUserActs();
  const here = centerPath('users');
  return (
    <>
      <Filters asked={asked} />
      <div>
        <Table
          label={t(m.users_title)}
          columns={columnsOf(t, timeZone)}
          rows={list?.items ?? []}
          idOf={({ id }) => String(id)}
          nameOf={nameOf}
          hrefOf={({ id }) => centerPath(`users/${id}`) + search}
          sort={{ column: asked.sort, direction: asked.down ? 'descending' : 'ascending' }}
          hrefOfSort={({ column, direction }) =>
            here +
            USER_ADDRESS.searchOf({
              ...asked,
              // Columns that sort are called as their order is
              sort: column as UserSort,
              down: direction === 'descending',
              page: 1,
            })
          }
          actsOf={(user) => [
            {
              id: 'see',
              label: t(m.users_act_see),
              icon: IconEye,
              href: centerPath(`users/${user.id}`) + search,
            },
            ...actsOf(user),
          ]}
          empty={<NoUsers asked={asked} hasFailed={hasFailed} />}
        />
        {list && (
          <TableFoot
            page={asked.page}
            pageSize={PAGE_SIZE}
            total={list.total}
            hrefOf={(page) => here + USER_ADDRESS.searchOf({ ...asked, page })}
          />
        )}
      </div>
      {question}
    </>
  );
}

function Filters({ asked }: { asked: UserAddress }) {
  const t = useTexts();
  const here = useCenterPath()('users');
  const choices = [
    {
      name: 'role',
      value: asked.role,
      label: t(m.users_role),
      none: t(m.users_filter_any_role),
      options: USER_ROLES.flatMap((value) =>
        value === 'any' ? [] : [{ value, label: t(ROLE_NAMES[value]) }],
      ),
    },
    {
      name: 'state',
      value: asked.state,
      label: t(m.users_state),
      none: t(m.users_filter_any_state),
      options: USER_STATES.flatMap((value) =>
        value === 'any' ? [] : [{ value, label: t(STATE_NAMES[value]) }],
      ),
    },
    {
      name: 'staff',
      value: asked.staff,
      label: t(m.users_allocation),
      none: t(m.users_filter_any_allocation),
      options: USER_ALLOCATIONS.flatMap((value) =>
        value === 'any' ? [] : [{ value, label: t(ALLOCATION_NAMES[value]) }],
      ),
    },
  ];
  return (
    <FilterBar
      search={{ name: 'q', label: t(m.users_search), value: asked.q }}
      clearHref={here}
      isFiltered={isFiltered(asked)}
    >
      {choices.map(({ name, value, label, none, options }) => (
        <div key={name} className={styles.filter}>
          <Choice
            key={value}
            label={label}
            isLabelHidden
            name={name}
            options={options}
            noneLabel={none}
            defaultValue={value === 'any' ? '' : value}
          />
        </div>
      ))}
    </FilterBar>
  );
}

function columnsOf(t: Texts, timeZone: string): TableColumn<ListedUser>[] {
  return [
    {
      id: 'name',
      title: t(m.users_name),
      isName: true,
      isSortable: true,
      width: '22%',
      cell: (user) => (user.isMe ? `${nameOf(user)} (${t(m.users_you)})` : nameOf(user)),
    },
    {
      id: 'email',
      title: t(m.users_email),
      width: '24%',
      cell: ({ email }) => <span className={styles.email}>{email}</span>,
    },
    { id: 'role', title: t(m.users_role), isSortable: true, cell: ({ role }) => t(ROLE_NAMES[role]) },
    {
      id: 'state',
      title: t(m.users_state),
      cell: ({ standing }) => (
        <StatusPill tone={STANDINGS[standing].tone}>{t(STANDINGS[standing].text)}</StatusPill>
      ),
    },
    {
      id: 'staff',
      title: t(m.users_staff),
      cell: ({ staff }) => staff?.name ?? <span className={styles.none}>–</span>,
    },
    {
      id: 'signedIn',
      title: t(m.users_last_sign_in),
      isSortable: true,
      align: 'end',
      cell: ({ signedInAt }) =>
        signedInAt ? momentOf(timeZone, signedInAt) : <span className={styles.none}>–</span>,
    },
  ];
}
