import { IconPlus } from '@tabler/icons-react';
import { redirect } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { Screen } from '#web/business-ui/frame/screen.tsx';
import { loadList } from '#web/lib/load-list.ts';
import { pageMeta } from '#web/lib/page-meta.ts';
import { PRIVATE_HEADERS } from '#web/lib/private-headers.ts';
import { requestOf } from '#web/lib/request-context.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import type { Route } from './+types/widgets.route.ts';
import { providerIdIn, whenAllowed } from '#web/business-frame/center/load-center.ts';
import { useCenterPath, useMay } from '#web/business-frame/center/own-center.tsx';
import { ScreenFault } from '#web/business-frame/center/screen-fault.tsx';
import { WIDGET_ADDRESS } from './widget-address.ts';
import { WIDGETS } from './widget-calls.ts';
import { WidgetGate } from './widget-gate.tsx';
import { WidgetList } from './widget-list.tsx';

export const headers: Route.HeadersFunction = () => PRIVATE_HEADERS;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t(m.widget_title), isPrivate: true }));

/** Of a single widget there is no list: the address leads to it. */
export function loader({ context, url, params }: Route.LoaderArgs) {
  const providerId = providerIdIn(params);
  const { api } = requestOf(context);
  return whenAllowed(url, async () => {
    let isOpened = true;
    const loaded = await loadList(url, WIDGET_ADDRESS, async ({ page }) => {
      const { getWebIntegrations: found } = await api(WIDGETS, { providerId, page });
      ({ isOpened } = found);
      return found;
    });
    const [only] = loaded.list?.items ?? [];
    if (loaded.list?.total === 1 && only) throw redirect(`${url.pathname}/${only.integration.id}`);
    return { ...loaded, isOpened };
  });
}

/** The widgets of a center that has several (specification section 3, "Web integration"). */
export default function WidgetsRoute({ loaderData: { asked, list, isOpened } }: Route.ComponentProps) {
  const t = useTexts();
  const centerPath = useCenterPath();
  const mayChange = useMay('changeWidget');
  return (
    <Screen
      title={t(m.widget_title)}
      act={
        mayChange &&
        isOpened && (
          <ButtonLink to={centerPath('widget/new')}>
            <IconPlus size={18} stroke={1.8} aria-hidden="true" />
            {t(m.widget_new)}
          </ButtonLink>
        )
      }
    >
      {!isOpened && <WidgetGate />}
      <WidgetList page={asked.page} list={list} />
    </Screen>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const t = useTexts();
  return <ScreenFault error={error} back={{ path: 'widget', label: t(m.widget_title) }} />;
}
