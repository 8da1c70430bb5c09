import { data, useNavigate } from 'react-router';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { Screen } from '#web/business-ui/frame/screen.tsx';
import { loadOwnCenter, providerIdIn, whenAllowed } from '#web/business-frame/center/load-center.ts';
import type { NotForRole } from '#web/business-frame/center/not-for-role.ts';
import { useCenterPath } from '#web/business-frame/center/own-center.tsx';
import { ScreenFault } from '#web/business-frame/center/screen-fault.tsx';
import { textOf } from '#web/lib/form-text.ts';
import { pageMeta } from '#web/lib/page-meta.ts';
import { PRIVATE_HEADERS } from '#web/lib/private-headers.ts';
import { requestOf } from '#web/lib/request-context.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { useToasts } from '#web/ui/toasts.tsx';
import type { Route } from './+types/template-new.route.ts';
import type { TemplateAnswer } from './save-template.ts';
import { previewTemplate, saveTemplate } from './save-template.ts';
import { CREATE_TEMPLATE, EMAIL_TEMPLATES } from './template-calls.ts';
import { TemplateEditor } from './template-editor.tsx';
import styles from './templates.module.css';

export const headers: Route.HeadersFunction = () => PRIVATE_HEADERS;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t(m.templates_new), isPrivate: true }));

export function loader({ context, url, params }: Route.LoaderArgs) {
  return whenAllowed(url, async () => {
    const { viewerCan } = await loadOwnCenter({ context, url }, params.center);
    if (!viewerCan.includes('changeEmailTemplates'))
      throw data({ takes: 'changeEmailTemplates' } satisfies NotForRole, { status: 404 });
    const providerId = providerIdIn(params);
    const { isOpened } = (await requestOf(context).api(EMAIL_TEMPLATES, { providerId })).getEmailTemplates;
    return { isOpened };
  });
}

/** Looking at a mail changes nothing. */
export const shouldRevalidate = ({
  formData,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean => formData?.get('intent') !== 'preview' && defaultShouldRevalidate;

export async function action({ context, request, params }: Route.ActionArgs): Promise<TemplateAnswer> {
  const form = await request.formData();
  const providerId = providerIdIn(params);
  const { api, locale } = requestOf(context);
  if (textOf(form, 'intent') === 'preview') return previewTemplate(form, { api }, providerId);
  let id: number | undefined;
  const answer = await saveTemplate(form, locale, async (input) => {
    id = (await api(CREATE_TEMPLATE, { providerId, input })).createEmailTemplate;
  });
  return { ...answer, intent: 'save', ...(id !== undefined && { id }) };
}

/** Adds a template, which rests at first. */
export default function TemplateNewRoute({ loaderData: { isOpened } }: Route.ComponentProps) {
  const t = useTexts();
  const centerPath = useCenterPath();
  const navigate = useNavigate();
  const { showSuccess } = useToasts();
  return (
    <Screen title={t(m.templates_new)}>
      {!isOpened && <p className={styles.lead}>{t(m.error_insufficient_plan)}</p>}
      <TemplateEditor
        isDisabled={!isOpened}
        save={t(m.templates_create)}
        onSaved={({ id }) => {
          showSuccess(t(m.templates_saved));
          void navigate(centerPath(id === undefined ? 'email-templates' : `email-templates/${id}`));
        }}
      />
    </Screen>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const t = useTexts();
  return <ScreenFault error={error} back={{ path: 'email-templates', label: t(m.templates_title) }} />;
}
