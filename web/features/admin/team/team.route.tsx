import { IconPlus, IconUserMinus } from '@tabler/icons-react';
import { Outlet } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { dayLabel } from '#web/blog/article-date.ts';
import { Screen } from '#web/business-ui/frame/screen.tsx';
import { StatusPill } from '#web/business-ui/status-pill.tsx';
import { Table } from '#web/business-ui/table.tsx';
import type { TableColumn } from '#web/business-ui/table.tsx';
import { useLocalPath } from '#web/lib/local-path.tsx';
import { PRIVATE_HEADERS } from '#web/lib/private-headers.ts';
import { requestOf } from '#web/lib/request-context.ts';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { faultAt, titled, useAdmin } from '../frame/admin-screen.tsx';
import { whenAdmin } from '../frame/load-admin.ts';
import type { Route } from './+types/team.route.ts';
import { TEAM } from './team-calls.ts';
import type { TeamMember } from './team-calls.ts';
import styles from './team.module.css';

export const headers: Route.HeadersFunction = () => PRIVATE_HEADERS;
export const meta = titled(m.team_title);
export const ErrorBoundary = faultAt(m.team_title);

export function loader({ context, url }: Route.LoaderArgs) {
  return whenAdmin(url, async () => ({ team: (await requestOf(context).api(TEAM)).getTeam }));
}

/** What somebody of the team is called. */
export const nameOf = ({ firstname, lastname, email }: TeamMember): string =>
  [firstname, lastname].filter(Boolean).join(' ') || email;

/** Who works for Radura, and who is invited to. */
export default function TeamRoute({ loaderData: { team } }: Route.ComponentProps) {
  const t = useTexts();
  const localPath = useLocalPath();
  const viewer = useAdmin();
  const columns = useColumns(viewer.id);
  return (
    <Screen
      title={t(m.team_title)}
      act={
        <ButtonLink to={localPath('/admin/team/invite')} preventScrollReset>
          <IconPlus size={18} stroke={1.8} aria-hidden="true" />
          {t(m.team_invite)}
        </ButtonLink>
      }
    >
      <p className={styles.intro}>{t(m.team_intro)}</p>
      <Table
        label={t(m.team_title)}
        columns={columns}
        rows={team}
        idOf={({ id }) => String(id)}
        nameOf={nameOf}
        actsOf={(member) =>
          member.id === viewer.id
            ? []
            : [
                {
                  id: 'end',
                  label: t(member.invitedUntil === null ? m.team_end : m.team_withdraw),
                  icon: IconUserMinus,
                  isDangerous: true,
                  href: localPath(`/admin/team/${member.id}/end`),
                },
              ]
        }
        empty={null}
      />
      <Outlet context={viewer} />
    </Screen>
  );
}

function useColumns(me: number): TableColumn<TeamMember>[] {
  const t = useTexts();
  const locale = useLocale();
  return [
    {
      id: 'name',
      title: t(m.team_name),
      isName: true,
      width: '26%',
      cell: (one) => nameOf(one) + (one.id === me ? ` · ${t(m.team_you)}` : ''),
    },
    { id: 'email', phone: 'bare', title: t(m.team_email), width: '28%', cell: ({ email }) => email },
    {
      id: 'role',
      phone: 'bare',
      title: t(m.team_role),
      cell: ({ role }) => t(role === 'admin' ? m.admin_role_admin : m.admin_role_author),
    },
    {
      id: 'last',
      title: t(m.team_last),
      cell: ({ lastSignedInAt }) =>
        lastSignedInAt === null ? t(m.team_never) : dayLabel(lastSignedInAt, locale),
    },
    { id: 'state', phone: 'end', title: t(m.team_state), cell: (one) => <State member={one} /> },
  ];
}

function State({ member: { invitedUntil, hasSecondFactor } }: { member: TeamMember }) {
  const t = useTexts();
  if (invitedUntil !== null) return <StatusPill tone="waiting">{t(m.team_invited_state)}</StatusPill>;
  return hasSecondFactor ? (
    <StatusPill tone="good">{t(m.team_active)}</StatusPill>
  ) : (
    <StatusPill tone="quiet">{t(m.team_no_factor)}</StatusPill>
  );
}
