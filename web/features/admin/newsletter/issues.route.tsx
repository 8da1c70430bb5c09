import { IconPlus } from '@tabler/icons-react';
import { LOCALES } from '#contracts/languages.ts';
import type { NewsletterIssueState } from '#contracts/newsletter.ts';
import * as m from '#contracts/texts/messages.js';
import { dayLabel } from '#web/blog/article-date.ts';
import { Screen } from '#web/business-ui/frame/screen.tsx';
import { StatusPill } from '#web/business-ui/status-pill.tsx';
import type { StatusTone } from '#web/business-ui/status-pill.tsx';
import { Table } from '#web/business-ui/table.tsx';
import type { TableColumn } from '#web/business-ui/table.tsx';
import { useLocalPath } from '#web/lib/local-path.tsx';
import { PRIVATE_HEADERS } from '#web/lib/private-headers.ts';
import { requestOf } from '#web/lib/request-context.ts';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import articles from '../articles/articles.module.css';
import { faultAt, titled } from '../frame/admin-screen.tsx';
import { whenAdmin } from '../frame/load-admin.ts';
import team from '../team/team.module.css';
import type { Route } from './+types/issues.route.ts';
import { NEWSLETTER } from './issue-calls.ts';
import type { IssueListed } from './issue-calls.ts';

export const headers: Route.HeadersFunction = () => PRIVATE_HEADERS;
export const meta = titled(m.issues_title);
export const ErrorBoundary = faultAt(m.issues_title);

export function loader({ context, url }: Route.LoaderArgs) {
  return whenAdmin(url, async () => (await requestOf(context).api(NEWSLETTER)).getNewsletter);
}

/** The newsletter: how many read it, and its issues, the newest first. */
export default function IssuesRoute({ loaderData }: Route.ComponentProps) {
  const t = useTexts();
  const localPath = useLocalPath();
  const columns = useColumns();
  const { readersIt, readersEn, issues } = loaderData;
  return (
    <Screen title={t(m.issues_title)} act={<NewIssue />}>
      <p className={team.intro}>{t(m.issues_readers, { it: String(readersIt), en: String(readersEn) })}</p>
      <Table
        label={t(m.issues_title)}
        columns={columns}
        rows={issues}
        idOf={({ id }) => String(id)}
        nameOf={({ subject }) => subject}
        hrefOf={({ id }) => localPath(`/admin/newsletter/${id}`)}
        empty={<EmptyState headingLevel={2} title={t(m.issues_none_title)} text={t(m.issues_none_text)} />}
      />
    </Screen>
  );
}

/** In which language; its articles follow from it. */
function NewIssue() {
  const t = useTexts();
  const localPath = useLocalPath();
  return (
    <div className={articles.new}>
      {LOCALES.map((language, index) => (
        <ButtonLink
          key={language}
          to={localPath(`/admin/newsletter/new?language=${language}`)}
          look={index === 0 ? 'primary' : 'secondary'}
        >
          <IconPlus size={18} stroke={1.8} aria-hidden="true" />
          {index === 0 && `${t(m.issues_new)} · `}
          {t(language === 'it' ? m.articles_new_it : m.articles_new_en)}
        </ButtonLink>
      ))}
    </div>
  );
}

const STATES = {
  draft: { text: m.issues_state_draft, tone: 'quiet' },
  sending: { text: m.issues_state_sending, tone: 'waiting' },
  sent: { text: m.issues_state_sent, tone: 'good' },
} as const satisfies Record<NewsletterIssueState, { text: unknown; tone: StatusTone }>;

function useColumns(): TableColumn<IssueListed>[] {
  const t = useTexts();
  const locale = useLocale();
  return [
    { id: 'subject', title: t(m.issues_subject), isName: true, width: '40%', cell: ({ subject }) => subject },
    {
      id: 'language',
      phone: 'bare',
      title: t(m.issues_language),
      cell: ({ language }) => t(language === 'it' ? m.articles_it : m.articles_en),
    },
    {
      id: 'sent',
      title: t(m.issues_sent_on),
      cell: ({ sentAt }) => (sentAt === null ? '–' : dayLabel(sentAt, locale)),
    },
    {
      id: 'recipients',
      title: t(m.issues_recipients),
      cell: ({ state, recipients }) => (state === 'draft' ? '–' : String(recipients)),
    },
    {
      id: 'state',
      phone: 'end',
      title: t(m.issues_state),
      cell: ({ state }) => <StatusPill tone={STATES[state].tone}>{t(STATES[state].text)}</StatusPill>,
    },
  ];
}
