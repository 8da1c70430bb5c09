import { IconUserPlus } from '@tabler/icons-react';
import { Outlet } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { Screen } from '#web/business-ui/frame/screen.tsx';
import { useLocalPath } from '#web/lib/local-path.tsx';
import { loadList } from '#web/lib/load-list.ts';
import { pageMeta } from '#web/lib/page-meta.ts';
import { PRIVATE_HEADERS } from '#web/lib/private-headers.ts';
import { requestOf } from '#web/lib/request-context.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import type { Route } from './+types/users.route.ts';
import { providerIdIn, whenAllowed } from '../center/load-center.ts';
import { useCenterPath, useMay } from '../center/own-center.tsx';
import { ScreenFault } from '../center/screen-fault.tsx';
import { changeUsers } from './change-users.ts';
import { questionOf, USER_ADDRESS } from './user-address.ts';
import { USERS } from './user-calls.ts';
import { UserList } from './user-list.tsx';
import styles from './users.module.css';

export const headers: Route.HeadersFunction = () => PRIVATE_HEADERS;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t(m.users_title), isPrivate: true }));

export function loader({ context, url, params }: Route.LoaderArgs) {
  const providerId = providerIdIn(params);
  const { api } = requestOf(context);
  return whenAllowed(url, async () => {
    let isStaffOpened = true;
    const loaded = await loadList(url, USER_ADDRESS, async (asked) => {
      const { getCollaborators: found } = await api(USERS, {
        providerId,
        ...questionOf(asked),
      });
      isStaffOpened = found.isStaffOpened;
      return found;
    });
    return { ...loaded, isStaffOpened };
  });
}

export async function action({ context, request, url, params }: Route.ActionArgs) {
  const form = await request.formData();
  const answer = await changeUsers(form, requestOf(context), providerIdIn(params));
  return answer;
}

/** Who works at the center, in which role (specification section 2, "Users/collaborators"). */
export default function UsersRoute({ loaderData }: Route.ComponentProps) {
  const t = useTexts();
  const centerPath = useCenterPath();
  const mayInvite = useMay('inviteUsers');
  const { isStaffOpened, ...list } = loaderData;
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
      <UserList {...list} />
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

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const t = useTexts();
  return <ScreenFault error={error} back={{ path: 'users', label: t(m.users_title) }} />;
}
