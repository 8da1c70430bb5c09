import * as m from '#contracts/texts/messages.js';
import { FilterBar } from '#web/business-ui/filter-bar.tsx';
import { Screen } from '#web/business-ui/frame/screen.tsx';
import { Segments } from '#web/business-ui/segments.tsx';
import { TableFoot } from '#web/business-ui/table-foot.tsx';
import type { FormAnswer } from '#web/lib/form/form-answer.ts';
import { sendForm } from '#web/lib/form/send-form.ts';
import { textOf } from '#web/lib/form-text.ts';
import { listAddress, oneOf } from '#web/lib/list-address.ts';
import { loadList } from '#web/lib/load-list.ts';
import { useLocalPath } from '#web/lib/local-path.tsx';
import { PRIVATE_HEADERS } from '#web/lib/private-headers.ts';
import { requestOf } from '#web/lib/request-context.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { faultAt, titled } from '../frame/admin-screen.tsx';
import { idIn, whenAdmin } from '../frame/load-admin.ts';
import type { Route } from './+types/messages.route.ts';
import { CONTACT_MESSAGES, SET_MESSAGE_ANSWERED } from './message-calls.ts';
import { OneMessage } from './one-message.tsx';
import styles from './messages.module.css';

const PAGE_SIZE = 10;
const WHICH = ['waiting', 'all'] as const;
const ADDRESS = listAddress({ show: oneOf<(typeof WHICH)[number]>(WHICH) });

export const headers: Route.HeadersFunction = () => PRIVATE_HEADERS;
export const meta = titled(m.messages_title);
export const ErrorBoundary = faultAt(m.messages_title);

export function loader({ context, url }: Route.LoaderArgs) {
  return whenAdmin(url, () =>
    loadList(
      url,
      ADDRESS,
      async ({ show, page }) =>
        (await requestOf(context).api(CONTACT_MESSAGES, { isWaiting: show === 'waiting', page }))
          .getContactMessages,
    ),
  );
}

/** Marks a message answered, or waiting again. */
export async function action({ context, request, url }: Route.ActionArgs): Promise<FormAnswer> {
  const form = await request.formData();
  const id = idIn(textOf(form, 'id'));
  const isAnswered = textOf(form, 'isAnswered') === 'yes';
  return whenAdmin(url, () =>
    sendForm({ intent: String(id) }, () => requestOf(context).api(SET_MESSAGE_ANSWERED, { id, isAnswered })),
  );
}

/** What was written to Radura, the latest first; those that wait, or all. */
export default function MessagesRoute({ loaderData: { asked, list } }: Route.ComponentProps) {
  const t = useTexts();
  const localPath = useLocalPath();
  const here = localPath('/admin/messages');
  const items = list?.items ?? [];
  const labels = { waiting: m.messages_waiting, all: m.messages_all };
  return (
    <Screen title={t(m.messages_title)}>
      <p className={styles.intro}>{t(m.messages_intro)}</p>
      <FilterBar clearHref={here} isFiltered={asked.show !== 'waiting'}>
        <Segments
          name="show"
          label={t(m.messages_which)}
          isLabelHidden
          options={WHICH.map((value) => ({ value, label: t(labels[value]) }))}
          defaultValue={asked.show}
        />
      </FilterBar>
      {items.length === 0 ? (
        <EmptyState headingLevel={2} title={t(m.messages_none_title)} text={t(m.messages_none_text)} />
      ) : (
        <ul className={styles.messages}>
          {items.map((message) => (
            <li key={message.id}>
              <OneMessage message={message} />
            </li>
          ))}
        </ul>
      )}
      <TableFoot
        page={asked.page}
        pageSize={PAGE_SIZE}
        total={list?.total ?? 0}
        hrefOf={(page) => here + ADDRESS.searchOf({ ...asked, page })}
      />
    </Screen>
  );
}
