import type { ShouldRevalidateFunctionArgs } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { dayLabel } from '#web/blog/article-date.ts';
import { ErrorSummary } from '#web/business-ui/error-summary.tsx';
import { Screen } from '#web/business-ui/frame/screen.tsx';
import { AttemptKey } from '#web/lib/attempt-key.tsx';
import type { FormAnswer } from '#web/lib/form/form-answer.ts';
import { sendForm } from '#web/lib/form/send-form.ts';
import { useApiForm } from '#web/lib/form/use-api-form.ts';
import { textOf } from '#web/lib/form-text.ts';
import { PRIVATE_HEADERS } from '#web/lib/private-headers.ts';
import { requestOf } from '#web/lib/request-context.ts';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import { PROOF_PLACES, proveFirst } from '#web/sign-in/second-factor/prove-first.ts';
import { Button } from '#web/ui/button.tsx';
import { useToasts } from '#web/ui/toasts.tsx';
import { faultAt, titled } from '../frame/admin-screen.tsx';
import { idIn, whenAdmin } from '../frame/load-admin.ts';
import type { Route } from './+types/issue-edit.route.ts';
import {
  ARTICLES_FOR_ISSUE,
  DELETE_ISSUE,
  EDIT_ISSUE,
  NEWSLETTER_ISSUE,
  SEND_ISSUE,
  TEST_ISSUE,
} from './issue-calls.ts';
import type { ArticleForIssue, NewsletterIssueSeen } from './issue-calls.ts';
import { IssueFields } from './issue-fields.tsx';
import { IssueOut } from './issue-out.tsx';
import { saveIssue } from './save-issue.ts';
import styles from './issue.module.css';

export const headers: Route.HeadersFunction = () => PRIVATE_HEADERS;
export const meta = titled(m.issues_title);
export const ErrorBoundary = faultAt(m.issues_title);

export function loader({ context, url, params }: Route.LoaderArgs) {
  const id = idIn(params.id);
  return whenAdmin(url, async () => {
    const { api } = requestOf(context);
    const { getNewsletterIssue: issue, getNewsletter } = await api(NEWSLETTER_ISSUE, { id });
    const { language } = issue;
    return {
      issue,
      readers: language === 'it' ? getNewsletter.readersIt : getNewsletter.readersEn,
      articles: (await api(ARTICLES_FOR_ISSUE, { language })).getArticlesForIssue,
    };
  });
}

/** One that is deleted is not read again. */
export const shouldRevalidate = ({
  formData,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean =>
  !(formData && textOf(formData, 'act') === 'delete') && defaultShouldRevalidate;

/** Saves it, mails it to who looks, sends it to everybody after a proof, or deletes it. */
export async function action({ context, request, params }: Route.ActionArgs): Promise<FormAnswer> {
  const id = idIn(params.id);
  const form = await request.formData();
  const { api, locale } = requestOf(context);
  const of = { id, version: Number(textOf(form, 'version')) };
  const intent = textOf(form, 'act');
  if (intent === 'test') return sendForm({ intent }, () => api(TEST_ISSUE, { id }));
  if (intent === 'delete') return sendForm({ intent }, () => api(DELETE_ISSUE, { id }));
  if (intent === 'send')
    return sendForm({ intent, places: PROOF_PLACES }, async () => {
      await proveFirst(form, api);
      await api(SEND_ISSUE, of);
    });
  const answer = await saveIssue(form, locale, (input) => api(EDIT_ISSUE, { ...of, input }));
  return { ...answer, intent: 'save' };
}

/** An issue: being written, or as it went out. */
export default function IssueEditRoute({ loaderData: { issue, articles, readers } }: Route.ComponentProps) {
  const t = useTexts();
  return (
    <Screen title={issue.subject}>
      <p className={styles.hint}>{t(issue.language === 'it' ? m.articles_it : m.articles_en)}</p>
      {issue.state === 'draft' ? (
        <>
          <Editing key={issue.version} issue={issue} articles={articles} />
          <IssueOut issue={issue} readers={readers} />
        </>
      ) : (
        <Sent issue={issue} articles={articles} />
      )}
    </Screen>
  );
}

type IssueProps = { issue: NewsletterIssueSeen; articles: readonly ArticleForIssue[] };

function Editing({ issue, articles }: IssueProps) {
  const t = useTexts();
  const { showSuccess } = useToasts();
  const { Form, formProps, answer, isBusy } = useApiForm({
    intent: 'save',
    onSaved: () => showSuccess(t(m.issues_saved)),
  });
  return (
    <Form {...formProps} className={styles.form}>
      <AttemptKey />
      <input type="hidden" name="act" value="save" />
      <input type="hidden" name="version" value={issue.version} />
      <IssueFields language={issue.language} issue={issue} articles={articles} answer={answer} />
      {answer && (
        <ErrorSummary errors={answer.errors} fieldErrors={answer.fieldErrors} form={formProps.ref} />
      )}
      <div className={styles.acts}>
        <Button type="submit" isBusy={isBusy}>
          {t(m.issues_save)}
        </Button>
      </div>
    </Form>
  );
}

function Sent({ issue, articles }: IssueProps) {
  const t = useTexts();
  const locale = useLocale();
  const { sentAt, recipients, opening, articleIds } = issue;
  return (
    <>
      <p className={styles.hint}>
        {t(m.issues_sent_note, {
          date: sentAt === null ? '' : dayLabel(sentAt, locale),
          count: String(recipients),
        })}
      </p>
      <p className={styles.words}>{opening}</p>
      <ul className={styles.articles}>
        {articles
          .filter(({ id }) => articleIds.includes(id))
          .map(({ id, title }) => (
            <li key={id}>{title}</li>
          ))}
      </ul>
    </>
  );
}
