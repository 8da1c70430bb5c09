import { IconArchive, IconArrowBackUp, IconPlus } from '@tabler/icons-react';
import { useFetcher } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { Screen } from '#web/business-ui/frame/screen.tsx';
import { StatusPill } from '#web/business-ui/status-pill.tsx';
import { Table } from '#web/business-ui/table.tsx';
import type { TableColumn } from '#web/business-ui/table.tsx';
import type { FormAnswer } from '#web/lib/form/form-answer.ts';
import { sendForm } from '#web/lib/form/send-form.ts';
import { textOf } from '#web/lib/form-text.ts';
import { useLocalPath } from '#web/lib/local-path.tsx';
import { ownAttemptKey } from '#web/lib/page-person.ts';
import { PRIVATE_HEADERS } from '#web/lib/private-headers.ts';
import { requestOf } from '#web/lib/request-context.ts';
import type { Texts } from '#web/lib/texts-in.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { useOnce } from '#web/lib/use-once.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { useToasts } from '#web/ui/toasts.tsx';
import { faultAt, titled, useAdminMay } from '../frame/admin-screen.tsx';
import { idIn, whenAdmin } from '../frame/load-admin.ts';
import type { Route } from './+types/authors.route.ts';
import type { OwnAuthorSeen } from './author-calls.ts';
import { ARCHIVE_AUTHOR, OWN_AUTHORS, RESTORE_AUTHOR } from './author-calls.ts';

export const headers: Route.HeadersFunction = () => PRIVATE_HEADERS;
export const meta = titled(m.authors_title);
export const ErrorBoundary = faultAt(m.authors_title);

export function loader({ context, url }: Route.LoaderArgs) {
  return whenAdmin(url, async () => ({
    authors: (await requestOf(context).api(OWN_AUTHORS)).getOwnAuthors,
  }));
}

/** Archives an author or brings one back. */
export async function action({ context, request }: Route.ActionArgs): Promise<FormAnswer> {
  const form = await request.formData();
  const id = idIn(textOf(form, 'id'));
  const { api } = requestOf(context);
  return sendForm({}, () =>
    textOf(form, 'act') === 'restore' ? api(RESTORE_AUTHOR, { id }) : api(ARCHIVE_AUTHOR, { id }),
  );
}

/** Under which names articles are written. */
export default function AuthorsRoute({ loaderData: { authors } }: Route.ComponentProps) {
  const t = useTexts();
  const localPath = useLocalPath();
  const mayManage = useAdminMay('manageAuthors');
  const fetcher = useFetcher<FormAnswer>();
  const { showSuccess, showError } = useToasts();
  useOnce(fetcher.state === 'idle' ? fetcher.data : undefined, (answer) => {
    if (answer.isSaved) showSuccess(t(m.authors_saved));
    else showError(answer.errors[0]?.message ?? t(m.editor_refused));
  });
  const act = (id: number, name: 'archive' | 'restore') => () =>
    void fetcher.submit({ id: String(id), act: name, attemptKey: ownAttemptKey() }, { method: 'post' });
  return (
    <Screen
      title={t(m.authors_title)}
      act={
        mayManage && (
          <ButtonLink to={localPath('/admin/authors/new')}>
            <IconPlus size={18} stroke={1.8} aria-hidden="true" />
            {t(m.authors_new)}
          </ButtonLink>
        )
      }
    >
      <Table<OwnAuthorSeen>
        label={t(m.authors_title)}
        columns={columnsOf(t)}
        rows={authors}
        idOf={({ id }) => String(id)}
        nameOf={({ displayName }) => displayName}
        hrefOf={({ id }) => localPath(`/admin/authors/${id}`)}
        {...(mayManage && {
          actsOf: ({ id, isArchived }) => [
            isArchived
              ? {
                  id: 'restore',
                  label: t(m.authors_restore),
                  icon: IconArrowBackUp,
                  onAct: act(id, 'restore'),
                }
              : { id: 'archive', label: t(m.authors_archive), icon: IconArchive, onAct: act(id, 'archive') },
          ],
        })}
        empty={<EmptyState headingLevel={2} title={t(m.authors_none_title)} text={t(m.authors_none_text)} />}
      />
    </Screen>
  );
}

const columnsOf = (t: Texts): TableColumn<OwnAuthorSeen>[] => [
  { id: 'name', title: t(m.authors_name), isName: true, width: '40%', cell: (one) => one.displayName },
  {
    id: 'log-in',
    title: t(m.authors_log_in),
    cell: ({ hasLogIn }) => t(hasLogIn ? m.authors_has_log_in : m.authors_no_log_in),
  },
  {
    id: 'state',
    phone: 'end',
    title: t(m.authors_state),
    cell: ({ isArchived }) => (
      <StatusPill tone={isArchived ? 'quiet' : 'good'}>
        {t(isArchived ? m.authors_archived : m.authors_writes)}
      </StatusPill>
    ),
  },
];
