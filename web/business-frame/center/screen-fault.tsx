import { isRouteErrorResponse, useLocation } from 'react-router';
import { ROLES_THAT_MAY } from '#contracts/roles-that-may.ts';
import * as m from '#contracts/texts/messages.js';
import { useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Screen } from '#web/business-ui/frame/screen.tsx';
import { entryOf } from './entries.ts';
import { notForRoleIn } from './not-for-role.ts';
import type { NotForRole } from './not-for-role.ts';
import { useCenterPath, useOwnCenter } from './own-center.tsx';
import { ROLE_NAMES } from './role-names.ts';

const FAILED = [m.center_failed_title, m.center_failed_text] as const;
const WORDS: Readonly<Record<number, typeof FAILED>> = {
  404: [m.center_missing_title, m.center_missing_text],
  403: [m.center_unconfirmed_title, m.center_unconfirmed_text],
};

type Back = { path: string; label: string };

/** In place of a screen that is not there, that is for others or that failed; the frame stays. */
export function ScreenFault({ error, back }: { error: unknown; back: Back }) {
  const t = useTexts();
  const centerPath = useCenterPath();
  const { pathname, search } = useLocation();
  const refused = notForRoleIn(error);
  if (refused) return <NotForThisRole {...refused} title={back.label} />;
  // A screen that is not there for somebody has no way back to itself; the services are there for every role.
  const goal = centerPath(back.path) === pathname ? { path: 'services', label: t(m.services_title) } : back;
  const status = isRouteErrorResponse(error) ? error.status : null;
  const isMissing = status === 404;
  const [title, text] = (status !== null && WORDS[status]) || FAILED;
  return (
    <Screen title={back.label}>
      <EmptyState headingLevel={2} title={t(title)} text={t(text)}>
        {!isMissing && <ButtonLink to={pathname + search}>{t(m.center_again)}</ButtonLink>}
        <ButtonLink to={centerPath(goal.path)} look={isMissing ? 'primary' : 'secondary'}>
          {goal.label}
        </ButtonLink>
      </EmptyState>
    </Screen>
  );
}

/** Whom the screen is for, and the way back to what is there for whoever asks. */
function NotForThisRole({ takes, title }: NotForRole & { title: string }) {
  const t = useTexts();
  const centerPath = useCenterPath();
  const { pathname } = useLocation();
  const { viewerCan } = useOwnCenter();
  const entry = entryOf(pathname.slice(centerPath('').length));
  const opens = entry !== null && viewerCan.includes(entry.action);
  const action = takes ?? (opens ? null : (entry?.action ?? null));
  const roles = action === null ? '' : ROLES_THAT_MAY[action].map((role) => t(ROLE_NAMES[role])).join(', ');
  return (
    <Screen title={title}>
      <EmptyState
        headingLevel={2}
        title={t(m.center_not_for_role_title)}
        text={roles === '' ? t(m.center_not_for_role_ask) : t(m.center_not_for_role_text, { roles })}
      >
        <ButtonLink to={centerPath(opens ? entry.path : 'services')}>
          {opens ? t(entry.label) : t(m.services_title)}
        </ButtonLink>
      </EmptyState>
    </Screen>
  );
}
