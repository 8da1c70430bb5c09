import { IconPlus } from '@tabler/icons-react';
import * as m from '#contracts/texts/messages.js';
import { Screen } from '#web/business-ui/frame/screen.tsx';
import { pageMeta } from '#web/lib/page-meta.ts';
import { requestOf } from '#web/lib/request-context.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import type { Route } from './+types/widget-edit.route.ts';
import { idIn, providerIdIn, whenAllowed } from '#web/business-frame/center/load-center.ts';
import { useCenterPath, useMay } from '#web/business-frame/center/own-center.tsx';
import { ScreenFault } from '#web/business-frame/center/screen-fault.tsx';
import { PastedCode } from './pasted-code.tsx';
import type { WidgetAnswer } from './save-widget.ts';
import { changeWidget } from './save-widget.ts';
import { WIDGET_TO_EDIT } from './widget-calls.ts';
import { WidgetEditor } from './widget-editor.tsx';
import { WidgetGate } from './widget-gate.tsx';
import { WidgetStatus } from './widget-status.tsx';
import styles from './widget.module.css';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t(m.widget_title), isPrivate: true }));

export function loader({ context, url, params }: Route.LoaderArgs) {
  const of = { providerId: providerIdIn(params), id: idIn(params.id) };
  return whenAllowed(url, async () => {
    const found = await requestOf(context).api(WIDGET_TO_EDIT, of);
    const { items, total, isOpened, isShown } = found.getWebIntegrations;
    // Archived ones stand at the end of the list.
    const inUse = items.filter(({ isArchived }) => !isArchived).length;
    return {
      widget: found.getOwnWebIntegration,
      isOpened,
      isShown,
      isOnlyOne: total === 1,
      isLast: inUse < 2,
    };
  });
}

export async function action({ context, request, params }: Route.ActionArgs): Promise<WidgetAnswer> {
  const form = await request.formData();
  const of = { providerId: providerIdIn(params), id: idIn(params.id) };
  return changeWidget(form, requestOf(context), of);
}

/** One widget: how it looks, which tabs it has, what it asks, and the code to paste (specification section 3, "Web integration"). */
export default function WidgetEditRoute({ loaderData }: Route.ComponentProps) {
  const { widget, isOpened, isShown, isOnlyOne, isLast } = loaderData;
  const { integration, version, isArchived } = widget;
  const t = useTexts();
  const centerPath = useCenterPath();
  const mayChange = useMay('changeWidget');
  return (
    <Screen
      title={isOnlyOne ? t(m.widget_title) : t(m.widget_title_of, { name: integration.name })}
      act={
        <>
          {isOpened && !isArchived && (
            <a href="#code" className={styles.toCode}>
              {t(m.widget_code)}
            </a>
          )}
          {!isOnlyOne && (
            <ButtonLink to={centerPath('widget')} look="quiet">
              {t(m.widget_all)}
            </ButtonLink>
          )}
          {mayChange && isOpened && (
            <ButtonLink to={centerPath('widget/new')} look="secondary">
              <IconPlus size={18} stroke={1.8} aria-hidden="true" />
              {t(m.widget_new)}
            </ButtonLink>
          )}
        </>
      }
    >
      {!isOpened && <WidgetGate />}
      {!mayChange && <p className={styles.only}>{t(m.widget_only_read)}</p>}
      <WidgetEditor
        key={integration.id}
        widget={integration}
        version={version}
        save={t(m.widget_save)}
        isDisabled={!mayChange || !isOpened || isArchived}
        previewId={isShown && !isArchived ? integration.id : null}
        noPreview={t(isArchived ? m.widget_archived_preview : m.widget_not_shown)}
      >
        {isOpened && !isArchived && <PastedCode widget={integration} />}
        {mayChange && isOpened && (isArchived || !isLast) && <WidgetStatus widget={widget} />}
      </WidgetEditor>
    </Screen>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const t = useTexts();
  return <ScreenFault error={error} back={{ path: 'widget', label: t(m.widget_title) }} />;
}
