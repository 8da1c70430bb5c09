import { data } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { pageMeta } from '#web/lib/page-meta.ts';
import { PRIVATE_HEADERS } from '#web/lib/private-headers.ts';
import { QuietPage } from '#web/lib/quiet-page.tsx';
import { requestOf } from '#web/lib/request-context.ts';
import { useTexts } from '#web/lib/texts.tsx';
import type { Route } from './+types/verify.route.ts';
import { findAccountLink } from './account-link.ts';
import { confirmByLink, enterByLink } from './answer-link.ts';
import { ConfirmAccount } from './confirm-account.tsx';
import { DeadLink } from './dead-link.tsx';
import styles from './links.module.css';
import { PasswordLinkForm } from './password-link-form.tsx';

export const headers: Route.HeadersFunction = () => PRIVATE_HEADERS;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t(m.account_verify_title), isPrivate: true }));

export async function loader({ context, params }: Route.LoaderArgs) {
  const { email, code } = params;
  const link = await findAccountLink(requestOf(context), { email, code });
  return data({ link, email }, { status: link.isUsable ? 200 : 404 });
}

/** What kind of link it is says the link itself, never the form. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const known = requestOf(context);
  const link = await findAccountLink(known, params);
  return link.purpose === 'invite'
    ? enterByLink(request, known, params)
    : confirmByLink(request, known, link, params.code);
}

/** E-mail verification, and the first log-in of an invited person (specification section 2). */
export default function VerifyRoute({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts();
  const { link, email } = loaderData;
  const isInvitation = link.purpose === 'invite';
  const isHydrated = link.isUsable && !actionData?.isDead && (isInvitation || link.purpose === 'verify');
  if (!isHydrated) {
    return (
      <QuietPage>
        <DeadLink purpose={isInvitation ? 'invite' : 'verify'} email={email} />
      </QuietPage>
    );
  }
  return (
    <QuietPage>
      {isInvitation ? (
        <>
          <h1>{t(m.account_invite_title)}</h1>
          <p className={styles.lead}>{t(m.account_invite_text, { email })}</p>
          <PasswordLinkForm email={email} demand="strong" answer={actionData} />
        </>
      ) : (
        <ConfirmAccount email={email} keepsPassword={link.keepsPassword} answer={actionData} />
      )}
    </QuietPage>
  );
}
