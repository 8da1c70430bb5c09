import { IconEye } from '@tabler/icons-react';
import { useLocation } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { ListScreen } from '#web/business-frame/list-screen/list-screen.tsx';
import { StatusPill } from '#web/business-ui/status-pill.tsx';
import type { TableColumn } from '#web/business-ui/table.tsx';
import type { Texts } from '#web/lib/texts-in.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { useCenterPath, useOwnCenter } from '#web/business-frame/center/own-center.tsx';
import type { ListedUser } from '#web/business-frame/users/user-calls.ts';
import { USER_LIST } from './user-list-description.ts';
import { momentOf, nameOf, ROLE_NAMES, STANDINGS } from '#web/business-frame/users/user-labels.ts';
import type { loader } from './users.route.tsx';
import { useUserActs } from './use-user-acts.tsx';
import styles from './users.module.css';

/** A page of who works here, with what can be done with each. */
export function UserList({ loaded }: { loaded: Awaited<ReturnType<typeof loader>> }) {
  const t = useTexts();
  const centerPath = useCenterPath();
  const { timeZone } = useOwnCenter();
  const { search } = useLocation();
  const { actsOf, question } = useUserActs();
  return (
    <>
      <ListScreen
        list={USER_LIST}
        loaded={loaded}
        columns={columnsOf(t, timeZone)}
        nameOf={nameOf}
        actsOf={(user) => [
          {
            id: 'see',
            label: t(m.users_act_see),
            icon: IconEye,
            href: centerPath(`users/${user.id}`) + search,
          },
          ...actsOf(user),
        ]}
      />
      {question}
    </>
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
      phone: 'bare',
      title: t(m.users_email),
      width: '24%',
      cell: ({ email }) => <span className={styles.email}>{email}</span>,
    },
    {
      id: 'role',
      phone: 'bare',
      title: t(m.users_role),
      isSortable: true,
      cell: ({ role }) => t(ROLE_NAMES[role]),
    },
    {
      id: 'state',
      phone: 'end',
      title: t(m.users_state),
      cell: ({ standing }) => (
        <StatusPill tone={STANDINGS[standing].tone}>{t(STANDINGS[standing].text)}</StatusPill>
      ),
    },
    {
      id: 'staff',
      phone: 'none',
      title: t(m.users_staff),
      cell: ({ staff }) => staff?.name ?? <span className={styles.none}>–</span>,
    },
    {
      id: 'signedIn',
      phone: 'none',
      title: t(m.users_last_sign_in),
      isSortable: true,
      align: 'end',
      cell: ({ signedInAt }) =>
        signedInAt ? momentOf(timeZone, signedInAt) : <span className={styles.none}>–</span>,
    },
  ];
}
