import { data, useNavigate } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { Screen } from '#web/business-ui/frame/screen.tsx';
import { pageMeta } from '#web/lib/page-meta.ts';
import { requestOf } from '#web/lib/request-context.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { useOutcomes } from '#web/lib/use-outcomes.ts';
import type { Route } from './+types/widget-new.route.ts';
import { loadOwnCenter, providerIdIn, whenAllowed } from '#web/business-frame/center/load-center.ts';
import type { NotForRole } from '#web/business-frame/center/not-for-role.ts';
import { useCenterPath } from '#web/business-frame/center/own-center.tsx';
import { ScreenFault } from '#web/business-frame/center/screen-fault.tsx';
import type { SectionAnswer } from '#web/business-frame/center/section-form.tsx';
import type { WidgetAnswer } from './save-widget.ts';
import { addWidget } from './save-widget.ts';
import { NEW_WIDGET } from './widget-form-values.ts';
import { WIDGETS } from './widget-calls.ts';
import { WidgetEditor } from './widget-editor.tsx';
import { WidgetGate } from './widget-gate.tsx';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t(m.widget_new), isPrivate: true }));

export function loader({ context, url, params }: Route.LoaderArgs) {
  return whenAllowed(url, async () => {
    const { viewerCan } = await loadOwnCenter({ context, url }, params.center);
    if (!viewerCan.includes('changeWidget'))
      throw data({ takes: 'changeWidget' } satisfies NotForRole, { status: 404 });
    const { getWebIntegrations: found } = await requestOf(context).api(WIDGETS, {
      providerId: providerIdIn(params),
    });
    const latest = found.items.find(({ isArchived }) => !isArchived);
    return {
      isOpened: found.isOpened,
      // What it offers and asks is not tried out, so that any other of the center's will do.
      previewId: found.isShown ? (latest?.integration.id ?? null) : null,
    };
  });
}

export async function action({ context, request, params }: Route.ActionArgs): Promise<WidgetAnswer> {
  const form = await request.formData();
  return addWidget(form, requestOf(context), providerIdIn(params));
}

/** Adds a widget, which from then on is the center's latest. */
export default function WidgetNewRoute({ loaderData: { isOpened, previewId } }: Route.ComponentProps) {
  const t = useTexts();
  const centerPath = useCenterPath();
  const navigate = useNavigate();
  const { showDone } = useOutcomes();
  const goOn = (answer: SectionAnswer): void => {
    showDone('create', t(m.widget_saved));
    // This form's action answers which one it made
    void navigate(centerPath(`widget/${(answer as WidgetAnswer).id ?? ''}`));
  };
  return (
    <Screen title={t(m.widget_new)}>
      {!isOpened && <WidgetGate />}
      <WidgetEditor
        widget={NEW_WIDGET}
        version={0}
        save={t(m.widget_create)}
        isDisabled={!isOpened}
        previewId={previewId}
        noPreview={t(m.widget_not_shown)}
        onSaved={goOn}
      />
    </Screen>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const t = useTexts();
  return <ScreenFault error={error} back={{ path: 'widget', label: t(m.widget_title) }} />;
}
