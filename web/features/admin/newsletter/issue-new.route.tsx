import { useNavigate } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { ErrorSummary } from '#web/business-ui/error-summary.tsx';
import { Screen } from '#web/business-ui/frame/screen.tsx';
import { AttemptKey } from '#web/lib/attempt-key.tsx';
import type { FormAnswer } from '#web/lib/form/form-answer.ts';
import { useApiForm } from '#web/lib/form/use-api-form.ts';
import { useLocalPath } from '#web/lib/local-path.tsx';
import { PRIVATE_HEADERS } from '#web/lib/private-headers.ts';
import { requestOf } from '#web/lib/request-context.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { useToasts } from '#web/ui/toasts.tsx';
import { faultAt, titled } from '../frame/admin-screen.tsx';
import { whenAdmin } from '../frame/load-admin.ts';
import type { Route } from './+types/issue-new.route.ts';
import { ARTICLES_FOR_ISSUE, CREATE_ISSUE } from './issue-calls.ts';
import { IssueFields } from './issue-fields.tsx';
import { languageIn, saveIssue } from './save-issue.ts';
import styles from './issue.module.css';

type Answer = FormAnswer & { id?: number };

export const headers: Route.HeadersFunction = () => PRIVATE_HEADERS;
export const meta = titled(m.issues_new);
export const ErrorBoundary = faultAt(m.issues_new);

export function loader({ context, url }: Route.LoaderArgs) {
  const language = languageIn(url.searchParams.get('language'));
  return whenAdmin(url, async () => ({
    language,
    articles: (await requestOf(context).api(ARTICLES_FOR_ISSUE, { language })).getArticlesForIssue,
  }));
}

export async function action({ context, request }: Route.ActionArgs): Promise<Answer> {
  const { api, locale } = requestOf(context);
  let made: number | undefined;
  const answer = await saveIssue(await request.formData(), locale, async (input) => {
    made = (await api(CREATE_ISSUE, { input })).createNewsletterIssue;
  });
  return { ...answer, ...(made !== undefined && { id: made }) };
}

/** Begins an issue. */
export default function IssueNewRoute({ loaderData: { language, articles } }: Route.ComponentProps) {
  const t = useTexts();
  const localPath = useLocalPath();
  const navigate = useNavigate();
  const { showSuccess } = useToasts();
  const { Form, formProps, answer, isBusy } = useApiForm<Answer>({
    onSaved: ({ id }) => {
      showSuccess(t(m.issues_saved));
      void navigate(localPath(id === undefined ? '/admin/newsletter' : `/admin/newsletter/${id}`));
    },
  });
  return (
    <Screen title={t(m.issues_new)}>
      <Form {...formProps} className={styles.form}>
        <AttemptKey />
        <IssueFields language={language} articles={articles} answer={answer} />
        {answer && (
          <ErrorSummary errors={answer.errors} fieldErrors={answer.fieldErrors} form={formProps.ref} />
        )}
        <div className={styles.acts}>
          <Button type="submit" isBusy={isBusy}>
            {t(m.issues_save)}
          </Button>
          <ButtonLink to={localPath('/admin/newsletter')} look="secondary">
            {t(m.kit_cancel)}
          </ButtonLink>
        </div>
      </Form>
    </Screen>
  );
}
