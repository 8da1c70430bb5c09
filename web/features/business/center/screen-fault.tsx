import { isRouteErrorResponse, useLocation } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Screen } from '#web/business-ui/frame/screen.tsx';
import { useCenterPath } from './own-center.tsx';

const FAILED = [m.center_failed_title, m.center_failed_text] as const;
const WORDS: Readonly<Record<number, typeof FAILED>> = {
  404: [m.center_missing_title, m.center_missing_text],
  403: [m.center_unconfirmed_title, m.center_unconfirmed_text],
};

/** In place of a screen that is not there or that failed; the frame stays. */
export function ScreenFault({ error, back }: { error: unknown; back: { path: string; label: string } }) {
  const t = useTexts();
  const centerPath = useCenterPath();
  const { pathname, search } = useLocation();
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
