import { useFetcher, useLocation } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { FormSection } from '#web/business-ui/form-section.tsx';
import { Screen } from '#web/business-ui/frame/screen.tsx';
import { Refused } from '#web/business-ui/refused.tsx';
import { TableFoot } from '#web/business-ui/table-foot.tsx';
import { AttemptKey } from '#web/lib/attempt-key.tsx';
import { textOf } from '#web/lib/form-text.ts';
import { listAddress } from '#web/lib/list-address.ts';
import { loadList } from '#web/lib/load-list.ts';
import { pageMeta } from '#web/lib/page-meta.ts';
import { PRIVATE_HEADERS } from '#web/lib/private-headers.ts';
import { requestOf } from '#web/lib/request-context.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import type { Route } from './+types/notices.route.ts';
import { providerIdIn, whenAllowed } from '#web/business-frame/center/load-center.ts';
import { useCenterPath } from '#web/business-frame/center/own-center.tsx';
import { ScreenFault } from '#web/business-frame/center/screen-fault.tsx';
import type { NoticeSeen } from '#web/business-frame/notices/notice-calls.ts';
import { NOTICES } from '#web/business-frame/notices/notice-calls.ts';
import { NoticeItem } from '#web/business-frame/notices/notice-item.tsx';
import type { MailsAtWork } from './mails-form.tsx';
import { MailsForm } from './mails-form.tsx';
import { useMarkRead } from '#web/business-frame/notices/use-mark-read.ts';
import { noticeText } from '#web/business-frame/notices/notice-labels.ts';
import { readNotices } from '#web/business-frame/notices/read-notices.ts';
import type { ReadAnswer } from '#web/business-frame/notices/read-notices.ts';
import { MAILS_INTENT, saveWishes } from './save-wishes.ts';
import styles from '#web/business-frame/notices/notices.module.css';

const PAGE_SIZE = 10;
const ADDRESS = listAddress({});

export const headers: Route.HeadersFunction = () => PRIVATE_HEADERS;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t(m.notices_title), isPrivate: true }));

export function loader({ context, url, params }: Route.LoaderArgs) {
  const providerId = providerIdIn(params);
  const { api } = requestOf(context);
  return whenAllowed(url, async () => {
    let mails: MailsAtWork | 'none' | null = null;
    const loaded = await loadList(url, ADDRESS, async ({ page }) => {
      const {
        getNotices: found,
        getCurrentUser: me,
        getStaffMailWishes: wishes,
      } = await api(NOTICES, { providerId, page });
      mails = wishes ? { wishes, email: me?.email ?? '' } : 'none';
      return found;
    });
    return { ...loaded, mails: mails as MailsAtWork | 'none' | null };
  });
}

export async function action({ context, request, url, params }: Route.ActionArgs) {
  const form = await request.formData();
  if (textOf(form, 'intent') === MAILS_INTENT) {
    const saved = await whenAllowed(url, () => saveWishes(form, requestOf(context), providerIdIn(params)));
    return saved;
  }
  return readNotices(form, requestOf(context), providerIdIn(params));
}

/** What whoever looks was told here, and what of it is unread. */
export default function NoticesRoute({ loaderData }: Route.ComponentProps) {
  const t = useTexts();
  const here = useCenterPath()('notices');
  const { search } = useLocation();
  const reading = useFetcher<ReadAnswer>();
  const markRead = useMarkRead(reading.submit);
  const { asked, list, hasFailed, mails } = loaderData;
  const [newest] = list?.items ?? [];
  const answer = reading.data;
  const follow = ({ id, isRead }: NoticeSeen): void => {
    if (!isRead) markRead(id);
  };
  return (
    <Screen
      title={t(m.notices_title)}
      act={
        list &&
        list.unread > 0 &&
        asked.page === 1 &&
        newest && (
          <reading.Form method="post" action={here}>
            <AttemptKey />
            <input type="hidden" name="upTo" value={newest.id} />
            <Button type="submit" look="secondary" isBusy={reading.formData?.has('upTo') ?? false}>
              {t(m.notices_read_all)}
            </Button>
          </reading.Form>
        )
      }
    >
      {answer && answer.errors.length > 0 && <Refused errors={answer.errors} />}
      {list && list.items.length > 0 ? (
        <ul className={styles.list}>
          {list.items.map((notice) => (
            <NoticeItem key={notice.id} notice={notice} onFollow={follow}>
              {!notice.isRead && (
                <reading.Form method="post" action={here + search}>
                  <AttemptKey />
                  <input type="hidden" name="id" value={notice.id} />
                  <Button
                    type="submit"
                    look="secondary"
                    aria-label={t(m.notices_read_of, { text: noticeText(t, notice) })}
                  >
                    {t(m.notices_read)}
                  </Button>
                </reading.Form>
              )}
            </NoticeItem>
          ))}
        </ul>
      ) : (
        <EmptyState
          headingLevel={2}
          title={t(hasFailed ? m.center_failed_title : m.notices_empty_title)}
          text={t(hasFailed ? m.notices_failed : m.notices_empty_text)}
        >
          {hasFailed && (
            <ButtonLink to={here + ADDRESS.searchOf(asked)} look="secondary">
              {t(m.center_again)}
            </ButtonLink>
          )}
        </EmptyState>
      )}
      {list && (
        <TableFoot
          page={asked.page}
          pageSize={PAGE_SIZE}
          total={list.total}
          hrefOf={(page) => here + ADDRESS.searchOf({ page })}
        />
      )}
      {mails === 'none' && (
        <FormSection title={t(m.notices_mails_title)}>
          <p>{t(m.notices_mails_none)}</p>
        </FormSection>
      )}
      {mails && mails !== 'none' && <MailsForm {...mails} />}
    </Screen>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const t = useTexts();
  return <ScreenFault error={error} back={{ path: 'notices', label: t(m.notices_title) }} />;
}
