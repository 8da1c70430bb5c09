import { isRouteErrorResponse } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { useLocalPath } from '#web/lib/local-path.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { BusinessShell } from '#web/business-frame/business-shell.tsx';

/** An address of no center of the person's, or a fault. */
export function NoSuchCenter({ error }: { error: unknown }) {
  const t = useTexts();
  const localPath = useLocalPath();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <BusinessShell>
      <EmptyState
        headingLevel={2}
        title={t(isMissing ? m.center_none_title : m.ui_something_went_wrong)}
        text={t(isMissing ? m.center_none_text : m.ui_try_again_later)}
      >
        <ButtonLink to={localPath('/business/account')}>{t(m.center_own)}</ButtonLink>
      </EmptyState>
    </BusinessShell>
  );
}
