import { isRouteErrorResponse, useOutletContext } from 'react-router';
import type { MetaDescriptor } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import type { AdminAction } from '#contracts/admin-actions.ts';
import { Screen } from '#web/business-ui/frame/screen.tsx';
import { useLocalPath } from '#web/lib/local-path.tsx';
import { pageMeta } from '#web/lib/page-meta.ts';
import type { Message } from '#web/lib/texts-in.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import type { AdminViewer } from './admin-calls.ts';

type Text = Message<Record<never, never>>;

/** Who looks at the screen. */
export const useAdmin = (): AdminViewer => useOutletContext<AdminViewer>();
/** Whether they may do something. */
export const useAdminMay = (action: AdminAction): boolean => useAdmin().adminCan.includes(action);

/** Title of a screen: `export const meta = titled(m.articles_title)`. */
export const titled =
  (title: Text) =>
  (args: Parameters<typeof pageMeta>[0]): MetaDescriptor[] =>
    pageMeta(args, (t) => ({ title: t(title), isPrivate: true }));

/** In place of a screen that is not there or failed; the frame stays. */
export const faultAt = (title: Text) =>
  function Fault({ error }: { error: unknown }) {
    const t = useTexts();
    const localPath = useLocalPath();
    const isMissing = isRouteErrorResponse(error) && error.status === 404;
    return (
      <Screen title={t(title)}>
        <EmptyState
          headingLevel={2}
          title={t(isMissing ? m.admin_missing_title : m.admin_failed_title)}
          text={t(isMissing ? m.admin_missing_text : m.ui_try_again_later)}
        >
          <ButtonLink to={localPath('/admin/articles')}>{t(m.admin_home)}</ButtonLink>
        </EmptyState>
      </Screen>
    );
  };
