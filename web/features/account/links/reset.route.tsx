import { data } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { OPEN_ANSWER } from '#web/lib/form/form-answer.ts';
import { pageMeta } from '#web/lib/page-meta.ts';
import { PRIVATE_HEADERS } from '#web/lib/private-headers.ts';
import { QuietPage } from '#web/lib/quiet-page.tsx';
import { requestOf } from '#web/lib/request-context.ts';
import { useTexts } from '#web/lib/texts.tsx';
import type { Route } from './+types/reset.route.ts';
import { findAccountLink } from './account-link.ts';
import { resetByLink } from './answer-link.ts';
import { DeadLink } from './dead-link.tsx';
import styles from './links.module.css';
import { PasswordLinkForm } from './password-link-form.tsx';
import { readResetCode } from './reset-code.ts';
import type { ResetCode } from './reset-code.ts';

export const headers: Route.HeadersFunction = () => PRIVATE_HEADERS;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t(m.account_reset_title), isPrivate: true }));

export async function loader({ context, params }: Route.LoaderArgs) {
  const asked = askedBy(params);
  const link = asked && (await findAccountLink(requestOf(context), asked));
  const isHydrated = link?.purpose === 'reset' && link.isUsable;
  return data({ email: isHydrated && asked ? asked.email : null }, { status: isHydrated ? 200 : 404 });
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const asked = askedBy(params);
  if (asked === null) return { ...OPEN_ANSWER, isDead: true };
  return resetByLink(request, requestOf(context), asked);
}

/** Both forms of the link open the same screen (specification section 2). */
function askedBy({ email, code }: { email?: string; code: string }): ResetCode | null {
  return email === undefined ? readResetCode(code) : { email, code };
}

export default function ResetRoute({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts();
  const { email } = loaderData;
  if (email === null || actionData?.isDead) {
    return (
      <QuietPage>
        <DeadLink purpose="reset" email={null} />
      </QuietPage>
    );
  }
  return (
    <QuietPage>
      <h1>{t(m.account_reset_title)}</h1>
      <p className={styles.lead}>{t(m.account_reset_text, { email })}</p>
      <PasswordLinkForm email={email} demand="long" answer={actionData} />
    </QuietPage>
  );
}
