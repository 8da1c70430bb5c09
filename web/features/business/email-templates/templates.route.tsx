import { IconPlus } from '@tabler/icons-react';
import * as m from '#contracts/texts/messages.js';
import { Screen } from '#web/business-ui/frame/screen.tsx';
import { StatusPill } from '#web/business-ui/status-pill.tsx';
import { Table } from '#web/business-ui/table.tsx';
import type { TableColumn } from '#web/business-ui/table.tsx';
import { providerIdIn, whenAllowed } from '#web/business-frame/center/load-center.ts';
import { useCenterPath, useMay } from '#web/business-frame/center/own-center.tsx';
import { ScreenFault } from '#web/business-frame/center/screen-fault.tsx';
import { pageMeta } from '#web/lib/page-meta.ts';
import { PRIVATE_HEADERS } from '#web/lib/private-headers.ts';
import { requestOf } from '#web/lib/request-context.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import type { Route } from './+types/templates.route.ts';
import { textOfKind } from './kind-texts.ts';
import { EMAIL_TEMPLATES } from './template-calls.ts';
import type { EmailTemplateSeen } from './template-calls.ts';
import styles from './templates.module.css';

export const headers: Route.HeadersFunction = () => PRIVATE_HEADERS;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t(m.templates_title), isPrivate: true }));

export function loader({ context, url, params }: Route.LoaderArgs) {
  const providerId = providerIdIn(params);
  return whenAllowed(
    url,
    async () => (await requestOf(context).api(EMAIL_TEMPLATES, { providerId })).getEmailTemplates,
  );
}

/** How the center words its mails to customers: its templates, by kind and language. */
export default function TemplatesRoute({ loaderData: { items, isOpened } }: Route.ComponentProps) {
  const t = useTexts();
  const centerPath = useCenterPath();
  const mayChange = useMay('changeEmailTemplates') && isOpened;
  const columns = useColumns();
  return (
    <Screen
      title={t(m.templates_title)}
      act={
        mayChange && (
          <ButtonLink to={centerPath('email-templates/new')}>
            <IconPlus size={18} stroke={1.8} aria-hidden="true" />
            {t(m.templates_new)}
          </ButtonLink>
        )
      }
    >
      <p className={styles.lead}>{t(isOpened ? m.templates_lead : m.error_insufficient_plan)}</p>
      <Table
        label={t(m.templates_title)}
        columns={columns}
        rows={items}
        idOf={({ id }) => String(id)}
        nameOf={({ name }) => name}
        hrefOf={({ id }) => centerPath(`email-templates/${id}`)}
        empty={
          <EmptyState headingLevel={2} title={t(m.templates_none_title)} text={t(m.templates_none_text)}>
            {mayChange && (
              <ButtonLink to={centerPath('email-templates/new')} look="secondary">
                {t(m.templates_new)}
              </ButtonLink>
            )}
          </EmptyState>
        }
      />
    </Screen>
  );
}

function useColumns(): TableColumn<EmailTemplateSeen>[] {
  const t = useTexts();
  return [
    { id: 'name', title: t(m.templates_name), isName: true, width: '34%', cell: ({ name }) => name },
    { id: 'kind', phone: 'bare', title: t(m.templates_kind), cell: ({ kind }) => t(textOfKind(kind)) },
    {
      id: 'language',
      phone: 'bare',
      title: t(m.templates_language),
      cell: ({ language }) => t(language === 'en' ? m.templates_language_en : m.templates_language_it),
    },
    {
      id: 'state',
      phone: 'end',
      title: t(m.templates_state),
      cell: ({ isActive }) => (
        <StatusPill tone={isActive ? 'good' : 'quiet'}>
          {t(isActive ? m.templates_active : m.templates_resting)}
        </StatusPill>
      ),
    },
  ];
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const t = useTexts();
  return <ScreenFault error={error} back={{ path: 'email-templates', label: t(m.templates_title) }} />;
}
