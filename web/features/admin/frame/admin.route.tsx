import {
  IconArticle,
  IconDeviceMobile,
  IconLanguage,
  IconLogout,
  IconMail,
  IconMessages,
  IconShieldLock,
  IconTags,
  IconUserCircle,
  IconUserEdit,
  IconUsersGroup,
} from '@tabler/icons-react';
import type { TablerIcon } from '@tabler/icons-react';
import { Form, isRouteErrorResponse, Outlet } from 'react-router';
import type { AdminAction } from '#contracts/admin-actions.ts';
import * as m from '#contracts/texts/messages.js';
import { BusinessShell } from '#web/business-frame/business-shell.tsx';
import { Languages } from '#web/business-frame/languages.tsx';
import { Frame } from '#web/business-ui/frame/frame.tsx';
import { useLocalPath } from '#web/lib/local-path.tsx';
import { PRIVATE_HEADERS } from '#web/lib/private-headers.ts';
import { requestOf } from '#web/lib/request-context.ts';
import { useRootData } from '#web/lib/root-data.ts';
import type { Message } from '#web/lib/texts-in.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { useAuthentication } from '#web/sign-in/authentication.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import type { Route } from './+types/admin.route.ts';
import { ADMIN_VIEWER } from './admin-calls.ts';
import type { AdminViewer } from './admin-calls.ts';
import styles from './admin.module.css';
import { whenAdmin } from './load-admin.ts';

type Text = Message<Record<never, never>>;
type Entry = { path: string; label: Text; icon: TablerIcon; action: AdminAction | null };

/** The screens in their groups; each stands there once its room exists. */
const GROUPS: readonly { title: Text; entries: readonly Entry[] }[] = [
  {
    title: m.admin_group_content,
    entries: [
      { path: 'articles', label: m.articles_title, icon: IconArticle, action: 'writeArticles' },
      { path: 'authors', label: m.authors_title, icon: IconUserEdit, action: 'changeAuthors' },
      { path: 'categories', label: m.categories_admin_title, icon: IconTags, action: 'changeCategories' },
      { path: 'messages', label: m.messages_title, icon: IconMessages, action: 'answerMessages' },
      { path: 'newsletter', label: m.issues_title, icon: IconMail, action: 'writeNewsletters' },
      { path: 'texts', label: m.texts_title, icon: IconLanguage, action: 'changeTexts' },
    ],
  },
  {
    title: m.admin_group_people,
    entries: [
      { path: 'team', label: m.team_title, icon: IconUsersGroup, action: 'seeTeam' },
      { path: 'versions', label: m.versions_title, icon: IconDeviceMobile, action: 'changeAppVersions' },
    ],
  },
  {
    title: m.admin_group_own,
    entries: [{ path: 'account', label: m.admin_account, icon: IconUserCircle, action: null }],
  },
];

export const headers: Route.HeadersFunction = () => PRIVATE_HEADERS;

export function loader({ context, url }: Route.LoaderArgs) {
  return whenAdmin(url, async () => ({
    viewer: (await requestOf(context).api(ADMIN_VIEWER)).getAdminViewer,
  }));
}

/** What stands around every screen of the team of Radura. */
export default function AdminRoute({ loaderData: { viewer } }: Route.ComponentProps) {
  const t = useTexts();
  const localPath = useLocalPath();
  const groups = GROUPS.map(({ title, entries }) => ({
    title: t(title),
    entries: entries
      .filter(({ action }) => action === null || viewer.adminCan.includes(action))
      .map(({ path, label, icon }) => ({ href: localPath(`/admin/${path}`), label: t(label), icon })),
  })).filter(({ entries }) => entries.length > 0);
  return (
    <Frame
      centers={
        <p className={styles.brand}>
          <IconShieldLock size={22} stroke={1.6} aria-hidden="true" />
          Radura <small>{t(m.admin_brand)}</small>
        </p>
      }
      groups={groups}
      who={<PersonSwitch viewer={viewer} />}
      foot={<Foot />}
    >
      <Outlet context={viewer} />
    </Frame>
  );
}

function PersonSwitch({ viewer }: { viewer: AdminViewer }) {
  const t = useTexts();
  const user = useRootData()?.user;
  return (
    <p className={styles.who}>
      <strong>{user?.fullname || user?.email}</strong>
      <small>{t(viewer.role === 'admin' ? m.admin_role_admin : m.admin_role_author)}</small>
    </p>
  );
}

function Foot() {
  const t = useTexts();
  const localPath = useLocalPath();
  const { tellSignedOut } = useAuthentication();
  return (
    <div className={styles.foot}>
      <Languages />
      <Form method="post" action={localPath('/admin/logout')} onSubmit={tellSignedOut}>
        <button type="submit" className={styles.out} title={t(m.bizlogin_sign_out)}>
          <IconLogout size={20} stroke={1.6} aria-hidden="true" />
          <span className="visually-hidden">{t(m.bizlogin_sign_out)}</span>
        </button>
      </Form>
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const t = useTexts();
  const localPath = useLocalPath();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <BusinessShell brand={t(m.admin_brand)}>
      <EmptyState
        headingLevel={2}
        title={t(isMissing ? m.admin_missing_title : m.admin_failed_title)}
        text={t(isMissing ? m.admin_missing_text : m.ui_try_again_later)}
      >
        <ButtonLink to={localPath('/')}>{t(m.shell_go_home)}</ButtonLink>
      </EmptyState>
    </BusinessShell>
  );
}
