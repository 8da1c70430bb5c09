import { isRouteErrorResponse, useLocation } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Screen } from '#web/business-ui/frame/screen.tsx';
import { useCenterPath } from './own-center.tsx';

/** In place of a screen that is not there or that failed; the frame stays. */
export function ScreenFault({ error, back }: { error: unknown; back: { path: string; label: string } }) {
  const t = useTexts();
  const centerPath = useCenterPath();
  const { pathname, search } = useLocation();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <Screen title={back.label}>
      <EmptyState
        headingLevel={2}
        title={t(isMissing ? m.center_missing_title : m.center_failed_title)}
        text={t(isMissing ? m.center_missing_text : m.center_failed_text)}
      >
        {!isMissing && <ButtonLink to={pathname + search}>{t(m.center_again)}</ButtonLink>}
        <ButtonLink to={centerPath(back.path)} look={isMissing ? 'primary' : 'secondary'}>
          {back.label}
        </ButtonLink>
      </EmptyState>
    </Screen>
  );
}
