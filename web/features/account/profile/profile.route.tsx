import { Outlet, useLocation } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { useLocalPath } from '#web/lib/local-path.tsx';
import { pageMeta } from '#web/lib/page-meta.ts';
import { PRIVATE_HEADERS } from '#web/lib/private-headers.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { useAuthentication } from '#web/sign-in/authentication.tsx';
import { RequireSignIn } from '#web/sign-in/require-sign-in.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { LinkTabs } from '#web/ui/link-tabs.tsx';
import type { Route } from './+types/profile.route.ts';
import styles from './profile.module.css';

export const headers: Route.HeadersFunction = () => PRIVATE_HEADERS;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t(m.account_title), isPrivate: true }));

/** What is listed under another tab than that of the settings. */
const OF_OTHER_TABS = /\/profile\/(reservations|subscriptions|payments)(\/|$)/;

/** The frame of the three tabs (specification section 2); a tab's loader answers null to a visitor. */
export default function ProfileRoute() {
  return (
    <RequireSignIn>
      <Profile />
    </RequireSignIn>
  );
}

function Profile() {
  const t = useTexts();
  const localPath = useLocalPath();
  const { user } = useAuthentication();
  const { pathname } = useLocation();
  if (user === null) return null;
  const name = user.firstname || user.fullname;
  const tabs = [
    { to: localPath('/profile'), label: t(m.account_tab_info), isAlsoBelow: !OF_OTHER_TABS.test(pathname) },
    { to: localPath('/profile/reservations'), label: t(m.account_tab_reservations) },
    { to: localPath('/my-passes'), label: t(m.passes_mine) },
    { to: localPath('/profile/payments'), label: t(m.account_tab_payments) },
  ];
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <Avatar image={user.image} name={user.fullname || user.email} size={64} />
        <div className={styles.who}>
          <h1>{name ? t(m.account_greeting, { name }) : t(m.account_greeting_nameless)}</h1>
          <p>{user.email}</p>
        </div>
      </header>
      <LinkTabs label={t(m.account_tabs)} tabs={tabs} />
      <div className={styles.tab}>
        <Outlet />
      </div>
    </div>
  );
}
