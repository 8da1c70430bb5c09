import { IconUserPlus } from '@tabler/icons-react';
import { Outlet } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { answerAct } from '#web/business-frame/acts/answer-act.ts';
import { faultAt, loadListScreen, titled } from '#web/business-frame/list-screen/list-route.tsx';
import { Screen } from '#web/business-ui/frame/screen.tsx';
import { useLocalPath } from '#web/lib/local-path.tsx';
import { PRIVATE_HEADERS } from '#web/lib/private-headers.ts';
import { requestOf } from '#web/lib/request-context.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import type { Route } from './+types/users.route.ts';
import { providerIdIn } from '#web/business-frame/center/load-center.ts';
import { useCenterPath, useMay } from '#web/business-frame/center/own-center.tsx';
import { USER_ACTS } from './change-users.ts';
import { USERS } from '#web/business-frame/users/user-calls.ts';
import { USER_LIST } from './user-list-description.ts';
import { UserList } from './user-list.tsx';
import styles from './users.module.css';

export const headers: Route.HeadersFunction = () => PRIVATE_HEADERS;

export const meta = titled(m.users_title);
export const ErrorBoundary = faultAt('users', m.users_title);

export function loader(args: Route.LoaderArgs) {
  return loadListScreen(args, USER_LIST, async (query, { api, providerId }) => {
    const { role, state, staff } = query;
    const { getCollaborators: list } = await api(USERS, {
      providerId,
      ...USER_LIST.common(query),
      role: role === 'any' ? null : role,
      standing: state === 'any' ? null : state,
      isAllocated: staff === 'any' ? null : staff === 'allocated',
    });
    return { list, related: { isStaffOpened: list.isStaffOpened } };
  });
}

export async function action({ context, request, params }: Route.ActionArgs) {
  return answerAct(await request.formData(), requestOf(context), providerIdIn(params), USER_ACTS);
}

/** Who works at the center, in which role (specification section 2, "Users/collaborators"). */
export default function UsersRoute({ loaderData }: Route.ComponentProps) {
  const t = useTexts();
  const centerPath = useCenterPath();
  const mayInvite = useMay('inviteUsers');
  const isStaffOpened = loaderData.related?.isStaffOpened ?? true;
  return (
    <Screen
      title={t(m.users_title)}
      act={
        mayInvite &&
        isStaffOpened && (
          <ButtonLink to={centerPath('users/invite')} preventScrollReset>
            <IconUserPlus size={18} stroke={1.8} aria-hidden="true" />
            {t(m.users_invite)}
          </ButtonLink>
        )
      }
    >
      {!isStaffOpened && <StaffGate />}
      <UserList loaded={loaderData} />
      <Outlet />
    </Screen>
  );
}

/** What working with others is and how to get it, where the package is for one alone. */
function StaffGate() {
  const t = useTexts();
  const localPath = useLocalPath();
  return (
    <section aria-labelledby="staff-gate" className={styles.gate}>
      <h2 id="staff-gate">{t(m.users_gate_title)}</h2>
      <p>
        {t(m.error_insufficient_plan)} {t(m.users_gate_text)}
      </p>
      <p>
        {t(m.users_gate_how)} <a href={localPath('/')}>{t(m.users_gate_home)}</a>
      </p>
    </section>
  );
}
