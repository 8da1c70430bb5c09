import { useNavigate } from 'react-router';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { Screen } from '#web/business-ui/frame/screen.tsx';
import { idIn, providerIdIn, whenAllowed } from '#web/business-frame/center/load-center.ts';
import { useCenterPath, useMay } from '#web/business-frame/center/own-center.tsx';
import { ScreenFault } from '#web/business-frame/center/screen-fault.tsx';
import { sendForm } from '#web/lib/form/send-form.ts';
import { textOf } from '#web/lib/form-text.ts';
import { pageMeta } from '#web/lib/page-meta.ts';
import { PRIVATE_HEADERS } from '#web/lib/private-headers.ts';
import { requestOf } from '#web/lib/request-context.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { useToasts } from '#web/ui/toasts.tsx';
import type { Route } from './+types/template-edit.route.ts';
import type { TemplateAnswer } from './save-template.ts';
import { previewTemplate, saveTemplate } from './save-template.ts';
import { TemplateActs } from './template-acts.tsx';
import {
  ACTIVATE_TEMPLATE,
  DELETE_TEMPLATE,
  EMAIL_TEMPLATE,
  EMAIL_TEMPLATES,
  TEST_TEMPLATE,
  UPDATE_TEMPLATE,
} from './template-calls.ts';
import { TemplateEditor } from './template-editor.tsx';
import styles from './templates.module.css';

export const headers: Route.HeadersFunction = () => PRIVATE_HEADERS;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t(m.templates_title), isPrivate: true }));

export function loader({ context, url, params }: Route.LoaderArgs) {
  const of = { providerId: providerIdIn(params), id: idIn(params.id) };
  return whenAllowed(url, async () => {
    const { api } = requestOf(context);
    const { isOpened } = (await api(EMAIL_TEMPLATES, { providerId: of.providerId })).getEmailTemplates;
    return { template: (await api(EMAIL_TEMPLATE, of)).getEmailTemplate, isOpened };
  });
}

/** Looking at a mail changes nothing; one that is deleted is not read again. */
export const shouldRevalidate = ({
  formData,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean =>
  !(formData && ['preview', 'delete'].includes(textOf(formData, 'intent'))) && defaultShouldRevalidate;

export async function action({ context, request, params }: Route.ActionArgs): Promise<TemplateAnswer> {
  const form = await request.formData();
  const of = { providerId: providerIdIn(params), id: idIn(params.id) };
  const { api, locale } = requestOf(context);
  const intent = textOf(form, 'intent');
  if (intent === 'preview') return previewTemplate(form, { api }, of.providerId);
  if (intent === 'test') return sendForm({ intent }, () => api(TEST_TEMPLATE, of));
  if (intent === 'delete') return sendForm({ intent }, () => api(DELETE_TEMPLATE, of));
  if (intent === 'activate')
    return sendForm({ intent }, () =>
      api(ACTIVATE_TEMPLATE, { ...of, isActive: textOf(form, 'isActive') !== '' }),
    );
  const version = Number(textOf(form, 'version'));
  const answer = await saveTemplate(form, locale, (input) => api(UPDATE_TEMPLATE, { ...of, version, input }));
  return { ...answer, intent: 'save' };
}

/** One template: what it says, beside the mail it makes. */
export default function TemplateEditRoute({ loaderData: { template, isOpened } }: Route.ComponentProps) {
  const t = useTexts();
  const centerPath = useCenterPath();
  const navigate = useNavigate();
  const { showSuccess } = useToasts();
  const mayChange = useMay('changeEmailTemplates');
  const isDisabled = !mayChange || !isOpened;
  return (
    <Screen
      title={template.name}
      act={
        <ButtonLink to={centerPath('email-templates')} look="quiet">
          {t(m.templates_back)}
        </ButtonLink>
      }
    >
      {isDisabled && (
        <p className={styles.lead}>{t(mayChange ? m.error_insufficient_plan : m.templates_only_read)}</p>
      )}
      <TemplateEditor
        key={template.version}
        template={template}
        isDisabled={isDisabled}
        save={t(m.templates_save)}
        onSaved={() => showSuccess(t(m.templates_saved))}
      >
        {!isDisabled && (
          <TemplateActs
            template={template}
            onDeleted={() => {
              showSuccess(t(m.templates_deleted));
              void navigate(centerPath('email-templates'));
            }}
          />
        )}
      </TemplateEditor>
    </Screen>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const t = useTexts();
  return <ScreenFault error={error} back={{ path: 'email-templates', label: t(m.templates_title) }} />;
}
