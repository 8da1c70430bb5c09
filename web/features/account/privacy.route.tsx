import { IconChevronLeft } from '@tabler/icons-react';
import { redirectDocument } from 'react-router';
import { localeInPath, pathInLocale } from '#contracts/languages.ts';
import * as m from '#contracts/texts/messages.js';
import type { FormAnswer } from '#web/lib/form/form-answer.ts';
import { goOnUnlessScripted } from '#web/lib/form/saved.ts';
import { LocalLink } from '#web/lib/local-path.tsx';
import { pageMeta } from '#web/lib/page-meta.ts';
import { PRIVATE_HEADERS } from '#web/lib/private-headers.ts';
import { requestOf } from '#web/lib/request-context.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { hasSecondFactor } from '#web/sign-in/second-factor/second-factor-calls.ts';
import { whenSignedIn } from '#web/sign-in/when-signed-in.ts';
import type { Route } from './+types/privacy.route.ts';
import listStyles from './own-list.module.css';
import { answerPrivacy } from './privacy/answer-privacy.ts';
import { DeletePanel } from './privacy/delete-panel.tsx';
import { ExportPanel } from './privacy/export-panel.tsx';
import { EXPORT_PATH, MY_ACCOUNT_DELETION } from './privacy/privacy-calls.ts';
import styles from './privacy/privacy.module.css';

export const headers: Route.HeadersFunction = () => PRIVATE_HEADERS;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t(m.privacydata_title), isPrivate: true }));

export function loader({ context }: Route.LoaderArgs) {
  return whenSignedIn(() => requestOf(context).api(MY_ACCOUNT_DELETION));
}

/** Whoever has left gets a page of its own; without scripts the download follows at once. */
export async function action({ context, request, url }: Route.ActionArgs): Promise<FormAnswer> {
  const form = await request.formData();
  const answer = await answerPrivacy(form, requestOf(context));
  if (answer.isSaved && answer.intent === 'delete') {
    throw redirectDocument(pathInLocale('/account-deleted', localeInPath(url.pathname)), 303);
  }
  if (answer.isSaved) goOnUnlessScripted(form, EXPORT_PATH);
  return answer;
}

/** Everything held about the person as a file, and the way out; each asks for the password. */
export default function PrivacyRoute({ loaderData }: Route.ComponentProps) {
  const t = useTexts();
  if (!loaderData?.getCurrentUser) return null;
  const { getMyAccountDeletion: deletion, getCurrentUser: user, getMySecondFactors: factors } = loaderData;
  const asked = { email: user.email, hasSecondFactor: hasSecondFactor(factors) };
  return (
    <div className={styles.page}>
      <LocalLink to="/profile" className={listStyles.back}>
        <IconChevronLeft size={16} stroke={1.6} aria-hidden="true" /> {t(m.account_settings_back)}
      </LocalLink>
      <h2 className="visually-hidden">{t(m.privacydata_title)}</h2>
      <ExportPanel {...asked} />
      <DeletePanel {...asked} deletion={deletion} />
    </div>
  );
}
